"""Explicit deals and reshuffles: chance as data."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dalang.situations import ISLANDS, draw_pile, hand, place, play, stack

import banjar
from banjar import Game, PositionError, State

DECK = "P" * 30 + "W" * 30 + "R" * 30 + "S" * 30 + "A" * 15 + "123456" * 4


def load(players: int = 3, **options: Any) -> Game:
    return banjar.load("dalang", players=players, **options)


def deal(**changes: Any) -> dict[str, Any]:
    return {"deck": DECK, "starting_cards": [1, 2, 3, 4], "seed": 7, **changes}


def played_out(state: State, seed: int) -> State:
    chance = random.Random(seed)
    while not state.is_over:
        state.play(chance.choice(state.legal_ids()))
    return state


@pytest.mark.parametrize("players", [3, 4])
def test_a_deal_reproduces_a_game(players: int) -> None:
    """With all its reshuffles: the deal holds the number they come from."""
    game = load(players)
    one = game.new(seed=3)
    assert one.deal is not None
    other = game.from_deal(one.deal)
    assert other == one
    assert (other.seed, one.seed) == (None, 3)
    played_out(one, 1)
    for _, action in one.decisions:
        other.play(action)
    assert one.reshuffles
    assert other.reshuffles == one.reshuffles
    assert other == one
    assert other.history(1) == one.history(1)


def test_a_deal_without_a_seed() -> None:
    """Its reshuffles come from seed 0."""
    given = deal()
    del given["seed"]
    assert load().from_deal(given) == load().from_deal(deal(seed=0))
    assert load().from_deal(given) != load().from_deal(deal(seed=1))


@pytest.mark.parametrize("players", [3, 4])
def test_the_order_of_a_deal(players: int) -> None:
    """B2.1: island by island, three rounds each, seats from 0; the rest in drawing order."""
    deck = random.Random(2).sample(DECK, len(DECK))
    state = load(players).from_deal(deal(deck="".join(deck)))
    first = {letter: 3 * players * number for number, letter in enumerate(ISLANDS)}
    active_island = next(letter for letter, name in ISLANDS.items() if name == state.view()["dalang"])
    drawn = deck[12 * players :]
    for seat in range(players):
        for letter in ISLANDS:
            dealt = "".join(deck[first[letter] + seat + players * turn] for turn in range(3))
            if letter != active_island:
                assert stack(state, seat, letter) == dealt
            else:
                offset = (seat - state.active) % players
                new = drawn[:2] if offset == 0 else drawn[1 + offset : 2 + offset]
                assert sorted(hand(state, seat)) == sorted([*dealt, *new])
    assert draw_pile(state) == "".join(drawn[players + 1 :])


@pytest.mark.parametrize("numbers", [[1, 2, 3, 4], [4, 3, 2, 1], [2, 4, 3, 1]])
def test_the_starting_cards_of_a_deal(numbers: list[int]) -> None:
    """B2.2: seat by seat; with three players the last one is left over."""
    state = load().from_deal(deal(starting_cards=numbers))
    assert [player["starting_card"] for player in state.view()["players"]] == numbers[:3]
    assert state.active == numbers.index(min(numbers[:3]))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (None, "deal: must be an object, not nothing"),
        ([], "deal: must be an object, not []"),
        ("deck", "deal: must be an object, not 'deck'"),
        ({}, "deal: 'deck' is missing"),
        ({"deck": DECK}, "deal: 'starting_cards' is missing"),
        (deal(altar="RNBE"), "deal: unknown key 'altar'; known are deck, starting_cards, seed"),
        (deal(deck=None), "deal.deck: must be a text of letters out of PWRSA123456"),
        (deal(deck=list(DECK)), "deal.deck: must be a text of letters out of PWRSA123456"),
        (deal(deck=DECK[1:]), "deal.deck: must hold 159 cards, not 158"),
        (deal(deck=DECK + "P"), "deal.deck: must hold 159 cards, not 160"),
        (deal(deck=""), "deal.deck: must hold 159 cards, not 0"),
        (deal(deck="X" + DECK[1:]), "deal.deck: 'X' is no card; the letters are PWRSA123456"),
        (deal(deck="p" + DECK[1:]), "deal.deck: 'p' is no card"),
        (deal(deck="W" + DECK[1:]), "deal.deck: must hold 30 priest cards, not 29"),
        (deal(deck=DECK.replace("123456", "223456", 1)), "deal.deck: must hold 4 dalang_kp cards, not 3"),
        (deal(starting_cards=[1, 2, 3]), "deal.starting_cards: must have 4 elements, not 3"),
        (deal(starting_cards="1234"), "deal.starting_cards: must be a list, not '1234'"),
        (deal(starting_cards=[1, 2, 3, 3]), "deal.starting_cards: must name each of 1, 2, 3 and 4 once"),
        (deal(starting_cards=[0, 1, 2, 3]), "deal.starting_cards[0]: must be from 1 to 4, not 0"),
        (deal(starting_cards=[1, 2, 3, "4"]), "deal.starting_cards[3]: must be a whole number, not '4'"),
        (deal(seed=-1), "deal.seed: must be from 0 to 9223372036854775807, not -1"),
        (deal(seed=2**63), "deal.seed: must be from 0 to 9223372036854775807, not 9223372036854775808"),
        (deal(seed="7"), "deal.seed: must be a whole number, not '7'"),
        (deal(seed=None), "deal.seed: must be a whole number, not nothing"),
    ],
)
def test_a_wrong_deal(given: Any, message: str) -> None:
    """The error says where and what."""
    with pytest.raises(PositionError) as caught:
        load().from_deal(given)
    assert str(caught.value).startswith(message)


def test_a_wrong_deal_leaves_nothing_behind() -> None:
    """The next deal is as if nothing had been."""
    game = load()
    before = game.new(seed=4).to_bytes()
    with pytest.raises(PositionError):
        game.from_deal(deal(starting_cards=[4, 3, 2, 1], seed=-1))
    assert game.new(seed=4).to_bytes() == before


def test_the_cards_of_a_deal_follow_the_options() -> None:
    """B1.2"""
    pairs = {"KP": 24, "KT": 0, "KW": 0, "PT": 0, "PW": 0, "TW": 0}
    game = load(dalang_cards=pairs)
    other = DECK[:135] + "1" * 24
    assert game.from_deal(deal(deck=other)).deal == deal(deck=other)
    with pytest.raises(PositionError, match="deal.deck: must hold 24 dalang_kp cards, not 4"):
        game.from_deal(deal())
    with pytest.raises(PositionError, match="deal.deck: must hold 4 dalang_kp cards, not 24"):
        load().from_deal(deal(deck=other))


def test_a_deal_of_the_other_game() -> None:
    """The games' deals are not mixed up."""
    state = banjar.load("altar").new(seed=1)
    assert state.deal is not None
    with pytest.raises(PositionError):
        load().from_deal(state.deal)


def test_the_deal_belongs_to_the_caller() -> None:
    """Changing the object given, or the object got, changes no game."""
    given = deal()
    state = load().from_deal(given)
    given["starting_cards"][0] = 9
    assert state.deal == deal()
    got = state.deal
    assert got is not None
    got["starting_cards"][0] = 9
    assert state.deal == deal()


NEARLY_EMPTY: dict[str, Any] = {"draw_pile": "P", "discards": "WWRSA"}


def test_a_reshuffle_in_the_order_given() -> None:
    """B3.1: one card of the old pile, then the discards as the script says."""
    written = place(3, **NEARLY_EMPTY).to_position()
    state = load().from_position(written, ["ASRWW"])
    play(state, "end")
    assert [hand(state, seat) for seat in (1, 2, 0)] == ["PA", "S", "R"]
    assert draw_pile(state) == "WW"
    assert state.reshuffles == ["ASRWW"]


TWO_RESHUFFLES = (
    "artist discard=warrior done pass pass "
    "artist discard=warrior discard=priest done pass pass "
    "artist discard=warrior done pass pass"
)


def test_reshuffles_one_after_the_other() -> None:
    """Each has its own script."""
    written = place(3, hands=["AAWW"], draw_pile="", discards="P").to_position()
    state = play(load().from_position(written, ["PAW", "PAWAW"]), TWO_RESHUFFLES)
    assert (hand(state, 0), draw_pile(state)) == ("P", "AWAW")
    assert state.reshuffles == ["PAW", "PAWAW"]
    state = play(load().from_position(written, ["PAW"]), TWO_RESHUFFLES)
    assert state.reshuffles[0] == "PAW"
    assert sorted(state.reshuffles[1]) == sorted("PAWAW")
    with pytest.raises(PositionError, match="reshuffle 2 does not hold the cards that were shuffled: PAW"):
        play(load().from_position(written, ["PAW", "PAW"]), TWO_RESHUFFLES)


def test_reshuffles_are_available_afterwards() -> None:
    """In drawing order, and giving them to a new game reproduces it."""
    one = played_out(load().new(seed=9), 9)
    assert one.deal is not None
    assert len(one.reshuffles) >= 2
    other = load().from_deal({**one.deal, "seed": 99}, one.reshuffles)
    for _, action in one.decisions:
        other.play(action)
    assert other.reshuffles == one.reshuffles
    assert other.to_position() | {"shuffle": None} == one.to_position() | {"shuffle": None}


@pytest.mark.parametrize(
    ("reshuffles", "message"),
    [
        (["WWRSX"], "reshuffles: 'X' is no card; the letters are PWRSA123456"),
        ([""], "reshuffles: a pile has 1 to 159 cards, not 0"),
        (["W" * 160], "reshuffles: a pile has 1 to 159 cards, not 160"),
        ([5], "reshuffles: must be a text of letters out of PWRSA123456"),
        ([None], "reshuffles: must be a text of letters out of PWRSA123456"),
    ],
)
def test_a_reshuffle_that_is_no_pile(reshuffles: Any, message: str) -> None:
    """Refused at once."""
    with pytest.raises(PositionError, match=f"^{message}"):
        load().from_deal(deal(), reshuffles)
    with pytest.raises(PositionError, match=f"^{message}"):
        load().from_position(place(3).to_position(), reshuffles)


def test_a_later_reshuffle_that_is_no_pile() -> None:
    """Refused at once, too."""
    with pytest.raises(PositionError, match="'X' is no card"):
        load().from_deal(deal(), ["WW", "X"])


@pytest.mark.parametrize("script", ["WWRS", "WWRSAA", "WWRSP", "PPPPP", "WRRSA"])
def test_a_reshuffle_of_other_cards(script: str) -> None:
    """Found out when the pile is shuffled."""
    state = load().from_position(place(3, **NEARLY_EMPTY).to_position(), [script])
    with pytest.raises(PositionError, match=f"^reshuffle 1 does not hold the cards that were shuffled: {script}$"):
        play(state, "end")


def test_a_wrong_reshuffle_changes_nothing() -> None:
    """A decision that raises leaves the state as it was."""
    state = load().from_position(place(3, **NEARLY_EMPTY).to_position(), ["PPPPP"])
    before = state.to_bytes()
    with pytest.raises(PositionError):
        play(state, "end")
    assert state.to_bytes() == before
    assert state.decisions == []


def test_a_copy_keeps_the_reshuffles_to_come() -> None:
    """Both play on with the same script."""
    state = load().from_position(place(3, **NEARLY_EMPTY).to_position(), ["ASRWW"])
    twin = state.copy()
    play(state, "end")
    play(twin, "end")
    assert twin == state
    assert twin.reshuffles == ["ASRWW"]


@pytest.mark.parametrize("reshuffles", [5, None])
def test_reshuffles_that_are_no_list(reshuffles: Any) -> None:
    """An error of ours."""
    with pytest.raises(ValueError, match="reshuffles"):
        load().from_deal(deal(), reshuffles)


def test_altar_has_no_reshuffles() -> None:
    """Its pile is shuffled once."""
    game = banjar.load("altar")
    given = game.new(seed=1).deal
    assert given is not None
    with pytest.raises(PositionError, match="the pile is never reshuffled"):
        game.from_deal(given, ["RNBE"])
