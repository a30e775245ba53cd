"""What a game is to everything outside the kernel.

Shared code names no game: it finds a `Definition` through `banjar.core.registry` and asks it. docs/add-a-game.md
goes through the fields in the order in which a new game is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

from banjar.core.action import ActionTable
from banjar.core.errors import OptionError, PositionError
from banjar.core.event import Event
from banjar.core.lesson import Lesson
from banjar.core.reason import Reason
from banjar.core.relevance import ActorRelevance, Relevance
from banjar.core.search_config import USUAL_SEARCH, SearchConfig
from banjar.kernel.phase import PhaseRule

AS_DEFAULT = object()


@dataclass(frozen=True)
class Option:
    """One option of a game: what it is by default, how it is checked and how it is read from text."""

    name: str
    default: Any
    check: Callable[[Any, int], Any]
    """Gets the user's value and the number of players; returns the checked value or raises OptionError."""
    summary: str
    parse: Callable[[str], Any] | None = None
    """Reads the value from one word, for command lines and OpenSpiel; options without it are flags.

    Lists are written with `/`, pairs with `:` and lists in lists with `+`, which neither shells nor OpenSpiel use.
    """
    syntax: str = ""
    """How that word is written, for the help of a command line."""
    table_default: Any = AS_DEFAULT
    """The default where people play in a terminal, if it is another one."""

    @property
    def is_flag(self) -> bool:
        """Is it switched on by its name alone?"""
        return isinstance(self.default, bool)


def parse_whole(word: str) -> int:
    """The number in a word; OptionError if it is none."""
    if not (word.isascii() and word.removeprefix("-").isdecimal()):
        raise OptionError(f"{word!r} is not a whole number")
    return int(word)


def parse_list(word: str) -> list[str]:
    """The parts of `green/red`."""
    return word.split("/")


def parse_pairs(word: str) -> list[tuple[str, str]]:
    """The pairs of `KP:4/KT:2`; OptionError if a part is none."""
    pairs = []
    for part in parse_list(word):
        first, colon, second = part.partition(":")
        if not colon:
            raise OptionError(f"{part!r} must be two words with a colon between them")
        pairs.append((first, second))
    return pairs


@dataclass(frozen=True, kw_only=True)
class HiddenChoices:
    """Choices that other seats do not see, and how a sampled world gets them back.

    `Seen` masks the actions of other seats; `Seen.sample_world` replays a game with what its trace says.
    """

    mask: Callable[[int], int | None]
    """The action that stands for all of its kind, or None if everybody sees the action itself."""
    unmask: Callable[[int, int], int]
    """A masked action with a sampled choice put in."""
    sampled_deal: Callable[[Any, Any], dict[str, Any]]
    """The deal of a sampled world, from its trace and what the seat has seen."""
    rebuild_start: Callable[[Any, Any], None]
    """Put what a sampled world's trace says into a copy of the start as the seat knows it."""
    sampled_reshuffles: Callable[[Any], list[str]] = lambda _trace: []
    """The later piles of a sampled world, in drawing order."""


def _refuse_script(_state: Any, _letters: str) -> None:
    raise PositionError("the pile is never reshuffled in this game, so it has no reshuffles")


@dataclass(frozen=True, kw_only=True)
class Reshuffles:
    """How records and sampled worlds fix the piles that are shuffled during a game; by default there are none."""

    load_script: Callable[[Any, str], None] = _refuse_script
    """Fix the order of the next reshuffle."""
    script_is_used: Callable[[Any], bool] = lambda _state: True
    """Has the fixed order been used up?"""
    read_shuffle: Callable[[Any, int], str] = lambda _state, _count: ""
    """The pile as the last decision shuffled it, from its length."""


@dataclass(frozen=True, kw_only=True)
class Wordings:
    """How the details of actions and events become the variables of the game's messages.

    A detail that is not named here is passed on as it is: a number, a name with hyphens, or `yes` and `no`.
    """

    letters: Mapping[str, str] = field(default_factory=dict)
    """Details that are numbers and are shown as letters, e.g. `{"row": "ABCD"}`."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """Details whose value has a message of its own, by its group: `{"goal": "island"}` says `<game>-island-<value>`."""
    seats: frozenset[str] = frozenset()
    """Details that are seats and are shown as the names of players."""
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Details that the messages know by another name."""


@dataclass(frozen=True, kw_only=True)
class LogRules:
    """What a log may tell again: players may remember more than they may look up."""

    faded: Callable[[Event], Event] = lambda event: event
    """The event without what its seat saw but may not look up later."""
    is_noise: Callable[[Event], bool] = lambda _event: False
    """Does the event, as it is told, say nothing that another line does not say too?"""
    relevance: type[Relevance] = ActorRelevance
    """Which seats an event concerns."""


@dataclass(frozen=True, kw_only=True)
class Definition:
    """A game as shared code knows it: one value, made in the game's `__init__.py`."""

    # What it is
    name: str
    players: range
    rules_version: str
    """Changes when a game that was recorded before would go on in another way."""
    earlier_versions: Mapping[str, str] = field(default_factory=dict)
    """Rules of before that tables and records still follow: by version the package that has them as its DEFINITION."""
    contract: ModuleType
    """The rules, for the kernel; `banjar.kernel.contract` says what it must contain."""
    options: tuple[Option, ...]
    fill_options: Callable[[Any, int, Mapping[str, Any]], None]
    """Write checked options into the kernel's record."""

    # Names for the kernel's numbers
    actions: ActionTable
    phases: tuple[str, ...]
    """In the order of their numbers."""
    phase_rules: Mapping[str, PhaseRule] = field(default_factory=dict)
    """For each phase who decides, what is legal, what a decision does, and the number of its rule."""
    score_lines: tuple[str, ...]
    end_reasons: tuple[str, ...]
    """Every reason a game can end for."""
    end_reason: Callable[[Any], str]
    """The one that applies to a finished state."""
    card_letters: str
    """One letter a kind of card, for deals and records."""
    to_event: Callable[[Any], Event]
    """One event of the kernel as a value."""
    feature_names: tuple[str, ...]
    """A name for each number of an observation."""
    observation_version: int
    """Changes whenever the layout of observations does."""

    # States as values
    deal_to_dict: Callable[[Any, Any], dict[str, Any]]
    deal_from_dict: Callable[[Mapping[str, Any], Any, Any], None]
    to_position: Callable[[Any], dict[str, Any]]
    from_position: Callable[[Mapping[str, Any], Any, Any], None]
    hidden: HiddenChoices
    reshuffles: Reshuffles = Reshuffles()

    # For people
    view: Callable[[Any, int | None, bool, bool], dict[str, Any]]
    """The table for a seat, JSON-able: from what it has seen, with a memory aid or not, with everything open or not.

    It has at least `phase`, `turn`, `active`, `to_act` and a list `players`, each with `seat` and `points`.
    """
    preview: Callable[[Any, int], dict[str, Any]] = lambda _seen, _action: {}
    """What an offered action costs and brings, from what the seat to move has seen; empty where nothing is to say.

    What it promises must happen: `tests/laws/previews.py` compares it with the state after the action.
    """
    tie_breaks: Callable[[Any, list[int]], list[dict[str, Any]]] = lambda _state, _seats: []
    """What decides among several seats with the most points, step by step; the last step may decide nothing."""
    words: Wordings = Wordings()
    log: LogRules = LogRules()
    lessons: tuple[Lesson, ...] = ()
    """In the order in which they are learnt."""
    text_board: str | None = None
    """`module:Class` of the board for terminals, imported when the game is drawn; None: the generic one."""

    # For tables
    reactions: Mapping[str, str] = field(default_factory=dict)
    """The phases in which others answer what a player did, each with the action that does nothing."""
    formalities: Mapping[str, str] = field(default_factory=dict)
    """The phases in which everybody sees whether there is a choice, each with the answer where there is none."""
    auto_replies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The phases with a question that may be answered once for the whole game, each with the answers."""
    reasons: Callable[[Any, Sequence[int]], Sequence[Reason]] = lambda _seen, _offered: ()
    """Why the seat to move cannot use other things, from what it has seen and the ids of the offered actions."""

    # For bots and research
    search: SearchConfig = USUAL_SEARCH
    simulations: Mapping[str, int] = field(default_factory=dict)
    """Simulations a decision of the bot levels that search; a level that is not named has a default of its own."""
    most_decisions: Callable[[Mapping[str, Any]], int | None] = lambda _options: None
    """More decisions than a game with these options can have; None: nobody knows."""

    def help_id(self, phase: str) -> str:
        """The id of the message that explains a phase and its choices."""
        return f"{self.name}-help-{phase.replace('_', '-')}"

    def option(self, name: str) -> Option | None:
        """The option of that name."""
        return next((option for option in self.options if option.name == name), None)

    @cached_property
    def masked_actions(self) -> tuple[int | None, ...]:
        """For every action id what `hidden.mask` says of it: every `Seen` asks for all decisions of its game."""
        return tuple(self.hidden.mask(action.id) for action in self.actions.all)

    @property
    def option_names(self) -> Sequence[str]:
        return [option.name for option in self.options]
