"""A rewritten log folds to the same table without the person, and a chat keeps what others wrote."""

from __future__ import annotations

import contextlib
import random

import msgspec
from tests.laws.configurations import Configuration
from tests.table.table_driver import ALTAR, NOON, TableDriver, every_game, running_table, settings

from banjar.table import commands, factory, log
from banjar.table.chat import PLAYERS, SPECTATORS, Chat, Line
from banjar.table.errors import Refusal
from banjar.table.forgetting import forget_in_chat, forget_in_log
from banjar.table.seat import Seat
from banjar.table.settings import SeatPlan
from banjar.table.table import OPEN, OVER, RUNNING, Table

PEOPLE = tuple(letter * 26 for letter in "abcde")
PSEUDONYM = "z" * 26
SHARED_NAME = "Wayan"
"""Several people use it one after the other."""


def random_table(chosen: Configuration, seed: int) -> TableDriver:
    """A table whose people came, left, were barred and readmitted, began, took back and resigned, as chance has it."""
    dice = random.Random(f"{chosen} {seed}")
    kinds = [SeatPlan(dice.choice(("open", "open", "guest")), None) for _ in range(chosen.players - 1)]
    plans = [
        SeatPlan("guest", f"Guest {number}") if plan.kind == "guest" else plan for number, plan in enumerate(kinds, 1)
    ]
    if chosen.players > 2 and dice.random() < 0.3:
        plans[0] = SeatPlan("local", f"{PEOPLE[0][:4]} sister")
    driver = TableDriver(factory.create(settings(chosen, [SeatPlan("me"), *plans]), PEOPLE[0], names(0)[0], NOON), seed)
    for _ in range(dice.randrange(30)):
        driver.now += 1
        with contextlib.suppress(Refusal):
            driver.submit(*lobby_command(driver, dice))
    fill(driver)
    if dice.random() < 0.9:
        with contextlib.suppress(Refusal):
            driver.start(PEOPLE[0])
    for _ in range(dice.randrange(6) if driver.table.status == RUNNING else 0):
        driver.play(dice.randrange(12))
        with contextlib.suppress(Refusal):
            driver.undo(dice.choice(PEOPLE))
        driver.add(log.Credited(at=driver.now, milliseconds=5, until=driver.now))
    if driver.table.status == RUNNING and dice.random() < 0.5:
        for who in PEOPLE:
            for seat in driver.table.seats_of(who):
                if driver.table.status == RUNNING:
                    driver.resign(who, seat)
    return driver


def names(person: int) -> list[str]:
    return [f"{PEOPLE[person][:4]} one", f"{PEOPLE[person][:4]} two", SHARED_NAME]


def lobby_command(driver: TableDriver, dice: random.Random) -> tuple[str, commands.Command]:
    person, command = dice.randrange(len(PEOPLE)), driver.name()
    who, seat = PEOPLE[person], dice.randrange(len(driver.table.seats))
    invitation = driver.table.seats[seat].invitation
    choices: list[tuple[str, commands.Command]] = [
        (who, commands.Join(command=command, name=dice.choice(names(person)), seat=seat)),
        (who, commands.Join(command=command, name=dice.choice(names(person)), invitation=invitation)),
        (who, commands.Leave(command=command)),
        (who, commands.Ready(command=command)),
        (PEOPLE[0], commands.Bar(command=command, seat=seat)),
        (PEOPLE[0], commands.Readmit(command=command, name=dice.choice(names(person)))),
        (PEOPLE[0], commands.Reseat(command=command, seat=seat, level=dice.choice((None, "novice")))),
    ]
    return dice.choice(choices)


def fill(driver: TableDriver) -> None:
    """Seat bots where nobody sits, and get everybody ready."""
    for number, seat in enumerate(driver.table.seats):
        if seat.is_free:
            with contextlib.suppress(Refusal):
                driver.reseat(PEOPLE[0], number, "novice")
    for who in PEOPLE:
        with contextlib.suppress(Refusal):
            driver.ready(who)


def described(table: Table, who: str, is_forgotten: bool) -> object:
    """All that a fold leads to; with the person replaced, if they have not been forgotten yet."""

    def person(identity: str | None) -> str | None:
        return PSEUDONYM if identity == who and not is_forgotten else identity

    def seat(found: Seat) -> object:
        is_own = found.holder in (who, PSEUDONYM)
        name = "" if is_own else found.name if found.holder is not None else None
        rest = (found.plan.kind, found.level, found.colour, found.ready, found.substituted, found.resigned, found.bank)
        return person(found.holder), name, found.invitation, rest

    barred = {identity: name for identity, name in table.barred.items() if identity not in (who, PSEUDONYM)}
    people = person(table.owner), [seat(one) for one in table.seats], barred, set(map(person, table.members))
    clock = table.asked_at, table.warned_at, table.credited_until, table.updated_at, table.game_version
    game = None if table.session is None else (table.session.action_texts, table.session.origin, table.session.step)
    return people, clock, game, table.status, table.secret, table.code, table.rules, table.winners, table.end_reason


@every_game
def test_a_rewritten_log_folds_to_the_same_table_without_the_person(chosen: Configuration) -> None:
    statuses = set()
    for seed in range(40):
        driver = random_table(chosen, seed)
        statuses.add(driver.table.status)
        for number, who in enumerate(PEOPLE):
            forgotten = forget_in_log(driver.bodies, who, PSEUDONYM)
            bodies = [forgotten.bodies.get(place, body) for place, body in enumerate(driver.bodies, 1)]
            again = Table.from_log("table-1", [*bodies, log.encode(log.Forgotten(at=driver.now))])
            assert again.version == driver.table.version + 1
            assert described(again, who, True) == described(driver.table, who, False), (seed, who)
            assert not any(seat.is_forgotten != (seat.holder == PSEUDONYM) for seat in again.seats)
            whole = b"\n".join(bodies)
            assert who.encode() not in whole
            for name in (*names(number)[:2], f"{who[:4]} sister"):
                assert name.encode() not in whole, (seed, name)
            assert set(forgotten.bodies) <= set(range(1, len(bodies) + 1))
            assert forget_in_log(bodies, who, "y" * 26).bodies == {}
    assert statuses == {OPEN, RUNNING, OVER}


@every_game
def test_all_people_of_a_table_can_be_forgotten_one_after_the_other(chosen: Configuration) -> None:
    for seed in range(10):
        driver = random_table(chosen, seed)
        bodies = list(driver.bodies)
        for number, who in enumerate(PEOPLE):
            forgotten = forget_in_log(bodies, who, f"{number}" * 26)
            bodies = [forgotten.bodies.get(place, body) for place, body in enumerate(bodies, 1)]
            bodies.append(log.encode(log.Forgotten(at=driver.now)))
        again = Table.from_log("table-1", bodies)
        assert again.barred == {}
        assert {seat.name for seat in again.seats} <= {"", None, *(f"Guest {number}" for number in range(1, 5))}
        assert SHARED_NAME.encode() not in b"".join(bodies)


def test_a_rematch_leaves_the_seat_of_a_forgotten_person_open() -> None:
    driver = running_table(ALTAR)
    owner, other = (driver.table.seats[number].holder or "" for number in range(2))
    driver.resign(other)
    forgotten = forget_in_log(driver.bodies, other, PSEUDONYM)
    table = Table.from_log("table-1", [forgotten.bodies.get(place, one) for place, one in enumerate(driver.bodies, 1)])
    created = factory.rematch(table, owner, NOON)
    assert {holder for holder, _ in created.holders.values()} == {owner}
    again = Table("again")
    again.fold(created)
    assert sum(seat.is_free for seat in again.seats) == 1


def line(who: str, text: str | None, **more: object) -> Line:
    values = {"at": NOON, "room": SPECTATORS, "name": f"{who[:4]} one", "command": f"{who[:4]} command", **more}
    return msgspec.convert({**values, "who": who, "text": text}, Line)


def random_chat(seed: int) -> list[tuple[int, bytes]]:
    """Lines of players and spectators, some of whom are muted."""
    dice, found = random.Random(seed), list[tuple[int, bytes]]()
    number = 0
    for _ in range(dice.randrange(1, 15)):
        number += dice.randrange(1, 3)
        who, other = dice.sample(PEOPLE, 2)
        alias = f"spectator {other[:4]} one"
        said = dice.choice(
            (
                line(who, f"{who[:4]} says {number}"),
                line(who, f"{who[:4]} plays {number}", room=PLAYERS, seat=PEOPLE.index(who)),
                line(who, f"{who[:4]} hides", name=SHARED_NAME),
                line(PEOPLE[0], None, name="", mutes=alias, speakers=(other,)),
                line(PEOPLE[0], None, name="", mutes=f"spectator {SHARED_NAME}", speakers=(other, who)),
                line(PEOPLE[0], None, name="", mutes="seat 1", whom=other, muted=dice.random() < 0.5),
            )
        )
        found.append((number, msgspec.json.encode(said)))
    return found


def folded(lines: list[tuple[int, bytes]]) -> Chat:
    found = Chat()
    for number, body in lines:
        found.fold(number, msgspec.json.decode(body, type=Line))
    return found


def test_a_chat_keeps_the_lines_and_mutes_of_the_others() -> None:
    for seed in range(300):
        lines = random_chat(seed)
        for who in PEOPLE:
            forgotten = forget_in_chat(lines, who, PSEUDONYM)
            kept = [
                (number, forgotten.bodies.get(number, body))
                for number, body in lines
                if number not in forgotten.deleted
            ]
            whole = b"\n".join(body for _, body in kept)
            assert who.encode() not in whole
            assert who[:4].encode() not in whole or who == PEOPLE[0], (seed, whole)
            before, after = folded(lines), folded(kept)
            assert after.last_number == before.last_number
            others = [found for found in before.lines if found[1].text is not None and found[1].who != who]
            assert [found for found in after.lines if found[1].text is not None] == others
            for other in set(PEOPLE) - {who}:
                probe = line(other, "probe", name="a new name")
                assert after.is_muted(probe) == before.is_muted(probe), (seed, who, other)
