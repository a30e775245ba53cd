"""A seat at the table."""

from __future__ import annotations

from dataclasses import dataclass

from banjar.table.settings import SeatPlan


@dataclass(slots=True)
class Seat:
    """Who holds the seat, and whether a bot plays it."""

    plan: SeatPlan
    holder: str | None = None
    """The identity of the person; never sent to anybody."""
    name: str | None = None
    """What the person is called."""
    invitation: str | None = None
    colour: str | None = None
    ready: bool = False
    substituted: bool = False
    resigned: bool = False
    bank: int = 0
    """Live clock: the time left, in milliseconds."""
    bot_name: str | None = None
    """What the bot is called, if the seat is a bot's."""

    @property
    def level(self) -> str | None:
        """The level of the bot, if the seat is a bot's."""
        return self.plan.level

    @property
    def shown_name(self) -> str | None:
        """What everybody reads: the name of the person or of the bot."""
        return self.name if self.level is None else self.bot_name

    @property
    def is_person(self) -> bool:
        """Whether a person holds the seat."""
        return self.holder is not None

    @property
    def is_forgotten(self) -> bool:
        """Whether the person had their data deleted: the holder is a pseudonym without a name."""
        return self.holder is not None and not self.name

    @property
    def is_free(self) -> bool:
        """Whether the seat still waits for a person."""
        return self.holder is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.level is not None or self.substituted or self.resigned
