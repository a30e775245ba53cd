"""Call rules from Python in either kernel, so that previews and views need not reimplement a rule."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


@functools.cache
def from_python(rule: F) -> F:
    """Return a pure Python version of a rule and of every rule it calls; in the plain kernel, the rule itself.

    Compiled rules cannot be called from Python. Use this only for rules that are fast enough in the interpreter.
    """
    function = getattr(rule, "py_func", None)
    if function is None:
        return rule
    called = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    rules = {name: from_python(value) for name, value in called.items() if hasattr(value, "py_func")}
    plain = FunctionType(function.__code__, function.__globals__ | rules, function.__name__, function.__defaults__)
    return cast(F, plain)
