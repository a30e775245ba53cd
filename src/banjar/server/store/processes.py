"""The server processes on one database, and when each was last alive: `store.processes`."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.clock_skew import skew_of
from banjar.server.store.database import RETRY_TIMEOUT_SECONDS, Database
from banjar.server.store.downtime_records import DowntimeRecords
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.outages import MIN_DOWNTIME_MILLISECONDS
from banjar.server.store.schema import CERTAIN, DOUBTFUL, PRESENCE, PROCESSES
from banjar.server.store.span import Span

DEAD_AFTER_TIMEOUTS = 10
"""A process is removed after this many timeouts without a heartbeat; one that only stalled keeps its presence."""


class ProcessStore:
    """This process among the others; times are milliseconds since the epoch."""

    def __init__(self, database: Database, notifier: Notifier, downtimes: DowntimeRecords, now: int) -> None:
        self._database = database
        self._notifier = notifier
        self._downtimes = downtimes
        self._id = notifier.process
        self._started_at = now
        self.heartbeat_timeout = 0
        """Milliseconds without a heartbeat after which a process counts as dead; set by `start`."""
        self.clock_lead: int | None = None
        """Milliseconds by which this process's clock was ahead of the database's when last compared; None on SQLite."""
        self.people = 0
        """How many people are connected to this process; stored with every heartbeat."""
        self.is_alone = False
        """Whether it is certain that no other process looked after any table when this one started."""

    async def start(self, now: int, heartbeat_timeout: int) -> int:
        """Register this process; record and return for how many milliseconds no process was alive.

        If another sent a heartbeat within the timeout it may still be alive: then the downtime is recorded as doubtful
        and 0 is returned. The first process on a database gets 0 too.
        """
        self._started_at, self.heartbeat_timeout = now, heartbeat_timeout

        async def work(connection: AsyncConnection) -> tuple[int, bool, bool]:
            await self._downtimes.lock(connection)
            last = await connection.scalar(select(func.max(PROCESSES.c.heartbeat_at)))
            has_others = await self.has_others(connection, now)
            await self._remove(connection, is_dead(now, heartbeat_timeout))
            await self._write_heartbeat(connection, now)
            away = 0 if last is None or now - last < MIN_DOWNTIME_MILLISECONDS else now - last
            if away:
                await self._downtimes.add(connection, Span(now - away, now), DOUBTFUL if has_others else CERTAIN)
            return away, has_others, await self._downtimes.exist(connection)

        away, has_others, self._downtimes.were_found = await self._database.write(work, idempotent=False)
        self.is_alone = not has_others or not self._database.is_shared
        return 0 if has_others else away

    async def heartbeat(self, now: int, *, retry_timeout: float = RETRY_TIMEOUT_SECONDS) -> None:
        """Store that this process is alive, notice downtimes that others have recorded, and compare the clocks."""

        async def work(connection: AsyncConnection) -> tuple[bool, int | None]:
            await self._write_heartbeat(connection, now)
            found = await self._downtimes.exist(connection)
            return found, await skew_of(connection) if self._database.is_shared else None

        self._downtimes.were_found, self.clock_lead = await self._database.write(work, retry_timeout=retry_timeout)

    async def stop(self, now: int) -> None:
        """Stop cleanly: this process was alive until now, and nobody is connected through it any more."""
        present = select(PRESENCE.c.table_id, PRESENCE.c.seat).where(PRESENCE.c.process_id == self._id)

        async def work(connection: AsyncConnection) -> None:
            await self._downtimes.lock(connection)
            for table, seat in (await connection.execute(present)).all():
                await self._notifier.send(connection, NotificationKind.PRESENCE, table, seat)
            await self._write_heartbeat(connection, now)
            await self._remove(connection, PROCESSES.c.id == self._id)

        await self._database.write(work)

    async def purge(self, now: int, heartbeat_timeout: int) -> None:
        """Remove dead processes and their presence."""

        async def work(connection: AsyncConnection) -> None:
            await self._downtimes.lock(connection)
            await self._remove(connection, is_dead(now, heartbeat_timeout))

        await self._database.write(work)

    async def has_others(self, connection: AsyncConnection, now: int) -> bool:
        """Whether another process may be alive; runs in the caller's transaction."""
        others = exists().where(
            PROCESSES.c.stopped_at.is_(None),
            PROCESSES.c.heartbeat_at > now - self.heartbeat_timeout,
            PROCESSES.c.id != self._id,
        )
        return bool(await connection.scalar(select(others)))

    async def people_elsewhere(self, now: int) -> int:
        """How many people were connected to the other processes at their last heartbeats."""
        if not self._database.is_shared:
            return 0
        counted = select(func.coalesce(func.sum(PROCESSES.c.people), 0)).where(
            PROCESSES.c.stopped_at.is_(None),
            PROCESSES.c.heartbeat_at > now - self.heartbeat_timeout,
            PROCESSES.c.id != self._id,
        )
        return int((await self._database.fetch_all(counted))[0][0])

    async def _write_heartbeat(self, connection: AsyncConnection, now: int) -> None:
        insertion = self._database.insert(PROCESSES).values(
            id=self._id, started_at=self._started_at, heartbeat_at=now, people=self.people
        )
        new = insertion.excluded
        greatest = func.greatest if self._database.is_shared else func.max
        values = {
            "started_at": new.started_at,
            "heartbeat_at": greatest(PROCESSES.c.heartbeat_at, new.heartbeat_at),
            "stopped_at": None,
            "people": new.people,
        }
        await connection.execute(insertion.on_conflict_do_update(index_elements=[PROCESSES.c.id], set_=values))

    async def _remove(self, connection: AsyncConnection, which: ColumnElement[bool]) -> None:
        """Mark processes as stopped and delete their presence; only the last stopped one is kept."""
        await self._downtimes.refute(connection)  # while it can still be told that these processes were alive
        leaving = which & PROCESSES.c.stopped_at.is_(None)
        await connection.execute(
            delete(PRESENCE).where(PRESENCE.c.process_id.in_(select(PROCESSES.c.id).where(leaving)))
        )
        await connection.execute(update(PROCESSES).where(leaving).values(stopped_at=PROCESSES.c.heartbeat_at))
        last_stop = select(func.max(PROCESSES.c.stopped_at)).scalar_subquery()
        await connection.execute(delete(PROCESSES).where(PROCESSES.c.stopped_at < last_stop))


def is_dead(now: int, heartbeat_timeout: int) -> ColumnElement[bool]:
    """The SQL condition for a process that will not come back."""
    return PROCESSES.c.heartbeat_at < now - DEAD_AFTER_TIMEOUTS * heartbeat_timeout
