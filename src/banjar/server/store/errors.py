"""What can go wrong with a database, said to the person who runs the server.

The driver of PostgreSQL is loaded where it is needed: most servers have a file and start without it.
"""

from __future__ import annotations

import sqlite3

import sqlalchemy.exc

LOST = "08"
"""The first letters of PostgreSQL's codes for lost connections."""
PASSING = frozenset({"40001", "40P01", "53300", "55P03", "57P01", "57P02", "57P03", "57014", "25P03"})
"""PostgreSQL's codes for what may go well the next time: deadlocks, restarts, too many connections."""
BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


SICK = BUSY | {
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}


class StoreError(Exception):
    """The database cannot be used as asked; the text is one sentence for people."""


class StoreUnavailable(StoreError):
    """The database does not answer now; nothing is known to be wrong with the request."""


def origin(error: BaseException) -> BaseException:
    """The driver's own error inside SQLAlchemy's."""
    while isinstance(error, sqlalchemy.exc.DBAPIError) and error.orig is not None:
        error = error.orig
    import asyncpg

    inner = error.__cause__
    return inner if isinstance(inner, (asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error)) else error


def sqlstate(error: BaseException) -> str:
    """PostgreSQL's code for an error, empty for all others."""
    return str(getattr(origin(error), "sqlstate", None) or "")


def sqlite_code(error: BaseException) -> int:
    """SQLite's code for an error without its details, 0 for all others."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_passing(error: BaseException) -> bool:
    """Whether trying again may help."""
    if isinstance(error, sqlalchemy.exc.TimeoutError):
        return True
    if isinstance(error, sqlalchemy.exc.DBAPIError) and error.connection_invalidated:
        return True
    inner = origin(error)
    if isinstance(inner, sqlite3.Error):
        return sqlite_code(inner) in BUSY
    code = sqlstate(inner)
    if code:
        return code.startswith(LOST) or code in PASSING
    import asyncpg

    # Those that are also ValueErrors find fault with what they were given.
    return isinstance(inner, (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)) and not isinstance(
        inner, ValueError
    )


def is_outage(error: BaseException) -> bool:
    """Whether the database refuses for a reason of its own, such as a full disk, and not because of the request."""
    inner = origin(error)
    return sqlite_code(inner) in SICK or sqlstate(inner)[:2] in ("53", "57", "58", "25")


def plain(error: BaseException) -> str:
    """The driver's first line, without SQLAlchemy's statement, parameters and links."""
    inner = origin(error)
    text = (inner.strerror if isinstance(inner, OSError) else "") or str(inner).strip() or type(inner).__name__
    return text.splitlines()[0]
