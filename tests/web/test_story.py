"""The table tells its story: last turns at the players, the log by turns, the last round again, and replays."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import bots, choose, make_table, open_page, script_errors
from tests.web.commanding import next_question, player
from tests.web.test_quality import check

Visitor = Callable[..., BrowserContext]

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
SIZES = {"desk": DESKTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}
OTHER_SIZES = ("desk", "tablet", "landscape")
PLAYERS = {"altar": ".others", "dalang": ".dalang-players"}
DECLINED = {"altar": "bought_nothing", "dalang": "passed"}
AGAIN = "Replay the last round"


def played(context: BrowserContext, game: str, players: int, moves: int, seed: int = 3, **settings: Any) -> Page:
    """At a table with bots after some decisions; the viewer is to act."""
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = make_table(context, "Ann", game=game, seats=seats, starter="first", **settings)
    dice = random.Random(seed)
    for _ in range(moves):
        now = next_question(context, table)
        player(context, table).act(now, dice.choice(now["game"]["legal"])["text"])
    next_question(context, table)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    page.wait_for_timeout(300)
    return page


def give_up(page: Page) -> str:
    """End the game; the table's id."""
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    version = page.context.request.get(f"/api/tables/{table}").json()
    seat = version["you"]["seats"][0]
    answer = page.context.request.post(
        f"/api/tables/{table}/commands", data={"do": "resign", "command": f"resign-{table}", "seat": seat}
    )
    assert answer.ok, answer.text()
    return table


@pytest.mark.parametrize("size", ["phone", *(pytest.param(size, marks=pytest.mark.slow) for size in OTHER_SIZES)])
@pytest.mark.parametrize(("game", "players"), [("altar", 4), ("dalang", 4)])
def test_what_the_others_did_stands_at_their_place(visitor: Visitor, game: str, players: int, size: str) -> None:
    """In pictures with words for screen readers, large enough, and inside the player's panel."""
    page = played(visitor(SIZES[size]), game, players, 6 if game == "altar" else 9)
    if (game, size) == ("dalang", "landscape"):
        page.locator(".dalang-players summary").click()
    deeds = page.locator(f"{PLAYERS[game]} .last-deeds .deed").filter(visible=True)
    expect(deeds.first).to_be_visible()
    places = page.locator(f"{PLAYERS[game]} .last-deeds").filter(visible=True)
    assert places.count() == players - 1
    assert all(text.strip() for text in deeds.locator(".hidden").all_inner_texts())
    cut = places.evaluate_all("places => places.filter(one => one.scrollWidth > one.clientWidth + 1).length")
    assert cut == 0
    sizes = deeds.evaluate_all("deeds => deeds.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 14
    assert not script_errors(page)


@pytest.mark.parametrize(("game", "players"), [("altar", 3), ("dalang", 3)])
def test_the_log_is_a_story(visitor: Visitor, game: str, players: int) -> None:
    """One line a turn with pictures, which unfolds into its steps; the table declining for me is left out."""
    page = played(visitor(), game, players, 8, formalities=False)
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator(".turn-line")
    address = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    assert lines.count() == page.context.request.get(address).json()["game"]["turn"]
    assert lines.nth(0).locator(".deed").count()
    assert page.locator(".turn-line .steps li").count() == 0
    lines.nth(0).locator(".fold").click()
    assert lines.nth(0).locator(".steps li").count() > 1
    page.locator(".turn-line .fold[aria-expanded=false]").evaluate_all("folds => folds.forEach(one => one.click())")
    expect(page.locator(".turn-line .fold[aria-expanded=false]")).to_have_count(0)
    decisions = page.context.request.get(f"{address}/log").json()["decisions"]
    declined = [event for one in decisions for event in one["events"] if event["type"] == DECLINED[game]]
    shown = [event for event in declined if not event.get("forced")]
    assert len(shown) < len(declined) or game == "dalang"
    assert page.locator(".steps li", has_text=re.compile("buys no sacrifice card|passes$")).count() == len(shown)
    check(page, f"log of {game}")


@pytest.mark.parametrize(("game", "players"), [("altar", 2), ("dalang", 3)])
def test_the_last_round_is_played_again(visitor: Visitor, game: str, players: int) -> None:
    """On the board, with the hand in sight; a click ends it, and so does a decision, which can be made meanwhile."""
    page = played(visitor(), game, players, 7)
    shown = page.locator(".last-round-tag")
    page.wait_for_timeout(500)
    offered = page.locator(".prompt [data-action]").count()
    hand = page.locator(".own-hand .hand-card, .dalang-hand button").count()
    page.locator(".head-tools").get_by_role("button", name=AGAIN).click()
    expect(shown).to_be_visible()
    assert page.locator(".prompt [data-action]").count() == offered
    assert page.locator(".own-hand .hand-card, .dalang-hand button").count() >= hand
    shown.get_by_role("button", name="Back to now").click()
    expect(shown).to_have_count(0)
    page.locator(".head-tools").get_by_role("button", name=AGAIN).click()
    expect(shown).to_be_visible()
    choose(page)
    expect(shown).to_have_count(0)
    assert not script_errors(page)


CONTROLS = """() => [...document.querySelectorAll(".replay-controls button, .replay-controls input, .replay-options *")]
  .filter((one) => one.matches("button, input, select, a") && one.checkVisibility())
  .map((one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join(" "); })"""


def layout(page: Page) -> tuple[str, ...]:
    """Where the controls and the board of a replay are."""
    return (*page.evaluate(CONTROLS), str(page.locator(".board-place").bounding_box()))


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone", "landscape"])
@pytest.mark.parametrize(("game", "players"), [("altar", 3), ("dalang", 3)])
def test_the_controls_of_a_replay_never_move(visitor: Visitor, game: str, players: int, size: str) -> None:
    """Nor does the board change its size, whatever is told of a step."""
    page = played(visitor(SIZES[size]), game, players, 10)
    page.goto(f"/replay/{give_up(page)}")
    page.locator(".replay-controls").wait_for()
    last = int(page.locator(".slider input").get_attribute("max") or 0)
    seen = set()
    for step in range(1, min(last, 24) + 1):
        page.get_by_role("button", name="One step forward").click()
        expect(page.locator(".slider")).to_contain_text(f"Step {step} of")
        seen.add(layout(page))
    page.get_by_role("button", name="One turn back").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".slider")).to_contain_text(f"Step {last} of")
    seen.add(layout(page))
    assert len(seen) == 1
    for button in page.locator(".replay-tools button").all():
        box = button.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SIZES[size]["width"]
        assert box["y"] + box["height"] <= SIZES[size]["height"]
    assert not script_errors(page)


PRESS_FORWARD_THREE_TIMES = """() => {
  const press = () => dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  press(), press(), press();
}"""
"""Before the page has been drawn again."""


def test_a_replay_is_walked_through_by_turns(visitor: Visitor) -> None:
    """By keys and by the list beside the board; from my own seat, also to play on."""
    page = played(visitor(), "altar", 3, 10)
    page.goto(f"/replay/{give_up(page)}")
    page.locator(".turn-line").first.wait_for()
    expect(page.locator(".head .table-line")).to_have_text("Bali (2017)Replay")
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(page.get_by_label("Play on from here")).to_have_value("0")
    last = int(page.locator(".slider input").get_attribute("max") or 0)
    title = page.locator("h1")

    def step() -> int:
        found = re.search(r"\?step=(\d+)", page.url)
        return int(found[1]) if found else 0

    title.press("PageDown")
    expect(page.locator(".turn-line.current .who .number")).to_have_text("1")
    first = step()
    assert first > 1
    title.press("PageDown")
    expect(page.locator(".turn-line.current .who .number")).to_have_text("2")
    title.press("PageUp")
    expect(page).to_have_url(re.compile(rf"step={first}&"))
    title.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"step={first + 1}&"))
    page.evaluate(PRESS_FORWARD_THREE_TIMES)
    expect(page).to_have_url(re.compile(rf"step={first + 4}&"))
    title.press("End")
    expect(page).to_have_url(re.compile(rf"step={last}&"))
    title.press("Home")
    expect(page).to_have_url(re.compile("step=0&"))
    page.locator(".turn-line .in-short a").nth(1).click()
    expect(page.locator(".turn-line.current .who .number")).to_have_text("2")
    expect(page.locator(".turn-line.current .steps [aria-current=step]")).to_have_count(1)
    page.get_by_label("Seen by").select_option("open")
    expect(page.locator(".others .player .known")).to_have_count(2)
    check(page, "replay")
    assert not script_errors(page)


def test_hands_are_in_sight_in_an_open_replay_on_a_phone(visitor: Visitor) -> None:
    """Without unfolding anything; the turns open over the board and close again."""
    page = played(visitor(PHONE), "altar", 3, 8)
    page.goto(f"/replay/{give_up(page)}?step=4&seat=open")
    expect(page.locator(".brief-hand .card").first).to_be_visible()
    turns = page.locator(".turns-panel")
    expect(turns).to_be_hidden()
    page.get_by_role("button", name="Turns").click()
    expect(turns).to_be_visible()
    expect(page.locator(".turn-line.current")).to_be_in_viewport()
    page.get_by_role("button", name="Turns").click()
    expect(turns).to_be_hidden()
    check(page, "replay on a phone")
