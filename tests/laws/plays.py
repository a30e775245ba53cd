"""Games that were played, in several ways, for the laws to look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.laws.configurations import Configuration
from tests.laws.game_laws import laws_of

from banjar import Game, State
from banjar.bots import load_bot

Chooser = Callable[[State], int]
MOST_FROM_POSITION = 250


@dataclass(frozen=True)
class Play:
    """A game that was played, perhaps not to its end: where it began and every decision."""

    game: Game
    origin: Mapping[str, Any]
    actions: tuple[int, ...]
    label: str
    over: bool

    def __str__(self) -> str:
        return self.label

    def begin(self) -> State:
        return self.game.from_origin(self.origin)

    def states(self) -> Iterator[State]:
        """One state that goes through the game, before the first decision and after each."""
        state = self.begin()
        yield state
        for action in self.actions:
            state.play(action)
            yield state

    def end(self) -> State:
        return self.after(len(self.actions))

    def after(self, number: int) -> State:
        """The state after so many decisions."""
        state = self.begin()
        for action in self.actions[:number]:
            state.play(action)
        return state

    def dice(self, purpose: str) -> random.Random:
        """Lots for one purpose, the same in every run."""
        return random.Random(f"{self.label} {purpose}")

    def moments(self, count: int, purpose: str) -> Iterator[State]:
        """Some states of the game, each independent of the others, the last one left out if the game ended."""
        numbers = range(len(self.actions) + (not self.over))
        chosen = set(self.dice(purpose).sample(numbers, min(count, len(numbers))))
        for number, state in enumerate(self.states()):
            if number in chosen:
                yield state.copy()


def at_random(dice: random.Random) -> Chooser:
    def choose(state: State) -> int:
        return dice.choice(state.legal_ids())

    return choose


def by_heuristic(dice: random.Random, heuristic_rate: float) -> Chooser:
    """The greedy bot as often as it is careful, otherwise by lot."""
    bot = load_bot("greedy", dice.getrandbits(32))
    lots = at_random(dice)

    def choose(state: State) -> int:
        if dice.random() >= heuristic_rate:
            return lots(state)
        return bot.choose(state.seen_by(state.to_act)).id

    return choose


def chooser(way: str, dice: random.Random) -> Chooser:
    if way == "random":
        return at_random(dice)
    return by_heuristic(dice, 1.0 if way == "greedy" else 0.5)


def play_out(state: State, choose: Chooser, most: int) -> None:
    """Play until the game is over, or for a number of decisions."""
    for _ in range(most):
        if state.is_over:
            return
        state.play(choose(state))


def played(game: Game, origin: Mapping[str, Any], way: str, label: str, most: int = 100_000) -> Play:
    """Play a game from its origin; the label decides every lot."""
    state = game.from_origin(origin)
    play_out(state, chooser(way, random.Random(label)), most)
    actions = tuple(action.id for _, action in state.decisions)
    return Play(game, origin, actions, label, state.is_over)


def played_from_seeds(game: Game, name: str, way: str, count: int) -> Iterator[Play]:
    for seed in range(count):
        yield played(game, {"seed": seed}, way, f"{name} {way} {seed}")


def plays(configuration: Configuration, seeds: int) -> Iterator[Play]:
    """Games played in every way: by lot mostly, by heuristic, mixed, and from positions at the edge."""
    game = configuration.load()
    for way, count in (("random", seeds), ("greedy", max(1, seeds // 6)), ("mixed", max(1, seeds // 6))):
        yield from played_from_seeds(game, configuration.name, way, count)
    for name, position in laws_of(game.name).extremes(game):
        label = f"{configuration.name} {name}"
        yield played(game, {"position": position}, "random", label, MOST_FROM_POSITION)
