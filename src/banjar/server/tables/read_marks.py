"""How far people have read their tables. Marks are written in batches: many people may come or go at once."""

from __future__ import annotations

from banjar.server.tables.events import TableSeen
from banjar.server.tables.runtime import TableRuntime


class ReadMarks:
    """Collects marks by table and person while a transaction runs, and writes them with the next."""

    def __init__(self, runtime: TableRuntime) -> None:
        self._runtime = runtime
        self._unwritten: dict[tuple[str, str], int] = {}
        self._is_writing = False
        runtime.events.subscribe(TableSeen, self._on_seen)

    def _on_seen(self, seen: TableSeen) -> None:
        self._unwritten[seen.live.table.id, seen.who] = seen.live.sent_version
        if not self._is_writing:
            self._is_writing = True
            self._runtime.tasks.start(self._write())

    async def _write(self) -> None:
        try:
            while self._unwritten:
                marks, self._unwritten = self._unwritten, {}
                await self._runtime.store.members.mark_seen(marks)
        finally:
            self._is_writing = False
