"""Limits on header time and read size."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from banjar.server.http.header_limits import HEADER_TIMEOUT_SECONDS, READ_BYTES, LimitedHttpProtocol


async def application(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """Never called."""


def made(kind: type[LimitedHttpProtocol], loop: Any = None) -> LimitedHttpProtocol:
    return kind(uvicorn.Config(application, lifespan="off", log_config=None), ServerState(), {}, loop)


@dataclass
class Timer:
    """A timer of the fake loop."""

    seconds: float
    callback: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTransport:
    """A connection without a network, with a manual clock."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []
        self.is_closed = False
        self.protocol = made(LimitedHttpProtocol, self)
        self.protocol.connection_made(cast(asyncio.Transport, self))

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, callback))
        return self.timers[-1]

    def create_task(self, coroutine: Any) -> Any:
        coroutine.close()
        return asyncio.Future(loop=cast(asyncio.AbstractEventLoop, self))

    def get_debug(self) -> bool:
        return False

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_extra_info(self, _: str) -> None:
        """Not used."""

    pause_reading = resume_reading = lambda _: None

    def answered(self) -> None:
        """Complete the response to the last request."""
        self.protocol.cycle.response_complete = True
        self.protocol.on_response_complete()

    @property
    def waiting(self) -> list[float]:
        """The delays of the running timers, in seconds."""
        return [timer.seconds for timer in self.timers if not timer.is_cancelled]

    def wait(self) -> None:
        """Let all running timers fire."""
        timers, self.timers = self.timers, []
        for timer in timers:
            if not timer.is_cancelled:
                timer.callback()


async def test_reads_are_small() -> None:
    """All frames of one read are parsed before other tasks run."""
    sizes: list[int] = []

    class Measured(LimitedHttpProtocol):
        def data_received(self, data: bytes) -> None:
            sizes.append(len(data))

    server = await asyncio.get_running_loop().create_server(lambda: made(Measured), "127.0.0.1", 0)
    async with server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"x" * 100 * READ_BYTES)
        async with asyncio.timeout(30):
            while sum(sizes) < 100 * READ_BYTES:
                await asyncio.sleep(0.001)
        writer.close()
    assert max(sizes) <= READ_BYTES


WHOLE = b"GET / HTTP/1.1\r\nhost: banjar.test\r\n\r\n"


@pytest.mark.parametrize("dribbled", [b"GET / HT", b"\r\n", b"GET / HTTP/1.1\r\nhost: banjar.test\r\n"])
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_every_header_has_a_timeout(earlier: int, dribbled: bytes) -> None:
    """The first on a connection, and later ones."""
    line = FakeTransport()
    for _ in range(earlier):
        line.protocol.data_received(WHOLE)
        assert line.waiting == []
        line.answered()
        assert HEADER_TIMEOUT_SECONDS not in line.waiting
    for number in range(len(dribbled)):
        line.protocol.data_received(dribbled[number : number + 1])
        assert line.waiting == [HEADER_TIMEOUT_SECONDS], "the time runs from its beginning"
    line.wait()
    assert line.is_closed


def test_bodies_and_responses_have_no_header_timeout() -> None:
    """Bodies have a timeout of their own, streams have none."""
    line = FakeTransport()
    line.protocol.data_received(b"POST / HTTP/1.1\r\nhost: banjar.test\r\ncontent-length: 9\r\n\r\nhalf")
    assert line.waiting == []
    line.protocol.data_received(b" done")
    assert line.waiting == []
    line.protocol.data_received(b"\r\n")  # some clients send it after a body
    line.wait()
    assert not line.is_closed
    line.answered()
    assert HEADER_TIMEOUT_SECONDS in line.waiting
    line.wait()
    assert line.is_closed


def test_a_closed_connection_has_no_timer() -> None:
    """However much of the header has arrived."""
    line = FakeTransport()
    line.protocol.data_received(b"GET /")
    line.protocol.connection_lost(None)
    assert line.waiting == []
