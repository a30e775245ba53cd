"""Whole games by clicking in real browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser_fixtures import PHONE
from clicking import bots, make_table, open_page, play_to_the_end
from playwright.sync_api import BrowserContext, expect

Visitor = Callable[..., BrowserContext]


@pytest.mark.parametrize(
    ("game", "people", "machines", "options"),
    [
        ("altar", 1, 1, {}),
        pytest.param("altar", 2, 1, {"oracle": True}, marks=pytest.mark.slow),
        pytest.param("altar", 2, 2, {"oracle": True, "demon": True}, marks=pytest.mark.slow),
        ("dalang", 2, 1, {}),
        pytest.param("dalang", 1, 3, {}, marks=pytest.mark.slow),
    ],
)
def test_a_game_by_clicking(visitor: Visitor, game: str, people: int, machines: int, options: dict[str, Any]) -> None:
    """From sitting down to the score sheet, with other people and bots."""
    contexts = [visitor() for _ in range(people)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in contexts[1:]), *bots(machines)]
    table = make_table(contexts[0], "Ann", start=people == 1, game=game, seats=seats, options=options)
    pages = [open_page(context, f"/t/{table}") for context in contexts]
    for number, page in enumerate(pages[1:]):
        page.get_by_label("Your name").fill(f"Guest {number}")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="I am ready").click()
    if people > 1:
        pages[0].get_by_role("button", name="Start the game").click()
    play_to_the_end(pages)


def test_a_game_on_a_phone_in_dutch(visitor: Visitor) -> None:
    """The same on a small screen, with every choice confirmed."""
    context = visitor(PHONE, "nl-NL", has_touch=True, is_mobile=True)
    table = make_table(context, "Anna", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    page.evaluate("localStorage.setItem('banjar', JSON.stringify({confirm: false}))")
    page.reload()
    play_to_the_end([page])
    expect(page.locator("dialog")).to_contain_text("Overwinningspunten")


def test_two_clicks_to_a_game(visitor: Visitor) -> None:
    """A newcomer is at the table after one click, and acts with the second."""
    page = open_page(visitor(), "/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt").wait_for()
    assert "/t/" in page.url


def test_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    """Tab and Enter are enough."""
    context = visitor()
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)])
    page = open_page(context, f"/t/{table}")
    page.locator(".prompt").wait_for()
    for _ in range(3):
        page.locator(".prompt .actions button[data-action]:not([aria-disabled=true])").first.wait_for()
        version = page.get_attribute("main", "data-version")
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.hasAttribute('data-action')"):
                break
        page.keyboard.press("Enter")
        page.wait_for_function("known => document.querySelector('main').dataset.version !== known", arg=version)
