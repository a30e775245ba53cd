"""The only way anything happens to a table: fold, commit, broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec

from banjar.server.metering import Charged
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.span import uncredited
from banjar.server.store.table_row import LogAppend
from banjar.server.tables.broadcast import broadcast_update
from banjar.server.tables.events import TableChanged, TableDeleted
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.rows import table_row
from banjar.server.tables.runtime import DATABASE_RETRY_SECONDS, TableRuntime
from banjar.table import factory, log
from banjar.table.commands import Act, Command, Rematch
from banjar.table.errors import Refusal
from banjar.table.handlers import handle
from banjar.table.reply_time import reply_at
from banjar.table.table import RUNNING, Table

SUBMIT_ATTEMPTS = 20
FORGOTTEN = b'"forgotten"'
"""In the body of every entry of this kind, and in few others: spares decoding them twice."""

T = TypeVar("T")


class TableCommands:
    """Commit first, then broadcast: no viewer ever learns of an entry that a crash could undo.

    If another process has committed an entry first, this one folds and broadcasts that entry and tries again.
    """

    def __init__(self, runtime: TableRuntime) -> None:
        self._runtime = runtime
        self._store = runtime.store
        self.decisions_committed = 0
        self.updates_sent = 0

    async def submit(self, live: LiveTable, command: Command, who: str, viewing: int | None = None) -> int:
        """Carry out a command once; returns the version it led to. Refusal if it cannot be done.

        `viewing` is the seat the client looks from, which decides where somebody holds several.
        """
        return await _shielded(self._submit(live, command, who, viewing))

    async def _submit(self, live: LiveTable, command: Command, who: str, viewing: int | None) -> int:
        runtime, arrived_at = self._runtime, None
        for _ in range(SUBMIT_ATTEMPTS):
            async with live.lock:
                known = live.table.command_version(who, command.command)
                if known is not None:
                    return known
                try:
                    if isinstance(command, Rematch):
                        if await self._rematch(live, command, who):
                            return live.table.version
                        continue
                    with Charged():
                        entry = handle(live.table, command, who, live.time(runtime.now()), runtime.draw, viewing)
                except Refusal:
                    if await self.catch_up_locked(live):
                        continue
                    if isinstance(command, Act) and arrived_at is not None:
                        # A reply in advance was shown while this one, which says the same, was held.
                        replied = live.table.replied_version(who, command.version, command.action)
                        if replied is not None:
                            return replied
                    raise
                wait = reply_at(live.table) - entry.at if isinstance(command, Act) else 0
                if isinstance(entry, log.Acted):
                    arrived_at = entry.at if arrived_at is None else arrived_at
                    entry = msgspec.structs.replace(entry, held=entry.at - arrived_at)
                if wait <= 0 and await self._append(live, entry):
                    return live.table.version
            if wait > 0:
                await asyncio.sleep(wait / 1000)
        raise Refusal("busy")

    async def append(self, live: LiveTable, decide: Callable[[Table], log.Entry | None]) -> bool:
        """Add the entry that `decide` returns with the lock held; whether there was one and it was committed."""
        return await _shielded(self._decide(live, decide))

    async def _decide(self, live: LiveTable, decide: Callable[[Table], log.Entry | None]) -> bool:
        async with live.lock:
            entry = decide(live.table)
            return entry is not None and await self._append(live, entry)

    async def _append(self, live: LiveTable, entry: log.Entry, creating: LogAppend | None = None) -> bool:
        """Fold, commit, broadcast; False if another process was first, whose entries are then folded instead."""
        if not isinstance(entry, log.Credited) and not await self._credit_steps(live, entry.at):
            return False
        members, known = live.table.members, live.table.version
        try:
            if isinstance(entry, log.Started):
                await self._runtime.long_work.run(live.table.fold_in_steps(entry), must_run=True)
            else:
                with Charged():
                    live.table.fold(entry)
            joined = tuple(set(live.table.members) - set(members))
            appending = LogAppend(table_row(live), entry.at, log.encode(entry), joined, creating)
            committed = await self._store.logs.append(appending)
            if not committed:
                await self._reload(live, known)
                return False
        except BaseException as error:
            # Here too if only the reload failed: what was folded above is in no log.
            live.lock.reload = partial(self._reload, live, known)
            if isinstance(error, Exception):
                self._runtime.retries.start(self._retry_reload(live))
            raise
        self.decisions_committed += isinstance(entry, log.Acted)
        with Charged():
            self._broadcast(live)
            self._runtime.events.publish(TableChanged(live))
        return True

    async def _credit_steps(self, live: LiveTable, at: int) -> bool:
        """Credit forward steps of the clock since the current decision was asked; False if another process was first.

        `ClockCredit` credits all tables; here one whose player decides before that.
        """
        table = live.table
        if not self._runtime.clock_steps or table.status != RUNNING:
            return True
        owed, until = uncredited(self._runtime.clock_steps, max(table.credited_until, table.asked_at))
        return not owed or await self._append(live, log.Credited(at=at, milliseconds=owed, until=until))

    async def _reload(self, live: LiveTable, known: int) -> None:
        """Go back to the broadcast version `known`, then fold and broadcast what has been committed since."""
        bodies = await self._store.logs.entries(live.table.id)
        if not bodies:
            self._runtime.events.publish(TableDeleted(live))
            raise Refusal("no-such-table")
        table = Table(live.table.id)
        await self._runtime.long_work.run(table.folding(bodies[:known]), must_run=True)
        live.table = table
        self._runtime.events.publish(TableChanged(live))
        self._follow(live, bodies[known:])

    async def _retry_reload(self, live: LiveTable) -> None:
        """Let the table go on once the database answers again, even if no request comes."""
        while live.lock.reload is not None:
            try:
                async with live.lock:
                    self._runtime.events.publish(TableChanged(live))
            except StoreUnavailable:
                await asyncio.sleep(DATABASE_RETRY_SECONDS)
            except Refusal:
                return

    def _follow(self, live: LiveTable, bodies: list[bytes]) -> None:
        """Fold and broadcast entries that another process has committed."""
        for body in bodies:
            live.table.fold(log.decode(body))
            self._broadcast(live)
            self._runtime.events.publish(TableChanged(live, by_other_process=True))

    async def catch_up(self, live: LiveTable) -> None:
        """Fold and broadcast what other processes have committed."""
        async with live.lock:
            await self._read_on(live)

    async def catch_up_locked(self, live: LiveTable) -> bool:
        """The same with the lock held already; whether there was anything."""
        if not self._store.is_shared:
            return False
        return await self._read_on(live)

    async def _read_on(self, live: LiveTable) -> bool:
        """Fold and broadcast the entries that this process does not have; whether there were any."""
        bodies = await self._store.logs.entries(live.table.id, live.table.version)
        if any(FORGOTTEN in body and isinstance(log.decode(body), log.Forgotten) for body in bodies):
            await self._reload(live, live.table.version)  # earlier entries were rewritten
        else:
            self._follow(live, bodies)
        return bool(bodies)

    def _broadcast(self, live: LiveTable) -> None:
        live.sent_version = live.table.version
        self.updates_sent += broadcast_update(live)

    async def _rematch(self, live: LiveTable, command: Rematch, who: str) -> bool:
        """The first who asks creates the table; everybody after that is led to it, as long as it exists."""
        table = live.table
        if table.rematch is not None and await self._store.tables.get(table.rematch) is not None:
            if not table.seats_of(who):
                raise Refusal("not-seated")
            return True
        now, draw = self._runtime.now(), self._runtime.draw
        created = factory.rematch(table, who, now, draw)
        new = Table(factory.new_token(draw))
        new.fold(created)
        creating = LogAppend(table_row(LiveTable(new)), now, log.encode(created), new.members)
        entry = log.Rematched(at=now, who=who, command=command.command, table=new.id)
        return await self._append(live, entry, creating)


async def _shielded(work: Coroutine[Any, Any, T]) -> T:
    """Await the work; a caller that is cancelled must not leave a table between fold and commit."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # the caller may be gone
    return await asyncio.shield(task)
