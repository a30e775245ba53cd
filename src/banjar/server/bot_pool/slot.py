"""A place for a worker: when one dies, the next takes it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from banjar.server.bot_pool.backoff import Backoff
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.process import WorkerProcess


@dataclass(eq=False, slots=True)
class WorkerSlot:
    """What the pool knows of one worker."""

    number: int
    plain: bool
    games: tuple[str, ...]
    """In the order it gets ready for them; another order at every place, so that all are soon ready somewhere."""
    ready: set[str] = field(default_factory=set)
    job: Job | None = None
    is_idle: bool = False
    process: WorkerProcess | None = None
    """Until its end is certain."""
    backoff: Backoff = field(default_factory=Backoff)
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    def give(self, job: Job) -> None:
        """Something to do."""
        self.job = job
        self.is_idle = False
        self.woken.set()

    async def rest(self) -> None:
        """Wait until there is something to do or to look at."""
        await self.woken.wait()
        self.woken.clear()
        self.is_idle = False

    def put_off(self, game: str) -> None:
        """Load a game last: if it is what kills the workers here, the others can still be played."""
        self.games = (*(other for other in self.games if other != game), game)
