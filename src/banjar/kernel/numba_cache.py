"""numba's function cache, in a directory of our choice.

By default numba uses a subdirectory named after the source path and compares the source's timestamp or text. Here the
directory name already identifies the content (see `banjar.kernel.cache`), so copied sources and caches stay valid and
the ready file can be trusted.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


def keep_in(directory: pathlib.Path, compiled: Any) -> None:
    """Load compiled versions of a function from the directory, and save new ones to it."""
    compiled._cache = _cache_class(directory)(compiled.py_func)


def _cache_class(directory: pathlib.Path) -> type[FunctionCache]:
    class Locator(_CacheLocator):
        def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
            self._py_file = py_file
            self._line = py_func.__code__.co_firstlineno

        @classmethod
        def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Locator:
            return cls(py_func, py_file)

        def get_cache_path(self) -> str:
            return str(directory)

        def get_source_stamp(self) -> str:
            return directory.name

        def get_disambiguator(self) -> str:
            return str(self._line)

    class Implementation(CompileResultCacheImpl):
        _locator_classes = [Locator]  # noqa: RUF012

    class DirectoryCache(FunctionCache):
        _impl_class = Implementation

    return DirectoryCache
