"""A lock that reloads what it guards after a failed write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

RELOAD_RETRY_SECONDS = 0.5
"""Minimum time between two attempts after a failed reload."""

Reload = Callable[[], Awaitable[None]]


class ReloadingLock(asyncio.Lock):
    """Reload the table before handing out the lock if the last write may have failed."""

    def __init__(self) -> None:
        super().__init__()
        self.reload: Reload | None = None
        """Set after a write that may have failed; cleared once it has succeeded."""
        self._failure: tuple[float, Exception] | None = None

    async def acquire(self) -> Literal[True]:
        """Acquire the lock; raises what the reload raises, and then the lock is not held."""
        await super().acquire()
        if self.reload is not None:
            try:
                await self._run(self.reload)
            except BaseException:
                self.release()
                raise
            self.reload = None
        return True

    async def _run(self, reload: Reload) -> None:
        """Reload once for all waiters: within RELOAD_RETRY_SECONDS of a failure its error is raised again."""
        now = asyncio.get_running_loop().time()
        if self._failure is not None and now - self._failure[0] < RELOAD_RETRY_SECONDS:
            raise self._failure[1]
        try:
            await reload()
        except Exception as error:
            self._failure = (asyncio.get_running_loop().time(), error)
            raise
        self._failure = None
