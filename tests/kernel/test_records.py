"""Trap 7 and the forms of records: numpy records, plain records, packed bytes."""

from __future__ import annotations

import random
from typing import Annotated, Any

import numpy as np
import pytest

import banjar
from banjar.core.registry import definition
from banjar.kernel.event_buffer import EVENT_RECORD
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import (
    Flag,
    Large,
    Medium,
    Small,
    copy_plain,
    copy_records,
    dtype_of,
    new_plain,
    new_records,
    packed,
    plain_class,
    plain_from_numpy,
    plain_to_tuple,
    readable,
    rows_of,
    unpacked,
)
from banjar.kernel.stack import stack

GAMES = ("altar", "dalang")


class Inner:
    number: Small
    flag: Flag


class Outer:
    wide: Large
    small: Small
    medium: Medium
    flag: Flag
    counts: Annotated[list[int], (np.int8, 3)]
    inners: Annotated[list[Inner], (dtype_of(Inner), 2)]
    pile: Annotated[Any, stack(4)]


OUTER = dtype_of(Outer)


@pytest.mark.parametrize(
    "name", ["size", "shape", "data", "dtype", "item", "copy", "fill", "max", "T", "real", "sort", "flags"]
)
def test_names_that_numpy_records_have_are_refused(name: str) -> None:
    """Trap 7: they would be misread silently."""
    record = type("Record", (), {"__annotations__": {name: Small}})
    with pytest.raises(TypeError, match=f"Record.{name}: numpy records already have an attribute of that name"):
        dtype_of(record)


def test_arrays_of_bool_are_refused() -> None:
    """numba has none in records."""
    record = type("Record", (), {"__annotations__": {"taken": Annotated[list[bool], (np.bool_, 4)]}})
    with pytest.raises(TypeError, match="Record.taken: numba has no arrays of bool in records; use int8"):
        dtype_of(record)


def names_of(dtype: np.dtype[Any]) -> set[str]:
    """The names of all fields, those of nested records too."""
    if dtype.subdtype is not None:
        return names_of(dtype.subdtype[0])
    names: set[str] = set()
    for name, (field, *_) in (dtype.fields or {}).items():
        names |= {name} | names_of(field)
    return names


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("record", ["STATE", "OPTIONS", "DEAL", "LEGAL", "MEMORY", "TRACE"])
def test_no_record_of_a_game_has_such_a_name(game: str, record: str) -> None:
    """Trap 7: also in those that are not made by `dtype_of`."""
    dtype = getattr(definition(game).contract, record)
    assert not names_of(dtype) & set(dir(np.record))


def test_the_dtype_of_a_record() -> None:
    """The fields in the order they are declared, with their widths."""
    assert OUTER.names == ("wide", "small", "medium", "flag", "counts", "inners", "pile")
    assert OUTER.fields is not None
    assert [OUTER.fields[name][0] for name in ("wide", "small", "medium", "flag")] == [
        np.int64,
        np.int8,
        np.int16,
        np.bool_,
    ]
    assert OUTER.fields["counts"][0].subdtype == (np.dtype(np.int8), (3,))
    assert OUTER.type is np.record


def filled(number: int = 0) -> tuple[Any, ...]:
    return (2**40 + number, -5, -300, True, [1, 2, -3], [(7, True), (-8, False)], ([4, 5, 6, 7], 2))


def test_a_new_plain_record_is_zero() -> None:
    """With the same structure as the record."""
    plain = new_plain(OUTER)
    assert plain_to_tuple(plain) == (0, 0, 0, False, [0, 0, 0], [(0, False), (0, False)], ([0, 0, 0, 0], 0))
    assert type(plain.small) is int
    assert type(plain.flag) is bool
    assert plain.inners[0] is not plain.inners[1]


def test_a_plain_record_has_only_the_records_fields() -> None:
    """A misspelt name is an error in plain mode too."""
    plain = new_plain(OUTER)
    with pytest.raises(AttributeError):
        plain.smal = 3
    assert plain_class(OUTER) is plain_class(OUTER)


def records_of(values: list[tuple[Any, ...]]) -> Any:
    """Records in the form of this kernel."""
    array = np.array([tuple(value) for value in values], OUTER)
    return [plain_from_numpy(OUTER, row) for row in array] if PLAIN else array


def test_from_numpy_to_plain_records_and_back() -> None:
    """No value changes, no numpy number is left."""
    array = np.array([filled()], OUTER)
    plain = plain_from_numpy(OUTER, array[0])
    assert plain_to_tuple(plain) == filled()
    assert np.array([plain_to_tuple(plain)], OUTER) == array
    assert type(plain.wide) is int
    assert type(plain.counts[0]) is int
    assert type(plain.inners[0].flag) is bool


def test_a_copied_plain_record_shares_nothing() -> None:
    """Neither records nor lists."""
    plain = plain_from_numpy(OUTER, np.array([filled()], OUTER)[0])
    copy = copy_plain(plain)
    copy.counts[0] = 9
    copy.inners[1].number = 9
    copy.pile.cards[0] = 9
    copy.small = 9
    assert plain_to_tuple(plain) == filled()


def test_copied_records_share_nothing() -> None:
    """In either kernel."""
    records = records_of([filled(1), filled(2)])
    copies = copy_records(records)
    before = packed(OUTER, records)
    copies[0].small = 9
    copies[1].inners[0].number = 9
    assert packed(OUTER, records) == before
    assert packed(OUTER, copies) != before


@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.bool_])
def test_rows_share_the_memory_of_their_table(dtype: type) -> None:
    """Writing to a row changes the table, even if the row has an odd number of bytes."""
    table: np.ndarray[Any, Any] = np.zeros((3, 5), dtype)
    rows = rows_of(table)
    rows[1].numbers[2] = 1
    assert len(rows) == 3
    assert np.argwhere(table).tolist() == [[1, 2]]


def test_packed_records_round_trip() -> None:
    """Several records at once."""
    records = records_of([filled(1), filled(2), filled(3)])
    content = packed(OUTER, records)
    assert len(content) % 3 == 0
    again = unpacked(OUTER, content)
    assert len(again) == 3
    assert packed(OUTER, again) == content
    assert int(again[2].wide) == 2**40 + 3
    assert packed(OUTER, unpacked(OUTER, b"")) == b""


def test_packed_bytes_match_known_values() -> None:
    """Little-endian, in the order of the fields and without padding: the same in both kernels."""
    expected = (2**40).to_bytes(8, "little") + b"\xfb" + (-300).to_bytes(2, "little", signed=True) + b"\x01"
    expected += b"\x01\x02\xfd" + b"\x07\x01\xf8\x00" + b"\x04\x05\x06\x07" + b"\x02\x00"
    assert packed(OUTER, records_of([filled()])) == expected


def test_padding_is_never_packed() -> None:
    """Whatever bytes are between the fields."""
    assert OUTER.itemsize > len(packed(OUTER, new_records(OUTER)))
    if not PLAIN:
        noisy = np.frombuffer(b"\xff" * OUTER.itemsize, OUTER).copy()
        for name in OUTER.names or ():
            noisy[name] = np.zeros(1, OUTER)[name]
        assert packed(OUTER, noisy) == packed(OUTER, new_records(OUTER))


@pytest.mark.parametrize("content", [b"x", b"\0" * 24, b"\0" * 26])
def test_bytes_of_another_length(content: bytes) -> None:
    """They are no records."""
    with pytest.raises(ValueError, match="buffer size must be a multiple of element size"):
        unpacked(OUTER, content)


@pytest.mark.parametrize("game", GAMES)
def test_whole_states_round_trip(game: str) -> None:
    """Every field of a state in mid-game, and of a generator and an entry."""
    state = banjar.load(game).new(seed=5)
    chance = random.Random(5)
    dtype = state.game.rules.contract.STATE
    for _ in range(12):
        for _ in range(10):
            state.play(chance.choice(state.legal_ids()))
        assert packed(dtype, unpacked(dtype, state.to_bytes())) == state.to_bytes()
    for other in (GENERATOR, EVENT_RECORD):
        assert packed(other, unpacked(other, packed(other, new_records(other, 3)))) == packed(
            other, new_records(other, 3)
        )


@pytest.mark.parametrize("game", GAMES)
def test_readable_records_have_the_same_content(game: str) -> None:
    """All of a state in the middle of a game, as Python's own numbers and lists; nothing that was not there."""
    state = banjar.load(game, players=3).new(seed=5)
    chance = random.Random(5)
    for _ in range(40):
        state.play(chance.choice(state.legal_ids()))
    (found,) = readable(state._records)
    wanted = state.raw if PLAIN else plain_from_numpy(state._records.dtype, state.raw)
    assert plain_to_tuple_by_fields(found, wanted) == plain_to_tuple(wanted)
    with pytest.raises(AttributeError, match="nonsense"):
        found.nonsense  # noqa: B018


def plain_to_tuple_by_fields(value: Any, like: Any) -> Any:
    """The fields of a record that are those of another one, in its order."""
    if isinstance(like, list):
        assert type(value) is list
        return [plain_to_tuple_by_fields(item, other) for item, other in zip(value, like, strict=True)]
    if hasattr(like, "__slots__"):
        return tuple(plain_to_tuple_by_fields(getattr(value, name), getattr(like, name)) for name in like.__slots__)
    assert type(value) is type(like)
    return value


def plain_records_in(value: Any) -> list[Any]:
    """Every record and list inside."""
    if isinstance(value, list):
        return [value, *(part for item in value for part in plain_records_in(item))]
    if hasattr(value, "__slots__"):
        return [value, *(part for name in value.__slots__ for part in plain_records_in(getattr(value, name)))]
    return []


@pytest.mark.skipif(not PLAIN, reason="numpy copies by itself")
@pytest.mark.parametrize("game", GAMES)
def test_plain_rules_copy_records(game: str) -> None:
    """Trap 6: assigning a record copies it in compiled code; plain code must never make two places the same."""
    state = banjar.load(game, players=3).new(seed=8)
    chance = random.Random(8)
    for number in range(200):
        if state.is_over:
            break
        state.play(chance.choice(state.legal_ids()))
        if number % 20 == 0:
            seen, plain = state.seen_by(1), state.copy()
            parts = [*plain_records_in(state.raw), *plain_records_in(seen._records[0]), *plain_records_in(plain.raw)]
            assert len({id(part) for part in parts}) == len(parts)
