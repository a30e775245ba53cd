"""PettingZoo environments, with one agent per seat.

>>> from banjar.envs import pettingzoo
>>> env = pettingzoo.env("altar", players=3, oracle=True)
>>> env.reset(seed=7)
>>> env.agent_selection, env.last()[0]["action_mask"].nonzero()[0].tolist()
('player_0', [4])
"""

from __future__ import annotations

import operator
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from banjar.core.errors import IllegalAction, OptionError, listed
from banjar.core.game import Game, State, load
from banjar.envs.rendering import drawn
from banjar.envs.rewards import checked_reward, reward_range, rewards_of
from banjar.envs.seeding import Seeds
from banjar.envs.spaces import action_space, masked_observation_space
from banjar.kernel.call_buffer import TO_MOVE

ILLEGAL_REWARD = -1.0
RENDER_MODES = ("ansi", "human")

Observation = dict[str, np.ndarray[Any, Any]]


def env(
    name: str,
    players: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """The environment with PettingZoo's usual wrappers.

    As in PettingZoo's own games, an illegal action ends the game: its player gets -1, the others 0.
    """
    wrapped: Any = raw_env(name, players, reward, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  # PettingZoo's name for it
    """The environment without wrappers; an illegal action raises IllegalAction and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "banjar_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        name: str,
        players: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"there is no render mode {render_mode!r}; it must be {listed(RENDER_MODES)}")
        self.game: Game = load(name, players, **options)
        self.metadata = {**type(self).metadata, "name": f"banjar_{name}_v0"}  # type: ignore[misc]
        self.reward = checked_reward(reward)
        self.reward_range = reward_range(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._state: State | None = None
        self._actions = len(self.game.actions)

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
        """The state of the current game. Warning: it contains hidden cards, which agents must not see."""
        if self._state is None:
            raise IllegalAction("there is no game yet; call reset first")
        return self._state

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """A dict of `observation` and `action_mask`."""
        return self.observation_spaces[self._checked_agent(agent)]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The ids of the game's actions."""
        return self.action_spaces[self._checked_agent(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game. Without a seed, the game's seed is drawn from the last one given."""
        self._state = self.game.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._state.to_act or 0]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat has seen, and its legal actions; none while another agent decides."""
        state = self._state if self._state is not None else self.table
        seat = self._seats[agent] if agent in self._seats else self._seats[self._checked_agent(agent)]
        vector = state.observation(seat)
        mask = np.zeros(self._actions, np.int8)
        if state.to_act == seat:
            mask[state.legal_ids()] = 1
        return {"observation": vector, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for `agent_selection`."""
        state = self._state if self._state is not None else self.table
        agent = self.agent_selection
        if not self.agents:
            raise IllegalAction("the game is over; call reset to begin another")
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        state.play(_whole(action))
        self._cumulative_rewards[agent] = 0.0
        if state.is_over:
            self._finish(state)
        else:
            self.agent_selection = self.possible_agents[state._now[TO_MOVE]]
        self._show()

    def _finish(self, state: State) -> None:
        rewards = rewards_of(self.reward, state.scores(), state.ranks())
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _checked_agent(self, agent: str) -> str:
        if agent not in self._seats:
            raise OptionError(f"there is no agent {agent!r}; there are {', '.join(self._seats)}")
        return agent

    def render(self) -> str | None:
        """The table as the agent to act sees it: returned in mode `ansi`, printed in mode `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called, but no render_mode was chosen when the environment was made")
            return None
        picture = drawn(self.table, self.table.to_act)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def _whole(action: object) -> int:
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalAction(f"an action is a whole number, not {action!r}") from None
