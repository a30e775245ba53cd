"""The table of dalang: notes that stay, and celebrations of what is more than a card."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.browser_fixtures import PHONE
from tests.web.clicking import bots, make_table, open_page, script_errors
from tests.web.commanding import act, next_question, up_to_date

Visitor = Callable[..., BrowserContext]
MOST_GAMES_UNTIL_A_SCHOLAR = 20

# The drawings of the celebrations that are shown, in order.
WATCH_MOMENTS = """
() => {
  window.celebrated = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains('dalang-celebration'))
        window.celebrated.push(node.querySelector('use').getAttribute('href').slice(1));
  }).observe(document.querySelector('.dalang-board'), { childList: true });
}
"""

# How many glides a token makes that shines while the board changes its size, and how many when it moves later.
GLIDES = """
async () => {
  const { html, render } = await import('/web/app/core/html.js');
  const { useMotion } = await import('/web/app/games/dalang/motion.js');
  const place = document.body.appendChild(document.createElement('div'));
  const board = { current: null };
  const Board = ({ width, left }) => {
    useMotion(board, undefined);
    return html`<div ref=${board} style=${{ position: 'relative', width: `${width}px`, height: '50px' }}>
      <i data-flip="token" style=${{ position: 'absolute', left: `${left}px`, width: '9px', height: '9px' }}></i>
    </div>`;
  };
  const draw = (width, left) => {
    render(html`<${Board} width=${width} left=${left} />`, place);
    return place.querySelector('i');
  };
  const shine = draw(400, 10).animate([{ opacity: 1 }, { opacity: 0.9 }], 1e6);
  draw(200, 100);
  shine.cancel();
  return [draw(200, 100).getAnimations().length, draw(200, 20).getAnimations().length];
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
def test_a_mask_and_the_end_are_celebrated(visitor: Visitor, motion: str) -> None:
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
    shown = page.evaluate("window.celebrated")
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


def test_a_board_of_another_size_moves_no_token(visitor: Visitor) -> None:
    """Also none that shone meanwhile, as when the coach is folded away; what moves later glides."""
    page = open_page(visitor(reduced_motion="no-preference"), "/")
    page.locator(".play-now").wait_for()
    assert page.evaluate(GLIDES) == [0, 1]


def at_a_scholar(context: BrowserContext) -> Page:
    """A game in which this person has just played a scholar, and may put cards or take some."""
    dice = random.Random(1)
    for _ in range(MOST_GAMES_UNTIL_A_SCHOLAR):
        table = make_table(context, "Ann", game="dalang", seats=[{"kind": "me"}, *bots(2)], starter="first")
        while (now := next_question(context, table))["status"] == "running":
            legal = now["game"]["legal"]
            if {"put", "take", "done"} <= {action["type"] for action in legal}:
                return open_page(context, f"/t/{table}")
            act(context, table, dice, next((one["text"] for one in legal if one["type"] == "play_scholar"), ""))
    raise AssertionError("nobody could play a scholar")


def test_a_stack_takes_nothing_out_of_a_plan(visitor: Visitor) -> None:
    """B5.1: a scholar puts or takes. A tap on a stack says so and leaves what was chosen; "Done" stands there once."""
    page = at_a_scholar(visitor(viewport=PHONE, has_touch=True, is_mobile=True, all_choices=False))
    page.locator(".dalang-plan").wait_for()
    expect(page.get_by_role("button", name="Done", exact=True)).to_have_count(1)
    stack, options = page.locator(".dalang-village.own button.stack.offered").first, ".dalang-choice .options button"
    stack.tap()
    expect(page.locator(options)).to_have_count(1)
    page.locator(".dalang-choice header button").tap()
    reached = stack.get_attribute("data-place")
    page.locator(".dalang-hand button.offered").first.tap()
    page.locator(options).first.tap()
    expect(page.locator(".planned")).to_have_count(1)
    page.locator(f"[data-place={reached}]").tap()
    expect(page.locator(".dalang-choice")).to_contain_text("a scholar either puts or takes")
    expect(page.locator(options)).to_have_count(0)
    page.locator(".dalang-choice header button").tap()
    expect(page.locator(".planned")).to_have_count(1)
    page.locator(".planned").tap()
    stack.tap()
    expect(page.locator(options)).to_have_count(1)
    assert not script_errors(page)
