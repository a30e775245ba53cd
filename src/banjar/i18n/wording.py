"""The wording of a game in one language: cards, actions, events and phases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from banjar.core.action import Action
from banjar.core.event import Event
from banjar.core.registry import definition
from banjar.i18n.texts import Texts

COLOURS = ("red", "blue", "yellow", "green")
"""Colours of the seats, where the game has no colours of its own."""


class Wording:
    """The wording of one game in one language.

    >>> from banjar.games.altar.io.text import TABLE
    >>> Wording(Texts("en"), "altar").action(TABLE.find("rice*2"))
    'Play 2 rice farmers (1 stone)'
    >>> Wording(Texts("it"), "altar", names=["Anna"]).event(Event("hid", 0, {"good": None}))
    "Anna mette una carta sacrificio coperta sull'altare"
    """

    def __init__(
        self,
        texts: Texts,
        game_name: str,
        names: Sequence[str | None] | None = None,
        colours: Sequence[str] = COLOURS,
        memory_aid: bool = False,
    ) -> None:
        rules = definition(game_name)
        self.texts = texts
        self.game = game_name
        self._words = rules.words
        self._phase_rules = rules.phase_rules
        self._log = rules.log
        self._names = names or ()
        self._colours = colours
        self._memory_aid = memory_aid

    def title(self) -> str:
        """The name of the game."""
        return self.texts.say(f"game-{self.game}")

    def card(self, kind: str, count: int = 1) -> str:
        """A kind of card, e.g. 'shrine', in the plural form for `count`."""
        return self._say("card", kind, count=count)

    def name(self, group: str, name: str) -> str:
        """The name of another thing, e.g. a good or an island: the message `<game>-<group>-<name>`."""
        return self._say(group, name)

    def seat(self, seat: int) -> str:
        """The player's name if known, else the colour of the seat."""
        name = self._names[seat] if seat < len(self._names) else None
        return name or self.texts.say(f"colour-{self._colours[seat]}")

    def action(self, action: Action) -> str:
        """An action, e.g. 'Take the free card of row B'."""
        return self._say("action", action.type, **self._values(action.params))

    def event(self, event: Event) -> str | None:
        """A line for the log, without a full stop; None if the event is redundant."""
        shown = event if self._memory_aid else self._log.faded(event)
        if self._log.is_noise(shown):
            return None
        values = self._values(shown.details)
        if shown.seat is not None:
            values["player"] = self.seat(shown.seat)
        unknown = f"{shown.type}-unknown"
        is_secret = None in shown.details.values() and self.texts.has(self._id("event", unknown))
        return self._say("event", unknown if is_secret else shown.type, **values)

    def phase(self, name: str) -> str:
        """The name of a phase, in a few words."""
        return self._say("phase", name)

    def help(self, phase: str) -> str:
        """The help on a phase and its choices, with rule numbers."""
        return self.texts.say(self._phase_rules[phase].help)

    def score_line(self, name: str) -> str:
        """A line of the score sheet, or 'total'."""
        return self._say("score", name)

    def end_reason(self, name: str) -> str:
        """The reason why a game ended."""
        return self._say("end", name)

    def option(self, name: str) -> str:
        """The name of an option, in a word or two."""
        return self._say("option", name)

    def option_help(self, name: str) -> str:
        """What an option does."""
        return self._say("option", f"{name}-help")

    def _id(self, group: str, name: str) -> str:
        return kebab(f"{self.game}-{group}-{name}")

    def _say(self, group: str, name: str, **values: str | int) -> str:
        return self.texts.say(self._id(group, name), **values)

    def _values(self, details: Mapping[str, Any]) -> dict[str, str | int]:
        """The variables of a message; `count` is 1 unless given."""
        aliases = self._words.aliases
        return {"count": 1} | {aliases.get(name, name): self._value(name, details[name]) for name in details}

    def _value(self, name: str, value: Any) -> str | int:  # noqa: ANN401 (the name says which type)
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in self._words.letters:
            return self._words.letters[name][value]
        if name in self._words.seats:
            return self.seat(value)
        if name in self._words.groups:
            return self.name(self._words.groups[name], value)
        return kebab(value) if isinstance(value, str) else int(value)


def kebab(name: str) -> str:
    """A name as used in message ids: 'dalang_kp' becomes 'dalang-kp'."""
    return name.replace("_", "-")
