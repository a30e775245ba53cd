"""Errors of the store, and what the drivers' errors mean.

asyncpg is imported where it is needed: most servers use SQLite and start faster without it.
"""

from __future__ import annotations

import enum
import sqlite3

import sqlalchemy.exc

CONNECTION_SQLSTATE_CLASS = "08"
"""How PostgreSQL's codes for lost connections begin."""
LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code for a lock that somebody else has held for longer than `lock_timeout`."""
TRANSIENT_SQLSTATES = frozenset(
    {"40001", "40P01", "53300", LOCK_NOT_AVAILABLE, "57P01", "57P02", "57P03", "57014", "25P03"}
)
"""PostgreSQL's codes worth a retry: deadlocks, restarts, too many connections."""
OUTAGE_SQLSTATE_CLASSES = frozenset({"25", "53", "57", "58", "XX"})
"""How PostgreSQL's codes for its own troubles begin: read-only, no resources, shutting down, I/O errors, corrupt."""
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


class Trouble(enum.StrEnum):
    """Why nothing can be committed now, in a word for whoever watches the server."""

    AWAY = "no database"
    CORRUPT = "database corrupt"
    DISK_FULL = "disk full"
    FILE_GONE = "database file gone"
    LOCKED = "database locked"
    READ_ONLY = "database read-only"
    SLOW = "database slow"


TROUBLES_OF_SQLITE = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_CORRUPT: Trouble.CORRUPT,
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_NOTADB: Trouble.CORRUPT,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
}
TROUBLES_OF_POSTGRESQL = {
    "25006": Trouble.READ_ONLY,
    "53100": Trouble.DISK_FULL,
    LOCK_NOT_AVAILABLE: Trouble.LOCKED,
    "57014": Trouble.SLOW,
    "XX001": Trouble.CORRUPT,
    "XX002": Trouble.CORRUPT,
}


class StoreError(Exception):
    """The database cannot be used as asked; the text is one sentence for people."""


class StoreUnavailable(StoreError):
    """The database does not answer now; nothing is known to be wrong with the request."""

    def __init__(self, text: str, trouble: Trouble = Trouble.AWAY) -> None:
        super().__init__(text)
        self.trouble = trouble


class FileGone(Exception):
    """The SQLite file that is open is no longer the one at its path, so that what is written to it is lost."""


class FileDamaged(Exception):
    """Another program has written into the SQLite file that is open, or cut it short."""


class RowLocked(Exception):
    """Another process has held the row of a table for longer than a commit may take."""


def unavailable(error: BaseException) -> StoreUnavailable:
    """The error for a database that still fails after all retries."""
    return StoreUnavailable(f"the database does not answer: {describe(error)}", trouble_of(error))


def trouble_of(error: BaseException) -> Trouble:
    """What kind of trouble an error of the driver, or one of ours, tells of."""
    if isinstance(error, StoreUnavailable):
        return error.trouble
    inner = driver_error(error)
    match inner:
        case FileGone():
            return Trouble.FILE_GONE
        case FileDamaged():
            return Trouble.CORRUPT
        case RowLocked():
            return Trouble.LOCKED
        case TimeoutError() | sqlalchemy.exc.TimeoutError():
            return Trouble.SLOW
        case sqlite3.Error():
            return TROUBLES_OF_SQLITE.get(sqlite_code(inner), Trouble.AWAY)
    return TROUBLES_OF_POSTGRESQL.get(sqlstate(inner), Trouble.AWAY)


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
    if isinstance(inner, (FileGone, FileDamaged, RowLocked, MemoryError)):
        return True
    return sqlite_code(inner) in OUTAGE_SQLITE_CODES or sqlstate(inner)[:2] in OUTAGE_SQLSTATE_CLASSES


def is_lock_timeout(error: BaseException) -> bool:
    """Whether another process on PostgreSQL has a lock; the database itself is well."""
    return sqlstate(error) == LOCK_NOT_AVAILABLE


def describe(error: BaseException) -> str:
    """The first line of the driver's message, without SQLAlchemy's statement, parameters and links."""
    inner = driver_error(error)
    text = (inner.strerror if isinstance(inner, OSError) else "") or str(inner).strip() or type(inner).__name__
    return text.splitlines()[0]
