"""A game with its number of players and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from banjar.core.action import Action
from banjar.core.definition import Definition
from banjar.core.engine import engine_of
from banjar.core.errors import IllegalAction, OptionError, listed
from banjar.kernel.records import new_records


def checked_options(rules: Definition, players: int | None, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """The number of players and the value of every option, checked; OptionError says what is allowed."""
    if players is None:
        players = rules.players[0]
    if isinstance(players, bool) or not isinstance(players, int) or players not in rules.players:
        raise OptionError(f"{rules.name} is for {listed(rules.players)} players, not {players}")
    for name in options:
        if rules.option(name) is None:
            raise OptionError(f"{rules.name} has no option {name!r}; it has {', '.join(rules.option_names)}")
    chosen = {}
    for option in rules.options:
        chosen[option.name] = option.check(options.get(option.name, option.default), players)
    return players, chosen


class Variant:
    """A game with its number of players and its options; `banjar.core.game.Game` adds starting states."""

    def __init__(self, rules: Definition, players: int, options: Mapping[str, Any]) -> None:
        self.rules = rules
        self.name = rules.name
        self.players = players
        self.options = dict(options)
        self.engine = engine_of(rules.name, rules.rules_version)
        self.option_record = new_records(rules.contract.OPTIONS)
        rules.fill_options(self.option_record[0], players, self.options)

    def __repr__(self) -> str:
        changed = "".join(f", {name}={value!r}" for name, value in self.changed_options().items())
        return f"Game({self.name!r}, players={self.players}{changed})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variant):
            return NotImplemented
        return (self.name, self.rules.rules_version, self.players, self.options) == (
            other.name,
            other.rules.rules_version,
            other.players,
            other.options,
        )

    def __hash__(self) -> int:
        return hash((self.name, self.players))

    def changed_options(self) -> dict[str, Any]:
        """The options that differ from their default."""
        usual = checked_options(self.rules, self.players, {})[1]
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action of the game, by id."""
        return self.rules.actions.all

    @property
    def feature_names(self) -> tuple[str, ...]:
        """A name for each element of an observation."""
        return self.rules.feature_names

    @property
    def observation_version(self) -> int:
        """Changes whenever the layout of observations changes."""
        return self.rules.observation_version

    def action(self, wanted: Action | int | str | Mapping[str, Any]) -> Action:
        """Look up an action by id, notation or structure; IllegalAction if the game has no such action.

        Does not check whether the action is legal in any state.

        >>> import banjar
        >>> banjar.load("altar").action("rice*2").params
        {'kind': 'rice', 'count': 2, 'cost': 1}
        """
        found = self.rules.actions.find(wanted)
        if found is None:
            raise IllegalAction(f"{self.name} knows no action {wanted!r}{_hint(self.rules, wanted)}")
        return found

    def deal_of(self, seed: int) -> dict[str, Any]:
        """The explicit deal that a seed produces."""
        self._shuffle(seed)
        return self.rules.deal_to_dict(self.engine.scratch.deal[0], self.option_record[0])

    def _shuffle(self, seed: int) -> None:
        scratch = self.engine.scratch
        self.engine.unchecked.deal_from_seed(self.option_record, scratch.deal, scratch.generator, seed)


def _hint(rules: Definition, wanted: object) -> str:
    if isinstance(wanted, str):
        words = sorted({action.text.split("=")[0].split("*")[0].split("@")[0] for action in rules.actions.all})
        return f"; notation starts with one of: {', '.join(words)}"
    if isinstance(wanted, (int, np.integer)):
        return f"; ids go from 0 to {len(rules.actions) - 1}"
    return ""
