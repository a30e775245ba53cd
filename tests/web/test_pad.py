"""The score pad: counting as the rules do, without a network, and as a picture."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.games.pad_sheets import by_the_rules, random_sheet
from tests.web.browser_fixtures import PHONE
from tests.web.clicking import open_page

from banjar.core.registry import GAMES

Visitor = Callable[..., BrowserContext]

SCORE = """
async ([game, sheets]) => {
  const { scored } = await import("/web/app/core/pad_score.js");
  const { getPad } = await import("/web/app/core/api.js");
  const pad = await getPad(game);
  return sheets.map((sheet) => scored(pad, sheet));
}
"""
OFFLINE = "This page now works offline too."


def enter(page: Page, label: str, amount: int) -> None:
    field = page.get_by_label(label, exact=True)
    field.fill(str(amount))
    field.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_counts_as_the_rules_do(visitor: Visitor, game: str) -> None:
    """A5.1 A5.2 A5.3 B9.1 B9.2: sheets, places, winners and tie-breaks of 300 tables."""
    dice = random.Random(f"pad {game}")
    sheets = [random_sheet(game, dice) for _ in range(300)]
    page = open_page(visitor(), "/pad")
    page.locator("h1").wait_for()
    found: list[dict[str, Any]] = page.evaluate(SCORE, [game, sheets])
    for sheet, result in zip(sheets, found, strict=True):
        result.pop("values")
        assert result == by_the_rules(game, sheet), sheet


def test_a_pad_works_without_a_network(visitor: Visitor) -> None:
    """Opened once, then reloaded offline: what was entered is still there, and counting goes on."""
    context = visitor(PHONE)
    page = open_page(context, "/pad/altar")
    enter(page, "rice", 3)
    enter(page, "Red, Rice cards", 4)
    enter(page, "Blue, Shrines", 3)
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    expect(page.get_by_role("heading", name="Red, Blue share the victory")).to_have_count(0)
    expect(page.get_by_role("heading", name="Blue wins")).to_be_visible()
    expect(page.locator(".tie-breaks")).to_contain_text("First tie-break, the most shrines in play: Red 0, Blue 3.")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Blue wins")).to_be_visible()
    enter(page, "Red, Stones", 5)
    expect(page.get_by_role("heading", name="Red wins")).to_be_visible()
    page.goto("/pad/dalang")
    enter(page, "Blue, Seals", 2)
    expect(page.get_by_role("heading", name="Blue wins")).to_be_visible()


def test_only_one_player_took_the_last_mask(visitor: Visitor) -> None:
    """B9.2: the mark moves, and breaks the tie."""
    page = open_page(visitor(PHONE), "/pad/dalang")
    enter(page, "Red, Seals", 1)
    enter(page, "Yellow, Seals", 1)
    expect(page.get_by_role("heading", name="Red, Yellow share the victory")).to_be_visible()
    mark = "took the last mask on their turn"
    page.get_by_label(f"Red, {mark}").check()
    expect(page.get_by_role("heading", name="Red wins")).to_be_visible()
    page.get_by_label(f"Yellow, {mark}").check()
    expect(page.get_by_label(f"Red, {mark}")).not_to_be_checked()
    expect(page.get_by_role("heading", name="Yellow wins")).to_be_visible()
    enter(page, "Blue, Seals", 3)
    expect(page.get_by_text("The box has only 4 of these: Seals.")).to_be_visible()


def test_the_result_is_a_picture(visitor: Visitor) -> None:
    page = open_page(visitor(), "/pad/altar")
    page.get_by_label("Name of player 1").fill("Anna <3 & Bo")
    enter(page, "Anna <3 & Bo, Victory points", 12)
    with page.expect_download() as found:
        page.get_by_role("button", name="Share as a picture").click()
    assert found.value.suggested_filename == "banjar-altar.png"
    assert found.value.path().read_bytes().startswith(b"\x89PNG")
