"""Whole games by clicking in real browsers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET
from tests.web.clicking import (
    bots,
    click_on,
    click_on_a_phone,
    click_on_the_board,
    make_table,
    open_page,
    play_to_the_end,
    press_on,
)

Visitor = Callable[..., BrowserContext]
Act = Callable[[Page, random.Random], bool]
# Choosing by lot takes long to win seven masks.
FEW_MASKS = [2, 3]
ONE_MASK = [2]
SOME_DECISIONS = 30
"""Enough to meet most kinds of questions; whole games are for `make test-all`."""


@pytest.mark.parametrize(
    ("game", "people", "machines", "options", "size", "act"),
    [
        ("dalang", 2, 1, {"masks": FEW_MASKS}, DESKTOP, click_on_the_board),
        ("dalang", 1, 3, {"masks": FEW_MASKS}, PHONE, click_on_a_phone),
        pytest.param("altar", 2, 1, {"oracle": True}, TABLET, click_on, marks=pytest.mark.slow),
        pytest.param(
            "altar", 2, 2, {"oracle": True, "demon": True}, DESKTOP, click_on_the_board, marks=pytest.mark.slow
        ),
        pytest.param("dalang", 2, 2, {"masks": ONE_MASK}, TABLET, click_on_the_board, marks=pytest.mark.slow),
        pytest.param("dalang", 2, 2, {}, DESKTOP, click_on_the_board, marks=pytest.mark.slow),
    ],
)
def test_a_game_by_clicking(
    visitor: Visitor, game: str, people: int, machines: int, options: dict[str, Any], size: ViewportSize, act: Act
) -> None:
    """From sitting down to the score sheet, with other people and bots; on the phone while things move."""
    motion = "no-preference" if size is PHONE else "reduce"
    contexts = [visitor(size, reduced_motion=motion) for _ in range(people)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in contexts[1:]), *bots(machines)]
    table = make_table(contexts[0], "Ann", start=people == 1, game=game, seats=seats, options=options)
    pages = [open_page(context, f"/t/{table}") for context in contexts]
    for number, page in enumerate(pages[1:]):
        page.get_by_label("Your name").fill(f"Guest {number}")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="I am ready").click()
    if people > 1:
        pages[0].get_by_role("button", name="Start the game").click()
    play_to_the_end(pages, act=act)


@pytest.mark.parametrize("decisions", [SOME_DECISIONS, pytest.param(math.inf, marks=pytest.mark.slow)])
def test_a_game_on_a_phone_in_dutch(visitor: Visitor, decisions: float) -> None:
    """The same on a small screen, with every choice confirmed."""
    context = visitor(PHONE, "nl-NL", has_touch=True, is_mobile=True)
    table = make_table(context, "Anna", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    play_to_the_end([page], act=click_on_the_board, decisions=decisions)
    expect(page.locator("dialog")).to_contain_text("Overwinningspunten")


def test_two_clicks_to_a_game(visitor: Visitor) -> None:
    """A newcomer is at the table after one click, and acts with the second."""
    page = open_page(visitor(), "/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt").wait_for()
    assert "/t/" in page.url


@pytest.mark.parametrize(
    ("game", "machines", "options", "decisions"),
    [
        ("dalang", 2, {"masks": ONE_MASK}, SOME_DECISIONS),
        pytest.param("altar", 1, {"oracle": True}, math.inf, marks=pytest.mark.slow),
        pytest.param("dalang", 2, {"masks": ONE_MASK}, math.inf, marks=pytest.mark.slow),
    ],
)
def test_a_game_by_keyboard_alone(
    visitor: Visitor, game: str, machines: int, options: dict[str, Any], decisions: float
) -> None:
    """Tab and Enter are enough, on the board and below it."""
    context = visitor(TABLET)
    table = make_table(context, "Ann", game=game, seats=[{"kind": "me"}, *bots(machines)], options=options)
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt").wait_for()
    play_to_the_end([page], act=press_on, decisions=decisions)
