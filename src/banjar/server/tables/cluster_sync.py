"""News from other processes: looked up table by table, until the database has answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.tables.live_table import LiveTable
from banjar.table.errors import Refusal

PATIENCE = 1.0
"""Seconds between two questions to a database that does not answer."""

logger = logging.getLogger("banjar.server")


class ClusterSync:
    """What other processes have done to the tables of this one."""

    def __init__(
        self,
        tables: Mapping[str, LiveTable],
        readers: Mapping[NotificationKind, Callable[[LiveTable], Awaitable[None]]],
        let_go: Callable[[LiveTable], None],
        begin: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None] | None],
    ) -> None:
        self._tables = tables
        self._readers = readers
        """What looks up each kind of news, in the order in which it is looked up."""
        self._let_go = let_go
        self._begin = begin

    def hear(self, news: Notification) -> None:
        """Another process has done something."""
        if news.kind == NotificationKind.MISSED:
            for live in list(self._tables.values()):
                self.look_up(live, *self._readers)
            return
        found = self._tables.get(news.table)
        if found is None:
            return
        if news.kind == NotificationKind.DELETED:
            self._let_go(found)
        elif news.kind in self._readers and (news.kind != NotificationKind.ENTRY or news.number > found.table.version):
            self.look_up(found, news.kind)

    def look_up(self, live: LiveTable, *kinds: NotificationKind) -> None:
        """Read what other processes have written; many news of one kind that nobody has read yet are read at once."""
        live.unread.update(kinds)
        if live.reading is None or live.reading.done():
            live.reading = self._begin(self._read(live))

    async def _read(self, live: LiveTable) -> None:
        """Nobody tells news twice, so they are not given up while the database is away."""
        while live.unread and self._tables.get(live.table.id) is live:
            kind = next(kind for kind in self._readers if kind in live.unread)
            live.unread.discard(kind)  # what comes while it is read may come too late for it
            try:
                await self._readers[kind](live)
            except StoreUnavailable:
                live.unread.add(kind)
                await asyncio.sleep(PATIENCE)
            except Refusal:
                return
            except Exception:
                logger.exception("news of kind %s could not be read", kind)
