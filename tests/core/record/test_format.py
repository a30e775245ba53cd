"""Game records: they round-trip, and errors name the line and the reason."""

from __future__ import annotations

import dataclasses
import functools
import json
import pathlib
import random
from typing import Any

import pytest

import banjar
from banjar import OptionError, Record, RecordError, State
from banjar.core.record.syntax import MAX_RECORD_CHARACTERS

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("altar", 2, {}),
    ("altar", 4, {"oracle": True, "demon": True}),
    ("dalang", 3, {}),
    ("dalang", 4, {"turn_limit": 30}),
]
every_game = pytest.mark.parametrize(("name", "players", "options"), GAMES)


@functools.cache
def played(name: str, players: int, options: str = "{}", seed: int = 5, decisions: int = 10_000) -> State:
    """A random game; do not play on with it."""
    state = banjar.load(name, players=players, **json.loads(options)).new(seed=seed)
    chance = random.Random(seed)
    while not state.is_over and len(state.decisions) < decisions:
        state.play(chance.choice(state.legal_ids()))
    return state


def played_game(name: str, players: int, options: dict[str, Any], decisions: int = 10_000) -> State:
    return played(name, players, json.dumps(options), decisions=decisions)


@every_game
@pytest.mark.parametrize("decisions", [0, 1, 60, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("explicit_deal", [False, True])
def test_records_round_trip(
    name: str, players: int, options: dict[str, Any], decisions: int, explicit_deal: bool
) -> None:
    """Through text: the same record, the same game."""
    state = played_game(name, players, options, decisions)
    record = state.record(explicit_deal=explicit_deal)
    again = banjar.parse_record(str(record))
    assert again == record
    assert again.moves == tuple(action.text for _, action in state.decisions)
    assert again.replay().to_position() | {"shuffle": 0} == state.to_position() | {"shuffle": 0}
    assert again.load() == state.game
    assert banjar.parse_record(str(again)) == record


@every_game
def test_records_round_trip_through_a_file(
    name: str, players: int, options: dict[str, Any], tmp_path: pathlib.Path
) -> None:
    """Saved and read again; a path may be a text."""
    record = played_game(name, players, options, 40).record(Event="Test")
    record.save(tmp_path / "game.txt")
    assert banjar.read_record(tmp_path / "game.txt") == record
    assert banjar.read_record(str(tmp_path / "game.txt")).replay() == record.replay()
    record.save(str(tmp_path / "other.txt"))
    assert (tmp_path / "other.txt").read_bytes() == (tmp_path / "game.txt").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "other.txt"]


@every_game
def test_the_text_of_a_record(name: str, players: int, options: dict[str, Any]) -> None:
    """Headers, an empty line, one line a turn, the result."""
    state = played_game(name, players, options)
    lines = str(state.record()).splitlines()
    assert lines[:3] == [f'[Game "{name}"]', '[Rules "1"]', f'[Players "{players}"]']
    empty = lines.index("")
    scores = " ".join(str(points) for points in state.scores())
    assert lines[empty - 2 : empty] == [f'[Result "{scores}"]', f'[End "{state.end_reason}"]']
    assert [line for line in lines if line.startswith("[Seed")] == ['[Seed "5"]']
    turns = lines[empty + 1 : -1]
    assert [line.split()[0] for line in turns] == [f"{turn}." for turn in range(1, state.turn + 1)]
    assert lines[-1] == scores
    assert str(state.record()).endswith("\n")


def test_an_unfinished_record_ends_with_a_star() -> None:
    """It has neither result nor end."""
    record = played("altar", 2, decisions=3).record()
    assert str(record).splitlines()[-1] == "*"
    assert (record.result, record.end) == (None, None)
    assert "Result" not in str(record)
    assert "End" not in str(record)


SHORT = '[Game "altar"]\n[Players "2"]\n[Seed "7"]\n\n'
MOVES = ("nobuy", "peanut", "take@A")


@pytest.mark.parametrize(
    "moves",
    [
        "nobuy peanut take@A",
        "1. nobuy peanut take@A *",
        "1. nobuy\npeanut\n\n   take@A\t*",
        "1... nobuy 1.. peanut take@A 12 9",
        "{ a comment } nobuy { another } peanut {} take@A",
        "nobuy{glued}peanut{glued}take@A",
        'nobuy { over\nseveral\n[Game "lines"]\nlines } peanut take@A',
        "nobuy ; the rest of the line { is nothing\npeanut take@A ; bye",
        "; only a comment\nnobuy peanut take@A",
        "{ ; } nobuy peanut take@A",
        "{ {nested braces do not nest } nobuy peanut take@A",
        "\r\nnobuy peanut\r\ntake@A\r\n",
    ],
)
def test_accepted_forms_of_moves(moves: str) -> None:
    """Turn numbers, results, comments, empty lines and blanks have no meaning."""
    record = banjar.parse_record(SHORT + moves)
    assert record.moves == MOVES
    assert len(record.replay().decisions) == 3


@pytest.mark.parametrize(
    "headers",
    [
        '[Game "altar"][Players "2"]',
        '  [ Game   "altar" ]  \n[Players\t"2"]\n[Seed "7"]',
        '{ first a comment }\n[Game "altar"]\n; another\n[Players "2"]\n\n[Seed "7"]\n',
        '[Seed "7"]\n[Players "2"]\n[Game "altar"]',
    ],
)
def test_accepted_forms_of_headers(headers: str) -> None:
    """In any order, with blanks and comments between them, each on a line of its own."""
    if "][" in headers:
        with pytest.raises(RecordError, match=r"line 1: not a header: \[Game"):
            banjar.parse_record(headers)
    else:
        assert banjar.parse_record(headers + "\n\nnobuy").moves == ("nobuy",)


@pytest.mark.parametrize("comment", ["; two", "{ two }", "two"])
def test_text_after_a_header_is_refused(comment: str) -> None:
    """Not even a comment: a line that begins with a bracket is a header and nothing else."""
    with pytest.raises(RecordError, match=r'line 2: not a header: \[Players "2"\] ') as caught:
        banjar.parse_record(f'[Game "altar"]\n[Players "2"] {comment}\n[Seed "7"]\n\nnobuy')
    assert caught.value.line == 2


@pytest.mark.parametrize("word", ["*nobuy", "**", "*take@A"])
def test_a_star_is_only_a_star(word: str) -> None:
    """Anything else is a move, and an unknown one."""
    with pytest.raises(RecordError, match="line 5"):
        banjar.parse_record(f"{SHORT}{word}").replay()


@pytest.mark.parametrize(
    "value",
    [
        "plain",
        "",
        " blanks around ",
        'said "so"',
        "back\\slash",
        'both \\" of them\\',
        "brackets ] [ and {braces} and ; semicolon",
        "Ünïcödé 巴厘 🌋 ‏ ",
        "tab\there",
        "a" * 5000,
    ],
)
def test_header_values_round_trip(value: str, tmp_path: pathlib.Path) -> None:
    """Quotes, backslashes, any script: the same after text and file."""
    record = played("altar", 2, decisions=5).record(White=value, Event="x")
    assert banjar.parse_record(str(record)).headers == {"White": value, "Event": "x"}
    record.save(tmp_path / "game.txt")
    assert banjar.read_record(tmp_path / "game.txt").headers["White"] == value


def test_a_line_break_in_a_header_becomes_a_blank() -> None:
    """A header is one line."""
    record = played("altar", 2, decisions=5).record(White="one\ntwo")
    assert banjar.parse_record(str(record)).headers == {"White": "one two"}


@pytest.mark.parametrize("separator", ["\r", "\r\n", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"])
def test_every_line_break_in_a_header(separator: str) -> None:
    """A written record can be read."""
    record = played("altar", 2, decisions=5).record(White=f"one{separator}two")
    assert banjar.parse_record(str(record)).moves == record.moves


@pytest.mark.parametrize("name", ["Game", "Rules", "Players", "Options", "Reshuffles", "Result", "End", "Seed", "Deal"])
def test_reserved_headers_cannot_be_given(name: str) -> None:
    """Nor can names that are no names."""
    with pytest.raises(OptionError, match=f"'{name}' cannot be a header of your own"):
        played("altar", 2, decisions=5).record(**{name: "x"})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["", "two words", "1st", 'a"b', "a-b", "a]"])
def test_invalid_header_names_are_refused(name: str) -> None:
    """Refused when the record is made."""
    with pytest.raises(OptionError, match="cannot be a header of your own"):
        played("altar", 2, decisions=5).record(**{name: "x"})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["_x", "naïve", "Ω"])
def test_a_header_name_that_is_accepted_can_be_read(name: str) -> None:
    """Either refused or read again."""
    try:
        record = played("altar", 2, decisions=5).record(**{name: "x"})  # type: ignore[arg-type]
    except OptionError:
        return
    assert banjar.parse_record(str(record)).headers == {name: "x"}


@pytest.mark.parametrize("value", [5, None, ["a"]])
def test_a_header_value_must_be_text(value: Any) -> None:
    """Refused, or written as a text."""
    try:
        record = played("altar", 2, decisions=5).record(White=value)
    except OptionError:
        return
    assert banjar.parse_record(str(record)).headers["White"]


def test_options_in_a_record() -> None:
    """Only those that are changed, as JSON."""
    state = banjar.load("altar", players=2, oracle=True).new(seed=1)
    text = str(state.record())
    assert '[Options "{\\"oracle\\": true}"]' in text
    assert banjar.parse_record(text).load() == state.game
    assert "Options" not in str(banjar.load("altar", players=2, oracle=False).new(seed=1).record())


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("altar", {"colours": ("green", "red")}),
        ("altar", {"sets": {"red": ("rice", "rice", "rice")}}),
        ("dalang", {"masks": (1, 2, 3)}),
    ],
)
def test_options_with_lists(name: str, options: dict[str, Any]) -> None:
    """The record is the same after reading."""
    state = banjar.load(name, **options).new(seed=1)
    again = banjar.parse_record(str(state.record()))
    assert again.load() == state.game
    assert again == state.record()


@pytest.mark.parametrize(("name", "players"), [("altar", 3), ("dalang", 3)])
def test_a_record_that_starts_with_a_position(name: str, players: int) -> None:
    """The whole position is a header."""
    middle = played(name, players, decisions=31)
    state = middle.game.from_position(middle.to_position())
    chance = random.Random(1)
    for _ in range(20):
        state.play(chance.choice(state.legal_ids()))
    record = state.record(explicit_deal=True)
    assert str(record).count("[Position ") == 1
    assert "Deal" not in str(record)
    again = banjar.parse_record(str(record))
    assert again == record
    assert again.replay() == state


@pytest.mark.long
def test_a_record_with_reshuffles() -> None:
    """An explicit deal names the piles shuffled later, so that nothing hangs on the generator."""
    state = played("dalang", 3)
    assert state.reshuffles
    record = state.record(explicit_deal=True)
    assert record.origin["reshuffles"] == tuple(state.reshuffles)
    assert f'[Reshuffles "{" ".join(state.reshuffles)}"]' in str(record)
    again = banjar.parse_record(str(record))
    assert again.replay().history(0) == state.history(0)
    changed = dataclasses.replace(again, origin={**again.origin, "deal": {**again.origin["deal"], "seed": 1}})
    assert changed.replay().history(0) == state.history(0)


@pytest.mark.long
def test_replaying_an_explicit_deal_gives_the_same_state() -> None:
    """Law: replay(record) equals the live state."""
    state = played("dalang", 3)
    assert state.reshuffles
    assert state.record(explicit_deal=True).replay() == state


def test_replaying_a_part() -> None:
    """After the first moves, and state by state."""
    state = played("altar", 2, decisions=30)
    record = state.record()
    assert len(record.replay(0).decisions) == 0
    assert [action for _, action in record.replay(12).decisions] == [action for _, action in state.decisions[:12]]
    assert [len(step.decisions) for step in record.states()] == list(range(31))
    assert record.replay(1000) == state


def test_a_record_is_a_value() -> None:
    """Its repr is short, its equality does not hang on line numbers."""
    record = played("altar", 2, decisions=30).record(Event="x")
    assert repr(record) == (
        "Record(game='altar', players=2, rules='1', options={}, headers={'Event': 'x'}, result=None, end=None)"
    )
    spaced = banjar.parse_record(str(record).replace(" ", "\n\n", 0).replace("\n2. ", "\n\n\n2. "))
    assert spaced == record
    assert spaced.lines != banjar.parse_record(str(record)).lines


HEADERS = ['[Game "altar"]', '[Players "2"]', '[Seed "7"]']


def text(*lines: str) -> str:
    return "\n".join(lines)


BROKEN: list[Any] = [
    # the text, the line, the reason
    pytest.param("", 1, 'the header [Game "..."] is missing', id="empty"),
    pytest.param("\n \n\t\n", 1, 'the header [Game "..."] is missing', id="blank"),
    pytest.param("{ nothing }", 1, 'the header [Game "..."] is missing', id="only a comment"),
    pytest.param("nobuy mason", 1, 'the header [Game "..."] is missing', id="only moves"),
    pytest.param(text(*HEADERS[1:]), 1, 'the header [Game "..."] is missing', id="no game"),
    pytest.param(text(HEADERS[0], HEADERS[2]), 1, 'the header [Players "..."] is missing', id="no players"),
    pytest.param(
        text(*HEADERS[:2]),
        1,
        "a record needs exactly one of the headers Seed, Deal, Position; found none",
        id="no start",
    ),
    pytest.param(
        text(*HEADERS, '[Deal "{}"]'),
        1,
        "a record needs exactly one of the headers Seed, Deal, Position; found Seed and Deal",
        id="two starts",
    ),
    pytest.param(
        text(*HEADERS, '[Position "{}"]', '[Deal "{}"]'),
        1,
        "a record needs exactly one of the headers Seed, Deal, Position; found Seed and Deal and Position",
        id="three starts",
    ),
    pytest.param(text(*HEADERS, '[Game "altar"]'), 4, "the header Game is given twice", id="twice"),
    pytest.param(
        text(*HEADERS, '[White "a"]', "", '[White "b"]'),
        6,
        "the header White is given twice",
        id="own header twice",
    ),
    pytest.param(
        text('[Game "chess"]', *HEADERS[1:]),
        1,
        "there is no game called 'chess'; it must be altar or dalang",
        id="unknown game",
    ),
    pytest.param(
        text(*HEADERS[1:], '[Game "Altar"]'),
        3,
        "there is no game called 'Altar'; it must be altar or dalang",
        id="game in capitals",
    ),
    pytest.param(
        text(HEADERS[0], '[Players "5"]', HEADERS[2]),
        2,
        "altar is for 2, 3 or 4 players, not 5",
        id="five players",
    ),
    pytest.param(text('[Game "dalang"]', *HEADERS[1:]), 2, "dalang is for 3 or 4 players, not 2", id="two for dalang"),
    pytest.param(
        text(HEADERS[0], '[Players "two"]', HEADERS[2]), 2, "Players must be a whole number, not 'two'", id="words"
    ),
    pytest.param(
        text(HEADERS[0], '[Players "-2"]', HEADERS[2]),
        2,
        "Players must be a whole number, not '-2'",
        id="negative",
    ),
    pytest.param(
        text(*HEADERS[:2], '[Seed "0x7"]'), 3, "Seed must be a whole number, not '0x7'", id="hexadecimal seed"
    ),
    pytest.param(text(*HEADERS[:2], '[Seed ""]'), 3, "Seed must be a whole number, not ''", id="empty seed"),
    pytest.param(text(*HEADERS[:2], f'[Seed "{10**30}"]'), 3, "Seed must be a whole number, not '1000", id="huge seed"),
    pytest.param(text(*HEADERS, '[Options "{"]'), 4, "Options is not valid JSON: ", id="options not JSON"),
    pytest.param(text(*HEADERS, '[Options "[]"]'), 4, "Options must be a JSON object", id="options a list"),
    pytest.param(text(*HEADERS, '[Options "3"]'), 4, "Options must be a JSON object", id="options a number"),
    pytest.param(
        text(*HEADERS, r'[Options "{\"moon\": true}"]'),
        4,
        "altar has no option 'moon'; it has oracle, demon, colours, sets",
        id="unknown option",
    ),
    pytest.param(
        text(*HEADERS, r'[Options "{\"oracle\": 1}"]'),
        4,
        "oracle: must be true or false, not 1",
        id="wrong option",
    ),
    pytest.param(text(*HEADERS[:2], '[Deal "RNBE"]'), 3, "Deal is not valid JSON: ", id="deal not JSON"),
    pytest.param(text(*HEADERS[:2], '[Deal "[1]"]'), 3, "Deal must be a JSON object", id="deal a list"),
    pytest.param(text(*HEADERS[:2], '[Position "{]"]'), 3, "Position is not valid JSON: ", id="position not JSON"),
    pytest.param(text(*HEADERS[:2], '[Position "null"]'), 3, "Position must be a JSON object", id="position null"),
    pytest.param(
        text(*HEADERS[:2], f'[Position "{"[" * 100_000}"]'), 3, "Position is not valid JSON: ", id="deep JSON"
    ),
    pytest.param(text(*HEADERS, '[Result "a lot"]'), 4, "Result must be whole numbers, not 'a lot'", id="result"),
    pytest.param(text(*HEADERS, '[Result ""]'), 4, "Result must be whole numbers, not ''", id="empty result"),
    pytest.param(text(*HEADERS, "[White]"), 4, "not a header: [White]; one looks like", id="no value"),
    pytest.param(text(*HEADERS, "[White 'x']"), 4, "not a header: [White 'x']; one looks like", id="quotes"),
    pytest.param(text(*HEADERS, '[White "x"'), 4, 'not a header: [White "x"; one looks like', id="no bracket"),
    pytest.param(text(*HEADERS, '[White "x\\"]'), 4, 'not a header: [White "x\\"]; one looks', id="open quote"),
    pytest.param(text(*HEADERS, '["x"]'), 4, 'not a header: ["x"]; one looks like [Game "altar"]', id="no name"),
    pytest.param(text(*HEADERS, "[" + "x" * 200), 4, "not a header: [" + "x" * 56 + "...; one looks like", id="long"),
    pytest.param(
        text(*HEADERS, "", "nobuy", '[White "x"]'),
        6,
        "the header White comes after the first move; headers come first",
        id="header after moves",
    ),
    pytest.param(
        text(*HEADERS, "", "nobuy { a", "comment"),
        5,
        "the comment that opens with { here is never closed with }",
        id="unclosed comment",
    ),
    pytest.param(
        text("{", *HEADERS), 1, "the comment that opens with { here is never closed with }", id="unclosed at once"
    ),
    pytest.param(
        text(*HEADERS, "", "nobuy }"),
        5,
        "a comment is closed with } but was never opened with {",
        id="unopened comment",
    ),
    pytest.param(
        text(*HEADERS, "x" * MAX_RECORD_CHARACTERS),
        1,
        f"a record has at most {MAX_RECORD_CHARACTERS} characters, this one has {MAX_RECORD_CHARACTERS + 40}",
        id="huge",
    ),
]


@pytest.mark.parametrize(("written", "line", "reason"), BROKEN)
def test_a_broken_record(written: str, line: int, reason: str) -> None:
    """RecordError has the line and the reason."""
    with pytest.raises(RecordError) as caught:
        banjar.parse_record(written)
    assert caught.value.line == line
    assert caught.value.reason.startswith(reason)
    assert str(caught.value) == f"line {line}: {caught.value.reason}"


UNPLAYABLE: list[Any] = [
    pytest.param(
        text(*HEADERS, "", "nobuy", "take@A"), 6, "move 2: 'take@A' is not legal now; seat 0 may: ", id="illegal"
    ),
    pytest.param(
        text(*HEADERS, "{", "}", "1. nobuy peanut", "take@A take@B", "2. nobuy shrine take@A"),
        7,
        "move 4: 'take@B' is not legal now",
        id="illegal at a far line",
    ),
    pytest.param(text(*HEADERS, "", "sell"), 5, "move 1: altar knows no action 'sell'; notation starts", id="unknown"),
    pytest.param(text(*HEADERS, "", "NOBUY"), 5, "move 1: altar knows no action 'NOBUY'; notation", id="capitals"),
    pytest.param(text(*HEADERS, "", "nobuy,peanut"), 5, "move 1: altar knows no action 'nobuy,peanut'", id="comma"),
]


@pytest.mark.parametrize(("written", "line", "reason"), UNPLAYABLE)
def test_an_unplayable_record(written: str, line: int, reason: str) -> None:
    """It can be read; replaying names the line of the first bad move."""
    record = banjar.parse_record(written)
    for replay in (record.replay, lambda: list(record.states())):
        with pytest.raises(RecordError) as caught:
            replay()
        assert (caught.value.line, caught.value.reason[: len(reason)]) == (line, reason)


def test_the_moves_before_a_bad_one_can_be_replayed() -> None:
    """So that a client can show how far it went."""
    record = banjar.parse_record(SHORT + "nobuy peanut take@A sell")
    assert len(record.replay(3).decisions) == 3


def test_a_record_made_in_memory_has_no_lines() -> None:
    """The move's number is named all the same."""
    record = dataclasses.replace(played("altar", 2, decisions=3).record(), moves=("nobuy", "sell"))
    with pytest.raises(RecordError, match="move 2: altar knows no action 'sell'"):
        record.replay()


WRONG_STARTS: list[Any] = [
    # the start's header, its line, the reason
    (r'[Deal "{\"deck\": 5}"]', 3, "deal.deck: must be a text of"),
    (r'[Position "{}"]', 3, "position: 'players' is missing"),
    (r'[Position "{\"players\": [1, 2]}"]', 3, "position.players[0]: must be an object, not 1"),
    ('[Seed "9999999999999999999"]', 3, "a seed is a whole number from 0 to"),
]


@pytest.mark.parametrize(("header", "line", "reason"), WRONG_STARTS)
def test_a_wrong_start(header: str, line: int, reason: str) -> None:
    """Replaying raises an error with the reason."""
    record = banjar.parse_record(text(*HEADERS[:2], header))
    with pytest.raises(RecordError, match="the start is wrong: ") as caught:
        record.replay()
    assert reason in caught.value.reason
    assert caught.value.line in (1, line)


def test_an_empty_deal() -> None:
    """It lacks a deck."""
    with pytest.raises(RecordError, match="deal: 'deck' is missing"):
        banjar.parse_record(text(*HEADERS[:2], '[Deal "{}"]')).replay()


def test_the_line_of_a_wrong_start() -> None:
    """That of the header."""
    for header, line, _ in WRONG_STARTS:
        with pytest.raises(RecordError) as caught:
            banjar.parse_record(text(*HEADERS[:2], header)).replay()
        assert caught.value.line == line


def test_another_version_of_the_rules() -> None:
    """It is read, but not replayed by other rules."""
    record = banjar.parse_record(text(*HEADERS, '[Rules "0"]', "nobuy"))
    assert record.rules == "0"
    with pytest.raises(RecordError, match="the record follows version 0 of our altar rules, this is version 1"):
        record.replay()
    assert banjar.parse_record(text(*HEADERS, "nobuy")).rules == "1"


def test_the_line_of_another_version() -> None:
    """That of the header Rules."""
    with pytest.raises(RecordError) as caught:
        banjar.parse_record(text(*HEADERS, '[Rules "0"]', "nobuy")).replay()
    assert caught.value.line == 4


def finished_text() -> str:
    return str(played("altar", 2).record())


def test_a_wrong_result() -> None:
    """Found out when the game has been replayed to its end."""
    scores = played("altar", 2).scores()
    wrong = finished_text().replace(f'[Result "{scores[0]} ', f'[Result "{scores[0] + 1} ')
    with pytest.raises(RecordError) as caught:
        banjar.parse_record(wrong).replay()
    expected = f"the record says the result is {scores[0] + 1} {scores[1]}, the rules say {scores[0]} {scores[1]}"
    assert caught.value.reason == expected


def test_a_result_for_other_players() -> None:
    """Three scores in a game for two."""
    scores = " ".join(str(points) for points in played("altar", 2).scores())
    with pytest.raises(RecordError, match="the record says the result is"):
        banjar.parse_record(finished_text().replace(f'[Result "{scores}"]', f'[Result "{scores} 3"]')).replay()


def test_the_line_of_a_wrong_result() -> None:
    """That of the header Result."""
    lines = [f'[Result "{1} {2}"]' if line.startswith("[Result") else line for line in finished_text().splitlines()]
    with pytest.raises(RecordError) as caught:
        banjar.parse_record("\n".join(lines)).replay()
    assert lines[caught.value.line - 1].startswith("[Result")


def test_a_result_of_an_unfinished_game() -> None:
    """A file cut short is noticed."""
    record = banjar.parse_record(finished_text())
    with pytest.raises(RecordError):
        dataclasses.replace(record, moves=record.moves[:-5], lines=record.lines[:-5]).replay()


def test_a_wrong_end() -> None:
    """The rules say how a game ended."""
    with pytest.raises(RecordError):
        banjar.parse_record(finished_text().replace('[End "pile"]', '[End "boredom"]')).replay()


def test_moves_after_the_end() -> None:
    """No action is legal then."""
    with pytest.raises(RecordError, match="the game is over; no action is legal"):
        banjar.parse_record(finished_text() + "nobuy\n").replay()


@pytest.mark.parametrize("piles", ["PP", "PP X"])
def test_wrong_reshuffles(piles: str) -> None:
    """A record's mistakes are RecordErrors."""
    state = played("dalang", 3)
    record = state.record(explicit_deal=True)
    wrong = str(record).replace(" ".join(state.reshuffles), piles)
    with pytest.raises(RecordError):
        banjar.parse_record(wrong).replay()


def test_reshuffles_that_are_no_cards() -> None:
    """Noticed at the start."""
    record = str(played("dalang", 3).record(explicit_deal=True))
    start = record.index("[Reshuffles ")
    with pytest.raises(RecordError, match="'x' is no card; the letters are PWRSA123456"):
        banjar.parse_record(f'{record[:start]}[Reshuffles "x"]{record[record.index("]", start) + 1 :]}').replay()


def test_reshuffles_in_a_game_without_reshuffling() -> None:
    """Altar's pile is never shuffled again."""
    record = str(played("altar", 2, decisions=3).record(explicit_deal=True))
    with pytest.raises(RecordError, match="the pile is never reshuffled"):
        banjar.parse_record('[Reshuffles "RNBE"]\n' + record).replay()


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b'[Game "altar"]\n[White "\xe9"]', b"\x80"])
def test_a_file_that_is_not_utf8(content: bytes, tmp_path: pathlib.Path) -> None:
    """The byte is named."""
    (tmp_path / "game.txt").write_bytes(content)
    with pytest.raises(RecordError, match=r"line 1: not a text file in UTF-8 \(byte \d+\)"):
        banjar.read_record(tmp_path / "game.txt")


def test_a_byte_order_mark(tmp_path: pathlib.Path) -> None:
    """It says nothing."""
    (tmp_path / "game.txt").write_text(SHORT + "nobuy", encoding="utf-8-sig")
    assert banjar.read_record(tmp_path / "game.txt").moves == ("nobuy",)


def test_binary_rubbish_is_no_record(tmp_path: pathlib.Path) -> None:
    """Valid UTF-8 or not."""
    (tmp_path / "game.txt").write_bytes(bytes(range(128)) * 50)
    with pytest.raises(RecordError):
        banjar.read_record(tmp_path / "game.txt")


def test_a_missing_file(tmp_path: pathlib.Path) -> None:
    """The operating system's error is good enough."""
    with pytest.raises(FileNotFoundError):
        banjar.read_record(tmp_path / "nothing.txt")


def test_saving_replaces_a_file_whole(tmp_path: pathlib.Path) -> None:
    """The old content is gone, nothing else is left."""
    target = tmp_path / "game.txt"
    target.write_text("old " * 10_000)
    record = played("altar", 2, decisions=5).record()
    record.save(target)
    assert target.read_text(encoding="utf-8") == str(record)
    assert list(tmp_path.iterdir()) == [target]


def test_a_failed_save_leaves_the_old_file(tmp_path: pathlib.Path) -> None:
    """No half file, no rest of one."""
    target = tmp_path / "game.txt"
    target.write_text("old")
    record = dataclasses.replace(played("altar", 2, decisions=5).record(), options={"oracle": object()})
    with pytest.raises(TypeError):
        record.save(target)
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_an_error_while_writing_leaves_the_file(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full in the middle: the old file stays."""
    target = tmp_path / "game.txt"
    target.write_text("old")
    record = played("altar", 2, decisions=5).record()

    def full(self: pathlib.Path, *_args: Any, **_kwargs: Any) -> int:
        with self.open("w") as file:
            file.write("half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pathlib.Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        record.save(target)
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_failed_save_leaves_no_temporary_file(tmp_path: pathlib.Path) -> None:
    """A text that UTF-8 cannot hold."""
    record = played("altar", 2, decisions=5).record(White="\udc80")
    with pytest.raises(ValueError, match="surrogates not allowed"):
        record.save(tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []


def test_saving_to_a_missing_folder_fails(tmp_path: pathlib.Path) -> None:
    """Saving does not create folders."""
    with pytest.raises(FileNotFoundError):
        played("altar", 2, decisions=5).record().save(tmp_path / "no" / "game.txt")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("header", ["Oracle", "demon", "COLOURS"])
def test_options_as_separate_headers_are_refused(header: str) -> None:
    """An option in a header of its own is an error, not ignored."""
    with pytest.raises(RecordError, match="line 4: options belong into one header: "):
        banjar.parse_record(text(*HEADERS, f'[{header} "yes"]'))


@pytest.mark.parametrize("header", ["Oracle", "demon"])
def test_headers_that_look_like_options(header: str) -> None:
    """Refused when the record is made, or read again."""
    try:
        record = played("altar", 2, decisions=5).record(**{header: "x"})  # type: ignore[arg-type]
    except OptionError:
        return
    assert banjar.parse_record(str(record)) == record


def test_a_record_holds_either_the_seed_or_the_deal() -> None:
    """A record by seed holds no deal; one by deal holds no seed of the game."""
    state = played("altar", 2, decisions=5)
    assert set(state.record().origin) == {"seed"}
    explicit = state.record(explicit_deal=True)
    assert "seed" not in explicit.origin
    assert isinstance(explicit, Record)
