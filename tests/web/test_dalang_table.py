"""The table of dalang: everything in sight at every size, notes that stay, and moments that are more than a card."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import bots, make_table, open_page, script_errors

Visitor = Callable[..., BrowserContext]
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SIZES = (DESKTOP, TABLET, PHONE, ON_ITS_SIDE)
SAMPLES = 7
"""Questions of one game that are looked at."""
LEAST_LETTERS = 14

FRAMES = "async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); }"

# What should be in sight and is not, or lies below something else.
COVERED = """
() => {
  const wanted = '.dalang-island, .dalang-hand, .dalang-arranger, .dalang-question, .dalang-masks, .prompt .question';
  const inSight = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1
      && box.bottom <= innerHeight + 1;
  };
  const arranged = document.querySelector('.dalang-arranger') !== null;
  const hidden = [...document.querySelectorAll(wanted)]
    .filter((e) => !inSight(e) && !(arranged && e.matches('.dalang-island, .dalang-masks, .dalang-question')));
  const pressed = '.board-place button:not([disabled]), .stack, .slot > span';
  const below = arranged ? [] : [...document.querySelectorAll(pressed)].flatMap((e) => {
    const box = e.getBoundingClientRect();
    if (!box.width || e.closest('.dalang-hand ul, .hidden')) return [];
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (found && (e.contains(found) || found.contains(e))) return [];
    return [`${e.outerHTML.slice(0, 140)} is below ${found?.outerHTML.slice(0, 140)}`];
  });
  return [...hidden.map((e) => e.outerHTML.slice(0, 140)), ...below];
}
"""

# Words that are too small to be read.
SMALL_LETTERS = """
(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('.board-place'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder.getClientRects().length || holder.closest('.hidden')) continue;
    const box = holder.getBoundingClientRect();
    if (box.width < 2) continue;
    const drawing = holder.closest('svg');
    if (drawing && !holder.matches('.title')) continue;
    const scale = drawing ? drawing.getBoundingClientRect().width / 100 : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < least - 0.1) found.push(`${holder.className.baseVal ?? holder.className}: ${node.data} ${size}`);
  }
  return found;
}
"""

# The drawings of the moments that are shown, in order.
WATCH_MOMENTS = """
() => {
  window.moments = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains('dalang-moment'))
        window.moments.push(node.querySelector('use').getAttribute('href').slice(1));
  }).observe(document.querySelector('.dalang-board'), { childList: true });
}
"""

TAGS = """
async ([view, now]) => {
  const { html, render } = await import('/web/app/core/html.js');
  const { Players } = await import('/web/app/games/dalang/players.js');
  const { Wording } = await import('/web/app/core/wording.js');
  const table = { view, now, words: new Wording('dalang', now.seats), state: undefined };
  const place = document.createElement('div');
  render(html`<${Players} table=${table} narrow=${false} />`, place);
  return [...place.querySelectorAll('.dalang-plate')].map(
    (plate) => [...plate.querySelectorAll('.tag')].map((tag) => tag.textContent));
}
"""


def act(context: BrowserContext, table: str, dice: random.Random, text: str = "") -> dict[str, Any]:
    """Decide at random, but rather not to end the turn; returns the table as it was before."""
    now: dict[str, Any] = context.request.get(f"/api/tables/{table}").json()
    legal = now["game"]["legal"] if now["status"] == "running" else []
    if not legal:
        return now
    keen = [action for action in legal if action["type"] not in ("end_turn", "pass")] or legal
    chosen = text or dice.choice(keen)["text"]
    command = {"do": "act", "command": f"look-{now['version']}", "version": now["version"], "action": chosen}
    context.request.post(f"/api/tables/{table}/commands", data=command)
    return now


def up_to_date(page: Page, context: BrowserContext, table: str) -> dict[str, Any]:
    """Wait until the page shows the next question to its player, or the end; returns the table."""
    for _ in range(3_000):
        now: dict[str, Any] = context.request.get(f"/api/tables/{table}").json()
        shown = page.evaluate("document.querySelector('main')?.dataset.version")
        if shown == str(now["version"]) and (now["status"] != "running" or now["game"]["legal"]):
            return now
        page.wait_for_timeout(20)
    raise AssertionError("the table does not go on")


@pytest.mark.parametrize("players", [4, pytest.param(3, marks=pytest.mark.slow)])
def test_everything_is_in_sight_and_can_be_read(visitor: Visitor, players: int) -> None:
    """Hand, question and islands without scrolling, nothing covered, no letters under 14 px, in sampled questions."""
    context = visitor()
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(players - 1)], starter="first")
    page = open_page(context, f"/t/{table}")
    dice = random.Random(players)
    seen: set[str] = set()
    for _ in range(400):
        now = up_to_date(page, context, table)
        if len(seen) >= SAMPLES or now["status"] != "running":
            break
        phase = now["game"]["phase"]
        for size in SIZES if phase not in seen else ():
            page.set_viewport_size(size)
            page.evaluate(FRAMES)
            where = f"{phase} at {size} with {players}"
            assert page.evaluate(COVERED) == [], where
            assert page.evaluate(SMALL_LETTERS, LEAST_LETTERS) == [], where
        seen.add(phase)
        act(context, table, dice)
    assert len(seen) > SAMPLES // 2
    assert not script_errors(page)


def test_notes_on_own_stacks_stay_in_this_browser(visitor: Visitor) -> None:
    """B10.2: over a reload, also one that misses something; nowhere else, and not when signed out."""
    context = visitor()
    page = open_page(context, "/")
    noted = page.locator(".dalang-village.own .noted")
    dice, is_running = random.Random(2), False
    for _ in range(400):
        if not is_running:  # a game can end before anything is laid on a stack
            table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], starter="first")
            page.goto(f"/t/{table}")
        act(context, table, dice)
        is_running = up_to_date(page, context, table)["status"] == "running"
        if is_running and noted.count():
            break
    else:
        pytest.fail("nothing was ever laid on a stack")
    before = known_stacks(page)
    page.reload()
    expect(noted.first).to_be_visible()
    assert known_stacks(page) == before
    page.goto("/")
    page.goto(f"/t/{table}")
    expect(noted.first).to_be_visible()
    elsewhere = visitor()
    elsewhere.add_cookies(context.cookies())  # type: ignore[arg-type]
    other = open_page(elsewhere, f"/t/{table}")
    other.locator(".dalang-village.own").first.wait_for()
    expect(other.locator(".noted")).to_have_count(0)
    page.evaluate("async () => (await import('/web/app/core/read_marks.js')).forgetTables()")
    assert page.evaluate("localStorage.getItem('banjar-notes')") is None
    page.reload()
    page.locator(".dalang-village.own").first.wait_for()
    expect(noted).to_have_count(0)
    assert not script_errors(page)


def test_notes_go_with_the_table(visitor: Visitor) -> None:
    """A deleted table leaves nothing behind."""
    context = visitor()
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], starter="first")
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    assert table in page.evaluate("JSON.parse(localStorage.getItem('banjar-notes'))")
    assert context.request.delete(f"/api/tables/{table}").ok
    page.locator("h1:not(.hidden)").wait_for()
    assert table not in page.evaluate("JSON.parse(localStorage.getItem('banjar-notes'))")


def known_stacks(page: Page) -> dict[str, Any]:
    """What the stored notes say about the stacks."""
    stored = page.evaluate("localStorage.getItem('banjar-notes')")
    (notes,) = json.loads(stored).values()
    seats: dict[str, Any] = notes["seats"]
    return seats


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_mask_and_the_end_are_moments(visitor: Visitor, motion: str) -> None:
    """Drawn large for those who like motion, with a gong; not at all for others."""
    context = visitor(reduced_motion=motion)
    seats = [{"kind": "me"}, *bots(2)]
    table = make_table(context, "Ann", game="dalang", seats=seats, starter="first", options={"masks": [2]})
    page = open_page(context, f"/t/{table}")
    page.locator(".dalang-board").wait_for()
    page.evaluate(WATCH_MOMENTS)
    dice = random.Random(1)
    for _ in range(2_000):
        if act(context, table, dice)["status"] != "running":
            break
    page.locator("dialog .sheet").wait_for()
    page.wait_for_timeout(200)
    shown = page.evaluate("window.moments")
    assert ({"dalang-mask", "dalang-kayon"} <= {*shown}) == (motion == "no-preference"), shown
    sound = "async () => (await import('/web/app/games/dalang/game_board.js')).board.soundOf({ type: 'took_mask' })"
    assert page.evaluate(sound) == "gong"


def test_who_fled_is_not_called_spared(visitor: Visitor) -> None:
    """B4.1: somebody who has fled can be named, but one word for a player is enough."""
    context = visitor()
    table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], starter="first")
    page = open_page(context, "/")
    now = context.request.get(f"/api/tables/{table}").json()
    view = now["game"]
    view["question"]["spared"] = 1
    assert page.evaluate(TAGS, [view, now]) == [[], ["spared"], []]
    view["players"][1]["fled"] = True
    view["players"][2]["fled"] = True
    assert page.evaluate(TAGS, [view, now]) == [[], ["fled"], ["fled"]]
