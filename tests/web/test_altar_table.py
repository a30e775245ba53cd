"""The altar table: what goods are worth, names on cards, the scored card, moments, and phones on their side."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE
from tests.web.clicking import bots, make_table, open_page
from tests.web.commanding import player, up_to_date

from banjar.games.altar.io.lessons import LESSONS

Visitor = Callable[..., BrowserContext]
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LESSON_NUMBERS = {lesson.name: number for number, lesson in enumerate(LESSONS)}
SHRINE_LESSON, TAKE_LESSON, END_LESSON = (LESSON_NUMBERS[name] for name in ("shrine", "take", "goal"))
LEAST_TEXT_PIXELS = 14

WATCH = """
window.seen = [];
new MutationObserver(changes => {
  for (const change of changes) {
    for (const node of change.addedNodes) {
      if (!node.matches?.('.altar-flying, .altar-rising')) continue;
      window.seen.push(node.querySelector('use')?.getAttribute('href'));
    }
  }
}).observe(document.body, { childList: true, subtree: true });
"""
# The drawn height of a text's letters: that of its box would count the line.
TEXT_SIZES = """
elements => elements.filter(e => e.getClientRects().length).map(
  e => parseFloat(getComputedStyle(e).fontSize) * (e.getCTM ? e.getScreenCTM().d : 1))
"""


def sit(context: BrowserContext, players: int = 2, **settings: Any) -> Page:
    """At a table with bots; the person decides first."""
    seats = [{"kind": "me"}, *bots(players - 1)]
    table = make_table(context, "Ann", game="altar", seats=seats, starter="first", **settings)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    return page


def play_to_a_scoring(page: Page) -> None:
    """Decide by lot over HTTP until a scored card is marked."""
    table, dice = page.url.rsplit("/", 1)[1], random.Random(4)
    for _ in range(200):
        now = up_to_date(page, page.context, table)
        if page.locator(".offer-card.scored").count():
            return
        player(page.context, table).act(now, dice.choice(now["game"]["legal"])["text"])
    raise AssertionError("nothing was scored")


def rungs(page: Page) -> dict[str, str]:
    """Where each good stands on the ladder, from its highest to its lowest possible value."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.step')].map(step => [step.classList[1],
          step.querySelector('.reach').className.match(/from-(\\d) to-(\\d)/).slice(1).join('-')]))"""
    )
    return found


def test_an_empty_altar_is_told_where_goods_are_bought(visitor: Visitor) -> None:
    """All goods stand on the lowest rung, and a line at the supply says why."""
    page = sit(visitor())
    assert rungs(page) == dict.fromkeys(("rice", "peanut", "banana", "pepper"), "0-0")
    expect(page.locator(".supply .worthless")).to_have_text("Goods are worth 0 while none lies on the altar.")
    expect(page.locator(".goods-worth")).to_contain_text("Your sacrifice cards are worth 0 points now")


def test_a_tooltip_names_a_card_once(visitor: Visitor) -> None:
    """Not "shrine. Shrine: …", where nothing but the card's purpose is told."""
    page = sit(visitor())
    titles = page.locator(".offer-card:not(.free)").evaluate_all("cards => cards.map((card) => card.title)")
    assert titles
    assert not [title for title in titles if re.match(r"(.+)\. \1:", title, re.IGNORECASE)]


def test_a_sacrifice_moves_goods_up_the_ladder(visitor: Visitor) -> None:
    """Two rice cards that the viewer knows of lift rice, and with it the value of the viewer's own."""
    page = open_page(visitor(), f"/learn/altar?lesson={SHRINE_LESSON}")
    page.locator(".lesson [data-action=shrine]").click()
    expect(page.locator(".step.peanut .reach")).to_have_class("reach from-3 to-3")
    page.locator(".lesson [data-action='hide=rice']").click()
    page.locator(".lesson [data-action='offer=rice']").click()
    expect(page.locator(".step.rice .reach")).to_have_class("reach from-3 to-3")
    expect(page.locator(".step.rice")).to_contain_text("you have 3, worth 9")
    assert rungs(page)["peanut"] == "2-0"


def test_the_values_are_told_in_words(visitor: Visitor) -> None:
    """The table in words has the same, range by range."""
    context = visitor()
    page = sit(context)
    page.evaluate("localStorage.setItem('banjar', JSON.stringify({textMode: true}))")
    page.reload()
    board = page.locator(".text-board")
    expect(board).to_contain_text("What goods are worth")
    expect(board).to_contain_text("rice: worth 0 each; 0 on the altar; you have 1, worth 0.")
    expect(board).to_contain_text("Goods are worth 0 while none lies on the altar.")


@pytest.mark.parametrize(("language", "name"), [("de-DE", "Erdnussbauer"), ("it-IT", "Arachidi")])
def test_cards_carry_their_names(visitor: Visitor, language: str, name: str) -> None:
    """In the reader's language where the card is large, the first letters where it is small; never too small."""
    page = sit(visitor(DESKTOP, language, all_choices=False))
    expect(page.locator(".hand-card .name").get_by_text(name, exact=True)).to_be_visible()
    sizes = page.locator(".hand-card text, .offer-card text").evaluate_all(TEXT_SIZES)
    assert sizes
    assert min(sizes) >= LEAST_TEXT_PIXELS - 0.1
    page.set_viewport_size(PHONE)
    expect(page.locator(".offer-card .name").first).to_be_hidden()
    expect(page.locator(".offer-card .letters").first).to_be_visible()
    sizes = page.locator(".offer-card text, .slot text").evaluate_all(TEXT_SIZES)
    assert min(sizes) >= LEAST_TEXT_PIXELS - 0.1


def test_the_scored_card_stays_marked(visitor: Visitor) -> None:
    """Also after a reload; there is never more than one."""
    page = sit(visitor())
    play_to_a_scoring(page)
    expect(page.locator(".offer-card.scored")).to_have_count(1)
    name = page.locator(".offer-card.scored .hidden").inner_text()
    page.reload()
    expect(page.locator(".offer-card.scored .hidden")).to_have_text(name)
    expect(page.locator(".offer-card.scored .scored-mark")).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_moments_move_unless_motion_is_unwanted(visitor: Visitor, motion: str) -> None:
    """A shrine rises, the majority bonus flies as a laurel, flowers fall at the end."""
    context = visitor(reduced_motion=motion)
    expected = []
    page = context.new_page()
    for lesson, action, drawing in (
        (SHRINE_LESSON, "shrine", "#altar-tower"),
        (TAKE_LESSON, "take@B", "#altar-laurel"),
        (END_LESSON, "take@A", "#altar-point"),
    ):
        page.goto(f"/learn/altar?lesson={lesson}")
        page.locator(f".lesson [data-action='{action}']").wait_for()
        page.evaluate(WATCH)
        page.locator(f".lesson [data-action='{action}']").click()
        page.wait_for_timeout(600)
        if drawing in page.evaluate("window.seen"):
            expected.append(drawing)
    assert expected == ([] if motion == "reduce" else ["#altar-tower", "#altar-laurel", "#altar-point"])


@pytest.mark.parametrize("players", [2, 4])
def test_a_phone_on_its_side_shows_everything(visitor: Visitor, players: int) -> None:
    """Hand, question and board in sight without scrolling, nothing over anything else."""
    page = sit(visitor(SIDEWAYS, has_touch=True), players)
    hidden = page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll('.board-place, .altar-table')]
          .filter(e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
          .map(e => e.className)"""
    )
    assert not hidden
    for part in (".hand-card", ".own-good", ".offer-card.free", ".supply-good", ".altar-top", ".prompt .question"):
        for place in page.locator(part).all():
            box = place.bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= SIDEWAYS["height"]
