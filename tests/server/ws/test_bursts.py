"""Many messages at once on one socket: nobody else waits for them, and whoever sends them is slowed down."""

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


class Words:
    """Counts the refusals that are put into words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        real = server_messages.refused

        def refused(*arguments: Any) -> bytes:
            self.count += 1
            return real(*arguments)

        monkeypatch.setattr(server_messages, "refused", refused)


async def sent_burst(socket: InProcessSocket, count: int, text: str = "{}") -> None:
    """As uvicorn queues all that has come in one piece."""
    for _ in range(count):
        socket._incoming.put_nowait({"type": "websocket.receive", "text": text})


async def turns(count: int) -> None:
    """Let everybody else go on."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_whoever_is_too_fast_is_told_once_and_not_read(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What else they have sent stays where it is until the seconds are over, and is not taken for silence."""
    monkeypatch.setitem(rate_limits.PERSON_RATES, "message", rate_limits.Rate(0.001, AT_ONCE))
    words = Words(monkeypatch)

    async with running_app(tmp_path, limits=True) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        await sent_burst(socket, MANY)
        monkeypatch.setattr(connection_module, "HEARTBEAT_SECONDS", 0.01)
        await socket.until(lambda: '"too-fast"' in socket.texts[-1])
        await turns(MANY)
        await asyncio.sleep(0.1)
        assert words.count == AT_ONCE + 1
        assert socket._incoming.qsize() == MANY - AT_ONCE - 1
        (connection,) = app.context.connections
        connection.end(connection_module.GOING_AWAY)
        await socket._task
        assert socket.code == connection_module.GOING_AWAY


async def test_others_have_their_turn_between_two_messages(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many have come in one piece."""
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


async def test_whoever_is_sent_away_is_not_read_any_more(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that asks without end and reads no answer; when it reads again, it learns why it has to go."""
    words = Words(monkeypatch)

    async with running_app(tmp_path) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        socket.is_read.clear()
        await sent_burst(socket, MANY)
        await turns(2 * MANY)
        assert words.count < 2 * MAX_QUEUED_MESSAGES
        assert socket._incoming.qsize() > MANY - 2 * MAX_QUEUED_MESSAGES
        socket.is_read.set()
        await socket._task
        assert socket.code == connection_module.TOO_SLOW
        assert not app.context.connections


async def test_whoever_never_reads_is_let_go(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last messages are not waited for without end."""
    monkeypatch.setattr(connection_module, "CLOSE_TIMEOUT_SECONDS", 0.01)

    async with running_app(tmp_path) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        socket.is_read.clear()
        await sent_burst(socket, MANY)
        async with asyncio.timeout(30):
            await socket._task
        assert socket.code is None
        assert not app.context.connections
