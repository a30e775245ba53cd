"""Games as Python users meet them: checked, with names, and the same in both kernels."""

from __future__ import annotations

import copy
import functools
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from banjar.core.action import Action
from banjar.core.definition import Definition
from banjar.core.engine import Engine
from banjar.core.errors import IllegalAction, OptionError, PositionError, listed
from banjar.core.registry import definition
from banjar.core.state import State
from banjar.kernel.records import new_records
from banjar.kernel.seed import LARGEST_SEED


@functools.cache
def engine_of(name: str) -> Engine:
    """The one engine of a game in this process."""
    return Engine(definition(name))


def load(name: str, players: int | None = None, **options: Any) -> Game:
    """A game to play: its name, the number of players and the options.

    >>> load("altar", players=3, oracle=True)
    Game('altar', players=3, oracle=True)
    >>> load("altar", players=5)
    Traceback (most recent call last):
        ...
    banjar.core.errors.OptionError: altar is for 2, 3 or 4 players, not 5
    """
    rules = definition(name)
    return Game(rules, *checked_options(rules, players, options))


def checked_options(rules: Definition, players: int | None, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """The number of players and every option with its value, or an OptionError that says what is allowed."""
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


class Game:
    """A game with its options: the start of every state.

    >>> game = load("altar", players=2)
    >>> game.new(seed=7).to_act
    0
    """

    def __init__(self, rules: Definition, players: int, options: Mapping[str, Any]) -> None:
        self.rules = rules
        self.name = rules.name
        self.players = players
        self.options = dict(options)
        self.engine = engine_of(rules.name)
        self.option_record = new_records(rules.contract.OPTIONS)
        rules.fill_options(self.option_record[0], players, self.options)

    def __repr__(self) -> str:
        changed = "".join(f", {name}={value!r}" for name, value in self.changed_options().items())
        return f"Game({self.name!r}, players={self.players}{changed})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.players, self.options) == (other.name, other.players, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.players))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_load_with, (self.name, self.players, self.options))

    def changed_options(self) -> dict[str, Any]:
        """The options that differ from the default."""
        usual = checked_options(self.rules, self.players, {})[1]
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action the game knows, in the order of their ids."""
        return self.rules.actions.all

    @property
    def feature_names(self) -> tuple[str, ...]:
        """A name for each number of an observation."""
        return self.rules.feature_names

    @property
    def observation_version(self) -> int:
        """Changes whenever the layout of observations does."""
        return self.rules.observation_version

    def action(self, wanted: Action | int | str | Mapping[str, Any]) -> Action:
        """The action with this id, notation or structure.

        >>> load("altar").action("rice*2").params
        {'kind': 'rice', 'count': 2, 'cost': 1}
        """
        found = self.rules.actions.find(wanted)
        if found is None:
            raise IllegalAction(f"{self.name} knows no action {wanted!r}{_hint(self.rules, wanted)}")
        return found

    def new(self, seed: int | None = None) -> State:
        """A new game; without a seed a random one is drawn. The same seed gives the same game everywhere."""
        if seed is None:
            seed = secrets.randbelow(LARGEST_SEED)
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed <= LARGEST_SEED:
            raise OptionError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
        self._shuffle(int(seed))
        return self._begin({"seed": int(seed)})

    def deal_of(self, seed: int) -> dict[str, Any]:
        """The explicit deal that a seed stands for."""
        self._shuffle(seed)
        return self.rules.deal_to_dict(self.engine.scratch.deal[0], self.option_record[0])

    def _shuffle(self, seed: int) -> None:
        scratch = self.engine.scratch
        self.engine.unchecked.deal_from_seed(self.option_record, scratch.deal, scratch.generator, seed)

    def from_deal(self, deal: Mapping[str, Any], reshuffles: Sequence[str] = ()) -> State:
        """A new game from an explicit deal, as `State.deal` gives it."""
        scratch = self.engine.scratch
        self.rules.deal_from_dict(deal, self.option_record[0], scratch.deal[0])
        return self._begin({"deal": copy.deepcopy(dict(deal)), "reshuffles": _texts(reshuffles)})

    def from_position(self, position: Mapping[str, Any], reshuffles: Sequence[str] = ()) -> State:
        """A state set up from a complete position; PositionError says what is wrong with it."""
        origin: dict[str, Any] = {"reshuffles": _texts(reshuffles)}
        state = State(self, origin)
        self.rules.from_position(position, self.option_record[0], state.raw)
        origin["position"] = self.rules.to_position(state.raw)
        state.begin_in_position()
        if not state.is_over and not state.legal_ids():
            raise PositionError("position: nobody has anything to decide here")
        return state

    def from_origin(self, origin: Mapping[str, Any]) -> State:
        """The start a seed, a deal or a position describes."""
        if "seed" in origin:
            return self.new(origin["seed"])
        reshuffles = origin.get("reshuffles", ())
        if "deal" in origin:
            return self.from_deal(origin["deal"], reshuffles)
        if "position" in origin:
            return self.from_position(origin["position"], reshuffles)
        raise OptionError("the origin of a game is a seed, a deal or a position")

    def _begin(self, origin: dict[str, Any]) -> State:
        state = State(self, origin)
        state.begin(self.option_record, self.engine.scratch.deal)
        return state


def _texts(reshuffles: Sequence[str]) -> tuple[str, ...]:
    """The piles of later reshuffles, as a list of texts."""
    if isinstance(reshuffles, str) or not isinstance(reshuffles, Sequence):
        raise PositionError(f"reshuffles: must be a list of piles, each a text, not {reshuffles!r}")
    return tuple(reshuffles)


def _load_with(name: str, players: int, options: dict[str, Any]) -> Game:
    return load(name, players, **options)


def _hint(rules: Definition, wanted: object) -> str:
    if isinstance(wanted, str):
        words = sorted({action.text.split("=")[0].split("*")[0].split("@")[0] for action in rules.actions.all})
        return f"; notation starts with one of: {', '.join(words)}"
    if isinstance(wanted, (int, np.integer)):
        return f"; ids go from 0 to {len(rules.actions) - 1}"
    return ""
