"""The attacker of `tools/attack.py`, in a process of low priority: one address that does the worst its limits allow.

Reads commands on standard input, one per line. Requests are prepared bytes and answers are hardly read, because on one
machine the attacker takes its time from the server's.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import resource
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from urllib.parse import urlsplit

import httpx
import uvloop
from attack_connections import (
    CONTINUATION,
    FLOOD_BYTES,
    PING,
    TEXT,
    Counts,
    DeafConnection,
    IdleConnection,
    RequestConnection,
    SocketConnection,
    frame,
    message,
)
from bot_waits import Guest
from load_client import KEEPALIVE_SECONDS

LOWEST_PRIORITY = 19
IDENTITIES = 20
LINES = 200
"""Connections on which requests are made over HTTP at the same time."""
SOCKETS = 400
HINTED = 10
"""Tables at which hints are asked for."""
IDLE_CONNECTIONS = 2_500
REOPEN_SECONDS = 0.25
LONG_GAME_SECONDS = 12
LONG_GAME = {"game": "dalang", "pace": 0, "reaction_pause": 0, "visibility": "public"}
LINE_CHARACTERS = 450
"""Of a line of chat."""

Work = Callable[[], Awaitable[None]]


class Attacker(Counts):
    """One address with its identities, and what it was answered."""

    def __init__(self, server: str, local: str) -> None:
        super().__init__()
        self.server, self.local = server, local
        where = urlsplit(server)
        self.host, self.port = where.hostname or "", where.port or 80
        self.cookies: list[str] = []
        self.guests: list[Guest] = []

    async def arrive(self) -> None:
        """Get identities."""
        async with self._http() as http:
            for _ in range(IDENTITIES):
                answer = (await http.get("/api/me", headers={"cookie": ""})).raise_for_status()
                self.cookies.append(answer.headers["set-cookie"].split(";")[0])
                http.cookies.clear()

    async def make(self, bots: int, level: str, owner: str = "", **settings: object) -> str:
        """Create and start a table of bots, and of its owner if that is given by the cookie; returns its id."""
        body = self.table_body(bots, level, bool(owner), **settings)
        async with self._http() as http:
            made = await http.post("/api/tables", json=body, headers={"cookie": owner or self.cookies[0]})
            return str(made.raise_for_status().json()["table"])

    def table_body(self, bots: int, level: str, with_me: bool = False, **settings: object) -> dict[str, object]:
        """The request for a table of bots."""
        seats = [{"kind": "me"}] * with_me + [{"kind": "bot", "level": level}] * bots
        wanted = {**LONG_GAME, **settings, "seats": seats}
        return {"command": os.urandom(8).hex(), "name": "Eve", "settings": wanted, "start": True}

    async def long_game(self) -> tuple[str, int]:
        """A table where bots have played for a while, and its number of decisions."""
        table = await self.make(4, "novice")
        async with self._http() as http:
            for _ in range(LONG_GAME_SECONDS):
                await asyncio.sleep(1)
                view = (await http.get(f"/api/tables/{table}")).raise_for_status().json()
                if view["status"] == "over":
                    break
        return table, int(view["version"]) - 2

    def _http(self) -> httpx.AsyncClient:
        limits = httpx.Limits(keepalive_expiry=KEEPALIVE_SECONDS)
        transport = httpx.AsyncHTTPTransport(local_address=self.local, limits=limits)
        return httpx.AsyncClient(base_url=self.server, timeout=60, transport=transport)

    def request(self, method: str, path: str, cookie: str = "", body: object = None, token: str = "") -> bytes:
        """The bytes of a request."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"] if content else []
        return "\r\n".join([*lines, "", ""]).encode() + content

    def handshake(self, number: int) -> bytes:
        """The bytes that open a socket."""
        return (
            f"GET /api/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Origin: {self.server}\r\nCookie: {self.cookies[number % IDENTITIES]}\r\n\r\n"
        ).encode()

    def keeping(self, line: Callable[[], IdleConnection]) -> Work:
        """Keep a connection of this kind open, opening another when it is closed."""

        async def keep() -> None:
            loop = asyncio.get_running_loop()
            while True:
                try:
                    _, opened = await loop.create_connection(line, self.host, self.port, local_addr=(self.local, 0))
                    await opened.closed
                except OSError:
                    pass
                await asyncio.sleep(REOPEN_SECONDS)

        return keep


def request_lines(attacker: Attacker, requests: list[bytes], count: int = LINES) -> list[Work]:
    """So many connections that make these requests in turn."""
    turns = itertools.cycle(requests)
    return [attacker.keeping(lambda: RequestConnection(attacker, turns)) for _ in range(count)]


async def moments(attacker: Attacker) -> list[Work]:
    """Looks at the late moments of a long game, from many identities."""
    table, last = await attacker.long_game()
    steps = [max(0, last - back) for back in range(0, 200, 7)]
    paths = [f"/api/tables/{table}/moments/{step}" for step in steps]
    return request_lines(
        attacker, [attacker.request("GET", path, cookie) for path in paths for cookie in attacker.cookies]
    )


async def downloads(attacker: Attacker) -> list[Work]:
    """Downloads the log, the record and the view of a long game."""
    table, _ = await attacker.long_game()
    paths = [f"/api/tables/{table}/log", f"/api/tables/{table}/record", f"/api/tables/{table}"]
    return request_lines(
        attacker, [attacker.request("GET", path, cookie) for path in paths for cookie in attacker.cookies]
    )


async def tables(attacker: Attacker) -> list[Work]:
    """Creates and starts public tables."""
    requests = (
        attacker.request("POST", "/api/tables", cookie, attacker.table_body(4, "novice"))
        for cookie in itertools.cycle(attacker.cookies)
    )
    return [attacker.keeping(lambda: RequestConnection(attacker, requests)) for _ in range(LINES)]


async def listings(attacker: Attacker) -> list[Work]:
    """Asks for the lists of public tables and of its own."""
    paths = ("/api/tables", "/api/tables?status=running", "/api/tables/mine")
    return request_lines(
        attacker, [attacker.request("GET", path, cookie) for cookie in attacker.cookies for path in paths]
    )


async def pages(attacker: Attacker) -> list[Work]:
    """Asks for the first page and for the largest documents."""
    paths = ("/", "/api/openapi.json", "/api/lessons/altar", "/api/lessons/dalang")
    return request_lines(attacker, [attacker.request("GET", path, attacker.cookies[0]) for path in paths])


async def frames(attacker: Attacker) -> list[Work]:
    """Sends WebSocket pings and empty fragments, as fast as they are read."""
    pings = frame(PING) * (FLOOD_BYTES // 6)
    fragments = frame(TEXT, b"{", False) + frame(CONTINUATION, b"", False) * 40 + frame(CONTINUATION, b"}")
    floods = (pings, fragments * 60)
    return [
        attacker.keeping(
            lambda number=number: SocketConnection(  # type: ignore[misc]
                attacker, attacker.handshake(number), frames=itertools.repeat(floods[number % 2])
            )
        )
        for number in range(100)
    ]


async def refusals(attacker: Attacker) -> list[Work]:
    """Sends commands that are refused, and messages that cannot be read, on many sockets."""
    table, _ = await attacker.long_game()
    wrong = message(do="ask", table=table, command={"do": "act", "command": "x", "version": 1, "action": "pass"})
    unknown = message(do="ask", table="none", command={"do": "start", "command": "y"})
    flood = wrong * 3 + unknown * 3 + frame(TEXT, b"[[[[") * 3
    return [
        attacker.keeping(
            lambda number=number: SocketConnection(  # type: ignore[misc]
                attacker, attacker.handshake(number), frames=itertools.repeat(flood), pause=0.1
            )
        )
        for number in range(SOCKETS)
    ]


async def chat(attacker: Attacker) -> list[Work]:
    """Writes lines of chat at a table which many sockets of its own watch."""
    table = await attacker.make(2, "novice", game="altar", pace=10_000)
    watch = message(do="watch", table=table)

    def lines(speaker: int) -> Iterator[bytes]:
        text, name = "x" * LINE_CHARACTERS, f"Eve {speaker}"
        for number in itertools.count():
            yield message(do="say", table=table, command=f"{speaker}-{number}", name=name, text=text)

    return [
        attacker.keeping(
            lambda number=number: SocketConnection(  # type: ignore[misc]
                attacker, attacker.handshake(number), watch, lines(number) if number < IDENTITIES else None, 0.1
            )
        )
        for number in range(SOCKETS)
    ]


async def idle(attacker: Attacker) -> list[Work]:
    """Opens connections without a request, more than it may, and again when they are closed."""
    return [attacker.keeping(lambda: IdleConnection(attacker)) for _ in range(IDLE_CONNECTIONS)]


async def deaf(attacker: Attacker) -> list[Work]:
    """Watches long games on many sockets, asks for them again and again, and never reads."""
    table, _ = await attacker.long_game()
    watch = message(do="watch", table=table)
    return [
        attacker.keeping(
            lambda number=number: DeafConnection(  # type: ignore[misc]
                attacker, attacker.handshake(number), frames=itertools.repeat(watch * 4), pause=0.05
            )
        )
        for number in range(SOCKETS)
    ]


def guests(attacker: Attacker, level: str, games_of_bots: int, bots: int) -> list[Work]:
    """People who play and watch bots from forty identities, and come again when they have been sent away."""

    async def come_again() -> None:
        while True:
            guest = Guest(attacker.server, attacker.local, level, 0)
            attacker.guests.append(guest)
            try:
                await guest.play(games_of_bots, bots)
            except Exception:
                attacker.refused += 1
            await asyncio.sleep(1)

    return [come_again] * 40


async def bots(attacker: Attacker) -> list[Work]:
    """Watches games of expert bots alone, plays others against three of them from forty identities, asks for hints."""
    asked = []
    for cookie in attacker.cookies[:HINTED]:
        table = await attacker.make(3, "expert", cookie, game="altar", hints=True, starter="first")
        asked.append(attacker.request("POST", f"/api/tables/{table}/hint", cookie))
    return guests(attacker, "expert", 2, 3) + request_lines(attacker, asked, HINTED)


async def moves(attacker: Attacker) -> list[Work]:
    """Plays forty games against quick bots, deciding at once."""
    return guests(attacker, "novice", 0, 3)


async def identities(attacker: Attacker) -> list[Work]:
    """Asks for new identities, and for links to them."""
    asked = [attacker.request("GET", "/api/me")] * 3
    asked += [attacker.request("POST", "/api/me/link", cookie, {}) for cookie in attacker.cookies]
    return request_lines(attacker, asked)


async def tokens(attacker: Attacker) -> list[Work]:
    """Guesses tokens of programs and of the administrator, codes of tables, and cookies."""
    moving = {"do": "act", "command": "x", "version": 1, "action": "pass"}
    asked = []
    for number in range(500):
        asked += [
            attacker.request("POST", "/api/program/moves", "", moving, token=f"{number:043}"),
            attacker.request("GET", "/api/program/stream", token=f"{number:043}"),
            attacker.request("GET", "/api/admin/people", token=f"{number:043}"),
            attacker.request("GET", f"/api/codes/{number:06}", attacker.cookies[number % IDENTITIES]),
            attacker.request("DELETE", f"/api/tables/{number:022}", f"banjar={number:043}.{number:043}"),
        ]
    return request_lines(attacker, asked, 1000)


WAYS = {
    way.__name__: way
    for way in (
        moments,
        downloads,
        tables,
        listings,
        pages,
        frames,
        refusals,
        chat,
        idle,
        deaf,
        bots,
        moves,
        identities,
        tokens,
    )
}


async def attack(works: list[Work], attacker: Attacker, seconds: float) -> dict[str, object]:
    """Do all this for some seconds; what was answered, and the processor time it took."""
    began, used = time.monotonic(), time.process_time()
    tasks = [asyncio.ensure_future(work()) for work in works]
    await asyncio.sleep(seconds)
    found = {
        "asked": attacker.asked + sum(guest.decisions for guest in attacker.guests),
        "accepted": attacker.accepted + sum(max(0, guest.decisions - guest.refusals) for guest in attacker.guests),
        "refused": attacker.refused + sum(guest.refusals for guest in attacker.guests),
        "attacker_cpu": round((time.process_time() - used) / (time.monotonic() - began), 2),
    }
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def obey() -> None:
    """Prepare one way, say so, attack, and end: the connections close with the process."""
    wanted = json.loads(sys.stdin.readline())
    attacker = Attacker(wanted["address"], wanted["local"])
    await attacker.arrive()
    works = await WAYS[wanted["way"]](attacker)
    print("{}", flush=True)
    wanted = json.loads(await asyncio.to_thread(sys.stdin.readline))
    print(json.dumps(await attack(works, attacker, wanted["seconds"])), flush=True)


if __name__ == "__main__":
    os.nice(LOWEST_PRIORITY)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(obey())
