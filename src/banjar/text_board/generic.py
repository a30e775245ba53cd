"""A plain board for any game: every value of the view on a line of its own, so that a game is playable at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.text import Text

from banjar.core.registry import definition
from banjar.text_board.board import Board, View
from banjar.text_board.layout import cell, row

SHOWN_ELSEWHERE = frozenset({"game", "seat", "phase", "turn", "active", "to_act", "players", "legal", "colour"})
"""In the title, in the names of players or among the choices."""
LABEL = 22
RULE_NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


class GenericBoard(Board):
    """Common things first, then a block a player; keys of the view are the labels."""

    @cached_property
    def phase_rules(self) -> dict[str, str]:
        """Where the game does not say it, the first rule that a phase's help names."""
        return {phase: self._rule_in_help(phase) for phase in definition(self.game).phases} | super().phase_rules

    def _rule_in_help(self, phase: str) -> str:
        number = RULE_NUMBER.search(self.wording.help(phase))
        return number[0] if number else ""

    def lines(self, view: View, width: int) -> list[Text]:
        """The table as the view shows it, without a title."""
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
        """A value in one line: `rice 2, pepper 1`."""
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
        """Kinds with a number of 0 are left out."""
        for key, value in values.items():
            if not (type(value) is int and value == 0):
                yield f"{self._name(key)} {self._shown(value)}"

    def _name(self, word: str) -> str:
        """A card by its name in the player's language; everything else as it stands in the view."""
        message = f"{self.game}-card-{word.replace('_', '-')}"
        return self.wording.card(word) if self.texts.has(message) else word.replace("_", " ")

    def standing(self, view: View) -> list[tuple[str, list[int]]]:
        """The points of the view, under the first line of the score sheet."""
        line = definition(self.game).score_lines[0]
        return [(line, [player["points"] for player in view["players"]])]
