"""The settings of a table, chosen when it is created."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from banjar.bots.levels import DEFAULT_LEVEL, LEVELS
from banjar.core.errors import OptionError, UnknownVersion
from banjar.core.registry import definition, game_names
from banjar.table.clock import Clock, NoClock, check_time
from banjar.table.errors import Refusal, RulesChanged
from banjar.table.text_input import checked_name

if TYPE_CHECKING:
    from banjar.core.game import Game

MAX_PACE_MILLISECONDS = 10_000
MAX_ECHO_CHARACTERS = 40
"""How much of an unknown name a refusal repeats."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat: the owner, one more person at the owner's device, an invited guest, anybody, or a bot."""

    kind: Literal["me", "open", "guest", "local", "bot"] = "open"
    name: str | None = None
    level: str | None = None

    def checked(self) -> SeatPlan:
        """The plan with a cleaned name and a known level; Refusal if it has neither."""
        if self.kind == "bot":
            return SeatPlan("bot", None, checked_level(self.level or DEFAULT_LEVEL))
        needs_name = self.kind in ("guest", "local")
        name = checked_name(self.name or "") if needs_name or self.name is not None else None
        return SeatPlan(self.kind, name)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed when a table is created. Stored in logs, so no field may ever be removed."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = {}
    starter: Literal["random", "first"] = "random"
    """Who plays first: drawn at random, or the first seat of the plan."""
    visibility: Literal["private", "public"] = "private"
    clock: Clock = NoClock()
    substitute: str = DEFAULT_LEVEL
    """The level of the bot that plays for absent players."""
    pace: int = 600
    """Milliseconds a bot waits before it acts, so that people can follow."""
    reaction_pause: int = 1000
    """Milliseconds a reaction takes at least while other people play, so that speed gives nothing away; 0 for none."""
    formalities: bool = True
    """Ask a player also where everybody can see that there is no choice. Programs expect it, people find it tedious."""
    memory_aid: bool = False
    hints: bool = False

    def checked(self) -> Settings:
        """The settings with cleaned names and only the options that differ; Refusal if anything is invalid."""
        seats = tuple(plan.checked() for plan in self.seats)
        if sum(plan.kind == "me" for plan in seats) > 1:
            raise Refusal("bad-seats")
        self.clock.check()
        checked_level(self.substitute)
        for setting, value in (("pace", self.pace), ("reaction_pause", self.reaction_pause)):
            check_time(setting, value, 0, MAX_PACE_MILLISECONDS)
        if "colours" in self.options:
            raise Refusal("bad-option", game=self.game, option="colours")  # chosen at the table
        game = self.load()
        return msgspec.structs.replace(self, seats=seats, options=_plain(game.changed_options()))

    def load(self, colours: tuple[str, ...] | None = None, version: str | None = None) -> Game:
        """The game with its options, and with the colours of the seats if the rules use them; Refusal if invalid.

        `version` is that of the rules, by default the present one; RulesChanged if this installation does not have it.
        """
        # Imported late: the rules import numpy, which takes as long as half of the server.
        from banjar.core.game import Game
        from banjar.core.variant import checked_options

        options, players = dict(self.options), len(self.seats)
        if self.game not in game_names():
            raise Refusal("bad-game", game=self.game[:MAX_ECHO_CHARACTERS])
        try:
            rules = definition(self.game, version)
        except UnknownVersion as error:
            raise RulesChanged(self.game, version or "", error.present) from error
        if players not in rules.players:
            raise Refusal("bad-players", game=self.game, least=min(rules.players), most=max(rules.players))
        if colours is not None and rules.option("colours") is not None:
            options["colours"] = colours
        for name, value in options.items():
            try:
                checked_options(rules, players, {name: value})
            except OptionError as error:
                refusal = Refusal("bad-option", game=self.game, option=name[:MAX_ECHO_CHARACTERS])
                refusal.detail = " ".join(str(error).split())
                raise refusal from error
        return Game(rules, *checked_options(rules, players, options))


def checked_level(level: str) -> str:
    """Return `level`; Refusal if no bot has it."""
    if level not in LEVELS:
        raise Refusal("bad-level", level=level[:MAX_ECHO_CHARACTERS], known=", ".join(LEVELS))
    return level


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    """The options after a round trip through JSON, as a log gives them back."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain
