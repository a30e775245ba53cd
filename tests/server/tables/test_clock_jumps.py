"""A wall clock that jumps takes no time from anybody, delays no move and brings no bot."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import msgspec
import pytest
from tests.server.app_fixtures import RandomBotPool
from tests.server.fake_clocks import START, Clocks

from banjar.server.store.store import Store
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.server.tables.scheduler import TableScheduler
from banjar.table import factory, log
from banjar.table.clock import DAY, HOUR, MINUTE, SECOND, Clock, CorrespondenceClock, LiveClock, NoClock
from banjar.table.commands import Act, Join, Ready, Start
from banjar.table.reply_time import reply_at
from banjar.table.settings import SeatPlan, Settings

CLOCKS = [NoClock(), LiveClock(bank=10 * MINUTE, increment=0), CorrespondenceClock(2 * DAY)]
every_clock = pytest.mark.parametrize("kind", CLOCKS, ids=lambda kind: type(kind).__name__)
every_jump = pytest.mark.parametrize("jump", [-HOUR, -10 * SECOND, 10 * SECOND, HOUR, 3 * DAY])
MOVE_SECONDS = 2.0
"""A move takes no longer, however busy the machine is; all jumps are longer."""


class Server:
    """The tables of a process whose clocks a test moves; nothing happens by itself."""

    def __init__(self, store: Store, clocks: Clocks) -> None:
        self.clocks, self.store = clocks, store
        self.manager = TableManager(store, clocks.clock.now)
        self.scheduler = TableScheduler(store, RandomBotPool(), self.manager, clocks.clock)

    async def begin(self, kind: Clock) -> LiveTable:
        plans = (SeatPlan("me"), SeatPlan("local", name="Bob"))
        settings = Settings(game="altar", seats=plans, starter="first", clock=kind)
        live = await self.manager.create(factory.create(settings, "ann", "Ann", self.manager.now()), "table")
        await self.manager.commands.submit(live, Start(command="start"), "ann")
        return live

    async def move(self, live: LiveTable) -> None:
        assert live.table.session is not None
        action = live.table.session.state.legal_actions()[0].text
        command = Act(command=f"move {live.table.version}", version=live.table.version, action=action)
        async with asyncio.timeout(MOVE_SECONDS):
            await self.manager.commands.submit(live, command, "ann")

    def follow(self) -> None:
        """What a heartbeat does about the clock."""
        self.scheduler.follow_reference(self.clocks.clock.wall_departure())

    async def run_clock(self, live: LiveTable) -> None:
        """What the timer of a table does."""
        await self.scheduler._run_due_step(live)


@contextlib.asynccontextmanager
async def server(url: str, clocks: Clocks | None = None, name: str = "one") -> AsyncIterator[Server]:
    clocks = clocks or Clocks()
    store = await Store.open(url, process=name, now=clocks.clock.now())
    found = Server(store, clocks)
    await store.processes.start(clocks.clock.now(), 1_000)
    try:
        yield found
    finally:
        await found.scheduler.close()
        await found.manager.close()
        await store.close()


def entries_of(bodies: list[bytes]) -> list[log.Entry]:
    return [log.decode(body) for body in bodies]


@every_clock
@every_jump
@pytest.mark.parametrize("noticed", [False, True], ids=["before a heartbeat", "after one"])
async def test_14_a_jump_while_somebody_thinks(sqlite_url: str, kind: Clock, jump: int, noticed: bool) -> None:
    """Only the twenty seconds are charged that really passed, and nobody is warned or replaced."""
    async with server(sqlite_url) as here:
        live = await here.begin(kind)
        mover = live.table.to_act
        assert mover is not None
        bank = live.table.seats[mover].bank
        here.clocks.pass_time(15 * SECOND)
        here.clocks.wall += jump
        if noticed:
            here.follow()
        await here.run_clock(live)
        here.clocks.pass_time(5 * SECOND)
        await here.move(live)
        if isinstance(kind, LiveClock):
            spent = bank - live.table.seats[mover].bank
            assert 19.7 * SECOND <= spent <= 20 * SECOND, "1 % less while a clock that was set back is reached"
        await here.scheduler.credit_downtime()
        await here.run_clock(live)
        entries = entries_of(await here.store.logs.entries("table"))
        assert not [entry for entry in entries if isinstance(entry, log.Warned | log.TakenOver)]
        times = [entry.at for entry in entries]
        assert times == sorted(times)
        await here.move(live)


@every_clock
@every_jump
async def test_14_a_jump_while_the_server_is_away(sqlite_url: str, kind: Clock, jump: int) -> None:
    """A table whose log is from the future goes on at once, and its clocks run as they should."""
    clocks = Clocks()
    async with server(sqlite_url, clocks) as here:
        live = await here.begin(kind)
        clocks.pass_time(15 * SECOND)
        await here.move(live)
        await here.store.processes.heartbeat(clocks.clock.now())
    again = Clocks(clocks.wall + jump)
    async with server(sqlite_url, again, "two") as here:
        await here.scheduler.credit_downtime()
        live = await here.manager.open("table")
        mover = live.table.to_act
        assert mover is not None
        bank = live.table.seats[mover].bank
        await here.run_clock(live)
        again.pass_time(5 * SECOND)
        await here.run_clock(live)
        await here.move(live)
        if isinstance(kind, LiveClock):
            assert bank - live.table.seats[mover].bank == 5 * SECOND
        times = [entry.at for entry in entries_of(await here.store.logs.entries("table"))]
        assert times == sorted(times)
        assert not live.table.seats[mover].substituted


@every_clock
async def test_14_a_jump_brings_no_bot_for_somebody_who_just_left(sqlite_url: str, kind: Clock) -> None:
    async with server(sqlite_url) as here:
        live = await here.begin(kind)
        here.clocks.pass_time(5 * MINUTE)
        live.absent_since = dict.fromkeys(range(2), live.time(here.manager.now()))
        here.clocks.wall += HOUR
        here.follow()
        await here.scheduler.credit_downtime()
        await here.run_clock(live)
        assert live.table.warned_at is None


async def test_14_a_correspondence_deadline_is_a_date(sqlite_url: str) -> None:
    """Two days are up after two days of the calendar, whatever small corrections were made to it."""
    async with server(sqlite_url) as here:
        live = await here.begin(CorrespondenceClock(2 * DAY))
        for _ in range(48 * 60):
            here.clocks.pass_time(MINUTE)
            here.clocks.wall += 5
            here.follow()
        assert abs(here.manager.now() - here.clocks.wall) < SECOND
        await here.run_clock(live)
        assert live.table.warned_at is not None
        assert live.table.warned_at >= START + 2 * DAY


async def test_14_two_processes_with_different_clocks(sqlite_url: str) -> None:
    """A log entry of a process that is ahead holds nobody up who is connected to the other."""
    async with server(sqlite_url) as here:
        live = await here.begin(LiveClock(bank=10 * MINUTE, increment=0))
        assert live.table.session is not None
        assert live.table.to_act is not None
        action = live.table.session.state.legal_actions()[0].text
        live.table.fold(log.Acted(at=START + HOUR, who="ann", command="there", seat=live.table.to_act, action=action))
        mover = live.table.to_act
        bank = live.table.seats[mover].bank
        assert live.time(here.manager.now()) == START + HOUR
        here.clocks.pass_time(3 * SECOND)
        assert live.time(here.manager.now()) == START + HOUR + 3 * SECOND
        assert live.table.deadline(None) == START + HOUR + bank


@every_jump
@pytest.mark.parametrize("noticed", [False, True], ids=["before a heartbeat", "after one"])
async def test_14_a_jump_while_a_reaction_is_held(sqlite_url: str, jump: int, noticed: bool) -> None:
    """It is shown when it would have been, charged to nobody, and no bot comes."""
    people = ("ann", "bob", "cid")
    async with server(sqlite_url) as here:
        plans = (SeatPlan("me"), SeatPlan("open"), SeatPlan("open"))
        settings = Settings(
            game="dalang", seats=plans, starter="first", reaction_pause=0, clock=LiveClock(bank=MINUTE, increment=0)
        )
        live = await here.manager.create(factory.create(settings, "ann", "Ann", here.manager.now()), "table")
        submit = here.manager.commands.submit
        for who in people[1:]:
            await submit(live, Join(command="join", name=who), who)
            await submit(live, Ready(command="ready", ready=True), who)
        await submit(live, Start(command="start"), "ann")
        dice = random.Random(3)
        while True:
            seat, session = live.table.to_act, live.table.session
            assert seat is not None
            assert session is not None
            holder, legal = live.table.seats[seat].holder, session.state.legal_actions()
            assert holder is not None
            version = live.table.version
            act = Act(command=f"act {version}", version=version, action=dice.choice(legal).text)
            if session.state.phase in session.game.rules.reactions and len(legal) > 1:
                break
            await submit(live, act, holder)
        live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=200)
        held, bank = reply_at(live.table) - live.table.asked_at, live.table.seats[seat].bank
        assert 200 <= held <= 500
        replying = asyncio.create_task(submit(live, act, holder))
        await asyncio.sleep(0.05)
        here.clocks.wall += jump
        if noticed:
            here.follow()
        here.clocks.pass_time(held - 1)
        await here.run_clock(live)
        assert live.table.version == version
        here.clocks.pass_time(20)  # a clock that was set back is 1 % slower
        async with asyncio.timeout(MOVE_SECONDS):
            await replying
        assert live.table.seats[seat].bank == bank
        entries = entries_of(await here.store.logs.entries("table"))
        assert not [entry for entry in entries if isinstance(entry, log.Warned | log.TakenOver)]
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        (shown,) = [entry for entry in entries if entry.command == act.command]
        assert isinstance(shown, log.Acted)
        assert held <= shown.held <= held + 20 + max(0, jump) * noticed


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
async def test_14_people_at_processes_with_different_clocks(postgres_url: str, ahead: int) -> None:
    """Each is charged the time that really passed, whichever process they are connected to."""
    clocks, others = Clocks(), Clocks(START + ahead)
    others.clock.set(-ahead)  # by the database's clock, when the process starts
    async with server(postgres_url, clocks) as here, server(postgres_url, others, "two") as there:
        live = await here.begin(LiveClock(bank=10 * MINUTE, increment=0))
        spent = [0, 0]
        for turn in range(6):
            at = (here, there)[turn % 2]
            found = await at.manager.open("table")
            await at.manager.commands.catch_up(found)
            mover = found.table.to_act
            assert mover is not None
            clocks.pass_time(3 * SECOND)
            others.pass_time(3 * SECOND)
            others.wall += ahead
            there.scheduler.follow_reference(0)  # a heartbeat compares with the database
            await at.move(found)
            spent[mover] += 3 * SECOND
        await here.manager.commands.catch_up(live)
        banks = [seat.bank for seat in live.table.seats]
        assert banks == [10 * MINUTE - seconds for seconds in spent]
        assert not any(seat.substituted for seat in live.table.seats)
