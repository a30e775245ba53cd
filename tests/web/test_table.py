"""At the table: everything in sight, nothing covered, prices before the choice, and what moves and sounds."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import agree, bots, choose, click_on, make_table, open_page, script_errors, two_people
from tests.web.commanding import act, play_until, up_to_date
from tests.web.layout import FRAMES

Visitor = Callable[..., BrowserContext]

MANY_CHOICES = 9
"""More than have room in the prompt of a narrow phone."""
LISTEN = """
window.sounded = 0;
for (const name of ["createOscillator", "createBufferSource"]) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () {
    window.sounded += 1;
    return make.call(this);
  };
}
"""
"""Counts the tones and noises that a page makes."""

WATCH_FLIGHTS = """
window.flown = 0;
new MutationObserver(changes => {
  for (const change of changes) {
    for (const node of change.addedNodes) if (node.matches?.(".altar-flying, .dalang-ghost")) window.flown += 1;
  }
}).observe(document.body, { childList: true, subtree: true });
"""
"""Counts the cards and stones that fly."""


def seated(context: BrowserContext, game: str, players: int = 2, **settings: Any) -> str:
    """A table with bots."""
    seats = [{"kind": "me"}, *bots(players - 1)]
    return make_table(context, "Ann", game=game, seats=seats, starter="first", **settings)


def offered_to(kind: str, now: dict[str, Any]) -> list[dict[str, Any]]:
    """The legal actions of a kind."""
    return [action for action in now["game"]["legal"] if action["type"] == kind]


def sit(context: BrowserContext, game: str, players: int = 2, **settings: Any) -> Page:
    """At a table with bots; in altar the person decides first."""
    page = open_page(context, f"/t/{seated(context, game, players, **settings)}")
    page.locator(".prompt.mine" if game == "altar" else ".prompt").wait_for()
    return page


def give_up(page: Page) -> str:
    """Ends the game; the table's id."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("button.resign").click()
    agree(page)
    page.locator("dialog.result").wait_for()
    return page.url.rsplit("/", 1)[1]


OVERFLOWING = """() =>
  [document.scrollingElement, ...document.querySelectorAll('.board-place, .dalang-board, .altar-table')]
    .filter(e => e.scrollHeight > e.clientHeight + 4 || e.scrollWidth > e.clientWidth + 4)
    .map(e => `${e.className}: ${e.scrollWidth} × ${e.scrollHeight} in ${e.clientWidth} × ${e.clientHeight}`)
"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desk", "tablet", "phone"])
@pytest.mark.parametrize(("game", "players"), [("altar", 2), ("altar", 4), ("dalang", 4)])
def test_the_whole_table_is_in_sight(visitor: Visitor, game: str, players: int, size: ViewportSize) -> None:
    """Without scrolling: neither the page nor the board is higher or wider than its place."""
    page = sit(visitor(size), game, players)
    page.evaluate(FRAMES)
    assert page.evaluate(OVERFLOWING) == []


def test_what_others_did_makes_the_table_no_higher(visitor: Visitor) -> None:
    """Their deeds scroll in their places, here beside a button for every choice."""
    context = visitor(TABLET)
    page = sit(context, "dalang", 4)
    table = page.url.rsplit("/", 1)[1]
    dice = random.Random(5)
    for question in range(12):
        up_to_date(page, context, table)
        page.evaluate(FRAMES)
        assert page.evaluate(OVERFLOWING) == [], f"question {question}"
        act(context, table, dice)


def test_all_prices_are_in_sight_on_a_phone(visitor: Visitor) -> None:
    """Also beside an altar that has much to say."""
    page = sit(visitor(PHONE, "de-DE"), "altar", 2)
    page.evaluate("document.querySelector('.altar-words').textContent = '16 Karten · obenauf Paprika, verdeckt'")
    for good in page.locator(".supply-good").all():
        box = good.bounding_box()
        assert box
        assert box["x"] + box["width"] <= PHONE["width"]


def test_the_opponents_fold_away_on_a_phone(visitor: Visitor) -> None:
    """One line each, and their cards when it is touched."""
    page = sit(visitor(PHONE), "altar", 4)
    expect(page.locator(".others .player").first).to_be_hidden()
    page.locator(".others summary").click()
    expect(page.locator(".others .player")).to_have_count(3)
    expect(page.locator(".others .player").first).to_be_visible()


def test_a_reload_is_no_coming_back(visitor: Visitor) -> None:
    """Another tab tells what happened since the last turn, below the table; the same one does not tell it again."""
    page, opponent = two_people(visitor)
    while page.locator(".prompt.mine").count():
        choose(page)
    opponent.locator(".prompt.mine").wait_for()
    version = page.get_attribute("main", "data-version")
    choose(opponent, "nobuy")
    choose(opponent)
    page.wait_for_function("known => +document.querySelector('main').dataset.version === +known + 2", arg=version)
    other = open_page(page.context, page.url)
    expect(other.locator(".since-last-turn .gist")).to_contain_text("Ben")
    board, line = other.locator(".board-place").bounding_box(), other.locator(".since-last-turn").bounding_box()
    assert board
    assert line
    assert line["y"] >= board["y"] + board["height"] - 1
    other.locator(".since-last-turn button:has([href='#icon-log'])").click()
    expect(other.locator(".log-lines .since-mark")).to_be_visible()
    page.reload()
    page.locator(".prompt").wait_for()
    page.wait_for_timeout(500)
    assert page.locator(".since-last-turn").count() == 0


def test_a_lost_connection_is_told_at_once_and_that_it_is_back(visitor: Visitor) -> None:
    """In a line of its own, which pushes the table together and covers nothing."""
    page = sit(visitor(PHONE), "altar")
    page.context.set_offline(True)
    expect(page.locator(".connection")).to_contain_text("Connection lost", timeout=3_000)
    place = page.locator(".connection").bounding_box()
    board = page.locator(".board-place").bounding_box()
    assert place
    assert board
    assert place["y"] + place["height"] <= board["y"] + 1
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_contain_text("Connected again")
    expect(page.locator(".connection")).to_have_count(0)


def test_what_is_confirmed_is_said_with_its_price(visitor: Visitor) -> None:
    """On a phone a choice is confirmed; what it costs and what follows stands beside it."""
    page = sit(visitor(PHONE), "altar")
    page.locator(".prompt [data-action]").last.click()
    page.locator(".confirm .main").click()
    page.locator(".hand-card.offered").first.click()
    if page.locator(".small-choice button").count():
        page.locator(".small-choice button").last.click()
    expect(page.locator(".confirm")).to_contain_text(re.compile("costs (nothing|[0-9]+ stones?), leaves ([0-9]+|none)"))
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".confirm")).to_have_count(0)
    assert page.locator(".prompt [data-action]").count()


def test_cards_are_played_and_taken_by_dragging(visitor: Visitor) -> None:
    """From the hand to the own side of the table, and from the offer to the hand."""
    page = sit(visitor(), "altar")
    choose(page)
    for card, place in ((".hand-card.offered", ".own-play"), (".offer-card.offered", ".own-hand")):
        version = page.get_attribute("main", "data-version")
        page.locator(card).first.drag_to(page.locator(place))
        if page.locator(".small-choice button").count():
            page.locator(".small-choice button").first.click()
        page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)


def test_every_prompt_leads_to_its_rule(visitor: Visitor) -> None:
    """The numbers in the explanation are links, and the rule is found and marked."""
    page = sit(visitor(), "altar")
    page.get_by_role("button", name="How does this work?").click()
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
    page.get_by_role("button", name="How does this work?").click()
    with page.context.expect_page() as opened:
        page.locator(".help a", has_text="A3.1").click()
    rules = opened.value
    expect(rules.locator("#A3\\.1:target")).to_be_in_viewport()
    assert rules.locator("#A3\\.1 .rule-pictures svg").count()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_fly_in_replays(visitor: Visitor, motion: str) -> None:
    """When the game goes on by a step; not when it jumps, and not for those who want no motion."""
    page = sit(visitor(reduced_motion=motion), "altar")
    choose(page)
    choose(page)
    page.goto(f"/replay/{give_up(page)}?step=0&seat=open")
    page.locator(".replay-tools").wait_for()
    page.evaluate(WATCH_FLIGHTS)
    page.get_by_role("button", name="To the end").click()
    page.wait_for_timeout(400)
    assert page.evaluate("flown") == 0
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".slider")).to_contain_text("Step 0")
    for step in (1, 2):
        page.locator("h1").press("ArrowRight")
        expect(page.locator(".slider")).to_contain_text(f"Step {step}")
        page.wait_for_timeout(500)
    assert (page.evaluate("flown") > 0) == (motion == "no-preference")
    assert not script_errors(page)


STAGE = """() => ["hand-1", "stage"].every((name) =>
  document.querySelector(`.dalang-board [data-place="${name}"]`)?.getBoundingClientRect().width)"""


def at_an_open_stage(context: BrowserContext) -> Page:
    """At a table of dalang whose stage is drawn: while a hand is put down there is none, and bots may lead there."""
    for _ in range(6):
        page = sit(context, "dalang", 3)
        with contextlib.suppress(PlaywrightTimeout):
            page.wait_for_function(STAGE, timeout=5000)
            return page
    raise AssertionError("no table has a stage")


def test_oracles_and_cards_that_are_shown_move(visitor: Visitor) -> None:
    """An oracle comes from the pile and goes to the box; what is shown in a contest leaves the hand and returns."""
    context = visitor(reduced_motion="no-preference")
    page = sit(context, "altar", options={"oracle": True})
    flying = page.evaluate(
        """async () => {
          const { animate, measure } = await import("/web/app/games/altar/flight.js");
          const root = document.querySelector(".altar-table");
          const oracle = { row: 1, card: "oracle", count: 1 };
          const news = [{ type: "row_laid", ...oracle }, { type: "oracles_removed", ...oracle }];
          animate(root, measure(root), news, { phase: "look", rows: [[], [], [], []], seat: 0 });
          return document.querySelectorAll('.altar-flying [href="#altar-oracle"]').length;
        }"""
    )
    assert flying == 2
    page = at_an_open_stage(context)
    shown = page.evaluate(
        """async () => {
          const { fly } = await import("/web/app/games/dalang/motion.js");
          fly(document.querySelector(".dalang-board"), [{ type: "showed", seat: 1, card: "priest", count: 2 }]);
          return document.querySelectorAll('.dalang-ghost [href="#dalang-priest"]').length;
        }"""
    )
    assert shown == 2


def test_sounds_are_made_where_they_are_wanted(visitor: Visitor) -> None:
    """At a desk by default, and not when they are switched off."""
    context = visitor()
    context.add_init_script(LISTEN)
    page = sit(context, "altar")
    choose(page)
    choose(page)
    page.wait_for_function("() => sounded > 0")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").uncheck()
    page.get_by_role("button", name="Close").click()
    page.evaluate("sounded = 0")
    choose(page)
    page.wait_for_timeout(300)
    assert page.evaluate("sounded") == 0


def test_phones_are_silent_until_they_are_asked(visitor: Visitor) -> None:
    """The switch is off, nothing sounds, and switching it on is heard at once."""
    context = visitor(PHONE)
    context.add_init_script(LISTEN)
    page = sit(context, "altar")
    page.locator(".prompt [data-action]").last.click()
    page.locator(".confirm .main").click()
    page.wait_for_timeout(300)
    assert page.evaluate("sounded") == 0
    page.get_by_role("button", name="Settings").click()
    assert not page.get_by_label("Sounds").is_checked()
    page.get_by_label("Sounds").check()
    page.wait_for_function("() => sounded > 0")


NOTICE = """() => {
  window.noticed = [];
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (window.Notification.permission = window.answered ?? "granted");
    constructor(title, more) { noticed.push(`${title}: ${more.body}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
}"""


def want_notices(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me when it is my turn").click()


def test_a_notification_tells_whose_page_is_out_of_sight(visitor: Visitor) -> None:
    """When a turn begins, and not to those who look at the table."""
    context = visitor()
    context.add_init_script(f"({NOTICE})()")
    # So quick a bot that its turn is not seen would let the game end here.
    page = sit(context, "altar", pace=500)
    want_notices(page)
    expect(page.get_by_label("Notify me when it is my turn")).to_be_checked()
    page.get_by_role("button", name="Close").click()
    dice = random.Random(2)
    for away, noticed in ((False, set()), (True, {"Your turn: Bali (2017)"})):
        page.evaluate("away => { window.away = away; }", away)
        while page.locator(".prompt.mine").count():
            click_on(page, dice)
        page.locator(".prompt.mine").wait_for()
        assert set(page.evaluate("noticed")) == noticed
    assert not script_errors(page)


def test_a_browser_that_does_not_let_us_notify_is_told_of(visitor: Visitor) -> None:
    """The switch does not stay on."""
    context = visitor()
    context.add_init_script(f"({NOTICE})(); window.answered = 'denied'")
    page = sit(context, "altar")
    want_notices(page)
    expect(page.get_by_role("alert")).to_contain_text("does not let Banjar notify you")
    expect(page.get_by_label("Notify me when it is my turn")).not_to_be_checked()


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize(("game", "players"), [("altar", 2), ("dalang", 3)])
def test_the_log_leads_to_moments_of_a_running_game(
    visitor: Visitor, game: str, players: int, memory_aid: bool
) -> None:
    """As all saw them, so that no hand of one's own is looked up (A4.4, B10.2); with a memory aid as one saw them."""
    page = sit(visitor(), game, players, memory_aid=memory_aid)
    hand = page.locator(".own-hand .hand-card, .dalang-hand button")
    for _ in range(3):
        page.locator(".prompt.mine").wait_for()
        choose(page)
    page.locator(".prompt.mine").wait_for()
    # A hand that is being laid down looks different.
    while not hand.count():
        choose(page)
        page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Log").click()
    page.locator(".log-lines .fold").first.click()
    held, size = hand.all_inner_texts(), page.locator(".board-place").bounding_box()
    page.locator(".log-lines .steps a").first.click()
    back = page.locator(".moment-bar")
    expect(back).to_contain_text("as you saw it" if memory_aid else "as everybody saw it; your own cards as they are")
    expect(back).to_contain_text("Step 0 of")
    assert page.locator(".prompt [data-action]").count() == 0
    assert hand.count()
    assert page.locator(".board-place").bounding_box() == size
    if not memory_aid:
        assert hand.all_inner_texts() == held
    expect(page.locator(".turn-line.current [aria-current=step]")).to_have_count(1)
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile("step=1$"))
    page.get_by_role("button", name="Back to now").click()
    expect(page).to_have_url(re.compile("/t/[^?]+$"))
    page.locator(".prompt:not(.moment-bar)").wait_for()
    assert not script_errors(page)


def test_the_other_game_is_chosen_without_sending_the_form(visitor: Visitor) -> None:
    """Choosing is not creating."""
    page = open_page(visitor(), "/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name=re.compile("2001")).click()
    page.wait_for_timeout(300)
    assert page.url.endswith("/new")
    expect(page.get_by_role("radio", name=re.compile("2001"))).to_be_checked()


def test_the_first_page_tells_that_a_table_waits(visitor: Visitor) -> None:
    """In the title of the tab, and in the list, which has it first."""
    context = visitor()
    sit(context, "altar").close()
    page = open_page(context, "/")
    expect(page).to_have_title(re.compile("is waiting for you"))
    expect(page.locator(".table-list a").first).to_contain_text("Your turn")


def test_the_icon_tells_whose_turn_it_is(visitor: Visitor) -> None:
    """A dot at the table and on the first page as long as somebody waits; none where nobody does."""
    context = visitor()
    page = sit(context, "altar")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg.*circle"))
    page.get_by_role("link", name="Home").click()
    expect(page.locator("h1")).to_be_visible()
    expect(icon).to_have_attribute("href", re.compile("^data:"))
    page.get_by_role("link", name="Create a table").click()
    expect(icon).to_have_attribute("href", "/web/art/favicon.svg")
    stranger = open_page(visitor(), "/")
    expect(stranger.locator("link[rel=icon]")).to_have_attribute("href", "/web/art/favicon.svg")


def test_public_games_are_found_to_be_watched(visitor: Visitor) -> None:
    """By others; one's own is among one's own tables."""
    player = visitor()
    seats = [{"kind": "me"}, *bots(1)]
    table = make_table(player, "Ann", game="altar", seats=seats, starter="first", visibility="public")
    page = open_page(visitor(), "/")
    watched = page.locator("section", has=page.get_by_role("heading", name="Games to watch"))
    watched.locator(f"a[href='/t/{table}']").click()
    page.locator(".prompt").wait_for()
    assert page.locator(".prompt [data-action]").count() == 0
    own = open_page(player, "/")
    expect(own.locator(f"a[href='/t/{table}']")).to_have_count(1)


def test_a_link_is_given_away_by_a_click(visitor: Visitor) -> None:
    """Without a way of sharing it is copied."""
    context = visitor()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = sit(context, "altar")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_an_island_is_pointed_at(visitor: Visitor) -> None:
    """A click anywhere on a lit island opens what can be done there; a list that is longer than its place fades."""
    context = visitor({"width": 320, "height": 700})
    table = seated(context, "dalang", 3)
    play_until(context, table, random.Random(5), lambda now: len(offered_to("put", now)) >= MANY_CHOICES)
    page = open_page(context, f"/t/{table}")
    lit, strip = page.locator(".dalang-island.reachable"), page.locator(".prompt .actions.overflow-below")
    strip.wait_for()
    lit.first.locator(".hut").first.click()
    assert page.locator(".dalang-choice .options button").count()
    page.keyboard.press("Escape")
    strip.evaluate("strip => strip.scrollTo(0, strip.scrollHeight)")
    expect(strip).to_have_count(0)


def test_a_card_and_then_an_island(visitor: Visitor) -> None:
    """What was begun with a card goes on at the island; what lies in the plan is not thrown away by words."""
    context = visitor()
    table = seated(context, "dalang", 3)
    play_until(context, table, random.Random(2), lambda now: bool(offered_to("put", now)))
    page = open_page(context, f"/t/{table}")
    page.locator(".dalang-plan:not(:has(.planned))").wait_for()
    page.locator(".dalang-hand button.offered").first.click()
    page.locator(".dalang-island.reachable .hut").last.click()
    expect(page.locator(".planned")).to_have_count(1)
    expect(page.locator(".dalang-choice")).to_have_count(0)
    expect(page.locator(".prompt .actions")).to_be_hidden()
    page.locator(".planned").click()
    expect(page.locator(".prompt .actions")).to_be_visible()


def test_nobody_is_asked_to_buy_nothing(visitor: Visitor) -> None:
    """A3.1, A4.6: nobody can buy a card in the first turn, and all see it."""
    page = open_page(visitor(), "/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt [data-action]").first.wait_for()
    offered = page.locator(".prompt [data-action]").evaluate_all("buttons => buttons.map(one => one.dataset.action)")
    assert offered
    assert "nobuy" not in offered
