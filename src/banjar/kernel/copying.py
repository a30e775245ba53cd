"""Copy records and lists of counts, with the same result in both kernels."""

from __future__ import annotations

from typing import Any

from banjar.kernel.mode import PLAIN
from banjar.kernel.records import copy_plain
from banjar.kernel.rule import inlined, rule

if PLAIN:

    @rule
    def copy_into(records: Any, place: int, source: Any) -> None:
        """Store an independent copy of the record `source` at index `place`."""
        records[place] = copy_plain(source)

    @inlined
    def copy_counts(target: list[int], source: list[int]) -> None:
        """Copy a list into another of the same length."""
        target[:] = source

    @inlined
    def copy_first(target: list[int], source: list[int], count: int) -> None:
        """Copy the first `count` elements of a list into another."""
        target[:count] = source[:count]

else:
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    def _copy_as_block(_typing: Any, target: Any, source: Any) -> Any:
        """Emit one memcpy of fixed size. A loop would copy byte by byte, since the compiler must assume aliasing."""
        if not isinstance(target, types.NestedArray) or target != source:
            return None

        def generated(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            lists = [context.make_array(target)(context, builder, argument) for argument in arguments]
            size = context.get_constant(types.intp, target.nitems * target.dtype.bitwidth // 8)
            cgutils.raw_memcpy(builder, lists[0].data, lists[1].data, size, 1)  # type: ignore[no-untyped-call]
            return context.get_dummy_value()

        return types.none(target, source), generated

    _copy_block: Any = intrinsic(_copy_as_block)

    @inlined
    def copy_counts(target: list[int], source: list[int]) -> None:
        """Copy a list into another of the same length."""
        _copy_block(target, source)

    @inlined
    def copy_first(target: list[int], source: list[int], count: int) -> None:
        """Copy the first `count` elements of a list into another."""
        for i in range(count):
            target[i] = source[i]

    @rule
    def copy_into(records: Any, place: int, source: Any) -> None:
        """Store an independent copy of the record `source` at index `place`."""
        records[place] = source
