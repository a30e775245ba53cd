"""Standings: the statistics of each bot over the games of an arena."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from banjar.arena.match import GameResult
from banjar.arena.ratings import Interval, by_deal, interval, ratings, resampled

RESAMPLES = 1000
RATING_RESAMPLES = 40
Z95 = 1.96


@dataclass(frozen=True)
class Standing:
    """One bot's figures, with 95 % intervals over the deals."""

    bot: str
    seats: int
    """Number of seats it played."""
    win_share: float
    win_interval: Interval
    fair_share: float
    """The win share expected by chance."""
    margin: float
    """Mean lead over the best other player, in points."""
    margin_interval: Interval
    rating: float
    rating_interval: Interval
    milliseconds: float
    """Mean thinking time of decisions with more than one legal action."""
    longest: float


def standings(results: Sequence[GameResult], bots: Sequence[str], seed: int = 0) -> list[Standing]:
    """All bots, the best rated first."""
    names = list(dict.fromkeys(bots))
    groups = by_deal(results)
    rated = ratings(results, names)
    again = [
        ratings((result for group in groups_ for result in group), names)
        for groups_ in resampled(groups, RATING_RESAMPLES, seed)
    ]
    found = [_standing(name, groups, rated[name], interval([one[name] for one in again]), seed) for name in names]
    return sorted(found, key=lambda standing: -standing.rating)


def _standing(
    bot: str, groups: list[list[GameResult]], rating: float, rating_interval: Interval, seed: int
) -> Standing:
    sums = np.array([_sums(bot, group) for group in groups])
    seats, wins, fair, margin, thoughts, seconds = sums.sum(axis=0)
    lots = np.random.default_rng(seed).integers(len(sums), size=(RESAMPLES, len(sums)))
    drawn = sums[lots].sum(axis=1)
    count = np.maximum(drawn[:, 0], 1)
    longest = max(
        (result.longest[seat] for group in groups for result in group for seat in _seats(bot, result)), default=0.0
    )
    return Standing(
        bot=bot,
        seats=int(seats),
        win_share=float(wins / max(seats, 1)),
        win_interval=interval((drawn[:, 1] / count).tolist()),
        fair_share=float(fair / max(seats, 1)),
        margin=float(margin / max(seats, 1)),
        margin_interval=interval((drawn[:, 3] / count).tolist()),
        rating=rating,
        rating_interval=rating_interval,
        milliseconds=float(1000 * seconds / max(thoughts, 1)),
        longest=1000 * longest,
    )


def _seats(bot: str, result: GameResult) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def _sums(bot: str, group: Iterable[GameResult]) -> tuple[float, ...]:
    """A bot's seats, wins, expected wins, margins, decisions and seconds in the games of a deal."""
    total = np.zeros(6)
    for result in group:
        for seat in _seats(bot, result):
            others = [score for other, score in enumerate(result.scores) if other != seat]
            total += (
                1,
                won(result, seat),
                1 / len(result.bots),
                result.scores[seat] - max(others),
                result.thoughts[seat],
                result.seconds[seat],
            )
    return tuple(total)


def won(result: GameResult, seat: int) -> float:
    """1 for a win, a share of 1 for a joint win, else 0."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def seat_shares(results: Sequence[GameResult]) -> list[dict[str, float]]:
    """The win share of each seat, over all bots."""
    players = len(results[0].bots)
    found = []
    for seat in range(players):
        share = sum(won(result, seat) for result in results) / len(results)
        found.append({"share": share, "plus_minus": Z95 * (share * (1 - share) / len(results)) ** 0.5})
    return found


def report(results: Sequence[GameResult], settings: dict[str, Any], seconds: float) -> dict[str, Any]:
    """The whole report, ready for JSON."""
    bots = settings["bots"]
    thoughts = sum(sum(result.thoughts) for result in results)
    return {
        **settings,
        "games": len(results),
        "standings": [asdict(standing) for standing in standings(results, bots)],
        "seats": seat_shares(results),
        "decisions": sum(result.decisions for result in results),
        "decisions_per_game": sum(result.decisions for result in results) / len(results),
        "thoughts": thoughts,
        "seconds": seconds,
        "decisions_per_second": sum(result.decisions for result in results)
        / max(1e-9, sum(sum(result.seconds) for result in results)),
    }
