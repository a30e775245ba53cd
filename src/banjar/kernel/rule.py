"""The decorator every kernel function wears: compiled by numba, or left as plain Python."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from banjar.kernel import cache
from banjar.kernel.mode import PLAIN

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every function that was declared a rule, for the test that their calls never form a circle."""

if PLAIN:

    def rule(function: F) -> F:
        """Leave the function as it is."""
        RULES.append(function)
        return function

    @contextlib.contextmanager
    def cached_under(name: str) -> Iterator[None]:
        """Nothing is cached in plain mode."""
        yield

else:
    import numba

    _directory = cache.directory()
    if _directory is not None:
        numba.config.CACHE_DIR = str(_directory)  # type: ignore[attr-defined]

    def rule(function: F) -> F:
        """Compile the function on its first call and keep the result in the cache directory."""
        compiled = numba.njit(cache=_directory is not None, error_model="numpy", nogil=True)(function)
        RULES.append(compiled)
        return compiled  # type: ignore[no-any-return]

    @contextlib.contextmanager
    def cached_under(name: str) -> Iterator[None]:
        """Functions decorated inside are cached in a sub-directory of their own."""
        before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        if _directory is not None:
            own = _directory / name
            own.mkdir(exist_ok=True)
            numba.config.CACHE_DIR = str(own)  # type: ignore[attr-defined]
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before  # type: ignore[attr-defined]
