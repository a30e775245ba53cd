"""Bots have Balinese names: each another one, and none a person's."""

from __future__ import annotations

import msgspec
from tests.table.table_driver import ALTAR, NOON, TableDriver, settings

from banjar.protocol import views
from banjar.table import commands, factory, log
from banjar.table.bot_names import BOT_NAMES, name_bots
from banjar.table.confusables import skeleton
from banjar.table.forgetting import forget_in_log
from banjar.table.seat import Seat
from banjar.table.settings import SeatPlan
from banjar.table.table import Table

OWNER, GUEST = "a" * 26, "b" * 26
BOT = SeatPlan("bot", None, "novice")


def shown_names(table: Table) -> list[str | None]:
    return [views.seat_view(table, number, present=True).name for number in range(len(table.seats))]


def opened(*plans: SeatPlan) -> TableDriver:
    return TableDriver(factory.create(settings(ALTAR, [SeatPlan("me"), *plans]), OWNER, "Ann", NOON))


def test_no_two_names_look_alike() -> None:
    """And there are more than the people and bots that can meet."""
    assert len({skeleton(name) for name in BOT_NAMES}) == len(BOT_NAMES) >= 8


def test_every_bot_has_another_name() -> None:
    """At every table; not always the same ones, and always the same at one table."""
    tables = [[Seat(BOT) for _ in range(4)] for _ in range(30)]
    for number, seats in enumerate(tables):
        name_bots(f"table {number}", seats)
        assert len({seat.bot_name for seat in seats}) == 4
    assert len({seats[0].bot_name for seats in tables}) > 5
    again = [Seat(BOT) for _ in range(4)]
    name_bots("table 7", again)
    assert [seat.bot_name for seat in again] == [seat.bot_name for seat in tables[7]]


def test_no_bot_is_called_like_a_person() -> None:
    """A bot gives way to the person who sits down, and the other bots keep their names."""
    driver = opened(SeatPlan("open"), BOT, BOT)
    before = shown_names(driver.table)
    taken = str(before[2])
    driver.submit(GUEST, commands.Join(command="join", name=taken.upper(), seat=1))
    after = shown_names(driver.table)
    assert after[1] == taken.upper()
    assert after[2] not in (None, taken)
    assert after[3] == before[3] != after[2]


def test_names_stay_with_the_seat() -> None:
    """From the waiting room through the start, whatever the order of play, and in the rematch."""
    driver = opened(BOT, BOT)
    before = sorted(str(name) for name in shown_names(driver.table))
    driver.start(OWNER)
    assert sorted(str(name) for name in shown_names(driver.table)) == before
    driver.resign(OWNER, driver.table.seats_of(OWNER)[0])
    again = Table("another table")
    again.fold(factory.rematch(driver.table, OWNER, driver.now))
    assert shown_names(again) == shown_names(driver.table)


def test_old_logs_get_names() -> None:
    """Without names in the log they follow from the table's id."""
    driver = opened(BOT, BOT)
    driver.start(OWNER)
    old = [
        log.encode(msgspec.structs.replace(entry, bot_names={}) if isinstance(entry, log.Started) else entry)
        for entry in map(log.decode, driver.bodies)
    ]
    assert all(b"bot_names" not in body for body in old)
    assert shown_names(Table.from_log(driver.table.id, old)) == shown_names(driver.table)


def test_a_forgotten_person_leaves_the_bots_their_names() -> None:
    """Also the name that a bot had to give up for them."""
    driver = opened(SeatPlan("open"), BOT, BOT)
    taken = str(shown_names(driver.table)[2])
    driver.submit(GUEST, commands.Join(command="join", name=taken, seat=1))
    driver.submit(GUEST, commands.Ready(command="ready"))
    driver.start(OWNER)
    bodies = dict(enumerate(driver.bodies, 1)) | forget_in_log(driver.bodies, GUEST, "z" * 26).bodies
    names = shown_names(Table.from_log(driver.table.id, [bodies[number] for number in sorted(bodies)]))
    assert [name or "" for name in names] == [
        "" if name == taken else name for name in map(str, shown_names(driver.table))
    ]
