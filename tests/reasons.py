"""Reading the reasons of a view, as a client does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from banjar import State


def applies(reasons: Sequence[dict[str, Any]], target: str) -> dict[str, Any] | None:
    """The reason for a target: the longest whose words are the target's first ones."""
    words = target.split()
    fitting = [reason for reason in reasons if words[: len(reason["target"].split())] == reason["target"].split()]
    return max(fitting, key=lambda reason: len(reason["target"]), default=None)


def why(state: State, target: str) -> tuple[str, dict[str, Any]] | None:
    """The reason and its values for the seat to move; None if nothing is said of the target."""
    found = applies(state.view(state.to_act)["reasons"], target)
    return None if found is None else (found["reason"], found.get("values", {}))
