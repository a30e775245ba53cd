"""Parse database URLs; every error is one sentence."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from banjar.server.store.errors import StoreError, describe, driver_error, sqlstate

EXAMPLES = "sqlite:////home/me/banjar.db or postgresql://user:password@host/banjar"
DIALECTS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql",
    "postgresql": "postgresql",
    "postgresql+asyncpg": "postgresql",
}
POSTGRESQL_PARAMETERS = {"host", "port", "ssl"}


@dataclass(frozen=True)
class DatabaseUrl:
    """A checked URL of a database."""

    sqlalchemy: URL
    file: pathlib.Path | None
    """None for PostgreSQL."""

    @property
    def shown(self) -> str:
        """For messages: without the password."""
        return str(self.file) if self.file is not None else self.sqlalchemy.render_as_string(hide_password=True)

    @property
    def server(self) -> str:
        """The host of a PostgreSQL server, or the folder of its socket."""
        host = self.sqlalchemy.host or self.sqlalchemy.query.get("host") or "this computer"
        return host if isinstance(host, str) else ", ".join(host)


def parse_url(text: str | None) -> DatabaseUrl:
    """Check a URL; None stands for this user's default file. StoreError says what is wrong."""
    if text is None:
        return sqlite_url(default_file())
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"the database must be a URL such as {EXAMPLES}") from None
    dialect = DIALECTS.get(url.drivername)
    if dialect is None:
        raise StoreError(f"Banjar does not support the database {url.drivername!r}: use a URL such as {EXAMPLES}")
    if dialect == "sqlite":
        if url.host or not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise StoreError("the URL of an SQLite database needs the path of a file: sqlite:////home/me/banjar.db")
        if url.query:
            raise StoreError(f"the URL of an SQLite database takes no parameters such as {min(url.query)!r}")
        return sqlite_url(pathlib.Path(url.database))
    return postgresql_url(url)


def sqlite_url(path: pathlib.Path) -> DatabaseUrl:
    """The URL of an SQLite file, with its real path: one file has one lock."""
    real = path.expanduser().resolve()
    return DatabaseUrl(URL.create("sqlite+aiosqlite", database=str(real)), real)


def postgresql_url(url: URL) -> DatabaseUrl:
    """The URL of a PostgreSQL database; `sslmode` becomes asyncpg's `ssl`."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    unknown = sorted(set(query) - POSTGRESQL_PARAMETERS)
    if unknown:
        raise StoreError(
            f"the URL of a PostgreSQL database takes the parameters host, port and sslmode, not {unknown[0]!r}"
        )
    return DatabaseUrl(url.set(drivername="postgresql+asyncpg", query=query), None)


def default_file() -> pathlib.Path:
    """`banjar.db` in the user's data directory, which is created if it is missing."""
    folder = platformdirs.user_data_path("banjar", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {folder} cannot be created: {error.strerror}") from error
    return folder / "banjar.db"


def open_error(url: DatabaseUrl, error: BaseException) -> StoreError:
    """One sentence on why the database cannot be opened."""
    if isinstance(error, StoreError):
        return error
    if url.file is not None:
        return StoreError(f"the database {url.file} cannot be used: {describe(error)}")
    import asyncpg

    code = sqlstate(error)
    name = url.sqlalchemy.database or url.sqlalchemy.username or ""
    user = url.sqlalchemy.username or ""
    if code == "28P01":
        text = f"the PostgreSQL server at {url.server} does not accept this password for the user {user!r}"
    elif code.startswith("28"):
        text = f"the PostgreSQL server at {url.server} does not let the user {user!r} in: {describe(error)}"
    elif code == "3D000":
        text = f"the PostgreSQL server at {url.server} has no database {name!r}"
    elif code == "42501":
        text = f"the user {user!r} may not create or change tables in the database {name!r}: {describe(error)}"
    elif not code and isinstance(driver_error(error), OSError):
        text = f"no PostgreSQL server answers at {url.server}: {describe(error)}"
    elif not code and isinstance(driver_error(error), (asyncpg.InterfaceError, ValueError, TypeError)):
        text = f"the URL {url.shown} cannot be used: {describe(error)}"
    else:
        text = f"the database {url.shown} cannot be used: {describe(error)}"
    return StoreError(text)
