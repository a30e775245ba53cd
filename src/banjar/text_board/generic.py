"""A generic board that draws any game's view, one value per line, so that a new game is playable without a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from banjar.core.registry import definition
from banjar.text_board.board import Board, View
from banjar.text_board.layout import cell, row

SHOWN_ELSEWHERE = frozenset({"game", "seat", "phase", "turn", "active", "to_act", "players", "legal", "colour"})
"""Keys of the view that are shown in the title, in player names or among the actions."""
LABEL = 22


class GenericBoard(Board):
    """The common values first, then one block per player, labelled with the keys of the view."""

    def lines(self, view: View, width: int) -> list[Text]:
        """The table, without the title line."""
        lines = self._block(view, width)
        for player in view["players"]:
            seat = player["seat"]
            lines.append(row(Text(self.turn_arrow(view, seat), "bold"), self.seat(view, seat)))
            lines += self._block(player, width)
        return lines

    def _block(self, values: Mapping[str, Any], width: int) -> list[Text]:
        return [
            cell(row(cell(f"  {key.replace('_', ' ')}", LABEL), Text(self._shown(value))), width)
            for key, value in values.items()
            if key not in SHOWN_ELSEWHERE
        ]

    def _shown(self, value: object) -> str:
        """A value in one line, e.g. `rice 2, pepper 1`."""
        if value is None or value == [] or value == {}:
            return self.nothing
        if isinstance(value, bool):
            return ("✓" if self.shapes else "yes") if value else self.nothing
        if isinstance(value, str):
            return self._name(value)
        if isinstance(value, Mapping):
            return ", ".join(self._entries(value)) or self.nothing
        if isinstance(value, Sequence):
            return "  ".join(self._shown(item) for item in value)
        return str(value)

    def _entries(self, values: Mapping[str, Any]) -> Iterator[str]:
        """The entries of a mapping; counts of 0 are left out."""
        for key, value in values.items():
            if not (type(value) is int and value == 0):
                yield f"{self._name(key)} {self._shown(value)}"

    def _name(self, word: str) -> str:
        """The translated name of a card; everything else unchanged."""
        message = f"{self.game}-card-{word.replace('_', '-')}"
        return self.wording.card(word) if self.texts.has(message) else word.replace("_", " ")

    def standing(self, view: View) -> list[tuple[str, list[int]]]:
        """The points of the view, under the first line of the score sheet."""
        line = definition(self.game).score_lines[0]
        return [(line, [player["points"] for player in view["players"]])]
