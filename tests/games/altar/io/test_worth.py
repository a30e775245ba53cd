"""What a view promises of the goods' values before the end."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from tests.games.altar.arrange import KINDS, arrange, play
from tests.games.altar.laws import LAWS
from tests.laws.configurations import Configuration

from banjar import State

GOODS = ("rice", "peanut", "banana", "pepper")
CARDS_OF_A_GOOD = 25
Range = tuple[int, int]
every_variant = pytest.mark.parametrize("variant", LAWS.variants, ids=str)


def values(state: State, seat: int | None, memory_aid: bool = False) -> dict[str, Range]:
    """The lowest and the highest value of each good, by its letter."""
    worth = state.view(seat, memory_aid=memory_aid)["worth"]
    return {letter: (worth[KINDS[letter]]["lowest"], worth[KINDS[letter]]["highest"]) for letter in "RNBE"}


def on_altar(state: State, seat: int | None, memory_aid: bool = False) -> dict[str, Range]:
    """The fewest and the most cards of each good on the altar, by its letter."""
    worth = state.view(seat, memory_aid=memory_aid)["worth"]
    return {letter: (worth[KINDS[letter]]["fewest"], worth[KINDS[letter]]["most"]) for letter in "RNBE"}


def readers(state: State) -> list[int | None]:
    return [*range(state.players), None]


def walk(variant: Configuration, seed: int) -> Iterator[State]:
    """A game by lot in which shrines are played where possible; with stones for many of them."""
    dice = random.Random(seed)
    state = variant.load().new(seed=seed)
    while True:
        yield state
        if state.is_over:
            return
        legal = [action.text for action in state.legal_actions()]
        state.play("shrine" if "shrine" in legal else dice.choice(legal))


def dense_values(counts: Sequence[int]) -> tuple[int, ...]:
    """A5.1, written down again."""
    steps = sorted(set(counts), reverse=True)
    return tuple(3 - steps.index(count) if count else 0 for count in counts)


def possible_by_the_table(view: dict[str, Any]) -> Iterator[tuple[int, ...]]:
    """All altars that agree with what a view shows, by trying every one; nothing remembered is used."""
    altar = view["altar"]
    own = {} if view["seat"] is None else view["players"][view["seat"]]
    seen = altar.get("looking_at") or ([altar["top"]] if altar["top"] else [])
    ranges = []
    for good in GOODS:
        fewest = seen.count(good) + (0 if view["oracle"] else own.get("hidden", {}).get(good, 0))
        most = CARDS_OF_A_GOOD - view["supply"][good] - own.get("sacrifice_cards", {}).get(good, 0)
        ranges.append(range(fewest, min(most, altar["height"]) + 1))
    for counts in itertools.product(*ranges):
        if sum(counts) == altar["height"]:
            yield counts


def assert_true(state: State, reader: int | None, memory_aid: bool) -> None:
    """The truth lies within what a reader is promised."""
    position, view = state.to_position(), state.view(reader, memory_aid=memory_aid)
    cards = [card["good"] for card in position["altar"]]
    counts = [cards.count(good) for good in GOODS]
    for good, count, value in zip(GOODS, counts, dense_values(counts), strict=True):
        worth = view["worth"][good]
        assert worth["fewest"] <= count <= worth["most"]
        assert worth["lowest"] <= value <= worth["highest"]
    for player, sheet in zip(view["players"], state.score_sheets(), strict=True):
        if "worth" in player:
            assert player["worth"]["lowest"] <= sum(sheet[good] for good in GOODS) <= player["worth"]["highest"]


@pytest.mark.long
@every_variant
def test_what_is_promised_holds(variant: Configuration) -> None:
    """A4.4 A5.1: at every moment, for every reader, with and without the memory aid."""
    for seed in range(3):
        for state in walk(variant, seed):
            for reader, memory_aid in itertools.product(readers(state), (False, True)):
                assert_true(state, reader, memory_aid)


@every_variant
def test_at_the_end_the_values_are_certain(variant: Configuration) -> None:
    """A4.5 A5.1: and everybody's cards are worth what they score."""
    *_, state = walk(variant, 5)
    for reader in readers(state):
        view = state.view(reader)
        assert {good: worth["lowest"] for good, worth in view["worth"].items()} == view["values"]
        assert all(worth["lowest"] == worth["highest"] for worth in view["worth"].values())
        for player, sheet in zip(view["players"], state.score_sheets(), strict=True):
            total = sum(sheet[good] for good in GOODS)
            assert player["worth"] == {"lowest": total, "highest": total}


@pytest.mark.parametrize("variant", [LAWS.variants[0], LAWS.variants[-1]], ids=str)
def test_without_memory_aid_it_follows_from_the_table(variant: Configuration) -> None:
    """A4.4: whatever was remembered or not, a view promises what anybody could work out from that same view."""
    for number, state in enumerate(walk(variant, 8)):
        if number % 9 or state.is_over:
            continue
        for reader in readers(state):
            view = state.view(reader)
            altars = list(possible_by_the_table(view))
            found = [dense_values(counts) for counts in altars]
            for good, name in enumerate(GOODS):
                assert view["worth"][name] == {
                    "fewest": min(counts[good] for counts in altars),
                    "most": max(counts[good] for counts in altars),
                    "lowest": min(value[good] for value in found),
                    "highest": max(value[good] for value in found),
                }


def test_an_empty_altar_makes_everything_worthless() -> None:
    """A5.1: a good with no card on the altar is worth 0."""
    state = arrange(2)
    for reader in readers(state):
        assert values(state, reader) == dict.fromkeys("RNBE", (0, 0))
        assert on_altar(state, reader) == dict.fromkeys("RNBE", (0, 0))
    assert state.view(0)["players"][0]["worth"] == {"lowest": 0, "highest": 0}
    assert "worth" not in state.view(0)["players"][1]


def sacrifice() -> State:
    """Seat 0 has played a shrine: seat 1 laid peanut, seat 0 hid rice, pepper came from the supply."""
    state = arrange(2, hands=["SRN"], stones=[7], goods=["RRNBE", "NNBE"])
    return play(state, "nobuy shrine lay=peanut hide=rice offer=pepper")


def test_the_table_shows_the_top_card_and_what_is_missing_elsewhere() -> None:
    """A4.4: who hid a card knows it; the others see the top card, and that the supply lacks some cards."""
    state = sacrifice()
    assert on_altar(state, 0) == {"R": (1, 1), "N": (0, 1), "B": (0, 1), "E": (1, 2)}
    assert on_altar(state, 1)["E"] == (1, 2)
    assert on_altar(state, 1)["R"] == (0, 2)


def test_a_perfect_memory_knows_all_but_the_hidden_card() -> None:
    """A4.3: seat 0 knows everything, seat 1 all but one card, which was one that seat 0 had."""
    state = sacrifice()
    assert values(state, 0, memory_aid=True) == {"R": (3, 3), "N": (3, 3), "B": (0, 0), "E": (3, 3)}
    assert on_altar(state, 1, memory_aid=True) == {"R": (0, 1), "N": (1, 2), "B": (0, 1), "E": (1, 2)}
    assert values(state, 1, memory_aid=True) == {"R": (0, 3), "N": (2, 3), "B": (0, 3), "E": (2, 3)}
    assert state.view(0, memory_aid=True)["players"][0]["worth"] == {"lowest": 9, "highest": 9}


def test_the_value_of_cards_together_is_not_the_sum_of_extremes() -> None:
    """A5.1: peanut and pepper cannot both be second, so one of each is worth at least 5, not 4."""
    state = sacrifice()
    worth = state.view(1, memory_aid=True)["players"][1]["worth"]
    assert worth == {"lowest": 5, "highest": 9}


def test_a_kept_card_may_be_any() -> None:
    """A6.4: after another's look no card is certain any more but the one on top."""
    state = arrange(
        2,
        oracle=True,
        altar="rnbE",
        phase="look",
        rows=["RNB", "NBEP", "BERP", "ERNP"],
        hands=["RNB"],
        box={"oracle": 1, "shrine": 0},
        last_row=0,
    )
    before = on_altar(state, 1, memory_aid=True)
    assert before == dict.fromkeys("RNBE", (1, 1))
    play(state, "look keep@2")
    assert on_altar(state, 0, memory_aid=True) == {"R": (1, 1), "N": (1, 1), "B": (0, 0), "E": (1, 1)}
    assert on_altar(state, 1, memory_aid=True) == {"R": (0, 1), "N": (0, 1), "B": (0, 1), "E": (1, 1)}
