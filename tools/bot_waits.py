"""How long a person's bot takes to answer while another address asks for as many bots as it can.

Everything stays on this machine: the person has the address 127.0.0.1, the others share 127.0.0.2. They keep to the
limits: each of them watches two games of strong bots alone and plays a third against three of them at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
from load_client import KEEPALIVE_SECONDS
from websockets.asyncio.client import ClientConnection, connect

PERSON, ATTACKER = "127.0.0.1", "127.0.0.2"
GAMES_OF_BOTS = 2
THINKING_SECONDS = 0.2
"""Of the person; the others decide at once."""
QUICK = {"game": "altar", "pace": 0, "reaction_pause": 0, "starter": "first"}
WARM_UP_TIMEOUT_SECONDS = 300


class Guest:
    """Somebody with an identity and a socket at one address."""

    def __init__(self, server: str, local: str, level: str, thinking: float) -> None:
        self._server = server
        self._local = local
        self._level = level
        self._thinking = thinking
        limits = httpx.Limits(keepalive_expiry=KEEPALIVE_SECONDS)
        transport = httpx.AsyncHTTPTransport(local_address=local, limits=limits)
        self._http = httpx.AsyncClient(base_url=server, timeout=60, transport=transport)
        self.waits: list[float] = []
        """Seconds from the request of a bot's decision to the decision."""
        self.decisions = self.refusals = 0
        """Its own."""

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        """A socket with an identity of its own."""
        async with self._http:
            cookies = (await self._http.get("/api/me")).raise_for_status().cookies
            cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
            address = self._server.replace("http", "ws", 1) + "/api/socket"
            headers = {"Cookie": cookie}
            async with connect(address, additional_headers=headers, local_addr=(self._local, 0)) as socket:
                yield socket

    async def make(self, socket: ClientConnection, people: int, bots: int) -> str:
        """Create a table and watch it."""
        seats = [{"kind": "me"}] * people + [{"kind": "bot", "level": self._level}] * bots
        body = {"command": f"{random.random()}", "name": "Guest", "settings": {"seats": seats, **QUICK}, "start": True}
        table = str((await self._http.post("/api/tables", json=body)).raise_for_status().json()["table"])
        await socket.send(json.dumps({"do": "watch", "table": table}))
        return table

    async def play(self, games_of_bots: int, bots: int) -> None:
        """Play game after game, deciding at random."""
        async with self.connected() as socket:
            for _ in range(games_of_bots):
                await self.make(socket, 0, 4)
            own, asked = await self.make(socket, 1, bots), 0.0
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "refused":
                    self.refusals += 1
                    await asyncio.sleep(told.get("retry_after", 0))
                    await socket.send(json.dumps({"do": "watch", "table": own}))
                if told.get("table") != own or told["type"] not in ("table", "update"):
                    continue
                if asked and told.get("entry") == "acted":
                    self.waits.append(time.monotonic() - asked)
                asked = 0.0
                if told["status"] == "over":
                    own = await self.make(socket, 1, bots)
                elif told["to_act"] == told["you"]["seat"]:
                    await self._decide(socket, told)
                else:
                    asked = time.monotonic()

    async def _decide(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        if told["you"].get("auto_reply_due"):
            return
        await asyncio.sleep(self._thinking)
        action = random.choice(told["game"]["legal"])["text"]
        command = {"do": "act", "command": f"{random.random()}", "version": told["version"], "action": action}
        self.decisions += 1
        await socket.send(json.dumps({"do": "ask", "table": told["table"], "command": command}))


async def measure(server: str, attackers: int, seconds: float, level: str) -> dict[str, Any]:
    """The waits of one person, without and with the attack."""
    async with httpx.AsyncClient(base_url=server) as http, asyncio.timeout(WARM_UP_TIMEOUT_SECONDS):
        while any((await http.get("/healthz")).json()["warming"].values()):
            await asyncio.sleep(0.5)
    person = Guest(server, PERSON, level, THINKING_SECONDS)
    crowd = [Guest(server, ATTACKER, level, 0) for _ in range(attackers)]
    playing = asyncio.create_task(person.play(0, 1))
    await asyncio.sleep(seconds)
    quiet, person.waits = person.waits, []
    attacking = [asyncio.create_task(guest.play(GAMES_OF_BOTS, 3)) for guest in crowd]
    await asyncio.sleep(seconds / 2)
    person.waits = []
    await asyncio.sleep(seconds)
    attacked = person.waits
    for task in (playing, *attacking):
        task.cancel()
    ended = await asyncio.gather(playing, *attacking, return_exceptions=True)
    failed = sum(isinstance(error, Exception) for error in ended)
    return {"quiet": centiles(quiet), "attacked": centiles(attacked), "attackers": attackers, "failed": failed}


def centiles(waits: list[float]) -> dict[str, float]:
    """The number of waits, their median and their 95th centile in milliseconds."""
    if len(waits) < 2:
        return {"decisions": len(waits)}
    return {
        "decisions": len(waits),
        "p50_ms": round(1000 * statistics.median(waits)),
        "p95_ms": round(1000 * statistics.quantiles(waits, n=20)[18]),
        "most_ms": round(1000 * max(waits)),
    }


@contextlib.contextmanager
def serving(workers: int) -> Iterator[str]:
    """A server with its limits; its address."""
    with tempfile.TemporaryDirectory(prefix="banjar-waits-") as folder:
        command = [sys.executable, "-m", "banjar.cli", "serve", "--port", "0", "--workers", str(workers)]
        command += ["--database", f"sqlite:///{folder}/b.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split()[-1].rstrip("/")
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(60)


def main() -> int:
    """Print the waits without and with the attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attackers", type=int, default=40, help="identities (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20, help="for each figure (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="bot workers (default: %(default)s)")
    parser.add_argument("--level", default="adept", help="of all bots (default: %(default)s)")
    args = parser.parse_args()
    with serving(args.workers) as server:
        print(json.dumps(asyncio.run(measure(server, args.attackers, args.seconds, args.level))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
