"""Actions as values, with three equivalent forms: an id, a structure and a short notation."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Action:
    """One possible decision, with three equivalent forms: an id, a structure and a short notation."""

    id: int
    type: str
    text: str = field(compare=False)
    """The short notation used in records, e.g. `rice*2`."""
    items: tuple[tuple[str, Any], ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", int(self.id))  # games declare their tables with enum members

    @property
    def params(self) -> dict[str, Any]:
        """The parameters of the type, e.g. `{"kind": "rice", "count": 2, "cost": 1}`."""
        return dict(self.items)

    def to_dict(self) -> dict[str, Any]:
        """The structured form: the type and its parameters."""
        return {"type": self.type, **self.params}

    def __str__(self) -> str:
        return self.text


class ActionTable:
    """All actions of a game; finds them by id, notation or structure."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.all = tuple(actions)
        self._by_text = {action.text: action for action in self.all}
        self._by_structure = {_key(action.to_dict()): action for action in self.all}
        if [action.id for action in self.all] != list(range(len(self.all))):
            raise ValueError("actions must be listed in the order of their ids")
        if len(self._by_text) != len(self.all) or len(self._by_structure) != len(self.all):
            raise ValueError("two actions share a notation or a structure")

    def __getitem__(self, number: int) -> Action:
        return self.all[number]

    def __len__(self) -> int:
        return len(self.all)

    def find(self, wanted: Action | int | str | Mapping[str, Any]) -> Action | None:
        """The action with this id, notation or structure; None if the game has no such action."""
        if isinstance(wanted, Action):
            known = 0 <= wanted.id < len(self.all) and self.all[wanted.id] == wanted
            return self.all[wanted.id] if known else None
        if isinstance(wanted, str):
            return self._by_text.get(wanted)
        if isinstance(wanted, Mapping):
            return self._by_structure.get(_key(wanted))
        try:
            number = operator.index(wanted)
        except TypeError:
            return None
        return self.all[number] if 0 <= number < len(self.all) else None


def _key(structure: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((str(name), str(value)) for name, value in structure.items()))
