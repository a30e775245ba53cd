"""Self-play: games between searches, and what networks learn from them.

Every searcher sees what its seat may see. A sample of the value network is the true state, of which the network will
see sampled twins; the policy learns from the observation, which hides the same as `seen_by`.
"""

from __future__ import annotations

import pathlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from banjar.arena.match import Contest
from banjar.arena.schedule import derived
from banjar.bots.budget import Budget
from banjar.bots.network.weights import Networks, read_networks
from banjar.bots.search.bot import SearchBot, compiled_search
from banjar.core.game import State
from banjar.core.registry import definition
from banjar.core.search_config import SearchConfig
from banjar.training.plan import TrainingPlan, contests
from banjar.training.samples import Sample, Samples

MAX_RANDOM_DECISIONS = 12
SELF_PLAY_EXPLORATION = 1.3
"""Factor of the exploration in self-play, where variety is worth more than strength."""
MAX_TURNS = 400
"""Games without an end are left out."""


@dataclass(frozen=True)
class SelfPlayJob:
    """Games to be played together, in any process of any machine."""

    plan: TrainingPlan
    generation: int
    number: int
    networks: str | None
    """The file of the networks that play; None: the search without networks."""
    out: str

    def run(self) -> int:
        """Play the games and write their samples; returns the number of samples. Does nothing if the file is there."""
        path = pathlib.Path(self.out)
        if not path.exists():
            samples = Samples.of(_played(self))
            part = path.with_suffix(".part.npz")
            samples.write(part)
            part.replace(path)
        return len(Samples.read(path))


def _played(job: SelfPlayJob) -> Iterator[list[Sample]]:
    rules = definition(job.plan.game)
    networks = None if job.networks is None else read_networks(pathlib.Path(job.networks), rules)
    tables = contests(rules)
    first = job.number * job.plan.games_a_job
    for number in range(first, min(first + job.plan.games_a_job, job.plan.games)):
        seed = derived(job.plan.seed, "self-play", job.generation, number)
        yield play(job.plan, tables[number % len(tables)], seed, networks)


def play(plan: TrainingPlan, contest: Contest, seed: int, networks: Networks | None) -> list[Sample]:
    """Play one game; returns a sample for every decision that was searched, empty if the game was cut off."""
    dice = random.Random(seed)
    rules = definition(contest.game)
    config = rules.search if networks is None else rules.network_search
    bot = SearchBot(derived(seed, "bot"), config=_config(config), networks=lambda _definition: networks)
    thorough = Budget(simulations=plan.thorough_simulations)
    quick = Budget(simulations=plan.quick_simulations)
    state = contest.load().new(seed=seed)
    wild = dice.randrange(MAX_RANDOM_DECISIONS) if dice.random() < plan.random_starts else 0
    samples: list[Sample] = []
    while not state.is_over:
        if state.turn > MAX_TURNS:
            return []
        legal = state.legal_ids()
        if len(legal) == 1 or wild > 0:
            wild -= len(legal) > 1
            state.play(dice.choice(legal))
            continue
        is_thorough = dice.random() < plan.thorough_rate
        samples.append(_search(bot, state, thorough if is_thorough else quick, is_thorough))
        state.play(_chosen(samples[-1], dice, plan.noise))
    # The search without networks expects no win shares.
    _add_results(samples, state, 1.0 if networks is None else plan.trust)
    return samples


def _config(config: SearchConfig) -> SearchConfig:
    return replace(config, exploration=SELF_PLAY_EXPLORATION * config.exploration, skip_routine=False)


def _search(bot: SearchBot, state: State, budget: Budget, is_thorough: bool) -> Sample:
    seat = state.to_act
    assert seat is not None
    seen = state.seen_by(seat)
    candidates = {candidate.action.id: candidate for candidate in bot.explain(seen, budget)}
    legal, engine = seen.legal_ids(), state.game.engine
    inputs, outputs = network_inputs(state)
    values = np.zeros(engine.contract.ACTIONS)
    engine.entry_points.action_values(seen.records, seat, engine.scratch.legal, engine.scratch.generator, values)
    visits = np.array([candidates[action].visits or 0 for action in legal], np.float32)
    if not visits.any():  # no world was found
        is_thorough, visits = False, np.ones(len(legal), np.float32)
    found = bot.root_outcome()
    order = seats_from(seat, state.players)
    return Sample(
        inputs=inputs.astype(np.int16),
        actions=np.array(legal, np.int16),
        outputs=np.array(outputs, np.int16),
        values=values[: len(legal)].astype(np.float32),
        visits=visits / visits.sum(),
        thorough=is_thorough,
        seat=seat,
        players=state.players,
        expected_shares=found[order, 0],
        expected_margins=found[order, 1],
    )


def network_inputs(state: State) -> tuple[np.ndarray[Any, np.dtype[np.float32]], list[int]]:
    """The value network's inputs for a true state, and the policy's output of each legal action."""
    engine = state.game.engine
    contract = engine.contract
    inputs = np.zeros(contract.FEATURES + contract.WORLD_FEATURES, np.float32)
    outputs = np.zeros(contract.ACTIONS, np.int64)
    count = compiled_search(engine).network_inputs(state.records, engine.scratch.legal, inputs, outputs)
    return inputs, outputs[:count].tolist()


def _chosen(sample: Sample, dice: random.Random, noise: float) -> int:
    if dice.random() < noise:
        return int(dice.choices(sample.actions.tolist(), sample.visits.tolist())[0])
    return int(sample.actions[int(np.argmax(sample.visits))])


def _add_results(samples: list[Sample], state: State, trust: float) -> None:
    """Give each sample its target: the result, mixed with what the searches in between expected.

    `trust` is the weight of what comes later against the next search's expectation.
    """
    scores, ranks = state.scores(), state.ranks()
    shares = np.array([1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks])
    margins = np.array([score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)], float)
    for sample in reversed(samples):
        order = seats_from(sample.seat, state.players)
        sample.shares, sample.margins = shares[order], margins[order]
        shares[order] = trust * shares[order] + (1.0 - trust) * sample.expected_shares
        margins[order] = trust * margins[order] + (1.0 - trust) * sample.expected_margins


def seats_from(seat: int, players: int) -> list[int]:
    """All seats, clockwise from one of them."""
    return [(seat + offset) % players for offset in range(players)]
