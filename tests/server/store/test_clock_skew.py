"""Processes on one database trust each other's clocks, so each compares its own with the database's."""

from __future__ import annotations

import asyncio
import logging

import pytest
from tests.server.store.store_helpers import opened

from banjar.server.store import clock_skew
from banjar.server.store.outages import wall_clock

HOUR = 3_600_000


def warnings_of(url: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What a process says that opens the database."""

    async def work() -> None:
        async with opened(url):
            pass

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    return [record.getMessage() for record in caplog.records if record.name == "banjar.server"]


@pytest.mark.parametrize(("off", "side"), [(HOUR, "ahead of"), (-HOUR, "behind")])
def test_a_clock_that_is_wrong(
    off: int,
    side: str,
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One warning says by how much and to which side."""
    monkeypatch.setattr(clock_skew, "wall_clock", lambda: wall_clock() + off)
    (warning,) = warnings_of(postgres_url, caplog)
    assert f"seconds {side} the database's" in warning


def test_a_clock_that_is_right(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is said, however long the database takes to answer."""
    assert warnings_of(postgres_url, caplog) == []


def test_a_clock_of_its_own(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A file is used by one process, and has no clock."""
    monkeypatch.setattr(clock_skew, "wall_clock", lambda: wall_clock() + HOUR)
    assert warnings_of(sqlite_url, caplog) == []


@pytest.mark.parametrize(
    ("before", "there", "after", "ahead"),
    [(100, 100, 100, 0), (100, 150, 200, 0), (100, 50, 200, 50), (100, 250, 200, -50)],
)
def test_how_far_a_clock_is_ahead(before: int, there: int, after: int, ahead: int) -> None:
    """At least: the answer was given some time between the question and its arrival."""
    assert clock_skew.skew(before, there, after) == ahead
