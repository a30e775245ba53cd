"""A player who imagines what the others may hold and plays on in thought."""

from __future__ import annotations

import pathlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from banjar.bots.base import deciding_seat
from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.bots.heuristic import HeuristicBot
from banjar.bots.search.config import config_for
from banjar.core.action import Action
from banjar.core.engine import Engine, tell
from banjar.core.errors import OptionError
from banjar.core.information import Seen
from banjar.core.search_config import SearchConfig
from banjar.kernel import cache
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import copy_records, new_records
from banjar.kernel.seed import LARGEST_SEED
from banjar.kernel.template import instantiate

TEMPLATE = pathlib.Path(__file__).parent / "tree.py"
NODES_PER_SIMULATION = 12
MOST_NODES = 1_000_000
MOST_THREADS = 64
FIRST_CHUNK = 1
CHUNK_MILLISECONDS = 20
USUAL = Budget(simulations=1000)


def compiled_search(engine: Engine) -> Any:
    """The search for a game, compiled; the first time on a machine that takes a while, and is said."""
    template = instantiate(TEMPLATE, engine.contract.__name__)
    folder = None if PLAIN else cache.directory(engine.definition.name, TEMPLATE)
    if folder is not None and not (folder / "ready").exists():
        tell(f"banjar: compiling the search for {engine.definition.name} on this machine, once")
        (folder / "ready").touch()
    return template


class Workspace:
    """What one thread needs for a search: its tree, its worlds and its random numbers."""

    def __init__(self, engine: Engine, config: SearchConfig, nodes: int, seed: int) -> None:
        contract = engine.contract
        self.template = compiled_search(engine)
        self.nodes = new_records(self.template.NODE, nodes)
        self.tree = new_records(self.template.TREE)
        self.config = new_records(self.template.METHOD)
        for name, value in vars(config).items():
            setattr(self.config[0], name, value)
        self.worlds = new_records(contract.STATE, 2)
        self.trace = new_records(contract.TRACE)
        self.legal = new_records(contract.LEGAL)
        self.generator = new_records(GENERATOR)
        engine.entry_points.reseed(self.generator, seed)

    def reset(self, seen: Seen, seat: int) -> None:
        """Forget everything, and be ready to search what a seat has seen."""
        # Sampling works in the memory, so that threads cannot share one.
        self.memory = copy_records(seen.memory())
        self.template.reset(self.nodes, self.tree, seat)
        self.simulate(seen, seat, 0)

    def simulate(self, seen: Seen, seat: int, simulations: int) -> None:
        """Search on."""
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
            simulations,
        )

    def children(self) -> list[tuple[int, int, float, float]]:
        """Action, visits, sum of worths and sum of margins of everything tried at the root."""
        found = []
        number = int(self.nodes[0].child)
        while number >= 0:
            node = self.nodes[number]
            found.append((int(node.action), int(node.visits), float(node.value_sum), float(node.margin)))
            number = int(node.sibling)
        return found


class SearchBot:
    """Searches among the worlds that agree with what it has seen.

    With a budget in simulations the same seed always decides alike; `threads` is part of that.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget | Callable[[str], Budget] = USUAL,
        config: SearchConfig | None = None,
        threads: int = 1,
        name: str = "search",
    ) -> None:
        if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS:
            raise OptionError(f"threads must be a whole number from 1 to {MOST_THREADS}, not {threads!r}")
        self.name = name
        self._budget = budget
        self._method = config
        self._seed = seed
        self._threads = threads
        self._thumb = HeuristicBot(seed)
        self._workspaces: list[Workspace] = []
        self._engine: Engine | None = None

    def budget_for(self, game: str) -> Budget:
        """How long it thinks about a decision of a game."""
        return self._budget if isinstance(self._budget, Budget) else self._budget(game)

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:
        """The action that was tried most; a forced one at once."""
        deciding_seat(seen)
        legal = seen.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.explain(seen, budget)[0].action

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:
        """Every legal action with what the search found, the best first."""
        seat = deciding_seat(seen)
        if self._delegates(seen):
            return self._thumb.explain(seen)
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

    def _delegates(self, seen: Seen) -> bool:
        """Is this a routine decision, and left to the rules of thumb?"""
        config = self._method or config_for(seen.game.name)
        return config.skip_routine and bool(compiled_search(seen.game.engine).routine(seen.records))

    def _prepare(self, seen: Seen, seat: int, budget: Budget) -> list[Workspace]:
        if self._engine is not seen.game.engine:
            self._engine = seen.game.engine
            self._workspaces = []
        nodes = MOST_NODES
        if budget.simulations is not None:
            nodes = min(MOST_NODES, NODES_PER_SIMULATION * budget.simulations + 200)
        if not self._workspaces or len(self._workspaces[0].nodes) < nodes:
            config = self._method or config_for(seen.game.name)
            self._workspaces = [
                Workspace(self._engine, config, nodes, (self._seed + number) % LARGEST_SEED)
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
    """Grow the tree until the budget is used up; in small steps if it is one of time."""
    if milliseconds is None:
        workspace.simulate(seen, seat, simulations or 0)
        return
    started, done, chunk = time.perf_counter(), 0, FIRST_CHUNK
    while True:
        if simulations is not None:
            chunk = min(chunk, simulations - done)
        workspace.simulate(seen, seat, chunk)
        done += chunk
        elapsed = 1000 * (time.perf_counter() - started)
        possible = (milliseconds - elapsed) * done / elapsed
        if possible < 1 or done == simulations:
            return
        # On a slow machine one simulation may take longer than a step.
        chunk = max(1, int(min(possible, CHUNK_MILLISECONDS * done / elapsed)))


def _candidates(seen: Seen, workspaces: list[Workspace]) -> list[Candidate]:
    """What all threads found, put together."""
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
