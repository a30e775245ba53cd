"""Calling rules from Python in both kernels, for previews and views that must not compute a rule a second time."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


@functools.cache
def from_python(rule: F) -> F:
    """The rule as a Python function, and so is every rule that it calls; in the plain kernel that is the rule itself.

    Compiled rules have no way in from Python. Only for rules that are quick in the interpreter too.
    """
    function = getattr(rule, "py_func", None)
    if function is None:
        return rule
    called = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    rules = {name: from_python(value) for name, value in called.items() if hasattr(value, "py_func")}
    plain = FunctionType(function.__code__, function.__globals__ | rules, function.__name__, function.__defaults__)
    return cast(F, plain)
