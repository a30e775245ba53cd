"""Background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from banjar.server.store.errors import StoreUnavailable
from banjar.table.errors import Refusal

logger = logging.getLogger("banjar.server")


class TaskSet:
    """Tasks that nobody awaits: keeps references to them, logs what they raise, and cancels them at shutdown."""

    def __init__(self, purpose: str) -> None:
        self._purpose = purpose
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Run the work; None, and nothing runs, after `cancel`."""
        if self._is_closed:
            work.close()
            return None
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    async def finish(self, timeout_seconds: float) -> None:
        """Wait for all tasks, then cancel those that are still running."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=timeout_seconds)
        await self.cancel()

    async def cancel(self) -> None:
        """Cancel all tasks and start no more."""
        self._is_closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable | Refusal):
            logger.warning("%s skipped: %s", self._purpose, error)
        elif error is not None:
            logger.error("%s failed", self._purpose, exc_info=error)
