"""A slot for a worker: when one dies, its replacement takes the slot."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from banjar.server.bot_pool.backoff import Backoff
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.process import WorkerProcess


@dataclass(eq=False, slots=True)
class WorkerSlot:
    """What the pool knows about one worker."""

    number: int
    plain: bool
    games: tuple[str, ...]
    """In the order they are loaded; rotated from slot to slot, so that every game is soon ready somewhere."""
    ready: set[str] = field(default_factory=set)
    job: Job | None = None
    is_idle: bool = False
    process: WorkerProcess | None = None
    """Set until the process is known to have ended."""
    backoff: Backoff = field(default_factory=Backoff)
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    def assign(self, job: Job) -> None:
        """Give the worker a job and wake it."""
        self.job = job
        self.is_idle = False
        self.woken.set()

    async def wait_for_work(self) -> None:
        """Wait until `woken` is set: for a job, a game to load or the end of the process."""
        await self.woken.wait()
        self.woken.clear()
        self.is_idle = False

    def load_last(self, game: str) -> None:
        """Load a game after all others: if it is what kills the workers, the others stay playable."""
        self.games = (*(other for other in self.games if other != game), game)
