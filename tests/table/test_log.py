"""A table is its log: whatever people and clocks do, folding the stored entries gives the same table."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration, configuration
from tests.table.table_driver import (
    NOON,
    PEOPLE,
    TableDriver,
    every_configuration,
    every_game,
    finished_table,
    running_table,
    snapshot,
)

from banjar.table import commands, log
from banjar.table.clock import DAY, HOUR, SECOND, Clock, CorrespondenceClock, LiveClock, Night, NoClock
from banjar.table.errors import Refusal
from banjar.table.settings import SeatPlan
from banjar.table.table import OVER, RUNNING, Table

CLOCKS: dict[str, Clock] = {
    "none": NoClock(),
    "live": LiveClock(bank=30 * SECOND, increment=2 * SECOND),
    "correspondence": CorrespondenceClock(allowance=6 * HOUR, night=Night()),
}
PAIRS = sorted(
    {(str(chosen), tuple(CLOCKS)[number % 3]) for number, chosen in enumerate(CONFIGURATIONS)}
    | {(name, clock) for name in ("altar-2", "dalang-3") for clock in CLOCKS}
)
"""Every configuration with one clock, and every clock with both games."""
STRANGER = "nobody-knows-me"
STEPS = 100


class RandomEvents:
    """Random commands, clock events and downtimes at a table."""

    def __init__(self, chosen: Configuration, clock: str) -> None:
        self.dice = random.Random(f"{chosen} {clock}")
        plans = [SeatPlan("me"), *[SeatPlan("open")] * (chosen.players - 1)]
        if chosen.players > 2:
            plans[-1] = SeatPlan("local", "Opa") if self.dice.random() < 0.5 else SeatPlan("bot", None, "novice")
        self.driver = running_table(chosen, CLOCKS[clock], seed=f"{chosen} {clock}", seats=plans, starter="random")
        self.twin = self.driver.again()
        self.given: list[tuple[str, commands.Command, int]] = []
        self.absent: int | None = None

    def step(self) -> None:
        """Make one random thing happen."""
        events: list[tuple[int, Callable[[], None]]] = [
            (60, self.decide),
            (8, self.undo),
            (8, self.nonsense),
            (8, self.repeat),
            (8, self.wait),
            (3, self.come_back),
            (1, self.credit),
            (1, self.resign),
        ]
        weights = [weight for weight, _ in events]
        self.dice.choices([event for _, event in events], weights)[0]()

    def give(self, who: str, command: commands.Command) -> None:
        self.given.append((who, command, self.driver.submit(who, command)))

    def decide(self) -> None:
        driver = self.driver
        driver.now += self.dice.randrange(4 * SECOND)
        assert driver.table.to_act is not None
        if driver.table.seats[driver.table.to_act].is_played_by_bot:
            driver.bot_acts()
        else:
            action = self.dice.choice(driver.state.legal_actions()).text
            self.give(driver.mover, commands.Act(command=driver.name(), version=driver.table.version, action=action))

    def undo(self) -> None:
        driver = self.driver
        most = len(driver.table.undo_sizes(driver.now))
        seat = driver.table.session.last_seat if driver.table.session is not None else None
        if most and seat is not None and not driver.table.seats[seat].is_played_by_bot:
            steps = self.dice.randint(1, most)
            command = commands.Undo(command=driver.name(), version=driver.table.version, steps=steps)
            self.give(str(driver.table.seats[seat].holder), command)

    def nonsense(self) -> None:
        """Send an invalid command, which changes nothing."""
        driver, table = self.driver, self.driver.table
        seat = table.to_act
        assert seat is not None
        wrong = [who for who in (*PEOPLE, STRANGER) if who != table.seats[seat].holder]
        legal = self.dice.choice(driver.state.legal_actions()).text
        late = self.dice.choice([-1, table.game_version - 1, table.version + 1])
        name, mover = driver.name(), str(table.seats[seat].holder)
        tried: list[tuple[str, commands.Command]] = [
            (self.dice.choice(wrong), commands.Act(command=name, version=table.version, action=legal)),
            (mover, commands.Act(command=name, version=late, action=legal)),
            (mover, commands.Act(command=name, version=table.version, action="nonsense")),
            (mover, commands.Undo(command=name, version=late)),
            (mover, commands.Undo(command=name, version=table.version, steps=999)),
            (STRANGER, commands.Join(command=name, name="Eve")),
            (STRANGER, commands.Resign(command=name, seat=seat)),
            (STRANGER, commands.Return(command=name)),
            (mover, commands.Start(command=name)),
            (mover, commands.Leave(command=name)),
            (mover, commands.Rematch(command=name)),
        ]
        before = snapshot(table)
        with pytest.raises(Refusal):
            driver.submit(*self.dice.choice(tried))
        assert snapshot(table) == before

    def repeat(self) -> None:
        """Repeat a command, which leads to the same version."""
        if self.given:
            before = snapshot(self.driver.table)
            who, command, version = self.dice.choice(self.given)
            assert self.driver.submit(who, command) == version
            assert snapshot(self.driver.table) == before

    def wait(self) -> None:
        """Let time pass, perhaps with nobody connected; the clock acts when due, and once."""
        driver = self.driver
        self.absent = driver.now if self.dice.random() < 0.5 else None
        driver.now += self.dice.choice([SECOND, 20 * SECOND, 11 * 60 * SECOND, 7 * HOUR, DAY])
        if driver.tick(self.absent) is not None:
            assert driver.tick(self.absent) is None

    def come_back(self) -> None:
        for who in PEOPLE:
            if any(self.driver.table.seats[seat].substituted for seat in self.driver.table.seats_of(who)):
                before = snapshot(self.driver.table)
                try:
                    self.give(who, commands.Return(command=self.driver.name()))
                except Refusal as error:
                    assert error.code in ("bot-decides", "not-substituted")
                    assert snapshot(self.driver.table) == before

    def credit(self) -> None:
        self.driver.now += HOUR
        self.driver.add(log.Credited(at=self.driver.now, milliseconds=HOUR))

    def resign(self) -> None:
        who = self.dice.choice(PEOPLE)
        own = self.driver.table.seats_of(who)
        active = sum(not seat.resigned for seat in self.driver.table.seats)
        if active > 2 and own and not self.driver.table.seats[own[0]].resigned:
            self.give(who, commands.Resign(command=self.driver.name(), seat=own[0]))

    def check(self) -> None:
        """Check that the stored log leads to the same table."""
        for body in self.driver.bodies[self.twin.version :]:
            entry = log.decode(body)
            assert log.encode(entry) == body
            self.twin.fold(entry)
        assert snapshot(self.twin) == snapshot(self.driver.table)


@pytest.mark.parametrize(("name", "clock"), PAIRS)
def test_the_log_is_the_table(name: str, clock: str) -> None:
    evening = RandomEvents(configuration(name), clock)
    for _ in range(STEPS):
        if evening.driver.table.status != RUNNING:
            break
        evening.step()
        evening.check()
        assert all(seat.bank >= 0 for seat in evening.driver.table.seats)
    assert snapshot(evening.driver.again()) == snapshot(evening.driver.table)
    assert len(evening.given) > 10


@every_configuration
def test_every_game_ends(chosen: Configuration) -> None:
    driver = finished_table(chosen)
    assert driver.table.status == OVER
    assert driver.table.winners == driver.state.winners()
    assert driver.table.to_act is None
    assert snapshot(driver.again()) == snapshot(driver.table)


@every_game
def test_every_prefix_of_a_log_is_a_table(chosen: Configuration) -> None:
    """Whatever was stored before a crash can be continued."""
    driver = running_table(chosen)
    driver.play(15)
    for length in range(1, len(driver.bodies) + 1):
        table = Table.from_log("table-1", driver.bodies[:length])
        assert table.version == length
        assert table.last_entry == log.decode(driver.bodies[length - 1])


def test_a_wall_clock_that_runs_backwards_gives_nobody_time() -> None:
    driver = running_table(Configuration("altar-2", "altar", 2), LiveClock(bank=60 * SECOND, increment=0))
    driver.now = NOON - HOUR
    driver.act(PEOPLE[0], driver.state.legal_actions()[0].text)
    assert driver.table.seats[0].bank == 60 * SECOND


STORED = (
    b'{"type":"created","at":1790000000000,"who":"anna-identity","settings":{"game":"dalang","seats":[{"kind":"me",'
    b'"name":null,"level":null},{"kind":"guest","name":"Bert","level":null},{"kind":"bot","name":null,"level":"novice"'
    b'}],"options":{"masks":[1,2,3]},"starter":"first","visibility":"public","clock":{"type":"correspondence",'
    b'"allowance":86400000,"night":{"begins":"22:00","ends":"08:00","zone":"Europe/Amsterdam"}},"substitute":"adept",'
    b'"pace":600,"reaction_pause":1000,"formalities":true,"memory_aid":true,"hints":true},"code":"ABCDEFGH",'
    b'"secret":7,"invitations":{"1":"word"},"holders":{"0":["anna-identity","Anna"]}}'
)
"""The start of a log as stored in a database."""


def test_what_is_stored_can_be_read() -> None:
    """Decoding stored entries must accept what earlier versions wrote."""
    entry = log.decode(STORED)
    assert isinstance(entry, log.Created)
    assert log.encode(entry) == STORED
    assert Table.from_log("table-1", [STORED]).settings.clock == CorrespondenceClock(allowance=DAY, night=Night())


def test_entries_have_different_tags() -> None:
    driver = TableDriver(log.decode(running_table(Configuration("altar-2", "altar", 2)).bodies[0]))  # type: ignore[arg-type]
    assert driver.bodies[0].startswith(b'{"type":"created"')
