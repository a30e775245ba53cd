"""OpenSpiel games. Importing this module registers each game as `banjar_<name>`.

>>> import pyspiel
>>> import banjar.envs.openspiel
>>> state = pyspiel.load_game("banjar_altar", {"players": 3, "oracle": True}).new_initial_state()
>>> state.is_chance_node()
True
>>> for outcome in (0, 0, 7):
...     state.apply_action(outcome)
>>> state.current_player(), state.action_to_string(4)
(0, 'nobuy')

The deal consists of three chance nodes with 1,024 equally likely outcomes each. Together they form the seed of the
game, here 0 · 1024² + 0 · 1024 + 7, which determines everything else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from banjar.core.errors import IllegalAction, OptionError
from banjar.core.game import Seen, State, load, replayed
from banjar.core.registry import definition, game_names
from banjar.envs.class_names import camel_case
from banjar.envs.openspiel_options import chosen_options, parameters
from banjar.envs.rewards import reward_range
from banjar.envs.walk import Walk, Walker
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records
from banjar.kernel.seed import LARGEST_SEED

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE_NODES = 3
CHANCE_BITS = 10
OUTCOMES = 1 << CHANCE_BITS
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST_GAME = 2**31 - 1
"""Upper bound on the decisions of a game, which OpenSpiel requires; used where the game states none."""


class BanjarGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, name: str, given: Mapping[str, Any] | None = None) -> None:
        settings = {**parameters(name), **(given or {})}
        players, options = chosen_options(name, settings)
        self.game = load(name, players, **options)
        self.reward = str(settings["reward"])
        least, most = reward_range(self.reward)
        super().__init__(
            _game_type(name, self.reward),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.game.actions),
                max_chance_outcomes=OUTCOMES,
                num_players=self.game.players,
                min_utility=least,
                max_utility=most,
                utility_sum=_utility_sum(self.reward, self.game.players),
                max_game_length=min(self.game.rules.most_decisions(self.game.options) or LONGEST_GAME, LONGEST_GAME),
            ),
            dict(given or {}),
        )
        self.walker = Walker(self.game, self.reward)

    def max_chance_nodes_in_history(self) -> int:
        """The number of chance nodes of a game."""
        return CHANCE_NODES

    @property
    def feature_names(self) -> tuple[str, ...]:
        """A name for each element of an observation."""
        return self.game.feature_names

    @property
    def observation_version(self) -> int:
        """Changes whenever the layout of observations changes."""
        return self.game.observation_version

    def new_initial_state(self) -> BanjarState:
        """A new state before the deal."""
        return BanjarState(self)

    def deal(self, seed: int) -> DealtGame:
        """Deal a game from a seed."""
        return DealtGame(self.walker.walk(self.game.new(seed)), {"seed": seed})

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BanjarObserver:
        """The observer from which OpenSpiel gets observations."""
        if params:
            raise OptionError(f"observers have no parameters, not {params!r}")
        return BanjarObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Undealt:
    """A game before the deal, with the chance outcomes so far."""

    player = CHANCE
    legal = range(OUTCOMES)
    walk: Walk | None = None

    def __init__(self, nodes: int = 0, seed: int = 0) -> None:
        self.nodes = nodes
        self.seed = seed

    def __deepcopy__(self, memo: dict[int, Any]) -> Undealt:
        return self  # immutable

    def after(self, outcome: int) -> Undealt:
        """The state after one more chance outcome."""
        if not 0 <= outcome < OUTCOMES:
            raise IllegalAction(f"a chance outcome is a whole number from 0 to {OUTCOMES - 1}, not {outcome}")
        return Undealt(self.nodes + 1, self.seed << CHANCE_BITS | outcome)


START = Undealt()


class DealtGame:
    """A dealt game: the walk, its origin, and what each seat knew when it was last asked."""

    __slots__ = ("legal", "origin", "player", "seens", "walk")

    def __init__(self, walk: Walk, origin: Mapping[str, Any]) -> None:
        self.walk = walk
        self.origin = origin
        self.seens: dict[int, Seen] = {}
        self._note()

    def _note(self) -> None:
        to_move = self.walk.to_move
        self.player = TERMINAL if to_move == NOBODY else to_move
        self.legal = self.walk.legal

    def play(self, action: int) -> None:
        """Play an action."""
        walk = self.walk
        walk.play(action)
        to_move = walk.to_move
        self.player = TERMINAL if to_move == NOBODY else to_move
        self.legal = walk.legal
        if self.seens:
            self.seens = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> DealtGame:
        return DealtGame(self.walk.copy(), self.origin)

    def __reduce__(self) -> tuple[Any, ...]:
        return (DealtGame, (self.walk, self.origin))


class Following:
    """Stands in for a dealt game while past decisions are replayed into OpenSpiel's history."""

    legal: tuple[int, ...] = ()

    def __init__(self, seats: Iterator[int]) -> None:
        self._seats = seats
        self.player = next(seats)

    def play(self, _action: int) -> None:
        """Advance to the seat that decided next."""
        self.player = next(self._seats, TERMINAL)


class BanjarState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Methods without a docstring are documented by OpenSpiel."""

    # All mutable state is in one object, because OpenSpiel clones attribute by attribute.

    def __init__(self, game: BanjarGame) -> None:
        super().__init__(game)
        self.progress: Any = START

    def current_player(self) -> int:  # noqa: D102
        return int(self.progress.player)

    def is_terminal(self) -> bool:  # noqa: D102
        return bool(self.progress.player == TERMINAL)

    def is_chance_node(self) -> bool:  # noqa: D102
        return bool(self.progress.player == CHANCE)

    def legal_actions(self, player: int | None = None) -> list[int]:  # noqa: D102
        progress = self.progress
        return list(progress.legal) if player is None or player == progress.player else []

    def _legal_actions(self, _player: int) -> list[int]:
        legal: list[int] = self.progress.legal
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:  # noqa: D102
        return CHANCES

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        if progress.player != CHANCE or type(progress) is Following:
            progress.play(action)
            return
        dealt = progress.after(action)
        self.progress = self.get_game().deal(dealt.seed) if dealt.nodes == CHANCE_NODES else dealt

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else str(self.get_game().game.action(action))

    def returns(self) -> list[float]:  # noqa: D102
        walk = self.progress.walk
        return [0.0] * self.num_players() if walk is None else walk.rewards()

    def __str__(self) -> str:
        walk = self.progress.walk
        if walk is None:
            return f"{self.progress.nodes} of {CHANCE_NODES} chance nodes, {self.progress.seed}"
        phase = walk.walker.game.rules.phases[int(walk.records[0].phase)]
        return f"turn {int(walk.records[0].turn)}, {phase}, {walk.to_bytes().hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of everything the seat has seen: equal for two games that it cannot distinguish."""
        walk = self.progress.walk
        return "not dealt yet" if walk is None else walk.recalled(self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        """A digest of what the seat sees now."""
        walk = self.progress.walk
        return "not dealt yet" if walk is None else walk.seen(self._seat(player))

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.num_players():
            raise OptionError(f"there is no seat {seat}; seats go from 0 to {self.num_players() - 1}")
        return seat

    def table(self) -> State:
        """The game as a `banjar.State`, with its whole history."""
        if self.progress.walk is None:
            raise IllegalAction("the game is not dealt yet; apply the chance outcomes first")
        return replayed(self.get_game().game, self.progress.origin, self.history()[CHANCE_NODES:])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BanjarState:
        """Sample a state that this seat cannot distinguish from the current one.

        `sampler` returns random numbers from 0 to 1. The sampled deal need not be reachable through the chance nodes;
        their outcomes in its history are 0.
        """
        progress = self.progress
        if progress.walk is None:
            raise IllegalAction("the game is not dealt yet; apply the chance outcomes first")
        seat = self._seat(player)
        if seat not in progress.seens:
            progress.seens[seat] = self.table().seen_by(seat)
        world = progress.seens[seat].sample_world(int(sampler() * 2**53))
        game: BanjarGame = self.get_game()
        sampled = BanjarState(game)
        choices = [*[(CHANCE, 0)] * CHANCE_NODES, *world._choices]
        sampled.progress = Following(seat for seat, _ in choices)
        for _, action in choices:
            sampled.apply_action(action)
        sampled.progress = DealtGame(game.walker.walk(world), world._origin)
        return sampled


class BanjarObserver:
    """Observations in OpenSpiel's observer interface."""

    def __init__(self, game: BanjarGame, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(len(game.feature_names), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: BanjarState, player: int) -> None:
        """Write the observation of a seat into `tensor`."""
        if self.tensor is None:
            return
        walk = state.progress.walk
        if walk is None:
            self.tensor.fill(0)
        else:
            walk.observe(state._seat(player), self.tensor)

    def string_from(self, state: BanjarState, player: int) -> str:
        """The digest of what a seat has seen (with perfect recall) or sees now."""
        if self._perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


class RolloutEvaluator:
    """Random rollouts inside the kernel, for OpenSpiel's Python MCTS and ISMCTS."""

    def __init__(self, rollouts: int = 1, seed: int | None = None) -> None:
        self._rollouts = rollouts
        self._seed = random.randrange(LARGEST_SEED) if seed is None else seed
        self._generator: Any = None

    def evaluate(self, state: BanjarState) -> np.ndarray[Any, Any]:
        """Each seat's mean reward."""
        walk: Walk = state.progress.walk
        if self._generator is None:
            self._generator = new_records(GENERATOR)
            walk.walker.game.engine.entry_points.reseed(self._generator, self._seed)
        results = [walk.finished_randomly(self._generator) for _ in range(self._rollouts)]
        return np.mean(results, axis=0) if len(results) > 1 else np.array(results[0])

    def prior(self, state: BanjarState) -> list[tuple[int, float]]:
        """A uniform prior over the legal actions."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal: Sequence[int] = state.progress.legal
        return [(action, 1.0 / len(legal)) for action in legal]


def _utility_sum(reward: str, players: int) -> float | None:
    return {"win": 1.0, "rank": players / 2}.get(reward)


def _game_type(name: str, reward: str) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"banjar_{name}",
        long_name=f"Bali ({name})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if reward == "margin" else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=definition(name).players[-1],
        min_num_players=definition(name).players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def _game_class(name: str) -> Callable[[Mapping[str, Any]], BanjarGame]:
    """The factory with which OpenSpiel creates a game.

    It must be a class: OpenSpiel holds a reference until after Python has shut down, and only a class, which refers to
    itself, is still alive then.
    """

    def make(self: BanjarGame, given: Mapping[str, Any] | None = None) -> None:
        BanjarGame.__init__(self, name, given)

    return type(f"{camel_case(name)}Game", (BanjarGame,), {"__init__": make, "__doc__": f"`banjar_{name}`."})


GAME_CLASSES = {name: _game_class(name) for name in game_names()}
for _name, _class in GAME_CLASSES.items():
    pyspiel.register_game(_game_type(_name, "win"), _class)
