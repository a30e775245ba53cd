"""Texts of pages: questions, score sheets, hints, and open replays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from banjar.i18n.texts import LANGUAGES

ClientPage = Callable[[str], Page]

ASK = """
async (phases) => {
  const { board } = await import("/web/app/games/altar/game_board.js");
  const { Wording } = await import("/web/app/core/wording.js");
  const words = new Wording("altar", []);
  return phases.map(([phase, type, is_last]) => board.question({ phase }, [{ type, preview: { is_last } }], words));
}
"""
"""Words the questions of altar."""

SHEET = """
async ([game, sheets, view, column = 1, more = {}]) => {
  const { html, render } = await import("/web/app/core/html.js");
  const { Wording } = await import("/web/app/core/wording.js");
  const { Sheet } = await import("/web/app/components/result.js");
  await (await import("/web/app/core/games.js")).loadBoard(game);
  const place = document.createElement("div");
  const words = new Wording(game, [{ name: "Ann" }, { name: "Ben" }]);
  const result = { sheets, ranks: [1, 2], winners: [0], tie_breaks: [], ...more };
  render(html`<${Sheet} result=${result} words=${words} view=${view} />`, place);
  if (column === null) return [...place.querySelectorAll(".tie-breaks li")].map(line => line.textContent);
  const lines = [...place.querySelectorAll("tbody tr")];
  return lines.map(row => row.cells[column].textContent.trim().replace(/\\s+/g, " "));
}
"""
"""Draws a score sheet; what stands in one of its columns."""

SHOW_HINTS = """
async (advised) => {
  const { html, render } = await import("/web/app/core/html.js");
  const { Wording } = await import("/web/app/core/wording.js");
  const { Prompt } = await import("/web/app/components/prompt.js");
  await (await import("/web/app/core/games.js")).loadBoard("altar");
  const offered = [{ type: "play_priest", text: "priest" }, { type: "decline_look", text: "decline" }];
  const game = { phase: "play", players: [] };
  const now = { game, you: { seat: 0 }, settings: { game: "altar" }, seats: [], status: "running",
    deadline: null, takeover_at: null };
  const parts = { now, offered, decisions: [], words: new Wording("altar", []), mine: true, pending: null, problem: "",
    hints: advised };
  const state = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value }]));
  const place = document.createElement("div");
  render(html`<${Prompt} state=${state} choose=${() => {}} chosen=${null} cancel=${() => {}} />`, place);
  return place.querySelector(".hint")?.textContent ?? null;
}
"""
"""Draws a prompt with advice; what the advice says."""

WAIT = """
async (seat) => {
  const { html, render } = await import("/web/app/core/html.js");
  const { Wording } = await import("/web/app/core/wording.js");
  const { Prompt } = await import("/web/app/components/prompt.js");
  const now = { game: { phase: "play", players: [] }, you: { seat: null }, settings: { game: "altar" }, seats: [seat],
    to_act: 0, status: "running", deadline: null, takeover_at: null };
  const parts = { now, offered: [], decisions: [], words: new Wording("altar", [seat]), mine: false, pending: null,
    problem: "", hints: null };
  const state = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value }]));
  const place = document.createElement("div");
  render(html`<${Prompt} state=${state} choose=${() => {}} chosen=${null} cancel=${() => {}} />`, place);
  return place.querySelector(".question strong").textContent;
}
"""
"""Draws a prompt that waits for somebody; what it says."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_altar_asks_in_sentences(client_page: ClientPage, language: str) -> None:
    """One for every question, in every language."""
    page = client_page(language)
    phases = ("lay", "hide", "offer", "look", "keep", "shrine_reward", "substitute")
    asked = [(phase, phase, False) for phase in phases]
    asked += [("buy", "buy", False), ("buy", "buy_nothing", False), ("take", "take", False), ("take", "take", True)]
    asked += [("play", "play_priest", False), ("play", "return_shrine", False)]
    found = page.evaluate(ASK, asked)
    assert len(set(found)) == len(asked), found
    assert all(sentence[-1] in ".?" and "⟨" not in sentence for sentence in found), found


def test_score_sheets_say_where_numbers_come_from(client_page: ClientPage) -> None:
    """Cards times their value, points from stones, a picture of each mask."""
    page = client_page("en")
    player = {"in_play": {"shrine": 2}, "stones": 11, "sacrifice_cards": {"rice": 3}}
    sheet = {"points": 4, "shrines": 8, "stones": 2, "rice": 9, "total": 23}
    lines = page.evaluate(SHEET, ["altar", [sheet, sheet], {"players": [player, player]}])
    assert lines == ["4", "2 × 4 = 8", "from 11: 2", "3 × 3 = 9", "23", "1"]
    cards = ["rice", "pepper", "rice"]
    view: dict[str, Any] = {"players": [player, player], "altar": {"cards": cards}}
    view |= {"supply": {"rice": 0, "pepper": 1}, "values": {"rice": 3, "pepper": 2}}
    sheet["pepper"] = 0
    heads = page.evaluate(SHEET, ["altar", [sheet, sheet], view, 0])
    worth = ["Rice cards 2 on the altar: 3 each", "Pepper cards 1 on the altar: 2 each"]
    assert [head for head in heads if "altar" in head] == worth
    masks = [{"value": 2, "owner": 0}, {"value": 5, "owner": 0}, {"value": 3, "owner": 1}]
    view = {"players": [{}, {}], "masks": masks, "seal": {"kukusch": 0, "wontong": None}}
    sheet = {"masks": 7, "seals": 3, "total": 10}
    assert page.evaluate(SHEET, ["dalang", [sheet, sheet], view]) == ["2 5 7", "1 × 3 = 3", "10", "1"]


TIES = [
    {"by": "shrines", "seats": [0, 1], "counts": [2, 2]},
    {"by": "stones", "seats": [0, 1], "counts": [6, 4]},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_sheets_say_what_broke_a_tie(client_page: ClientPage, language: str) -> None:
    """A5.3, B9.2: step by step, from the server; or that the tie stands."""
    page = client_page(language)
    sheet = {"total": 23}
    view: dict[str, Any] = {"players": [{}, {}]}

    def told(game: str, steps: list[dict[str, Any]], winners: list[int]) -> list[str]:
        more = {"tie_breaks": steps, "winners": winners}
        lines: list[str] = page.evaluate(SHEET, [game, [sheet, sheet], view, None, more])
        assert not any("⟨" in line for line in lines)
        return lines

    assert told("altar", [], [0]) == []
    stones = told("altar", TIES, [0])
    assert len(stones) == 3
    assert "Ann 6, Ben 4" in stones[2]
    shared = told("altar", [TIES[0], {**TIES[1], "counts": [6, 6]}], [0, 1])
    assert len(shared) == 4
    last_mask = {"by": "last_mask", "seats": [0, 1], "counts": [0, 1]}
    alone, both = told("dalang", [last_mask], [1]), told("dalang", [{**last_mask, "counts": [0, 0]}], [0, 1])
    assert alone[1].startswith("Ben ")
    assert len(both) == 2
    assert both[1] != alone[1]
    if language == "en":
        assert stones[0] == "Ann and Ben have the most points: 23 each."
        assert shared[3] == "They are level in that, too, and share the victory."


def advice(action: str, margin: float | None) -> dict[str, Any]:
    return {"action": action, "margin": margin, "why": []}


def test_a_late_hint_is_not_shown(client_page: ClientPage) -> None:
    """The table may have gone on while the expert was thinking."""
    page = client_page("en")
    assert "Play a priest" in page.evaluate(SHOW_HINTS, [advice("priest", 2.0)])
    assert page.evaluate(SHOW_HINTS, [advice("shrine", 2.0)]) is None


def test_hints_give_reasons(client_page: ClientPage) -> None:
    """The margin over the next best action, and the expected result."""
    page = client_page("en")
    cases = {
        (
            4.2,
            1.1,
        ): "3 points more than the next best choice: Do not look. Expected result: you win by about 4 points.",
        (
            1.4,
            0.6,
        ): "1 point more than the next best choice: Do not look. Expected result: you win by about 1 point.",
        (-9.0, -9.2): "About as good: Do not look. Expected result: about 9 points behind the winner.",
        (0.2, None): "Play a priest. Expected result: level with the best of the others.",
        (None, None): "The expert would choose: Play a priest.",
    }
    for (best, second), words in cases.items():
        told = page.evaluate(SHOW_HINTS, [advice("priest", best), advice("decline", second)])
        assert words in " ".join(told.split()), told


def test_the_prompt_names_the_bot_of_an_absent_player(client_page: ClientPage) -> None:
    """Also after a resignation."""
    page = client_page("en")
    ann = {"name": "Ann", "level": None, "substituted": False, "resigned": False}
    assert page.evaluate(WAIT, ann) == "Ann decides"
    for gone in ("substituted", "resigned"):
        assert page.evaluate(WAIT, ann | {gone: True}) == "Ann is thinking"


OPEN_EVENTS = 'async (told) => (await import("/web/app/pages/replay.js")).openly(told)'
"""Puts together what each seat was told."""


def test_an_open_replay_names_every_card(client_page: ClientPage) -> None:
    """Each event as the seat it happened to knows it, card by card where others get a sum."""
    page = client_page("en")

    def told(seat: int) -> list[dict[str, Any]]:
        drawn = [{"type": "drew", "seat": one, "card": "priest" if one == seat else None} for one in (0, 1)]
        kinds = [{"type": "picked_up", "seat": 1, "card": kind} for kind in ("artist", "warrior")]
        summed = [{"type": "picked_up", "seat": 1, "card": None, "count": 2}]
        return [*drawn, {"type": "turn_began", "seat": 1}, *(kinds if seat == 1 else summed)]

    events = page.evaluate(OPEN_EVENTS, [told(0), told(1)])
    assert [event.get("card") for event in events] == ["priest", "priest", None, "artist", "warrior"]
