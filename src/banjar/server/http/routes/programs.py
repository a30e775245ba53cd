"""The API for programs that play: with a seat's token they read a stream of JSON lines and post moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractContextManager, aclosing
from typing import Any

from starlette.responses import Response, StreamingResponse

from banjar.protocol.commands import Move, MoveDone
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes
from banjar.server.identity import hash_token
from banjar.server.peer import bearer_token
from banjar.server.send_queue import SendQueue
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.table.commands import Act, Resign, Return, Undo
from banjar.table.errors import Refusal
from banjar.table.handlers import check_no_bot_plays
from banjar.table.table import RUNNING, Table

STREAM_HEARTBEAT_SECONDS = 10.0
"""Interval of the empty lines that tell a program the connection is alive."""
MAX_VALID_TOKENS = 10_000
NDJSON = "application/x-ndjson"

routes = Routes(tag="programs")


class StreamViewer:
    """A program that reads the stream; a Viewer."""

    def __init__(
        self, who: str, seat: int, token: str, network: str | None = None, lines: SendQueue | None = None
    ) -> None:
        self.who: str | None = who
        self.seat: int | None = seat
        self.token: str | None = token
        self.network = network
        self.lines = SendQueue() if lines is None else lines
        self._is_ended = False

    def send(self, message: bytes) -> None:
        """Queue a line; the stream of a program that does not read ends."""
        if not self.lines.put(message + b"\n") and not self._is_ended:
            self.end()

    def end(self) -> None:
        """End the stream after what is queued."""
        self._is_ended = True
        self.lines.end()


async def seat_of(request: ApiRequest[Any]) -> tuple[LiveTable, int, str]:
    """The table, the seat and the holder of the request's token; Refusal `no-identity` for a wrong one."""
    token = bearer_token(request.request)
    hashed, valid = hash_token(token), request.context.valid_tokens
    if hashed not in valid:
        # Before the database is asked: guesses must not cost more than a refusal.
        request.context.limits.require("look_up", request.identity, request.address)
    found = await request.context.store.seat_tokens.seat_of(hashed) if token else None
    if found is None:
        valid.discard(hashed)
        request.spend("look_up")
        raise Refusal("no-identity")
    if len(valid) >= MAX_VALID_TOKENS:
        valid.clear()
    valid.add(hashed)
    live = await request.context.manager.open(found[0])
    async with live.lock:
        holder = live.table.seats[found[1]].holder if found[1] < len(live.table.seats) else None
    if holder is None:
        raise Refusal("not-seated")
    request.context.moderation.check_admitted(holder, request.address)
    live.look(holder, request.network)
    return live, found[1], holder


@routes.route(
    "GET",
    "/api/program/stream",
    "stream",
    "My seat's table, then every change, one JSON object per line",
    limit="connect",
    media_type=NDJSON,
)
async def stream(request: ApiRequest[None]) -> Response:
    """Empty lines are a heartbeat; the stream ends with the game."""
    live, seat, holder = await seat_of(request)
    limits, address = request.context.limits, request.address
    queue = SendQueue(request.context.queued_bytes, address)
    reader = StreamViewer(holder, seat, hash_token(bearer_token(request.request)), request.network, queue)
    with limits.connected(holder, address):
        pass  # refuse now: once the stream has begun it is too late for another status
    lines = _lines(request.context.manager, live, reader)
    return StreamingResponse(_counted(limits.connected(holder, address), lines), media_type=NDJSON)


async def _counted(connected: AbstractContextManager[None], lines: AsyncGenerator[bytes]) -> AsyncIterator[bytes]:
    with connected:
        async with aclosing(lines):
            async for line in lines:
                yield line


async def _lines(manager: TableManager, live: LiveTable, reader: StreamViewer) -> AsyncGenerator[bytes]:
    try:
        await manager.viewers.watch(live, reader, None)
        if await manager.viewers.is_revoked(reader):
            return  # revoked before this reader was among the viewers, so nobody has ended its stream
        while True:
            try:
                async with asyncio.timeout(STREAM_HEARTBEAT_SECONDS):
                    line = await reader.lines.get()
            except TimeoutError:
                line = b"\n"
            if line is None:
                return
            yield line
    finally:
        manager.viewers.unwatch(live, reader)
        reader.lines.clear()


@routes.route("POST", "/api/program/moves", "move", "Act, undo, resign or return for my seat")
async def move(request: ApiRequest[Move]) -> MoveDone:
    """The answer is the version it led to."""
    live, seat, holder = await seat_of(request)
    manager = request.context.manager
    request.context.limits.spend("message", f"program {holder}", request.address)
    body = await request.body()
    async with live.lock:
        try:
            _check(live.table, holder, seat, body)
        except Refusal:
            if not await manager.commands.catch_up_locked(live):
                raise
            _check(live.table, holder, seat, body)
    return MoveDone(version=await manager.commands.submit(live, body, holder, seat))


def _check(table: Table, holder: str, seat: int, move: Move) -> None:
    """Refusal unless the move is for the program's own seat, also where its owner has several."""
    if table.command_version(holder, move.command) is not None or table.status != RUNNING:
        return  # `submit` answers or refuses it
    if isinstance(move, Act | Undo):
        check_no_bot_plays(table, [seat])
    if isinstance(move, Act) and table.to_act != seat:
        raise Refusal("not-your-turn")
    if isinstance(move, Undo) and table.session is not None and table.session.last_seat != seat:
        raise Refusal("nothing-to-undo", most=0)
    if isinstance(move, Return) and not table.seats[seat].substituted:
        raise Refusal("not-substituted")
    if isinstance(move, Resign) and move.seat not in (None, seat):
        raise Refusal("not-seated")
