"""Why something cannot be done: the real reason in every phase of both games, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.web.clicking import open_page

from banjar.i18n.texts import LANGUAGES

Visitor = Callable[..., BrowserContext]

ALTAR = """
async (cases) => {
  const { Moves } = await import("/web/app/games/altar/moves.js");
  const { Wording } = await import("/web/app/core/wording.js");
  let told = "";
  const tell = (sentence) => (told = sentence);
  const parts = { tell, choose() {}, chosen: null, pending: null, open: null, setOpen() {} };
  const words = new Wording("altar", [{ name: "Ann" }, { name: "Ben" }]);
  return cases.map(([place, details, view, more]) => {
    new Moves({ view, words, offered: [{}], ...parts, ...more }).explain(place, details);
    return told;
  });
}
"""

DALANG = """
async (cases) => {
  const reasons = await import("/web/app/games/dalang/reasons.js");
  const { Wording } = await import("/web/app/core/wording.js");
  const words = new Wording("dalang", [{ name: "Ann" }, { name: "Ben" }, { name: "Cleo" }]);
  return cases.map(([about, what, table]) => reasons[about]({ words, ...table }, ...what));
}
"""

ALTAR_VIEW = {
    "seat": 0,
    "active": 0,
    "to_act": 0,
    "demon_row": 2,
    "prices": {"rice": 5, "pepper": 4, "shrine": 7},
    "supply": {"rice": 3, "pepper": 0},
    "players": [{"stones": 3}, {"stones": 4}],
}
SHRINE, RICE, PEPPER = {"kind": "shrine"}, {"good": "rice"}, {"good": "pepper"}
OTHERS_TURN = {"active": 1}
BOUGHT_FIRST = "Sacrifice cards are bought at the beginning of your turn."
TAKEN_LAST = "Cards from the offer are taken at the end of your turn, after playing."
PLAYED = "You have played already in this turn."
OWN_TURN = "Hand cards are played in your own turn."
ONLY_AFTER_A_SHRINE = "You lay sacrifice cards on the altar only when a shrine has been played."
NOT_LOOKED_THROUGH = "Nobody may look through the altar; only its top card can be seen."
ORACLE = "First the oracle: decide about the altar, then you go on taking cards."
SCORING = "Your hand is full again: now the scoring is carried out."

ALTAR_CASES: list[tuple[str, str, dict[str, Any], dict[str, Any], str]] = [
    # the phase, the place, what there, what else is different, and the reason
    ("buy", "hand", SHRINE, {}, "First decide whether you buy a sacrifice card; then you play."),
    ("buy", "supply", RICE, {}, "A rice card costs you 5 stones, but you have 3."),
    ("buy", "supply", PEPPER, {}, "No pepper cards are left in the supply."),
    ("buy", "offer", {"row": 1}, {}, TAKEN_LAST),
    ("buy", "goods", RICE, {}, ONLY_AFTER_A_SHRINE),
    ("buy", "altar", {}, {}, NOT_LOOKED_THROUGH),
    ("play", "hand", SHRINE, {}, "A shrine costs 7 stones, but you have 3."),
    ("play", "supply", RICE, {}, BOUGHT_FIRST),
    ("play", "offer", {"row": 1}, {}, TAKEN_LAST),
    ("lay", "hand", SHRINE, OTHERS_TURN, OWN_TURN),
    ("lay", "goods", RICE, OTHERS_TURN, "You have no rice card."),
    ("lay", "altar", {}, OTHERS_TURN, "Choose one of your sacrifice cards: it goes on the altar."),
    ("lay", "supply", RICE, OTHERS_TURN, BOUGHT_FIRST),
    ("lay", "offer", {"row": 1}, OTHERS_TURN, TAKEN_LAST),
    ("hide", "hand", SHRINE, {}, PLAYED),
    ("hide", "goods", PEPPER, {}, "You have no pepper card."),
    (
        "hide",
        "supply",
        RICE,
        {},
        "First you lay a card of your own face down; then one from the supply goes on top.",
    ),
    ("hide", "altar", {}, {}, "Choose one of your sacrifice cards: it goes on the altar."),
    ("offer", "goods", RICE, {}, "Your own card has been laid; the last one comes from the supply."),
    ("offer", "supply", PEPPER, {}, "No pepper cards are left in the supply."),
    ("offer", "altar", {}, {}, "Choose a good from the supply: it goes on the altar."),
    ("offer", "hand", SHRINE, {}, PLAYED),
    ("take", "offer", {"row": 2}, {}, "The demon stands on this row: no card may be taken from it."),
    ("take", "offer", {"row": 1}, {}, "Only the bottom card of a row is free."),
    ("take", "hand", SHRINE, {}, PLAYED),
    ("take", "supply", RICE, {}, BOUGHT_FIRST),
    ("take", "goods", RICE, {}, ONLY_AFTER_A_SHRINE),
    ("look", "offer", {"row": 1}, {}, ORACLE),
    ("look", "hand", SHRINE, {}, PLAYED),
    ("keep", "offer", {"row": 1}, {}, ORACLE),
    ("keep", "supply", RICE, {}, BOUGHT_FIRST),
    ("shrine_reward", "offer", {"row": 1}, {}, SCORING),
    ("shrine_reward", "offer", {"row": 1}, OTHERS_TURN, TAKEN_LAST),
    ("shrine_reward", "hand", SHRINE, {}, PLAYED),
    ("shrine_reward", "hand", SHRINE, OTHERS_TURN, OWN_TURN),
    ("substitute", "supply", PEPPER, OTHERS_TURN, "No pepper cards are left in the supply."),
    ("substitute", "offer", {"row": 1}, {}, SCORING),
    ("substitute", "goods", RICE, {}, ONLY_AFTER_A_SHRINE),
    # whatever the place
    ("over", "hand", SHRINE, {"to_act": None}, "The game is over."),
    ("play", "hand", SHRINE, {"seat": None}, "You are watching; only the players may move cards."),
    ("play", "hand", SHRINE, {"to_act": 1, "active": 1}, "It is not your turn: Ben decides."),
    ("lay", "hand", SHRINE, {"to_act": 1}, "First Ben has to decide; then your turn goes on."),
]

QUESTION = {"card": None, "goal": None, "shown": 0}
PLAN = {"isFull": False}
DALANG_VIEW = {
    "seat": 0,
    "active": 0,
    "to_act": 0,
    "dalang": "kukusch",
    "players": [{"stack_counts": {"panschar": 2, "wontong": 0}}],
}
PUT = [{"type": "put", "card": "priest", "island": "panschar"}]
OTHER = [{"type": "pass"}]
FULL = {"plan": {"isFull": True}}
AT_ISLANDS = "Nothing is done at the islands now. What is decided: "

DALANG_CASES: list[tuple[str, str, list[str], dict[str, Any], dict[str, Any], str]] = [
    # the phase, what is asked, about what, the question, what else is different, and the reason
    (
        "turn",
        "whyNotCard",
        ["priest"],
        {},
        {},
        "A contest takes at least two of a kind: one is discarded, one is shown.",
    ),
    ("turn", "whyNotIsland", ["kukusch"], {}, {}, "The Dalang is at Kukusch already."),
    ("turn", "whyNotIsland", ["wontong"], {}, {}, "You have no Dalang card that leads to Wontong."),
    ("turn", "whyNotThere", ["dalang_kp", "kukusch"], {}, {}, "The Dalang is at Kukusch already."),
    ("turn", "whyNotThere", ["dalang_kp", "wontong"], {}, {}, "This Dalang card does not name Wontong."),
    (
        "turn",
        "whyNotThere",
        ["scholar", "wontong"],
        {},
        {},
        "This card is played in the middle of the table, not at an island.",
    ),
    ("answer_warrior", "whyNotCard", ["priest"], {"card": "warrior"}, {}, "Only this card can answer now: warrior."),
    (
        "answer_warrior",
        "whyNotIsland",
        ["kukusch"],
        {"card": "warrior"},
        {},
        f"{AT_ISLANDS}Warrior: parry or flee.",
    ),
    (
        "spread",
        "whyNotCard",
        ["priest"],
        {},
        {"offered": PUT, **FULL},
        "You have chosen enough cards. Confirm, or take one back.",
    ),
    ("spread", "whyNotCard", ["priest"], {}, {"offered": PUT}, "You have chosen all cards of this kind."),
    (
        "spread",
        "whyNotIsland",
        ["kukusch"],
        {},
        {"offered": PUT},
        "Cards are put at the other islands: the Dalang is at Kukusch.",
    ),
    ("spread", "whyNotIsland", ["panschar"], {}, {"offered": PUT}, "You have no more cards to put."),
    (
        "spread",
        "whyNotIsland",
        ["panschar"],
        {},
        {"offered": PUT, **FULL},
        "You have chosen enough cards. Confirm, or take one back.",
    ),
    (
        "exchange_stacks",
        "whyNotCard",
        ["priest"],
        {},
        {},
        "You are taking cards with this scholar, so you cannot put any.",
    ),
    (
        "exchange_stacks",
        "whyNotIsland",
        ["panschar"],
        {},
        {},
        "To take the top card there, choose your stack at Panschar.",
    ),
    ("exchange_stacks", "whyNotIsland", ["wontong"], {}, {}, "You have no stack at Wontong to take from."),
    (
        "exchange_stacks",
        "whyNotThere",
        ["priest", "kukusch"],
        {},
        {"offered": PUT},
        "Cards are put at the other islands: the Dalang is at Kukusch.",
    ),
    (
        "exchange_cards",
        "whyNotCard",
        ["priest"],
        {},
        {"offered": [{"type": "exchange", "card": "priest"}]},
        "You have chosen all cards of this kind.",
    ),
    ("exchange_cards", "whyNotIsland", ["wontong"], {}, {}, f"{AT_ISLANDS}Artist: exchange cards."),
    ("join", "whyNotCard", ["priest"], {"card": "artist"}, {}, "Only this card can answer now: artist."),
    ("join", "whyNotIsland", ["kukusch"], {"card": "artist"}, {}, f"{AT_ISLANDS}Join in or pass."),
    ("force", "whyNotCard", ["priest"], {"card": "scholar"}, {}, "Only this card can answer now: scholar."),
    (
        "contest",
        "whyNotCard",
        ["prince"],
        {"card": "prince", "shown": 2},
        {},
        "You would have to show more than 2.",
    ),
    (
        "contest",
        "whyNotCard",
        ["priest"],
        {"card": "prince", "shown": 2},
        {},
        "Only this card can answer now: prince.",
    ),
    ("block", "whyNotCard", ["dalang_kp"], {"goal": "wontong"}, {}, "To block, the Dalang card has to name Wontong."),
    ("block", "whyNotCard", ["priest"], {"goal": "wontong"}, {}, "Only a Dalang card that names Wontong can block."),
    ("stow", "whyNotIsland", ["wontong"], {}, {}, f"{AT_ISLANDS}Journey: lay down your hand."),
    ("over", "whyNotIsland", ["wontong"], {}, {"view": {"to_act": None}}, "The game is over."),
    (
        "turn",
        "whyNotIsland",
        ["wontong"],
        {},
        {"view": {"seat": None}},
        "You are watching; only the players may move cards.",
    ),
    (
        "block",
        "whyNotIsland",
        ["wontong"],
        {},
        {"view": {"to_act": 1}},
        "First Ben has to decide; then your turn goes on.",
    ),
    (
        "block",
        "whyNotCard",
        ["priest"],
        {},
        {"view": {"to_act": 2, "active": 1}},
        "It is not your turn: Cleo decides.",
    ),
]


def dalang_case(phase: str, question: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    view = {**DALANG_VIEW, "phase": phase, "question": {**QUESTION, **question}, **more.get("view", {})}
    return {"state": {}, "plan": PLAN, "offered": OTHER, **more, "view": view}


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest, visitor: Visitor) -> Page:
    """The first page in a language."""
    page = open_page(visitor(language=request.param), "/")
    page.locator("h1").wait_for()
    return page


def test_reasons_in_altar(page: Page) -> None:
    """A3.4, A4.4: by the phase, by whose turn it is, and by what is lacking."""
    cases = [[place, what, {**ALTAR_VIEW, "phase": phase, **more}, {}] for phase, place, what, more, _ in ALTAR_CASES]
    told = page.evaluate(ALTAR, cases)
    check(page, told, [expected for *_, expected in ALTAR_CASES])


def test_reasons_in_dalang(page: Page) -> None:
    """The same for cards, for islands, and for cards dragged to islands."""
    cases = [
        [about, what, dalang_case(phase, question, more)] for phase, about, what, question, more, _ in DALANG_CASES
    ]
    told = page.evaluate(DALANG, cases)
    check(page, told, [expected for *_, expected in DALANG_CASES])


def check(page: Page, told: list[str], expected: list[str]) -> None:
    """Word for word in English; in other languages as many different ones, and none is missing."""
    if page.get_attribute("html", "lang") == "en":
        assert told == expected
    assert not any("⟨" in sentence for sentence in told)
    assert len(set(told)) == len(set(expected))


def test_nothing_is_moved_in_the_past(visitor: Visitor) -> None:
    """Nor where a bot decides instead."""
    page = open_page(visitor(), "/")
    page.locator("h1").wait_for()
    view = {**ALTAR_VIEW, "phase": "play"}
    past, idle = page.evaluate(
        ALTAR, [["hand", SHRINE, view, {"isPast": True}], ["hand", SHRINE, view, {"offered": []}]]
    )
    assert past == "You are looking back; nothing can be moved here."
    assert idle == "Nothing is asked of you at the moment."
