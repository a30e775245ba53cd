"""A bare Starlette echo server: the baseline of `tools/load.py`."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(web: WebSocket) -> None:
    """Echo every message."""
    await web.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await web.send_text(await web.receive_text())


def main() -> None:
    """Listen on a free port and print the address."""
    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(app, log_level="critical", ws_per_message_deflate=False, timeout_graceful_shutdown=1)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(uvicorn.Server(config).serve([listening]))


if __name__ == "__main__":
    main()
