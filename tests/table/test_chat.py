"""Chat: separate rooms for players and spectators while the game runs, and muting."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from tests.laws.configurations import configuration
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    PEOPLE,
    TableDriver,
    assert_refused,
    encoded,
    finished_table,
    open_table,
    running_table,
)

from banjar.i18n.texts import LANGUAGES, Texts
from banjar.protocol.chat import SayBody, chat_line
from banjar.table import commands
from banjar.table.chat import BOUNDS, MAX_MUTES, PLAYERS, SPECTATORS, Chat, Line, Phrase, Room, mute_line, new_line
from banjar.table.table import Table

ANNA, BERT, CLEO, DORA = PEOPLE


class StoredChat:
    """A chat whose lines are stored as bytes."""

    def __init__(self, driver: TableDriver) -> None:
        self.driver = driver
        self.chat = Chat()

    def add(self, line: Line) -> int:
        number = self.chat.last_number + 1
        self.chat.fold(number, msgspec.json.decode(msgspec.json.encode(line), type=Line))
        return number

    def say(
        self, who: str, text: str, name: str = "Client", command: str | None = None, phrase: Phrase | None = None
    ) -> int:
        command = command or f"say {self.chat.last_number}"
        known = self.chat.line_of_command(who, command)
        if known is not None:
            return known
        line = new_line(self.table, self.chat, who, name, text, command, self.driver.now, phrase=phrase)
        return self.add(line)

    def mute(self, target: str, muted: bool = True, who: str = ANNA) -> int:
        return self.add(
            mute_line(self.table, self.chat, who, target, muted, f"mute {self.chat.last_number}", self.driver.now)
        )

    @property
    def table(self) -> Table:
        return self.driver.table

    def read(self, room: Room) -> list[object]:
        return [line.text for _, line in self.chat.visible_lines(self.table, room)]


def test_players_and_spectators_have_separate_rooms() -> None:
    talk = StoredChat(running_table(ALTAR))
    talk.say(ANNA, "hello")
    talk.say(CLEO, "who is winning?", "Cleo")
    talk.say(BERT, "good luck")
    assert talk.read(PLAYERS) == ["hello", "good luck"]
    assert talk.read(SPECTATORS) == ["who is winning?"]


def test_after_the_end_all_read_everything() -> None:
    talk = StoredChat(finished_table(ALTAR))
    talk.say(ANNA, "hello")
    talk.say(CLEO, "well played", "Cleo")
    assert talk.read(PLAYERS) == talk.read(SPECTATORS) == ["hello", "well played"]


def test_what_is_said_before_the_start_is_for_everybody() -> None:
    """Guests talk to the host before they sit down; with the start the rooms part."""
    talk = StoredChat(open_table(ALTAR))
    talk.say(ANNA, "come in")
    talk.say(BERT, "in a minute", "Bert")
    assert talk.read(PLAYERS) == talk.read(SPECTATORS) == ["come in", "in a minute"]
    talk.driver.join(BERT, "Bert")
    talk.driver.ready(BERT)
    talk.driver.start()
    talk.say(ANNA, "secret")
    assert talk.read(PLAYERS) == ["come in", "in a minute", "secret"]
    assert talk.read(SPECTATORS) == ["come in", "in a minute"]


def test_early_lines_follow_their_writer_to_the_new_seat() -> None:
    """The start renumbers the seats; who left before it has none."""
    driver = open_table(configuration("altar-3"), starter="random")
    for who, name in ((BERT, "Bert"), (CLEO, "Cleo")):
        driver.join(who, name)
    talk = StoredChat(driver)
    for who in (ANNA, BERT, CLEO):
        talk.say(who, "hello")
    driver.submit(CLEO, commands.Leave(command="leave"))
    driver.join(DORA, "Dora")
    for who in (BERT, DORA):
        driver.ready(who)
    driver.start()
    shown = [chat_line(talk.table, number, line) for number, line in talk.chat.lines]
    assert [line.seat for line in shown] == [talk.table.first_seat_of(who) for who in (ANNA, BERT, CLEO)]
    assert shown[2].seat is None
    assert [line.name for line in shown] == ["Anna", "Bert", "Cleo"]


def test_a_phrase_is_a_code() -> None:
    """It goes where a text goes, counts against the same bounds, and a muted person cannot say it."""
    talk = StoredChat(running_table(ALTAR))
    talk.say(ANNA, "", phrase="good-luck")
    talk.say(CLEO, "", "Cleo", phrase="wow")
    (players,) = talk.chat.visible_lines(talk.table, PLAYERS)
    (spectators,) = talk.chat.visible_lines(talk.table, SPECTATORS)
    assert msgspec.to_builtins(chat_line(talk.table, *players))["phrase"] == "good-luck"
    assert msgspec.to_builtins(chat_line(talk.table, *spectators))["phrase"] == "wow"
    assert players[1].size > len("Anna")
    assert not players[1].is_deleted
    talk.mute("seat 1")
    assert_refused("muted", talk.say, BERT, "", phrase="hello")


@pytest.mark.parametrize("phrase", ["", "hurry-up", "HELLO", 5])
def test_other_phrases_are_refused(phrase: object) -> None:
    """Codes are checked where messages are decoded."""
    body = {"command": "say", "phrase": phrase}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, SayBody)


def test_every_phrase_has_words() -> None:
    """In every language."""
    for language in LANGUAGES:
        assert [code for code in get_args(Phrase) if not Texts(language).has(f"web-phrase-{code}")] == []


def test_lines_carry_names_and_seats_but_no_identities() -> None:
    talk = StoredChat(running_table(ALTAR))
    talk.say(BERT, "hello", name="Somebody else")
    talk.say(CLEO, "hello", name="Cleo")
    talk.mute("seat 1")
    lines = [msgspec.to_builtins(chat_line(talk.table, number, line)) for number, line in talk.chat.lines]
    assert [(line["seat"], line["name"]) for line in lines] == [(1, "Bert"), (None, "Cleo"), (None, "")]
    assert not any(who.encode() in encoded(lines) for who in PEOPLE)


def test_only_new_lines() -> None:
    talk = StoredChat(running_table(ALTAR))
    first = talk.say(ANNA, "one")
    talk.say(ANNA, "two")
    assert [line.text for _, line in talk.chat.visible_lines(talk.table, PLAYERS, after=first)] == ["two"]


def test_a_line_is_added_once() -> None:
    talk = StoredChat(running_table(ALTAR))
    assert talk.say(ANNA, "hello", command="x") == talk.say(ANNA, "hello", command="x")
    assert talk.say(BERT, "hello", command="x") == 2
    assert talk.read(PLAYERS) == ["hello", "hello"]


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * 501, "\u202e"])
def test_empty_lines_are_refused(text: str) -> None:
    talk = StoredChat(running_table(ALTAR))
    assert_refused("bad-chat", talk.say, ANNA, text)
    assert_refused("bad-name", talk.say, CLEO, "hello", text or " ")


def test_lines_are_cleaned() -> None:
    talk = StoredChat(running_table(ALTAR))
    talk.say(ANNA, "  a\u202eb\nc  <b> ")
    assert talk.read(PLAYERS) == ["ab c <b>"]


def test_a_player_is_muted_and_unmuted() -> None:
    talk = StoredChat(running_table(ALTAR))
    talk.say(BERT, "spam")
    talk.mute("seat 1")
    assert_refused("muted", talk.say, BERT, "more spam")
    talk.say(ANNA, "peace")
    talk.mute("seat 1", muted=False)
    talk.say(BERT, "sorry")


def test_a_muted_player_stays_muted_when_seats_are_renumbered() -> None:
    driver = open_table(DALANG, starter="random", seed=3)
    talk = StoredChat(driver)
    for who, name in ((BERT, "Bert"), (CLEO, "Cleo")):
        driver.join(who, name)
        driver.ready(who)
    talk.mute("seat 1")
    driver.start()
    assert driver.table.seats_of(BERT) != [1]
    assert_refused("muted", talk.say, BERT, "spam")
    talk.say(ANNA, "hello")
    talk.say(CLEO, "hello")


def test_a_muted_spectator_stays_muted_under_another_name() -> None:
    talk = StoredChat(running_table(ALTAR))
    talk.say(CLEO, "spam", "Cleo")
    talk.mute("spectator Cleo")
    assert_refused("muted", talk.say, CLEO, "more spam", "Cleo")
    assert_refused("muted", talk.say, CLEO, "more spam", "Cleopatra")
    talk.say(DORA, "hello", "Dora")
    talk.mute("spectator Cleo", muted=False)
    talk.say(CLEO, "sorry", "Cleopatra")


def test_only_the_owner_mutes_and_only_people() -> None:
    talk = StoredChat(running_table(ALTAR))
    assert_refused("not-owner", talk.mute, "seat 0", who=BERT)
    for target in ("seat 2", "seat -1", "seat x", "seat "):
        assert_refused("no-such-seat", talk.mute, target)


@pytest.mark.parametrize("text", ["x", "x" * 500, "\u0939" * 500])
def test_each_room_is_bounded_in_lines_and_bytes(text: str) -> None:
    """And the latest lines stay, in both rooms."""
    talk = StoredChat(running_table(ALTAR))
    for number in range(6000):
        talk.add(Line(0, ANNA, PLAYERS, "Anna", f"a{number}", 0, text))
        talk.add(Line(0, CLEO, SPECTATORS, "Cleo", f"c{number}", None, text))
    for room, bound in BOUNDS.items():
        found = [line for _, line in talk.chat.visible_lines(talk.table, room)]
        assert 0.8 * min(bound.lines, bound.bytes // found[0].size) < len(found) <= bound.lines
        assert sum(line.size for line in found) <= bound.bytes
        assert found[-1].command.endswith("5999")
    assert talk.chat.last_number == 12_000


def test_orders_to_mute_are_kept_and_bounded() -> None:
    talk = StoredChat(running_table(ALTAR))
    for number in range(MAX_MUTES):
        talk.mute("seat 1", muted=number % 2 == 0)
    assert_refused("too-many-mutes", talk.mute, "seat 1")
    assert talk.read(PLAYERS) == [None] * MAX_MUTES


def test_the_name_of_an_invited_person_is_not_free_for_spectators() -> None:
    driver = open_table(ALTAR)
    talk = StoredChat(driver)
    assert_refused("name-taken", talk.say, CLEO, "hello", "ANNA")
    talk.say(CLEO, "hello", "Cleo")
