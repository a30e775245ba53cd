"""What a hall hears from other processes is read in the end, whatever the database does meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from houses import LotWorkers

from banjar.server.attendant import Attendant
from banjar.server.hall import Hall, milliseconds
from banjar.server.live import Live
from banjar.server.store.store import Store
from banjar.table import making
from banjar.table.clock import LiveClock
from banjar.table.command import Start
from banjar.table.settings import SeatPlan, Settings


@contextlib.asynccontextmanager
async def attended(url: str, name: str = "one") -> AsyncIterator[tuple[Hall, Attendant, Store]]:
    """A process without a web server; its attendant looks after the tables that it is shown, and polls nothing."""
    store = await Store.open(url, process=name, now=milliseconds())
    attendant = Attendant(store, LotWorkers())
    hall = attendant.hall = Hall(store, attendant.attend)
    store.listen(hall.hear)
    try:
        yield hall, attendant, store
    finally:
        await attendant.close()
        await hall.close()
        await store.close()


async def started(hall: Hall, table: str = "table") -> Live:
    """Two people at one device with a clock."""
    plans = (SeatPlan("me"), SeatPlan("local", name="Bob"))
    settings = Settings(game="altar", seats=plans, starter="first", clock=LiveClock())
    live = await hall.create(making.create(settings, "ann", "Ann", hall.now()), table)
    await hall.submit(live, Start(command="start"), "ann")
    return live


def test_an_alarm_is_kept_when_there_was_nothing_new(sqlite_url: str) -> None:
    """21: whoever looks for entries of other processes and finds none still has to wake the table."""

    async def check() -> None:
        async with attended(sqlite_url) as (hall, _, _):
            live = await started(hall)
            assert live.timer is not None
            await hall.catch_up(live)
            assert live.timer is not None

    asyncio.run(check())
