"""Processes on one database rely on each other's clocks, so each compares its own with the database's."""

from __future__ import annotations

import logging

import pytest
from tests.server.store.store_helpers import opened

from banjar.server.process_clock import ProcessClock, wall_clock
from banjar.server.store import clock_skew

HOUR = 3_600_000


async def warnings_of(url: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings of a process that opens the database."""

    with caplog.at_level(logging.WARNING):
        async with opened(url):
            pass
    return [record.getMessage() for record in caplog.records if record.name == "banjar.server"]


@pytest.mark.parametrize(("off", "side"), [(HOUR, "ahead of"), (-HOUR, "behind")])
async def test_a_clock_that_is_wrong(
    off: int,
    side: str,
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One warning says by how much, and whether it is ahead or behind."""
    clock = ProcessClock()
    monkeypatch.setattr(clock_skew, "CLOCK", clock)
    monkeypatch.setattr(clock_skew, "wall_clock", lambda: wall_clock() + off)
    (warning,) = await warnings_of(postgres_url, caplog)
    assert f"seconds {side} the database's" in warning
    assert abs(clock.wall_departure() - off) < 60_000, "all processes use the database's time"


async def test_a_clock_that_is_right(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """No warning, however long the database takes to answer."""
    assert await warnings_of(postgres_url, caplog) == []


async def test_sqlite_has_no_clock_to_compare(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An SQLite file serves one process and has no clock."""
    monkeypatch.setattr(clock_skew, "wall_clock", lambda: wall_clock() + HOUR)
    assert await warnings_of(sqlite_url, caplog) == []


@pytest.mark.parametrize(
    ("before", "there", "after", "ahead"),
    [(100, 100, 100, 0), (100, 150, 200, 0), (100, 50, 200, 50), (100, 250, 200, -50)],
)
def test_how_far_a_clock_is_ahead(before: int, there: int, after: int, ahead: int) -> None:
    """At least: the database answered some time between request and reply."""
    assert clock_skew.skew(before, there, after) == ahead
