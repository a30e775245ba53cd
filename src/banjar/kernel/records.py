"""Records: declared once as a class, used as a numpy record when compiled and as plain objects otherwise.

A record class lists its fields as `Annotated[python type, dtype]` or `Annotated[list[...], (dtype, length)]`.
"""

from __future__ import annotations

import functools
from typing import Annotated, Any, get_type_hints

import numpy as np

from banjar.kernel.mode import PLAIN

Small = Annotated[int, np.int8]
Medium = Annotated[int, np.int16]
Wide = Annotated[int, np.int32]
Large = Annotated[int, np.int64]
Flag = Annotated[bool, np.bool_]

Records = Any
"""An array of records when compiled, a list of plain records in plain mode; both are indexed the same way."""


NESTED_ALIGNMENT = 8
"""numpy forgets how a nested record must be aligned, and numba insists on it: every nested record gets the widest."""


def record_dtype(fields: list[tuple[str, Any, int | None]]) -> np.dtype[Any]:
    """A record of named fields, each a dtype and perhaps a length, at places where the compiler can read them."""
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
    """The class of the plain objects that stand for records of this dtype."""
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
    """One zeroed object to copy from, which is much quicker than building each anew."""
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
    """The nested tuple numpy wants when a record is assigned."""
    if isinstance(plain, list):
        return [plain_to_tuple(item) for item in plain]
    if hasattr(plain, "__slots__"):
        return tuple(plain_to_tuple(getattr(plain, name)) for name in plain.__slots__)
    return plain


def plain_from_numpy(dtype: np.dtype[Any], value: Any) -> Any:
    """The plain object for what a numpy record holds."""
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
    """Zeroed records in the form this process's kernel works on."""
    if PLAIN:
        return [copy_plain(zeroed_plain(dtype)) for _ in range(count)]
    # numpy fills and copies nested records field by field, which takes many times as long as with their bytes.
    return np.ndarray(count, dtype, bytearray(count * dtype.itemsize))


def copy_records(records: Records) -> Records:
    """An independent copy of a few records."""
    if PLAIN:
        return [copy_plain(record) for record in records]
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))


def rows_of(table: np.ndarray[Any, Any]) -> Any:
    """The rows of a table as records with one field, `numbers`, in the same memory.

    Compiled code passes a record on as it is. To pass on a row of an array it counts references to the array, with
    locked instructions that wait for everything written before.
    """
    numbers = table.view(np.int8) if table.dtype == np.bool_ else table
    row = np.dtype([("numbers", numbers.dtype, table.shape[1:])], align=True)
    return numbers.reshape(-1).view(np.dtype((np.record, row)))


def packed(dtype: np.dtype[Any], records: Records) -> bytes:
    """The records' content as bytes: the same in both kernels, without padding."""
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
