"""Whether a move could be committed now: `store.health`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import time
from collections.abc import Callable

from banjar.server.store.database import Database
from banjar.server.store.errors import Trouble, trouble_of
from banjar.server.store.processes import ProcessStore

KEPT_SECONDS = 1.0
"""How long an answer is good for everybody who asks."""
PROBE_TIMEOUT_SECONDS = 1.0
MIN_FREE_BYTES = 1 << 20
"""With less room on the disk a small write may succeed where the next move does not."""


class HealthProbe:
    """Writes this process's heartbeat, at most once in KEPT_SECONDS, whoever and how many ask."""

    def __init__(self, database: Database, processes: ProcessStore) -> None:
        self._database = database
        self._processes = processes
        self._probing: asyncio.Task[Trouble | None] | None = None
        self._answered_at = -KEPT_SECONDS
        self._answer: Trouble | None = None

    async def trouble(self, now: Callable[[], int]) -> Trouble | None:
        """Why nothing can be committed now, None if it can; answered within PROBE_TIMEOUT_SECONDS.

        `now` is called for the time of the heartbeat, in milliseconds since the epoch.
        """
        if time.monotonic() - self._answered_at < KEPT_SECONDS:
            return self._answer
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe(now))
        done, _ = await asyncio.wait([self._probing], timeout=PROBE_TIMEOUT_SECONDS)
        if done:
            return self._probing.result()
        # A probe that is still on its way goes on, and whoever asks next waits for the same one.
        error = self._database.outages.last_failure("write")
        return Trouble.SLOW if error is None else trouble_of(error)

    async def close(self) -> None:
        """End a probe that is on its way."""
        if self._probing is not None:
            self._probing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._probing

    async def _probe(self, now: Callable[[], int]) -> Trouble | None:
        self._answer = await self._write(now())
        self._answered_at = time.monotonic()
        return self._answer

    async def _write(self, now: int) -> Trouble | None:
        try:
            await self._processes.heartbeat(now, retry_timeout=0)
        except Exception as error:  # whatever it is, no move could be committed
            return trouble_of(error)
        file = self._database.url.file
        return Trouble.DISK_FULL if file is not None and free_bytes(file.parent) < MIN_FREE_BYTES else None


def free_bytes(folder: pathlib.Path) -> int:
    """The room that this user has left on the disk of a folder."""
    if not hasattr(os, "statvfs"):
        import shutil

        return shutil.disk_usage(folder).free
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize
