"""Explicit deals: the shuffled cards of a new game, as written by users and in records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from banjar.core.errors import PositionError
from banjar.core.reader import Reader
from banjar.games.dalang.io.text import CARD_LETTERS, KIND_NAMES
from banjar.games.dalang.rules.box import COURT_COUNTS, COURT_KINDS, DECK_SIZE, KINDS, STARTING_CARDS
from banjar.games.dalang.rules.state import Deal, Options, State
from banjar.kernel.seed import LARGEST_SEED


def deal_to_dict(deal: Deal, _options: Options) -> dict[str, Any]:
    """Letters in dealing and drawing order; starting cards seat by seat; the seed of later reshuffles."""
    return {
        "deck": letters(deal.deck[:DECK_SIZE]),
        "starting_cards": [int(deal.starting_cards[i]) for i in range(STARTING_CARDS)],
        "seed": int(deal.seed),
    }


def letters(kinds: Sequence[int]) -> str:
    return "".join(CARD_LETTERS[kind] for kind in kinds)


def deal_from_dict(value: Mapping[str, Any], options: Options, deal: Deal) -> None:
    """Check a deal and write it to the kernel's record; PositionError if it is not possible."""
    reader = Reader(value, "deal").only("deck", "starting_cards", "seed")
    deck = read_letters(reader.of("deck"))
    if len(deck) != DECK_SIZE:
        raise reader.of("deck").fail(f"must hold {DECK_SIZE} cards, not {len(deck)}")
    for kind in range(KINDS):
        expected = COURT_COUNTS[kind] if kind < COURT_KINDS else int(options.dalang_counts[kind - COURT_KINDS])
        if deck.count(kind) != expected:
            raise reader.of("deck").fail(f"must hold {expected} {KIND_NAMES[kind]} cards, not {deck.count(kind)}")
    numbers = [item.integer(1, STARTING_CARDS) for item in reader.of("starting_cards").items(STARTING_CARDS)]
    if len(set(numbers)) != STARTING_CARDS:
        raise reader.of("starting_cards").fail("must name each of 1, 2, 3 and 4 once")
    deal.deck[:DECK_SIZE] = deck
    deal.starting_cards[:STARTING_CARDS] = numbers
    deal.seed = reader.get("seed", 0).integer(0, LARGEST_SEED)


def read_letters(reader: Reader) -> list[int]:
    if not isinstance(reader.value, str):
        raise reader.fail(f"must be a text of letters out of {CARD_LETTERS}")
    for letter in reader.value:
        if letter not in CARD_LETTERS:
            raise reader.fail(f"{letter!r} is no card; the letters are {CARD_LETTERS}")
    return [CARD_LETTERS.index(letter) for letter in reader.value]


def load_script(s: State, text: str) -> None:
    """Fix the order of the next reshuffle, given in drawing order."""
    script = read_letters(Reader(text, "reshuffles", PositionError))
    if not 0 < len(script) <= DECK_SIZE:
        raise PositionError(f"reshuffles: a pile has 1 to {DECK_SIZE} cards, not {len(script)}")
    s.script.cards[: len(script)] = script[::-1]
    s.script.count = len(script)


def script_is_used(s: State) -> bool:
    return int(s.script.count) == 0


def read_shuffle(s: State, count: int) -> str:
    """The pile as it was shuffled; cards drawn since are still in memory above the top."""
    return letters(s.deck.cards[:count][::-1])
