"""Game options as OpenSpiel parameters, which are numbers, booleans and strings.

Lists are separated by `/`, pairs by `:` and nested lists by `+`, none of which OpenSpiel's own syntax uses:
`banjar_altar(colours=green/red,sets=green:rice+rice+pepper)`. Each option parses its own text (`Option.parse`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banjar.core.definition import Option
from banjar.core.errors import OptionError
from banjar.core.registry import definition


def parameters(name: str) -> dict[str, Any]:
    """Every parameter of a game with its default; an empty string means the game's default."""
    rules = definition(name)
    return {
        "players": rules.players[0],
        "reward": "win",
        **{option.name: "" if option.default is None else option.default for option in rules.options},
    }


def chosen_options(name: str, settings: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """The number of players and the options for `banjar.load`; empty options keep their default."""
    rules, options = definition(name), {}
    for option in rules.options:
        value = settings[option.name]
        if value != "":
            options[option.name] = _value(option, value, settings["players"])
    return settings["players"], options


def _value(option: Option, value: Any, players: int) -> Any:
    if option.parse is None or not isinstance(value, str):
        return None if value == 0 and _refuses(option, value, players) else value
    try:
        return option.parse(value)
    except OptionError as error:
        raise OptionError(f"{option.name}: {error}") from None


def _refuses(option: Option, value: Any, players: int) -> bool:
    """Whether the option rejects the value. OpenSpiel's numbers cannot be None, so a rejected 0 stands for None."""
    try:
        option.check(value, players)
    except OptionError:
        return True
    return False
