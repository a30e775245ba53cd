"""Why something cannot be used: the server's reasons as sentences, in every language.

Which reason it is, is tested with the games: tests/games/*/io/test_reasons.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from banjar.i18n.texts import LANGUAGES

ClientPage = Callable[[str], Page]

ALTAR = """
async (cases) => {
  const { Moves } = await import("/web/app/games/altar/moves.js");
  const { Wording } = await import("/web/app/core/wording.js");
  let told = "";
  const tell = (sentence) => (told = sentence);
  const parts = { tell, choose() {}, chosen: null, pending: null, open: null, setOpen() {} };
  const words = new Wording("altar", [{ name: "Ann" }, { name: "Ben" }]);
  return cases.map(([target, view, more]) => {
    new Moves({ view, words, offered: [{}], ...parts, ...more }).explain(target);
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

VIEW: dict[str, Any] = {"seat": 0, "active": 0, "to_act": 0, "phase": "play", "reasons": []}
OTHERS_TURN = {"to_act": 1, "active": 1}
RICE = {"good": "rice", "price": 5, "stones": 3}

ALTAR_CASES: list[tuple[str, dict[str, Any], str]] = [
    # the reason, its values, and the sentence
    ("hand-buy", {}, "First decide whether you buy a sacrifice card; then you play."),
    ("hand-phase", {}, "You have already played this turn."),
    ("hand-turn", {}, "You can play cards only on your own turn."),
    ("too-dear", {"price": 7, "stones": 3}, "A shrine costs 7 stones, but you have 3."),
    ("price", RICE, "A rice card costs you 5 stones, but you have 3."),
    ("none-left", {"good": "pepper"}, "No pepper cards are left in the supply."),
    ("supply-phase", {}, "Sacrifice cards are bought at the beginning of your turn."),
    ("supply-hide", {}, "First you lay a card of your own face down; then one from the supply goes on top."),
    ("offer-phase", {}, "Cards from the offer are taken at the end of your turn, after playing."),
    ("offer-oracle", {}, "First the oracle: decide about the altar, then you go on taking cards."),
    ("offer-scoring", {}, "Your hand is full again: now comes the scoring."),
    ("demon", {}, "The demon stands on this row: no card may be taken from it."),
    ("not-free", {}, "Only the bottom card of a row is available."),
    ("goods", {}, "You lay sacrifice cards on the altar only when a shrine has been played."),
    ("goods-none", {"good": "rice"}, "You have no rice card."),
    ("goods-offer", {}, "Your own card has been laid; the last one comes from the supply."),
    ("altar", {}, "Nobody may look through the altar; only its top card can be seen."),
    ("altar-lay", {}, "Choose one of your sacrifice cards: it goes on the altar."),
    ("altar-offer", {}, "Choose a good from the supply: it goes on the altar."),
]

GENERAL_CASES: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    # what is different in the view and in the table, and the sentence, whatever the target
    ({"phase": "over", "to_act": None}, {}, "The game is over."),
    ({"seat": None}, {}, "You are watching; only the players may move cards."),
    (OTHERS_TURN, {}, "It is not your turn: Ben decides."),
    ({"to_act": 1}, {}, "First Ben has to decide; then your turn goes on."),
    ({}, {"isPast": True}, "You are looking back; nothing can be moved here."),
    ({}, {"offered": []}, "You have nothing to decide right now."),
]

WONTONG, KUKUSCH = {"island": "wontong"}, {"island": "kukusch"}
PANSCHAR = {"island": "panschar", "count": 2}
AT_ISLANDS = "There is nothing to do at the islands now. To be decided: "

DALANG_CASES: list[tuple[str, str, dict[str, Any], str]] = [
    # what is asked, the reason, its values, and the sentence
    ("card priest", "one-contest", {}, "A contest takes at least two of a kind: one is discarded, one is shown."),
    ("card priest", "other-kind", {"card": "warrior"}, "Only this card can answer now: warrior."),
    ("card prince", "too-few", {"count": 2}, "You would have to show more than 2."),
    ("card priest", "taking", {}, "You are taking cards with this scholar, so you cannot put any."),
    ("card dalang_kp", "other-goal", WONTONG, "To block, the Dalang card has to name Wontong."),
    ("card priest", "no-block", WONTONG, "Only a Dalang card that names Wontong can block."),
    ("island kukusch", "here", KUKUSCH, "The Dalang is at Kukusch already."),
    ("island wontong", "no-card", WONTONG, "You have no Dalang card that leads to Wontong."),
    ("island wontong", "island-phase", {"phase": "stow"}, f"{AT_ISLANDS}Journey: lay down your hand."),
    ("island wontong", "island-phase", {"phase": "exchange_cards"}, f"{AT_ISLANDS}Artist: exchange cards."),
    ("island kukusch", "put-here", KUKUSCH, "Cards are put at the other islands: the Dalang is at Kukusch."),
    ("island panschar", "take-stack", PANSCHAR, "To take the top card there, choose your stack at Panschar."),
    ("island wontong", "take-stack", {**WONTONG, "count": 0}, "You have no stack at Wontong to take from."),
    ("put dalang_kp kukusch", "here", KUKUSCH, "The Dalang is at Kukusch already."),
    ("put dalang_kp wontong", "not-named", WONTONG, "This Dalang card does not name Wontong."),
    ("put scholar wontong", "middle", {}, "This card is played in the middle of the table, not at an island."),
]

PLAN_CASES = [
    # what is asked, whether the plan is full, and what the client says of its own: nothing has been sent yet
    ("whyNotCard", True, "You have chosen enough cards. Confirm, or take one back."),
    ("whyNotCard", False, "You have chosen all cards of this kind."),
    ("whyNotIsland", True, "You have chosen enough cards. Confirm, or take one back."),
    ("whyNotIsland", False, "You have no more cards to put."),
]

ASKED = {"card": "whyNotCard", "island": "whyNotIsland", "put": "whyNotThere"}


def dalang_table(view: dict[str, Any], is_full: bool = False) -> dict[str, Any]:
    return {"state": {}, "plan": {"isFull": is_full}, "offered": [{"type": "pass"}], "view": {**VIEW, **view}}


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest, client_page: ClientPage) -> Page:
    """A page in a language."""
    return client_page(request.param)


def test_reasons_in_altar(page: Page) -> None:
    """The server's, for exactly what they are about."""
    cases = []
    for reason, values, _ in ALTAR_CASES:
        others = [{"target": "hand", "reason": "hand-buy"}, {"target": "hand shrines", "reason": "hand-buy"}]
        found = {"target": "hand shrine", "reason": reason, "values": values}
        cases.append(["hand shrine", {**VIEW, "reasons": [*others, found]}, {}])
    check(page, page.evaluate(ALTAR, cases), [expected for *_, expected in ALTAR_CASES])


def test_reasons_for_everything(page: Page) -> None:
    """Where the viewer has nothing to decide, the reason is the same everywhere."""
    said = {"reasons": [{"target": "hand", "reason": "hand-buy"}]}
    cases = [["hand shrine", {**VIEW, **said, **view}, more] for view, more, _ in GENERAL_CASES]
    check(page, page.evaluate(ALTAR, cases), [expected for *_, expected in GENERAL_CASES])


def test_reasons_in_dalang(page: Page) -> None:
    """For cards, for islands, and for cards dragged to islands."""
    cases = []
    for target, reason, values, _ in DALANG_CASES:
        kind, *what = target.split()
        view = {"reasons": [{"target": target, "reason": reason, "values": values}]}
        cases.append([ASKED[kind], what, dalang_table(view)])
    check(page, page.evaluate(DALANG, cases), [expected for *_, expected in DALANG_CASES])


def test_reasons_of_a_plan(page: Page) -> None:
    """Cards that are chosen together are no longer there, although the server still offers them."""
    cases = [[about, ["panschar"], dalang_table({}, is_full)] for about, is_full, _ in PLAN_CASES]
    check(page, page.evaluate(DALANG, cases), [expected for *_, expected in PLAN_CASES])


def check(page: Page, told: list[str], expected: list[str]) -> None:
    """Word for word in English; in other languages as many different ones, and none is missing."""
    if page.get_attribute("html", "lang") == "en":
        assert told == expected
    assert not any("⟨" in sentence for sentence in told)
    assert len(set(told)) == len(set(expected))
