"""What can be wrong with something a user gave us; all are ValueErrors with a message for people."""

from __future__ import annotations

from collections.abc import Iterable


class OptionError(ValueError):
    """A game, a number of players or an option that does not exist or does not fit."""


class UnknownVersion(OptionError):
    """A version of a game's rules that this installation does not have."""

    def __init__(self, game: str, version: str, present: str) -> None:
        super().__init__(f"version {version} of our {game} rules, this is version {present}")
        self.present = present


class PositionError(ValueError):
    """A position that could not stand on a table; says where and why."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the state is as it was."""


class RecordError(ValueError):
    """A game record that cannot be read; knows the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def listed(names: Iterable[object]) -> str:
    """Names for an error message: 'a, b or c'."""
    items = [str(name) for name in names]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"
