"""A game without a folder in the client: it is drawn by the generic board and can be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.web.browser_fixtures import DESKTOP, PHONE
from tests.web.clicking import bots, choose, make_table, open_page, play_to_the_end
from tests.web.test_quality import check

Visitor = Callable[..., BrowserContext]

DRAW = """
async ([game, view]) => {
  const { html, render } = await import("/web/app/core/html.js");
  const { Wording } = await import("/web/app/core/wording.js");
  const { board } = await import("/web/app/games/generic/game_board.js");
  const place = document.createElement("div");
  const words = new Wording(game, [{ name: "Ann", colour: "red" }, { name: "Ben", colour: "blue" }]);
  render(html`<${board.Board} view=${view} words=${words} offered=${[]}
    now=${{ status: "running", seats: words.seats }} />`, place);
  const text = (element) => element.textContent.replace(/\\s+/g, " ").trim();
  const fields = (panel) => [...panel.querySelectorAll(":scope > dl > div")];
  return [...place.querySelectorAll(".card-panel")].map((panel) => [text(panel.querySelector("h2")),
    Object.fromEntries(fields(panel).map((field) => [...field.children].map(text)))]);
}
"""
VIEW: dict[str, Any] = {
    "game": "altar",
    "seat": 1,
    "phase": "buy",
    "turn": 3,
    "active": 0,
    "to_act": 1,
    "legal": [],
    "reasons": [],
    "deck_count": 12,
    "open": True,
    "last": None,
    "row": ["rice", "some_new_card"],
    "bids": [{"seat": 0, "amount": 2}, {"seat": 1, "amount": 0}],
    "nothing": [],
    "players": [
        {"seat": 0, "colour": "red", "points": 4},
        {"seat": 1, "colour": "blue", "points": 5, "hand": {"rice": 2, "shrine": 0, "priest": 1}},
    ],
}


def without_folder(context: BrowserContext, game: str) -> None:
    """The server tells this browser that the client has no folder for a game."""

    def answer(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        told["games"][game]["client"] = False
        route.fulfill(response=response, body=json.dumps(told))

    context.route("**/api/me", answer)
    context.route(f"**/web/app/games/{game}/**", lambda route: route.abort())


def at_a_table(visitor: Visitor, **more: Any) -> Page:
    context = visitor(**more)
    table = make_table(context, "Ann", game="altar", seats=[{"kind": "me"}, *bots(1)], starter="first")
    without_folder(context, "altar")
    page = open_page(context, f"/t/{table}")
    page.locator(".generic-board").wait_for()
    return page


def test_any_view_is_drawn(visitor: Visitor) -> None:
    """Fields by their names, cards by the game's words, counts without what there is none of; the viewer first."""
    page = open_page(visitor(), "/")
    page.locator("h1").wait_for()
    table, own, other = page.evaluate(DRAW, ["altar", VIEW])
    assert table[1] == {
        "Turn": "3",
        "Deck count": "12",
        "Open": "yes",
        "Last": "–",
        "Row": "rice farmersome new card",
        "Bids": "SeatAnnAmount2SeatBenAmount0",
        "Nothing": "none",
    }
    assert own == ["Ben (You) decides now", {"Points": "5", "Hand": "2 rice farmers1 priest"}]
    assert other == ["Ann", {"Points": "4"}]


def test_a_game_is_played_to_its_end(visitor: Visitor) -> None:
    """Every choice is a button with the words of the action, and the result has its score sheet."""
    page = at_a_table(visitor)
    choose(page)
    play_to_the_end([page])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_is_accessible(visitor: Visitor, size: Any, theme: Any) -> None:
    """It can be reached and scrolled by keys, fits the window, and axe finds nothing."""
    page = at_a_table(visitor, viewport=size, color_scheme=theme)
    board = page.get_by_role("region", name="The table")
    expect(board).to_have_attribute("tabindex", "0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page, "generic board")


def test_other_pages_need_no_folder(visitor: Visitor) -> None:
    """The first page, a new table and the replay."""
    context = visitor()
    without_folder(context, "altar")
    page = open_page(context, "/")
    expect(page.locator(".game-card")).to_have_count(2)
    page.goto("/new")
    page.get_by_role("heading", name="Create a table").wait_for()
