"""A client that sends nothing is disconnected with a code that says so."""

from __future__ import annotations

import asyncio
import pathlib

import pytest
from tests.server.app_fixtures import InProcessSocket, identity, listening_app, running_app

from banjar.server.ws import connection as connection_module

SOCKET_HEARTBEAT_SECONDS = 0.05


async def test_a_silent_client_gets_a_close_code(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_app(tmp_path) as app:
        socket = await InProcessSocket(app, identity("a")).__aenter__()
        monkeypatch.setattr(connection_module, "SOCKET_HEARTBEAT_SECONDS", SOCKET_HEARTBEAT_SECONDS)
        await socket.say({"do": "ping", "number": 1})
        async with asyncio.timeout(10):
            await socket._task
        assert socket.code == connection_module.SILENT
        assert not app.context.connections


async def test_a_silent_client_gets_a_close_code_over_the_network(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not the 1006 of a connection that broke."""
    async with listening_app(tmp_path) as app, app.network_client("anna") as client:
        await client.connect()
        monkeypatch.setattr(connection_module, "SOCKET_HEARTBEAT_SECONDS", SOCKET_HEARTBEAT_SECONDS)
        await client.send({"do": "ping", "number": 1})
        assert client._socket is not None
        async with asyncio.timeout(10):
            await client._socket.wait_closed()
        assert client._socket.close_code == connection_module.SILENT
