"""Jobs that no worker has taken yet."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from banjar.server.bot_pool.fair_share import FairShare
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.requester import Priority, Requester

MAX_WAITING_PER_NETWORK = 100
"""Jobs of one network in a lane."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Turn:
    """When a job began to run, and the turns that its requester had before."""

    started: float
    network_turn: int
    identity_turn: int


class FairQueue:
    """Jobs by priority; among equals networks share the workers' time, and in a network its identities.

    Whatever one network asks for, from any number of identities and tables, a job of another one that asks for less
    waits for no more than the jobs that run already, and as long as its own last job took.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lanes = [Lane() for _ in Priority]
        self._networks = FairShare(clock)
        self._identities: dict[str, FairShare] = {}
        self._running: dict[Job, Turn] = {}

    def __len__(self) -> int:
        return sum(map(len, self._lanes))

    def __iter__(self) -> Iterator[Job]:
        """By priority, network and identity, those whose turn it is first; nothing is taken."""
        for lane in self._lanes:
            for network in self._networks.ordered(lane.jobs):
                jobs = lane.jobs[network]
                for identity in self._identities[network].ordered(jobs):
                    yield from jobs[identity]

    def has_room(self, requester: Requester) -> bool:
        """Whether a job of this requester could be added, perhaps in place of another of its network."""
        lane = self._lanes[requester.priority]
        return lane.count(requester.network) < MAX_WAITING_PER_NETWORK or lane.replaceable(requester) is not None

    def add(self, job: Job) -> Job | None:
        """Add a new job; returns the job that has to go for it, if too many of its network wait.

        It is the last one of the identity with most jobs: the new job itself if that is its own.
        """
        lane, dropped = self._lanes[job.requester.priority], None
        if lane.count(job.requester.network) >= MAX_WAITING_PER_NETWORK:
            dropped = lane.replaceable(job.requester)
            if dropped is None:
                return job
            self.remove(dropped)
        self._insert(job)
        return dropped

    def put_back(self, job: Job) -> None:
        """Let a job that failed run again, in the turn that it had; the time it has used stays charged."""
        turn = self._running.get(job)
        self._insert(job, at_head=True)
        if turn is not None:
            self.finish(job)
            self._networks.undo(job.requester.network, turn.network_turn)
            self._identities[job.requester.network].undo(job.requester.identity, turn.identity_turn)

    def remove(self, job: Job) -> bool:
        """Remove a job; False if it has been taken."""
        network, identity = job.requester.network, job.requester.identity
        if not self._lanes[job.requester.priority].remove(job):
            return False
        self._networks.withdraw(network)
        self._identities[network].withdraw(identity)
        self._forget(network)
        return True

    def reassign(self, job: Job, requester: Requester) -> None:
        """Let a waiting job wait as one of another requester; does nothing if it has been taken."""
        if job.requester != requester and self.remove(job):
            job.requester = requester
            self._insert(job)

    def take(self, slot_for: Callable[[Job], T | None]) -> tuple[Job, T] | None:
        """Remove and return the next job that `slot_for` finds a slot for, with the slot; `finish` it later."""
        without_slot = set()
        for job in self:
            kind = job.game, job.failures
            if kind in without_slot:
                continue
            slot = slot_for(job)
            if slot is None:
                without_slot.add(kind)
            else:
                self._begin(job)
                return job, slot
        return None

    def finish(self, job: Job) -> None:
        """A job that was taken has ended, whatever became of it."""
        turn = self._running.pop(job, None)
        if turn is not None:
            self._networks.end(job.requester.network, turn.started)
            self._identities[job.requester.network].end(job.requester.identity, turn.started)
            self._forget(job.requester.network)

    def clear(self) -> None:
        """Remove all jobs."""
        for job in list(self):
            self.remove(job)
        for job in list(self._running):
            self.finish(job)

    def _insert(self, job: Job, at_head: bool = False) -> None:
        lane, network, identity = self._lanes[job.requester.priority], job.requester.network, job.requester.identity
        self._networks.wait(network, network not in lane.jobs)
        identities = self._identities.setdefault(network, FairShare(self._clock))
        identities.wait(identity, identity not in lane.jobs.get(network, {}))
        lane.add(job, at_head)

    def _begin(self, job: Job) -> None:
        network, identity = job.requester.network, job.requester.identity
        self._lanes[job.requester.priority].remove(job)
        self._running[job] = Turn(
            self._clock(), self._networks.begin(network), self._identities[network].begin(identity)
        )

    def _forget(self, network: str) -> None:
        """Forget who has used what in a network for which no job waits or runs."""
        if not self._identities[network].is_active:
            del self._identities[network]


class Lane:
    """The waiting jobs of one priority."""

    def __init__(self) -> None:
        self.jobs: dict[str, dict[str, deque[Job]]] = {}
        """By network and identity, none of them empty."""

    def __len__(self) -> int:
        return sum(map(self.count, self.jobs))

    def count(self, network: str) -> int:
        """How many jobs of a network wait."""
        return sum(map(len, self.jobs.get(network, {}).values()))

    def replaceable(self, requester: Requester) -> Job | None:
        """The last job of the identity with most jobs in the requester's network, if the requester has fewer."""
        jobs = self.jobs.get(requester.network, {})
        most = max(jobs.values(), key=len, default=None)
        own = len(jobs.get(requester.identity, ()))
        return most[-1] if most is not None and len(most) > own + 1 else None

    def add(self, job: Job, at_head: bool) -> None:
        """Add a job as the last, or the first, of its requester."""
        jobs = self.jobs.setdefault(job.requester.network, {}).setdefault(job.requester.identity, deque())
        jobs.insert(0 if at_head else len(jobs), job)

    def remove(self, job: Job) -> bool:
        """Remove a job; False if it does not wait here."""
        network, identity = job.requester.network, job.requester.identity
        jobs = self.jobs.get(network, {}).get(identity, ())
        if job not in jobs:
            return False
        self.jobs[network][identity].remove(job)
        if not self.jobs[network][identity]:
            del self.jobs[network][identity]
        if not self.jobs[network]:
            del self.jobs[network]
        return True
