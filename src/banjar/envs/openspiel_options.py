"""Options as OpenSpiel's game parameters, which are numbers, truth values and texts.

Lists are written with `/`, pairs with `:`, and lists in lists with `+`, none of which OpenSpiel's own syntax uses:
`banjar_altar(colours=green/red,sets=green:rice+rice+pepper)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banjar.core.errors import OptionError
from banjar.core.registry import definition

NO_LIMIT = 0


def parameters(name: str) -> dict[str, Any]:
    """Every parameter of a game with its default; an empty text is the usual."""
    rules = definition(name)
    return {
        "players": rules.players[0],
        "reward": "win",
        **{option.name: "" if option.default is None else option.default for option in rules.options},
    }


def chosen_options(settings: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """The number of players and the options for `banjar.load`."""
    options = {option: value for option, value in settings.items() if option not in ("players", "reward")}
    return settings["players"], {
        option: _value(option, value) for option, value in options.items() if not (isinstance(value, str) and not value)
    }


def _value(option: str, value: Any) -> Any:
    if option == "turn_limit":
        return None if value == NO_LIMIT else value
    if not isinstance(value, str):
        return value
    parts = value.split("/")
    match option:
        case "sets":
            return {colour: goods.split("+") for colour, goods in (_pair(option, part) for part in parts)}
        case "dalang_cards":
            return {pair: _number(option, count) for pair, count in (_pair(option, part) for part in parts)}
        case "masks":
            return [_number(option, part) for part in parts]
        case "starting_cards":
            return [_pair(option, part) for part in parts]
        case _:
            return parts


def _pair(option: str, text: str) -> tuple[str, str]:
    first, colon, second = text.partition(":")
    if not colon:
        raise OptionError(f"{option}: {text!r} must be two words with a colon between them")
    return first, second


def _number(option: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise OptionError(f"{option}: {text!r} is not a whole number") from None
