"""While the event loop is late, the dearest requests are refused first, and moves never."""

from __future__ import annotations

import asyncio
import pathlib
import time

import pytest
from tests.server.app_fixtures import running_app, start_table

from banjar.server.rate_limits import PERSON_RATES
from banjar.server.watchdog import JUDGED_MEASUREMENTS, SHED_AT_SECONDS, Watchdog
from banjar.table.errors import Refusal


def refused(watchdog: Watchdog) -> set[str]:
    found = set()
    for limit in PERSON_RATES:
        try:
            watchdog.check(limit)
        except Refusal as error:
            assert error.code == "busy"
            found.add(limit)
    return found


def late(seconds: float) -> Watchdog:
    watchdog = Watchdog()
    for _ in range(100):
        watchdog.measured(seconds)
    return watchdog


def test_the_dearest_are_refused_first_and_moves_never() -> None:
    assert refused(Watchdog()) == set()
    before: set[str] = set()
    for delay in sorted({*SHED_AT_SECONDS.values()}):
        now = refused(late(delay + 0.01))
        assert before < now
        before = now
    assert "message" not in refused(late(60.0))
    assert {"moment", "log"} <= refused(late(0.12))
    assert "create" not in refused(late(0.3))


def test_requests_without_a_limit_are_never_refused() -> None:
    late(60.0).check(None)


def test_one_long_pause_refuses_nobody() -> None:
    watchdog = Watchdog()
    watchdog.measured(5.0)
    assert refused(watchdog) == set()


def test_a_delay_is_forgotten_when_the_loop_is_on_time() -> None:
    watchdog = late(5.0)
    watchdog.measured(0.0)
    assert refused(watchdog) == set()


async def test_a_loop_that_is_held_up_is_noticed() -> None:
    watchdog, told = Watchdog(), list[float]()
    watchdog.record = told.append
    running = asyncio.create_task(watchdog.run())
    await asyncio.sleep(0.01)
    time.sleep(0.3)
    await asyncio.sleep(0.01)
    running.cancel()
    assert max(told) > 0.2


async def test_a_busy_server_says_when_to_come_back_and_lets_people_move(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path, limits=True) as app:
        table, people = await start_table(app, 2, game="altar")
        for _ in range(JUDGED_MEASUREMENTS):
            app.context.watchdog.measured(100.0)
        app.context.watchdog.measured = lambda _: None  # type: ignore[method-assign,assignment]
        client = app.client(people[0])
        for path in (f"/api/tables/{table}/moments/0", f"/api/tables/{table}/log", "/api/tables"):
            answer = await client.get(path)
            assert answer.status_code == 503
            assert answer.json()["error"]["code"] == "busy"
            assert int(answer.headers["retry-after"]) > 0
        live = await app.manager.open(table)
        assert live.table.session is not None
        action = live.table.session.state.legal_actions()[0].text
        seat = live.table.to_act
        assert seat is not None
        mover = app.client(people[seat])
        body = {"do": "act", "command": "now", "version": live.table.version, "action": action}
        assert (await mover.post(f"/api/tables/{table}/commands", json=body)).status_code == 200
        metrics = (await app.client().get("/metrics")).text
        assert "banjar_loop_delay_seconds_bucket" in metrics
        assert "banjar_requests_shed_total 3.0" in metrics


@pytest.mark.parametrize("limit", ["moment", "create"])
def test_without_limits_nothing_is_refused(limit: str) -> None:
    watchdog = Watchdog(enforced=False)
    for _ in range(JUDGED_MEASUREMENTS):
        watchdog.measured(100.0)
    watchdog.check(limit)
