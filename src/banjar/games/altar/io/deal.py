"""Explicit deals: the shuffled cards of a new game, as written by users and in records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banjar.core.reader import Reader
from banjar.games.altar.io.text import CARD_LETTERS, GOOD_NAMES, KIND_NAMES
from banjar.games.altar.rules import setup
from banjar.games.altar.rules.box import CARD_COUNTS, GOODS, OFFER, Kind
from banjar.games.altar.rules.state import Deal, Options
from banjar.kernel.from_python import from_python

deck_length = from_python(setup.deck_length)


def deal_to_dict(deal: Deal, options: Options) -> dict[str, Any]:
    """Letters in drawing order: the offer row by row, then the pile; the altar from the bottom."""
    length = deck_length(options.oracle)
    cards = {"deck": "".join(CARD_LETTERS[kind] for kind in deal.deck[:length])}
    if options.oracle:
        cards["altar"] = "".join(CARD_LETTERS[good] for good in deal.altar[:GOODS])
    return cards


def deal_from_dict(value: Mapping[str, Any], options: Options, deal: Deal) -> None:
    """Check a deal and write it to the kernel's record; PositionError if it is not possible."""
    reader = Reader(value, "deal").only("deck", "altar")
    length = deck_length(options.oracle)
    deck = read_letters(reader.of("deck"), length)
    for kind, name in enumerate(KIND_NAMES):
        expected = 0 if kind == Kind.ORACLE and not options.oracle else CARD_COUNTS[kind]
        if deck.count(kind) != expected:
            raise reader.of("deck").fail(f"must hold {expected} {name} cards, not {deck.count(kind)}")
    if Kind.ORACLE in deck[:OFFER]:
        raise reader.of("deck").fail(f"the first {OFFER} cards are the offer and hold no oracle (A6.2)")
    deal.deck[:length] = deck
    altar = read_letters(reader.of("altar"), GOODS) if options.oracle else list(range(GOODS))
    if sorted(altar) != list(range(GOODS)):
        raise reader.of("altar").fail(f"must hold each of {', '.join(GOOD_NAMES)} once (A6.1)")
    deal.altar[:GOODS] = altar


def read_letters(reader: Reader, length: int) -> list[int]:
    text = reader.value
    if not isinstance(text, str) or len(text) != length:
        raise reader.fail(f"must be a text of {length} letters out of {CARD_LETTERS}")
    for letter in text:
        if letter not in CARD_LETTERS:
            raise reader.fail(f"{letter!r} is no card; the letters are {CARD_LETTERS}")
    return [CARD_LETTERS.index(letter) for letter in text]
