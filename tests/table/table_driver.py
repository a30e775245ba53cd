"""Drive a table from a test: commands by several people, a manual clock, the log kept as bytes."""

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
from banjar.table import commands, factory, log
from banjar.table.clock import Clock, NoClock
from banjar.table.errors import Refusal
from banjar.table.handlers import handle
from banjar.table.reply_time import reveal_at
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import RUNNING, Table

NOON = 1_790_000_000_000
PEOPLE = ("anna-identity", "bert-identity", "cleo-identity", "dora-identity")
NAMES = ("Anna", "Bert", "Cleo", "Dora")

ALTAR, DALANG = configuration("altar-2"), configuration("dalang-3")
every_configuration = pytest.mark.parametrize("chosen", CONFIGURATIONS, ids=str)
every_game = pytest.mark.parametrize("chosen", [ALTAR, DALANG], ids=str)

Draw = Callable[[int], int]


def seeded_draw(seed: object) -> Draw:
    """Random numbers that are the same in every run."""
    return random.Random(str(seed)).randrange


def settings(chosen: Configuration, seats: Iterable[SeatPlan] | None = None, **more: Any) -> Settings:
    """Settings with the owner in the first seat and open seats after it, unless `seats` says otherwise."""
    plans = tuple(seats) if seats is not None else (SeatPlan("me"), *[SeatPlan("open")] * (chosen.players - 1))
    options = {name: value for name, value in chosen.options.items() if name != "colours"}
    return Settings(chosen.game, plans, options, **{"starter": "first", **more})


class TableDriver:
    """A table as a server keeps it: everything goes through the encoded log."""

    def __init__(self, created: log.Created, seed: object = 1) -> None:
        self.table = Table("table-1")
        self.draw = seeded_draw(seed)
        self.now = created.at
        self.bodies: list[bytes] = []
        self._numbers = itertools.count()
        self.add(created)

    def add(self, entry: log.Entry) -> int:
        """Store and fold an entry."""
        self.bodies.append(log.encode(entry))
        self.table.fold(log.decode(self.bodies[-1]))
        return self.table.version

    def submit(self, who: str, command: commands.Command, own: int | None = None) -> int:
        """Handle a command once; returns the version it led to."""
        known = self.table.command_version(who, command.command)
        if known is not None:
            return known
        return self.add(handle(self.table, command, who, self.now, self.draw, own))

    def name(self) -> str:
        """A new command id."""
        return f"command-{next(self._numbers)}"

    def join(self, who: str, name: str, **more: Any) -> int:
        return self.submit(who, commands.Join(command=self.name(), name=name, **more))

    def ready(self, who: str, ready: bool = True) -> int:
        return self.submit(who, commands.Ready(command=self.name(), ready=ready))

    def reseat(self, who: str, seat: int, level: str | None = None) -> int:
        return self.submit(who, commands.Reseat(command=self.name(), seat=seat, level=level))

    def start(self, who: str = PEOPLE[0]) -> int:
        return self.submit(who, commands.Start(command=self.name()))

    def act(self, who: str, action: str, version: int | None = None) -> int:
        seen = self.table.version if version is None else version
        return self.submit(who, commands.Act(command=self.name(), version=seen, action=action))

    def undo(self, who: str, steps: int = 1, version: int | None = None) -> int:
        seen = self.table.version if version is None else version
        return self.submit(who, commands.Undo(command=self.name(), version=seen, steps=steps))

    def resign(self, who: str, seat: int | None = None) -> int:
        return self.submit(who, commands.Resign(command=self.name(), seat=seat))

    def come_back(self, who: str) -> int:
        return self.submit(who, commands.Return(command=self.name()))

    def tick(self, absent_since: int | None = None) -> log.Entry | None:
        """Add the entry of the clock that is due now, if any."""
        entry = self.table.clock_entry(self.now, absent_since)
        if entry is not None:
            self.add(entry)
        return entry

    def run_out(self, absent_since: int | None = None) -> None:
        """Let the time of the seat to act run out, including the warning."""
        for _ in range(2):
            alarm = self.table.clock_due_at(absent_since)
            assert alarm is not None
            self.now = max(self.now, alarm)
            assert self.tick(absent_since) is not None

    @property
    def state(self) -> State:
        assert self.table.session is not None
        return self.table.session.state

    @property
    def mover(self) -> str:
        """The person whose decision it is."""
        assert self.table.to_act is not None
        holder = self.table.seats[self.table.to_act].holder
        assert holder is not None
        return holder

    def bot_acts(self) -> int:
        """Make a random decision of a bot."""
        assert self.table.to_act is not None
        action = self.state.legal_actions()[self.draw(len(self.state.legal_ids()))]
        return self.add(log.Acted(at=self.now, seat=self.table.to_act, action=action.text))

    def play(self, most: int = 100_000, until: Callable[[State], bool] | None = None) -> None:
        """Make random decisions for people and bots, until the game is over or `until` is true."""
        for _ in range(most):
            if self.table.status != RUNNING or (until is not None and until(self.state)):
                return
            if self.table.seats[self.table.to_act or 0].is_played_by_bot:
                self.bot_acts()
            else:
                self.now = max(self.now + 1, reveal_at(self.table))
                legal = self.state.legal_actions()
                self.act(self.mover, legal[self.draw(len(legal))].text)

    def again(self) -> Table:
        """The table folded from the stored log."""
        return Table.from_log(self.table.id, self.bodies)


def open_table(chosen: Configuration, clock: Clock | None = None, seed: object = 1, **more: Any) -> TableDriver:
    """A table that waits for people."""
    wanted = settings(chosen, clock=clock or NoClock(), **more)
    return TableDriver(factory.create(wanted, PEOPLE[0], NAMES[0], NOON, seeded_draw(seed)), seed)


def running_table(chosen: Configuration, clock: Clock | None = None, seed: object = 1, **more: Any) -> TableDriver:
    """A table whose game has just started, one person in each seat that is not a bot's."""
    driver = open_table(chosen, clock, seed, **more)
    for who, name in zip(PEOPLE[1:], NAMES[1:], strict=True):
        if any(seat.is_free for seat in driver.table.seats):
            driver.join(who, name)
            driver.ready(who)
    driver.start()
    return driver


def finished_table(chosen: Configuration, seed: object = 1, **more: Any) -> TableDriver:
    """A table whose game has been played to its end."""
    driver = running_table(chosen, seed=seed, **more)
    driver.play()
    return driver


def snapshot(table: Table) -> dict[str, Any]:
    """Everything about a table, for comparisons."""
    parts = {name: value for name, value in vars(table).items() if name != "session"}
    parts["seats"] = [repr(seat) for seat in table.seats]
    if table.session is not None:
        state = table.session.state
        parts["state"] = state.to_bytes()
        parts["decisions"] = [(seat, action.id) for seat, action in state.decisions]
        parts["decision_infos"] = table.session.decision_infos[:]
        parts["origin"] = table.session.origin
    return parts


def assert_refused(code: str, call: Callable[..., object], *values: Any, **more: Any) -> Refusal:
    """Assert that a call is refused with this code; returns the refusal."""
    with pytest.raises(Refusal) as caught:
        call(*values, **more)
    assert caught.value.code == code
    return caught.value


@contextlib.contextmanager
def with_world(driver: TableDriver, world: State) -> Iterator[Table]:
    """The table with another state of its game."""
    assert driver.table.session is not None
    truth, driver.table.session.state = driver.table.session.state, world
    try:
        yield driver.table
    finally:
        driver.table.session.state = truth


def encoded(shown: Any) -> bytes:
    """The JSON that a client gets."""
    return msgspec.json.encode(shown)
