"""Gymnasium environments: one seat is the agent, bots play the others. Importing this module registers every game.

>>> import gymnasium
>>> import banjar.envs.gymnasium
>>> env = gymnasium.make("Banjar/Altar-v0", players=3, bots="greedy", oracle=True)
>>> observation, info = env.reset(seed=7)
>>> observation.shape, info["action_mask"].nonzero()[0].tolist()
((300,), [4])
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from banjar.bots import Bot, load_bot
from banjar.core.errors import IllegalAction, OptionError, listed
from banjar.core.game import Game, State, load
from banjar.core.registry import game_names
from banjar.envs.class_names import camel_case
from banjar.envs.rendering import drawn
from banjar.envs.rewards import checked_reward, reward_range, rewards_of
from banjar.envs.seeding import Seeds
from banjar.envs.spaces import action_space, observation_space
from banjar.kernel.seed import LARGEST_SEED

RENDER_MODES = ("ansi", "human")
ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0
IDS = {name: f"Banjar/{camel_case(name)}-v0" for name in game_names()}

Observation = np.ndarray[Any, np.dtype[np.float32]]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One step is one decision of the agent's seat, followed by the bots' decisions until it is asked again."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        name: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game: Game = load(name, players, **options)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise OptionError(f"there is no seat {seat!r}; seats go from 0 to {self.game.players - 1}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"there is no render mode {render_mode!r}; it must be {listed(RENDER_MODES)}")
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal: it must be {listed(ILLEGAL)}, not {illegal!r}")
        self.seat = seat
        self.illegal = illegal
        self.reward = checked_reward(reward)
        self.reward_range = reward_range(reward)
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._opponents = _opponents(bots, self.game.players, seat)
        self._bots: dict[int, Bot] = {}
        self._seeds = Seeds()
        self._state: State | None = None
        self._lost = False

    @property
    def feature_names(self) -> tuple[str, ...]:
        """A name for each element of an observation."""
        return self.game.feature_names

    @property
    def observation_version(self) -> int:
        """Changes whenever the layout of observations changes."""
        return self.game.observation_version

    @property
    def table(self) -> State:
        """The state of the current game. Warning: it contains hidden cards, which the agent must not see."""
        if self._state is None:
            raise IllegalAction("there is no game yet; call reset first")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game and let the bots play until the agent's seat is asked.

        Without a seed the game's seed is drawn from the last one given.
        """
        super().reset(seed=seed, options=options)
        seed = self._seeds.next(seed)
        self._state = self.game.new(seed)
        self._lost = False
        self._bots = {
            other: load_bot(bot, (seed + 1 + other) & LARGEST_SEED) if isinstance(bot, str) else bot
            for other, bot in self._opponents.items()
        }
        self._let_bots_play(self._state)
        self._show()
        return self._observation(self._state), self._info(self._state)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action for the agent's seat.

        An illegal action ends the game with a reward of -1, and `info["illegal"]` has the reason. With
        `illegal="raise"` it raises IllegalAction instead and changes nothing.
        """
        state = self.table
        if self._lost:
            raise IllegalAction("the game is over; no action is legal")
        number = _whole(action)
        playing = not state.is_over and 0 <= number < len(self.game.actions)
        if self.illegal == "lose" and playing and number not in state.legal_ids():
            return self._lose(state, number)
        state.play(number)
        self._let_bots_play(state)
        reward = rewards_of(self.reward, state.scores(), state.ranks())[self.seat] if state.is_over else 0.0
        self._show()
        return self._observation(state), reward, state.is_over, False, self._info(state)

    def _lose(self, state: State, number: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._lost = True
        reason = f"'{self.game.action(number)}' was not legal"
        return self._observation(state), ILLEGAL_REWARD, True, False, {**self._info(state), "illegal": reason}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask of legal actions; sb3-contrib looks for this name."""
        mask = np.zeros(len(self.game.actions), np.bool_)
        mask[self.table.legal_ids()] = True
        return mask

    def _let_bots_play(self, state: State) -> None:
        while state.to_act not in (None, self.seat):
            assert state.to_act is not None
            state.play(self._bots[state.to_act].choose(state.seen_by(state.to_act)))

    def _observation(self, state: State) -> Observation:
        return state.observation(self.seat)

    def _info(self, state: State) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8)}
        if state.is_over:
            info |= {"scores": state.scores(), "ranks": state.ranks()}
        return info

    def render(self) -> str | None:  # type: ignore[override]
        """The table as the seat sees it: returned in mode `ansi`, printed in mode `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called, but no render_mode was chosen when the environment was made")
            return None
        picture = drawn(self.table, self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _opponents(bots: str | Bot | Sequence[str | Bot], players: int, seat: int) -> dict[int, str | Bot]:
    """The bot of every other seat: one for all, or one each, clockwise from the agent's seat."""
    others = [(seat + offset) % players for offset in range(1, players)]
    chosen: list[Any] = list(bots) if isinstance(bots, (list, tuple)) else [bots] * len(others)
    if len(chosen) != len(others):
        raise OptionError(f"bots: there are {len(others)} other seats, not {len(chosen)}")
    for bot in chosen:
        if isinstance(bot, str):
            load_bot(bot, 0)
        elif not hasattr(bot, "choose"):
            raise OptionError(f"bots: {bot!r} is neither the name of a bot nor a bot")
    return dict(zip(others, chosen, strict=True))


def _whole(action: object) -> int:
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalAction(f"an action is a whole number, not {action!r}") from None


for _name, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(id=_id, entry_point="banjar.envs.gymnasium:SeatEnv", kwargs={"name": _name})
