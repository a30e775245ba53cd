"""A1.3, A6, A7: the options of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from banjar.core.definition import Option, parse_list, parse_pairs
from banjar.core.errors import OptionError
from banjar.core.reader import Reader
from banjar.games.altar.io.text import COLOUR_NAMES, GOOD_NAMES
from banjar.games.altar.rules.box import COLOURS, MAX_PLAYERS, SET_FARMERS, STARTING_SETS
from banjar.games.altar.rules.state import Options
from banjar.kernel.event_buffer import NOTHING


def check_flag(name: str) -> Callable[[object, int], bool]:
    def check(value: object, _players: int) -> bool:
        return Reader(value, name, OptionError).flag()

    return check


def check_colours(value: object, players: int) -> tuple[str, ...]:
    """One colour per seat, none twice; None means the usual order."""
    if value is None:
        return COLOUR_NAMES[:players]
    reader = Reader(value, "colours", OptionError)
    colours = tuple(COLOUR_NAMES[item.one_of(COLOUR_NAMES)] for item in reader.items(players))
    if len(set(colours)) != players:
        raise reader.fail("every seat needs a colour of its own")
    return colours


DEFAULT_SETS = {colour: tuple(GOOD_NAMES[kind] for kind in STARTING_SETS[i]) for i, colour in enumerate(COLOUR_NAMES)}


def check_sets(value: object, _players: int) -> dict[str, tuple[str, ...]]:
    """Three farmers per colour; colours left out keep the usual set."""
    if value is None:
        return DEFAULT_SETS
    reader = Reader(value, "sets", OptionError).only(*COLOUR_NAMES)
    sets = {}
    for colour in COLOUR_NAMES:
        farmers = reader.get(colour, DEFAULT_SETS[colour]).items(SET_FARMERS)
        sets[colour] = tuple(GOOD_NAMES[farmer.one_of(GOOD_NAMES)] for farmer in farmers)
    return sets


def parse_sets(word: str) -> dict[str, list[str]]:
    """Parse sets such as `green:rice+rice+pepper/red:rice+rice+rice`."""
    return {colour: farmers.split("+") for colour, farmers in parse_pairs(word)}


OPTIONS = (
    Option("oracle", False, check_flag("oracle"), "play with the oracle (A6)"),
    Option("demon", False, check_flag("demon"), "play with the demon (A7)"),
    Option(
        "colours",
        None,
        check_colours,
        "the colour of each seat, e.g. ['green', 'red'] (A1.3)",
        parse_list,
        "green/red/..",
    ),
    Option(
        "sets",
        None,
        check_sets,
        "the three farmers of each colour's starting set (A1.3)",
        parse_sets,
        "red:rice+rice+pepper/..",
    ),
)


def fill_options(record: Options, players: int, options: Mapping[str, Any]) -> None:
    """Write checked options to the kernel's record."""
    record.players_count = players
    record.oracle = options["oracle"]
    record.demon = options["demon"]
    for seat in range(MAX_PLAYERS):
        chosen = options["colours"]
        record.colours[seat] = COLOUR_NAMES.index(chosen[seat]) if seat < players else NOTHING
    for colour in range(COLOURS):
        for i, farmer in enumerate(options["sets"][COLOUR_NAMES[colour]]):
            record.sets[SET_FARMERS * colour + i] = GOOD_NAMES.index(farmer)
