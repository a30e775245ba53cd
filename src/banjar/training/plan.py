"""The plan of a training: everything that its result depends on."""

from __future__ import annotations

import itertools
import json
import pathlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from banjar.arena.match import Contest
from banjar.core.definition import Definition
from banjar.core.errors import OptionError

PLAN_FILE = "plan.json"


@dataclass(frozen=True)
class TrainingPlan:
    """What is played and learnt; two trainings by the same plan give the same weights."""

    game: str
    seed: int = 0
    generations: int = 5
    games: int = 4000
    """Games of self-play in a generation."""
    games_a_job: int = 16
    """Games that are played and stored together; a stop loses at most what a job has played."""
    thorough_simulations: int = 160
    quick_simulations: int = 24
    thorough_rate: float = 0.25
    """Share of decisions that are searched thoroughly, from which the policy learns."""
    noise: float = 0.25
    """Share of decisions drawn by their visits instead of taking the most visited one."""
    random_starts: float = 0.25
    """Share of games that begin with some random decisions."""
    trust: float = 0.9
    """Weight of the result against what later searches expected, in the targets of the value network."""
    epochs: float = 4.0
    """How often learning goes through the samples of a generation."""
    window: int = 3
    """Number of generations whose samples are learnt from."""
    gate_games: int = 200
    """Games between new networks and those before; they replace them unless they are clearly weaker."""
    policy_layers: tuple[int, int] = (128, 64)
    value_layers: tuple[int, int] = (192, 32)

    def to_dict(self) -> dict[str, Any]:
        """A form ready for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, value: dict[str, Any]) -> TrainingPlan:
        """The inverse of `to_dict`."""
        parts: dict[str, Any] = {name: tuple(part) if isinstance(part, list) else part for name, part in value.items()}
        return cls(**parts)

    def write(self, directory: pathlib.Path) -> None:
        """Write the plan to the directory of its training."""
        (directory / PLAN_FILE).write_text(json.dumps(self.to_dict(), indent=2) + "\n", encoding="utf-8")


def read_plan(directory: pathlib.Path) -> TrainingPlan | None:
    """The plan of the training in a directory; None if there is none."""
    try:
        text = (directory / PLAN_FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    try:
        return TrainingPlan.from_dict(json.loads(text))
    except (ValueError, TypeError) as error:
        raise OptionError(f"{directory / PLAN_FILE} is no plan of a training ({error})") from None


def contests(definition: Definition) -> Sequence[Contest]:
    """All that one network has to play: every number of players, with and without each option that is a flag."""
    flags = [option.name for option in definition.options if option.is_flag]
    return [
        Contest(definition.name, players, dict(zip(flags, chosen, strict=True)))
        for players in definition.players
        for chosen in itertools.product((False, True), repeat=len(flags))
    ]
