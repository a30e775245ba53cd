"""SQLAlchemy engines for both databases, with timeouts and durability set."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from banjar.server.store.url import DatabaseUrl

SQLITE_BUSY_TIMEOUT_SECONDS = 5
CONNECT_TIMEOUT_SECONDS = 10
"""For a new connection, and for a free one in the pool."""
COMMAND_TIMEOUT_SECONDS = 30
IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS = 60_000
"""After this PostgreSQL frees the locks of a client that hangs."""


def sqlite_engine(url: DatabaseUrl) -> AsyncEngine:
    """Every commit is on the disk before it returns."""
    engine = create_async_engine(
        url.sqlalchemy,
        hide_parameters=True,
        pool_size=4,
        max_overflow=4,
        pool_timeout=CONNECT_TIMEOUT_SECONDS,
        connect_args={"isolation_level": None, "timeout": SQLITE_BUSY_TIMEOUT_SECONDS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that turns into a writer fails at once if another wrote meanwhile: writers take the lock first.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def postgresql_engine(url: DatabaseUrl) -> AsyncEngine:
    """Connections are checked before use, and no statement waits for ever."""
    return create_async_engine(
        url.sqlalchemy,
        hide_parameters=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=CONNECT_TIMEOUT_SECONDS,
        pool_pre_ping=True,
        isolation_level="READ COMMITTED",
        connect_args=asyncpg_arguments(),
    )


def asyncpg_arguments() -> dict[str, Any]:
    """Keyword arguments of `asyncpg.connect`."""
    return {
        "timeout": CONNECT_TIMEOUT_SECONDS,
        "command_timeout": COMMAND_TIMEOUT_SECONDS,
        "server_settings": {
            "application_name": "banjar",
            "idle_in_transaction_session_timeout": str(IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS),
        },
    }
