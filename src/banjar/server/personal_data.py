"""What the server keeps about a person: collect it, and delete it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Iterator

import msgspec

from banjar.protocol.people import MyAction, MyBan, MyChatLine, MyData, MyTableData
from banjar.server.moderation import BAR, IDENTITY, Moderation
from banjar.server.sessions import Sessions
from banjar.server.store.chat import LinePlace
from banjar.server.store.store import Store
from banjar.server.store.table_row import TableRow
from banjar.server.tables.manager import TableManager
from banjar.table import log
from banjar.table.chat import Line
from banjar.table.commands import Leave, Resign
from banjar.table.errors import Refusal, RulesChanged
from banjar.table.factory import new_token
from banjar.table.forgetting import seated_by
from banjar.table.table import OPEN, OVER, RUNNING, Table

TABLES_AT_ONCE = 100
LINES_AT_ONCE = 5000
"""Lines of chat that one statement searches."""
MAX_WAITING_REQUESTS = 8
"""Further requests are refused."""
LEAVE_ATTEMPTS = 20
OVERTAKEN = ("not-open", "not-running", "has-resigned", "not-seated")
"""Refusals of a command that somebody else's entry has made pointless."""


class PersonalData:
    """One request at a time: the lines that somebody wrote as a spectator are found only by reading all chats."""

    def __init__(self, store: Store, manager: TableManager, moderation: Moderation, sessions: Sessions) -> None:
        self._store = store
        self._manager = manager
        self._moderation = moderation
        self._sessions = sessions
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def collect(self, who: str) -> MyData:
        """Everything about somebody, and nothing about others."""
        async with self._in_turn():
            tables = [found async for table in self._tables_of(who) if (found := await self._table(table, who))]
            chat = [
                MyChatLine(table=table, at=line.at, name=line.name, text=line.text or line.phrase or "")
                async for table, line in self._lines_about(who)
                if line.who == who and (line.text is not None or line.phrase is not None)
            ]
        bans = [ban for ban in await self._moderation.bans() if (ban.kind, ban.subject) == (IDENTITY, who)]
        return MyData(
            tables=tables,
            chat=chat,
            recovery_link_since=await self._store.recovery_links.created_at(who, self._manager.now()),
            bans=[
                MyBan(effect="bar" if ban.effect == BAR else "silence", since=ban.created_at, until=ban.expires_at)
                for ban in bans
            ],
        )

    async def delete(self, who: str) -> None:
        """Take somebody out of everything; bans and the audit log stay.

        Their cookies end last: if this is interrupted, they can ask for it again, and it goes on where it stopped.
        """
        async with self._in_turn():
            await self._forget(who)
            await self._sessions.end_devices(who)
            self._sessions.disconnect(who)
            await self._forget(who)  # what requests that were on their way have written meanwhile

    @contextlib.asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        if self._waiting >= MAX_WAITING_REQUESTS:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1

    async def _forget(self, who: str) -> None:
        await self._store.seeks.forget(who)
        async for table in self._tables_of(who):
            await self._leave(table, who)
            is_gone = await self._store.forgetting.forget_member(table, who, new_token(), self._manager.now())
            await self._manager.follow_forgotten(table, is_gone)
        for table in sorted({table async for table, _ in self._lines_about(who)}):
            await self._store.forgetting.forget_lines(table, who, new_token())
            await self._manager.follow_deleted_lines(table)

    async def _leave(self, table_id: str, who: str) -> None:
        """Give up all seats at a table that others keep; delete one of one's own that has not started."""
        row = await self._store.tables.get(table_id)
        if row is None or not await self._store.members.has_others(table_id, who):
            return
        if row.status == OPEN and await self._manager.owner_of(table_id) == who:
            await self._manager.forget(table_id)
            return
        try:
            await self._give_up_seats(table_id, who)
        except RulesChanged:
            return  # nobody can play on there
        except Refusal as refusal:
            if refusal.code != "no-such-table":
                raise

    async def _give_up_seats(self, table_id: str, who: str) -> None:
        live = await self._manager.open(table_id)
        await self._manager.commands.catch_up(live)
        for _ in range(LEAVE_ATTEMPTS):
            command = _next_command(live.table, who)
            if command is None:
                return
            try:
                await self._manager.commands.submit(live, command, who)
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    raise
        raise Refusal("busy")

    async def _tables_of(self, who: str) -> AsyncIterator[str]:
        last = ""
        while page := await self._store.members.tables_of(who, last, TABLES_AT_ONCE):
            for last in page:
                yield last

    async def _lines_about(self, who: str) -> AsyncIterator[tuple[str, Line]]:
        """The lines that somebody wrote and those that mute them, of all chats, with the tables."""
        place: LinePlace | None = LinePlace("", 0)
        while place is not None:
            found, place = await self._store.chat.search(who, place, LINES_AT_ONCE)
            for line in found:
                yield line.table, msgspec.json.decode(line.body, type=Line)

    async def _table(self, table_id: str, who: str) -> MyTableData | None:
        row = await self._store.tables.get(table_id)
        if row is None:
            return None
        found = _start(row)
        steps = _collecting(found, await self._store.logs.entries(table_id), who)
        await self._manager.runtime.long_work.run(steps)
        return found


def _start(row: TableRow) -> MyTableData:
    """What the row of a table tells; the log tells the rest."""
    return MyTableData(
        table=row.id,
        game=row.game,
        status=row.summary.shown.status,
        created_at=row.created_at,
        updated_at=row.updated_at,
        is_owner=False,
        names=[],
        actions=[] if row.status == OVER else None,
    )


def _collecting(table: MyTableData, bodies: Iterable[bytes], who: str) -> Iterator[None]:
    """Add what somebody's entries tell, pausing after each."""
    identity = who.encode()
    for body in bodies:
        if identity not in body:
            continue
        entry = log.decode(body)
        table.names += [name for _, holder, name in seated_by(entry) if holder == who and name not in table.names]
        if isinstance(entry, log.Created):
            table.is_owner = entry.who == who
        if isinstance(entry, log.Acted) and entry.who == who and table.actions is not None:
            table.actions.append(MyAction(at=entry.at, seat=entry.seat, action=entry.action))
        yield


def _next_command(table: Table, who: str) -> Leave | Resign | None:
    """How somebody gives up their next seat; None if they have none left to give up."""
    own = table.seats_of(who)
    if table.status == OPEN and own:
        return Leave(command=new_token(), seat=own[0])
    left = [seat for seat in own if not table.seats[seat].resigned] if table.status == RUNNING else []
    return Resign(command=new_token(), seat=left[0]) if left else None
