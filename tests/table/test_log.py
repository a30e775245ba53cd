"""A table is its log: whatever people and clocks do, the stored entries tell the same table again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration, configuration
from tests.table.table_driver import (
    NOON,
    PEOPLE,
    Sitting,
    every_configuration,
    every_game,
    everything,
    finished,
    running,
)

from banjar.table import commands as asked
from banjar.table import log
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
"""Every configuration with some clock, and every clock with both games."""
STRANGER = "nobody-knows-me"
STEPS = 100


class Evening:
    """People, a clock and a server that do all kinds of things to a table."""

    def __init__(self, chosen: Configuration, clock: str) -> None:
        self.dice = random.Random(f"{chosen} {clock}")
        plans = [SeatPlan("me"), *[SeatPlan("open")] * (chosen.players - 1)]
        if chosen.players > 2:
            plans[-1] = SeatPlan("local", "Opa") if self.dice.random() < 0.5 else SeatPlan("bot", None, "novice")
        self.sitting = running(chosen, CLOCKS[clock], seed=f"{chosen} {clock}", seats=plans, starter="random")
        self.twin = self.sitting.again()
        self.given: list[tuple[str, asked.Command, int]] = []
        self.absent: int | None = None

    def step(self) -> None:
        """Let something happen."""
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

    def give(self, who: str, command: asked.Command) -> None:
        self.given.append((who, command, self.sitting.submit(who, command)))

    def decide(self) -> None:
        sitting = self.sitting
        sitting.now += self.dice.randrange(4 * SECOND)
        assert sitting.table.to_act is not None
        if sitting.table.seats[sitting.table.to_act].is_played_by_bot:
            sitting.bot_acts()
        else:
            action = self.dice.choice(sitting.state.legal_actions()).text
            self.give(sitting.mover, asked.Act(command=sitting.name(), version=sitting.table.version, action=action))

    def undo(self) -> None:
        sitting = self.sitting
        most = len(sitting.table.undoable(sitting.now))
        seat = sitting.table.play.last_seat if sitting.table.play is not None else None
        if most and seat is not None and not sitting.table.seats[seat].is_played_by_bot:
            steps = self.dice.randint(1, most)
            command = asked.Undo(command=sitting.name(), version=sitting.table.version, steps=steps)
            self.give(str(sitting.table.seats[seat].holder), command)

    def nonsense(self) -> None:
        """A command that is wrong in some way changes nothing."""
        sitting, table = self.sitting, self.sitting.table
        seat = table.to_act
        assert seat is not None
        wrong = [who for who in (*PEOPLE, STRANGER) if who != table.seats[seat].holder]
        legal = self.dice.choice(sitting.state.legal_actions()).text
        late = self.dice.choice([-1, table.position - 1, table.version + 1])
        name, mover = sitting.name(), str(table.seats[seat].holder)
        commands: list[tuple[str, asked.Command]] = [
            (self.dice.choice(wrong), asked.Act(command=name, version=table.version, action=legal)),
            (mover, asked.Act(command=name, version=late, action=legal)),
            (mover, asked.Act(command=name, version=table.version, action="nonsense")),
            (mover, asked.Undo(command=name, version=late)),
            (mover, asked.Undo(command=name, version=table.version, steps=999)),
            (STRANGER, asked.Join(command=name, name="Eve")),
            (STRANGER, asked.Resign(command=name, seat=seat)),
            (STRANGER, asked.Return(command=name)),
            (mover, asked.Start(command=name)),
            (mover, asked.Leave(command=name)),
            (mover, asked.Rematch(command=name)),
        ]
        before = everything(table)
        with pytest.raises(Refusal):
            sitting.submit(*self.dice.choice(commands))
        assert everything(table) == before

    def repeat(self) -> None:
        """A command that was carried out leads to the same version, however often it comes."""
        if self.given:
            before = everything(self.sitting.table)
            who, command, version = self.dice.choice(self.given)
            assert self.sitting.submit(who, command) == version
            assert everything(self.sitting.table) == before

    def wait(self) -> None:
        """Time passes, perhaps with nobody there; the clock does what it must, and not twice."""
        sitting = self.sitting
        self.absent = sitting.now if self.dice.random() < 0.5 else None
        sitting.now += self.dice.choice([SECOND, 20 * SECOND, 11 * 60 * SECOND, 7 * HOUR, DAY])
        if sitting.tick(self.absent) is not None:
            assert sitting.tick(self.absent) is None

    def come_back(self) -> None:
        for who in PEOPLE:
            if any(self.sitting.table.seats[seat].substituted for seat in self.sitting.table.seats_of(who)):
                before = everything(self.sitting.table)
                try:
                    self.give(who, asked.Return(command=self.sitting.name()))
                except Refusal as error:
                    assert error.code in ("bot-decides", "not-substituted")
                    assert everything(self.sitting.table) == before

    def credit(self) -> None:
        self.sitting.now += HOUR
        self.sitting.add(log.Credited(at=self.sitting.now, milliseconds=HOUR))

    def resign(self) -> None:
        who = self.dice.choice(PEOPLE)
        own = self.sitting.table.seats_of(who)
        active = sum(not seat.resigned for seat in self.sitting.table.seats)
        if active > 2 and own and not self.sitting.table.seats[own[0]].resigned:
            self.give(who, asked.Resign(command=self.sitting.name(), seat=own[0]))

    def check(self) -> None:
        """The log in bytes leads to the very same table."""
        for body in self.sitting.bodies[self.twin.version :]:
            entry = log.decoded(body)
            assert log.encoded(entry) == body
            self.twin.fold(entry)
        assert everything(self.twin) == everything(self.sitting.table)


@pytest.mark.parametrize(("name", "clock"), PAIRS)
def test_the_log_is_the_table(name: str, clock: str) -> None:
    evening = Evening(configuration(name), clock)
    for _ in range(STEPS):
        if evening.sitting.table.status != RUNNING:
            break
        evening.step()
        evening.check()
        assert all(seat.bank >= 0 for seat in evening.sitting.table.seats)
    assert everything(evening.sitting.again()) == everything(evening.sitting.table)
    assert len(evening.given) > 10


@every_configuration
def test_every_game_ends(chosen: Configuration) -> None:
    sitting = finished(chosen)
    assert sitting.table.status == OVER
    assert sitting.table.winners == sitting.state.winners()
    assert sitting.table.to_act is None
    assert everything(sitting.again()) == everything(sitting.table)


@every_game
def test_a_log_cut_off_anywhere_is_a_table(chosen: Configuration) -> None:
    """Whatever was stored before a crash can be taken up."""
    sitting = running(chosen)
    sitting.play(15)
    for length in range(1, len(sitting.bodies) + 1):
        table = Table.from_log("table-1", sitting.bodies[:length])
        assert table.version == length
        assert table.last == log.decoded(sitting.bodies[length - 1])


def test_times_that_run_backwards_give_nobody_time() -> None:
    sitting = running(Configuration("altar-2", "altar", 2), LiveClock(bank=60 * SECOND, increment=0))
    sitting.now = NOON - HOUR
    sitting.act(PEOPLE[0], sitting.state.legal_actions()[0].text)
    assert sitting.table.seats[0].bank == 60 * SECOND


STORED = (
    b'{"type":"created","at":1790000000000,"who":"anna-identity","settings":{"game":"dalang","seats":[{"kind":"me",'
    b'"name":null,"level":null},{"kind":"guest","name":"Bert","level":null},{"kind":"bot","name":null,"level":"novice"'
    b'}],"options":{"masks":[1,2,3]},"starter":"first","visibility":"public","clock":{"type":"correspondence",'
    b'"allowance":86400000,"night":{"begins":"22:00","ends":"08:00","zone":"Europe/Amsterdam"}},"substitute":"adept",'
    b'"pace":600,"reaction_pause":1000,"formalities":true,"memory_aid":true,"hints":true},"code":"ABCDEFGH",'
    b'"secret":7,"invitations":{"1":"word"},"holders":{"0":["anna-identity","Anna"]}}'
)
"""A log's beginning as a database has it."""


def test_what_is_stored_can_be_read() -> None:
    """Settings are strict about what people send, and tables outlive the program that wrote them."""
    entry = log.decoded(STORED)
    assert isinstance(entry, log.Created)
    assert log.encoded(entry) == STORED
    assert Table.from_log("table-1", [STORED]).settings.clock == CorrespondenceClock(allowance=DAY, night=Night())


def test_entries_have_different_tags() -> None:
    sitting = Sitting(log.decoded(running(Configuration("altar-2", "altar", 2)).bodies[0]))  # type: ignore[arg-type]
    assert sitting.bodies[0].startswith(b'{"type":"created"')
