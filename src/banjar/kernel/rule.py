"""Decorators of kernel functions: compile with numba, or leave as plain Python."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, cast

from banjar.kernel.mode import PLAIN

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every declared rule, for the test that rules never call each other in a cycle."""

if PLAIN:

    def rule(function: F) -> F:
        """Register the function and return it unchanged."""
        RULES.append(function)
        return function

    brief_entry = entry = inlined = reordered = rule

    @contextlib.contextmanager
    def cached_in(directory: pathlib.Path | None) -> Iterator[None]:
        """Do nothing: plain mode compiles nothing."""
        yield

else:
    import numba
    from numba.core.registry import CPUDispatcher

    from banjar.kernel.linking import EntryCompiler, RuleCompiler
    from banjar.kernel.numba_cache import keep_in

    _directory: pathlib.Path | None = None

    class InnerRule(CPUDispatcher):
        """A rule of a game. It is linked into entry points and cannot be called from Python."""

        def __call__(self, *_arguments: Any, **_keywords: Any) -> Any:
            name = self.py_func.__name__
            raise TypeError(f"{name} is called by compiled rules only; call an entry of a template, or .py_func")

    def rule(function: F) -> F:
        """Compile the function when compiled code first calls it."""
        return cast(F, _inner(function))

    def inlined(function: F) -> F:
        """A rule inlined at every call, where its index arguments are often constants that the compiler can use."""
        return cast(F, _inner(function, forceinline=True))

    def reordered(function: F) -> F:
        """A rule whose sums may be added in any order: only for sums that are exact, such as those of whole numbers."""
        return cast(F, _inner(function, fastmath={"reassoc", "contract", "nsz"}))

    def _inner(function: Callable[..., Any], **settings: Any) -> Any:
        if function.__module__.startswith("banjar.kernel."):
            return _compiled(function, **settings)  # some of these are also called from Python
        compiled = _compiled(
            function, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=RuleCompiler, **settings
        )
        compiled.__class__ = InnerRule
        return compiled

    def entry(function: F) -> F:
        """Compile a function that Python calls, and cache it with all its callees."""
        return cast(F, _entry(function))

    def brief_entry(function: F) -> F:
        """An entry that keeps the GIL: it is too short for other threads to gain from a release."""
        return cast(F, _entry(function, nogil=False))

    def _entry(function: Callable[..., Any], **settings: Any) -> Any:
        compiled = _compiled(function, no_cfunc_wrapper=True, pipeline_class=EntryCompiler, **settings)
        compiled.is_entry = True
        if _directory is not None:
            keep_in(_directory, compiled)
        return compiled

    def _compiled(function: Callable[..., Any], **settings: Any) -> Any:
        njit: Any = numba.njit  # its type stub lacks some settings
        compiled = njit(**{"error_model": "numpy", "nogil": True, **settings})(function)
        _widen_numbers(compiled)
        RULES.append(compiled)
        return compiled

    def _widen_numbers(compiled: Any) -> None:
        """Compile one version for all integer types, which halves the compile time.

        Callers pass int8 fields, int64 results and enum members; numba would compile a version for every mix.
        """
        template = compiled.get_call_template

        def wide_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            if kws:
                return template(args, kws)
            compiled.compile(tuple(_wide(arg) for arg in args))
            compiled.disable_compile()
            try:
                return template(args, kws)
            finally:
                compiled.disable_compile(False)

        compiled.get_call_template = wide_template

    def _wide(arg: Any) -> Any:
        arg = numba.types.unliteral(arg)  # type: ignore[no-untyped-call]
        whole = isinstance(arg, numba.types.Integer | numba.types.IntEnumMember)
        return numba.types.int64 if whole else arg

    @contextlib.contextmanager
    def cached_in(directory: pathlib.Path | None) -> Iterator[None]:
        """Cache the entries declared inside the block in the directory; None: do not cache them."""
        global _directory
        _directory, before = directory, _directory
        try:
            yield
        finally:
            _directory = before
