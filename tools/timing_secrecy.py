"""Measure what the moments of reactions tell about hidden cards (docs/secrecy.md): `python tools/timing_secrecy.py`.

Plays games on tables with a simulated clock. Simulated people think for log-normal times about reactions in which they
have a choice, and keep their card half of the time; reactions without a choice are answered by the table. A watcher who
knows how these people think learns from half of the games, then says of every shown pass in the other half whether
there was a choice: once with a threshold on one number, once with logistic regression on all of them. Balanced accuracy
is the mean of the shares of both kinds told rightly: 50 % is chance.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from banjar.bots import load_bot
from banjar.core.registry import definition
from banjar.table import commands, factory, log
from banjar.table.handlers import handle
from banjar.table.reply_time import reveal_at, thoughtless_reply_at
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import RUNNING, Table

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

MEDIANS_SECONDS = (1.5, 3.5, 8.0)
SPREAD_OF_THOUGHT = 0.55
"""The standard deviation of the logarithm of one person's thinking times."""
SPREAD_OF_PEOPLE = 0.3
"""The standard deviation of the logarithm of the medians of the people at one table."""
KEEP_RATE = 0.5
"""How often a person who could react does not, whatever the heuristic says."""
THRESHOLDS = 200


@dataclass(frozen=True)
class Decision:
    """One decision of a recorded game."""

    action: str
    nothing: str | None
    """In a reaction: the action that does nothing."""
    has_choice: bool


@dataclass(frozen=True)
class Pass:
    """A reaction that was shown as doing nothing, as a watcher sees it."""

    game: int
    had_choice: bool
    features: tuple[float, ...]
    added_seconds: float
    """How long the table waited beyond the shortest pause, if nobody had to think."""


class Player:
    """Plays recorded games again on tables of people with given thinking times."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self._seed = seed
        self._dice = random.Random(f"{game} {players} {seed}")
        self._people = [f"person-{number}" for number in range(players)]
        plans = (SeatPlan("me"), *[SeatPlan("open")] * (players - 1))
        self._settings = Settings(game, plans, starter="first").checked()
        self._reactions = definition(game).reactions

    def start(self, number: int) -> Table:
        """A running table; the same seed and number give the same deal and the same draws."""
        draw = random.Random(f"table {self._seed} {number}").randrange
        table = Table(factory.new_token(draw))
        table.fold(factory.create(self._settings, self._people[0], "Person 0", 0, draw))
        for index, who in enumerate(self._people[1:], start=1):
            table.fold(handle(table, commands.Join(command=f"join{index}", name=f"Person {index}"), who, 0, draw))
            table.fold(handle(table, commands.Ready(command=f"ready{index}"), who, 0, draw))
        table.fold(handle(table, commands.Start(command="start"), self._people[0], 0, draw))
        return table

    def record(self, number: int) -> list[Decision]:
        """Let the heuristic play a game, except that it often keeps the cards it could react with."""
        table, found = self.start(number), []
        bots = [load_bot("greedy", number * len(self._people) + seat) for seat in range(len(self._people))]
        while table.status == RUNNING:
            assert table.session is not None
            assert table.to_act is not None
            state, seat = table.session.state, table.to_act
            nothing, legal = self._reactions.get(state.phase), {action.text for action in state.legal_actions()}
            action = bots[seat].choose(state.seen_by(seat)).text
            if nothing in legal and self._dice.random() < KEEP_RATE:
                action = nothing or ""
            found.append(Decision(action, nothing, len(legal) > 1))
            table.fold(log.Acted(at=table.asked_at, seat=seat, action=action))
        return found

    def replay(self, number: int, decisions: list[Decision], median: float, imitate: bool) -> list[Pass]:
        """Play a game with people who think; `imitate` is false to show what the plain pause alone would tell."""
        table, found = self.start(number), []
        medians = [median * self._dice.lognormvariate(0, SPREAD_OF_PEOPLE) for _ in self._people]
        shown_by: list[list[float]] = [[] for _ in self._people]
        shown: list[float] = []
        for decision in decisions:
            seat, asked_at = table.to_act, table.asked_at
            assert seat is not None
            arrival = asked_at + round(1000 * medians[seat] * self._dice.lognormvariate(0, SPREAD_OF_THOUGHT))
            entry = log.Acted(at=arrival, who=self._people[seat], seat=seat, action=decision.action)
            if decision.nothing is not None:
                if decision.has_choice:
                    at = max(arrival, reveal_at(table))
                    entry = log.Acted(at=at, who=entry.who, seat=seat, action=decision.action, held=at - arrival)
                else:
                    at = thoughtless_reply_at(table) if imitate else reveal_at(table)
                    entry = log.Acted(at=at, seat=seat, action=decision.action)
                took = float(np.log(max(1, at - asked_at) / 1000))
                if decision.action == decision.nothing:
                    seat_mean = float(np.mean(shown_by[seat])) if shown_by[seat] else 1.0
                    table_mean = float(np.mean(shown)) if shown else 1.0
                    features = (took, took - seat_mean, took - table_mean, seat_mean)
                    added = 0.0 if decision.has_choice else (at - reveal_at(table)) / 1000
                    found.append(Pass(number, decision.has_choice, features, added))
                shown_by[seat].append(took)
                shown.append(took)
            table.fold(entry)
        return found


def balanced_accuracy(said: Bools, truth: Bools) -> float:
    """The mean of the shares of true and of false that were told rightly."""
    return float((np.mean(said[truth]) + np.mean(~said[~truth])) / 2)


def by_threshold(learnt: Floats, labels: Bools, tried: Floats, truth: Bools) -> float:
    """The best threshold on any one feature, in either direction."""
    best, rule = 0.0, (0, 0.0, 1)
    for feature in range(learnt.shape[1]):
        for limit in np.quantile(learnt[:, feature], np.linspace(0, 1, THRESHOLDS)):
            for sign in (1, -1):
                found = balanced_accuracy(sign * learnt[:, feature] > sign * limit, labels)
                if found > best:
                    best, rule = found, (feature, float(limit), sign)
    feature, limit, sign = rule
    return balanced_accuracy(sign * tried[:, feature] > sign * limit, truth)


def by_regression(learnt: Floats, labels: Bools, tried: Floats, truth: Bools) -> float:
    """Logistic regression on the features, their squares and products; both kinds weigh the same."""
    expanded, expanded_tried = _expand(learnt), _expand(tried)
    centre, scale = expanded.mean(0), expanded.std(0) + 1e-9
    rows = np.column_stack([(expanded - centre) / scale, np.ones(len(expanded))])
    weights = np.where(labels, 0.5 / labels.mean(), 0.5 / (1 - labels.mean()))
    slopes = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ slopes))
        gradient = rows.T @ (weights * (chance - labels)) / len(rows) + 1e-3 * slopes
        curvature = (rows * (weights * chance * (1 - chance))[:, None]).T @ rows / len(rows)
        slopes -= np.linalg.solve(curvature + 1e-3 * np.eye(len(slopes)), gradient)
    shown = np.column_stack([(expanded_tried - centre) / scale, np.ones(len(expanded_tried))])
    return balanced_accuracy(shown @ slopes > 0, truth)


def _expand(features: Floats) -> Floats:
    count = features.shape[1]
    products = [features[:, i] * features[:, j] for i in range(count) for j in range(i, count)]
    return np.column_stack([features, *products])


def measure(passes: list[Pass], games: int) -> dict[str, float]:
    """What a watcher tells rightly of the second half of the games, having learnt from the first."""
    features, truth = np.array([one.features for one in passes]), np.array([one.had_choice for one in passes])
    learning = np.array([one.game for one in passes]) < games // 2
    split = (features[learning], truth[learning], features[~learning], truth[~learning])
    added = [one.added_seconds for one in passes if not one.had_choice]
    return {
        "passes": len(passes),
        "with_choice": int(truth.sum()),
        "threshold": round(by_threshold(*split), 4),
        "regression": round(by_regression(*split), 4),
        "added_median_seconds": round(float(np.median(added)), 2),
        "added_p90_seconds": round(float(np.quantile(added, 0.9)), 2),
    }


def main() -> None:
    """Print one line for each median thinking time, or JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="dalang")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--repeats", type=int, default=3, help="play the games again with other people, for a mean")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--medians", type=float, nargs="+", default=MEDIANS_SECONDS, metavar="SECONDS")
    parser.add_argument("--plain-pause", action="store_true", help="answer for seats without a choice after the pause")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    player = Player(chosen.game, chosen.players, chosen.seed)
    recorded = [player.record(number) for number in range(chosen.games)]
    results = {}
    for median in chosen.medians:
        repeats = []
        for _ in range(chosen.repeats):
            passes = [
                one
                for number, decisions in enumerate(recorded)
                for one in player.replay(number, decisions, median, not chosen.plain_pause)
            ]
            repeats.append(measure(passes, chosen.games))
        results[str(median)] = found = {
            name: round(sum(one[name] for one in repeats) / len(repeats), 4) for name in repeats[0]
        }
        if not chosen.json:
            print(f"median {median} s: " + ", ".join(f"{name} {value}" for name, value in found.items()), flush=True)
    if chosen.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
