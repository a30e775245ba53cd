"""Consequences of actions in dalang, in words, from the server's previews alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import banjar
from banjar.i18n.texts import LANGUAGES

ClientPage = Callable[[str], Page]

WEIGH = """
async (actions) => {
  const { noteOf } = await import("/web/app/games/dalang/consequences.js");
  const seats = [{ name: "Ann" }, { name: "Ben" }, { name: "Cleo" }];
  const now = { seats };
  const view = { seat: 0, active: 0, players: [{}, {}, {}] };
  return actions.map((action) => noteOf({ view: { ...view, ...action.view }, now }, action));
}
"""
ARRIVAL = {"masks": [], "ends_turn": False, "ends_game": False, "picked_up": 5, "lost": 0}
MASKS = [{"seat": 1, "value": 2}, {"seat": 0, "value": 3}]
CONTEST = {"discarded": 1, "shown": 2, "asked": [1, 2], "disc_of": 2, "seal": False}

CASES: list[tuple[str, dict[str, Any] | None, str]] = [
    ("end_turn", None, ""),
    ("end_turn", {"ends_game": True}, "This ends the game."),
    ("play_warrior", {"challenged": [1, 2]}, "Challenged: Ben and Cleo."),
    ("play_warrior", {"challenged": []}, "Nobody is challenged."),
    ("parry", {"hand_after": 1}, "One warrior is discarded and you stay. Then you have 1 card left."),
    (
        "flee",
        {"saved": 3, "lost": 2},
        "You save 3 cards. 2 cards are lost. You are away until the next turn begins or the Dalang travels.",
    ),
    (
        "play_scholar",
        {"put": 2, "taken": 0, "asked": [1]},
        "Put up to 2 cards on your other stacks. There is none to take from them. The others may join in.",
    ),
    ("play_artist", {"exchanged": 1, "asked": []}, "Discard 1 card and draw 1."),
    (
        "join",
        {"exchanged": 3, "asked": []},
        "You discard the card and use it as you like, whatever the active player did. "
        "Discard up to 3 cards and draw as many.",
    ),
    (
        "play_priest",
        CONTEST,
        "Cleo has the disc now. You discard 1; the 2 you show stay in your hand.",
    ),
    (
        "show",
        {**CONTEST, "discarded": 0, "asked": [], "disc_of": 0, "seal": True, "seal_of": 1},
        "The disc is yours already. If you win, you take the seal of rule from Ben too. "
        "Nobody is there to answer. The cards you show stay in your hand.",
    ),
    (
        "play_dalang",
        {"asked": [1, 2], **ARRIVAL},
        "If nobody blocks: No disc of yours there: no scoring, you go on. You pick up 5 cards there.",
    ),
    (
        "play_dalang",
        {"asked": [1], **ARRIVAL, "masks": MASKS, "picked_up": 4, "lost": 1},
        "If nobody blocks: Masks are taken: Ben 2 and You 3. Then the turn ends. You pick up 4 cards there. "
        "The card above them is discarded.",
    ),
    (
        "play_dalang",
        {"asked": [], **ARRIVAL, "masks": MASKS, "ends_game": True},
        "Nobody is there to answer. Masks are taken: Ben 2 and You 3. Then the turn ends. This ends the game.",
    ),
    (
        "pass",
        {"winner": 1, "disc_of": 2, "seal": True, "seal_of": None},
        "Ben wins the disc and takes the seal of rule.",
    ),
    ("stow", {"place": 4, "kept": True}, "Place 4 from the bottom: it comes back after a scoring."),
    ("stow", {"place": 5, "kept": False}, "Place 5 from the bottom."),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_consequences_in_words(client_page: ClientPage, language: str) -> None:
    """Word for word in English; no message is missing in any language."""
    page = client_page(language)
    told = page.evaluate(WEIGH, [{"type": kind, "preview": preview} for kind, preview, _ in CASES])
    if language == "en":
        assert told == [expected for *_, expected in CASES]
    assert not any("⟨" in note for note in told)
    assert [bool(note) for note in told] == [bool(expected) for *_, expected in CASES]


def test_every_choice_of_real_games_is_worded(client_page: ClientPage) -> None:
    """The page has words for every preview of the server."""
    page = client_page("en")
    offered: dict[str, dict[str, Any]] = {}
    for seed in range(4):
        dice = random.Random(seed)
        state = banjar.load("dalang", players=3, masks=[2, 2, 3]).new(seed=seed)
        while not state.is_over:
            view = state.view(state.to_act)
            shown = {name: view[name] for name in ("seat", "active", "players")}
            offered |= {f"{one['type']}{one.get('preview')}": {**one, "view": shown} for one in view["legal"]}
            state.play(dice.choice(state.legal_actions()))
    told = page.evaluate(WEIGH, list(offered.values()))
    assert not any("⟨" in note or "undefined" in note for note in told)
    kinds = {one["type"] for one, note in zip(offered.values(), told, strict=True) if note}
    assert kinds >= {
        "play_warrior",
        "flee",
        "play_scholar",
        "play_priest",
        "show",
        "play_dalang",
        "block",
        "stow",
        "pass",
    }
