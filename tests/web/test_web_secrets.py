"""The page of a seat is the same in every world that the seat cannot tell from the true one."""

from __future__ import annotations

import asyncio
import pathlib
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from servers import ServerProcess

from banjar import State, load
from banjar.server.hall import Hall, milliseconds
from banjar.server.identity import COOKIE, Identities
from banjar.server.store import Store
from banjar.table import entry as log
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import Table
from banjar.wording import COLOURS
from law_plays import at_random, play_out

SEAT = 1
PEOPLE = tuple(letter * 26 for letter in "abcd")


def played(game: str, players: int, options: dict[str, Any]) -> State:
    """A game in its middle, in which nobody has just been asked something that ends by itself."""
    state = load(game, players, **options).new(seed=11)
    play_out(state, at_random(random.Random(4)), 70)
    return state


def decided(entry: log.Entry, _table: Table) -> log.Entry:
    """What has happened anyway."""
    return entry


async def lay_out(url: str, worlds: dict[str, State], now: int) -> str:
    """A table for each world, with the same people and the same times; the cookie of the reader."""
    store = await Store.open(url, process="test", now=now)
    hall = Hall(store, lambda _live: None, now=lambda: now)
    for table, state in worlds.items():
        plans = tuple(SeatPlan("me") if seat == 0 else SeatPlan("open") for seat in range(state.players))
        settings = Settings(state.game.name, plans, state.game.changed_options(), "first").checked()
        holders = {seat: (PEOPLE[seat], f"Player {seat}") for seat in range(state.players)}
        code = table[:8].upper()
        created = log.Created(at=now, who=PEOPLE[0], settings=settings, code=code, secret=1, holders=holders)
        live = await hall.create(created, table)
        origin = {"deal": state.deal, "reshuffles": state.reshuffles}
        seats, rules = tuple(range(state.players)), state.game.rules.rules_version
        entries: list[log.Entry] = [
            log.Started(at=now, order=seats, colours=COLOURS[: state.players], origin=origin, rules=rules)
        ]
        entries += [log.Acted(at=now, who=PEOPLE[seat], seat=seat, action=one.text) for seat, one in state.decisions]
        for entry in entries:
            assert await hall.append(live, partial(decided, entry))
    cookie = Identities(await store.key("identity")).signed(PEOPLE[SEAT])
    await store.close()
    return cookie


@pytest.mark.parametrize(("game", "players", "options"), [("altar", 3, {"oracle": True}), ("dalang", 3, {})])
def test_pages_of_two_worlds(
    visitor: Callable[..., BrowserContext], tmp_path: pathlib.Path, game: str, players: int, options: dict[str, Any]
) -> None:
    """Failure 1: not a byte of the page differs, labels of face-down cards included, for a seat and for spectators."""
    state = played(game, players, options)
    world = state.seen_by(SEAT).sample_world(3)
    assert world.to_bytes() != state.to_bytes()
    url = f"sqlite:///{tmp_path / 'banjar.db'}"
    tables = {"w" * 26: state, "v" * 26: world}
    with ThreadPoolExecutor() as pool:  # the browser's driver has a loop running in this thread
        cookie = pool.submit(asyncio.run, lay_out(url, tables, milliseconds())).result()
    with ServerProcess(url, "--no-limits") as server:
        for value in (cookie, None):
            context = visitor(base_url=server.address)
            if value is not None:
                context.add_cookies([{"name": COOKIE, "value": value, "url": server.address}])
            pages = [page_of(context, server.address, table) for table in tables]
            assert pages[0] == pages[1]
            assert "<svg" in pages[0]


def page_of(context: BrowserContext, address: str, table: str) -> str:
    """What the page of a table holds, with its log open, less the table's own id."""
    page: Page = context.new_page()
    page.goto(f"{address}/t/{table}")
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Log").click()
    page.locator(".log-lines li").first.wait_for()
    page.wait_for_timeout(500)
    content = page.content().replace(table, "TABLE")
    page.close()
    return content
