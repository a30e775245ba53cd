"""Many messages at once on one socket: other clients do not wait, and the sender is slowed down."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

import pytest
from tests.server.app_fixtures import InProcessSocket, identity, running_app

from banjar.protocol import client_messages, server_messages
from banjar.protocol.client_messages import ClientMessage
from banjar.server import rate_limits
from banjar.server.send_queue import MAX_QUEUED_MESSAGES
from banjar.server.ws import connection as connection_module

AT_ONCE = 100
MANY = 5_000


class CountedRefusals:
    """Counts the refusals that are sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        real = server_messages.refused

        def refused(*arguments: Any) -> bytes:
            self.count += 1
            return real(*arguments)

        monkeypatch.setattr(server_messages, "refused", refused)


async def sent_burst(socket: InProcessSocket, count: int, text: str = "{}") -> None:
    """Queue messages as uvicorn does after one read."""
    for _ in range(count):
        socket._incoming.put_nowait({"type": "websocket.receive", "text": text})


async def yield_to_others(count: int) -> None:
    """Let other tasks run."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_client_that_is_too_fast_is_refused_once_and_not_read(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later messages stay unread until the seconds are over, and this does not count as silence."""
    monkeypatch.setitem(rate_limits.PERSON_RATES, "message", rate_limits.Rate(0.001, AT_ONCE))
    words = CountedRefusals(monkeypatch)

    async with running_app(tmp_path, limits=True) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        await sent_burst(socket, MANY)
        monkeypatch.setattr(connection_module, "SOCKET_HEARTBEAT_SECONDS", 0.01)
        await socket.until(lambda: '"too-fast"' in socket.texts[-1])
        await yield_to_others(MANY)
        await asyncio.sleep(0.1)
        assert words.count == AT_ONCE + 1
        assert socket._incoming.qsize() == MANY - AT_ONCE - 1
        (connection,) = app.context.connections
        connection.end(connection_module.GOING_AWAY)
        await socket._task
        assert socket.code == connection_module.GOING_AWAY


async def test_other_tasks_run_between_two_messages(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many arrived in one read."""
    turn, taken = 0, []
    real = client_messages.decode

    def decode(text: bytes) -> ClientMessage:
        taken.append(turn)
        message: ClientMessage = real(text)
        return message

    monkeypatch.setattr(client_messages, "decode", decode)

    async with running_app(tmp_path) as app, InProcessSocket(app, identity("a")) as socket:
        await sent_burst(socket, AT_ONCE, '{"do":"ping","number":1}')
        while len(taken) < AT_ONCE:
            turn += 1
            await asyncio.sleep(0)
        assert len(set(taken)) == AT_ONCE


async def test_a_disconnected_client_is_not_read_any_more(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that sends without reading; when it reads again it gets the close code."""
    words = CountedRefusals(monkeypatch)

    async with running_app(tmp_path) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        socket.is_read.clear()
        await sent_burst(socket, MANY)
        await yield_to_others(2 * MANY)
        assert words.count < 2 * MAX_QUEUED_MESSAGES
        assert socket._incoming.qsize() > MANY - 2 * MAX_QUEUED_MESSAGES
        socket.is_read.set()
        await socket._task
        assert socket.code == connection_module.TOO_SLOW
        assert not app.context.connections


async def test_a_client_that_never_reads_is_disconnected(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing does not wait for ever for its last messages."""
    monkeypatch.setattr(connection_module, "SOCKET_CLOSE_TIMEOUT_SECONDS", 0.01)

    async with running_app(tmp_path) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        socket.is_read.clear()
        await sent_burst(socket, MANY)
        async with asyncio.timeout(30):
            await socket._task
        assert socket.code is None
        assert not app.context.connections
