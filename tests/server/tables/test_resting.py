"""Games of bots alone rest while nobody looks, and whose turn it is at the workers depends on who looks."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable

import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    RandomBotPool,
    create_table,
    identity,
    running_app,
    start_table,
    start_watching,
)

from banjar.server.bot_pool.request import BotReply, BotRequest
from banjar.server.bot_pool.requester import UNKNOWN_NETWORK, Priority, Requester
from banjar.server.http.routes.tables import OneTimeViewer
from banjar.server.tables.attention import LOOK_SECONDS
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.scheduler import requester_of
from banjar.table.log import TakenOver

ANN, BOB = identity("a"), identity("b")
BOTS = [{"kind": "bot", "level": "novice"}] * 2
PACE_MILLISECONDS = 20


class FakeClock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.002)


async def table_of_bots(app: AppUnderTest, who: str = ANN, command: str = "make") -> tuple[LiveTable, FakeClock]:
    """A running game of bots that its owner has just created over HTTP, and the clock of its attention."""
    settings = {"game": "altar", "seats": BOTS, "pace": PACE_MILLISECONDS}
    table = await create_table(app, who, settings, command, start=True)
    live, clock = await app.manager.open(table), FakeClock()
    live.attention.clock = clock
    live.look(who, "192.0.2.1")
    return live, clock


async def rest(live: LiveTable) -> int:
    """Wait until no bot decides; returns the version."""
    await until(lambda: not live.is_bot_thinking)
    assert live.table.status == "running"
    return live.table.version


async def test_a_game_of_bots_alone_rests_when_nobody_looks(tmp_path: pathlib.Path) -> None:
    """It goes on for a minute after the last request, and again with the next one."""
    async with running_app(tmp_path) as app:
        live, clock = await table_of_bots(app)
        await until(lambda: live.table.version > 8)
        clock.now = LOOK_SECONDS
        version = await rest(live)
        app.context.scheduler.schedule(live)
        assert not live.is_bot_thinking
        async with app.client() as client:
            await client.get(f"/api/tables/{live.table.id}")
        await until(lambda: live.table.version > version + 5)


async def test_a_game_of_bots_alone_goes_on_while_somebody_watches(tmp_path: pathlib.Path) -> None:
    """A socket is enough, whoever it is; it rests when the socket is closed."""
    async with running_app(tmp_path) as app:
        live, clock = await table_of_bots(app)
        clock.now = LOOK_SECONDS
        version = await rest(live)
        async with InProcessSocket(app, BOB) as socket:
            await socket.say({"do": "watch", "table": live.table.id})
            clock.now += 2 * LOOK_SECONDS
            await until(lambda: live.table.version > version + 5)
        await rest(live)


async def test_a_table_that_everybody_has_left_rests(tmp_path: pathlib.Path) -> None:
    """Bots have taken over from all its people; it goes on when one of them comes back."""
    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar", pace=PACE_MILLISECONDS)
        live, clock = await app.manager.open(table), FakeClock()
        live.attention.clock = clock
        live.look(people[0], None)
        for seat in (0, 1):
            taken_over = TakenOver(at=app.manager.now(), seat=seat)
            await app.manager.commands.append(live, lambda _, entry=taken_over: entry)  # type: ignore[misc]
        clock.now = LOOK_SECONDS
        await rest(live)
        await start_watching(app, live, people[:1])
        (seat,) = live.table.seats_of(people[0])
        assert not live.table.seats[seat].substituted
        await until(lambda: live.table.to_act == seat)


async def test_bots_play_on_to_the_turn_of_a_person_who_is_away(tmp_path: pathlib.Path) -> None:
    """Only games of bots alone rest: who comes back finds that it is their turn."""
    async with running_app(tmp_path) as app:
        seats = [{"kind": "bot", "level": "novice"}, {"kind": "me"}]
        table = await create_table(app, ANN, {"game": "altar", "seats": seats, "starter": "first", "pace": 0})
        live, clock = await app.manager.open(table), FakeClock()
        live.attention.clock = clock
        async with app.client(ANN) as client:
            await client.post(f"/api/tables/{table}/commands", json={"do": "start", "command": "s"})
        clock.now = 2 * LOOK_SECONDS
        await until(lambda: live.table.to_act == 1)


async def test_a_restart_leaves_games_of_bots_alone_at_rest(tmp_path: pathlib.Path) -> None:
    """Nothing is taken up in a rush: they are not even due again, until somebody looks."""
    async with running_app(tmp_path) as app:
        tables = [(await table_of_bots(app, command=f"{number}"))[0].table.id for number in range(5)]
    workers = CountingBotPool()
    async with running_app(tmp_path, workers=workers) as app:
        await until(lambda: set(app.manager.tables) == set(tables))
        await app.context.scheduler._claim_all()
        for _ in range(20):
            await asyncio.sleep(0.01)
            assert not any(live.is_bot_thinking for live in app.manager.tables.values())
        assert not workers.asked
        async with asyncio.timeout(10):
            while await app.store.tables.due(app.manager.now() + 10**9):
                await asyncio.sleep(0.01)
        async with app.client() as client:
            version = (await client.get(f"/api/tables/{tables[3]}")).json()["version"]
        live = app.manager.tables[tables[3]]
        await until(lambda: live.table.version > version + 3)
        assert {request.table for request in workers.requests} == {tables[3]}


class CountingBotPool(RandomBotPool):
    """Keeps the requests and who asked."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[BotRequest] = []
        self.requesters: list[Requester] = []

    async def ask(self, bot_request: BotRequest, requester: Requester = Requester()) -> BotReply:  # noqa: B008
        self.requests.append(bot_request)
        self.requesters.append(requester)
        return await super().ask(bot_request, requester)


async def test_whose_bots_they_are(tmp_path: pathlib.Path) -> None:
    """A player who looks on is a person; nobody else is, and a stranger changes nothing."""
    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar", bots=1)
        live, clock = await app.manager.open(table), FakeClock()
        live.attention.clock = clock
        live.look(people[0], "192.0.2.1")
        clock.now = LOOK_SECONDS
        assert requester_of(live) == Requester("192.0.2.1", people[0], Priority.UNATTENDED)
        live.look(identity("x"), "198.51.100.7")
        assert requester_of(live) == Requester("192.0.2.1", people[0], Priority.UNATTENDED)
        stranger = OneTimeViewer(identity("x"), "198.51.100.7")
        await app.manager.viewers.watch(live, stranger, None)
        assert requester_of(live) == Requester("192.0.2.1", people[0], Priority.UNATTENDED)
        guest, owner = OneTimeViewer(people[1], "192.0.2.2"), OneTimeViewer(people[0], "192.0.2.3")
        await app.manager.viewers.watch(live, guest, None)
        assert requester_of(live) == Requester("192.0.2.2", people[1], Priority.PERSON)
        await app.manager.viewers.watch(live, owner, None)
        assert requester_of(live) == Requester("192.0.2.3", people[0], Priority.PERSON)
        for viewer in (stranger, guest, owner):
            app.manager.viewers.unwatch(live, viewer)
        live.look(people[1], "192.0.2.2")
        assert requester_of(live).priority == Priority.PERSON  # who polls plays too
        clock.now += 2 * LOOK_SECONDS
        assert requester_of(live).priority == Priority.UNATTENDED


async def test_after_a_restart_tables_take_turns_by_where_they_were_made(tmp_path: pathlib.Path) -> None:
    """Until somebody looks; identities are free. Where nothing is known, tables share one turn."""
    async with running_app(tmp_path) as app:
        live, _ = await table_of_bots(app)
    async with running_app(tmp_path) as app:
        found = await app.manager.open(live.table.id)
        assert found.table.made_from is not None
        assert requester_of(found) == Requester(found.table.made_from, ANN, Priority.UNATTENDED)
        found.table.made_from = None
        assert requester_of(found) == Requester(UNKNOWN_NETWORK, ANN, Priority.UNATTENDED)


async def test_a_hint_is_asked_for_as_one(tmp_path: pathlib.Path) -> None:
    """By the network of whoever asks, over HTTP and on a socket."""
    workers = CountingBotPool()
    async with running_app(tmp_path, workers=workers) as app:
        table, people = await start_table(app, 2, game="altar", hints=True)
        async with app.client(people[0]) as client:
            assert (await client.post(f"/api/tables/{table}/hint")).status_code == 200
        async with InProcessSocket(app, people[0]) as socket:
            await socket.say({"do": "watch", "table": table})
            await socket.answered("h", {"do": "hint", "table": table, "command": "h"})
        assert workers.requesters == [Requester("127.0.0.1", people[0], Priority.HINT)] * 2


class FullBotPool(CountingBotPool):
    """Has no room at first."""

    is_full = True

    def has_room(self, requester: Requester) -> bool:  # noqa: ARG002
        return not self.is_full


async def test_a_table_waits_while_too_many_of_its_network_wait(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not decided by the stand-in, which would cost the server's own time."""
    monkeypatch.setattr("banjar.server.tables.scheduler.FULL_QUEUE_RETRY_SECONDS", 0.01)
    workers = FullBotPool()
    async with running_app(tmp_path, workers=workers) as app:
        live, _ = await table_of_bots(app)
        version = live.table.version
        await asyncio.sleep(0.1)
        assert (live.table.version, workers.requests) == (version, [])
        workers.is_full = False
        await until(lambda: live.table.version > version + 3)
