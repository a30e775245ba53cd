"""Ratings by openskill, with bootstrap intervals over the deals."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from banjar.arena.match import GameResult
from banjar.core.errors import OptionError

Interval = tuple[float, float]


def ratings(results: Iterable[GameResult], bots: Sequence[str]) -> dict[str, float]:
    """Each bot's mean skill after all games; the initial rating is 25."""
    model = _model()
    skill = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        teams = [[skill[bot]] for bot in result.bots]
        rated = model.rate(teams, ranks=list(result.ranks))
        for bot in set(result.bots):
            # A bot in several seats gets the mean of its new ratings.
            own = [team[0] for team, name in zip(rated, result.bots, strict=True) if name == bot]
            skill[bot] = model.create_rating(
                [sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)], bot
            )
    return {bot: skill[bot].mu for bot in bots}


def _model() -> Any:  # noqa: ANN401 (openskill is imported when it is used)
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise OptionError("ratings need openskill: pip install 'banjar[arena]'") from None


def by_deal(results: Iterable[GameResult]) -> list[list[GameResult]]:
    """Group the games by deal."""
    groups: dict[int, list[GameResult]] = {}
    for result in results:
        groups.setdefault(result.deal, []).append(result)
    return [groups[deal] for deal in sorted(groups)]


def resampled(groups: list[list[GameResult]], times: int, seed: int) -> Iterable[list[list[GameResult]]]:
    """Bootstrap samples: the deals, drawn with replacement `times` times."""
    lots = random.Random(seed)
    for _ in range(times):
        yield lots.choices(groups, k=len(groups))


def interval(values: Sequence[float], share: float = 0.95) -> Interval:
    """The central interval that contains a share of the values."""
    ordered = sorted(values)
    cut = int(len(ordered) * (1 - share) / 2)
    return ordered[cut], ordered[-1 - cut]
