"""Whatever is handed to us: it is valid, or one of our errors says why not; nothing else, and nothing has changed."""

from __future__ import annotations

import copy
import enum
import functools
import json
import pathlib
import random
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import banjar
from banjar import Game, IllegalAction, OptionError, PositionError, RecordError, State

OURS = (OptionError, PositionError, IllegalAction, RecordError)
GAMES: dict[str, dict[str, Any]] = {
    "altar": {"players": 3, "oracle": True, "demon": True},
    "dalang": {"players": 3, "turn_limit": 20},
}
MAX_DECISIONS = 3_000
every_game = pytest.mark.parametrize("name", GAMES)


def fuzz(examples: int) -> Callable[[Any], Any]:
    """Always the same examples, so that a failure can be found again."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


class Colour(enum.IntEnum):
    RED = 1


NAMES = ("players", "phase", "active", "masks", "draw_pile", "rows", "pile", "supply", "hand", "type", "card", "turn")
WORDS = ("rice", "priest", "prince", "red", "kukusch", "turn", "over", "buy", "take", "stow", "none", "up", "nobuy", "")
NUMBERS = (
    0,
    1,
    2,
    3,
    4,
    30,
    99,
    127,
    128,
    255,
    256,
    32_767,
    32_768,
    2**31,
    2**63 - 1,
    2**63,
    2**64,
    10**30,
    -1,
    -(2**63),
)

numbers = st.sampled_from(NUMBERS) | st.integers(-(2**70), 2**70)
scalars = st.none() | st.booleans() | numbers | st.floats() | st.sampled_from(WORDS) | st.text(max_size=8)
jsons = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)
things = (
    jsons
    | st.binary(max_size=6)
    | st.sampled_from([np.int8(1), np.int64(-1), np.float32(0.5), np.bool_(True), np.arange(3), np.array(2)])
    | st.sampled_from([Colour.RED, object(), int, len, ..., 1j, range(3), {1, 2}, frozenset(), b"nobuy"])
    | st.sampled_from([(), (1, 2), {1: 2, "type": "take"}, {None: None}, {(1,): 2}, bytearray(b"1")])
    | st.builds(iter, st.lists(numbers, max_size=2))
)


def assert_ours(error: Exception) -> None:
    """One of our errors, with a message for people."""
    assert isinstance(error, OURS)
    assert str(error).strip()


def attempt(action: Callable[[], Any]) -> Any:
    """What an action gives, or None if one of our errors was raised; any other error comes through."""
    try:
        return action()
    except OURS as error:
        assert_ours(error)
        return None


@functools.cache
def game(name: str) -> Game:
    return banjar.load(name, **GAMES[name])


def random_play(state: State, chance: random.Random) -> Iterator[State]:
    """The state after each of its random decisions, up to the end."""
    for _ in range(MAX_DECISIONS):
        if state.is_over:
            return
        legal = state.legal_ids()
        assert legal
        state.play(chance.choice(legal))
        yield state


@functools.cache
def positions(name: str) -> tuple[str, ...]:
    """Positions of random games, every phase several times, as JSON."""
    found: dict[str, list[str]] = {}
    for seed in range(6):
        for state in random_play(game(name).new(seed=seed), random.Random(seed)):
            kept = found.setdefault(state.phase, [])
            if len(kept) < 4 and len(state.decisions) % 3 == 0:
                kept.append(json.dumps(state.to_position()))
    assert len(found) >= 9
    return tuple(text for texts in found.values() for text in texts)


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a JSON-like value."""
    found: list[tuple[Any, ...]] = []
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        found += [(*way, key), *places(part, (*way, key))]
    return found


def part_at(value: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        value = value[key]
    return value


def any_place(value: Any, data: st.DataObject) -> tuple[Any, ...]:
    """Any part; large lists do not drown the rest."""
    tops = sorted({way[0] for way in places(value)}, key=str)
    chosen = data.draw(st.sampled_from(tops))
    return data.draw(st.sampled_from([way for way in places(value) if way[0] == chosen]))


def mutate(value: Any, data: st.DataObject) -> None:
    """Spoil one part: delete, replace, shift, duplicate, swap, or put another part in its place."""
    if not places(value):
        return
    *way, key = any_place(value, data)
    inside = part_at(value, tuple(way))
    match data.draw(st.integers(0, 5)):
        case 0:
            del inside[key]
        case 1 if isinstance(inside[key], int):
            inside[key] += data.draw(st.sampled_from([-1, 1, 2]))
        case 2 if isinstance(inside, list):
            inside.insert(key, copy.deepcopy(inside[key]))
        case 3 if isinstance(inside, list):
            other = data.draw(st.integers(0, len(inside) - 1))
            inside[key], inside[other] = inside[other], inside[key]
        case 4:
            inside[key] = copy.deepcopy(part_at(value, any_place(value, data)))
        case _:
            inside[key] = data.draw(jsons)


def assert_playable(state: State, chance: random.Random) -> None:
    """It can be shown, written, played to its end and counted."""
    for reader in (None, *range(state.players)):
        json.dumps(state.view(reader, memory_aid=True))
    written = state.to_position()
    assert state.game.from_position(json.loads(json.dumps(written))).to_position() == written
    for number, _ in enumerate(random_play(state, chance)):
        if number % 40 == 0:
            state.to_bytes()
            json.dumps(state.view(number % state.players))
    assert state.is_over
    assert state.to_bytes()
    assert len(state.scores()) == len(state.ranks()) == state.players
    assert state.winners()


@every_game
@fuzz(120)
@given(value=things)
def test_arbitrary_positions_are_refused_or_playable(name: str, value: Any) -> None:
    """A PositionError."""
    state = attempt(lambda: game(name).from_position(value))
    assert state is None or isinstance(state, State)


@every_game
def test_a_position_that_cannot_be_copied(name: str) -> None:
    """PositionError, wherever the value is."""
    position = json.loads(positions(name)[0])
    for spoiled in ((number for number in range(3)), {**position, "players": (number for number in range(3))}):
        with pytest.raises(PositionError):
            game(name).from_position(spoiled)  # type: ignore[arg-type]


@every_game
def test_a_position_of_another_mapping_type(name: str) -> None:
    """Any mapping will do, and its record can be written."""
    position = json.loads(positions(name)[0])
    state = game(name).from_position(types.MappingProxyType(position))
    assert banjar.parse_record(str(state.record())).replay() == state


@every_game
@fuzz(350)
@given(data=st.data())
def test_spoiled_positions(name: str, data: st.DataObject) -> None:
    """Refused with a reason, or played to the end without an error."""
    position = json.loads(data.draw(st.sampled_from(positions(name))))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(position, data)
    before = repr(position)
    state = attempt(lambda: game(name).from_position(position))
    assert repr(position) == before
    if state is not None:
        assert_playable(state, random.Random(len(before)))


@every_game
@fuzz(60)
@given(data=st.data())
def test_worlds_of_spoiled_positions(name: str, data: st.DataObject) -> None:
    """What a seat knows of an accepted position can be completed to a world."""
    position = json.loads(data.draw(st.sampled_from(positions(name))))
    mutate(position, data)
    state = attempt(lambda: game(name).from_position(position))
    if state is None:
        return
    for number, _ in enumerate(random_play(state, random.Random(1))):
        if number == 6:
            break
    if not state.is_over:
        seat = data.draw(st.integers(0, state.players - 1))
        seen = state.seen_by(seat)
        assert seen.sample_world(1).seen_by(seat).to_bytes() == seen.to_bytes()


OPTIONS = ("oracle", "demon", "colours", "sets", "turn_limit", "dalang_cards", "masks", "starting_cards")
islands = st.sampled_from(["kukusch", "panschar", "tschakkalag", "wontong"])
plausible = (
    things
    | st.lists(st.sampled_from(["red", "blue", "yellow", "green"]), max_size=4)
    | st.lists(st.integers(1, 99), max_size=25)
    | st.lists(st.tuples(islands, islands), min_size=4, max_size=4)
    | st.dictionaries(st.sampled_from(["KP", "KT", "KW", "PT", "PW", "TW"]), st.integers(0, 24), max_size=6)
    | st.dictionaries(st.sampled_from(["red", "blue"]), st.lists(st.sampled_from(WORDS), min_size=3, max_size=3))
)


@fuzz(250)
@given(
    name=st.sampled_from(["altar", "dalang"]) | things,
    players=st.none() | st.integers(0, 6) | things,
    options=st.dictionaries(st.sampled_from(OPTIONS) | st.text(max_size=4), plausible, max_size=2),
)
def test_anything_as_options(name: Any, players: Any, options: dict[str, Any]) -> None:
    """An OptionError, or a game that can be played, shown and loaded again."""
    options = {key: value for key, value in options.items() if key not in ("name", "players")}
    loaded = attempt(lambda: banjar.load(name, players, **options))
    if loaded is not None:
        state = loaded.new(seed=1)
        state.play(state.legal_ids()[0])
        told = json.loads(json.dumps(loaded.changed_options()))
        assert banjar.load(loaded.name, loaded.players, **told) == loaded
        assert banjar.parse_record(str(state.record())).replay() == state


@every_game
@fuzz(150)
@given(data=st.data())
def test_anything_as_an_action(name: str, data: st.DataObject) -> None:
    """An IllegalAction and nothing has changed, or one more decision."""
    state = fuzzed_state(name).copy()
    structures = st.sampled_from([action.to_dict() for action in state.game.actions])
    wanted: Any = data.draw(things | st.integers(-5, 200) | structures | st.sampled_from(state.game.actions))
    before, decisions = state.to_bytes(), len(state.decisions)
    try:
        state.play(wanted)
    except IllegalAction as error:
        assert_ours(error)
        assert (state.to_bytes(), len(state.decisions)) == (before, decisions)
        assert state.history() == fuzzed_state(name).history()
    else:
        assert len(state.decisions) == decisions + 1
        assert state.decisions[-1][1] in fuzzed_state(name).legal_actions()
    found = attempt(lambda: state.game.action(wanted))
    assert found is None or found in state.game.actions


@functools.cache
def fuzzed_state(name: str) -> State:
    state = game(name).new(seed=3)
    for number, _ in enumerate(random_play(state, random.Random(3))):
        if number == 25:
            break
    return state


@every_game
@fuzz(80)
@given(seat=things | st.integers(-2, 5))
def test_anything_as_a_seat(name: str, seat: Any) -> None:
    """An OptionError, or an answer; nothing has changed."""
    state = fuzzed_state(name)
    before = state.to_bytes()
    for ask in (state.view, state.events, state.history, state.seen_by):
        attempt(functools.partial(ask, seat))
    assert state.to_bytes() == before


@every_game
@fuzz(80)
@given(seed=things)
def test_anything_as_a_seed(name: str, seed: Any) -> None:
    """An OptionError, or a game; None draws one."""
    state = attempt(lambda: game(name).new(seed=seed))
    assert state is None or state == game(name).new(seed=state.seed)


@every_game
@fuzz(150)
@given(data=st.data())
def test_anything_as_a_deal(name: str, data: st.DataObject) -> None:
    """A PositionError, or a game that can be played."""
    deal: Any = fuzzed_state(name).deal
    if data.draw(st.booleans()):
        for _ in range(data.draw(st.integers(1, 2))):
            mutate(deal, data)
    else:
        deal = data.draw(things)
    piles = st.lists(st.text("PWRSA123456X", max_size=6) | things, max_size=2) | things
    reshuffles: Any = data.draw(st.just(()) | piles)
    state = attempt(lambda: game(name).from_deal(deal, reshuffles))
    if state is not None:
        state.play(state.legal_ids()[0])
        assert state.to_bytes()


@every_game
@fuzz(80)
@given(
    origin=st.dictionaries(st.sampled_from(["seed", "deal", "position", "reshuffles"]) | st.text(max_size=3), things)
)
def test_anything_as_an_origin(name: str, origin: dict[str, Any]) -> None:
    """One of our errors, or a game."""
    state = attempt(lambda: game(name).from_origin(origin))
    assert state is None or isinstance(state, State)


@fuzz(150)
@given(
    headers=st.dictionaries(
        st.text(max_size=6) | st.sampled_from(["White", "Seed", "Oracle"]), things | st.text(), max_size=3
    )
)
def test_anything_as_headers(headers: dict[str, Any]) -> None:
    """An OptionError, or a record that can be read again."""
    state = fuzzed_state("altar")
    headers = {key: value for key, value in headers.items() if key not in ("self", "explicit_deal")}
    record = attempt(lambda: state.record(**headers))
    if record is not None:
        again = banjar.parse_record(str(record))
        assert again.headers.keys() == record.headers.keys()
        assert again.moves == record.moves


@functools.cache
def records(name: str) -> tuple[str, ...]:
    """Short, finished and explicit ones, and one that starts with a position."""
    state = game(name).new(seed=4)
    for _ in random_play(state, random.Random(4)):
        pass
    middle = fuzzed_state(name)
    placed = state.game.from_position(middle.to_position())
    placed.play(placed.legal_ids()[0])
    made = (middle.record(), middle.record(explicit_deal=True, White='"x"'), placed.record(), state.record())
    return (*(str(record) for record in made), str(state.record(explicit_deal=True)))


def read(text: str) -> None:
    """Parse and replay."""
    record = attempt(lambda: banjar.parse_record(text))
    if record is not None:
        str(record)
        state = attempt(record.replay)
        assert state is None or isinstance(state, State)


PIECES = (
    "[",
    "]",
    '"',
    "\\",
    "{",
    "}",
    ";",
    "*",
    "\n",
    "1.",
    "7",
    " ",
    "nobuy",
    "end",
    "take@A",
    "\u2028",
    "\x00",
    "é",
)


@fuzz(150)
@given(text=st.text(max_size=60) | st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_any_text_as_a_record(text: str) -> None:
    """A RecordError."""
    read(text)
    read('[Game "altar"]\n[Players "2"]\n[Seed "7"]\n' + text)


@every_game
@fuzz(200)
@given(data=st.data())
def test_spoiled_records(name: str, data: st.DataObject) -> None:
    """Pieces put in, taken out or moved: a RecordError, or a game."""
    text = data.draw(st.sampled_from(records(name)))
    for _ in range(data.draw(st.integers(1, 3))):
        lines = text.split("\n")
        at = data.draw(st.integers(0, len(text)))
        match data.draw(st.integers(0, 5)):
            case 0:
                text = text[:at] + data.draw(st.sampled_from(PIECES) | st.text(max_size=3)) + text[at:]
            case 1:
                text = text[:at] + text[at + data.draw(st.integers(1, 30)) :]
            case 2:
                lines.pop(data.draw(st.integers(0, len(lines) - 1)))
                text = "\n".join(lines)
            case 3:
                lines.insert(data.draw(st.integers(0, len(lines))), data.draw(st.sampled_from(lines)))
                text = "\n".join(lines)
            case 4:
                text = text[:at]
            case _:
                header = data.draw(st.sampled_from(["Seed", "Players", "Game", "Rules", "Result", "Deal", "Position"]))
                value = json.dumps(data.draw(jsons)).replace("\\", "\\\\").replace('"', '\\"')
                text = f'[{header} "{value}"]\n{text}'
    read(text)


@fuzz(80)
@given(content=st.binary(max_size=80), at=st.integers(0, 200))
def test_any_bytes_as_a_file(content: bytes, at: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A RecordError, or a record."""
    path: pathlib.Path = tmp_path_factory.getbasetemp() / "fuzz.txt"
    whole = records("altar")[0].encode()
    for text in (content, whole[:at] + content + whole[at:]):
        path.write_bytes(text)
        attempt(lambda: banjar.read_record(path))
