"""For the host: see who is there, bar, silence and remove people, and read who did so."""

from __future__ import annotations

from dataclasses import asdict

from banjar.protocol.moderation import (
    AuditInfo,
    AuditList,
    BanInfo,
    BanList,
    KeyRotated,
    NewBan,
    PersonInfo,
    PersonList,
    Removed,
    RemovePerson,
)
from banjar.server.context import ServerContext
from banjar.server.http.query import EnumParameter, IntParameter
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes
from banjar.server.moderation import ADMINISTRATOR
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.removal import remove_person
from banjar.table.errors import Refusal

AUDIT_PAGE_ENTRIES = 200
MAX_PEOPLE = 5000
KEEP, END = "keep", "end"
OLD_COOKIES = EnumParameter("old_cookies", "Whether cookies of before stay valid for 30 days", (KEEP, END), KEEP)
BEFORE = IntParameter("before", "Only entries before this time, in milliseconds", 2**53)

routes = Routes(tag="admin")


@routes.route("GET", "/api/admin/people", "adminPeople", "Who is connected to this process", admits_barred=True)
async def people(request: ApiRequest[None]) -> PersonList:
    """With their addresses and the tables they watch."""
    request.require_admin()
    return _listed(request.context, {connection.who: set() for connection in request.context.connections})


@routes.route(
    "GET", "/api/admin/tables/{table}/people", "adminTablePeople", "Who is or was at a table", admits_barred=True
)
async def table_people(request: ApiRequest[None], table: str) -> PersonList:
    """Everybody who has a seat, watches through this process or has written a line that is kept."""
    request.require_admin()
    live = await request.context.manager.open(table)
    async with live.lock:
        names = {viewer.who: set[str]() for viewer in live.viewers if viewer.who is not None}
        for _, line in live.chat.lines:
            names.setdefault(line.who, set()).add(line.name)
        for seat in live.table.seats:
            if seat.holder is not None:
                names.setdefault(seat.holder, set()).add(seat.name or "")
        return _listed(request.context, names, live)


def _listed(context: ServerContext, names: dict[str, set[str]], live: LiveTable | None = None) -> PersonList:
    """These people, with what this process knows of them."""
    watched: dict[str, set[str]] = {}
    for other in context.manager.tables.values():
        for viewer in other.viewers:
            if viewer.who in names:
                watched.setdefault(viewer.who, set()).add(other.table.id)
                own = other.table.seats_of(viewer.who)
                names[viewer.who].update(other.table.seats[seat].name or "" for seat in own)
    addresses: dict[str, set[str]] = {}
    for connection in context.connections:
        addresses.setdefault(connection.who, set()).add(connection.address)
    return PersonList(
        people=[
            PersonInfo(
                identity=who,
                names=sorted(names[who] - {""}),
                seats=live.table.seats_of(who) if live is not None else [],
                addresses=sorted(addresses.get(who, ())),
                tables=sorted(watched.get(who, ())),
            )
            for who in sorted(names)[:MAX_PEOPLE]
        ]
    )


@routes.route("GET", "/api/admin/bans", "adminBans", "Who is barred or silenced", admits_barred=True)
async def bans(request: ApiRequest[None]) -> BanList:
    """All bans that last."""
    request.require_admin()
    return BanList(bans=[BanInfo(**asdict(ban)) for ban in await request.context.moderation.bans()])


@routes.route(
    "POST", "/api/admin/bans", "adminBan", "Bar or silence an identity or a network", admits_barred=True, status=201
)
async def add_ban(request: ApiRequest[NewBan]) -> BanInfo:
    """Those who are barred are disconnected at once."""
    request.require_admin()
    body = await request.body()
    moderation = request.context.moderation
    ban = await moderation.add(body.effect, body.kind, body.subject.strip(), body.seconds, body.reason)
    return BanInfo(**asdict(ban))


@routes.route("DELETE", "/api/admin/bans/{ban}", "adminUnban", "Undo a ban", admits_barred=True, status=204)
async def remove_ban(request: ApiRequest[None], ban: str) -> None:
    """It ends at once."""
    request.require_admin()
    await request.context.moderation.remove(ban)


@routes.route(
    "POST",
    "/api/admin/tables/{table}/removals",
    "adminRemove",
    "Take a person's seats at a table away",
    admits_barred=True,
)
async def remove(request: ApiRequest[RemovePerson], table: str) -> Removed:
    """Before the start their seats are open again, and they may not come back; after it bots play for them."""
    request.require_admin()
    body = await request.body()
    live = await request.context.manager.open(table)
    seats = await remove_person(request.context.manager, live, body.identity)
    if not seats:
        raise Refusal("no-such-person")
    detail = f"table {table}, seats {', '.join(map(str, seats))}: {body.reason}"
    await request.context.moderation.record(ADMINISTRATOR, "remove", body.identity, detail)
    return Removed(seats=seats)


@routes.route("GET", "/api/admin/log", "adminLog", "What was done by whom", admits_barred=True, query=(BEFORE,))
async def log(request: ApiRequest[None]) -> AuditList:
    """The latest first."""
    request.require_admin()
    entries = await request.context.store.audit_log.entries(AUDIT_PAGE_ENTRIES, BEFORE.read(request.query))
    return AuditList(
        entries=[
            AuditInfo(at=one.at, actor=one.actor, action=one.action, subject=one.subject, detail=one.detail)
            for one in entries
        ]
    )


@routes.route(
    "POST",
    "/api/admin/rotate-key",
    "adminRotateKey",
    "Replace the key that signs identities",
    admits_barred=True,
    query=(OLD_COOKIES,),
)
async def rotate_key(request: ApiRequest[None]) -> KeyRotated:
    """Cookies of before are valid for 30 days and replaced at the next visit, or end at once; links stay."""
    request.require_admin()
    ends_cookies = OLD_COOKIES.read(request.query) == END
    until = await request.context.sessions.rotate_key(ends_cookies=ends_cookies)
    detail = "all cookies ended" if ends_cookies else ""
    await request.context.moderation.record(ADMINISTRATOR, "rotate key", "", detail)
    return KeyRotated(old_cookies_until=until)
