"""Create and find tables."""

from __future__ import annotations

from typing import Any

import msgspec

from banjar.protocol.lobby import (
    BranchTable,
    CreateTable,
    MyTable,
    MyTables,
    TableCreated,
    TableFound,
    TableList,
)
from banjar.server.budgets import CREATION_SECONDS, address_account
from banjar.server.http.query import EnumParameter, IntParameter, TextParameter
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes
from banjar.server.store.table_row import TableRow
from banjar.server.store.tables import ListPlace
from banjar.table import factory
from banjar.table.commands import Start
from banjar.table.errors import Refusal
from banjar.table.handlers import handle
from banjar.table.log import Created
from banjar.table.table import OPEN, RUNNING, Table

TABLES_PER_PAGE = 50
MAX_CODE_CHARACTERS = 20
LISTED_MILLISECONDS = {OPEN: 24 * 3_600_000, RUNNING: 7 * 24 * 3_600_000}
"""How long after its last entry a public table is listed, by status."""
AFTER = TextParameter("after", "`next` of the page before", r"[0-9]{1,9}\.[0-9]{1,15}\.[0-9A-Za-z_-]{1,64}")
STATUS = EnumParameter("status", "The status of the tables to list", (OPEN, RUNNING), OPEN)
BEFORE = IntParameter("before", "Only tables that were last changed before this time, in milliseconds", 2**53)

routes = Routes(tag="lobby")


@routes.route("POST", "/api/tables", "createTable", "Create a table", limit="create", status=201)
async def create(request: ApiRequest[CreateTable]) -> TableCreated:
    """Sent twice with the same `command`, it creates one table."""
    who = request.require_identity()
    body = await request.body()
    manager = request.context.manager
    created = factory.create(body.settings, who, body.name, manager.now(), manager.draw)
    made_from = request.context.identities.derived(request.network, "made from")
    created = msgspec.structs.replace(created, made_from=made_from)
    return await create_table(request, who, created, body.command, body.start)


@routes.route(
    "POST",
    "/api/tables/{table}/branch",
    "branch",
    "Play on from a moment of a finished game",
    limit="create",
    status=201,
)
async def branch(request: ApiRequest[BranchTable], table: str) -> TableCreated:
    """A new table, already running."""
    who = request.require_identity()
    body = await request.body()
    manager = request.context.manager
    live = await manager.open(table)
    async with live.lock:
        created = factory.branch(
            live.table, body.step, body.seat, body.level, who, body.name, manager.now(), manager.draw
        )
    return await create_table(request, who, created, body.command, True)


async def create_table(request: ApiRequest[Any], who: str, created: Created, command: str, start: bool) -> TableCreated:
    """Make the table that `created` begins, one for each `command`; with `start` its game begins at once."""
    await request.context.budgets.wait_for_turn(address_account(request.address), CREATION_SECONDS)
    manager, table_id = request.context.manager, request.context.identities.derived(who, f"table {command}")
    begin = Start(command=f"{command[:58]}-start")
    if start:
        planned = Table(table_id)
        planned.fold(created)
        handle(planned, begin, who, created.at)  # a refusal now leaves no table behind
    live = await manager.create(created, table_id, request.network)
    if start:
        await manager.commands.submit(live, begin, who)
    async with live.lock:
        return TableCreated(table=live.table.id, code=live.table.code, version=live.table.version)


@routes.route(
    "GET",
    "/api/tables",
    "publicTables",
    "Public tables that wait for players, or are being played",
    limit="list",
    query=(STATUS, AFTER),
)
async def public_tables(request: ApiRequest[None]) -> TableList:
    """Tables of one network take turns with others'; those that nobody has touched for a while are not listed."""
    status, after = STATUS.read(request.query) or OPEN, AFTER.read(request.query)
    since = request.context.manager.now() - LISTED_MILLISECONDS[status]
    place = None if after is None else _place(after)
    page = await request.context.store.tables.public(status, TABLES_PER_PAGE, since, place)
    following = None if page.last is None else ".".join(map(str, page.last))
    return TableList(tables=[row.summary.shown for row in page.rows], next=following)


def _place(after: str) -> ListPlace:
    turn, created_at, table = after.split(".")
    return ListPlace(int(turn), int(created_at), table)


@routes.route("GET", "/api/tables/mine", "myTables", "My tables, the latest first", limit="list", query=(BEFORE,))
async def my_tables(request: ApiRequest[None]) -> MyTables:
    """One page; `updated_at` of the last table is `before` of the next page."""
    who = request.require_identity()
    found = await request.context.store.tables.of_member(who, TABLES_PER_PAGE, BEFORE.read(request.query))
    return MyTables(tables=[_my_table(row, who, seen) for row, seen in found])


@routes.route("GET", "/api/codes/{code}", "tableByCode", "The table with this code, before it starts", limit="look_up")
async def by_code(request: ApiRequest[None], code: str) -> TableFound:
    """Codes are typed by people: lower case is accepted."""
    request.require_identity()
    row = await request.context.store.tables.by_code(code.strip().upper()[:MAX_CODE_CHARACTERS])
    if row is None:
        raise Refusal("no-such-code")
    return TableFound(table=row.id)


def _my_table(row: TableRow, who: str, seen_version: int) -> MyTable:
    summary = row.summary
    own = [seat for seat, holder in enumerate(summary.holders) if holder == who]
    return MyTable(
        **msgspec.structs.asdict(summary.shown),
        my_seats=own,
        my_turn=summary.shown.to_act in own,
        unread=max(0, row.version - seen_version),
    )
