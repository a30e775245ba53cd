"""Errors of the store, and what the drivers' errors mean.

asyncpg is imported where it is needed: most servers use SQLite and start faster without it.
"""

from __future__ import annotations

import sqlite3

import sqlalchemy.exc

CONNECTION_SQLSTATE_CLASS = "08"
"""How PostgreSQL's codes for lost connections begin."""
TRANSIENT_SQLSTATES = frozenset({"40001", "40P01", "53300", "55P03", "57P01", "57P02", "57P03", "57014", "25P03"})
"""PostgreSQL's codes worth a retry: deadlocks, restarts, too many connections."""
OUTAGE_SQLSTATE_CLASSES = frozenset({"25", "53", "57", "58"})
"""How PostgreSQL's codes for its own troubles begin: read-only, out of resources, shutting down, I/O errors."""
TRANSIENT_SQLITE_CODES = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
OUTAGE_SQLITE_CODES = TRANSIENT_SQLITE_CODES | {
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


def unavailable(error: BaseException) -> StoreUnavailable:
    """The error for a database that still fails after all retries."""
    return StoreUnavailable(f"the database does not answer: {describe(error)}")


def driver_error(error: BaseException) -> BaseException:
    """The driver's own error inside SQLAlchemy's."""
    while isinstance(error, sqlalchemy.exc.DBAPIError) and error.orig is not None:
        error = error.orig
    import asyncpg

    inner = error.__cause__
    return inner if isinstance(inner, (asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error)) else error


def sqlstate(error: BaseException) -> str:
    """PostgreSQL's code for an error, empty for all others."""
    return str(getattr(driver_error(error), "sqlstate", None) or "")


def sqlite_code(error: BaseException) -> int:
    """SQLite's primary result code, 0 for errors that are not SQLite's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_transient(error: BaseException) -> bool:
    """Whether a retry may help."""
    if isinstance(error, sqlalchemy.exc.TimeoutError):
        return True
    if isinstance(error, sqlalchemy.exc.DBAPIError) and error.connection_invalidated:
        return True
    inner = driver_error(error)
    if isinstance(inner, sqlite3.Error):
        return sqlite_code(inner) in TRANSIENT_SQLITE_CODES
    code = sqlstate(inner)
    if code:
        return code.startswith(CONNECTION_SQLSTATE_CLASS) or code in TRANSIENT_SQLSTATES
    import asyncpg

    # asyncpg's errors about bad arguments are ValueErrors too.
    return isinstance(inner, (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)) and not isinstance(
        inner, ValueError
    )


def is_outage(error: BaseException) -> bool:
    """Whether the database refuses for a reason of its own, such as a full disk, and not because of the request."""
    inner = driver_error(error)
    return sqlite_code(inner) in OUTAGE_SQLITE_CODES or sqlstate(inner)[:2] in OUTAGE_SQLSTATE_CLASSES


def describe(error: BaseException) -> str:
    """The first line of the driver's message, without SQLAlchemy's statement, parameters and links."""
    inner = driver_error(error)
    text = (inner.strerror if isinstance(inner, OSError) else "") or str(inner).strip() or type(inner).__name__
    return text.splitlines()[0]
