"""A network that loses, duplicates, reorders and delays messages, and clients that cope with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import websockets
from tests.server.client import Client
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from banjar.core.registry import definition

RETRY_SECONDS = 0.2
"""After this a client sends again."""
AUTO_REPLIES = frozenset(definition("dalang").reactions.values())
"""The actions the server plays for a seat without a choice."""


class NetworkFaults:
    """Decides what happens to each message, and counts it."""

    def __init__(self, seed: int, rate: float) -> None:
        self._dice = random.Random(seed)
        self._rate = rate
        self.counts = dict.fromkeys(("lost", "doubled", "swapped", "delayed", "cut"), 0)

    def fate(self) -> str:
        """The fault of the next message, or "sent"."""
        if self._dice.random() >= self._rate:
            return "sent"
        found = self._dice.choices(("lost", "doubled", "swapped", "delayed", "cut"), (5, 5, 5, 5, 1))[0]
        self.counts[found] += 1
        return found


@contextlib.asynccontextmanager
async def faulty_proxy(address: str, faults: NetworkFaults) -> AsyncIterator[str]:
    """The address of a faulty proxy in front of a server's socket."""
    target = address.replace("http", "ws", 1) + "/api/socket"

    async def handle(client: ServerConnection) -> None:
        assert client.request is not None
        cookie = client.request.headers.get("Cookie", "")
        async with connect(target, additional_headers={"Cookie": cookie}, compression=None) as server:
            ways = [asyncio.create_task(_carry(*pair)) for pair in ((client, server, faults), (server, client, faults))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async with serve(handle, "127.0.0.1", 0, compression=None) as proxy:
        yield "ws://{}:{}".format(*next(iter(proxy.sockets)).getsockname()[:2])


async def _carry(
    source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection, faults: NetworkFaults
) -> None:
    held: list[Any] = []
    async for message in source:
        match faults.fate():
            case "lost":
                continue
            case "cut":
                return
            case "swapped":
                held.append(message)
                continue
            case "doubled":
                await target.send(message)
            case "delayed":
                await asyncio.sleep(0.03)
        await target.send(message)
        while held:
            await target.send(held.pop())


class InsistentClient(Client):
    """Repeats commands under the same id until they are answered, and watches again when a version is missing."""

    proxy = ""

    def __init__(self, address: str, name: str, seed: int = 0) -> None:
        super().__init__(address, name, seed)
        self.reconnects = 0

    async def open(self) -> None:
        """Open a new socket through the proxy."""
        await self.disconnect()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(f"{self.proxy}/", additional_headers={"Cookie": cookie}, compression=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        self.reconnects += 1

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            known = self.tables.get(message["table"])
            if known is None or message["version"] <= known["version"]:
                return
            if message["version"] != known["version"] + 1:
                self.gaps.append((known["version"], message["version"]))
                await self._look_again(message["table"])
                return
        if message["type"] == "table":
            known = self.tables.get(message["table"])
            if known is not None and message["version"] < known["version"]:
                return
        if message["type"] == "presence":
            return
        await super()._take(message)

    async def _look_again(self, table: str) -> None:
        known = self.tables.get(table, {}).get("version")
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.send({"do": "watch", "table": table, "version": known})

    async def settled(self, condition: Any, table: str) -> None:
        """Wait for a condition, watching again from time to time, on a new socket if the old one is closed."""
        while not condition():
            try:
                await self.until(condition, RETRY_SECONDS)
            except TimeoutError:
                assert self._reading is not None
                if self._reading.done():
                    await self.open()
                await self._look_again(table)

    async def insist(self, table: str) -> None:
        """Play to the end, repeating every move until it is answered."""
        await self.settled(lambda: table in self.tables, table)
        while self.tables[table]["status"] != "over":
            now = self.tables[table]
            version, legal = now["version"], now["game"]["legal"]
            if legal:
                await self._decide(table, version, self._random.choice(legal)["text"])
            await self.settled(lambda known=version: self.tables[table]["version"] > known, table)

    async def _decide(self, table: str, version: int, action: str) -> None:
        command = self.new_command()
        asked = {"do": "act", "command": command, "version": version, "action": action}
        while True:
            future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            self._answers[command] = future
            try:
                await self.send({"do": "ask", "table": table, "command": asked})
                async with asyncio.timeout(RETRY_SECONDS):
                    found = await future
            except (TimeoutError, ConnectionError, websockets.ConnectionClosed):
                assert self._reading is not None
                if self._reading.done():
                    await self.open()
                    await self._look_again(table)
                continue
            finally:
                self._answers.pop(command, None)
            known = {"stale-version", "not-your-turn", "substituted"}
            if action in AUTO_REPLIES:
                known.add("not-running")  # the server gave this reply first, and it ended the game
            assert found["type"] == "done" or found["code"] in known, json.dumps(found)
            return
