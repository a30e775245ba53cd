"""A whole training: generation after generation of self-play, learning, and a match with the networks before.

Everything is written to a directory as soon as it is done, and nothing that is there is done again. So a training can
be stopped at any moment and goes on where it was.
"""

from __future__ import annotations

import csv
import functools
import json
import pathlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from banjar.arena.backends import backend
from banjar.arena.match import Contest, GameResult
from banjar.arena.match import play as play_match
from banjar.arena.results import ResultsFile
from banjar.arena.schedule import ScheduledGame, derived, schedule
from banjar.arena.standings import report
from banjar.core.definition import Definition
from banjar.core.registry import definition
from banjar.training.curves import GenerationFigures, write_curves
from banjar.training.plan import TrainingPlan, contests
from banjar.training.samples import Samples
from banjar.training.self_play import SelfPlayJob

NETWORKS_FILE = "networks.npz"
START_FILE = "start.pt"
LOSSES_FILE = "losses.csv"
GATE_FILE = "gate.json"
GATE_SIMULATIONS = 100


@dataclass(frozen=True)
class Stage:
    """A part of a training, for progress."""

    generation: int
    name: str
    done: int
    total: int
    seconds_left: float | None = None
    figures: str = ""
    generations: int = 0


Progress = Callable[[Stage], None]


@dataclass(frozen=True)
class Training:
    """A training in a directory."""

    plan: TrainingPlan
    directory: pathlib.Path
    jobs: int = 1
    backend: str = "local"

    def run(self, progress: Progress) -> pathlib.Path:
        """Do everything that is not done yet; returns the file of the best networks."""
        best: pathlib.Path | None = None
        for generation in range(self.plan.generations):
            self._play(generation, best, progress)
            self._learn(generation, progress)
            best = self._best(generation, best, progress)
            write_curves(self.directory, [self._figures(number) for number in range(generation + 1)])
        assert best is not None
        path = self.directory / NETWORKS_FILE
        path.write_bytes(best.read_bytes())
        return path

    def folder(self, generation: int) -> pathlib.Path:
        """Where a generation is kept."""
        return self.directory / f"generation-{generation}"

    def _play(self, generation: int, networks: pathlib.Path | None, progress: Progress) -> None:
        folder = self.folder(generation) / "games"
        folder.mkdir(parents=True, exist_ok=True)
        playing = None if networks is None else str(networks)
        numbers = range(-(-self.plan.games // self.plan.games_a_job))
        jobs = [
            SelfPlayJob(self.plan, generation, number, playing, str(folder / f"{number:05}.npz")) for number in numbers
        ]
        missing = [job for job in jobs if not pathlib.Path(job.out).exists()]
        told = self._meter(generation, "self-play", len(jobs) - len(missing), len(jobs), progress)
        for _ in backend(self.backend, self.jobs)(SelfPlayJob.run, missing, self.jobs):
            told()

    def _learn(self, generation: int, progress: Progress) -> None:
        folder = self.folder(generation)
        if (folder / NETWORKS_FILE).exists():
            return
        import torch

        from banjar.training.learning import LossReport, learn

        first = max(0, generation - self.plan.window + 1)
        samples = Samples.joined(
            Samples.read(path)
            for number in range(first, generation + 1)
            for path in sorted((self.folder(number) / "games").glob("[0-9]*[0-9].npz"))
        )
        before = None
        if generation > 0:
            before = torch.load(self.folder(generation - 1) / START_FILE, weights_only=True)
        reports: list[LossReport] = []
        started = time.monotonic()

        def told(found: LossReport) -> None:
            reports.append(found)
            figures = f"value {found.held_out_value:.4f}, policy {found.held_out_policy:.4f} on other games"
            left = (time.monotonic() - started) / found.step * (found.steps - found.step)
            generations = self.plan.generations
            progress(Stage(generation, "learning", found.step, found.steps, left, figures, generations))

        seed = derived(self.plan.seed, "learning", generation)
        arrays, start = learn(self._rules, self.plan, samples, before, seed, told)
        torch.save(start, folder / START_FILE)
        _write_losses(folder / LOSSES_FILE, reports, len(samples))
        part = folder / "networks.part.npz"
        np.savez_compressed(part, **arrays)
        part.replace(folder / NETWORKS_FILE)

    def _best(self, generation: int, best: pathlib.Path | None, progress: Progress) -> pathlib.Path:
        """The new networks, unless those before win clearly."""
        new = self.folder(generation) / NETWORKS_FILE
        if best is None:
            return new
        shares = []
        for number, contest in enumerate(self._gate_contests()):
            shares.append(self._match(generation, number, contest, new, best, progress))
        verdict = {"fair_shares_won": shares}
        (self.folder(generation) / GATE_FILE).write_text(json.dumps(verdict, indent=2) + "\n", encoding="utf-8")
        return new if sum(shares) / len(shares) >= WEAKEST_ACCEPTED else best

    def _gate_contests(self) -> Sequence[Contest]:
        """The fewest players without any option, and the most players with all of them."""
        tables = contests(self._rules)
        return [tables[0], tables[-1]] if len(tables) > 1 else tables[:1]

    def _match(
        self,
        generation: int,
        number: int,
        contest: Contest,
        new: pathlib.Path,
        best: pathlib.Path,
        progress: Progress,
    ) -> float:
        """How often the new networks win, as a multiple of what is even."""
        names = (f"search:{GATE_SIMULATIONS}@{new}", f"search:{GATE_SIMULATIONS}@{best}")
        bots = [names[0], *[names[1]] * (contest.players - 1)]
        seed = derived(self.plan.seed, "gate", generation, number)
        settings = {"game": contest.game, "players": contest.players, "bots": bots, "seed": seed, **contest.options}
        kept = ResultsFile(self.folder(generation) / f"gate-{number}.games.jsonl", settings)
        results = kept.begin()
        games = list(schedule(bots, contest.players, self.plan.gate_games, seed))
        known = {result.number for result in results}
        missing = [game for game in games if game.number not in known]
        told = self._meter(generation, f"match {number + 1}", len(results), len(games), progress)
        for result in self._played(contest, missing):
            kept.add(result)
            results.append(result)
            told()
        results.sort(key=lambda result: result.number)
        standing = next(row for row in report(results, settings, 1.0)["standings"] if row["bot"] == names[0])
        return float(standing["win_share"] / standing["fair_share"])

    def _played(self, contest: Contest, games: list[ScheduledGame]) -> Iterator[GameResult]:
        return backend(self.backend, self.jobs)(functools.partial(play_match, contest), games, self.jobs)

    def _meter(
        self, generation: int, name: str, done_before: int, total: int, progress: Progress
    ) -> Callable[[], None]:
        """What to call after each piece of a part, to report how much is left."""
        started, done = time.monotonic(), done_before

        def told() -> None:
            nonlocal done
            done += 1
            left = (time.monotonic() - started) / (done - done_before) * (total - done)
            progress(Stage(generation, name, done, total, left, generations=self.plan.generations))

        return told

    def _figures(self, generation: int) -> GenerationFigures:
        folder = self.folder(generation)
        with (folder / LOSSES_FILE).open(encoding="utf-8", newline="") as file:
            last = list(csv.DictReader(file))[-1]
        gate = folder / GATE_FILE
        won = json.loads(gate.read_text(encoding="utf-8"))["fair_shares_won"] if gate.exists() else None
        return GenerationFigures(
            generation=generation,
            samples=int(last["samples"]),
            held_out_value=float(last["held_out_value"]),
            held_out_policy=float(last["held_out_policy"]),
            won=None if won is None else sum(won) / len(won),
        )

    @property
    def _rules(self) -> Definition:
        return definition(self.plan.game)


WEAKEST_ACCEPTED = 0.95
"""New networks are kept if they win at least this share of what is even: fresh games matter more than a strict gate."""


def _write_losses(path: pathlib.Path, reports: list[Any], samples: int) -> None:
    names = ("step", "value", "policy", "held_out_value", "held_out_policy")
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow((*names, "samples"))
        writer.writerows([*(getattr(found, name) for name in names), samples] for found in reports)
