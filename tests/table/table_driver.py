"""Tables to try things on: people who give commands, a clock that is moved by hand, and a log that is kept as bytes."""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration, configuration

from banjar.core.game import State
from banjar.table import commands as asked
from banjar.table import factory, log, reveal_delay
from banjar.table.clock import Clock, NoClock
from banjar.table.errors import Refusal
from banjar.table.handlers import answer
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import RUNNING, Table

NOON = 1_790_000_000_000
PEOPLE = ("anna-identity", "bert-identity", "cleo-identity", "dora-identity")
NAMES = ("Anna", "Bert", "Cleo", "Dora")

ALTAR, DALANG = configuration("altar-2"), configuration("dalang-3")
every_configuration = pytest.mark.parametrize("chosen", CONFIGURATIONS, ids=str)
every_game = pytest.mark.parametrize("chosen", [ALTAR, DALANG], ids=str)

Draw = Callable[[int], int]


def lots(seed: object) -> Draw:
    """Draws that are the same in every run."""
    return random.Random(str(seed)).randrange


def settings(chosen: Configuration, seats: Iterable[SeatPlan] | None = None, **more: Any) -> Settings:
    """The settings of a table for one person here and the others from anywhere, unless said otherwise."""
    plans = tuple(seats) if seats is not None else (SeatPlan("me"), *[SeatPlan("open")] * (chosen.players - 1))
    options = {name: value for name, value in chosen.options.items() if name != "colours"}
    return Settings(chosen.game, plans, options, **{"starter": "first", **more})


class Sitting:
    """A table as a server keeps it: the log in bytes, and everything that happens goes through it."""

    def __init__(self, created: log.Created, seed: object = 1) -> None:
        self.table = Table("table-1")
        self.draw = lots(seed)
        self.now = created.at
        self.bodies: list[bytes] = []
        self._numbers = itertools.count()
        self.add(created)

    def add(self, entry: log.Entry) -> int:
        """Store an entry and let it happen."""
        self.bodies.append(log.encoded(entry))
        self.table.fold(log.decoded(self.bodies[-1]))
        return self.table.version

    def submit(self, who: str, command: asked.Command, own: int | None = None) -> int:
        """The version a command leads to, or has led to before."""
        known = self.table.answered(who, command.command)
        if known is not None:
            return known
        return self.add(answer(self.table, command, who, self.now, self.draw, own))

    def name(self) -> str:
        """A command id nobody has used."""
        return f"command-{next(self._numbers)}"

    def join(self, who: str, name: str, **more: Any) -> int:
        return self.submit(who, asked.Join(command=self.name(), name=name, **more))

    def ready(self, who: str, ready: bool = True) -> int:
        return self.submit(who, asked.Ready(command=self.name(), ready=ready))

    def reseat(self, who: str, seat: int, level: str | None = None) -> int:
        return self.submit(who, asked.Reseat(command=self.name(), seat=seat, level=level))

    def start(self, who: str = PEOPLE[0]) -> int:
        return self.submit(who, asked.Start(command=self.name()))

    def act(self, who: str, action: str, version: int | None = None) -> int:
        seen = self.table.version if version is None else version
        return self.submit(who, asked.Act(command=self.name(), version=seen, action=action))

    def undo(self, who: str, steps: int = 1, version: int | None = None) -> int:
        seen = self.table.version if version is None else version
        return self.submit(who, asked.Undo(command=self.name(), version=seen, steps=steps))

    def resign(self, who: str, seat: int | None = None) -> int:
        return self.submit(who, asked.Resign(command=self.name(), seat=seat))

    def come_back(self, who: str) -> int:
        return self.submit(who, asked.Return(command=self.name()))

    def tick(self, absent_since: int | None = None) -> log.Entry | None:
        """Let the clock do what it has to do now."""
        entry = self.table.expired(self.now, absent_since)
        if entry is not None:
            self.add(entry)
        return entry

    def run_out(self, absent_since: int | None = None) -> None:
        """Let the time of the seat to act run out, the warning included."""
        for _ in range(2):
            alarm = self.table.alarm(absent_since)
            assert alarm is not None
            self.now = max(self.now, alarm)
            assert self.tick(absent_since) is not None

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    @property
    def mover(self) -> str:
        """The person whose decision it is."""
        assert self.table.to_act is not None
        holder = self.table.seats[self.table.to_act].holder
        assert holder is not None
        return holder

    def bot_acts(self) -> int:
        """A bot decides for the seat to act, without thinking much."""
        assert self.table.to_act is not None
        action = self.state.legal_actions()[self.draw(len(self.state.legal_ids()))]
        return self.add(log.Acted(at=self.now, seat=self.table.to_act, action=action.text))

    def play(self, most: int = 100_000, until: Callable[[State], bool] | None = None) -> None:
        """Let people and bots decide by lot, until the game is over or something is reached."""
        for _ in range(most):
            if self.table.status != RUNNING or (until is not None and until(self.state)):
                return
            if self.table.seats[self.table.to_act or 0].is_played_by_bot:
                self.bot_acts()
            else:
                self.now = max(self.now + 1, reveal_delay.release(self.table))
                legal = self.state.legal_actions()
                self.act(self.mover, legal[self.draw(len(legal))].text)

    def again(self) -> Table:
        """The table that the stored log describes."""
        return Table.from_log(self.table.id, self.bodies)


def opened(chosen: Configuration, clock: Clock | None = None, seed: object = 1, **more: Any) -> Sitting:
    """A table that waits for people."""
    wanted = settings(chosen, clock=clock or NoClock(), **more)
    return Sitting(factory.create(wanted, PEOPLE[0], NAMES[0], NOON, lots(seed)), seed)


def running(chosen: Configuration, clock: Clock | None = None, seed: object = 1, **more: Any) -> Sitting:
    """A table at which a game has just begun, one person on each seat that is not a bot's."""
    sitting = opened(chosen, clock, seed, **more)
    for who, name in zip(PEOPLE[1:], NAMES[1:], strict=True):
        if any(seat.is_free for seat in sitting.table.seats):
            sitting.join(who, name)
            sitting.ready(who)
    sitting.start()
    return sitting


def finished(chosen: Configuration, seed: object = 1, **more: Any) -> Sitting:
    """A table at which a game has been played to its end."""
    sitting = running(chosen, seed=seed, **more)
    sitting.play()
    return sitting


def everything(table: Table) -> dict[str, Any]:
    """All there is to a table, to be compared."""
    parts = {name: value for name, value in vars(table).items() if name != "play"}
    parts["seats"] = [repr(seat) for seat in table.seats]
    if table.play is not None:
        state = table.play.state
        parts["state"] = state.to_bytes()
        parts["decisions"] = [(seat, action.id) for seat, action in state.decisions]
        parts["made"] = table.play.made[:]
        parts["origin"] = table.play.origin
    return parts


def refused(code: str, call: Callable[..., object], *values: Any, **more: Any) -> Refusal:
    """The refusal with this code that a call must meet."""
    with pytest.raises(Refusal) as caught:
        call(*values, **more)
    assert caught.value.code == code
    return caught.value


@contextlib.contextmanager
def imagined(sitting: Sitting, world: State) -> Iterator[Table]:
    """The table as it would be if this were the state of its game."""
    assert sitting.table.play is not None
    truth, sitting.table.play.state = sitting.table.play.state, world
    try:
        yield sitting.table
    finally:
        sitting.table.play.state = truth


def fully(shown: Any) -> bytes:
    """As it goes to a client."""
    return msgspec.json.encode(shown)
