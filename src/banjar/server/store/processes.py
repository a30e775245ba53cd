"""The server's processes: who is alive, since when nobody was, and who is present through whom."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.migration import ADVISORY_LOCK
from banjar.server.store.outages import SHORTEST, Span, uncounted
from banjar.server.store.schema import PRESENCE, PROCESSES

GONE = ""
"""The id of a row that remembers the last beat of all processes whose rows were removed."""

AWAY = "away"
"""The id of a row that remembers until when outages of the database have been credited."""

LONG = 10
"""So many times the silence means that a process will not come back. One that only stalled keeps its presence."""


@dataclass(frozen=True)
class Doubt:
    """Processes that may be alive or dead."""

    heard: dict[str, int]
    """When each was heard of last."""
    until: int
    away: int


class Processes:
    """This process among the others on the same database."""

    def __init__(self, database: Database, process: str, started_at: int) -> None:
        self._database = database
        self._process = process
        self._started_at = started_at
        self._doubt: Doubt | None = None

    @property
    def is_in_doubt(self) -> bool:
        """Is it still to be seen whether anybody was alive when this process came?"""
        return self._doubt is not None

    async def arrive(self) -> None:
        """Forget who was present through an earlier process of the same name."""
        await self._database.change(delete(PRESENCE).where(PRESENCE.c.process_id == self._process))

    async def beat(self, now: int) -> None:
        """Say that this process is alive."""

        async def work(connection: AsyncConnection) -> None:
            await self._note(connection, self._process, self._started_at, now)

        await self._database.write(work)

    async def downtime(self, now: int, silence: int) -> int:
        """How long nobody was alive before this process, which is alive from now on.

        Whoever has said so within the silence may have died since: then `late_downtime` knows more later.
        """

        async def work(connection: AsyncConnection) -> int:
            await self._lock(connection)
            last = await connection.scalar(select(func.max(PROCESSES.c.beat_at)))
            others = select(PROCESSES.c.id, PROCESSES.c.beat_at).where(
                PROCESSES.c.beat_at > now - silence, PROCESSES.c.id.not_in((GONE, AWAY, self._process))
            )
            heard: dict[str, int] = dict(list(await connection.execute(others)))
            await self._remove(connection, PROCESSES.c.beat_at < now - LONG * silence)
            await self._note(connection, self._process, self._started_at, now)
            away = 0 if last is None or now - last < SHORTEST else now - last
            self._doubt = Doubt(heard, now + silence, away) if heard and away else None
            return 0 if heard else away

        return await self._database.write(work, repeatable=False)

    async def late_downtime(self, now: int) -> int:
        """What `downtime` would have said, had it known that nobody was alive any more; 0 if that is not certain."""
        doubt = self._doubt
        if doubt is None:
            return 0
        found = select(PROCESSES.c.id, PROCESSES.c.beat_at).where(PROCESSES.c.id.in_(doubt.heard))
        if dict(await self._database.rows(found)) != doubt.heard:
            self._doubt = None  # somebody has said something since, or has left properly
            return 0
        if now < doubt.until:
            return 0
        self._doubt = None
        return doubt.away

    async def count_outages(self, spans: list[Span]) -> int:
        """How many milliseconds of these no process has counted yet."""

        async def work(connection: AsyncConnection) -> int:
            await self._lock(connection)
            counted = await connection.scalar(select(PROCESSES.c.beat_at).where(PROCESSES.c.id == AWAY))
            total, until = uncounted(spans, counted or 0)
            await self._note(connection, AWAY, until, until)
            return total

        return await self._database.write(work, repeatable=False)

    async def forget(self, now: int) -> None:
        """Leave: nobody is present through this process any more."""

        async def work(connection: AsyncConnection) -> None:
            await self._lock(connection)
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
        last = await connection.scalar(select(func.max(PROCESSES.c.beat_at)).where(which))
        if last is None:
            return
        leaving = select(PROCESSES.c.id).where(which, PROCESSES.c.id != GONE)
        await connection.execute(delete(PRESENCE).where(PRESENCE.c.process_id.in_(leaving)))
        await connection.execute(delete(PROCESSES).where(which, PROCESSES.c.id != GONE))
        await self._note(connection, GONE, last, last)
