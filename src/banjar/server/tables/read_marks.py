"""How far people have seen their tables, kept in the database: many at once, for a whole hall may come or go."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from banjar.server.store.store import Store
from banjar.server.tables.live_table import LiveTable


class ReadMarks:
    """What waits to be written down, by table and person."""

    def __init__(self, store: Store, later: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._store = store
        self._later = later
        self._waiting: dict[tuple[str, str], int] = {}
        self._is_writing = False

    def put(self, live: LiveTable, who: str) -> None:
        """Somebody has seen all that was told at a table."""
        self._waiting[live.table.id, who] = live.told
        if not self._is_writing:
            self._is_writing = True
            self._later(self._write())

    async def _write(self) -> None:
        """What comes while one transaction is under way goes into the next."""
        try:
            while self._waiting:
                marks, self._waiting = self._waiting, {}
                await self._store.members.mark_seen(marks)
        finally:
            self._is_writing = False
