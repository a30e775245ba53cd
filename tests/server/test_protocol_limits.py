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

from banjar.server.acceptor import CONNECTION_SECONDS, ThrottledServer
from banjar.server.budgets import BUDGETS, address_account
from banjar.server.http.header_limits import MAX_HEADER_BYTES, LimitedHttpProtocol
from banjar.server.open_connections import RESERVED_FILES, OpenConnections
from banjar.server.serve import MAX_MESSAGE_BYTES
from banjar.server.ws.frame_limits import MAX_BYTES_AT_ONCE, MAX_FRAGMENTS, LimitedWebSocketProtocol
from banjar.table.errors import Refusal

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
FILES = RESERVED_FILES + 40
"""So that an address may have ten connections."""


@contextlib.asynccontextmanager
async def limited_app(
    folder: pathlib.Path, files: int = FILES
) -> AsyncIterator[tuple[AppUnderTest, OpenConnections, int]]:
    """A server with the protocols of `banjar serve`; its open connections and its port."""
    async with running_app(folder, limits=True) as app:
        connections = OpenConnections(files)
        budgets = app.context.budgets
        with socket.socket() as listening:
            listening.bind((HERE, 0))
            listening.listen()
            config = uvicorn.Config(
                app.asgi,
                lifespan="off",
                log_config=None,
                access_log=False,
                ws_max_size=MAX_MESSAGE_BYTES,
                ws=cast(Any, partial(LimitedWebSocketProtocol, budgets=budgets)),
            )
            server = ThrottledServer(config, connections, budgets)
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


def opened(app: AppUnderTest, port: int, address: str = HERE) -> websockets.connect:
    headers = {"cookie": app.cookie(identity("a"))}
    url = f"ws://127.0.0.1:{port}/api/socket"
    return websockets.connect(url, additional_headers=headers, ping_interval=None, local_addr=(address, 0))


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


def exceed_rate(app: AppUnderTest) -> None:
    """Let what HERE has used take a second to be paid, although its budget has enough left."""
    app.context.budgets.charge(1.0, address_account(HERE))
    assert app.context.budgets.wait_seconds(address_account(HERE)) == 0


@pytest.mark.parametrize("step", ["connection_made", "_parse"])
async def test_requests_above_the_rate_of_an_address_are_read_after_those_of_others(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Neither a transport nor parsed headers: what comes before the application would cost others their time."""
    done: list[str] = []
    original = getattr(LimitedHttpProtocol, step)

    def recorded(protocol: LimitedHttpProtocol, given: object) -> None:
        original(protocol, given)
        done.append(protocol._peer)

    monkeypatch.setattr(LimitedHttpProtocol, step, recorded)
    async with limited_app(tmp_path) as (app, _, port):
        if step == "connection_made":
            exceed_rate(app)
        else:
            reader, writer = await asyncio.open_connection(HERE, port)
            await asyncio.sleep(0.05)
            exceed_rate(app)
            writer.write(head(100))
        request = asyncio.create_task(asked(port, head(100)))
        await asyncio.sleep(0.05)
        assert (await asked(port, head(100), ELSEWHERE)).split()[1] == b"200"
        assert done[0] == ELSEWHERE
        assert (await request).split()[1] == b"200"
        assert done.count(HERE) == len(done) - 1
        if step == "_parse":
            assert (await asyncio.wait_for(reader.readline(), 10)).split()[1] == b"200"
            writer.close()


async def test_sockets_above_the_rate_of_an_address_are_read_and_written_after_those_of_others(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    was_read: list[str] = []
    read_part = LimitedWebSocketProtocol._read_part

    def recorded(protocol: LimitedWebSocketProtocol, data: bytes) -> float:
        was_read.append(protocol._account()[1])
        return read_part(protocol, data)

    async with (
        limited_app(tmp_path) as (app, _, port),
        opened(app, port) as read,
        opened(app, port) as written,
        opened(app, port, ELSEWHERE) as other,
    ):
        for client in (read, written, other):
            await client.recv()
        (own,) = [one for one in app.context.connections if one.address == ELSEWHERE]
        mine = [one for one in app.context.connections if one.address == HERE]
        monkeypatch.setattr(LimitedWebSocketProtocol, "_read_part", recorded)
        exceed_rate(app)
        answers = {}

        async def ask(name: str, client: websockets.ClientConnection) -> None:
            answers[name] = await asyncio.wait_for(client.recv(), 10)

        asking = [asyncio.create_task(ask(*pair)) for pair in (("read", read), ("written", written))]
        await read.send('{"do":"ping","number":1}')
        await other.send('{"do":"ping","number":2}')
        for connection in (*mine, own):
            connection.send(b'{"type":"pong"}')
        for _ in range(2):
            await asyncio.wait_for(other.recv(), 10)
        assert (was_read, answers) == ([ELSEWHERE], {})
        await asyncio.gather(*asking)
        assert len(answers) == 2


async def test_connections_beyond_two_seconds_of_an_address_are_refused(tmp_path: pathlib.Path) -> None:
    """They are not kept waiting without end, and those that wait are closed when the server stops."""
    async with limited_app(tmp_path, files=20_000) as (app, connections, port), contextlib.AsyncExitStack() as stack:
        budgets = app.context.budgets
        now = budgets._clock()
        budgets._clock = lambda: now  # nobody has a turn
        with contextlib.suppress(Refusal):
            for _ in range(10_000):
                budgets.throttle(address_account(HERE), CONNECTION_SECONDS)
        assert (await asked(port, b"")).split()[1] == b"429"
        budgets._paid_at[address_account(HERE)] -= 1.0
        reader, writer = await asyncio.open_connection(HERE, port)
        stack.callback(writer.close)
        await asyncio.sleep(0.05)
        assert len(connections) == 1
    assert len(connections) == 0
    assert await reader.read() == b""
