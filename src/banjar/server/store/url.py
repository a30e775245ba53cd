"""Where the database is: what people may write, and what each mistake is called."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from banjar.server.store.errors import StoreError, origin, plain, sqlstate

EXAMPLES = "sqlite:////home/me/banjar.db or postgresql://user:password@host/banjar"
KINDS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql",
    "postgresql": "postgresql",
    "postgresql+asyncpg": "postgresql",
}
PARAMETERS = {"host", "port", "ssl"}


@dataclass(frozen=True)
class DatabaseUrl:
    """A checked address of a database."""

    url: URL
    file: pathlib.Path | None
    """None for PostgreSQL."""

    @property
    def shown(self) -> str:
        """For messages: without the password."""
        return str(self.file) if self.file is not None else self.url.render_as_string(hide_password=True)

    @property
    def server(self) -> str:
        """The host of a PostgreSQL server, or the folder of its socket."""
        host = self.url.host or self.url.query.get("host") or "this computer"
        return host if isinstance(host, str) else ", ".join(host)


def parse(text: str | None) -> DatabaseUrl:
    """The address that people gave; None is the usual file of this user. StoreError says what is wrong."""
    if text is None:
        return in_file(usual_file())
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"the address of the database is no URL such as {EXAMPLES}") from None
    kind = KINDS.get(url.drivername)
    if kind is None:
        raise StoreError(f"Banjar knows no database {url.drivername!r}: the address begins as in {EXAMPLES}")
    if kind == "sqlite":
        if url.host or not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise StoreError(
                "the address of an SQLite database names a file with its whole path: sqlite:////home/me/banjar.db"
            )
        if url.query:
            raise StoreError(f"the address of an SQLite database has no parameters such as {min(url.query)!r}")
        return in_file(pathlib.Path(url.database))
    return in_server(url)


def in_file(path: pathlib.Path) -> DatabaseUrl:
    """The address of an SQLite file; its real path, so that one file has one lock."""
    real = path.expanduser().resolve()
    return DatabaseUrl(URL.create("sqlite+aiosqlite", database=str(real)), real)


def in_server(url: URL) -> DatabaseUrl:
    """The address of a PostgreSQL database."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    unknown = sorted(set(query) - PARAMETERS)
    if unknown:
        raise StoreError(
            f"the address of a PostgreSQL database has the parameters host, port and sslmode, not {unknown[0]!r}"
        )
    return DatabaseUrl(url.set(drivername="postgresql+asyncpg", query=query), None)


def usual_file() -> pathlib.Path:
    """In the user's data directory, which is made if it is missing."""
    folder = platformdirs.user_data_path("banjar", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {folder} cannot be made: {error.strerror}") from error
    return folder / "banjar.db"


def failure(address: DatabaseUrl, error: BaseException) -> StoreError:
    """One sentence on why the database cannot be opened."""
    if isinstance(error, StoreError):
        return error
    if address.file is not None:
        return StoreError(f"the database {address.file} cannot be used: {plain(error)}")
    import asyncpg

    code = sqlstate(error)
    name = address.url.database or address.url.username or ""
    user = address.url.username or ""
    if code == "28P01":
        text = f"the PostgreSQL server at {address.server} does not accept this password for the user {user!r}"
    elif code.startswith("28"):
        text = f"the PostgreSQL server at {address.server} does not let the user {user!r} in: {plain(error)}"
    elif code == "3D000":
        text = f"the PostgreSQL server at {address.server} has no database {name!r}"
    elif code == "42501":
        text = f"the user {user!r} may not make or change tables in the database {name!r}: {plain(error)}"
    elif not code and isinstance(origin(error), OSError):
        text = f"no PostgreSQL server answers at {address.server}: {plain(error)}"
    elif not code and isinstance(origin(error), (asyncpg.InterfaceError, ValueError, TypeError)):
        text = f"the address {address.shown} cannot be used: {plain(error)}"
    else:
        text = f"the database {address.shown} cannot be used: {plain(error)}"
    return StoreError(text)
