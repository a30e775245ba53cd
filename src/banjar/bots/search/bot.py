"""The search bot: information-set Monte Carlo tree search over sampled worlds."""

from __future__ import annotations

import pathlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from banjar.bots.base import deciding_seat
from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.bots.heuristic import HeuristicBot
from banjar.bots.network.weights import Networks, NetworkSource, no_networks, no_source
from banjar.bots.search.config import config_for
from banjar.core.action import Action
from banjar.core.definition import Definition
from banjar.core.engine import Engine, engine_of
from banjar.core.errors import OptionError
from banjar.core.game import Seen, load
from banjar.core.search_config import SearchConfig
from banjar.kernel.compile.unit import CompileStep, Unit
from banjar.kernel.compile.unit import load as load_unit
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import copy_records, new_records
from banjar.kernel.seed import LARGEST_SEED

TEMPLATE = pathlib.Path(__file__).parent / "tree.py"
NODES_PER_SIMULATION = 12
MAX_NODES = 1_000_000
MAX_THREADS = 64
FIRST_CHUNK_SIMULATIONS = 1
CHUNK_MILLISECONDS = 20
USUAL = Budget(simulations=1000)


def search_unit(definition: Definition) -> Unit:
    """The compile unit of a game's search."""
    return Unit(f"{definition.name} search", TEMPLATE, definition.contract.__name__)


def search_of(game: str) -> Any:
    """The search template's module for a game by name."""
    return compiled_search(engine_of(game))


def compiled_search(engine: Engine) -> Any:
    """The search template's module for a game. The first call on a machine compiles it, reporting on stderr."""
    return load_unit(
        search_unit(engine.definition), lambda search: [CompileStep("a simulation", lambda: _warm_up(search, engine))]
    )


def _warm_up(search: Any, engine: Engine) -> None:
    """Call every entry point of the search, at the first decision with a choice."""
    name = engine.definition.name
    state = load(name).new(seed=1)
    while state.to_act is not None and len(state.legal_ids()) < 2:
        state.play(state.legal_ids()[0])
    assert state.to_act is not None
    seen = state.seen_by(state.to_act)
    workspace = Workspace(search, engine, config_for(name), NODES_PER_SIMULATION, 1)
    search.routine(seen.records)
    inputs = np.zeros(engine.contract.FEATURES + engine.contract.WORLD_FEATURES, np.float32)
    search.network_inputs(seen.records, engine.scratch.legal, inputs, np.zeros(engine.contract.ACTIONS, np.int64))
    workspace.reset(seen, state.to_act)
    workspace.simulate(seen, state.to_act, 1)


class Workspace:
    """The memory of one thread: its tree, its worlds and its generator."""

    def __init__(
        self,
        template: Any,
        engine: Engine,
        config: SearchConfig,
        nodes: int,
        seed: int,
        networks: Networks | None = None,
    ) -> None:
        contract = engine.contract
        self.template = template
        self.nodes = new_records(self.template.NODE, nodes)
        self.tree = new_records(self.template.TREE)
        self.config = new_records(self.template.PARAMETERS)
        for name, value in vars(config).items():
            setattr(self.config[0], name, value)
        if networks is None:
            self.config[0].policy_network = self.config[0].value_network = False
        self.networks = networks or no_networks()
        self.outcomes = np.zeros((contract.ACTIONS, contract.MAX_PLAYERS, 2))
        """By action and seat: sum of win shares, sum of leads."""
        self.worlds = new_records(contract.STATE, 2)
        self.trace = new_records(contract.TRACE)
        self.legal = new_records(contract.LEGAL)
        self.generator = new_records(GENERATOR)
        engine.entry_points.reseed(self.generator, seed)

    def reset(self, seen: Seen, seat: int) -> None:
        """Start a new tree for what a seat has seen."""
        # Sampling writes to the memory, so threads cannot share one.
        self.memory = copy_records(seen.memory())
        self.template.reset(self.nodes, self.tree, seat)
        self.outcomes[:] = 0.0
        self.simulate(seen, seat, 0)

    def simulate(self, seen: Seen, seat: int, simulations: int) -> None:
        """Grow the tree by a number of simulations."""
        self.template.search(
            seen.records,
            seat,
            self.memory,
            self.generator,
            self.worlds,
            self.trace,
            self.legal,
            self.nodes,
            self.tree,
            self.config,
            self.networks.policy,
            self.networks.value,
            self.outcomes,
            simulations,
        )

    def children(self) -> list[tuple[int, int, float, float]]:
        """Action, visits, sum of values and sum of margins of the root's children."""
        found = []
        number = int(self.nodes[0].child)
        while number >= 0:
            node = self.nodes[number]
            found.append((int(node.action), int(node.visits), float(node.value_sum), float(node.margin)))
            number = int(node.sibling)
        return found


class SearchBot:
    """A bot that searches worlds consistent with what it has seen.

    With a budget in simulations, its decisions depend only on the seed and the number of threads.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget | Callable[[str], Budget] = USUAL,
        config: SearchConfig | None = None,
        threads: int = 1,
        name: str = "search",
        networks: NetworkSource = no_source,
    ) -> None:
        if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= MAX_THREADS:
            raise OptionError(f"threads must be a whole number from 1 to {MAX_THREADS}, not {threads!r}")
        self.name = name
        self._budget = budget
        self._config = config
        self._seed = seed
        self._threads = threads
        self._networks = networks
        self._heuristic = HeuristicBot(seed)
        self._workspaces: list[Workspace] = []
        self._engine: Engine | None = None

    def budget_for(self, game: str) -> Budget:
        """The budget for one decision of a game."""
        return self._budget if isinstance(self._budget, Budget) else self._budget(game)

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:
        """The action with the most visits; a single legal action is returned without a search."""
        deciding_seat(seen)
        legal = seen.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.explain(seen, budget)[0].action

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:
        """Every legal action with its visits and value, the best first."""
        seat = deciding_seat(seen)
        if self._is_routine(seen):
            return self._heuristic.explain(seen)
        budget = budget or self.budget_for(seen.game.name)
        workspaces = self._prepare(seen, seat, budget)
        if len(workspaces) == 1:
            _think(workspaces[0], seen, seat, budget.simulations, budget.milliseconds)
        else:
            shares = _shares(budget.simulations, len(workspaces))
            with ThreadPoolExecutor(len(workspaces)) as pool:
                thoughts = [
                    pool.submit(_think, workspace, seen, seat, share, budget.milliseconds)
                    for workspace, share in zip(workspaces, shares, strict=True)
                ]
            for thought in thoughts:
                thought.result()
        return _candidates(seen, workspaces)

    def root_outcome(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """For every seat the win share and the lead that the last search expects, over all its simulations."""
        total = sum(workspace.outcomes.sum(axis=0) for workspace in self._workspaces)
        visits = sum(int(workspace.nodes[0].visits) for workspace in self._workspaces)
        outcome: np.ndarray[Any, np.dtype[np.float64]] = total / max(1, visits)
        return outcome

    def _is_routine(self, seen: Seen) -> bool:
        """Whether this is a routine decision, left to the heuristic."""
        config = self._config_for(seen)
        return config.skip_routine and bool(compiled_search(seen.game.engine).routine(seen.records))

    def _config_for(self, seen: Seen) -> SearchConfig:
        if self._config is not None:
            return self._config
        rules = seen.game.rules
        return rules.search if self._networks(rules) is None else rules.network_search

    def _prepare(self, seen: Seen, seat: int, budget: Budget) -> list[Workspace]:
        if self._engine is not seen.game.engine:
            self._engine = seen.game.engine
            self._workspaces = []
        nodes = MAX_NODES
        if budget.simulations is not None:
            nodes = min(MAX_NODES, NODES_PER_SIMULATION * budget.simulations + 200)
        if not self._workspaces or len(self._workspaces[0].nodes) < nodes:
            search, config, networks = (
                compiled_search(self._engine),
                self._config_for(seen),
                self._networks(seen.game.rules),
            )
            self._workspaces = [
                Workspace(search, self._engine, config, nodes, (self._seed + number) % LARGEST_SEED, networks)
                for number in range(self._threads)
            ]
        for workspace in self._workspaces:
            workspace.reset(seen, seat)
        return self._workspaces


def _shares(simulations: int | None, threads: int) -> list[int | None]:
    if simulations is None:
        return [None] * threads
    return [simulations // threads + (number < simulations % threads) for number in range(threads)]


def _think(workspace: Workspace, seen: Seen, seat: int, simulations: int | None, milliseconds: int | None) -> None:
    """Run simulations until the budget is used up; with a time limit, in small chunks."""
    if milliseconds is None:
        workspace.simulate(seen, seat, simulations or 0)
        return
    started, done, chunk = time.perf_counter(), 0, FIRST_CHUNK_SIMULATIONS
    while True:
        if simulations is not None:
            chunk = min(chunk, simulations - done)
        workspace.simulate(seen, seat, chunk)
        done += chunk
        elapsed = 1000 * (time.perf_counter() - started)
        possible = (milliseconds - elapsed) * done / elapsed
        if possible < 1 or done == simulations:
            return
        # On a slow machine a single simulation may take longer than a chunk should.
        chunk = max(1, int(min(possible, CHUNK_MILLISECONDS * done / elapsed)))


def _candidates(seen: Seen, workspaces: list[Workspace]) -> list[Candidate]:
    """Merge the results of all threads."""
    found: dict[int, tuple[int, float, float]] = dict.fromkeys(seen.legal_ids(), (0, 0.0, 0.0))
    for workspace in workspaces:
        for action, visits, value_sum, margin in workspace.children():
            if action in found:
                before = found[action]
                found[action] = (before[0] + visits, before[1] + value_sum, before[2] + margin)
    candidates = [
        Candidate(
            seen.game.actions[action],
            visits,
            value_sum / visits if visits else None,
            margin / visits if visits else None,
        )
        for action, (visits, value_sum, margin) in found.items()
    ]
    return sorted(candidates, key=lambda candidate: (-(candidate.visits or 0), -(candidate.value or 0.0)))
