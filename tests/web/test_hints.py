"""Hints in the browser: why an action is good, and where it happens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.web.clicking import make_table, open_page

Visitor = Callable[..., BrowserContext]

MARKED = """
async ([action, view]) => {
  const { hintedIsland } = await import("/web/app/games/dalang/hinted.js");
  return hintedIsland({ offered: [{ text: "it", ...action }], view, state: { hints: { value: [{ action: "it" }] } } });
}
"""
ISLANDS: list[tuple[dict[str, str], str | None]] = [
    ({"type": "put", "island": "wontong"}, "wontong"),
    ({"type": "take", "island": "panschar"}, "panschar"),
    ({"type": "play_dalang", "goal": "kukusch"}, "kukusch"),
    ({"type": "block"}, "panschar"),
    ({"type": "play_prince"}, "tschakkalag"),
    ({"type": "pass"}, None),
]


@pytest.mark.parametrize(("game", "seats"), [("altar", 2), ("dalang", 3)])
def test_a_hint_says_why(visitor: Visitor, game: str, seats: int) -> None:
    """A sentence about the game, and a mark on the board."""
    context = visitor()
    bots = [{"kind": "bot", "level": "novice"}] * (seats - 1)
    table = make_table(context, "Ann", game=game, hints=True, starter="first", seats=[{"kind": "me"}, *bots])
    page = open_page(context, f"/t/{table}")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint .why").first).to_have_text(re.compile(r"\S.*\.$"))
    expect(page.locator(".hint")).not_to_contain_text("⟨")  # a message that is missing


def test_the_island_of_a_hint(visitor: Visitor) -> None:
    """B5.1 B6.1 B7.1 B7.2: where the advised action happens."""
    page = open_page(visitor(), "/pad")
    page.locator("h1").wait_for()
    view = {"dalang": "tschakkalag", "question": {"goal": "panschar"}}
    for action, island in ISLANDS:
        assert page.evaluate(MARKED, [action, view]) == island
