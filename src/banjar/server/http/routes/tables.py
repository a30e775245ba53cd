"""One table over HTTP: looking, asking, talking, its story and its record."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from banjar.server.http.openapi import BODIES, Parameter, asks
from banjar.server.http.request import ApiRequest, json_response
from banjar.server.identity import hashed
from banjar.server.tables.broadcast import Broadcast
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.viewpoint import current_seat, refresh_seat
from banjar.table import chat, history
from banjar.table.auto_reply import AutoReply
from banjar.table.commands import Command, CommandId, ShortText
from banjar.table.errors import Refusal
from banjar.table.factory import new_token
from banjar.table.table import OPEN, OVER

MOST_STEPS = 10_000_000
MOST_LINES = 500
AFTER_STEP = Parameter("after", "The step from which on to tell", 0, most=MOST_STEPS)
AFTER_LINE = Parameter("after", "The line after which to begin", 0, most=MOST_STEPS)
SEAT = Parameter("seat", "As this seat saw it", most=9)
OPENLY = Parameter("open", "1 for everything that was hidden too, when it is over", names=("0", "1"))

router = APIRouter(prefix="/api/tables/{table}", tags=["table"])


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say; spectators give their name."""

    command: CommandId
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    name: ShortText = ""


class OneTimeViewer:
    """Somebody who looks once; a Viewer."""

    def __init__(self, who: str | None) -> None:
        self.who = who
        self.seat: int | None = None
        self.token: str | None = None

    def send(self, message: bytes) -> None:
        """There is nobody to send to any more."""

    def end(self) -> None:
        """It has ended already."""


@router.get("", operation_id="table", summary="The table as I see it")
async def table_now(request: Request, table: str) -> Response:
    """The same message that a socket gets first."""
    visit = ApiRequest(request)
    visit.spend("look")
    live = await visit.context.manager.open(table)
    async with live.lock:
        glance = OneTimeViewer(visit.who)
        refresh_seat(live, glance)
        shown = Broadcast(live).whole(glance, None)
    return Response(shown, headers={"cache-control": "no-store"}, media_type="application/json")


@router.post(
    "/commands", operation_id="command", summary="Ask the table to do something", openapi_extra=BODIES.takes(Command)
)
async def command(request: Request, table: str) -> Response:
    """The same commands as on a socket; the answer is the version it led to."""
    visit = ApiRequest(request)
    who = visit.person()
    visit.spend("message")
    live = await visit.context.manager.open(table)
    wanted: Command = await visit.body(Command)  # type: ignore[arg-type]
    version = await visit.context.manager.commands.submit(live, wanted, who)
    async with live.lock:
        return json_response({"version": version, "rematch": live.table.rematch})


@router.delete("", operation_id="deleteTable", status_code=204, summary="Delete a table for good; its maker's to do")
async def delete(request: Request, table: str) -> Response:
    """Also whoever runs the server may."""
    visit = ApiRequest(request)
    live = await visit.context.manager.open(table)
    if not visit.is_admin() and visit.person() != live.table.owner:
        raise Refusal("not-owner")
    await visit.context.manager.forget(table)
    return Response(status_code=204)


@router.get(
    "/log",
    operation_id="log",
    summary="What has happened, as far as my seat may look it up",
    openapi_extra=asks(AFTER_STEP),
)
async def told(request: Request, table: str) -> Response:
    """Chapter by chapter."""
    visit = ApiRequest(request)
    visit.spend("look")
    first = visit.number(AFTER_STEP) or 0
    async with _looking(visit, table) as (live, seat):
        return json_response(
            {"version": live.table.version, "chapters": history.decision_events(live.table, seat, first)}
        )


@router.get("/since", operation_id="since", summary="What has happened since my last turn")
async def since(request: Request, table: str) -> Response:
    """What concerned me is marked. At a shared device `uncover` tells it."""
    visit = ApiRequest(request)
    visit.spend("look")
    async with _looking(visit, table) as (live, seat):
        if seat is None:
            raise Refusal("which-seat") if live.table.seats_of(visit.who or "") else Refusal("not-seated")
        return json_response({"version": live.table.version, "chapters": history.since_last_turn(live.table, seat)})


@router.get(
    "/moments/{step}",
    operation_id="moment",
    summary="The game after so many decisions",
    openapi_extra=asks(SEAT, OPENLY),
)
async def moment(request: Request, table: str, step: str) -> Response:
    """As spectators saw it; after the end also as a seat did or with everything open."""
    visit = ApiRequest(request)
    visit.spend("moment")
    if not (step.isascii() and step.isdecimal() and len(step) < 9):
        raise Refusal("bad-message", reason="a step is a whole number")
    seat, is_open = visit.number(SEAT), visit.word(OPENLY) == "1"
    async with _looking(visit, table) as (live, own):
        return json_response(history.moment(live.table, int(step), seat, is_open, own))


@router.get(
    "/record", response_class=PlainTextResponse, operation_id="record", summary="A finished game as a Banjar record"
)
async def record(request: Request, table: str) -> Response:
    """It holds the seed, so there is none before the end."""
    visit = ApiRequest(request)
    visit.spend("look")
    live = await visit.context.manager.open(table)
    async with live.lock:
        if live.table.status != OVER or live.table.session is None:
            raise Refusal("not-over")
        text = str(live.table.session.state.record(False, **history.record_headers(live.table)))
    name = f"banjar-{live.table.settings.game}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/chat", operation_id="chat", summary="What was said where I may listen", openapi_extra=asks(AFTER_LINE))
async def heard(request: Request, table: str) -> Response:
    """Players and spectators have rooms of their own; the number of the last line leads to the next ones."""
    visit = ApiRequest(request)
    visit.spend("look")
    live = await visit.context.manager.open(table)
    after = visit.number(AFTER_LINE) or 0
    async with live.lock:
        seated = visit.who is not None and bool(live.table.seats_of(visit.who))
        room = chat.PLAYERS if seated else chat.SPECTATORS
        return json_response({"lines": live.chat.visible_lines(live.table, room, after)[:MOST_LINES]})


@router.post("/chat", operation_id="say", status_code=201, summary="Say something", openapi_extra=BODIES.takes(Talk))
async def say(request: Request, table: str) -> Response:
    """Players are heard by players, spectators by spectators."""
    visit = ApiRequest(request)
    who = visit.person()
    visit.spend("chat")
    live = await visit.context.manager.open(table)
    wanted = await visit.body(Talk)
    now = visit.context.manager.now()
    async with live.lock:
        line = chat.new_line(live.table, live.chat, who, wanted.name, wanted.text, wanted.command, now)
    return json_response({"number": await visit.context.manager.chat.say(live, line)}, 201)


@router.put("/standing", operation_id="standing", summary="Decide in advance", openapi_extra=BODIES.takes(AutoReply))
async def set_standing(request: Request, table: str) -> Response:
    """For the seat I look from."""
    visit = ApiRequest(request)
    visit.spend("message")
    live = await visit.context.manager.open(table)
    await visit.context.manager.auto_replies.set(live, OneTimeViewer(visit.who), await visit.body(AutoReply))
    return json_response({"kept": True})


@router.post("/hint", operation_id="hint", summary="What would the expert do?")
async def hint(request: Request, table: str) -> Response:
    """Best first, where the table allows hints."""
    visit = ApiRequest(request)
    visit.person()
    visit.spend("hint")
    live = await visit.context.manager.open(table)
    return json_response({"reasons": await visit.context.advice(live, OneTimeViewer(visit.who))})


@router.post(
    "/seats/{seat}/token",
    operation_id="makeSeatToken",
    status_code=201,
    summary="A token with which a program of mine plays my seat",
)
async def make_token(request: Request, table: str, seat: str) -> Response:
    """An earlier one ends."""
    visit = ApiRequest(request)
    visit.person()
    visit.spend("link")
    token = new_token()
    async with _own_seat(visit, table, seat) as (live, number):
        if live.table.status == OPEN:
            raise Refusal("not-running")  # seats are numbered anew at the start, and people may still leave
        await visit.context.store.remove_seat_tokens(live.table.id, number)
        await visit.context.store.add_seat_token(hashed(token), live.table.id, number, visit.context.manager.now())
        await visit.context.manager.viewers.end_revoked(live)
    return json_response({"token": token}, 201)


@router.delete("/seats/{seat}/token", operation_id="endSeatToken", status_code=204, summary="End the token of my seat")
async def end_token(request: Request, table: str, seat: str) -> Response:
    """The program cannot play any more."""
    visit = ApiRequest(request)
    visit.person()
    async with _own_seat(visit, table, seat) as (live, number):
        await visit.context.store.remove_seat_tokens(live.table.id, number)
        await visit.context.manager.viewers.end_revoked(live)
    return Response(status_code=204)


@contextlib.asynccontextmanager
async def _looking(visit: ApiRequest, table: str) -> AsyncIterator[tuple[LiveTable, int | None]]:
    """The table, its lock held, and the one seat from which a person looks; several at one device look from none."""
    live = await visit.context.manager.open(table)
    async with live.lock:
        yield live, current_seat(live, OneTimeViewer(visit.who))


@contextlib.asynccontextmanager
async def _own_seat(visit: ApiRequest, table: str, seat: str) -> AsyncIterator[tuple[LiveTable, int]]:
    """The table, its lock held, and a seat that is the person's own."""
    live = await visit.context.manager.open(table)
    async with live.lock:
        own = live.table.seats_of(visit.person())
        if not (seat.isascii() and seat.isdecimal() and len(seat) == 1) or int(seat) not in own:
            raise Refusal("not-seated")
        yield live, int(seat)
