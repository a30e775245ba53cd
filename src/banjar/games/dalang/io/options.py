"""B1.2, B1.3, B1.5, B9.3: the options of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banjar.core.definition import Option, parse_list, parse_pairs, parse_whole
from banjar.core.errors import OptionError
from banjar.core.reader import Reader
from banjar.games.dalang.io.text import ISLAND_NAMES, PAIR_NAMES
from banjar.games.dalang.rules.box import (
    DALANG_CARDS,
    DALANG_COUNTS,
    ISLANDS,
    MASK_VALUES,
    MAX_MASKS,
    PAIRS,
    START_PRIEST,
    START_PRINCE,
    STARTING_CARDS,
)
from banjar.games.dalang.rules.state import Options

USUAL_TURN_LIMIT = 400
NO_LIMIT = "none"
MAX_TURNS = 100_000
MAX_MASK_VALUE = 99


def check_turn_limit(value: object, _players: int) -> int | None:
    """The maximum number of turns, or None for no limit."""
    if value is None:
        return None
    return Reader(value, "turn_limit", OptionError).integer(1, MAX_TURNS)


def check_pairs(value: object, _players: int) -> dict[str, int]:
    """The number of Dalang cards for each pair of islands, 24 in all."""
    if value is None:
        return dict(zip(PAIR_NAMES, DALANG_COUNTS, strict=True))
    reader = Reader(value, "dalang_cards", OptionError)
    counts = reader.counts(PAIR_NAMES, DALANG_CARDS)
    if sum(counts) != DALANG_CARDS:
        raise reader.fail(f"there must be {DALANG_CARDS} Dalang cards in all, not {sum(counts)}")
    return dict(zip(PAIR_NAMES, counts, strict=True))


def check_masks(value: object, _players: int) -> tuple[int, ...]:
    """The values of the masks, sorted."""
    if value is None:
        return MASK_VALUES
    reader = Reader(value, "masks", OptionError)
    values = tuple(item.integer(1, MAX_MASK_VALUE) for item in reader.items(at_most=MAX_MASKS))
    if not values:
        raise reader.fail(f"there must be 1 to {MAX_MASKS} masks")
    return tuple(sorted(values))


USUAL_STARTS = tuple((ISLAND_NAMES[START_PRIEST[i]], ISLAND_NAMES[START_PRINCE[i]]) for i in range(STARTING_CARDS))


def check_starting_cards(value: object, _players: int) -> tuple[tuple[str, str], ...]:
    """The islands of priest and prince on the cards 1 to 4; every island has one of each."""
    if value is None:
        return USUAL_STARTS
    reader = Reader(value, "starting_cards", OptionError)
    starts = []
    for item in reader.items(STARTING_CARDS):
        priest, prince = (ISLAND_NAMES[part.one_of(ISLAND_NAMES)] for part in item.items(2))
        if priest == prince:
            raise item.fail("priest and prince of a card start on two different islands")
        starts.append((priest, prince))
    for part, name in enumerate(("priest", "prince")):
        if len({start[part] for start in starts}) != ISLANDS:
            raise reader.fail(f"every island must be named for one {name}")
    return tuple(starts)


def parse_turn_limit(word: str) -> int | None:
    """Parse a number; `none` means no limit."""
    return None if word == NO_LIMIT else parse_whole(word)


def parse_counts(word: str) -> dict[str, int]:
    """Parse counts such as `KP:14/KT:1/PT:2/TW:7`."""
    return {pair: parse_whole(count) for pair, count in parse_pairs(word)}


def parse_masks(word: str) -> list[int]:
    """Parse values such as `2/2/3/5`."""
    return [parse_whole(value) for value in parse_list(word)]


OPTIONS = (
    Option(
        "turn_limit",
        USUAL_TURN_LIMIT,
        check_turn_limit,
        "end after so many turns; None: no limit (B9.3)",
        parse_turn_limit,
        "N",
        table_default=None,
    ),
    Option(
        "dalang_cards",
        None,
        check_pairs,
        "Dalang cards a pair, e.g. {'KP': 4, ...}, 24 in all (B1.2)",
        parse_counts,
        "KP:4/..",
    ),
    Option("masks", None, check_masks, "the values of the masks (B1.3)", parse_masks, "2/2/3/.."),
    Option(
        "starting_cards",
        None,
        check_starting_cards,
        "priest's and prince's island on cards 1 to 4 (B1.5)",
        parse_pairs,
        "kukusch:panschar/..",
    ),
)


def fill_options(record: Options, players: int, options: Mapping[str, Any]) -> None:
    """Write checked options to the kernel's record."""
    record.players_count = players
    record.turn_limit = options["turn_limit"] or 0
    for pair in range(PAIRS):
        record.dalang_counts[pair] = options["dalang_cards"][PAIR_NAMES[pair]]
    masks = options["masks"]
    record.masks_count = len(masks)
    for i in range(MAX_MASKS):
        record.mask_value[i] = masks[i] if i < len(masks) else 0
    for i, (priest, prince) in enumerate(options["starting_cards"]):
        record.start_priest[i] = ISLAND_NAMES.index(priest)
        record.start_prince[i] = ISLAND_NAMES.index(prince)
