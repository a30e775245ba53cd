"""Records: declared once as a class; numpy records in the compiled kernel, plain objects in the plain one.

A record class lists its fields as `Annotated[python type, dtype]` or `Annotated[list[...], (dtype, length)]`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, get_type_hints

import numpy as np

from banjar.kernel.mode import PLAIN

Small = Annotated[int, np.int8]
Medium = Annotated[int, np.int16]
Wide = Annotated[int, np.int32]
Large = Annotated[int, np.int64]
Flag = Annotated[bool, np.bool_]

Records = Any
"""An array of numpy records when compiled, a list of plain objects in plain mode; both are indexed the same way."""


NESTED_ALIGNMENT = 8
"""Alignment of every nested record, in bytes. numba requires alignment, and numpy does not track it when nesting."""


def record_dtype(fields: list[tuple[str, Any, int | None]]) -> np.dtype[Any]:
    """The aligned dtype of a record with these fields: name, dtype, and length (None for a single value)."""
    names, formats, offsets, end = [], [], [], 0
    for name, base, length in fields:
        item = np.dtype(base)
        alignment = NESTED_ALIGNMENT if item.fields is not None else item.alignment
        end = -(-end // alignment) * alignment
        names.append(name)
        formats.append(item if length is None else np.dtype((item, (length,))))
        offsets.append(end)
        end += formats[-1].itemsize
    size = -(-end // NESTED_ALIGNMENT) * NESTED_ALIGNMENT
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[call-overload]


def dtype_of(record: type) -> np.dtype[Any]:
    """The numpy dtype of a record class."""
    fields: list[tuple[str, Any, int | None]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if name in dir(np.record):
            raise TypeError(f"{record.__name__}.{name}: numpy records already have an attribute of that name")
        declared = hint.__metadata__[0]
        if isinstance(declared, tuple):
            base, length = declared
            if np.dtype(base) == np.bool_:
                raise TypeError(f"{record.__name__}.{name}: numba has no arrays of bool in records; use int8")
            fields.append((name, base, length))
        else:
            fields.append((name, declared, None))
    return record_dtype(fields)


@functools.cache
def plain_class(dtype: np.dtype[Any]) -> type:
    """The class of plain objects that replaces records of this dtype in plain mode."""
    return type("PlainRecord", (), {"__slots__": tuple(dtype.names or ())})


def new_plain(dtype: np.dtype[Any]) -> Any:
    """A zeroed plain object or list of the same structure."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return [new_plain(base) for _ in range(shape[0])]
    if dtype.fields is None:
        return dtype.type(0).item()
    plain = plain_class(dtype)()
    for name, (field, *_) in dtype.fields.items():
        setattr(plain, name, new_plain(field))
    return plain


@functools.cache
def zeroed_plain(dtype: np.dtype[Any]) -> Any:
    """A cached zeroed object to copy from, which is much faster than building a new one."""
    return new_plain(dtype)


def copy_plain(plain: Any) -> Any:
    """A deep copy of a plain object."""
    if isinstance(plain, list):
        return [copy_plain(item) for item in plain] if plain and hasattr(plain[0], "__slots__") else plain[:]
    if not hasattr(plain, "__slots__"):
        return plain
    copy = type(plain)()
    for name in plain.__slots__:
        setattr(copy, name, copy_plain(getattr(plain, name)))
    return copy


def plain_to_tuple(plain: Any) -> Any:
    """The nested tuple that numpy expects when assigning to a record."""
    if isinstance(plain, list):
        return [plain_to_tuple(item) for item in plain]
    if hasattr(plain, "__slots__"):
        return tuple(plain_to_tuple(getattr(plain, name)) for name in plain.__slots__)
    return plain


def plain_from_numpy(dtype: np.dtype[Any], value: Any) -> Any:
    """The plain object with the content of a numpy record."""
    if dtype.subdtype is not None:
        base, _ = dtype.subdtype
        return [plain_from_numpy(base, item) for item in value]
    if dtype.fields is None:
        return value.item() if hasattr(value, "item") else value
    plain = plain_class(dtype)()
    for name, (field, *_) in dtype.fields.items():
        setattr(plain, name, plain_from_numpy(field, value[name]))
    return plain


def new_records(dtype: np.dtype[Any], count: int = 1) -> Records:
    """Zeroed records, in the form this process's kernel uses."""
    if PLAIN:
        return [copy_plain(zeroed_plain(dtype)) for _ in range(count)]
    # numpy fills and copies nested records field by field; working on their bytes is many times faster.
    return np.ndarray(count, dtype, bytearray(count * dtype.itemsize))


def copy_records(records: Records) -> Records:
    """An independent copy of a few records."""
    if PLAIN:
        return [copy_plain(record) for record in records]
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))


class ReadableRecord:
    """The content of a numpy record; a field is converted when it is first read. Subclasses name the fields."""

    __slots__ = ("_row",)
    _fields: ClassVar[dict[str, tuple[int, Callable[[Any], Any]]]]
    """By name: the place in the row, and what converts it."""
    _row: tuple[Any, ...]

    def __init__(self, row: tuple[Any, ...]) -> None:
        self._row = row

    def __getattr__(self, name: str) -> Any:
        """Convert a field; the slot then has it, and Python does not come here again."""
        try:
            place, convert = self._fields[name]
        except KeyError:
            raise AttributeError(f"the record has no field {name!r}") from None
        value = convert(self._row[place])
        setattr(self, name, value)
        return value


@functools.cache
def _reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """What converts a value of this dtype, as `ndarray.tolist` returns it, for Python."""
    if dtype.subdtype is not None:
        read = _reader(dtype.subdtype[0])
        if dtype.subdtype[0].fields is None:
            return np.ndarray.tolist
        return lambda rows: [read(row) for row in rows.tolist()]
    if dtype.fields is None:
        return _itself
    names = dtype.names or ()
    fields = {name: (place, _reader(dtype.fields[name][0])) for place, name in enumerate(names)}
    return type("ReadableRecord", (ReadableRecord,), {"__slots__": names, "_fields": fields})


def _itself(value: Any) -> Any:
    return value


def readable(records: Records) -> Sequence[Any]:
    """The records for Python code that only reads them: reading a field of a numpy record takes microseconds.

    In the plain kernel these are the records themselves, in the compiled one copies.
    """
    return records if PLAIN else list(map(_reader(records.dtype), records.tolist()))


def rows_of(table: np.ndarray[Any, Any]) -> Any:
    """View the rows of a table as records with one field, `numbers`, sharing memory.

    Passing a record to a compiled function is free. Passing a row of an array counts references with atomic
    instructions, which stall on all earlier writes.
    """
    numbers = table.view(np.int8) if table.dtype == np.bool_ else table
    row = np.dtype([("numbers", numbers.dtype, table.shape[1:])], align=True)
    return numbers.reshape(-1).view(np.dtype((np.record, row)))


def packed(dtype: np.dtype[Any], records: Records) -> bytes:
    """The records' content as bytes without padding; identical in both kernels."""
    tight = _unaligned(dtype)
    if PLAIN:
        return np.array([plain_to_tuple(record) for record in records], tight).tobytes()
    return bytes(records.astype(tight).tobytes())


def unpacked(dtype: np.dtype[Any], content: bytes) -> Records:
    """Records from `packed` bytes."""
    rows = np.frombuffer(content, _unaligned(dtype))
    if PLAIN:
        return [plain_from_numpy(dtype, row) for row in rows]
    return rows.astype(dtype)


@functools.cache
def _unaligned(dtype: np.dtype[Any]) -> np.dtype[Any]:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((_unaligned(base), shape))
    if dtype.fields is None:
        return dtype
    return np.dtype([(name, _unaligned(field[0])) for name, field in dtype.fields.items()])
