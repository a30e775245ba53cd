"""A1, A2, A6.1, A6.2, A7.1: the box and the start of a game."""

from __future__ import annotations

import itertools

import pytest
from tests.games.altar.arrange import (
    altar,
    arrange,
    box,
    goods,
    hand,
    in_play,
    legal,
    pile,
    play,
    points,
    rows,
    stones,
    supply_counts,
)

import banjar

PLAYERS = (2, 3, 4)
DECK = "RRRRRNNNNNBBBBBEEEEEMMMMMMMMMMMMPPPPPPPPPSSSSSSSSS"
ORACLE_DECK = DECK[:18] + "OOOOO" + DECK[18:] + "OOO"


def new(players: int, seed: int = 7, **options: bool) -> banjar.State:
    return banjar.load("altar", players=players, **options).new(seed)


def test_the_playing_cards() -> None:
    """A1.1: 5 of each farmer, 12 stonemasons, 9 priests, 9 shrines; no oracles in the plain game."""
    deal = new(2).deal
    assert deal is not None
    assert sorted(deal["deck"]) == sorted("R" * 5 + "N" * 5 + "B" * 5 + "E" * 5 + "M" * 12 + "P" * 9 + "S" * 9)
    assert len(deal["deck"]) == 50
    assert "altar" not in deal


def test_the_oracles() -> None:
    """A1.1 A6.2: 8 more cards in the oracle variant, 58 in all, none among the 16 of the offer."""
    for seed in range(20):
        deal = new(4, seed, oracle=True).deal
        assert deal is not None
        assert len(deal["deck"]) == 58
        assert deal["deck"][:16].count("O") == 0
        assert deal["deck"][16:].count("O") == 8


def test_oracles_lie_anywhere_in_the_pile() -> None:
    """A6.2: they are shuffled in, not put on top or below."""
    piles = [pile(new(2, seed, oracle=True)) for seed in range(80)]
    assert {place for cards in piles for place in range(42) if cards[place] == "O"} == set(range(42))


def test_the_starting_sets() -> None:
    """A1.2 A1.3: red lacks rice, blue peanut, yellow banana, green pepper; these are seats 0 to 3."""
    state = new(4)
    assert [hand(state, seat) for seat in range(4)] == ["NBE", "RBE", "RNE", "RNB"]
    assert [in_play(state, seat) for seat in range(4)] == ["M", "M", "M", "M"]
    assert [player["colour"] for player in state.view()["players"]] == ["red", "blue", "yellow", "green"]


@pytest.mark.parametrize("players", PLAYERS)
def test_unused_sets_are_out_of_the_game(players: int) -> None:
    """A1.2 A1.3: only the cards of the sets in use are on the table beside the 50."""
    state = new(players)
    cards = "".join([*rows(state), pile(state)])
    cards += "".join(hand(state, seat) + in_play(state, seat) for seat in range(players))
    assert len(cards) == 50 + 4 * players
    assert cards.count("M") == 12 + players
    assert cards.count("E") == 5 + min(players, 3)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("oracle", [False, True])
def test_the_sacrifice_cards(players: int, oracle: bool) -> None:
    """A1.4 A2.1 A6.1: 25 of each good: one a player, one on the altar with oracles, the rest in the supply."""
    state = new(players, oracle=oracle)
    assert [goods(state, seat) for seat in range(players)] == ["RNBE"] * players
    assert supply_counts(state) == [25 - players - int(oracle)] * 4


def test_stones_and_points_are_unlimited() -> None:
    """A1.5: 46 stones and 30 points are in the box, and more can be had."""
    state = arrange(2, in_play=["MM", "MPP"], stones=[46, 46], hands=["PNB", "MNB"], rows=["RNMM"] * 4)
    play(state, "nobuy priest take@A")
    assert stones(state) == [46 + 3, 46 + 1]
    state = arrange(2, in_play=["MPP", "MP"], points=[30, 15], hands=["MMN", "MNB"], rows=["RNPM"] * 4)
    play(state, "nobuy mason take@B")
    assert points(state) == [33, 16]


@pytest.mark.parametrize(
    ("players", "expected"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])], ids=["two", "three", "four"]
)
def test_stones_at_the_start(players: int, expected: list[int]) -> None:
    """A2.3: 2 for seat 0, then 3, 4, 5; nobody has points."""
    state = new(players)
    assert stones(state) == expected
    assert points(state) == [0] * players


def test_three_players() -> None:
    """A2.1 A2.3 TA2: stones 2/3/4, 22 of each good in the supply, the green set in the box."""
    state = new(3)
    assert stones(state) == [2, 3, 4]
    assert supply_counts(state) == [22, 22, 22, 22]
    assert [player["colour"] for player in state.view()["players"]] == ["red", "blue", "yellow"]


def test_the_offer_and_the_pile() -> None:
    """A2.2: 4 rows of 4, row by row, each from top to bottom; the other 34 are the pile, in drawing order."""
    state = banjar.load("altar", players=2).from_deal({"deck": DECK})
    assert rows(state) == ["RRRR", "RNNN", "NNBB", "BBBE"]
    assert pile(state) == DECK[16:]
    assert len(pile(state)) == 34


def test_only_the_bottom_card_is_free() -> None:
    """A2.2 A3.12: the last one dealt to a row."""
    state = banjar.load("altar", players=2).from_deal({"deck": DECK})
    play(state, "nobuy pepper take@D")
    assert rows(state)[3] == "BBB"
    assert hand(state, 0) == "NBE"


def test_the_altar_starts_empty() -> None:
    """A2.4: without oracles."""
    state = new(4)
    assert altar(state) == ""
    assert state.view()["altar"] == {"height": 0, "top": None}
    assert box(state) == {"oracle": 0, "shrine": 0}


def test_an_oracle_game_for_four() -> None:
    """A6.1 A6.2 TA4: pile 42, one face-down card of each good on the altar, supply 20, no oracle in the offer."""
    state = new(4, oracle=True)
    assert len(pile(state)) == 42
    assert sorted(altar(state)) == ["b", "e", "n", "r"]
    assert supply_counts(state) == [20, 20, 20, 20]
    assert not any("O" in row for row in rows(state))
    assert state.view(0)["altar"] == {"height": 4, "top": None}


def test_the_altar_is_shuffled() -> None:
    """A6.1: every good can be the top one."""
    assert {altar(new(2, seed, oracle=True))[-1] for seed in range(60)} == set("rnbe")


def test_an_explicit_deal_with_oracles() -> None:
    """A6.1 A6.2: the altar is given from its bottom."""
    state = banjar.load("altar", players=2, oracle=True).from_deal({"deck": ORACLE_DECK, "altar": "EBNR"})
    assert altar(state) == "ebnr"
    assert pile(state) == "EEOOOOOEE" + ORACLE_DECK[25:]
    assert state.deal == {"deck": ORACLE_DECK, "altar": "EBNR"}


@pytest.mark.parametrize(
    ("oracle", "deal", "message"),
    [
        (False, {"deck": DECK[1:]}, "deal.deck: must be a text of 50 letters out of RNBEMPSO"),
        (False, {"deck": "N" + DECK[1:]}, "deal.deck: must hold 5 rice cards, not 4"),
        (False, {"deck": "O" + DECK[1:]}, "deal.deck: must hold 5 rice cards, not 4"),
        (False, {"deck": "x" + DECK[1:]}, "deal.deck: 'x' is no card; the letters are RNBEMPSO"),
        (False, {}, "deal: 'deck' is missing"),
        (True, {"deck": DECK + "OOOOOOOO"}, "deal: 'altar' is missing"),
        (
            True,
            {"deck": DECK + "OOOOOOOO", "altar": "RRNB"},
            "deal.altar: must hold each of rice, peanut, banana, pepper once (A6.1)",
        ),
        (
            True,
            {"deck": "OOOOOOOO" + DECK, "altar": "RNBE"},
            "deal.deck: the first 16 cards are the offer and hold no oracle (A6.2)",
        ),
    ],
)
def test_wrong_deals(oracle: bool, deal: dict[str, str], message: str) -> None:
    """A2.2 A6.1 A6.2: a deal that is not the box, with a message that says why."""
    with pytest.raises(banjar.PositionError) as error:
        banjar.load("altar", players=2, oracle=oracle).from_deal(deal)
    assert str(error.value) == message


def test_the_demon_starts_on_row_0() -> None:
    """A7.1: and there is none without the variant."""
    assert new(3, demon=True).view()["demon_row"] == 0
    assert new(3).view()["demon_row"] is None


@pytest.mark.parametrize(("oracle", "demon"), list(itertools.product([False, True], repeat=2)))
def test_variants_alone_and_together(oracle: bool, demon: bool) -> None:
    """A7.5: both, each alone, or neither; each keeps its own set-up."""
    state = new(2, oracle=oracle, demon=demon)
    view = state.view()
    assert (view["oracle"], view["demon"]) == (oracle, demon)
    assert (view["pile"], view["altar"]["height"]) == ((42, 4) if oracle else (34, 0))
    assert view["demon_row"] == (0 if demon else None)


def test_the_first_decision() -> None:
    """A2.1 A3.1 A4.6: seat 0 is asked what to buy; with 2 stones and no farmers in play there is one answer."""
    state = new(4)
    assert (state.to_act, state.phase, state.turn) == (0, "buy", 1)
    assert legal(state) == "nobuy"


def test_the_same_seed_gives_the_same_game() -> None:
    """A2.2: and another seed another one."""
    assert new(3, 11) == new(3, 11)
    assert len({pile(new(3, seed)) for seed in range(30)}) == 30
