"""A client that reconnects after every crash and sends again what was not answered."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import websockets
from tests.server.client import Client, RequestRefused

LOST = (ConnectionError, OSError, websockets.WebSocketException)


class RetryingClient(Client):
    """Remembers what was acknowledged; `acknowledged` maps commands to versions."""

    def __init__(self, address: str, name: str, seed: int = 0) -> None:
        super().__init__(address, name, seed)
        self.acknowledged: dict[str, int] = {}
        self.resent = 0
        self.reconnected = 0
        self._lots = random.Random(f"stubborn {name} {seed}")

    async def insist(self, table: str) -> None:
        """Play until the game is over, whatever the server does."""
        async with asyncio.timeout(600):
            pending: dict[str, Any] | None = None
            while True:
                try:
                    if pending is None:
                        pending = await self._next(table)
                    if pending is None:
                        return
                    await self._carry_out(table, pending)
                    pending = None
                except LOST:
                    self.resent += pending is not None
                    await self._come_back(table)

    async def _next(self, table: str) -> dict[str, Any] | None:
        """Wait for the next decision; None when the game is over."""
        while True:
            now = self.tables[table]
            if now["status"] == "over":
                return None
            if now["game"]["legal"]:
                action = self._lots.choice(now["game"]["legal"])["text"]
                return {"command": self.new_command(), "version": now["version"], "action": action}
            assert self._reading is not None
            changed = asyncio.create_task(self.until(lambda known=now: self.tables[table] is not known, 600))
            await asyncio.wait((changed, self._reading), return_when=asyncio.FIRST_COMPLETED)
            if not changed.done():
                changed.cancel()
                raise ConnectionError("the socket was closed")

    async def _carry_out(self, table: str, wanted: dict[str, Any]) -> None:
        try:
            done = await self.ask(table, "act", **wanted)
        except RequestRefused as error:
            # Where there is nothing to choose the table itself answers, and may be first.
            if error.code in ("stale-version", "not-your-turn", "substituted", "not-running"):
                return
            if error.code != "busy":
                raise
            raise ConnectionError("the server is busy") from error
        self.acknowledged[wanted["command"]] = done["version"]
        await self.until(lambda: self.tables[table]["version"] >= done["version"])

    async def _come_back(self, table: str) -> None:
        known = self.tables[table]
        while True:
            try:
                await self.disconnect()
                await self.connect()
                now = await self.watch(table, known["version"])
                break
            except (*LOST, TimeoutError):
                self.tables[table] = known
                await asyncio.sleep(0.02)
        self.reconnected += 1
        assert now["version"] >= known["version"], "the server has forgotten what it told"
        if now["version"] == known["version"]:
            assert now["game"] == known["game"]
