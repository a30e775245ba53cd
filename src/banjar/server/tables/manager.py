"""The tables of this process: open them, keep them in memory, let them go."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

from banjar.server.metering import metered_like_caller
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.notifications import NotificationKind
from banjar.server.store.store import Store
from banjar.server.store.table_row import LogAppend
from banjar.server.tables.auto_replies import AutoReplyService
from banjar.server.tables.broadcast import gone_message
from banjar.server.tables.chat import ChatService
from banjar.server.tables.cluster_sync import ClusterSync
from banjar.server.tables.commands import TableCommands
from banjar.server.tables.events import TableDeleted, TableLookedAt
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.presence import PresenceTracker
from banjar.server.tables.read_marks import ReadMarks
from banjar.server.tables.rows import table_row
from banjar.server.tables.rules import load_rules
from banjar.server.tables.runtime import TableRuntime, milliseconds
from banjar.server.tables.viewers import ViewerService
from banjar.table import log
from banjar.table.errors import Refusal
from banjar.table.factory import Draw
from banjar.table.table import OVER, Table

KEPT_IN_MEMORY_MILLISECONDS = 5 * 60_000
TASKS_CLOSE_TIMEOUT_SECONDS = 2.0
"""How long background work may take when the server closes."""


class TableManager:
    """Owns the tables in memory and the services that work on them."""

    def __init__(self, store: Store, now: Callable[[], int] = milliseconds, draw: Draw = secrets.randbelow) -> None:
        self._store = store
        self.runtime = TableRuntime(store, now, draw)
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.commands = TableCommands(self.runtime)
        self.chat = ChatService(store)
        self.auto_replies = AutoReplyService(self.runtime)
        self.presence = PresenceTracker(self.runtime)
        self.viewers = ViewerService(self.runtime, self.commands, self.presence)
        self.read_marks = ReadMarks(self.runtime)
        readers = {
            NotificationKind.ENTRY: self.commands.catch_up,
            NotificationKind.CHAT: self.chat.sync,
            NotificationKind.CHAT_REWRITTEN: self.chat.reload,
            NotificationKind.AUTO_REPLY: self.auto_replies.sync,
            NotificationKind.PRESENCE: self.presence.sync,
            NotificationKind.SEAT_TOKENS: self.viewers.end_revoked,
        }
        self.cluster_sync = ClusterSync(self.runtime, self.tables, readers)
        self.runtime.events.subscribe(TableDeleted, self._on_deleted)

    def now(self) -> int:
        """The current time in milliseconds since 1970."""
        return self.runtime.now()

    def draw(self, bound: int) -> int:
        """A random integer in range(bound)."""
        return self.runtime.draw(bound)

    async def open(self, table_id: str) -> LiveTable:
        """The table from memory or from its log; Refusal if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(metered_like_caller(self._load(table_id)))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
                task.add_done_callback(lambda done: done.cancelled() or done.exception())  # the caller may be gone
            live = await asyncio.shield(task)
        live.used_at = self.now()
        return live

    async def look(self, table_id: str, who: str | None, network: str | None) -> LiveTable:
        """Open the table for somebody who asks for it."""
        live = await self.open(table_id)
        live.look(who, network)
        self.runtime.events.publish(TableLookedAt(live))
        return live

    async def _load(self, table_id: str) -> LiveTable:
        bodies = await self._store.logs.entries(table_id)
        if not bodies:
            raise Refusal("no-such-table")
        await asyncio.to_thread(load_rules)  # they may still be missing right after the start
        table = Table(table_id)
        await self.runtime.long_work.run(table.folding(bodies))
        live = LiveTable(table)
        await self.chat.load(live)
        await self.auto_replies.load(live)
        self.tables[table_id] = live
        # Nobody was notified here of what happened during the reads above.
        try:
            await self.presence.load(live)
            await self.commands.catch_up(live)
        except StoreUnavailable:
            self.cluster_sync.sync(
                live, NotificationKind.ENTRY, NotificationKind.PRESENCE
            )  # somebody may have got the table already
            raise
        return live

    async def create(self, created: log.Created, table_id: str, network: str | None = None) -> LiveTable:
        """Store and open a new table; if it exists already, open that one. Its owner counts as looking at it."""
        table = Table(table_id)
        table.fold(created)
        appending = LogAppend(table_row(LiveTable(table)), created.at, log.encode(created), table.members)
        await self._store.logs.append(appending)
        return await self.look(table_id, created.who, network)

    async def owner_of(self, table_id: str) -> str | None:
        """Who created the table, also one that cannot be opened; Refusal if there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            return live.table.owner
        first = await self._store.logs.entries(table_id, most=1)
        if not first:
            raise Refusal("no-such-table")
        return log.decode(first[0]).who

    async def forget(self, table_id: str) -> None:
        """Delete a table for good."""
        await self._store.tables.delete(table_id)
        live = self.tables.get(table_id)
        if live is not None:
            self.runtime.events.publish(TableDeleted(live))

    async def follow_forgotten(self, table_id: str, is_gone: bool) -> None:
        """Show that `store.forgetting` has rewritten the log of a table, or deleted it."""
        live = await self._in_memory(table_id)
        if live is None:
            return
        if is_gone:
            self.runtime.events.publish(TableDeleted(live))
            return
        with contextlib.suppress(Refusal):  # somebody has deleted the table meanwhile
            await self.commands.catch_up(live)
            await self.viewers.end_revoked(live)

    async def follow_deleted_lines(self, table_id: str) -> None:
        """Show that `store.forgetting` has deleted lines of a chat."""
        live = await self._in_memory(table_id)
        if live is not None:
            await self.chat.reload(live)

    async def _in_memory(self, table_id: str) -> LiveTable | None:
        """The table if this process has it or is just reading it."""
        task = self._opening.get(table_id)
        if task is not None:
            await asyncio.wait((task,))
        return self.tables.get(table_id)

    def _on_deleted(self, deleted: TableDeleted) -> None:
        live = deleted.live
        self.tables.pop(live.table.id, None)
        live.cancel_timer()
        for viewer in live.viewers:
            viewer.send(gone_message(live.table.id))
            viewer.end()

    def end_programs(self, last_message: bytes) -> None:
        """Send a last message to all programs and end their streams, as the server stops."""
        for live in self.tables.values():
            for viewer in live.viewers:
                if viewer.token is not None:
                    viewer.send(last_message)
                    viewer.end()

    def sweep(self) -> None:
        """Drop tables from memory that nobody has used for a while and that do nothing soon."""
        limit = self.now() - KEPT_IN_MEMORY_MILLISECONDS
        for table_id, live in list(self.tables.items()):
            is_busy = live.viewers or live.lock.locked() or live.lock.reload is not None or live.is_bot_thinking
            if not is_busy and live.used_at < limit and (live.table.status == OVER or live.table.updated_at < limit):
                live.cancel_timer()
                del self.tables[table_id]

    async def close(self) -> None:
        """Stop all timers and retries, and finish the background work."""
        for live in self.tables.values():
            live.cancel_timer()
        await self.runtime.retries.cancel()
        await self.runtime.tasks.finish(TASKS_CLOSE_TIMEOUT_SECONDS)
