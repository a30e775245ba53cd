"""The hall: all tables of this process, and the only way anything happens to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec

from banjar.server.http.interface import read_rules
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.notifications import NotificationKind
from banjar.server.store.store import Store
from banjar.server.store.table_row import LogAppend, StoredSummary, TableRow
from banjar.server.tables.broadcast import Broadcast, awaited, face, gone, seat_seen
from banjar.server.tables.chat import ChatService
from banjar.server.tables.cluster_sync import PATIENCE, ClusterSync
from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.presence import PresenceTracker
from banjar.server.tables.read_marks import ReadMarks
from banjar.table import auto_reply, factory, log, reveal_delay, views
from banjar.table.auto_reply import AutoReply
from banjar.table.commands import Act, Command, Rematch, Return
from banjar.table.errors import Refusal
from banjar.table.handlers import answer
from banjar.table.table import OPEN, OVER, RUNNING, Table

LEASE = 20_000
"""How long other processes leave a table to the one that attends to it; milliseconds."""
ATTEMPTS = 20
KEPT_IN_MEMORY = 5 * 60_000
FAREWELL = 2.0
"""Seconds that background work has at the end."""

T = TypeVar("T")
logger = logging.getLogger("banjar.server")


def milliseconds() -> int:
    """Now."""
    return time.time_ns() // 1_000_000


class TableManager:
    """Commits first, then tells: a viewer never hears of anything that a crash could undo."""

    def __init__(
        self,
        store: Store,
        attend: Callable[[LiveTable], None],
        now: Callable[[], int] = milliseconds,
        draw: factory.Draw = secrets.randbelow,
    ) -> None:
        self._store = store
        self._attend = attend
        self.now = now
        self.draw = draw
        self.talking = ChatService(store)
        self.presence = PresenceTracker(store, attend, self._later, lambda: self.now(), lambda: self.now() - LEASE)
        self._read_marks = ReadMarks(store, self._later)
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._mending: set[asyncio.Task[None]] = set()
        readers = {
            NotificationKind.ENTRY: self.catch_up,
            NotificationKind.CHAT: self.talking.hear,
            NotificationKind.AUTO_REPLY: self._hear_standing,
            NotificationKind.PRESENCE: self.presence.hear,
            NotificationKind.SEAT_TOKENS: self.end_spent,
        }
        self.cluster_sync = ClusterSync(self.tables, readers, self._let_go, self._mended)
        self._is_closing = False
        self.moves = 0
        self.told = 0

    async def open(self, table_id: str) -> LiveTable:
        """A table, from memory or from its log; Refusal if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._read(table_id))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used_at = self.now()
        return live

    async def _read(self, table_id: str) -> LiveTable:
        bodies = await self._store.logs.entries(table_id)
        if not bodies:
            raise Refusal("no-such-table")
        await asyncio.to_thread(read_rules)  # right after the start they may not be there yet
        live = LiveTable(Table.from_log(table_id, bodies))
        await self.talking.read(live)
        for seat, body in (await self._store.auto_replies.of_table(table_id)).items():
            live.standing[seat] = msgspec.json.decode(body, type=AutoReply)
        self.tables[table_id] = live
        # Entries and people that came while we read were announced to nobody yet.
        try:
            await self.presence.read(live)
            await self.catch_up(live)
        except StoreUnavailable:
            self.cluster_sync.look_up(
                live, NotificationKind.ENTRY, NotificationKind.PRESENCE
            )  # somebody may have found the table already
            raise
        return live

    async def create(self, created: log.Created, table_id: str) -> LiveTable:
        """A new table; if it exists already, the one that exists."""
        table = Table(table_id)
        table.fold(created)
        appending = LogAppend(self._row(LiveTable(table)), created.at, log.encoded(created), table.members)
        await self._store.logs.append(appending)
        return await self.open(table_id)

    async def submit(self, live: LiveTable, command: Command, who: str, own: int | None = None) -> int:
        """Do what somebody asks for, once; the version it led to. Refusal if it cannot be done."""
        return await _finished(self._submit(live, command, who, own))

    async def _submit(self, live: LiveTable, command: Command, who: str, own: int | None) -> int:
        for _ in range(ATTEMPTS):
            async with live.lock:
                known = live.table.answered(who, command.command)
                if known is not None:
                    return known
                try:
                    if isinstance(command, Rematch):
                        if await self._rematch(live, command, who):
                            return live.table.version
                        continue
                    entry = answer(live.table, command, who, self.now(), self.draw, own)
                except Refusal:
                    if not await self.is_behind(live):
                        raise
                    continue
                wait = reveal_delay.release(live.table) - self.now() if isinstance(command, Act) else 0
                if wait <= 0 and await self._append(live, entry):
                    return live.table.version
            if wait > 0:
                await asyncio.sleep(wait / 1000)
        raise Refusal("busy")

    async def append(self, live: LiveTable, decide: Callable[[Table], log.Entry | None]) -> bool:
        """Add what the table itself decides, if it still decides it with its lock held."""
        return await _finished(self._decide(live, decide))

    async def _decide(self, live: LiveTable, decide: Callable[[Table], log.Entry | None]) -> bool:
        async with live.lock:
            entry = decide(live.table)
            return entry is not None and await self._append(live, entry)

    async def _append(self, live: LiveTable, entry: log.Entry, creating: LogAppend | None = None) -> bool:
        """Fold, commit, tell. If another process was first, take over what it did."""
        before, known = live.table.members, live.table.version
        try:
            live.table.fold(entry)
            joined = tuple(set(live.table.members) - set(before))
            appending = LogAppend(self._row(live), entry.at, log.encoded(entry), joined, creating)
            taken = await self._store.logs.append(appending)
        except BaseException as error:
            live.lock.repair = partial(self._reload, live, known)
            if isinstance(error, Exception):
                self._mended(self._mend(live))
            raise
        if not taken:
            await self._reload(live, known)
            return False
        self.moves += isinstance(entry, log.Acted)
        self._tell(live)
        self._attend(live)
        return True

    async def _reload(self, live: LiveTable, known: int) -> None:
        """Forget what was not committed; tell what others have committed since the version that was told."""
        bodies = await self._store.logs.entries(live.table.id)
        if not bodies:
            self._let_go(live)
            raise Refusal("no-such-table")
        live.table = Table.from_log(live.table.id, bodies[:known])
        self._attend(live)
        self._follow(live, bodies[known:])

    def _mended(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Work that waits for the database as long as the hall is open."""
        if self._is_closing:
            work.close()
            return None
        task = asyncio.create_task(work)
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)
        return task

    async def _mend(self, live: LiveTable) -> None:
        """Let a table go on when the database is there again, also if nobody asks for anything."""
        while live.lock.repair is not None:
            try:
                async with live.lock:
                    self._attend(live)
            except StoreUnavailable:
                await asyncio.sleep(PATIENCE)
            except Refusal:
                return

    def _follow(self, live: LiveTable, bodies: list[bytes]) -> None:
        """What another process has committed, it also looks after; if it dies, the table will be due."""
        for body in bodies:
            live.table.fold(log.decoded(body))
            self._tell(live)
        if bodies:
            live.rest()

    async def catch_up(self, live: LiveTable) -> None:
        """Fold and tell what other processes have committed."""
        async with live.lock:
            self._follow(live, await self._store.logs.entries(live.table.id, live.table.version))

    async def is_behind(self, live: LiveTable) -> bool:
        """With the lock held: were there entries of other processes that this one had not heard of? Now it has."""
        if not self._store.is_shared:
            return False
        bodies = await self._store.logs.entries(live.table.id, live.table.version)
        if bodies:
            self._follow(live, bodies)
        return bool(bodies)

    def _tell(self, live: LiveTable) -> None:
        live.told = live.table.version
        broadcast = Broadcast(live)
        for viewer in live.viewers:
            face(live, viewer)
            viewer.send(broadcast.update(viewer))
            _end_program(live, viewer)
            self.told += 1
        self.presence.keep(live)

    def _row(self, live: LiveTable) -> TableRow:
        table = live.table
        return TableRow(
            id=table.id,
            code=table.code if table.status == "open" else None,
            game=table.settings.game,
            status=table.status,
            visibility=table.settings.visibility,
            version=table.version,
            due_at=self.due_at(live),
            created_at=table.created_at,
            updated_at=table.updated_at,
            summary=StoredSummary(
                shown=views.summary(table),
                holders=[seat.holder for seat in table.seats],
                credited_until=table.credited_until,
            ),
        )

    def due_at(self, live: LiveTable) -> int | None:
        """When another process may take the table up, because this one must be gone."""
        table, seat = live.table, live.table.to_act
        if seat is None:
            return None
        if table.seats[seat].is_played_by_bot:
            return reveal_delay.release(table) + LEASE
        advance = live.automatic()
        if advance is not None:
            return advance[1] + LEASE
        # Whether somebody is absent is looked up when the time has come.
        alarm = table.alarm(table.since)
        return None if alarm is None else alarm + LEASE

    async def _rematch(self, live: LiveTable, command: Rematch, who: str) -> bool:
        """The first who asks makes the table; all others are led to it, as long as it is there."""
        table = live.table
        if table.rematch is not None and await self._store.tables.get(table.rematch) is not None:
            if not table.seats_of(who):
                raise Refusal("not-seated")
            return True
        now = self.now()
        created = factory.rematch(table, who, now, self.draw)
        new = Table(factory.new_token(self.draw))
        new.fold(created)
        beginning = LogAppend(self._row(LiveTable(new)), now, log.encoded(created), new.members)
        entry = log.Rematched(at=now, who=who, command=command.command, table=new.id)
        return await self._append(live, entry, beginning)

    async def watch(self, live: LiveTable, viewer: Viewer, version: int | None) -> None:
        """Begin to look at a table: everything first, then every change."""
        async with live.lock:
            arrived = live.seats_of(viewer) - live.present()
            live.viewers.add(viewer)
            live.arrived_at |= dict.fromkeys(arrived, self.now())
            face(live, viewer)
            viewer.send(Broadcast(live).whole(viewer, version))
            _end_program(live, viewer)
            is_seated = bool(live.seats_of(viewer))
        self.presence.tell(live, arrived, True)
        if viewer.who is not None and is_seated:
            await self._welcome_back(live, viewer.who)
            self._read_marks.put(live, viewer.who)

    async def _welcome_back(self, live: LiveTable, who: str) -> None:
        """Whoever comes to the table again gets back the seats that bots have taken over."""
        for seat in live.table.seats_of(who):
            if live.table.status == RUNNING and live.table.seats[seat].substituted:
                with contextlib.suppress(Refusal):
                    await self.submit(live, Return(command=factory.new_token()), who)

    def unwatch(self, live: LiveTable, viewer: Viewer) -> None:
        """Look away."""
        if viewer not in live.viewers:
            return
        live.viewers.remove(viewer)
        left = live.seats_of(viewer) - live.present()
        for seat in left:
            live.absent_since[seat] = self.now()
        self.presence.tell(live, left, False)
        if viewer.who is not None and live.table.seats_of(viewer.who):
            self._read_marks.put(live, viewer.who)

    async def show_again(self, live: LiveTable, viewer: Viewer, version: int | None) -> None:
        """Send the whole table once more."""
        async with live.lock:
            face(live, viewer)
            viewer.send(Broadcast(live).whole(viewer, version))

    async def uncover(self, live: LiveTable, viewer: Viewer, seat: int) -> None:
        """Several people at one device: the one whose seat this is takes it."""
        async with live.lock:
            own = live.table.played_by(viewer.who) if viewer.who else []
            if live.table.status == OPEN:
                raise Refusal("not-running")  # seats are numbered anew at the start
            if seat not in own or awaited(live, own) not in (None, seat):
                raise Refusal("not-your-turn")
            viewer.seat = seat
            viewer.send(Broadcast(live).uncovered(viewer, seat))

    async def set_standing(self, live: LiveTable, viewer: Viewer, wanted: AutoReply) -> None:
        """Keep what a seat decides in advance. It is no entry of the log: others are not to know that it changed."""
        async with live.lock:
            seat = seat_seen(live, viewer)
            if seat is None:
                raise Refusal("which-seat") if live.seats_of(viewer) else Refusal("not-seated")
            if live.table.status == OPEN:
                raise Refusal("not-running")  # seats are numbered anew at the start
            checked = auto_reply.checked(live.table, wanted)
            await self._store.auto_replies.set(live.table.id, seat, msgspec.json.encode(checked))
            live.standing[seat] = checked
            await self._store.tables.set_due_at(live.table.id, live.table.version, self.due_at(live))
            self._attend(live)

    async def forget(self, table_id: str) -> None:
        """Delete a table for good."""
        await self._store.tables.delete(table_id)
        live = self.tables.get(table_id)
        if live is not None:
            self._let_go(live)

    def _let_go(self, live: LiveTable) -> None:
        """Tell the viewers of a deleted table."""
        self.tables.pop(live.table.id, None)
        live.rest()
        for viewer in live.viewers:
            viewer.send(gone(live.table.id))
            viewer.end()

    async def end_spent(self, live: LiveTable) -> None:
        """Let those programs go whose tokens are no longer good."""
        for viewer in list(live.viewers):
            if await self.is_spent(viewer):
                viewer.end()

    async def is_spent(self, viewer: Viewer) -> bool:
        """Is this a program whose token is no longer good?"""
        return viewer.token is not None and await self._store.seat_tokens.seat_of(viewer.token) is None

    def end_programs(self, farewell: bytes) -> None:
        """The server stops: programs hear it, and their streams end."""
        for live in self.tables.values():
            for viewer in live.viewers:
                if viewer.token is not None:
                    viewer.send(farewell)
                    viewer.end()

    async def _hear_standing(self, live: LiveTable) -> None:
        async with live.lock:
            for seat, body in (await self._store.auto_replies.of_table(live.table.id)).items():
                live.standing[seat] = msgspec.json.decode(body, type=AutoReply)
            self._attend(live)

    def sweep(self) -> None:
        """Let go of tables that nobody has looked at for a while and that need nothing soon."""
        limit = self.now() - KEPT_IN_MEMORY
        for table_id, live in list(self.tables.items()):
            busy = live.viewers or live.lock.locked() or live.lock.repair is not None or live.is_thinking
            if not busy and live.used_at < limit and (live.table.status == OVER or live.table.updated_at < limit):
                live.rest()
                del self.tables[table_id]

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something nobody waits for."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable | Refusal):
            logger.warning("background work was left out: %s", error)
        elif error is not None:
            logger.error("background work failed", exc_info=error)

    async def close(self) -> None:
        """Finish what was begun."""
        self._is_closing = True
        for live in self.tables.values():
            live.rest()
        for task in self._mending:
            task.cancel()
        if self._background:
            _, late = await asyncio.wait(self._background, timeout=FAREWELL)
            for task in late:
                task.cancel()  # it waits for a database that is away
        await asyncio.gather(*self._mending, *self._background, return_exceptions=True)


def _end_program(live: LiveTable, viewer: Viewer) -> None:
    """A program that has been told the result has nothing more to read."""
    if viewer.token is not None and live.table.status == OVER:
        viewer.end()


async def _finished(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it. A caller who goes away must not leave a table between fold and commit."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody is there to hear it
    return await asyncio.shield(task)
