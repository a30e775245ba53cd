"""The order of the queue: priorities, fair shares of the workers' time, jobs removed, put back and reassigned."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banjar.server.bot_pool.fair_share import MIN_CHARGE_SECONDS
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.queue import MAX_WAITING_PER_NETWORK, FairQueue
from banjar.server.bot_pool.requester import Priority, Requester

HONEST = Requester("192.0.2.1", "ann")


def job_of(requester: Requester | str, number: int, game: str = "altar") -> Job:
    whose = Requester(requester) if isinstance(requester, str) else requester
    return Job(number, game, whose, b"", cast("asyncio.Future[Any]", None))


def drained(waiting: FairQueue) -> list[str]:
    """Take all jobs; returns them in order."""
    found = []
    while (taken := waiting.take(lambda job: f"{job.requester.network}{job.number}")) is not None:
        found.append(taken[1])
    return found


def waiting_of(*names: str) -> FairQueue:
    waiting = FairQueue(lambda: 0.0)
    for name in names:
        waiting.add(job_of(name[0], int(name[1:])))
    return waiting


def test_networks_take_turns() -> None:
    """Each with the oldest job first."""
    assert drained(waiting_of("a1", "a2", "a3", "b1", "c1", "b2")) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_identities_take_turns_in_the_turn_of_their_network() -> None:
    """Any number of identities of one network gets no more than one of another."""
    waiting = FairQueue(lambda: 0.0)
    for number in range(6):
        waiting.add(job_of(Requester("a", "xyz"[number % 3]), number))
    for number in range(2):
        waiting.add(job_of(Requester("a", "x"), 10 + number))
        waiting.add(job_of(Requester("b", "w"), number))
    assert drained(waiting) == ["a0", "b0", "a1", "b1", "a2", "a3", "a4", "a5", "a10", "a11"]


def test_people_come_before_hints_and_hints_before_tables_nobody_looks_at() -> None:
    """Whatever their networks have used."""
    waiting = FairQueue(lambda: 0.0)
    for number, priority in enumerate(reversed(Priority)):
        waiting.add(job_of(Requester("abc"[number], "x", priority), number))
    assert drained(waiting) == ["c2", "b1", "a0"]


def test_iteration_takes_nothing() -> None:
    """Networks in the order of their turns."""
    waiting = waiting_of("a1", "a2", "b1")
    assert [f"{job.requester.network}{job.number}" for job in waiting] == ["a1", "a2", "b1"]
    assert drained(waiting) == ["a1", "b1", "a2"]


def test_a_job_that_is_put_back_comes_next() -> None:
    """Before all others, those of the same requester included."""
    waiting = waiting_of("a1", "a2", "b1")
    taken = waiting.take(lambda job: job)
    assert taken is not None
    waiting.put_back(taken[0])
    assert drained(waiting) == ["a1", "b1", "a2"]


def test_time_that_a_failing_job_used_is_charged() -> None:
    """Who makes workers fail waits for those who do not."""
    now = [0.0]
    waiting = FairQueue(lambda: now[0])
    waiting.add(job_of("a", 1))
    taken = waiting.take(lambda job: job)
    assert taken is not None
    waiting.add(job_of("b", 1))
    now[0] = 15.0
    waiting.put_back(taken[0])
    assert drained(waiting) == ["b1", "a1"]


def test_jobs_without_a_slot_let_others_pass() -> None:
    """If no worker is ready for one game, jobs of the other do not wait, and those of the first keep their turns."""
    waiting = FairQueue()
    for number, game in enumerate(("dalang", "altar", "dalang", "altar")):
        waiting.add(job_of("a", number, game))
    tried = []

    def only_altar(job: Job) -> int | None:
        tried.append(job.number)
        return job.number if job.game == "altar" else None

    assert [waiting.take(only_altar) for _ in range(3)][2] is None
    assert tried == [0, 1, 0, 3, 0]
    assert drained(waiting) == ["a0", "a2"]


def test_a_waiting_job_can_become_a_persons() -> None:
    """Somebody comes back to a table whose bot waits behind others."""
    waiting = FairQueue(lambda: 0.0)
    jobs = [job_of(Requester("", f"{number}", Priority.UNATTENDED), number) for number in range(5)]
    for job in jobs:
        waiting.add(job)
    waiting.reassign(jobs[3], HONEST)
    assert drained(waiting)[0] == "192.0.2.13"
    waiting.reassign(jobs[3], Requester())
    assert jobs[3].requester == HONEST
    assert len(waiting) == 0


def test_a_network_cannot_fill_the_queue() -> None:
    """The last job of the identity with most jobs goes; others of the network still get in."""
    waiting = FairQueue()
    for number in range(MAX_WAITING_PER_NETWORK):
        assert waiting.add(job_of(Requester("a", "greedy"), number)) is None
    greedy = job_of(Requester("a", "greedy"), 1000)
    assert not waiting.has_room(greedy.requester)
    assert waiting.add(greedy) is greedy
    assert waiting.has_room(Requester("a", "modest"))
    dropped = waiting.add(job_of(Requester("a", "modest"), 1))
    assert dropped is not None
    assert (dropped.requester.identity, dropped.number) == ("greedy", MAX_WAITING_PER_NETWORK - 1)
    assert waiting.add(job_of(Requester("b", "other"), 1)) is None
    assert len(waiting) == MAX_WAITING_PER_NETWORK + 1


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(["add", "take", "remove"])), max_size=60))
@settings(max_examples=100, deadline=None)
def test_no_job_is_lost_and_no_requester_is_passed_over_twice(steps: list[tuple[str, str]]) -> None:
    """Where jobs take no time, every waiting requester has a job taken before another has two taken."""
    waiting, jobs, passed = FairQueue(lambda: 0.0), dict[int, Job](), dict[str, list[str]]()
    for number, (requester, step) in enumerate(steps):
        if step == "add":
            jobs[number] = job_of(requester, number)
            waiting.add(jobs[number])
            passed.setdefault(requester, [])
        elif step == "remove" and any(job.requester.network == requester for job in jobs.values()):
            last = max(known for known, job in jobs.items() if job.requester.network == requester)
            waiting.remove(jobs.pop(last))
        elif (taken := waiting.take(lambda job: job)) is not None:
            job = taken[0]
            assert jobs.pop(job.number) is job
            waiting.finish(job)
            for other, others in passed.items():
                others.append(job.requester.network)
                assert other == job.requester.network or others.count(job.requester.network) <= 1
            passed[job.requester.network] = []
        passed = {
            requester: found
            for requester, found in passed.items()
            if any(job.requester.network == requester for job in jobs.values())
        }
        assert len(waiting) == len(jobs)
        assert {job.number for job in waiting} == set(jobs)


@dataclass
class SimulatedWorkers:
    """Workers on a clock of their own, in front of a real queue."""

    count: int
    now: float = 0.0
    numbers: itertools.count[int] = field(default_factory=itertools.count)
    began: dict[int, float] = field(default_factory=dict)
    ended: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.queue = FairQueue(lambda: self.now)
        self._service: dict[int, float] = {}
        self._ends: list[tuple[float, int, Job]] = []

    def ask(self, requester: Requester, seconds: float) -> int:
        job = job_of(requester, next(self.numbers))
        self._service[job.number] = seconds
        if self.queue.add(job) is not job:
            self._dispatch()
        return job.number

    def _dispatch(self) -> None:
        while len(self._ends) < self.count and (taken := self.queue.take(lambda job: job)) is not None:
            job = taken[0]
            self.began[job.number] = self.now
            heapq.heappush(self._ends, (self.now + self._service[job.number], job.number, job))

    def run_until(self, when: float) -> None:
        """Let time pass."""
        while self._ends and self._ends[0][0] <= when:
            self.now, number, job = heapq.heappop(self._ends)
            self.ended[number] = self.now
            self.queue.finish(job)
            self._dispatch()
        self.now = when

    def run_until_end_of(self, number: int) -> None:
        while number not in self.ended:
            self.run_until(self._ends[0][0])


SECONDS = st.floats(0.001, 3.0)
ATTACKERS = st.tuples(st.integers(0, 40), st.sampled_from(Priority), SECONDS)


@given(
    st.integers(1, 4),
    st.lists(st.tuples(SECONDS, st.floats(0, 5), st.lists(ATTACKERS, max_size=25)), min_size=1, max_size=12),
)
@settings(max_examples=300, deadline=None)
def test_one_network_delays_a_persons_bot_by_no_more_than_the_running_jobs_and_its_own_last_one(
    count: int, moves: list[tuple[float, float, list[tuple[int, Priority, float]]]]
) -> None:
    """Whatever it asks for from 40 identities, a person's bot waits at most a running job and its own last service."""
    workers, last, longest = SimulatedWorkers(count), 0.0, 0.0
    for service, thinking, attack in moves:
        for number, (identity, priority, seconds) in enumerate(attack):
            workers.ask(Requester("198.51.100.7", f"{identity}", priority), seconds)
            longest = max(longest, seconds)
            workers.run_until(workers.now + thinking * number / len(attack) ** 2)
        workers.run_until(workers.now + thinking / 2)
        asked_at = workers.now
        asked = workers.ask(HONEST, service)
        for identity, priority, seconds in attack:
            workers.ask(Requester("198.51.100.7", f"more {identity}", priority), seconds)
        workers.run_until_end_of(asked)
        waited = workers.began[asked] - asked_at
        assert waited <= longest + last + MIN_CHARGE_SECONDS + 1e-6
        last = service


@pytest.mark.parametrize("networks", [2, 3])
def test_networks_get_the_same_time_whatever_their_jobs_take(networks: int) -> None:
    """Short jobs of one and long jobs of others, all waiting all the time."""
    workers = SimulatedWorkers(2)
    whose = [Requester(f"{number}", "x") for number in range(networks)]
    owner = {
        workers.ask(requester, seconds): requester.network
        for requester, seconds in zip(whose, (0.1, 1.0, 2.7), strict=False)
        for _ in range(MAX_WAITING_PER_NETWORK)
    }
    span = 9.0
    workers.run_until(span)
    used = dict.fromkeys((requester.network for requester in whose), 0.0)
    for number, began in workers.began.items():
        used[owner[number]] += min(span, workers.ended.get(number, span)) - began
    assert sum(used.values()) == pytest.approx(2 * span)
    assert max(used.values()) - min(used.values()) <= 2 * 2.7
