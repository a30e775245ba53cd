"""One table over HTTP: its view, commands, chat, history and record."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.responses import PlainTextResponse, Response

from banjar.protocol import history
from banjar.protocol.chat import ChatLines, LineNumber, SayBody, chat_line
from banjar.protocol.commands import AutoReplySet, CommandDone, SeatToken
from banjar.protocol.curve import Curve, drawing, empty_curve
from banjar.protocol.hint import HintAnswer
from banjar.protocol.history import History, Moment
from banjar.protocol.table import TableMessage
from banjar.server.http.query import EnumParameter, IntParameter
from banjar.server.http.request import ApiRequest
from banjar.server.http.responses import encoded_response
from banjar.server.http.routing import Routes
from banjar.server.identity import hash_token
from banjar.server.tables.broadcast import Broadcast
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.viewpoint import current_seat, refresh_seat
from banjar.table import chat
from banjar.table.auto_reply import AutoReply
from banjar.table.commands import Command
from banjar.table.errors import Refusal
from banjar.table.factory import new_token
from banjar.table.table import OPEN, OVER

MAX_STEP = 10_000_000
MAX_STEP_DIGITS = 8
CHAT_PAGE_LINES = 500
AFTER_STEP = IntParameter("after", "The first decision to list", MAX_STEP, 0)
AFTER_LINE = IntParameter("after", "Only lines after this number", MAX_STEP, 0)
SEAT = IntParameter("seat", "The seat whose view to show", 9)
OPEN_VIEW = EnumParameter("open", "1 shows hidden cards too, when the table is over", ("0", "1"))

routes = Routes(tag="table")


class OneTimeViewer:
    """A Viewer that looks once and is sent nothing later."""

    def __init__(self, who: str | None, network: str | None = None) -> None:
        self.who = who
        self.network = network
        self.seat: int | None = None
        self.token: str | None = None

    def send(self, message: bytes) -> None:
        """Do nothing: the view was sent as the response."""

    def end(self) -> None:
        """Do nothing."""


@routes.route("GET", "/api/tables/{table}", "table", "The table as I see it", limit="look", answer=TableMessage)
async def table_view(request: ApiRequest[None], table: str) -> Response:
    """The same message that a socket gets first."""
    live = await request.look_at(table)
    async with live.lock:
        viewer = OneTimeViewer(request.identity)
        refresh_seat(live, viewer)
        message = Broadcast(live).whole(viewer, None)
    return encoded_response(message)


@routes.route("POST", "/api/tables/{table}/commands", "command", "Give the table a command", limit="message")
async def command(request: ApiRequest[Command], table: str) -> CommandDone:
    """The same commands as on a socket; the answer is the version it led to."""
    who = request.require_identity()
    live = await request.look_at(table)
    version = await request.context.manager.commands.submit(live, await request.body(), who)
    async with live.lock:
        return CommandDone(version=version, rematch=live.table.rematch)


@routes.route(
    "DELETE",
    "/api/tables/{table}",
    "deleteTable",
    "Delete a table for good; only its owner may",
    limit="delete",
    status=204,
)
async def delete(request: ApiRequest[None], table: str) -> None:
    """The admin token may delete any table."""
    manager = request.context.manager
    who = None if request.is_admin() else request.require_identity()
    owner = await manager.owner_of(table)
    if who is not None and who != owner:
        raise Refusal("not-owner")
    await manager.forget(table)


@routes.route(
    "GET",
    "/api/tables/{table}/log",
    "log",
    "The events of the game, as far as my seat may look them up",
    limit="log",
    query=(AFTER_STEP,),
)
async def log(request: ApiRequest[None], table: str) -> History:
    """The events of each decision, up to 250 in one answer; `last` tells whether there are more."""
    first = AFTER_STEP.read(request.query) or 0
    async with _viewing(request, table) as (live, seat):
        return history.page(live.table, history.decision_events(live.table, seat, first))


@routes.route("GET", "/api/tables/{table}/since", "since", "The events since my last turn", limit="look")
async def since(request: ApiRequest[None], table: str) -> History:
    """Events that concern me are marked. At a shared device use `uncover` instead."""
    async with _viewing(request, table) as (live, seat):
        if seat is None:
            raise Refusal("which-seat") if live.table.seats_of(request.identity or "") else Refusal("not-seated")
        return history.page(live.table, history.since_last_turn(live.table, seat))


@routes.route(
    "GET",
    "/api/tables/{table}/moments/{step}",
    "moment",
    "The game after a number of decisions",
    limit="moment",
    query=(SEAT, OPEN_VIEW),
)
async def moment(request: ApiRequest[None], table: str, step: str) -> Moment:
    """As spectators saw it; after the end also as a seat did or with everything open."""
    if not (step.isascii() and step.isdecimal() and len(step) <= MAX_STEP_DIGITS):
        raise Refusal("bad-message", reason="a step is a whole number")
    seat, is_open = SEAT.read(request.query), OPEN_VIEW.read(request.query) == "1"
    async with _viewing(request, table) as (live, own):
        return history.moment(live.table, int(step), seat, is_open, own)


@routes.route("GET", "/api/tables/{table}/curve", "curve", "The points of a finished game over its turns", limit="log")
async def curve(request: ApiRequest[None], table: str) -> Curve:
    """Not before the end: hidden cards count."""
    live = await request.look_at(table)
    async with live.lock:
        if live.curve is None:
            found = empty_curve(live.table)
            await request.context.manager.runtime.long_work.run(drawing(live.table, found))
            live.curve = found
        return live.curve


@routes.route(
    "GET",
    "/api/tables/{table}/record",
    "record",
    "A finished game as a Banjar record",
    limit="log",
    media_type="text/plain",
)
async def record(request: ApiRequest[None], table: str) -> Response:
    """Not before the end: a record contains the seed."""
    live = await request.look_at(table)
    async with live.lock:
        if live.table.status != OVER or live.table.session is None:
            raise Refusal("not-over")
        text = str(live.table.session.state.record(False, **history.record_headers(live.table)))
    name = f"banjar-{live.table.settings.game}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@routes.route(
    "GET",
    "/api/tables/{table}/chat",
    "chat",
    "The chat of my room",
    limit="look",
    query=(AFTER_LINE,),
)
async def chat_lines(request: ApiRequest[None], table: str) -> ChatLines:
    """Players and spectators have separate rooms; the number of the last line leads to the next ones."""
    live = await request.look_at(table)
    after = AFTER_LINE.read(request.query) or 0
    async with live.lock:
        seated = request.identity is not None and bool(live.table.seats_of(request.identity))
        room = chat.PLAYERS if seated else chat.SPECTATORS
        lines = live.chat.visible_lines(live.table, room, after)[:CHAT_PAGE_LINES]
    return ChatLines(lines=[chat_line(live.table, number, line) for number, line in lines])


@routes.route("POST", "/api/tables/{table}/chat", "say", "Write a line of chat", limit="chat", status=201)
async def say(request: ApiRequest[SayBody], table: str) -> LineNumber:
    """Players' lines are read by players, spectators' lines by spectators."""
    who = request.require_identity()
    request.context.moderation.check_may_write(who, request.address)
    manager = request.context.manager
    live = await request.look_at(table)
    body = await request.body()
    now = manager.now()
    async with live.lock:
        line = chat.new_line(live.table, live.chat, who, body.name, body.text, body.command, now, phrase=body.phrase)
    return LineNumber(number=await manager.chat.say(live, line))


@routes.route("PUT", "/api/tables/{table}/auto-reply", "setAutoReply", "Answer in advance", limit="message")
async def set_auto_reply(request: ApiRequest[AutoReply], table: str) -> AutoReplySet:
    """For the seat I look from."""
    manager = request.context.manager
    live = await request.look_at(table)
    await manager.auto_replies.set(live, OneTimeViewer(request.identity), await request.body())
    return AutoReplySet(kept=True)


@routes.route("POST", "/api/tables/{table}/hint", "hint", "What the expert would do", limit="hint")
async def hint(request: ApiRequest[None], table: str) -> HintAnswer:
    """Best first, where the table allows hints."""
    request.require_identity()
    live = await request.look_at(table)
    return HintAnswer(reasons=await request.context.hint(live, OneTimeViewer(request.identity, request.network)))


@routes.route(
    "POST",
    "/api/tables/{table}/seats/{seat}/token",
    "makeSeatToken",
    "A token with which a program of mine plays my seat",
    limit="link",
    status=201,
)
async def make_token(request: ApiRequest[None], table: str, seat: str) -> SeatToken:
    """Revokes an earlier token of the seat."""
    context, token = request.context, new_token()
    async with _own_seat(request, table, seat) as (live, number):
        if live.table.status == OPEN:
            raise Refusal("not-running")  # seats are renumbered at the start, and people may still leave
        await context.store.seat_tokens.revoke(live.table.id, number)
        await context.store.seat_tokens.create(hash_token(token), live.table.id, number, context.manager.now())
        await context.manager.viewers.end_revoked(live)
    return SeatToken(token=token)


@routes.route(
    "DELETE",
    "/api/tables/{table}/seats/{seat}/token",
    "endSeatToken",
    "End the token of my seat",
    limit="delete",
    status=204,
)
async def end_token(request: ApiRequest[None], table: str, seat: str) -> None:
    """Ends the program's stream; its moves are refused from now on."""
    async with _own_seat(request, table, seat) as (live, number):
        await request.context.store.seat_tokens.revoke(live.table.id, number)
        await request.context.manager.viewers.end_revoked(live)


@contextlib.asynccontextmanager
async def _viewing(request: ApiRequest[Any], table: str) -> AsyncIterator[tuple[LiveTable, int | None]]:
    """The table, its lock held, and the seat a person looks from; None for several people at one device."""
    live = await request.look_at(table)
    async with live.lock:
        yield live, current_seat(live, OneTimeViewer(request.identity))


@contextlib.asynccontextmanager
async def _own_seat(request: ApiRequest[Any], table: str, seat: str) -> AsyncIterator[tuple[LiveTable, int]]:
    """The table, its lock held, and a seat that is the person's own; Refusal if it is not."""
    who = request.require_identity()
    live = await request.look_at(table)
    async with live.lock:
        own = live.table.seats_of(who)
        if not (seat.isascii() and seat.isdecimal() and len(seat) == 1) or int(seat) not in own:
            raise Refusal("not-seated")
        yield live, int(seat)
