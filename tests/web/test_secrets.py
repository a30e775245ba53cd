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
from tests.laws.plays import at_random, play_out
from tests.server.server_process import ServerProcess

from banjar import Action, State, load
from banjar.i18n.wording import COLOURS
from banjar.server.identity import COOKIE, Identities
from banjar.server.store import Store
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds
from banjar.table import log
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import Table

SEAT = 1
LIVE = 3
"""So many decisions are followed."""
MOST_WORLDS = 60
CONTENT = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const drawings of page.querySelectorAll("body > div[hidden]")) drawings.remove();
  return page.outerHTML;
}"""
"""The page without the sheets of drawings, which arrive in any order."""
PEOPLE = tuple(letter * 26 for letter in "abcd")


def played(game: str, players: int, options: dict[str, Any]) -> State:
    """A game in its middle, in which nobody has just been asked something that ends by itself."""
    state = load(game, players, **options).new(seed=11)
    play_out(state, at_random(random.Random(4)), 70)
    return state


def decided(entry: log.Entry, _table: Table) -> log.Entry:
    """What has happened anyway."""
    return entry


async def lay_out(url: str, worlds: dict[str, State], now: int) -> list[str]:
    """A table for each world, with the same people and the same times; everybody's cookie."""
    store = await Store.open(url, process="test", now=now)
    manager = TableManager(store, lambda: now)
    for table, state in worlds.items():
        plans = tuple(SeatPlan("me") if seat == 0 else SeatPlan("open") for seat in range(state.players))
        settings = Settings(state.game.name, plans, state.game.changed_options(), "first").checked()
        holders = {seat: (PEOPLE[seat], f"Player {seat}") for seat in range(state.players)}
        code = table[:8].upper()
        created = log.Created(at=now, who=PEOPLE[0], settings=settings, code=code, secret=1, holders=holders)
        live = await manager.create(created, table)
        origin = {"deal": state.deal, "reshuffles": state.reshuffles}
        seats, rules = tuple(range(state.players)), state.game.rules.rules_version
        entries: list[log.Entry] = [
            log.Started(at=now, order=seats, colours=COLOURS[: state.players], origin=origin, rules=rules)
        ]
        entries += [log.Acted(at=now, who=PEOPLE[seat], seat=seat, action=one.text) for seat, one in state.decisions]
        for entry in entries:
            assert await manager.commands.append(live, partial(decided, entry))
    identities = Identities(await store.keys.get("identity"))
    await store.close()
    return [identities.signed(who) for who in PEOPLE]


def alike(state: State, world: State) -> tuple[Action, Action] | None:
    """A decision in each that neither the seat nor spectators can tell apart; a different one where there is one.

    Nobody is asked something then that the table would answer by itself a while later.
    """
    pairs = [(one, other) for one in state.legal_actions() for other in world.legal_actions()]
    for one, other in sorted(pairs, key=lambda pair: pair[0] == pair[1]):
        ends = state.copy(), world.copy()
        for end, action in zip(ends, (one, other), strict=True):
            end.play(action)
        is_same = all(len({end.seen_by(seat).to_bytes() for end in ends}) == 1 for seat in (SEAT, None))
        if is_same and not any(len(end.legal_ids()) == 1 and end.phase in end.game.rules.reactions for end in ends):
            return one, other
    return None


def line(state: State, world: State) -> list[tuple[int, tuple[Action, Action]]]:
    """How both go on alike for a while: who decides, and what in each."""
    now = state.copy(), world.copy()
    found: list[tuple[int, tuple[Action, Action]]] = []
    while len(found) < LIVE and (pair := alike(*now)):
        found.append((now[0].to_act or 0, pair))
        for end, action in zip(now, pair, strict=True):
            end.play(action)
    return found


@pytest.mark.parametrize(("game", "players", "options"), [("altar", 3, {"oracle": True}), ("dalang", 3, {})])
def test_pages_of_two_worlds(
    visitor: Callable[..., BrowserContext], tmp_path: pathlib.Path, game: str, players: int, options: dict[str, Any]
) -> None:
    """Failure 1: not a byte of the page differs, labels of face-down cards included, for a seat and for spectators.

    Not when it is loaded, not when it has followed what the others do, and not as the table in words.
    """
    state = played(game, players, options)
    worlds = (state.seen_by(SEAT).sample_world(seed) for seed in range(MOST_WORLDS))
    world, following = next((one, found) for one in worlds if len(found := line(state, one)) == LIVE)
    assert world.to_bytes() != state.to_bytes()
    url = f"sqlite:///{tmp_path / 'banjar.db'}"
    tables = {"w" * 26: state, "v" * 26: world}
    with ThreadPoolExecutor() as pool:  # the browser's driver has a loop running in this thread
        cookies = pool.submit(asyncio.run, lay_out(url, tables, milliseconds())).result()
    with ServerProcess(url, "--no-limits") as server:
        people = [person(visitor, server, cookie) for cookie in (*cookies, None)]
        readers = [people[SEAT], people[-1]]
        pages = [[open_log(context, table) for table in tables] for context in readers]
        for pair in pages:
            compare(pair, "<svg")
        for seat, actions in following:
            for table, action in zip(tables, actions, strict=True):
                decide(people[seat], table, action.text)
            for pair in pages:
                compare(pair, "<svg")
        for pair in pages:
            for page in pair:
                page.evaluate("localStorage.setItem('banjar', JSON.stringify({textMode: true}))")
                page.reload()
                page.locator(".text-board").wait_for()
            compare(pair, "text-board")


def person(visitor: Callable[..., BrowserContext], server: ServerProcess, cookie: str | None) -> BrowserContext:
    """Somebody at the table, or a spectator."""
    context = visitor(base_url=server.address)
    if cookie is not None:
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    return context


def decide(context: BrowserContext, table: str, action: str) -> None:
    """A decision over HTTP."""
    version = context.request.get(f"/api/tables/{table}").json()["version"]
    command = {"do": "act", "command": f"secret-{version}", "version": version, "action": action}
    answer = context.request.post(f"/api/tables/{table}/commands", data=command)
    assert answer.ok, answer.text()


def open_log(context: BrowserContext, table: str) -> Page:
    """The page of a table, with its log open."""
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Log").click()
    page.locator(".log-lines li").first.wait_for()
    page.locator(".fold[aria-expanded=false]").evaluate_all("folds => folds.forEach(one => one.click())")
    return page


def compare(pages: list[Page], part: str) -> None:
    """What they hold, less the table's own id, is the same."""
    for _ in range(20):  # one page may be drawn a little later than the other
        pages[0].wait_for_timeout(500)
        contents = [page.evaluate(CONTENT).replace(page.url.rsplit("/", 1)[1], "TABLE") for page in pages]
        if contents[0] == contents[1]:
            break
    assert contents[0] == contents[1]
    if part == "<svg":
        assert all(content.count('class="deed') > 1 for content in contents)
    assert part in contents[0]
