"""Reasons why something cannot be done now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """Why the seat to move cannot use something now."""

    target: str
    """One or more words, from general to specific; the longest matching target applies."""
    reason: str
    """Names the message `<game>-web-why-<reason>`, which takes the values."""
    values: Mapping[str, str | int] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The JSON form used in views; `values` is left out if empty."""
        shown: dict[str, Any] = {"target": self.target, "reason": self.reason}
        return {**shown, "values": dict(self.values)} if self.values else shown
