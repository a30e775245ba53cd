"""HTTP as the server speaks it: in pieces, and with patience that ends."""

from __future__ import annotations

import asyncio

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from banjar.server.protocol import PIECE, CarefulProtocol


async def application(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """Never asked."""


def made(kind: type[CarefulProtocol]) -> CarefulProtocol:
    return kind(uvicorn.Config(application, lifespan="off", log_config=None), ServerState(), {})


def test_what_comes_is_read_in_small_pieces() -> None:
    """All frames of a piece are taken apart before anybody else has a turn."""
    sizes: list[int] = []

    class Measured(CarefulProtocol):
        def data_received(self, data: bytes) -> None:
            sizes.append(len(data))

    async def work() -> None:
        server = await asyncio.get_running_loop().create_server(lambda: made(Measured), "127.0.0.1", 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"x" * 100 * PIECE)
            async with asyncio.timeout(30):
                while sum(sizes) < 100 * PIECE:
                    await asyncio.sleep(0.001)
            writer.close()
        assert max(sizes) <= PIECE

    asyncio.run(work())
