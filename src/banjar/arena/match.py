"""One game between bots."""

from __future__ import annotations

import functools
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from banjar.arena.schedule import ScheduledGame, derived
from banjar.bots import Bot, Budget, load_bot
from banjar.core.game import Game, load


@dataclass(frozen=True)
class Contest:
    """The game that is played, with its options."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def load(self) -> Game:
        """Load the game."""
        return load(self.game, self.players, **self.options)


@dataclass(frozen=True)
class GameResult:
    """The result of a game; tuples have one entry per seat."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    thoughts: tuple[int, ...]
    """Number of decisions with more than one legal action."""
    seconds: tuple[float, ...]
    """Total thinking time for them."""
    longest: tuple[float, ...]
    """Thinking time of the slowest decision, in seconds."""

    def to_dict(self) -> dict[str, Any]:
        """A form ready for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, value: dict[str, Any]) -> GameResult:
        """The inverse of `to_dict`."""
        parts: dict[str, Any] = {name: tuple(part) if isinstance(part, list) else part for name, part in value.items()}
        return cls(**parts)


@functools.cache
def prepare(game: str, bot: str) -> None:
    """Let a bot decide once, so that loading and compiling do not count as thinking time."""
    state = load(game).new(seed=0)
    while len(state.legal_ids()) < 2:
        state.play(state.legal_ids()[0])
    load_bot(bot, 0).choose(state.seen_by(state.to_act), Budget(simulations=1))


def play(contest: Contest, scheduled: ScheduledGame) -> GameResult:
    """Play a game to its end; bots are only asked when there is more than one legal action."""
    for name in set(scheduled.bots):
        prepare(contest.game, name)
    state = contest.load().new(seed=scheduled.seed)
    bots: list[Bot] = [
        load_bot(name, derived(scheduled.seed, "bot", scheduled.number, seat))
        for seat, name in enumerate(scheduled.bots)
    ]
    seconds, longest, thoughts = ([0.0] * contest.players, [0.0] * contest.players, [0] * contest.players)
    decisions = 0
    while (seat := state.to_act) is not None:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            started = time.perf_counter()
            action = bots[seat].choose(state.seen_by(seat))
            taken = time.perf_counter() - started
            seconds[seat] += taken
            longest[seat] = max(longest[seat], taken)
            thoughts[seat] += 1
        state.play(action)
        decisions += 1
    return GameResult(
        number=scheduled.number,
        deal=scheduled.deal,
        seed=scheduled.seed,
        bots=scheduled.bots,
        scores=tuple(state.scores()),
        ranks=tuple(state.ranks()),
        decisions=decisions,
        thoughts=tuple(thoughts),
        seconds=tuple(round(value, 6) for value in seconds),
        longest=tuple(round(value, 6) for value in longest),
    )
