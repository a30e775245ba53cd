"""For programs that play: with a seat's token a program reads its view as lines of JSON and posts its moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractContextManager, aclosing
from typing import TypeAlias

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from banjar.server.http.openapi import BODIES
from banjar.server.http.request import ApiRequest, bearer, json_response
from banjar.server.identity import hashed
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.table.commands import Act, Resign, Return, Undo
from banjar.table.errors import Refusal
from banjar.table.handlers import check_no_bot_plays
from banjar.table.table import RUNNING, Table

HEARTBEAT = 10.0
MOST_WAITING = 256

router = APIRouter(prefix="/api/program", tags=["programs"])
Move: TypeAlias = Act | Undo | Resign | Return


class StreamedLines(StreamingResponse):
    """One JSON object a line."""

    media_type = "application/x-ndjson"


class StreamViewer:
    """A program that reads the stream; a Viewer."""

    def __init__(self, who: str, seat: int, token: str) -> None:
        self.who: str | None = who
        self.seat: int | None = seat
        self.token: str | None = token
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Queue a line; a program that does not read is let go."""
        if self.lines.qsize() < MOST_WAITING:
            self.lines.put_nowait(message + b"\n")
        elif self.lines.qsize() == MOST_WAITING:
            self.end()

    def end(self) -> None:
        """Nothing comes after what is queued."""
        self.lines.put_nowait(None)


async def seat_of(visit: ApiRequest) -> tuple[LiveTable, int, str]:
    """The table, the seat and its holder that a token stands for."""
    token = bearer(visit.request)
    found = await visit.context.store.seat_of_token(hashed(token)) if token else None
    if found is None:
        visit.spend("look_up")
        raise Refusal("no-identity")
    live = await visit.context.manager.open(found[0])
    async with live.lock:
        holder = live.table.seats[found[1]].holder if found[1] < len(live.table.seats) else None
    if holder is None:
        raise Refusal("not-seated")
    return live, found[1], holder


@router.get(
    "/stream",
    response_class=StreamedLines,
    operation_id="stream",
    summary="My seat's table, then every change, one JSON object a line",
)
async def stream(request: Request) -> Response:
    """Empty lines say that the server is still there; the stream ends with the game."""
    visit = ApiRequest(request)
    visit.spend("connect")
    live, seat, holder = await seat_of(visit)
    reader = StreamViewer(holder, seat, hashed(bearer(request)))
    limits = visit.context.limits
    with limits.connected(holder, visit.address):
        pass  # a refusal is an answer; once the stream has begun it is too late for one
    return StreamedLines(_counted(limits.connected(holder, visit.address), _lines(visit.context.manager, live, reader)))


async def _counted(connected: AbstractContextManager[None], lines: AsyncGenerator[bytes]) -> AsyncIterator[bytes]:
    with connected:
        async with aclosing(lines):
            async for line in lines:
                yield line


async def _lines(manager: TableManager, live: LiveTable, reader: StreamViewer) -> AsyncGenerator[bytes]:
    try:
        await manager.viewers.watch(live, reader, None)
        if await manager.viewers.is_revoked(reader):
            return  # whoever has ended the token meanwhile did not know this reader
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    line = await reader.lines.get()
            except TimeoutError:
                line = b"\n"
            if line is None:
                return
            yield line
    finally:
        manager.viewers.unwatch(live, reader)


@router.post(
    "/moves",
    operation_id="move",
    summary="Act, undo, resign or return for my seat",
    openapi_extra=BODIES.takes(Move),
)
async def move(request: Request) -> Response:
    """The answer is the version it led to."""
    visit = ApiRequest(request)
    live, seat, holder = await seat_of(visit)
    visit.context.limits.spend("message", f"program {holder}", visit.address)
    wanted: Move = await visit.body(Move)  # type: ignore[arg-type]
    async with live.lock:
        try:
            _check(live.table, holder, seat, wanted)
        except Refusal:
            if not await visit.context.manager.commands.catch_up_locked(live):
                raise
            _check(live.table, holder, seat, wanted)
    return json_response({"version": await visit.context.manager.commands.submit(live, wanted, holder, seat)})


def _check(table: Table, holder: str, seat: int, wanted: Move) -> None:
    """A program plays its own seat, also where its owner has several."""
    if table.command_version(holder, wanted.command) is not None or table.status != RUNNING:
        return  # the table itself says that the game is over
    if isinstance(wanted, Act | Undo):
        check_no_bot_plays(table, [seat])
    if isinstance(wanted, Act) and table.to_act != seat:
        raise Refusal("not-your-turn")
    if isinstance(wanted, Undo) and table.session is not None and table.session.last_seat != seat:
        raise Refusal("nothing-to-undo", most=0)
    if isinstance(wanted, Return) and not table.seats[seat].substituted:
        raise Refusal("not-substituted")
    if isinstance(wanted, Resign) and wanted.seat not in (None, seat):
        raise Refusal("not-seated")
