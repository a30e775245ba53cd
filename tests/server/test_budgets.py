"""Everything costs, every address, identity and table has a budget in that cost, and a refusal is cheap."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import unittest.mock
from collections.abc import MutableMapping
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.app_fixtures import InProcessSocket, identity, running_app

from banjar.server import budgets as budgets_module
from banjar.server import metering
from banjar.server.budgets import (
    ADMISSION_SECONDS,
    BUDGETS,
    BURST_SECONDS,
    CREATION_SECONDS,
    MAX_PAID_WAIT_SECONDS,
    MAX_THROTTLE_SECONDS,
    RATE_SHARE,
    REFUSAL_INTERVAL_SECONDS,
    Account,
    CostBudgets,
    Kind,
    address_account,
)
from banjar.server.metering import Meter, Metered, current_meter, metered, metered_like_caller
from banjar.server.store.database import MAX_CHARGED_SECONDS
from banjar.server.tables import scheduler as scheduler_module
from banjar.table.commands import Start
from banjar.table.errors import Refusal

ADDRESS = "192.0.2.1"
TESTS = address_account("127.0.0.1")
"""The address from which tests call the app."""
WORK_SECONDS = 0.02


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def in_debt(budgets: CostBudgets, *accounts: Account) -> None:
    """Spend all the accounts have, and as much again."""
    for account in accounts:
        budgets.charge(2 * BUDGETS[account[0]].burst_seconds, account)


@pytest.mark.parametrize("kind", list(BUDGETS))
def test_an_account_in_debt_is_refused_until_its_share_has_paid(kind: Kind) -> None:
    clock = Clock()
    budgets = CostBudgets(clock=clock)
    account, other = (kind, "one"), (kind, "other")
    budgets.charge(BUDGETS[kind].burst_seconds, account)
    budgets.check(account)
    budgets.charge(0.1, account)
    with pytest.raises(Refusal, match="too-fast") as refused:
        budgets.check(other, account)
    assert refused.value.values["seconds"] >= 0.1 / BUDGETS[kind].share
    budgets.check(other)
    clock.now += 0.1 / BUDGETS[kind].share + 0.001
    budgets.check(account)


def test_no_debt_is_so_large_that_it_shuts_somebody_out() -> None:
    budgets = CostBudgets(clock=Clock())
    budgets.charge(1e9, address_account(ADDRESS))
    budget = BUDGETS["address"]
    assert budgets.wait_seconds(address_account(ADDRESS)) == budget.burst_seconds / budget.share <= 60


def test_requests_that_come_together_begin_one_after_the_other() -> None:
    """So that nobody else waits for all of them; a few begin at once."""
    clock = Clock()
    budgets = CostBudgets(clock=clock)
    account, begins = address_account(ADDRESS), list[float]()
    with contextlib.suppress(Refusal):
        begins.extend(iter(lambda: budgets.admit(account), None))
    with pytest.raises(Refusal, match="too-fast"):
        budgets.admit(account)
    assert begins[0] == 0.0
    assert begins == sorted(begins)
    assert 0 < begins[-1] <= MAX_THROTTLE_SECONDS
    for at in (0.0, 0.5, 1.0):
        begun = sum(at <= begin <= at + 0.1 for begin in begins)
        assert begun * ADMISSION_SECONDS <= BURST_SECONDS + 0.11 * RATE_SHARE
    assert budgets.admit(address_account("192.0.2.2")) == 0.0
    clock.now += 60
    assert budgets.admit(account) == 0.0


def test_dear_work_makes_the_next_wait() -> None:
    clock = Clock()
    budgets = CostBudgets(clock=clock)
    account = address_account(ADDRESS)
    budgets.charge(BURST_SECONDS + 0.1, account)
    assert budgets.admit(account) == pytest.approx(0.1 / RATE_SHARE)
    assert budgets.read_pause_seconds(account) > 0
    assert budgets.wait_seconds(account) == 0


async def test_what_costs_more_than_expected_moves_back_what_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that come together are admitted together, before anybody knows what they cost."""
    clock = Clock()
    budgets = CostBudgets(clock=clock)
    account, cost = address_account(ADDRESS), 4 * ADMISSION_SECONDS
    due: list[tuple[float, asyncio.Future[None]]] = []

    def sleep(seconds: float) -> asyncio.Future[None]:
        waking = asyncio.get_running_loop().create_future()
        due.append((clock.now + seconds, waking))
        return waking

    async def request() -> None:
        await budgets.wait_for_turn(account)
        budgets.charge(cost, account)

    pause = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", sleep)
    began = clock.now
    requests = [asyncio.create_task(request()) for _ in range(60)]
    await pause(0)
    while due:
        due.sort(key=lambda one: one[0])
        clock.now, waking = due.pop(0)
        waking.set_result(None)
        await pause(0)
    assert all(done.done() for done in requests)
    assert len(requests) * cost <= RATE_SHARE * (clock.now - began) + BURST_SECONDS * cost / ADMISSION_SECONDS


def test_connections_that_were_paused_together_are_read_again_one_after_the_other() -> None:
    budgets = CostBudgets(clock=Clock())
    account = address_account(ADDRESS)
    assert budgets.read_pause_seconds(account) == 0.0
    budgets.charge(BURST_SECONDS + 0.1, account)
    pauses = [budgets.read_pause_seconds(account) for _ in range(20)]
    assert pauses == sorted(pauses)
    assert len(set(pauses)) == len(pauses)


def test_new_tables_begin_further_apart_than_other_requests() -> None:
    budgets = CostBudgets(clock=Clock())
    account = address_account(ADDRESS)
    waits = [budgets.admit(account, CREATION_SECONDS) for _ in range(10)]
    assert waits[-1] - waits[-2] == pytest.approx(CREATION_SECONDS / RATE_SHARE)


def test_one_slow_request_makes_the_next_wait_but_refuses_none() -> None:
    budgets = CostBudgets(clock=Clock())
    account = address_account(ADDRESS)
    budgets.charge(BUDGETS["address"].burst_seconds, account)
    assert 0 < budgets.admit(account) <= MAX_PAID_WAIT_SECONDS < MAX_THROTTLE_SECONDS


def test_refusals_of_one_address_are_sent_one_after_the_other() -> None:
    clock = Clock()
    budgets = CostBudgets(clock=clock)
    sent = [budgets.refuse(address_account(ADDRESS)) for _ in range(100)]
    assert sent[0] == 0.0
    assert sent[-1] == pytest.approx(99 * REFUSAL_INTERVAL_SECONDS)
    assert budgets.refuse(address_account("192.0.2.2")) == 0.0


def test_one_address_never_has_the_whole_server() -> None:
    assert BUDGETS["address"].share <= 0.25
    assert BUDGETS["address"].share < RATE_SHARE < 0.5
    assert BUDGETS["identity"].share < BUDGETS["address"].share


def test_an_ipv6_network_has_one_budget() -> None:
    assert address_account("2001:db8::1") == address_account("2001:db8::2:1")
    assert address_account("2001:db8::1") != address_account("2001:db8:0:1::1")


def test_many_accounts_do_not_free_those_in_debt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets_module, "MAX_ACCOUNTS", 100)
    budgets = CostBudgets(clock=Clock())
    in_debt(budgets, address_account(ADDRESS))
    for number in range(1_000):
        budgets.charge(0.001, ("identity", f"new {number}"))
        assert len(budgets._accounts) <= 101
    with pytest.raises(Refusal, match="too-fast"):
        budgets.check(address_account(ADDRESS))


async def test_only_what_the_work_itself_does_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what others do while it waits; what a task does that it started only if that task says so."""
    clock, steps = Clock(), Clock()
    monkeypatch.setattr(metering, "clock", steps)
    budgets = CostBudgets(clock=clock)

    def work() -> None:
        steps.now += WORK_SECONDS

    meters = [Meter(budgets, ("identity", name)) for name in ("waits", "works")]

    async def working() -> str:
        await asyncio.sleep(0)
        work()
        await asyncio.create_task(metered_like_caller(in_task()))
        return "done"

    async def in_task() -> None:
        await asyncio.sleep(0)
        work()

    results = await asyncio.gather(metered(asyncio.sleep(0.05, "slept"), meters[0]), metered(working(), meters[1]))
    spent = [
        BUDGETS["identity"].burst_seconds - budgets._left(("identity", name), clock.now) for name in ("waits", "works")
    ]
    assert list(results) == ["slept", "done"]
    assert spent == pytest.approx([0.0, 2 * WORK_SECONDS])


async def test_metered_work_is_cancelled_and_fails_like_any_other() -> None:
    meter = Meter(CostBudgets(), ("identity", "one"))
    seen: list[str] = []

    async def stubborn() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    task = asyncio.create_task(metered(stubborn(), meter))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == ["cancelled"]
    with pytest.raises(ZeroDivisionError):
        await Metered(failing(), meter)


async def test_requests_of_an_address_in_debt_are_refused_with_the_time_to_wait(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        assert (await app.client().get("/api/me")).status_code == 200
        in_debt(app.context.budgets, TESTS)
        for path in ("/api/me", "/", "/api/tables", "/nothing"):
            refused = await app.client().get(path)
            assert refused.status_code == 429
            assert refused.json()["error"]["code"] == "too-fast"
            assert int(refused.headers["retry-after"]) == refused.json()["error"]["values"]["seconds"] > 0


async def test_the_identities_of_an_address_share_its_budget(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        in_debt(app.context.budgets, TESTS)
        for name in ("a", "b"):
            assert (await app.client(identity(name)).get("/api/tables/mine")).status_code == 429


async def test_an_identity_in_debt_does_not_stop_others_at_its_address(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        in_debt(app.context.budgets, ("identity", identity("g")))
        assert (await app.client(identity("g")).get("/api/tables/mine")).status_code == 429
        assert (await app.client(identity("m")).get("/api/tables/mine")).status_code == 200


async def test_a_table_looked_at_too_much_is_still_open_to_its_players(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        player = app.client(identity("p"))
        settings = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
        made = await player.post(
            "/api/tables", json={"command": "c1", "name": "P", "start": True, "settings": settings}
        )
        table = made.json()["table"]
        in_debt(app.context.budgets, ("table", table))
        stranger = app.client(identity("s"))
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/moments/0"):
            assert (await stranger.get(path)).status_code == 429
            assert (await player.get(path)).status_code == 200


async def test_what_a_request_costs_is_charged(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        budgets, account = app.context.budgets, TESTS
        now = budgets._clock()
        budgets._clock = lambda: now  # nothing is paid back meanwhile
        before = budgets._left(account, now)
        for _ in range(20):
            await app.client().get("/api/me")
        assert budgets._left(account, budgets._clock()) < before


async def test_sockets_of_an_address_in_debt_are_refused_one_after_the_other(tmp_path: pathlib.Path) -> None:
    """Whoever connects again at once on hundreds of connections costs no more than on one."""
    async with running_app(tmp_path, limits=True) as app:
        budgets = app.context.budgets
        in_debt(budgets, TESTS)
        codes: list[int] = []

        async def connect() -> dict[str, str]:
            return {"type": "websocket.connect"}

        async def take(message: MutableMapping[str, Any]) -> None:
            codes.append(message["code"])

        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "query_string": b"",
            "headers": [(b"cookie", app.cookie(identity("g")).encode()), (b"host", b"banjar.test")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
        }
        budgets.refuse(TESTS)
        began = budgets._clock()
        await asyncio.gather(*(app.asgi(dict(scope), connect, take) for _ in range(5)))
        assert codes == [1013] * 5
        took = budgets._clock() - began
        assert took >= 5 * REFUSAL_INTERVAL_SECONDS


async def test_the_time_of_the_database_is_charged_to_whoever_asks(tmp_path: pathlib.Path) -> None:
    """It runs in a task and a thread of its own, where no meter looks."""

    class Recorded(Meter):
        def add(self, seconds: float) -> None:
            charged.append(seconds)

    charged: list[float] = []
    async with running_app(tmp_path, limits=True) as app:
        current_meter.set(Recorded(app.context.budgets, TESTS))
        await app.context.store.tables.public("open", 10)
        assert len(charged) == 1
        assert charged[0] > 0


async def test_a_slow_database_costs_nobody_more(tmp_path: pathlib.Path) -> None:
    """Whoever asked while it was away is not refused afterwards."""

    async def slow(connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT 1"))
        await asyncio.sleep(3 * MAX_CHARGED_SECONDS)

    async with running_app(tmp_path, limits=True) as app:
        meter = Meter(app.context.budgets, TESTS)
        with unittest.mock.patch.object(meter, "add") as add:
            current_meter.set(meter)
            await app.context.store._database.read(slow)
        add.assert_called_once_with(MAX_CHARGED_SECONDS)


async def test_the_bots_of_an_address_in_debt_wait(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts hundreds of games of bots does not keep the server busy with them."""
    monkeypatch.setattr(scheduler_module, "FULL_QUEUE_RETRY_SECONDS", 0.01)
    async with running_app(tmp_path, limits=True) as app:
        who, budgets = identity("p"), app.context.budgets
        settings = {"game": "altar", "seats": [{"kind": "bot"}, {"kind": "me"}], "starter": "first", "pace": 0}
        made = await app.client(who).post("/api/tables", json={"command": "c1", "name": "P", "settings": settings})
        live = await app.context.manager.open(made.json()["table"])
        now = budgets._clock()
        budgets._clock = lambda: now
        in_debt(budgets, TESTS)
        await app.context.manager.commands.submit(live, Start(command="s"), who)
        await asyncio.sleep(0.1)
        assert live.is_bot_thinking
        assert live.table.decision_count == 0
        now += 60
        async with asyncio.timeout(20):
            while not live.table.decision_count:
                await asyncio.sleep(0.01)


async def test_messages_of_somebody_in_debt_are_refused_and_not_read_on(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        who = identity("g")
        app.context.budgets.charge(BUDGETS["identity"].burst_seconds + 0.05, ("identity", who))
        async with InProcessSocket(app, who) as socket:
            (answer,) = await socket.say({"do": "ping", "number": 1})
            assert answer["type"] == "refused"
            assert answer["code"] == "too-fast"
            assert answer["values"]["seconds"] > 0
            await socket._incoming.put({"type": "websocket.receive", "text": '{"do":"ping","number":2}'})
            await asyncio.sleep(0.05)
            assert socket._incoming.qsize() == 1
