"""Questions of positions: what can hang on a decision, and which cards have been played for it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.dalang.situations import place, play

from banjar import PositionError


@pytest.mark.parametrize(
    "question",
    [{"spared": 1}, {"forced": True}, {"goal": "panschar"}, {"shown": 3, "leader": 1}, {"to_spread": 2}],
)
def test_a_question_before_a_card_is_played(question: dict[str, Any]) -> None:
    """In phase turn nothing is left of a card played before; `spared` would keep a seat from reacting to the next."""
    with pytest.raises(PositionError, match="in phase turn the active seat acts and no card is in question$"):
        place(3, question=question)


def test_the_active_player_is_present() -> None:
    """B4.3: only others flee."""
    with pytest.raises(PositionError, match=r"the active player never flees \(B4\.3\)$"):
        place(3, fled=[0])


def test_a_contest_with_all_cards_of_a_kind_in_one_hand() -> None:
    """B6.1 B6.2: one card was discarded to begin it, so at most 29 can be shown."""
    contest: dict[str, Any] = {"phase": "contest", "to_act": 1, "question": {"card": "prince", "shown": 1, "leader": 0}}
    state = place(3, hands=["R", "R" * 28], draw_pile="PPP", **contest)
    assert state.legal_actions()[-1].text == "show*28"
    with pytest.raises(PositionError, match=r"one prince card has been played and is discarded \(B3\.5\)"):
        place(3, hands=["R", "R" * 29], draw_pile="PPP", **contest)


@pytest.mark.parametrize(
    ("hands", "shown", "message"),
    [
        (["R", "R", ""], 1, "who leads after the active seat has shown more than the active seat (B6.1, B6.2)"),
        (["", "RR", ""], 2, "the active seat has shown a card and still holds it (B6.1, B6.4)"),
    ],
)
def test_what_the_active_seat_has_shown(hands: list[str], shown: int, message: str) -> None:
    """B6.1 B6.2 B6.4: it showed at least one card and still holds it; another leader showed more."""
    contest: dict[str, Any] = {"phase": "contest", "to_act": 2, "discards": "R"}
    question = {"card": "prince", "shown": shown, "leader": 1}
    with pytest.raises(PositionError, match=re.escape(message)):
        place(3, hands=hands, question=question, **contest)
    right = place(3, hands=["R", "RR", ""], question={**question, "shown": 2}, **contest)
    assert [action.text for action in right.legal_actions()] == ["pass"]


@pytest.mark.parametrize("phase", ["force", "join"])
@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"card": "warrior", "spared": 2, "exchanged": 1}, "a warrior exchanges no cards (B4.2)"),
        ({"card": "warrior", "spared": 2, "exchange": "put"}, "only a scholar puts or takes cards (B5.1)"),
        ({"card": "artist", "exchange": "take", "exchanged": 1}, "only a scholar puts or takes cards (B5.1)"),
        ({"card": "scholar", "exchange": "put"}, "'exchange' is open before the first card"),
        ({"card": "scholar", "exchanged": 2}, "'exchange' is open before the first card"),
    ],
)
def test_what_has_been_exchanged_fits_the_card(phase: str, question: dict[str, Any], message: str) -> None:
    """B4.2 B5.1 B5.2: only scholars and artists exchange cards, and only a scholar puts or takes them."""
    if phase == "join" and question["card"] == "warrior":
        message = "in phase join the card in question is scholar or artist"
    with pytest.raises(PositionError, match=re.escape(message)):
        place(3, hands=["", "PP"], draw_pile="", phase=phase, to_act=1, question=question)


@pytest.mark.parametrize("phase", ["exchange_stacks", "force"])
def test_exchanged_cards_are_still_there(phase: str) -> None:
    """B5.1: cards put lie on the stacks, cards taken are in the hand."""
    situation: dict[str, Any] = {"phase": phase, "to_act": 1, "draw_pile": ""}
    put = {"card": "scholar", "exchange": "put", "exchanged": 2}
    assert place(3, stacks={(1, "P"): "R", (1, "W"): "R"}, question=put, **situation).legal_ids()
    with pytest.raises(PositionError, match=r"seat 1 has put more cards than there are on its stacks \(B5\.1\)$"):
        place(3, stacks={(1, "P"): "R"}, question=put, **situation)
    assert place(3, hands=["", "RR"], question={**put, "exchange": "take"}, **situation).legal_ids()
    with pytest.raises(PositionError, match=r"seat 1 has taken more cards than it holds \(B5\.1\)$"):
        place(3, hands=["", "R"], question={**put, "exchange": "take"}, **situation)


PLAYED: list[Any] = [
    # phase, seat asked, question, cards of the kind that lie in the discards at least
    ("answer_warrior", 1, {"card": "warrior", "spared": 3}, 1),
    ("answer_warrior", 2, {"card": "warrior", "spared": 3}, 2),
    ("answer_warrior", 2, {"card": "warrior", "spared": 3, "forced": True}, 0),
    ("spread", 1, {"card": "warrior", "spared": 3, "to_spread": 1}, 1),
    ("force", 1, {"card": "warrior", "spared": 3}, 2),
    ("exchange_stacks", 0, {"card": "scholar"}, 1),
    ("exchange_stacks", 2, {"card": "scholar"}, 2),
    ("exchange_stacks", 2, {"card": "scholar", "forced": True}, 1),
    ("join", 1, {"card": "scholar"}, 1),
    ("force", 2, {"card": "scholar"}, 2),
    ("exchange_cards", 0, {"card": "artist"}, 1),
    ("exchange_cards", 1, {"card": "artist"}, 1),
    ("join", 1, {"card": "artist", "exchanged": 1}, 0),
    ("force", 1, {"card": "artist"}, 1),
    ("force", 1, {"card": "artist", "exchanged": 1}, 0),
]


@pytest.mark.parametrize(("phase", "to_act", "question", "least"), PLAYED)
def test_cards_just_played_are_discarded(phase: str, to_act: int, question: dict[str, Any], least: int) -> None:
    """B3.5 B4.2 B5.3 B5.4: until somebody draws, which only artists and forcing allow, they lie in the discards."""
    letter = {"warrior": "W", "scholar": "S", "artist": "A"}[question["card"]]
    box = {"W": 30, "S": 30, "A": 15}[letter]
    situation: dict[str, Any] = {"phase": phase, "to_act": to_act, "question": question, "hands": ["", "P", "P"]}
    assert place(4, draw_pile=letter * (box - least), discards=letter * least, **situation).legal_ids()
    if least:
        with pytest.raises(PositionError, match=r"played and (is|are) discarded \(B3\.5\)$"):
            place(4, draw_pile=letter * (box - least + 1), discards=letter * (least - 1), **situation)


def test_forced_by_a_seat_asked_before() -> None:
    """B5.4: not while the first seat is asked, nor after only absent or spared ones."""
    join: dict[str, Any] = {"phase": "join", "question": {"card": "scholar", "forced": True}}
    assert place(3, to_act=2, **join).legal_ids()
    for situation in (
        {"to_act": 1, **join},
        {"to_act": 2, "fled": [1], **join},
        {"to_act": 2, "phase": "answer_warrior", "question": {"card": "warrior", "spared": 1, "forced": True}},
    ):
        with pytest.raises(PositionError, match=r"is forced by a seat asked before \(B5\.4\)$"):
            place(3, **situation)


def test_forced_by_others() -> None:
    """B5.4: nobody can have forced the end while the active seat carries out its own card."""
    with pytest.raises(PositionError, match="is forced by others"):
        place(3, phase="exchange_stacks", question={"card": "scholar", "forced": True})


def test_nobody_is_spared_from_other_cards() -> None:
    """B4.1: `spared` keeps a seat from being asked to join."""
    with pytest.raises(PositionError, match=r"only a warrior spares somebody \(B4\.1\)$"):
        place(3, phase="join", to_act=1, question={"card": "scholar", "spared": 2})


def test_hands_put_down_before() -> None:
    """B7.3: in phase stow the seats from the active one up to the one asked have empty hands."""
    question = {"card": "dalang_kp", "goal": "panschar"}
    with pytest.raises(PositionError, match=r"seat 0 has put its hand down already, but holds cards \(B7\.3\)$"):
        place(3, hands=["PPP", "WW"], discards="1", phase="stow", to_act=1, question=question)


def test_the_second_card_is_offered_once() -> None:
    """B5.4: in phase force the end is not forced yet."""
    question = {"card": "scholar"}
    assert play(place(3, phase="force", to_act=1, discards="SS", question=question), "noforce").to_act == 2
