"""Events as values: one thing that a decision made happen, as one reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one reader may know it."""

    type: str
    seat: int | None
    details: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """A JSON-able form."""
        return {"type": self.type, "seat": self.seat, **self.details}
