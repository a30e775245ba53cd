"""Events as values: what a decision caused, without what the reader may not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, without what the reader may not know."""

    type: str
    seat: int | None
    details: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """A JSON-able form."""
        return {"type": self.type, "seat": self.seat, **self.details}
