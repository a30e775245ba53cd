"""Bounds below the application, over real connections: heads, idle connections, pings and fragments."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import socket
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, cast

import pytest
import uvicorn
import websockets
from tests.server.app_fixtures import AppUnderTest, identity, running_app
from websockets.frames import Frame, Opcode

from banjar.server.budgets import BUDGETS, address_account
from banjar.server.http.header_limits import MAX_HEADER_BYTES, LimitedHttpProtocol
from banjar.server.open_connections import RESERVED_FILES, OpenConnections
from banjar.server.serve import MAX_MESSAGE_BYTES
from banjar.server.ws.frame_limits import MAX_BYTES_AT_ONCE, MAX_FRAGMENTS, LimitedWebSocketProtocol

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
FILES = RESERVED_FILES + 40
"""So that an address may have ten connections."""


@contextlib.asynccontextmanager
async def limited_app(folder: pathlib.Path) -> AsyncIterator[tuple[AppUnderTest, OpenConnections, int]]:
    """A server with the protocols of `banjar serve`; its open connections and its port."""
    async with running_app(folder, limits=True) as app:
        connections = OpenConnections(FILES)
        budgets = app.context.budgets
        with socket.socket() as listening:
            listening.bind((HERE, 0))
            config = uvicorn.Config(
                app.asgi,
                lifespan="off",
                log_config=None,
                access_log=False,
                ws_max_size=MAX_MESSAGE_BYTES,
                http=cast(Any, partial(LimitedHttpProtocol, open_connections=connections, budgets=budgets)),
                ws=cast(Any, partial(LimitedWebSocketProtocol, budgets=budgets)),
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server._serve([listening]))
            while not server.started:
                await asyncio.sleep(0.005)
            try:
                yield app, connections, listening.getsockname()[1]
            finally:
                server.should_exit = True
                await serving


async def asked(port: int, head: bytes, address: str = HERE) -> bytes:
    """The first line of the answer to a request."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(address, 0))
    writer.write(head)
    try:
        async with asyncio.timeout(20):
            return await reader.readline()
    finally:
        writer.close()


def head(size: int) -> bytes:
    """A head of so many bytes."""
    start = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-long: "
    return start + b"y" * (size - len(start) - 4) + b"\r\n\r\n"


@pytest.mark.parametrize(("size", "status"), [(MAX_HEADER_BYTES, b"200"), (MAX_HEADER_BYTES + 1, b"431")])
async def test_a_head_has_16_kib_and_not_a_byte_more(tmp_path: pathlib.Path, size: int, status: bytes) -> None:
    async with limited_app(tmp_path) as (_, _, port):
        assert len(head(size)) == size
        assert (await asked(port, head(size))).split()[1] == status


@pytest.mark.parametrize(
    "headers",
    [
        b"content-length: 3\r\ntransfer-encoding: chunked\r\n",
        b"transfer-encoding: chunked\r\ncontent-length: 3\r\n",
        b"content-length: 3\r\ncontent-length: 4\r\n",
        b"content-length: +3\r\n",
        b"transfer-encoding: chunked, identity\r\n",
        b"transfer-encoding : chunked\r\n",
    ],
)
async def test_a_body_whose_end_could_be_read_in_two_ways_is_refused(tmp_path: pathlib.Path, headers: bytes) -> None:
    """A proxy that reads the other way would take what follows for another person's request."""
    async with limited_app(tmp_path) as (_, _, port):
        start = b"POST /api/me/link HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        assert (await asked(port, start + headers + b"\r\n0\r\n\r\n")).split()[1] == b"400"


async def test_idle_connections_of_one_address_do_not_keep_others_out(tmp_path: pathlib.Path) -> None:
    async with limited_app(tmp_path) as (_, connections, port), contextlib.AsyncExitStack() as stack:
        for _ in range(30):
            _, writer = await asyncio.open_connection(HERE, port)
            stack.callback(writer.close)
        await asyncio.sleep(0.05)
        assert len(connections) == connections.most_per_address == 10
        assert (await asked(port, b"")).split()[1] == b"429"
        assert (await asked(port, head(100), ELSEWHERE)).split()[1] == b"200"


async def test_idle_connections_of_many_addresses_give_way(tmp_path: pathlib.Path) -> None:
    async with limited_app(tmp_path) as (_, connections, port), contextlib.AsyncExitStack() as stack:
        for number in range(40):
            _, writer = await asyncio.open_connection(HERE, port, local_addr=(f"127.0.1.{number // 8 + 1}", 0))
            stack.callback(writer.close)
        await asyncio.sleep(0.05)
        assert len(connections) == connections.most == 40
        assert (await asked(port, head(100), ELSEWHERE)).split()[1] == b"200"


async def test_closed_connections_and_sockets_no_longer_count(tmp_path: pathlib.Path) -> None:
    async with limited_app(tmp_path) as (app, connections, port):
        assert (await asked(port, head(100))).split()[1] == b"200"
        async with opened(app, port):
            await asyncio.sleep(0.05)
            assert len(connections) == 1
        async with asyncio.timeout(10):
            while len(connections):
                await asyncio.sleep(0.01)


def opened(app: AppUnderTest, port: int) -> websockets.connect:
    headers = {"cookie": app.cookie(identity("a"))}
    return websockets.connect(f"ws://127.0.0.1:{port}/api/socket", additional_headers=headers, ping_interval=None)


async def test_pings_are_paid_for_and_not_answered_while_in_debt(tmp_path: pathlib.Path) -> None:
    async with limited_app(tmp_path) as (app, _, port), opened(app, port) as client:
        budgets, account = app.context.budgets, address_account(HERE)
        await client.recv()
        now = budgets._clock()
        budgets._clock = lambda: now  # nothing is paid back meanwhile
        before = budgets._left(account, now)
        for _ in range(300):
            await (await client.ping())
        assert budgets._left(account, budgets._clock()) < before
        budgets.charge(BUDGETS["address"].burst_seconds + budgets._left(account, budgets._clock()), account)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(await client.ping(), 0.1)  # this one is read, and then no more
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(await client.ping(), 0.3)


async def test_empty_fragments_without_end_end_the_socket(tmp_path: pathlib.Path) -> None:
    async with limited_app(tmp_path) as (app, _, port), opened(app, port) as client:
        await client.recv()
        frames = [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 2 * MAX_FRAGMENTS]
        client.transport.write(b"".join(frame.serialize(mask=True) for frame in frames))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(client.recv(), 10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_a_message_in_a_few_fragments_is_understood(tmp_path: pathlib.Path) -> None:
    async with limited_app(tmp_path) as (app, _, port), opened(app, port) as client:
        await client.recv()
        await client.send(iter(['{"do":', '"ping",', '"number":7}']))
        assert '"number":7' in await asyncio.wait_for(client.recv(), 10)


async def test_thousands_of_pings_in_one_piece_are_read_some_at_a_time(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else waits for them, and nothing that comes after them is lost."""
    parts: list[int] = []
    read_part = LimitedWebSocketProtocol._read_part

    def recorded(protocol: LimitedWebSocketProtocol, data: bytes) -> float:
        parts.append(len(data))
        return read_part(protocol, data)

    async with limited_app(tmp_path) as (app, _, port), opened(app, port) as client:
        await client.recv()
        budgets, clock = app.context.budgets, app.context.budgets._clock
        now = clock()
        budgets._clock = lambda: now  # the address pays nothing back
        monkeypatch.setattr(LimitedWebSocketProtocol, "_read_part", recorded)
        pings = Frame(Opcode.PING, b"").serialize(mask=True) * 20_000
        last = Frame(Opcode.TEXT, b'{"do":"ping","number":7}').serialize(mask=True)
        client.transport.write(pings + last)
        await asyncio.sleep(0.5)
        assert max(parts) <= MAX_BYTES_AT_ONCE
        assert sum(parts) < len(pings)
        budgets._clock = clock
        assert '"number":7' in await asyncio.wait_for(client.recv(), 30)
        assert sum(parts) == len(pings) + len(last)
