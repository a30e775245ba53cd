"""Why something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """Why the seat to move cannot use something now."""

    target: str
    """One or more words, from the general to the special; the longest that fits counts."""
    reason: str
    """The message `<game>-web-why-<reason>`, which gets the values."""
    values: Mapping[str, str | int] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """As it stands in a view; without values if there are none."""
        shown: dict[str, Any] = {"target": self.target, "reason": self.reason}
        return {**shown, "values": dict(self.values)} if self.values else shown
