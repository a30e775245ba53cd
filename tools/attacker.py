"""The attacker of `tools/attack.py`, in a process of low priority: one address that does the worst its limits allow.

Reads commands on standard input, one per line. Requests are prepared bytes and answers are hardly read, because on one
machine the attacker takes its time from the server's.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import resource
import socket
import struct
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import cast
from urllib.parse import urlsplit

import httpx
import uvloop
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
FLOOD_BYTES = 16 * 1024
"""Written at once on a socket that sends without waiting for answers."""
SMALL_BUFFER_BYTES = 4096
LINE_CHARACTERS = 450
"""Of a line of chat."""
TEXT, PING, CONTINUATION = 0x1, 0x9, 0x0
FINAL, MASKED = 0x80, 0x80
CONTENT_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)

Work = Callable[[], Awaitable[None]]


class Attacker:
    """One address with its identities, and what it was answered."""

    def __init__(self, server: str, local: str) -> None:
        self.server, self.local = server, local
        where = urlsplit(server)
        self.host, self.port = where.hostname or "", where.port or 80
        self.asked = self.accepted = self.refused = 0
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

    def keeping(self, line: Callable[[], Line]) -> Work:
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


class Line(asyncio.Protocol):
    """A connection that does nothing."""

    def __init__(self, attacker: Attacker) -> None:
        self.attacker = attacker
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the transport."""
        self.transport = cast(asyncio.Transport, transport)
        self.begin()

    def begin(self) -> None:
        """Do what is done first: a connection without a request counts as one."""
        self.attacker.asked += 1

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - of the base class
        """Tell who keeps it."""
        if not self.closed.done():
            self.closed.set_result(None)


class RequestLine(Line):
    """Makes one request after the other."""

    def __init__(self, attacker: Attacker, requests: Iterator[bytes]) -> None:
        super().__init__(attacker)
        self._requests = requests
        self._buffer = b""

    def begin(self) -> None:
        """Make the next request."""
        self.attacker.asked += 1
        self.transport.write(next(self._requests))

    def data_received(self, data: bytes) -> None:
        """Count an answer once it is whole."""
        self._buffer += data
        head, is_whole, rest = self._buffer.partition(b"\r\n\r\n")
        if not is_whole:
            return
        length = CONTENT_LENGTH.search(head)
        if len(rest) >= int(length[1]) if length else head[9:10] in b"13" or rest.endswith(b"0\r\n\r\n"):
            self._buffer = b""
            if head[9:10] == b"2":
                self.attacker.accepted += 1
            else:
                self.attacker.refused += 1
            self.begin()


class SocketLine(Line):
    """A WebSocket: sends some frames first and then others for ever, as fast as they are taken or at a pace."""

    def __init__(
        self,
        attacker: Attacker,
        handshake: bytes,
        first: bytes = b"",
        frames: Iterator[bytes] | None = None,
        pause: float = 0.0,
    ) -> None:
        super().__init__(attacker)
        self._handshake, self._first, self._frames, self._pause = handshake, first, frames, pause
        self._is_open = self._is_full = self._is_sending = False

    def begin(self) -> None:
        """Open the socket."""
        self.transport.set_write_buffer_limits(FLOOD_BYTES)
        self.transport.write(self._handshake)

    def data_received(self, data: bytes) -> None:
        """Count answers; those that come in two pieces are missed."""
        if not self._is_open:
            self._is_open = data.startswith(b"HTTP/1.1 101")
            if not self._is_open:
                self.attacker.refused += 1
                self.transport.close()
                return
            self.transport.write(self._first)
            self._send()
        self.attacker.accepted += data.count(b'"type":"done"') + data.count(b"\x8a\x00")
        self.attacker.refused += data.count(b'"type":"refused"')

    def pause_writing(self) -> None:
        """The server does not read."""
        self._is_full = True

    def resume_writing(self) -> None:
        """It reads again."""
        self._is_full = False
        self._send()

    def _send(self) -> None:
        if self._frames is None or self._is_full or self._is_sending or self.transport.is_closing():
            return
        self._is_sending = True
        asyncio.get_running_loop().call_later(self._pause, self._sent)
        data = next(self._frames)
        self.attacker.asked += 1
        self.transport.write(data)

    def _sent(self) -> None:
        self._is_sending = False
        self._send()


class DeafLine(SocketLine):
    """A WebSocket that asks for more and more and never reads."""

    def begin(self) -> None:
        """With a small buffer of its own, so that the server has to keep what it sends."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER_BYTES)
        super().begin()

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake only."""
        super().data_received(data)
        self.transport.pause_reading()


def frame(code: int, payload: bytes = b"", is_final: bool = True) -> bytes:
    """A WebSocket frame, masked with zeros."""
    first, size = code | (FINAL if is_final else 0), len(payload)
    head = bytes([first, MASKED | size]) if size < 126 else struct.pack("!BBH", first, MASKED | 126, size)
    return head + bytes(4) + payload


def message(**told: object) -> bytes:
    """A message on a socket."""
    return frame(TEXT, json.dumps(told).encode())


def request_lines(attacker: Attacker, requests: list[bytes], count: int = LINES) -> list[Work]:
    """So many connections that make these requests in turn."""
    turns = itertools.cycle(requests)
    return [attacker.keeping(lambda: RequestLine(attacker, turns)) for _ in range(count)]


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
    return [attacker.keeping(lambda: RequestLine(attacker, requests)) for _ in range(LINES)]


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
            lambda number=number: SocketLine(  # type: ignore[misc]
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
            lambda number=number: SocketLine(  # type: ignore[misc]
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
            lambda number=number: SocketLine(  # type: ignore[misc]
                attacker, attacker.handshake(number), watch, lines(number) if number < IDENTITIES else None, 0.1
            )
        )
        for number in range(SOCKETS)
    ]


async def idle(attacker: Attacker) -> list[Work]:
    """Opens connections without a request, more than it may, and again when they are closed."""
    return [attacker.keeping(lambda: Line(attacker)) for _ in range(IDLE_CONNECTIONS)]


async def deaf(attacker: Attacker) -> list[Work]:
    """Watches long games on many sockets, asks for them again and again, and never reads."""
    table, _ = await attacker.long_game()
    watch = message(do="watch", table=table)
    return [
        attacker.keeping(
            lambda number=number: DeafLine(  # type: ignore[misc]
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
