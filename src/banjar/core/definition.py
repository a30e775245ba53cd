"""What a game is to everything outside the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from banjar.core.action import ActionTable
from banjar.core.event import Event
from banjar.core.lesson import Lesson
from banjar.core.reason import Reason
from banjar.core.relevance import Relevance
from banjar.kernel.phase import PhaseRule


@dataclass(frozen=True)
class Option:
    """One option of a game: how it is checked and what it is by default."""

    name: str
    default: Any
    check: Callable[[Any, int], Any]
    """Gets the user's value and the number of players; returns the checked value or raises OptionError."""
    summary: str


@dataclass(frozen=True)
class Definition:
    """A game's parts, each in a file of the same name in the game's folder."""

    name: str
    players: range
    rules_version: str
    observation_version: int
    options: tuple[Option, ...]
    contract: ModuleType
    actions: ActionTable
    card_letters: str
    """One letter a kind of card, for records."""
    score_lines: tuple[str, ...]
    feature_names: tuple[str, ...]
    phases: tuple[str, ...]
    """Their names, in the order of their numbers."""
    fill_options: Callable[[Any, int, Mapping[str, Any]], None]
    deal_to_dict: Callable[[Any, Any], dict[str, Any]]
    deal_from_dict: Callable[[Mapping[str, Any], Any, Any], None]
    to_position: Callable[[Any], dict[str, Any]]
    from_position: Callable[[Mapping[str, Any], Any, Any], None]
    view: Callable[[Any, int | None, bool, bool], dict[str, Any]]
    """The table for a seat: from what it has seen, with a memory aid or not, with everything open or not."""
    preview: Callable[[Any, int], dict[str, Any]]
    """What an offered action costs and brings, from what the seat to move has seen; empty where nothing is to say."""
    to_event: Callable[[Any], Event]
    """One event of the kernel as a value."""
    concern: type[Relevance]
    """Whom it concerns."""
    mask: Callable[[int], int | None]
    """For an action whose choice the others do not see: the action that stands for all of its kind."""
    unmask: Callable[[int, int], int]
    """A masked action with a sampled choice put in."""
    sampled_deal: Callable[[Any, Any], dict[str, Any]]
    """The deal of a sampled world, from its trace."""
    sampled_reshuffles: Callable[[Any], list[str]]
    rebuild_start: Callable[[Any, Any], None]
    """Put what a sampled world's trace says into a copy of the start as the seat knows it."""
    load_script: Callable[[Any, str], None]
    """Fix the order of the next reshuffle."""
    read_shuffle: Callable[[Any, int], str]
    """The pile as the last decision shuffled it, from its length."""
    script_is_used: Callable[[Any], bool]
    end_reason: Callable[[Any], str]
    tie_breaks: Callable[[Any, list[int]], list[dict[str, Any]]]
    """What decides among several seats with the most points, step by step; the last step may decide nothing."""
    reactions: Mapping[str, str]
    """The phases in which others answer what a player did, each with the action that does nothing."""
    formalities: Mapping[str, str]
    """The phases in which everybody sees whether there is a choice, each with the answer where there is none."""
    lessons: tuple[Lesson, ...]
    """In the order in which they are learnt."""
    standing: Mapping[str, tuple[str, ...]]
    """The phases with a question that may be answered once for the whole game, each with the answers."""
    reasons: Callable[[Any, Sequence[int]], Sequence[Reason]] = lambda _seen, _offered: ()
    """Why the seat to move cannot use other things, from what it has seen and the ids of the offered actions."""

    phase_rules: Mapping[str, PhaseRule] = field(default_factory=dict)
    """For each phase who decides, what is legal, what a decision does, and the number of its rule."""

    def help_id(self, phase: str) -> str:
        """The id of the message that explains a phase and its choices."""
        return f"{self.name}-help-{phase.replace('_', '-')}"

    def option(self, name: str) -> Option | None:
        """The option of that name."""
        return next((option for option in self.options if option.name == name), None)

    @property
    def option_names(self) -> Sequence[str]:
        return [option.name for option in self.options]
