"""What the people who set up a table choose."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from banjar.bots.levels import LEVELS
from banjar.game import Game, checked_options
from banjar.games.errors import OptionError, listed
from banjar.registry import definition
from banjar.table.clock import Clock, NoClock
from banjar.table.errors import Refusal
from banjar.table.names import checked_name

SLOWEST_PACE = 10_000


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit somewhere: the maker, one more at this device, an invited guest, anybody, or a bot."""

    kind: Literal["me", "open", "guest", "local", "bot"] = "open"
    name: str | None = None
    level: str | None = None

    def checked(self) -> SeatPlan:
        """The plan with a tidy name and a known level."""
        if self.kind == "bot":
            return SeatPlan("bot", None, checked_level(self.level or "apprentice"))
        needs_name = self.kind in ("guest", "local")
        name = checked_name(self.name or "") if needs_name or self.name is not None else None
        return SeatPlan(self.kind, name)


class Settings(msgspec.Struct, frozen=True):
    """Everything about a table that is fixed when it is made."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = {}
    starter: Literal["random", "first"] = "random"
    """Who gets the first seat: lots decide, or the order of the plan stands."""
    visibility: Literal["private", "public"] = "private"
    clock: Clock = NoClock()
    substitute: str = "apprentice"
    """The level of the bot that plays for those who have gone."""
    pace: int = 600
    """How long a bot waits before it acts, so that people can follow; milliseconds."""
    reaction_pause: int = 1000
    """How long a reaction takes at least where other people watch, so that a quick one tells nothing; 0: no pause."""
    memory_aid: bool = False
    hints: bool = False

    def checked(self) -> Settings:
        """The same settings, tidy; Refusal says what is wrong."""
        seats = tuple(plan.checked() for plan in self.seats)
        if sum(plan.kind == "me" for plan in seats) > 1:
            raise Refusal("bad-setting", setting="seats", reason="only one of them can be yours")
        self.clock.check()
        checked_level(self.substitute)
        for setting, value in (("pace", self.pace), ("reaction_pause", self.reaction_pause)):
            if not 0 <= value <= SLOWEST_PACE:
                reason = f"it must be from 0 to {SLOWEST_PACE} milliseconds"
                raise Refusal("bad-setting", setting=setting, reason=reason)
        if "colours" in self.options:
            raise Refusal("bad-setting", setting="options", reason="colours are chosen at the table")
        game = self.load()
        return msgspec.structs.replace(self, seats=seats, options=_plain(game.changed_options()))

    def load(self, colours: tuple[str, ...] | None = None) -> Game:
        """The game with its options, and with the colours of the seats where the rules know them."""
        options = dict(self.options)
        try:
            rules = definition(self.game)
            if colours is not None and rules.option("colours") is not None:
                options["colours"] = colours
            return Game(rules, *checked_options(rules, len(self.seats), options))
        except OptionError as error:
            raise Refusal("bad-setting", setting="game", reason=str(error)) from error


def checked_level(level: str) -> str:
    """The name of a level of bots."""
    if level not in LEVELS:
        raise Refusal("bad-setting", setting="level", reason=f"it must be {listed(LEVELS)}")
    return level


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    """As JSON would give them back."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain
