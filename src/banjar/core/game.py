"""The Python API: `load` a Game, play a State, ask what a seat has Seen, save a Record.

These classes create each other, so they share a module; their base classes do not depend on each other.
"""

from __future__ import annotations

import copy
import pathlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from banjar.core.errors import IllegalAction, OptionError, PositionError, RecordError, UnknownVersion
from banjar.core.information import BaseSeen, NoWorldFound
from banjar.core.observation import ObservedState
from banjar.core.record.format import RESERVED, STARTS, BaseRecord
from banjar.core.record.syntax import HEADER_NAME
from banjar.core.registry import definition
from banjar.core.variant import Variant, checked_options
from banjar.kernel.call_buffer import LENGTH
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.records import copy_records, readable
from banjar.kernel.seed import LARGEST_SEED

SAMPLING_ATTEMPTS = 20


def load(name: str, players: int | None = None, **options: Any) -> Game:
    """Load a game by name, for a number of players (default: the fewest) and with options.

    Name, number of players and options are checked; OptionError says what is allowed.

    >>> load("altar", players=3, oracle=True)
    Game('altar', players=3, oracle=True)
    >>> load("altar", players=5)
    Traceback (most recent call last):
        ...
    banjar.core.errors.OptionError: altar is for 2, 3 or 4 players, not 5
    """
    rules = definition(name)
    return Game(rules, *checked_options(rules, players, options))


class Game(Variant):
    """A game with its number of players and its options. Starts new states.

    >>> game = load("altar", players=2)
    >>> game.new(seed=7).to_act
    0
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return (_load_with, (self.name, self.players, self.options, self.rules.rules_version))

    def new(self, seed: int | None = None) -> State:
        """Start a new game. A seed deals the same game on every machine; by default a random seed is drawn.

        Raises OptionError if the seed is not a whole number from 0 to 2**63 - 1.

        >>> load("altar").new(seed=7).seed
        7
        """
        if seed is None:
            seed = secrets.randbelow(LARGEST_SEED)
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed <= LARGEST_SEED:
            raise OptionError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
        self._shuffle(int(seed))
        return self._begin({"seed": int(seed)})

    def from_deal(self, deal: Mapping[str, Any], reshuffles: Sequence[str] = ()) -> State:
        """Start a new game from an explicit deal, in the form of `State.deal`.

        `reshuffles` fixes the order of piles shuffled later, in the form of `State.reshuffles`. Every card of the deal
        is checked; PositionError says what is wrong. The reshuffled piles are checked only when they are used.

        >>> game = load("altar")
        >>> game.from_deal(game.new(seed=7).deal).legal_actions() == game.new(seed=7).legal_actions()
        True
        """
        scratch = self.engine.scratch
        self.rules.deal_from_dict(deal, self.option_record[0], scratch.deal[0])
        return self._begin({"deal": copy.deepcopy(dict(deal)), "reshuffles": _texts(reshuffles)})

    def from_position(self, position: Mapping[str, Any], reshuffles: Sequence[str] = ()) -> State:
        """Set up a state from a complete position, in the form of `State.to_position`.

        Raises PositionError, with the reason, if the position cannot occur.

        >>> state = load("altar").new(seed=7)
        >>> state.game.from_position(state.to_position()).to_position() == state.to_position()
        True
        """
        origin: dict[str, Any] = {"reshuffles": _texts(reshuffles)}
        state = State(self, origin)
        self.rules.from_position(position, self.option_record[0], state.raw)
        origin["position"] = state.to_position()
        state.begin_in_position()
        if not state.is_over and not state.legal_ids():
            raise PositionError("position: nobody has anything to decide here")
        return state

    def from_origin(self, origin: Mapping[str, Any]) -> State:
        """Start a state from a `State.origin`: a seed, a deal or a position."""
        if "seed" in origin:
            return self.new(origin["seed"])
        reshuffles = origin.get("reshuffles", ())
        if "deal" in origin:
            return self.from_deal(origin["deal"], reshuffles)
        if "position" in origin:
            return self.from_position(origin["position"], reshuffles)
        raise OptionError("the origin of a game is a seed, a deal or a position")

    def _begin(self, origin: dict[str, Any]) -> State:
        state = State(self, origin)
        state.begin(self.option_record, self.engine.scratch.deal)
        return state


class State(ObservedState):
    """A game in progress: the true state of the table, hidden cards included, with its whole history.

    >>> import banjar
    >>> state = banjar.load("altar", players=2).new(seed=7)
    >>> [str(action) for action in state.legal_actions()]
    ['nobuy']
    >>> state.play("nobuy")
    >>> state.play("take@A")
    Traceback (most recent call last):
        ...
    banjar.core.errors.IllegalAction: 'take@A' is not legal now; seat 0 may: peanut, banana, pepper
    """

    game: Game

    def seen_by(self, seat: int | None) -> Seen:
        """What the seat knows with a perfect memory, and nothing else; None means a spectator.

        Raises OptionError if there is no such seat. The result is a snapshot: it does not follow the game.

        >>> state = load("altar").new(seed=7)
        >>> [str(action) for action in state.seen_by(0).legal_actions()]
        ['nobuy']
        >>> state.seen_by(1).legal_actions()
        []
        """
        seat = None if seat is None else self._checked_seat(seat)
        return Seen(
            self.game,
            seat,
            self._records,
            self._start_known_to(NOBODY if seat is None else seat),
            (self._history, self._now[LENGTH]),
            self._choices,
            dealt="position" not in self._origin,
            opened=self.origin if self.is_over else None,
        )

    def record(self, explicit_deal: bool = False, **headers: str) -> Record:
        """The record of the game so far, with additional headers if given.

        It holds the seed; or the explicit deal, if requested or if there is no seed. Raises OptionError if a header
        name is reserved.

        >>> print(load("altar").new(seed=7).record(White="Ada"))
        [Game "altar"]
        [Rules "1"]
        [Players "2"]
        [White "Ada"]
        [Seed "7"]
        <BLANKLINE>
        *
        <BLANKLINE>
        """
        return Record.of(self, headers, explicit_deal)

    def __reduce__(self) -> tuple[Any, ...]:
        return (replayed, (self.game, self.origin, [action for _, action in self._choices]))


def replayed(game: Game, origin: Mapping[str, Any], actions: list[int]) -> State:
    """The state after a list of decisions, given as action ids; IllegalAction if one of them is not legal."""
    state = game.from_origin(origin)
    for action in actions:
        state.play(action)
    return state


class Seen(BaseSeen):
    """What one seat knows: the only input of bots, views and observations."""

    game: Game

    def sample_world(self, rng: int | np.random.Generator | None = None) -> State:
        """Sample a complete state that this seat cannot distinguish from the true one, with a history that leads to it.

        `rng` is a numpy Generator or a seed. Raises OptionError for a spectator, NoWorldFound if the sampler gives up.

        >>> seen = load("altar").new(seed=7).seen_by(0)
        >>> seen.sample_world(1).seen_by(0).to_bytes() == seen.to_bytes()
        True
        """
        if self._opened is not None:
            return self._replayed(self.game.from_origin(self._opened), iter(()))
        if self.seat is None:
            raise OptionError("a spectator cannot sample worlds; give a seat")
        scratch = self._engine.scratch
        generator = rng if isinstance(rng, np.random.Generator) else np.random.default_rng(rng)
        self._engine.entry_points.reseed(scratch.generator, int(generator.integers(LARGEST_SEED)))
        for _ in range(SAMPLING_ATTEMPTS):
            worlds = copy_records(self._records)
            if self._engine.entry_points.sample(
                self._records, self.seat, self.memory(), scratch.generator, worlds, scratch.trace
            ):
                return self._with_history(scratch.trace[0])
        raise NoWorldFound("no world was found that agrees with everything this seat has seen")

    def _with_history(self, trace: Any) -> State:
        """The sampled world, reached by replaying its sampled history from the start."""
        rules = self.game.rules
        reshuffles = rules.hidden.sampled_reshuffles(trace)
        if self._dealt:
            world = self.game.from_deal(rules.hidden.sampled_deal(trace, self._records[0]), reshuffles)
        else:
            start = copy_records(self._start)
            rules.hidden.rebuild_start(start[0], trace)
            world = self.game.from_position(rules.to_position(readable(start)[0]), reshuffles)
        return self._replayed(world, iter([int(choice) for choice in trace.choices[: trace.choices_count]]))

    def _replayed(self, world: State, choices: Iterator[int]) -> State:
        rules = self.game.rules
        for _, action, hidden in self.decisions:
            world.play(rules.hidden.unmask(action, next(choices)) if hidden else action)
        return world


class Record(BaseRecord):
    """A saved game: its options, its start and every decision in short notation."""

    @classmethod
    def of(cls, state: State, headers: Mapping[str, str], explicit_deal: bool = False) -> Record:
        """The record of a state; see `State.record`."""
        for name, value in headers.items():
            if name in RESERVED or state.game.rules.option(name.lower()) or not HEADER_NAME.fullmatch(name):
                raise OptionError(f"{name!r} cannot be a header of your own")
            if not isinstance(value, str):
                raise OptionError(f"the header {name} must be a text, not {value!r}")
        origin = {key: value for key, value in state.origin.items() if key != "deal" or "seed" not in state.origin}
        if explicit_deal and state.deal is not None:
            origin = {"deal": state.deal, "reshuffles": tuple(state.reshuffles)}
        over = state.is_over
        return cls(
            game=state.game.name,
            players=state.players,
            rules=state.game.rules.rules_version,
            options=state.game.changed_options(),
            origin=origin,
            moves=tuple(action.text for _, action in state.decisions),
            headers=dict(headers),
            result=tuple(state.scores()) if over else None,
            end=state.end_reason,
            turns=tuple(state.turns),
        )

    def load(self) -> Game:
        """The game of the record, with its options and its version of the rules; OptionError if they are wrong."""
        return _load_with(self.game, self.players, self.options, self.rules)

    def replay(self, upto: int | None = None) -> State:
        """The state after all decisions, or after the first `upto`.

        Raises RecordError, with the line, if a decision is not legal or the recorded result is wrong. With `upto` the
        result is not checked.

        >>> record = load("altar").new(seed=7).record()
        >>> record.replay().to_act
        0
        """
        state = self.start()
        for number, move in enumerate(self.moves[:upto]):
            self._play(state, number, move)
        if upto is None:
            self._check_end(state)
        return state

    def _check_end(self, state: State) -> None:
        if not state.is_over:
            if self.result is not None or self.end is not None:
                raise self._fault("Result", "the record tells how the game ended, but its moves stop before that")
            return
        if self.result is not None and tuple(state.scores()) != self.result:
            told, found = (" ".join(map(str, points)) for points in (self.result, state.scores()))
            raise self._fault("Result", f"the record says the result is {told}, the rules say {found}")
        if self.end is not None and self.end != state.end_reason:
            raise self._fault("End", f"the record says the end was {self.end!r}, the rules say {state.end_reason!r}")

    def states(self) -> Iterator[State]:
        """Iterate over the state before the first and after every decision. It is one object: copy it to keep it."""
        state = self.start()
        yield state
        for number, move in enumerate(self.moves):
            self._play(state, number, move)
            yield state

    def start(self) -> State:
        """The state before the first decision; RecordError if the record is of other rules or its start is wrong."""
        try:
            definition(self.game, self.rules)
        except UnknownVersion as error:
            raise self._fault("Rules", f"the record follows {error}") from error
        try:
            return self.load().from_origin(self.origin)
        except RecordError:
            raise
        except ValueError as error:
            header = next(name for name in STARTS if name.lower() in self.origin)
            raise self._fault(header, f"the start is wrong: {error}") from error

    def _play(self, state: State, number: int, move: str) -> None:
        try:
            state.play(move)
        except (IllegalAction, PositionError) as error:
            line = self.lines[number] if self.lines else 0
            raise RecordError(line, f"move {number + 1}: {error}") from error


def read_record(path: str | pathlib.Path) -> Record:
    """Read a record from a file; RecordError names the line and the reason."""
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(1, f"not a text file in UTF-8 (byte {error.start})") from error
    return parse_record(text)


def parse_record(text: str) -> Record:
    """Parse a record; RecordError names the line and the reason."""
    return Record._parse(text)


def _texts(reshuffles: Sequence[str]) -> tuple[str, ...]:
    if isinstance(reshuffles, str) or not isinstance(reshuffles, Sequence):
        raise PositionError(f"reshuffles: must be a list of piles, each a text, not {reshuffles!r}")
    return tuple(reshuffles)


def _load_with(name: str, players: int | None, options: Mapping[str, Any], version: str | None) -> Game:
    rules = definition(name, version)
    return Game(rules, *checked_options(rules, players, options))
