"""Jobs that no worker has taken yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TypeVar

from banjar.server.bot_pool.job import Job

T = TypeVar("T")


class FairQueue:
    """Requesters take turns, each with its oldest job first: many tables of one person only delay each other."""

    def __init__(self) -> None:
        self._jobs: dict[str, deque[Job]] = {}
        """By requester, in the order of their turns."""

    def __len__(self) -> int:
        return sum(map(len, self._jobs.values()))

    def __iter__(self) -> Iterator[Job]:
        """In the order in which they would be taken if every job found a worker."""
        for turn in range(max(map(len, self._jobs.values()), default=0)):
            yield from (jobs[turn] for jobs in self._jobs.values() if turn < len(jobs))

    def add(self, job: Job) -> None:
        """Add a new job."""
        self._jobs.setdefault(job.requester, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """Put a job that failed at the head of the queue."""
        self._jobs = {job.requester: deque([job, *self._jobs.pop(job.requester, ())]), **self._jobs}

    def remove(self, job: Job) -> None:
        """Remove a job; does nothing if it has been taken."""
        jobs = self._jobs.get(job.requester)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._jobs[job.requester]

    def take(self, slot_for: Callable[[Job], T | None]) -> tuple[Job, T] | None:
        """Remove and return the next job that `slot_for` finds a slot for, with the slot; its requester goes last."""
        without_slot = set()
        for job in self:
            kind = job.game, job.failures
            if kind in without_slot:
                continue
            slot = slot_for(job)
            if slot is None:
                without_slot.add(kind)
            else:
                self.remove(job)
                if job.requester in self._jobs:
                    self._jobs[job.requester] = self._jobs.pop(job.requester)
                return job, slot
        return None

    def clear(self) -> None:
        """Remove all jobs."""
        self._jobs.clear()
