"""Read what other processes have committed to the tables in this process's memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.tables.events import TableDeleted
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.runtime import DATABASE_RETRY_SECONDS, TableRuntime
from banjar.table.errors import Refusal

logger = logging.getLogger("banjar.server")

Reader = Callable[[LiveTable], Awaitable[None]]


class ClusterSync:
    """Turns database notifications into reads, one at a time per table, retried until the database answers."""

    def __init__(
        self, runtime: TableRuntime, tables: Mapping[str, LiveTable], readers: Mapping[NotificationKind, Reader]
    ) -> None:
        self._runtime = runtime
        self._tables = tables
        self._readers = readers
        """By kind of notification, in the order in which they are read."""

    def on_notification(self, notification: Notification) -> None:
        """Handle a change by another process; MISSED stands for any change to any table."""
        if notification.kind == NotificationKind.MISSED:
            for live in list(self._tables.values()):
                self.sync(live, *self._readers)
            return
        found = self._tables.get(notification.table)
        if found is None:
            return
        if notification.kind == NotificationKind.DELETED:
            self._runtime.events.publish(TableDeleted(found))
        elif notification.kind in self._readers and (
            notification.kind != NotificationKind.ENTRY or notification.number > found.table.version
        ):
            self.sync(found, notification.kind)

    def sync(self, live: LiveTable, *kinds: NotificationKind) -> None:
        """Schedule a read of these kinds; several notifications of a kind share one read."""
        live.unsynced.update(kinds)
        if live.sync_task is None or live.sync_task.done():
            live.sync_task = self._runtime.retries.start(self._read(live))

    async def _read(self, live: LiveTable) -> None:
        """Retry while the database is away: no notification comes twice."""
        while live.unsynced and self._tables.get(live.table.id) is live:
            kind = next(kind for kind in self._readers if kind in live.unsynced)
            live.unsynced.discard(kind)  # first: a notification during the read may be too late for it
            try:
                await self._readers[kind](live)
            except StoreUnavailable:
                live.unsynced.add(kind)
                await asyncio.sleep(DATABASE_RETRY_SECONDS)
            except Refusal:
                return
            except Exception:
                logger.exception("reading notifications of kind %s failed", kind)
