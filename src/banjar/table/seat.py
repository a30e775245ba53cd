"""A chair at the table."""

from __future__ import annotations

from dataclasses import dataclass

from banjar.table.settings import SeatPlan


@dataclass(slots=True)
class Seat:
    """Who sits there, and who plays for them."""

    plan: SeatPlan
    holder: str | None = None
    """The identity of the person; never shown to anybody."""
    name: str | None = None
    invitation: str | None = None
    colour: str | None = None
    ready: bool = False
    substituted: bool = False
    resigned: bool = False
    bank: int = 0
    """Live clock: the time left."""

    @property
    def level(self) -> str | None:
        """The bot's, if the seat is a bot's."""
        return self.plan.level

    @property
    def is_person(self) -> bool:
        """Has a person sat down here?"""
        return self.holder is not None

    @property
    def is_free(self) -> bool:
        """Is somebody still awaited here?"""
        return self.holder is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot decide for this seat now?"""
        return self.level is not None or self.substituted or self.resigned
