"""A bot that plays by the policy network alone, without a search."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from banjar.bots.base import deciding_seat
from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.bots.network.weights import Networks, NetworkSource
from banjar.core.action import Action
from banjar.core.errors import OptionError
from banjar.core.game import Seen
from banjar.kernel.from_python import from_python
from banjar.kernel.network import all_outputs, encoded
from banjar.kernel.records import readable


@functools.cache
def policy_output_of(contract: ModuleType) -> Callable[[Any, int, int], int]:
    """A game's `policy_output`, for Python."""
    function: Callable[[Any, int, int], int] = from_python(contract.policy_output)
    return function


class PolicyBot:
    """Plays the action to which the policy gives the highest probability, or draws one.

    It answers within milliseconds in the plain kernel too.
    """

    def __init__(self, seed: int, networks: NetworkSource, temperature: float = 0.0, name: str = "policy") -> None:
        self.name = name
        self._networks = networks
        self._temperature = temperature
        """0: the most probable action; otherwise actions are drawn, and the higher, the less the policy counts."""
        self._random = random.Random(seed)

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:  # noqa: ARG002
        """The most probable action, or one that is drawn."""
        ids, logits = self.logits(seen)
        if self._temperature == 0.0:
            return seen.game.actions[ids[int(np.argmax(logits))]]
        weights = np.exp((logits - logits.max()) / self._temperature)
        return seen.game.actions[self._random.choices(ids, weights.tolist())[0]]

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:  # noqa: ARG002
        """All legal actions with their probabilities as values, the most probable first."""
        ids, logits = self.logits(seen)
        shares = np.exp(logits - logits.max())
        shares /= shares.sum()
        order = np.argsort(-shares, kind="stable").tolist()
        return [Candidate(seen.game.actions[ids[place]], value=float(shares[place])) for place in order]

    def logits(self, seen: Seen) -> tuple[list[int], np.ndarray[Any, np.dtype[np.float64]]]:
        """The ids of the legal actions and the policy's logit of each."""
        seat = deciding_seat(seen)
        networks, rules, engine = self._networks_for(seen), seen.game.rules, seen.game.engine
        legal = seen.legal_ids()
        values = np.zeros(len(seen.game.actions))
        engine.entry_points.action_values(seen.records, seat, engine.scratch.legal, engine.scratch.generator, values)
        found = all_outputs(networks.policy, encoded(seen.observation()))
        output_of, record = policy_output_of(rules.contract), readable(seen.records)[0]
        outputs = [output_of(record, seat, action) for action in legal]
        temperature = rules.network_search.temperature
        prior = values[: len(legal)] / temperature if temperature > 0.0 else np.zeros(len(legal))
        return legal, prior + found[outputs]

    def _networks_for(self, seen: Seen) -> Networks:
        networks = self._networks(seen.game.rules)
        if networks is None:
            raise OptionError(f"{seen.game.name} has no networks, so {self.name} cannot play it")
        return networks
