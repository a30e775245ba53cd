"""A3.15 to A3.20: phase 4, what the free card brings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import arrange, goods, happened, legal, of_type, play, points, stones, supply_counts

import banjar


def scored(free: str, players: int = 3, active: int = 0, **arguments: Any) -> banjar.State:
    """The active player takes the last card of the turn and leaves that free card below it."""
    rows = [f"EE{free}M", "NBEB", "BERE", "ERNR"]
    state = arrange(players, hands={active: "RN"}, rows=rows, phase="take", active=active, **arguments)
    return play(state, "take@A")


def cards(kind: str, *numbers: int) -> list[str]:
    """So many cards of a kind in play, seat by seat."""
    return [kind * number for number in numbers]


MAJORITIES = [
    ((0, 0, 0), (0, 0, 0)),
    ((1, 0, 0), (1, 0, 0)),
    ((0, 1, 1), (0, 1, 1)),
    ((2, 0, 0), (3, 0, 0)),
    ((2, 1, 0), (3, 1, 0)),
    ((1, 1, 2), (1, 1, 3)),
    ((2, 2, 1), (2, 2, 1)),
    ((3, 1, 3), (3, 1, 3)),
    ((2, 2, 3), (2, 2, 4)),
]


@pytest.mark.parametrize(("in_play", "gained"), MAJORITIES)
def test_stonemasons(in_play: tuple[int, ...], gained: tuple[int, ...]) -> None:
    """A3.15 A3.18: 1 stone for each, 1 more for who alone has the most and at least 2."""
    state = scored("M", in_play=cards("M", *in_play), stones=[0, 10, 20])
    assert stones(state) == [gained[0], 10 + gained[1], 20 + gained[2]]
    assert points(state) == [0, 0, 0]


@pytest.mark.parametrize(("in_play", "gained"), MAJORITIES)
def test_priests(in_play: tuple[int, ...], gained: tuple[int, ...]) -> None:
    """A3.15 A3.18: 1 VP for each, 1 more for who alone has the most and at least 2."""
    state = scored("P", in_play=cards("P", *in_play), stones=[7, 8, 9], points=[0, 10, 20])
    assert points(state) == [gained[0], 10 + gained[1], 20 + gained[2]]
    assert stones(state) == [7, 8, 9]


def test_masons_two_one_none() -> None:
    """A3.15 A3.18 AE4 TA34: they get 3, 1, 0 stones."""
    state = scored("M", in_play=cards("M", 2, 1, 0), stones=[0, 0, 0])
    assert stones(state) == [3, 1, 0]


def test_priests_two_two_one() -> None:
    """A3.15 A3.18 AE4 TA36: Jessica 2, Kenny 2, Robert 1: nobody alone has the most; 2, 2, 1 VP."""
    state = scored("P", in_play=cards("P", 2, 2, 1))
    assert points(state) == [2, 2, 1]


@pytest.mark.parametrize(
    ("choice", "expected"), [("points", ([4, 0, 0], [0, 0, 0])), ("stones", ([0, 0, 0], [4, 0, 0]))]
)
def test_three_shrines(choice: str, expected: tuple[list[int], list[int]]) -> None:
    """A3.16 A3.18 AE4 TA38: Kenny, alone with the most, gets 4 VP or 4 stones; 3 and 1 mixed is no choice."""
    state = scored("S", in_play=cards("S", 3, 1, 0), stones=[0, 0, 0])
    assert (state.to_act, legal(state)) == (0, "points stones")
    play(state, choice)
    assert (points(state), stones(state)) == expected
    assert (state.to_act, state.phase) == (1, "shrine_reward")


def test_shrines_in_turn_order() -> None:
    """A3.16: from the active player clockwise, only who has a shrine, each with a choice of the own."""
    state = scored("S", 4, active=2, in_play=["MS", "MSS", "MS", "M"], stones=[0, 0, 0, 0])
    asked = []
    for choice in ("points", "stones", "points"):
        asked.append(state.to_act)
        play(state, choice)
    assert asked == [2, 0, 1]
    assert points(state) == [0, 3, 1, 0]
    assert stones(state) == [1, 0, 0, 0]
    assert (state.active, state.to_act, state.phase) == (3, 3, "buy")


def test_no_shrine_in_play() -> None:
    """A3.16 A4.6: nobody is asked, the turn ends."""
    state = scored("S", in_play=["M", "M", "M"])
    assert (state.active, state.phase) == (1, "buy")
    assert of_type(state, "scored") == [{"seat": 0, "card": "shrine", "row": 0}]


def test_shrines_without_a_majority() -> None:
    """A3.16 A3.18: 2, 2: each gets 2."""
    state = play(scored("S", in_play=cards("S", 2, 0, 2), stones=[0, 0, 0]), "stones points")
    assert (points(state), stones(state)) == ([0, 0, 2], [2, 0, 0])


def test_a_farmer_brings_one_card() -> None:
    """A3.17: exactly one to everyone with such a farmer, however many; none to the others."""
    state = scored("B", in_play=["MBBB", "MBBB", "MR"])
    assert [goods(state, seat) for seat in range(3)] == ["RNBBE", "RNBBE", "RNBE"]
    assert supply_counts(state) == [22, 22, 20, 22]
    assert (state.active, state.phase) == (1, "buy")


@pytest.mark.parametrize(("letter", "name"), [("R", "rice"), ("N", "peanut"), ("B", "banana"), ("E", "pepper")])
def test_each_farmer_brings_its_own_good(letter: str, name: str) -> None:
    """A3.17 A3.18: and the bonus is of the same good."""
    state = scored(letter, in_play=[letter * 2, letter, ""], goods=["", "", ""])
    assert [goods(state, seat) for seat in range(3)] == [letter * 2, letter, ""]
    assert [event["good"] for event in of_type(state, "gained_good")] == [name] * 3


def test_one_rice_farmer_alone() -> None:
    """A3.17 A3.18 AE4 TA40: Jessica has 1, the others none: 1 rice card, no bonus."""
    state = scored("R", active=1, in_play=["MR", "M", "M"])
    assert [goods(state, seat) for seat in range(3)] == ["RRNBE", "RNBE", "RNBE"]


def test_the_order_of_farmer_cards() -> None:
    """A3.17 A3.18: the active player first, then clockwise; the bonus when everybody has theirs."""
    state = scored("E", 4, active=2, in_play=["ME", "MEEE", "ME", "M"])
    assert of_type(state, "gained_good") == [
        {"seat": 2, "good": "pepper", "bonus": False, "substitute": False},
        {"seat": 0, "good": "pepper", "bonus": False, "substitute": False},
        {"seat": 1, "good": "pepper", "bonus": False, "substitute": False},
        {"seat": 1, "good": "pepper", "bonus": True, "substitute": False},
    ]


def test_the_normal_card_cannot_be_declined() -> None:
    """A3.19: nobody is asked while the good is there."""
    state = scored("R", in_play=["MRR", "MR", "M"], supply="RRR")
    assert (state.active, state.phase) == (1, "buy")
    assert [goods(state, seat) for seat in range(3)] == ["RRRNBE", "RRNBE", "RNBE"]


def rice_short(**arguments: Any) -> banjar.State:
    """TA42: two rice cards are left; the active player has three rice farmers, the others one each."""
    in_play = ["MRRR", "MR", "MR", "MR"]
    return scored("R", 4, in_play=in_play, **{"supply": "RRNNNBE", **arguments})


def test_the_good_runs_out() -> None:
    """A3.19 TA42: active rice, left rice, the next two choose, then the active player's bonus by choice."""
    state = rice_short()
    assert (goods(state, 0), goods(state, 1)) == ("RRNBE", "RRNBE")
    assert (state.to_act, state.phase) == (2, "substitute")
    assert legal(state) == "instead=peanut instead=banana instead=pepper decline"
    play(state, "instead=pepper")
    assert (state.to_act, legal(state)) == (3, "instead=peanut instead=banana decline")
    play(state, "instead=peanut")
    assert (state.to_act, legal(state)) == (0, "instead=peanut instead=banana decline")
    play(state, "instead=banana")
    assert [goods(state, seat) for seat in range(4)] == ["RRNBBE", "RRNBE", "RNBEE", "RNNBE"]
    assert supply_counts(state) == [0, 2, 0, 0]
    assert (state.active, state.phase) == (1, "buy")


def test_a_substitute_declined() -> None:
    """A3.19 TA43: legal, and it brings nothing."""
    state = play(rice_short(), "decline")
    assert goods(state, 2) == "RNBE"
    assert supply_counts(state) == [0, 3, 1, 1]
    assert (state.to_act, state.phase) == (3, "substitute")
    play(state, "instead=banana decline")
    assert [goods(state, seat) for seat in range(4)] == ["RRNBE", "RRNBE", "RNBE", "RNBBE"]
    assert (state.active, state.phase) == (1, "buy")


def test_the_last_card_goes_in_mid_scoring() -> None:
    """A3.19: late in the order nothing may be left; then nobody is asked."""
    state = rice_short(supply="RN")
    assert (state.to_act, legal(state)) == (1, "instead=peanut decline")
    play(state, "instead=peanut")
    assert [goods(state, seat) for seat in range(4)] == ["RRNBE", "RNNBE", "RNBE", "RNBE"]
    assert (state.active, state.phase) == (1, "buy")
    assert of_type(state, "nothing_left") == [
        {"seat": 2, "bonus": False},
        {"seat": 3, "bonus": False},
        {"seat": 0, "bonus": True},
    ]


def test_the_bonus_is_a_question_of_its_own() -> None:
    """A3.19: the good lasts for all but the bonus."""
    state = rice_short(supply="RRRRE")
    assert (state.to_act, legal(state)) == (0, "instead=pepper decline")
    play(state, "instead=pepper")
    assert goods(state, 0) == "RRNBEE"
    assert of_type(state, "gained_good") == [{"seat": 0, "good": "pepper", "bonus": True, "substitute": True}]


def test_an_empty_supply() -> None:
    """A3.19 TA44: nobody gets anything and nobody is asked."""
    state = rice_short(supply="")
    assert [goods(state, seat) for seat in range(4)] == ["RNBE"] * 4
    assert (state.active, state.phase) == (1, "buy")
    assert of_type(state, "nothing_left") == [
        {"seat": 0, "bonus": False},
        {"seat": 1, "bonus": False},
        {"seat": 2, "bonus": False},
        {"seat": 3, "bonus": False},
        {"seat": 0, "bonus": True},
    ]


def test_no_substitute_without_a_reward() -> None:
    """A3.17 A3.19: without such a farmer there is no question."""
    state = scored("R", 4, in_play=["M", "MR", "M", "MR"], supply="NNN")
    assert state.to_act == 1
    assert play(state, "decline").to_act == 3
    assert play(state, "decline").phase == "buy"


@pytest.mark.parametrize("free", ["M", "P", "S", "R"])
def test_hand_cards_never_count(free: str) -> None:
    """A3.20: neither for the reward nor for a majority."""
    state = arrange(
        hands=[free * 2, free * 3, "BBB"],
        in_play=["", "", free],
        rows=[f"EE{free}N", "NBEB", "BENE", "EBNN"],
        phase="take",
        stones=[0, 0, 0],
        goods=["", "", ""],
        pile="MMMMM",
    )
    play(state, "take@A")
    if free == "S":
        assert (state.to_act, state.phase) == (2, "shrine_reward")
        play(state, "points")
    gains = [points(state), stones(state), [len(goods(state, seat)) for seat in range(3)]]
    assert gains.count([0, 0, 1]) == 1
    assert gains.count([0, 0, 0]) == 2


def test_the_card_just_played_counts() -> None:
    """A3.15 A3.20: it is in play when the free card is scored."""
    state = arrange(hands=["MNB"], in_play=["M", "M", "M"], rows=["PPMP", "NBEP", "BERP", "ERNP"], stones=[0, 0, 0])
    play(state, "nobuy mason take@A")
    assert stones(state) == [3, 1, 1]


def test_everybody_is_rewarded_in_anybodys_turn() -> None:
    """A3.15: all players, not only the active one."""
    state = scored("P", 4, active=3, in_play=["PP", "P", "", "P"])
    assert points(state) == [3, 1, 0, 1]
    assert happened(state)[-1] == {"type": "turn_began", "seat": 0, "turn": 2}
