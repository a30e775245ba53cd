"""SQLAlchemy engines for both databases, with timeouts and durability set."""

from __future__ import annotations

import socket
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from banjar.server.store.url import DatabaseUrl

SQLITE_BUSY_TIMEOUT_SECONDS = 0.5
CONNECT_TIMEOUT_SECONDS = 5
"""For a new connection, and for a free one in the pool."""
COMMAND_TIMEOUT_SECONDS = 5
LOCK_TIMEOUT_MILLISECONDS = 2_000
"""How long a statement waits for a row that somebody else has locked, in the order of those who wait."""
IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS = 5_000
"""After this PostgreSQL frees the locks of a client that hangs."""
KEEPALIVE_IDLE_SECONDS, KEEPALIVE_INTERVAL_SECONDS, KEEPALIVE_PROBES = 5, 2, 3
"""When, how often and how many times a silent peer is asked whether it is still there."""
UNACKNOWLEDGED_TIMEOUT_MILLISECONDS = 10_000
"""After this a connection whose packets nobody acknowledges is lost."""


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


def postgresql_engine(url: DatabaseUrl, *, is_patient: bool = False) -> AsyncEngine:
    """Connections are checked before use, and no statement waits for ever; a patient engine has no timeouts."""
    return create_async_engine(
        url.sqlalchemy,
        hide_parameters=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=CONNECT_TIMEOUT_SECONDS,
        pool_pre_ping=True,
        isolation_level="READ COMMITTED",
        connect_args=asyncpg_arguments(is_patient=is_patient),
    )


def asyncpg_arguments(*, is_patient: bool = False) -> dict[str, Any]:
    """Keyword arguments of `asyncpg.connect`."""
    timeouts = {
        "idle_in_transaction_session_timeout": IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS,
        "lock_timeout": LOCK_TIMEOUT_MILLISECONDS,
        "statement_timeout": 1000 * COMMAND_TIMEOUT_SECONDS,
    }
    # PostgreSQL watches its side of the connection by these: it frees the locks of a client whose network was cut.
    keepalives = {
        "tcp_keepalives_idle": KEEPALIVE_IDLE_SECONDS,
        "tcp_keepalives_interval": KEEPALIVE_INTERVAL_SECONDS,
        "tcp_keepalives_count": KEEPALIVE_PROBES,
        "tcp_user_timeout": UNACKNOWLEDGED_TIMEOUT_MILLISECONDS,
    }
    settings = keepalives if is_patient else {**keepalives, **timeouts}
    return {
        "timeout": CONNECT_TIMEOUT_SECONDS,
        "command_timeout": None if is_patient else COMMAND_TIMEOUT_SECONDS,
        "server_settings": {"application_name": "banjar", **{name: str(value) for name, value in settings.items()}},
    }


def keep_alive(connection: object) -> None:
    """Let the system notice within seconds that the network to PostgreSQL was cut; Unix sockets need no such care."""
    transport = getattr(connection, "_transport", None)  # asyncpg offers no option for it
    found = None if transport is None else transport.get_extra_info("socket")
    if found is None or found.family not in (socket.AF_INET, socket.AF_INET6):
        return
    found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in (
        ("TCP_KEEPIDLE", KEEPALIVE_IDLE_SECONDS),
        ("TCP_KEEPINTVL", KEEPALIVE_INTERVAL_SECONDS),
        ("TCP_KEEPCNT", KEEPALIVE_PROBES),
        ("TCP_USER_TIMEOUT", UNACKNOWLEDGED_TIMEOUT_MILLISECONDS),
    ):
        if hasattr(socket, option):  # not on every system
            found.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
