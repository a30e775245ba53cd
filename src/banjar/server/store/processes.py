"""The server's processes: who is alive, since when nobody was, and who is present through whom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, delete, exists, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.downtime import Debts, is_process
from banjar.server.store.migration import ADVISORY_LOCK
from banjar.server.store.outages import SHORTEST, Span
from banjar.server.store.schema import GONE, PRESENCE, PROCESSES

LONG = 10
"""So many times the silence means that a process will not come back. One that only stalled keeps its presence."""


class Processes:
    """This process among the others on the same database."""

    def __init__(self, database: Database, process: str, started_at: int) -> None:
        self._database = database
        self._process = process
        self._started_at = started_at
        self._silence = 0
        self._debts = Debts(database)
        self.is_alone = False
        """Is it certain that nobody else was there when this process came, or when what it doubted was decided?"""
        self.is_owing = False
        """Was anything owed to the clocks when this process last looked?"""

    async def arrive(self) -> None:
        """Forget who was present through an earlier process of the same name."""
        await self._database.change(delete(PRESENCE).where(PRESENCE.c.process_id == self._process))

    async def beat(self, now: int) -> None:
        """Say that this process is alive, and notice what others owe."""

        async def work(connection: AsyncConnection) -> bool:
            await self._note(connection, self._process, self._started_at, now)
            return await self._debts.are_there(connection)

        self.is_owing = await self._database.write(work)

    async def downtime(self, now: int, silence: int) -> int:
        """How long nobody was alive before this process, which is alive from now on; the time is owed.

        Whoever has said something within the silence may have died since: then it is owed only if that was so.
        """
        self._started_at, self._silence = now, silence

        async def work(connection: AsyncConnection) -> tuple[int, bool, bool]:
            await self._lock(connection)
            beats = select(func.max(PROCESSES.c.beat_at)).where(is_process() | (PROCESSES.c.id == GONE))
            last = await connection.scalar(beats)
            is_doubtful = await self._are_others(connection, now)
            await self._remove(connection, PROCESSES.c.beat_at < now - LONG * silence)
            await self._note(connection, self._process, self._started_at, now)
            away = 0 if last is None or now - last < SHORTEST else now - last
            if away:
                await self._debts.add(connection, (now - away, now), is_doubtful)
            return away, is_doubtful, await self._debts.are_there(connection)

        away, is_doubtful, self.is_owing = await self._database.write(work, repeatable=False)
        self.is_alone = not is_doubtful or not self._database.is_shared
        return 0 if is_doubtful else away

    async def owe(self, spans: list[Span], now: int) -> list[Span]:
        """All that is owed, with these spans; nothing yet if it is not certain what.

        A table remembers until when it was credited, so that what is doubted has to be decided before what came later.
        """

        async def work(connection: AsyncConnection) -> tuple[list[Span], bool, bool]:
            await self._lock(connection)
            for span in spans:
                await self._debts.add(connection, span)
            is_decided = await self._debts.decide(connection, now, self._silence)
            is_alone = self.is_alone or (is_decided and not await self._are_others(connection, now))
            owed = [] if await self._debts.doubted(connection) else await self._debts.owed(connection)
            return owed, is_alone, await self._debts.are_there(connection)

        owed, self.is_alone, self.is_owing = await self._database.write(work)
        return owed

    async def pay(self, spans: list[Span]) -> None:
        """All tables have been credited for them."""

        async def work(connection: AsyncConnection) -> bool:
            await self._lock(connection)
            await self._debts.pay(connection, spans)
            return await self._debts.are_there(connection)

        self.is_owing = await self._database.write(work)

    async def _are_others(self, connection: AsyncConnection, now: int) -> bool:
        """May another process be alive?"""
        heard = exists().where(is_process(), PROCESSES.c.beat_at > now - self._silence, PROCESSES.c.id != self._process)
        return bool(await connection.scalar(select(heard)))

    async def forget(self, now: int, tell: Callable[[AsyncConnection, str, int], Awaitable[None]]) -> None:
        """Leave: nobody is present through this process any more, which is told of every table and seat."""
        present = select(PRESENCE.c.table_id, PRESENCE.c.seat).where(PRESENCE.c.process_id == self._process)

        async def work(connection: AsyncConnection) -> None:
            await self._lock(connection)
            for table, seat in (await connection.execute(present)).all():
                await tell(connection, table, seat)
            await self._note(connection, self._process, self._started_at, now)
            await self._remove(connection, PROCESSES.c.id == self._process)

        await self._database.write(work)

    async def forget_dead(self, now: int, silence: int) -> None:
        """Nobody is present through processes that will not come back."""

        async def work(connection: AsyncConnection) -> None:
            await self._lock(connection)
            await self._remove(connection, PROCESSES.c.beat_at < now - LONG * silence)

        await self._database.write(work)

    async def set_presence(self, connection: AsyncConnection, table: str, seat: int, present: bool) -> None:
        """Through this process."""
        if present:
            row = {"process_id": self._process, "table_id": table, "seat": seat}
            await connection.execute(self._database.insert(PRESENCE).values(row).on_conflict_do_nothing())
        else:
            await connection.execute(
                delete(PRESENCE).where(
                    PRESENCE.c.process_id == self._process, PRESENCE.c.table_id == table, PRESENCE.c.seat == seat
                )
            )

    async def is_present(self, table: str, seat: int, alive_since: int) -> bool:
        """Through any process that was alive then or later."""
        found = exists().where(
            PRESENCE.c.table_id == table,
            PRESENCE.c.seat == seat,
            PRESENCE.c.process_id == PROCESSES.c.id,
            PROCESSES.c.beat_at >= alive_since,
        )
        return bool((await self._database.rows(select(found)))[0][0])

    async def _lock(self, connection: AsyncConnection) -> None:
        if self._database.is_shared:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK + 1})

    async def _note(self, connection: AsyncConnection, process: str, started_at: int, now: int) -> None:
        insertion = self._database.insert(PROCESSES).values(id=process, started_at=started_at, beat_at=now)
        new = insertion.excluded
        later = func.greatest if self._database.is_shared else func.max
        await connection.execute(
            insertion.on_conflict_do_update(
                index_elements=[PROCESSES.c.id],
                set_={"started_at": new.started_at, "beat_at": later(PROCESSES.c.beat_at, new.beat_at)},
            )
        )

    async def _remove(self, connection: AsyncConnection, which: ColumnElement[bool]) -> None:
        """Delete processes with all their presence, but keep their last beat: a clean stop is a downtime too."""
        await self._debts.void(connection)  # afterwards nobody could tell that these processes were alive
        last = await connection.scalar(select(func.max(PROCESSES.c.beat_at)).where(which, is_process()))
        if last is None:
            return
        leaving = select(PROCESSES.c.id).where(which, is_process())
        await connection.execute(delete(PRESENCE).where(PRESENCE.c.process_id.in_(leaving)))
        await connection.execute(delete(PROCESSES).where(which, is_process()))
        await self._note(connection, GONE, last, last)
