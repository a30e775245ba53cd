"""Symmetries: other names for what the rules of a game treat alike, such as the four islands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from banjar.core.action import ActionTable


@dataclass(frozen=True)
class Symmetry:
    """One renaming, which leaves the rules as they are.

    >>> Symmetry({"rice": "pepper", "pepper": "rice"}).word("row0.card1.rice")
    'row0.card1.pepper'
    """

    words: Mapping[str, str]
    """New names for parts of feature names and for values of actions; words not named keep theirs."""
    numbers: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """New numbers for numeric values of actions: `{"row": (1, 0, 2, 3)}` exchanges the first two rows."""

    def word(self, name: str) -> str:
        """The new name of a feature."""
        return ".".join(self.words.get(part, part) for part in name.split("."))

    def features(self, names: Sequence[str]) -> list[int]:
        """For every element of a renamed vector, the element of the original one."""
        places = {self.word(name): place for place, name in enumerate(names)}
        return [places[name] for name in names]

    def actions(self, table: ActionTable) -> list[int]:
        """For every action id, the id of the action that the renaming turns into it."""
        sources = [0] * len(table)
        for action in table.all:
            renamed = table.find(self._renamed(action.to_dict()))
            if renamed is None:
                raise ValueError(f"the symmetry turns {action} into something that is no action")
            sources[renamed.id] = action.id
        return sources

    def _renamed(self, structure: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._value(name, value) for name, value in structure.items()}

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, str) and name != "type":
            return self.words.get(value, value)
        numbers = self.numbers.get(name)
        return value if numbers is None or not isinstance(value, int) else numbers[value]
