"""What the people who set up a table choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from banjar.bots.levels import LEVELS
from banjar.core.errors import OptionError
from banjar.core.registry import definition, game_names
from banjar.table.clock import Clock, NoClock, check_time
from banjar.table.errors import Refusal
from banjar.table.text_input import checked_name

if TYPE_CHECKING:
    from banjar.core.game import Game

SLOWEST_PACE = 10_000
LONGEST_SHOWN = 40
"""Characters of a wrong name that are said back."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a table that is fixed when it is made. Logs hold it too: no field may ever be taken away."""

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
    formalities: bool = True
    """Is somebody asked who has no choice, as everybody can see? Programs expect it, people find it tedious."""
    memory_aid: bool = False
    hints: bool = False

    def checked(self) -> Settings:
        """The same settings, tidy; Refusal says what is wrong."""
        seats = tuple(plan.checked() for plan in self.seats)
        if sum(plan.kind == "me" for plan in seats) > 1:
            raise Refusal("bad-seats")
        self.clock.check()
        checked_level(self.substitute)
        for setting, value in (("pace", self.pace), ("reaction_pause", self.reaction_pause)):
            check_time(setting, value, 0, SLOWEST_PACE)
        if "colours" in self.options:
            raise Refusal("bad-option", game=self.game, option="colours")  # they are chosen at the table
        game = self.load()
        return msgspec.structs.replace(self, seats=seats, options=_plain(game.changed_options()))

    def load(self, colours: tuple[str, ...] | None = None) -> Game:
        """The game with its options, and with the colours of the seats where the rules know them."""
        # The rules bring numpy with them, which takes as long to load as half the server.
        from banjar.core.game import Game
        from banjar.core.variant import checked_options

        options, players = dict(self.options), len(self.seats)
        if self.game not in game_names():
            raise Refusal("bad-game", game=self.game[:LONGEST_SHOWN])
        rules = definition(self.game)
        if players not in rules.players:
            raise Refusal("bad-players", game=self.game, least=min(rules.players), most=max(rules.players))
        if colours is not None and rules.option("colours") is not None:
            options["colours"] = colours
        for name, value in options.items():
            try:
                checked_options(rules, players, {name: value})
            except OptionError as error:
                refusal = Refusal("bad-option", game=self.game, option=name[:LONGEST_SHOWN])
                refusal.detail = " ".join(str(error).split())
                raise refusal from error
        return Game(rules, *checked_options(rules, players, options))


def checked_level(level: str) -> str:
    """The name of a level of bots."""
    if level not in LEVELS:
        raise Refusal("bad-level", level=level[:LONGEST_SHOWN], known=", ".join(LEVELS))
    return level


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    """As JSON would give them back."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain
