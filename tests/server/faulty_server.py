"""`banjar serve` for tests: with other constants or fixed deals, without bots, or with crashes and restarts.

The first argument is JSON, the others are those of `banjar serve`.
"""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

os.environ["BANJAR_KERNEL"] = "plain"  # as `banjar serve` does before anything of the kernel is imported

from banjar.cli import main as banjar
from banjar.protocol import server_messages
from banjar.server import app, process_clock
from banjar.server.bot_pool import backoff, pool
from banjar.server.bot_pool.slot import WorkerSlot
from banjar.server.store import migration
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.keys import KeyStore
from banjar.server.store.log_writer.postgresql import PostgresqlLogWriter
from banjar.server.store.log_writer.sqlite import SqliteLogWriter
from banjar.server.store.logs import LogStore
from banjar.server.store.processes import ProcessStore
from banjar.server.tables import presence, rows, scheduler
from banjar.server.tables.commands import TableCommands
from banjar.table import clock, handlers, log, reveal_delay
from banjar.table.factory import Draw
from banjar.table.table import Table

STAGES = ("before-fold", "before-saving", "before-commit", "after-commit", "before-broadcast", "before-answer", "told")
"""Where a process can be made to die while it carries out a decision."""


class Death:
    """Kills this process when a number of decisions have reached a stage."""

    def __init__(self, stage: str, number: int) -> None:
        self.stage = stage
        self.left = number
        self.is_deciding = False

    def comes(self, stage: str) -> None:
        if stage == self.stage and self.is_deciding:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def mortal(death: Death) -> None:
    """Wrap what a decision goes through; one table at a time, so that there is one decision at a time."""
    append, broadcast = TableCommands._append, TableCommands._broadcast
    save, done = LogStore.append, server_messages.done

    async def dying_append(self: TableCommands, live: Any, entry: log.Entry, creating: Any = None) -> bool:
        death.is_deciding = isinstance(entry, log.Acted)
        death.comes("before-fold")
        return await append(self, live, entry, creating)

    async def dying_save(self: LogStore, appending: Any) -> bool:
        death.comes("before-saving")
        return await save(self, appending)

    def dying_commit(commit: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
        async def wrapped(self: Any) -> None:
            death.comes("before-commit")
            await commit(self)
            death.comes("after-commit")

        return wrapped

    def dying_broadcast(self: TableCommands, live: Any) -> None:
        death.comes("before-broadcast")
        broadcast(self, live)
        asyncio.get_running_loop().call_later(0.02, death.comes, "told")

    def dying_done(command: str, table: str, **more: Any) -> bytes:
        death.comes("before-answer")
        return done(command, table, **more)

    TableCommands._append, TableCommands._broadcast = dying_append, dying_broadcast  # type: ignore[method-assign]
    LogStore.append, server_messages.done = dying_save, dying_done  # type: ignore[method-assign]
    for kind in (SqliteLogWriter, PostgresqlLogWriter):
        setattr(kind, "commit", dying_commit(kind.commit))  # noqa: B010


def apply(wanted: dict[str, Any]) -> None:
    """Change constants of this process."""
    for module in (presence, rows, scheduler):
        module.LEASE_MILLISECONDS = wanted.get("lease", rows.LEASE_MILLISECONDS)  # type: ignore[attr-defined]
    app.PROCESS_TIMEOUT_MILLISECONDS = wanted.get("silence", app.PROCESS_TIMEOUT_MILLISECONDS)
    app.DATABASE_SHUTDOWN_SECONDS = wanted.get("ending", app.DATABASE_SHUTDOWN_SECONDS)
    scheduler.POLL_SECONDS = wanted.get("poll", scheduler.POLL_SECONDS)
    scheduler.PROCESS_HEARTBEAT_SECONDS = wanted.get("heartbeat", scheduler.PROCESS_HEARTBEAT_SECONDS)
    scheduler.RECHECK_MILLISECONDS = wanted.get("recheck", scheduler.RECHECK_MILLISECONDS)
    clock.ABSENCE_LIMIT_MILLISECONDS = wanted.get("absence", clock.ABSENCE_LIMIT_MILLISECONDS)
    defaults = pool.BotPool.__init__.__kwdefaults__
    assert defaults is not None
    defaults["reply_timeout"] = wanted.get("reply_timeout", pool.REPLY_TIMEOUT_SECONDS)
    pool.PLAIN_LOAD_TIMEOUT_SECONDS = wanted.get("load_timeout", pool.PLAIN_LOAD_TIMEOUT_SECONDS)
    for module in (backoff, pool):
        module.MAX_DELAY_SECONDS = wanted.get("worker_delay", backoff.MAX_DELAY_SECONDS)  # type: ignore[attr-defined]
    pool.COMMAND = tuple(wanted.get("worker", pool.COMMAND))
    if "migrations" in wanted:
        migration.SCRIPTS_FOLDER = pathlib.Path(wanted["migrations"])
        migration.LATEST_VERSION = migration.versions()[0]
    if wanted.get("short_clocks"):
        clock.check_time = lambda *_: None
    if "failing_start" in wanted:
        part, method = {"keys": (KeyStore, "get"), "processes": (ProcessStore, "start")}[wanted["failing_start"]]
        setattr(part, method, failing)
    if "wall_clock" in wanted:
        follow_clock(pathlib.Path(wanted["wall_clock"]))
    if "deal" in wanted:
        deal_always(wanted["deal"])
    if wanted.get("no_bots"):
        pool.BotPool.start = nothing  # type: ignore[method-assign]
    if wanted.get("plain_bots"):
        pool.BotPool.start = start_plain  # type: ignore[method-assign]


def follow_clock(file: pathlib.Path) -> None:
    """Let the wall clock be wrong by as many seconds as the file says."""
    right = time.time_ns

    def wrong_time_ns() -> int:
        return right() + int(file.read_text(encoding="utf-8") or 0) * 1_000_000_000

    process_clock.CLOCK._wall = time.time_ns = wrong_time_ns
    time.time = lambda: wrong_time_ns() / 1e9


def deal_always(seed: int) -> None:
    """Every game is dealt alike, and bots who meet the same game decide alike."""
    start, random_bits = handlers.started, reveal_delay.random_bits

    def dealt(table: Table, now: int, draw: Draw, who: str | None = None, command: str | None = None) -> log.Started:
        del draw
        return start(table, now, lambda below: seed % below, who, command)

    def equal_bits(table_id: str, secret: int, game_version: int, purpose: str = "") -> int:
        del table_id, secret
        return random_bits("", seed, game_version, purpose)

    handlers.started, reveal_delay.random_bits = dealt, equal_bits


async def failing(*_: object) -> int:
    """Let the database fail after it was opened."""
    raise StoreUnavailable("the database does not answer: it is gone")


async def nothing(self: pool.BotPool) -> None:
    """Start no processes."""


async def start_plain(self: pool.BotPool) -> None:
    """Start the plain worker alone: there is nothing to compile, and it knows all levels that do not search."""
    self._is_open = True
    self._plain_slot = WorkerSlot(0, True, self._games)
    self._compiled_expected_until = dict.fromkeys(self._games, 0.0)
    self._tasks = [asyncio.create_task(self._keep_running(self._plain_slot))]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def supervise(deaths: list[tuple[str, int]], arguments: list[str]) -> int:
    """Fork a server for every death, and one that lives at last; returns its exit code."""
    child, is_stopping = 0, False

    def stop(_signal: int, _frame: Any) -> None:
        nonlocal is_stopping
        is_stopping = True
        os.kill(child, signal.SIGTERM)

    signal.signal(signal.SIGTERM, stop)
    for stage, number in [*deaths, ("never", 0)]:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            mortal(Death(stage, number))
            os._exit(banjar(["serve", *arguments]))
        _, status = os.waitpid(child, 0)
        if is_stopping or not os.WIFSIGNALED(status):
            break
    return os.waitstatus_to_exitcode(status)


def main() -> int:
    wanted, arguments = json.loads(sys.argv[1]), sys.argv[2:]
    apply(wanted)
    if "deaths" in wanted:
        return supervise(wanted["deaths"], ["--port", str(free_port()), *arguments])
    return banjar(["serve", *arguments])


if __name__ == "__main__":
    sys.exit(main())
