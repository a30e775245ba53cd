"""The store: every method is one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Select, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store import clock_skew, migration
from banjar.server.store.database import Database
from banjar.server.store.errors import StoreError
from banjar.server.store.group_commit import GroupCommit
from banjar.server.store.notifications import Listener, Notification, NotificationListener, announce
from banjar.server.store.outages import Span
from banjar.server.store.processes import Processes
from banjar.server.store.schema import CHAT, EVENTS, KEYS, LINKS, MEMBERS, PREFERENCES, PRESENCE, SEAT_TOKENS, TABLES
from banjar.server.store.table_row import LogAppend, TableRow
from banjar.server.store.url import failure, parse

KEY_BYTES = 32
CLOSING = 3.0
"""Seconds in which connections must be closed."""
OF_A_TABLE = (EVENTS, MEMBERS, PREFERENCES, CHAT, SEAT_TOKENS, PRESENCE)


class Store:
    """An open database of Banjar's; `Store.open` makes one."""

    def __init__(self, database: Database, process: str, now: int) -> None:
        self.backup: str | None = None
        """Where the database as it was before its migration is: a file, or a schema of PostgreSQL."""
        self._database = database
        self._process = process
        self._group_commit = GroupCommit(database, process)
        self._processes = Processes(database, process, now)
        self._newsroom = NotificationListener(database, process)

    @classmethod
    async def open(cls, url: str | None, *, migrate: bool = False, process: str, now: int) -> Store:
        """Open the database, or this user's usual file; StoreError says in a sentence why that cannot be."""
        if not process or not is_text(process):
            raise ValueError(f"a process needs a name, not {process!r}")
        address = parse(url)
        database = Database(address)
        store = cls(database, process, now)
        try:
            async with database.engine.connect():
                pass
            store.backup = await migration.prepare(database, migrate=migrate, now=now)
            await store._processes.arrive()
            if database.is_shared:
                await store._newsroom.open()
                await clock_skew.compare(database)
        except BaseException as error:
            await store.close()
            if isinstance(error, Exception):
                raise failure(address, error) from error
            raise
        return store

    def terminate(self) -> None:
        """Wait for the database no longer: all connections to a server are ended, and what was begun fails."""
        self._newsroom.terminate()
        self._database.terminate()

    async def close(self) -> None:
        """Finish what was begun, and close all connections; a server that hangs is not waited for long."""
        try:
            async with asyncio.timeout(CLOSING if self.is_shared else None):
                await self._close()
        except TimeoutError:
            self.terminate()
            await self._close()

    async def _close(self) -> None:
        try:
            await self._group_commit.close()
        finally:
            try:
                await self._newsroom.close()
            finally:
                await self._database.close()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database too."""
        return self._database.is_shared

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self._database.commits

    @property
    def appended(self) -> int:
        """How many entries were committed."""
        return self._group_commit.appended

    def listen(self, listener: Listener) -> None:
        """Call it with the news from other processes; on SQLite there are none."""
        self._newsroom.listen(listener)

    # Logs

    async def append(self, appending: LogAppend) -> bool:
        """True when committed. False, and nothing is written, if the entry is not the next one of its log.

        StoreUnavailable leaves open whether the entry was written: the log tells.
        """
        return await self._group_commit.append(appending)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries with a number above `after`, in order."""
        found = select(EVENTS.c.body).where(EVENTS.c.table_id == table, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
        return [body for (body,) in await self._database.rows(found)] if is_text(table) else []

    async def delete(self, table: str) -> None:
        """Everything of a table; other processes hear of an entry 0."""

        async def work(connection: AsyncConnection) -> None:
            # First the row: whoever appends waits for it, and then finds no table.
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            for kept in OF_A_TABLE:
                await connection.execute(delete(kept).where(kept.c.table_id == table))
            await self._announce(connection, "entry", table, 0)

        await self._database.write(work)

    # Rows

    async def row(self, table: str) -> TableRow | None:
        """The row of a table."""
        return await self._row(select(TABLES).where(TABLES.c.id == table), table)

    async def row_by_code(self, code: str) -> TableRow | None:
        """The row of the table with this code."""
        return await self._row(select(TABLES).where(TABLES.c.code == code), code)

    async def public_rows(self, status: str, limit: int) -> list[TableRow]:
        """Public tables of a status, the newest first."""
        found = (
            select(TABLES)
            .where(TABLES.c.visibility == "public", TABLES.c.status == status)
            .order_by(TABLES.c.created_at.desc(), TABLES.c.id)
            .limit(limit)
        )
        return [TableRow(*values) for values in await self._database.rows(found)]

    async def rows_of(self, identity: str, limit: int, before: int | None = None) -> list[tuple[TableRow, int]]:
        """The tables of a member with the version last seen, the last updated first; `before` is a time."""
        found = (
            select(TABLES, MEMBERS.c.seen_version)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.identity == identity)
            .order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
            .limit(limit)
        )
        if before is not None:
            found = found.where(TABLES.c.updated_at < before)
        if not is_text(identity):
            return []
        return [(TableRow(*values[:-1]), values[-1]) for values in await self._database.rows(found)]

    async def mark_seen(self, marks: Mapping[tuple[str, str], int]) -> None:
        """By table and member: the version they have seen; an earlier one changes nothing."""
        is_member = (MEMBERS.c.table_id == bindparam("table")) & (MEMBERS.c.identity == bindparam("member"))
        is_news = MEMBERS.c.seen_version < bindparam("version")
        marking = update(MEMBERS).where(is_member, is_news).values(seen_version=bindparam("version"))
        # Always in one order, so that processes that mark the same members do not wait for each other in a circle.
        rows = [{"table": one, "member": who, "version": seen} for (one, who), seen in sorted(marks.items())]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(marking, rows)

        if rows:
            await self._database.write(work)

    async def running_rows(self, after: str, limit: int) -> list[TableRow]:
        """The running tables, a page of them in the order of their ids."""
        found = select(*TABLES.c).where(TABLES.c.status == "running", TABLES.c.id > after)
        return [TableRow(*row) for row in await self._database.rows(found.order_by(TABLES.c.id).limit(limit))]

    async def skip_unread(self, tables: Sequence[str]) -> None:
        """Every member has seen one entry more of these tables, as there is nothing in it to be read."""
        passing = update(MEMBERS).where(MEMBERS.c.table_id.in_(tables))
        await self._database.change(passing.values(seen_version=MEMBERS.c.seen_version + 1), repeatable=False)

    # Timers

    async def due(self, now: int, limit: int | None = None) -> list[tuple[str, int]]:
        """Tables that any process may take up, the earliest first."""
        found = (
            select(TABLES.c.id, TABLES.c.due_at)
            .where(TABLES.c.due_at <= now, TABLES.c.status.in_(("open", "running")))
            .order_by(TABLES.c.due_at, TABLES.c.id)
            .limit(limit)
        )
        return [(table, due_at) for table, due_at in await self._database.rows(found)]

    async def claim(self, table: str, due_at: int, until: int) -> bool:
        """Whether this process takes it up; nobody else does before `until`."""
        claiming = update(TABLES).where(TABLES.c.id == table, TABLES.c.due_at == due_at).values(due_at=until)
        return until != due_at and await self._database.change(claiming, repeatable=False) == 1

    async def set_due_at(self, table: str, version: int, due_at: int | None) -> None:
        """Set when the table is due, unless an entry was added meanwhile."""
        arming = update(TABLES).where(TABLES.c.id == table, TABLES.c.version == version).values(due_at=due_at)
        await self._database.change(arming)

    # Preferences and chat

    async def preferences(self, table: str) -> dict[int, bytes]:
        """By seat."""
        found = select(PREFERENCES).where(PREFERENCES.c.table_id == table).order_by(PREFERENCES.c.seat)
        return {row.seat: row.body for row in await self._database.rows(found)} if is_text(table) else {}

    async def set_preferences(self, table: str, seat: int, body: bytes) -> None:
        """Instead of the earlier ones."""
        insertion = self._database.insert(PREFERENCES).values(table_id=table, seat=seat, body=body)
        replacing = insertion.on_conflict_do_update(
            index_elements=[PREFERENCES.c.table_id, PREFERENCES.c.seat], set_={"body": insertion.excluded.body}
        )

        async def work(connection: AsyncConnection) -> None:
            await self._hold(connection, table)
            await connection.execute(replacing)
            await self._announce(connection, "preferences", table, seat)

        await self._database.write(work)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[tuple[int, bytes]]:
        """Numbers and bodies above `after`, in order."""
        found = (
            select(CHAT.c.number, CHAT.c.body)
            .where(CHAT.c.table_id == table, CHAT.c.number > after)
            .order_by(CHAT.c.number)
            .limit(limit)
        )
        return [(number, body) for number, body in await self._database.rows(found)] if is_text(table) else []

    async def add_chat(self, table: str, at: int, body: bytes) -> int:
        """The number that the line got."""
        tried = False

        async def work(connection: AsyncConnection) -> int:
            nonlocal tried
            await self._hold(connection, table)
            last = await connection.execute(
                select(CHAT.c.number, CHAT.c.at, CHAT.c.body)
                .where(CHAT.c.table_id == table)
                .order_by(CHAT.c.number.desc())
                .limit(50 if tried else 1)
            )
            lines = last.all()
            if tried:
                # The attempt before may have been committed although the answer was lost.
                for number, *line in lines:
                    if line == [at, body]:
                        return int(number)
            tried = True
            number = lines[0][0] + 1 if lines else 1
            await connection.execute(
                self._database.insert(CHAT).values(table_id=table, number=number, at=at, body=body)
            )
            await self._announce(connection, "chat", table, number)
            return int(number)

        return await self._database.write(work)

    # Links, tokens and keys

    async def make_link(self, token_hash: str, identity: str, expires_at: int) -> None:
        """A link that `use_link` accepts once."""
        row = {"token_hash": token_hash, "identity": identity, "expires_at": expires_at}
        await self._database.change(self._database.insert(LINKS).values(row).on_conflict_do_nothing())

    async def use_link(self, token_hash: str, now: int) -> str | None:
        """Whose link it is, if nobody has used it and it has not expired."""
        using = (
            update(LINKS)
            .where(LINKS.c.token_hash == token_hash, LINKS.c.used_at.is_(None), LINKS.c.expires_at > now)
            .values(used_at=now)
            .returning(LINKS.c.identity)
        )

        async def work(connection: AsyncConnection) -> str | None:
            identity: str | None = await connection.scalar(using)
            return identity

        return await self._database.write(work, repeatable=False) if is_text(token_hash) else None

    async def purge(self, now: int, silence: int) -> None:
        """Forget links that nobody can use any more, and processes that have said nothing for long; never a game."""
        is_spent = LINKS.c.used_at.is_not(None) | (LINKS.c.expires_at <= now)
        await self._database.change(delete(LINKS).where(is_spent))
        await self._processes.forget_dead(now, silence)

    async def add_seat_token(self, token_hash: str, table: str, seat: int, now: int) -> None:
        """Let a program play a seat."""
        row = {"token_hash": token_hash, "table_id": table, "seat": seat, "created_at": now}

        async def work(connection: AsyncConnection) -> None:
            await self._hold(connection, table)
            await connection.execute(self._database.insert(SEAT_TOKENS).values(row).on_conflict_do_nothing())

        await self._database.write(work)

    async def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        """Table and seat."""
        found = select(SEAT_TOKENS.c.table_id, SEAT_TOKENS.c.seat).where(SEAT_TOKENS.c.token_hash == token_hash)
        rows = await self._database.rows(found) if is_text(token_hash) else []
        return (rows[0].table_id, rows[0].seat) if rows else None

    async def remove_seat_tokens(self, table: str, seat: int) -> None:
        """No program plays the seat any more."""
        removing = delete(SEAT_TOKENS).where(SEAT_TOKENS.c.table_id == table, SEAT_TOKENS.c.seat == seat)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(removing)
            await self._announce(connection, "tokens", table, seat)

        await self._database.write(work)

    async def key(self, name: str) -> bytes:
        """A secret that is made at its first use and is the same for all processes."""
        found = select(KEYS.c.value).where(KEYS.c.name == name)
        for (known,) in await self._database.rows(found):
            return bytes(known)
        row = {"name": name, "value": secrets.token_bytes(KEY_BYTES)}

        async def work(connection: AsyncConnection) -> bytes:
            await connection.execute(self._database.insert(KEYS).values(row).on_conflict_do_nothing())
            return bytes((await connection.execute(found)).scalar_one())

        return await self._database.write(work)

    # Processes

    async def beat(self, now: int) -> None:
        """Say that this process is alive."""
        await self._processes.beat(now)

    async def downtime(self, now: int, silence: int) -> int:
        """At start: for how many milliseconds no process was alive, which are owed now; from now on this one is.

        It is 0 if there never was one, or if one was heard of within the `silence`.
        """
        return await self._processes.downtime(now, silence)

    @property
    def is_alone(self) -> bool:
        """Is it certain that nobody else looked after any table when this process began to?"""
        return self._processes.is_alone

    @property
    def is_owing(self) -> bool:
        """May there be time for which not all tables have been credited?"""
        return self._database.outages.is_owing or self._processes.is_owing

    async def owed(self, now: int) -> list[Span]:
        """When nobody could decide, the earliest first; it is owed until it is `paid`, whatever happens to us."""
        return await self._database.outages.settle(lambda spans: self._processes.owe(spans, now))

    async def paid(self, spans: list[Span]) -> None:
        """All tables have been credited for these spans."""
        await self._processes.pay(spans)

    async def set_presence(self, table: str, seat: int, present: bool) -> None:
        """Whether somebody sits there, connected to this process."""

        async def work(connection: AsyncConnection) -> None:
            await self._processes.set_presence(connection, table, seat, present)
            await self._announce(connection, "presence", table, seat)

        await self._database.write(work)

    async def is_present(self, table: str, seat: int, alive_since: int) -> bool:
        """Whether somebody sits there, connected to any process that was alive then or later."""
        return await self._processes.is_present(table, seat, alive_since)

    async def forget_process(self, now: int) -> None:
        """A clean stop: this process was alive until now, and nobody is present through it, which the others hear."""

        async def tell(connection: AsyncConnection, table: str, seat: int) -> None:
            await self._announce(connection, "presence", table, seat)

        await self._processes.forget(now, tell)

    async def _row(self, found: Select[Any], asked: str) -> TableRow | None:
        rows = await self._database.rows(found) if is_text(asked) else []
        return TableRow(*rows[0]) if rows else None

    async def _hold(self, connection: AsyncConnection, table: str) -> None:
        """Nobody else deletes or writes to the table until the commit; StoreError if there is none."""
        held = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
        if not is_text(table) or await connection.scalar(held) is None:
            raise StoreError(f"there is no table {table!r}")

    async def _announce(self, connection: AsyncConnection, kind: str, table: str, number: int) -> None:
        if self._database.is_shared:
            await announce(connection, Notification(kind, table, number, self._process))


def is_text(text: str) -> bool:
    """Whether a database can hold it; strangers send anything, and what cannot be there is not found."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False
