"""Making and finding tables."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from banjar.server.http.openapi import BODIES, Parameter, asks
from banjar.server.http.request import ApiRequest, json_response
from banjar.server.store.table_row import TableRow
from banjar.table import factory
from banjar.table.commands import CommandId, ShortText, Start
from banjar.table.errors import Refusal
from banjar.table.handlers import handle
from banjar.table.log import Created
from banjar.table.settings import Settings
from banjar.table.table import OPEN, RUNNING, Table

PAGE = 50
STATUS = Parameter("status", "Of the tables", OPEN, names=(OPEN, RUNNING))
BEFORE = Parameter("before", "Only tables that were last changed before this time, in milliseconds", most=2**53)

router = APIRouter(tags=["lobby"])


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """A table to make. With `start` a table whose seats are all taken begins at once."""

    command: CommandId
    settings: Settings
    name: ShortText = ""
    start: bool = False


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: which seat is mine, and how good the bots are."""

    command: CommandId
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: int
    name: ShortText
    level: ShortText = "apprentice"


@router.post(
    "/api/tables",
    operation_id="createTable",
    status_code=201,
    summary="Make a table",
    openapi_extra=BODIES.takes(Create),
)
async def create(request: Request) -> Response:
    """The same command makes the table once."""
    visit = ApiRequest(request)
    who = visit.person()
    visit.spend("create")
    wanted = await visit.body(Create)
    manager = visit.context.manager
    created = factory.create(wanted.settings, who, wanted.name, manager.now(), manager.draw)
    return await _made(visit, who, created, wanted.command, wanted.start)


@router.post(
    "/api/tables/{table}/branch",
    operation_id="branch",
    status_code=201,
    summary="Play on from a moment of a finished game",
    openapi_extra=BODIES.takes(Branch),
)
async def branch(request: Request, table: str) -> Response:
    """A new table, already running."""
    visit = ApiRequest(request)
    who = visit.person()
    visit.spend("create")
    wanted = await visit.body(Branch)
    manager = visit.context.manager
    live = await manager.open(table)
    async with live.lock:
        created = factory.branch(
            live.table, wanted.step, wanted.seat, wanted.level, who, wanted.name, manager.now(), manager.draw
        )
    return await _made(visit, who, created, wanted.command, True)


async def _made(visit: ApiRequest, who: str, created: Created, command: str, start: bool) -> Response:
    manager, table_id = visit.context.manager, visit.context.identities.derived(who, f"table {command}")
    begin = Start(command=f"{command[:58]}-start")
    if start:
        planned = Table(table_id)
        planned.fold(created)
        handle(planned, begin, who, created.at)  # a refusal now leaves no table behind
    live = await manager.create(created, table_id)
    if start:
        await manager.commands.submit(live, begin, who)
    async with live.lock:
        return json_response({"table": live.table.id, "code": live.table.code, "version": live.table.version}, 201)


@router.get(
    "/api/tables",
    operation_id="publicTables",
    summary="Public tables that wait for players, or are being played",
    openapi_extra=asks(STATUS),
)
async def public_tables(request: Request) -> Response:
    """The newest first."""
    visit = ApiRequest(request)
    visit.spend("look")
    rows = await visit.context.store.public_rows(visit.word(STATUS) or OPEN, PAGE)
    return json_response({"tables": [_listed(row) for row in rows]})


@router.get(
    "/api/tables/mine", operation_id="myTables", summary="My tables, the latest first", openapi_extra=asks(BEFORE)
)
async def my_tables(request: Request) -> Response:
    """A page of them; the time of the last one leads to the next."""
    visit = ApiRequest(request)
    visit.spend("look")
    who = visit.person()
    before = visit.number(BEFORE)
    found = await visit.context.store.rows_of(who, PAGE, before)
    return json_response({"tables": [_mine(row, who, seen) for row, seen in found]})


@router.get("/api/codes/{code}", operation_id="tableByCode", summary="The table with this code, before it starts")
async def by_code(request: Request, code: str) -> Response:
    """Codes are typed by people: small letters are fine."""
    visit = ApiRequest(request)
    visit.person()
    visit.spend("look_up")
    row = await visit.context.store.row_by_code(code.strip().upper()[:20])
    if row is None:
        raise Refusal("no-such-code")
    return json_response({"table": row.id})


def _listed(row: TableRow) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(row.summary)["shown"]
    return shown


def _mine(row: TableRow, who: str, seen_version: int) -> dict[str, Any]:
    """A table as one of its people lists it."""
    shown, holders = _listed(row), msgspec.json.decode(row.summary)["holders"]
    own = [seat for seat, holder in enumerate(holders) if holder == who]
    return shown | {"my_seats": own, "my_turn": shown["to_act"] in own, "unread": max(0, row.version - seen_version)}
