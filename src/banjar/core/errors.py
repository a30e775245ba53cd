"""Errors in user input. All are ValueErrors with a readable message."""

from __future__ import annotations

from collections.abc import Iterable


class OptionError(ValueError):
    """An unknown game, or a number of players, an option or another argument that is not allowed."""


class UnknownVersion(OptionError):
    """A version of a game's rules that this installation does not have."""

    def __init__(self, game: str, version: str, present: str) -> None:
        super().__init__(f"version {version} of our {game} rules, this is version {present}")
        self.present = present


class PositionError(ValueError):
    """A position or deal that cannot occur; the message names the place and the reason."""


class IllegalAction(ValueError):
    """An action that is not legal now; the state is unchanged."""


class RecordError(ValueError):
    """A game record that cannot be read or replayed; has the number of the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def listed(names: Iterable[object]) -> str:
    """Join names for an error message: 'a, b or c'."""
    items = [str(name) for name in names]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"
