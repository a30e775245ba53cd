"""The order of the queue, with jobs added, removed and put back."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.queue import FairQueue


def job_of(requester: str, number: int, game: str = "altar") -> Job:
    return Job(number, game, requester, b"", cast("asyncio.Future[Any]", None))


def drained(waiting: FairQueue) -> list[str]:
    """Take all jobs; returns them in order."""
    found = []
    while (taken := waiting.take(lambda job: f"{job.requester}{job.number}")) is not None:
        found.append(taken[1])
    return found


def waiting_of(*names: str) -> FairQueue:
    waiting = FairQueue()
    for name in names:
        waiting.add(job_of(name[0], int(name[1:])))
    return waiting


def test_requesters_take_turns() -> None:
    """Each with the oldest job first."""
    assert drained(waiting_of("a1", "a2", "a3", "b1", "c1", "b2")) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_iteration_is_in_the_order_of_taking() -> None:
    """And takes nothing."""
    waiting = waiting_of("a1", "a2", "b1")
    assert [f"{job.requester}{job.number}" for job in waiting] == ["a1", "b1", "a2"] == drained(waiting)


def test_a_job_that_is_put_back_comes_next() -> None:
    """Before all others, those of the same requester included."""
    waiting = waiting_of("a1", "a2", "b1")
    taken = waiting.take(lambda job: job)
    assert taken is not None
    waiting.put_back(taken[0])
    assert drained(waiting) == ["a1", "b1", "a2"]


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


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(["add", "take", "remove"])), max_size=60))
@settings(max_examples=100, deadline=None)
def test_no_job_is_lost_and_no_requester_is_passed_over_twice(steps: list[tuple[str, str]]) -> None:
    """Every waiting requester has a job taken before another has two taken."""
    waiting, jobs, passed = FairQueue(), dict[int, Job](), dict[str, list[str]]()
    for number, (requester, step) in enumerate(steps):
        if step == "add":
            jobs[number] = job_of(requester, number)
            waiting.add(jobs[number])
            passed.setdefault(requester, [])
        elif step == "remove" and any(job.requester == requester for job in jobs.values()):
            last = max(known for known, job in jobs.items() if job.requester == requester)
            waiting.remove(jobs.pop(last))
        elif (taken := waiting.take(lambda job: job)) is not None:
            job = taken[0]
            assert jobs.pop(job.number) is job
            for other, others in passed.items():
                others.append(job.requester)
                assert other == job.requester or others.count(job.requester) <= 1
            passed[job.requester] = []
        passed = {
            requester: found
            for requester, found in passed.items()
            if any(job.requester == requester for job in jobs.values())
        }
        assert len(waiting) == len(jobs)
        assert {job.number for job in waiting} == set(jobs)
