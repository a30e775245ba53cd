"""Questions that no worker has taken yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TypeVar

from banjar.server.bot_pool.job import Job

T = TypeVar("T")


class FairQueue:
    """Everybody's in turn, and of each the oldest first: whoever has many tables keeps only the own ones waiting."""

    def __init__(self) -> None:
        self._jobs: dict[str, deque[Job]] = {}
        """By whose they are, in the order in which it is their turn."""

    def __len__(self) -> int:
        return sum(map(len, self._jobs.values()))

    def __iter__(self) -> Iterator[Job]:
        """In the order in which they would be taken if there were a worker for each."""
        for turn in range(max(map(len, self._jobs.values()), default=0)):
            yield from (jobs[turn] for jobs in self._jobs.values() if turn < len(jobs))

    def add(self, job: Job) -> None:
        """A new question."""
        self._jobs.setdefault(job.whose, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """A question that was taken in vain is the next."""
        self._jobs = {job.whose: deque([job, *self._jobs.pop(job.whose, ())]), **self._jobs}

    def remove(self, job: Job) -> None:
        """Nobody waits for it any more; nothing happens if it has been taken."""
        jobs = self._jobs.get(job.whose)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._jobs[job.whose]

    def take(self, place_for: Callable[[Job], T | None]) -> tuple[Job, T] | None:
        """The next question that there is a place for, with the place; then it is the others' turn."""
        in_vain = set()
        for job in self:
            kind = job.game, job.failures
            if kind in in_vain:
                continue
            place = place_for(job)
            if place is None:
                in_vain.add(kind)
            else:
                self.remove(job)
                if job.whose in self._jobs:
                    self._jobs[job.whose] = self._jobs.pop(job.whose)
                return job, place
        return None

    def clear(self) -> None:
        """Nobody waits any more."""
        self._jobs.clear()
