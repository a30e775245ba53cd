"""Open connections are bounded for every address and in total, and idle ones give way."""

from __future__ import annotations

import asyncio
import logging
import resource

import pytest

from banjar.server.open_connections import RESERVED_FILES, ConnectionSlot, OpenConnections, raise_file_limit
from banjar.server.serve import LOOP_ERROR_SECONDS, LoopErrors

FILES = RESERVED_FILES + 100


def opened(connections: OpenConnections, address: str, count: int) -> list[ConnectionSlot]:
    return [slot for _ in range(count) if (slot := connections.open(address)) is not None]


def test_one_address_never_has_all_connections() -> None:
    connections = OpenConnections(FILES)
    assert connections.most == 100
    mine = opened(connections, "2001:db8::1", 60) + opened(connections, "2001:db8::2", 60)
    assert len(mine) == connections.most_per_address < 50
    assert connections.open("192.0.2.1") is not None
    mine[0].release()
    mine[0].release()
    assert len(connections) == len(mine)
    assert len(opened(connections, "2001:db8::3", 2)) == 1


def test_all_together_keep_some_files_free() -> None:
    connections = OpenConnections(FILES)
    found = [slot for number in range(200) for slot in opened(connections, f"192.0.2.{number}", 1)]
    assert len(found) == FILES - RESERVED_FILES
    assert connections.refused == 100


def test_connections_without_a_request_give_way_the_longest_idle_first() -> None:
    connections, closed = OpenConnections(FILES), list[int]()
    slots = [slot for number in range(100) for slot in opened(connections, f"192.0.2.{number}", 1)]
    for number in (7, 3, 5):
        connections.set_idle(slots[number], lambda number=number: closed.append(number))  # type: ignore[misc]
    connections.set_busy(slots[3])
    assert connections.open("198.51.100.1") is not None
    assert connections.open("198.51.100.2") is not None
    assert closed == [7, 5]
    assert connections.open("198.51.100.3") is None
    assert len(connections) == 100


def test_a_trusted_proxy_is_bounded_in_total_only() -> None:
    connections = OpenConnections(FILES, "10.0.0.0/8, ::1")
    assert len(opened(connections, "10.1.2.3", 200)) == 100
    assert not connections.is_trusted("unknown")
    assert OpenConnections(FILES, "10.0.0.0/8").is_trusted("::ffff:10.0.0.1")


def test_the_limit_of_files_is_raised_as_far_as_allowed() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(512, before[0])
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def test_failing_accepts_are_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    errors = LoopErrors(lambda: now)
    loop = asyncio.get_running_loop()
    failing = {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many open files")}
    with caplog.at_level(logging.ERROR, "asyncio"):
        for _ in range(10_000):
            errors(loop, failing)
        errors(loop, {"message": "something else"})
        assert len(caplog.records) == 2
        now = LOOP_ERROR_SECONDS
        errors(loop, failing)
        assert len(caplog.records) == 3
