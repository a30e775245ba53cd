"""The definition of a game: its interface to everything outside the kernel.

Shared code names no game: it looks up a `Definition` in `banjar.core.registry`. docs/add-a-game.md explains the fields
in the order in which a new game is written.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

from banjar.core.action import ActionTable
from banjar.core.advice import Advice
from banjar.core.errors import OptionError, PositionError
from banjar.core.event import Event
from banjar.core.lesson import Lesson
from banjar.core.pad import Pad
from banjar.core.reason import Reason
from banjar.core.relevance import ActorRelevance, Relevance
from banjar.core.search_config import USUAL_NETWORK_SEARCH, USUAL_SEARCH, SearchConfig
from banjar.core.strategy import StrategyPosition
from banjar.core.symmetry import Symmetry
from banjar.core.tip import Tip
from banjar.kernel.phase import PhaseRule

AS_DEFAULT = object()


@dataclass(frozen=True)
class Option:
    """One option of a game: its default, how it is checked and how it is parsed from text."""

    name: str
    default: Any
    check: Callable[[Any, int], Any]
    """Takes the user's value and the number of players; returns the checked value or raises OptionError."""
    summary: str
    parse: Callable[[str], Any] | None = None
    """Parses the value from one word, for command lines and OpenSpiel; options without it are flags.

    Lists are separated by `/`, pairs by `:` and nested lists by `+`: neither shells nor OpenSpiel give these a meaning.
    """
    syntax: str = ""
    """The syntax of that word, for the help of the command line."""
    table_default: Any = AS_DEFAULT
    """The default for play in a terminal, if it differs."""

    @property
    def is_flag(self) -> bool:
        """Whether the option takes no value: its name alone switches it on."""
        return isinstance(self.default, bool)


def parse_whole(word: str) -> int:
    """Parse a whole number; OptionError if the word is none."""
    if not (word.isascii() and word.removeprefix("-").isdecimal()):
        raise OptionError(f"{word!r} is not a whole number")
    return int(word)


def parse_list(word: str) -> list[str]:
    """Parse a list such as `green/red`."""
    return word.split("/")


def parse_pairs(word: str) -> list[tuple[str, str]]:
    """Parse a list of pairs such as `KP:4/KT:2`; OptionError if a part is not a pair."""
    pairs = []
    for part in parse_list(word):
        first, colon, second = part.partition(":")
        if not colon:
            raise OptionError(f"{part!r} must be two words with a colon between them")
        pairs.append((first, second))
    return pairs


@dataclass(frozen=True, kw_only=True)
class HiddenChoices:
    """How choices that other seats do not see are masked, and restored in a sampled world.

    `Seen` masks the actions of other seats; `Seen.sample_world` replays the game with the choices of its trace.
    """

    mask: Callable[[int], int | None]
    """The representative action that others see instead, or None if everybody sees the action itself."""
    unmask: Callable[[int, int], int]
    """The real action, from a masked action and a sampled choice."""
    sampled_deal: Callable[[Any, Any], dict[str, Any]]
    """The deal of a sampled world, from its trace and what the seat has seen."""
    rebuild_start: Callable[[Any, Any], None]
    """Complete a copy of the start as the seat knows it with the hidden cards of a sampled world's trace."""
    sampled_reshuffles: Callable[[Any], list[str]] = lambda _trace: []
    """The piles shuffled later in a sampled world, in drawing order."""


def _refuse_script(_state: Any, _letters: str) -> None:
    raise PositionError("the pile is never reshuffled in this game, so it has no reshuffles")


@dataclass(frozen=True, kw_only=True)
class Reshuffles:
    """How records and sampled worlds fix the order of piles shuffled during a game; by default there are none."""

    load_script: Callable[[Any, str], None] = _refuse_script
    """Fix the order of the next reshuffle."""
    script_is_used: Callable[[Any], bool] = lambda _state: True
    """Whether the fixed order has been used."""
    read_shuffle: Callable[[Any, int], str] = lambda _state, _count: ""
    """The pile that the last decision shuffled, given the number of its cards."""


@dataclass(frozen=True, kw_only=True)
class Wordings:
    """How the details of actions and events become variables of the game's Fluent messages.

    Details not named here are passed on unchanged: a number, a name with hyphens, or `yes` and `no`.
    """

    letters: Mapping[str, str] = field(default_factory=dict)
    """Numeric details shown as letters, e.g. `{"row": "ABCD"}`."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """Details whose value has its own message: `{"goal": "island"}` means `<game>-island-<value>`."""
    seats: frozenset[str] = frozenset()
    """Details that are seats, shown as player names."""
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Details that have another name in the messages."""


def _turn_begun(event: Event) -> int | None:
    return event.details.get("turn") if event.type == "turn_began" else None


@dataclass(frozen=True, kw_only=True)
class LogRules:
    """What the log of a game may show: players may remember more than they may look up."""

    faded: Callable[[Event], Event] = lambda event: event
    """The event without details that its seat saw but may not look up later."""
    is_noise: Callable[[Event], bool] = lambda _event: False
    """Whether the event is redundant: another line of the log says the same."""
    relevance: type[Relevance] = ActorRelevance
    """Which seats an event concerns."""
    turn_begun: Callable[[Event], int | None] = _turn_begun
    """The number of the turn that the event begins, or None; by default for events called `turn_began`."""
    is_decline: Callable[[Event], bool] = lambda _event: False
    """Whether the event says that its seat did nothing, such as a pass."""
    follows_next: Callable[[Event], bool] = lambda _event: False
    """Whether people are told of the event after the next one: an effect that is written before its cause."""


@dataclass(frozen=True, kw_only=True)
class Definition:
    """A game as shared code sees it: one value, built in the game's `__init__.py`."""

    # Identity and rules
    name: str
    players: range
    rules_version: str
    """Must change whenever an existing record would replay differently."""
    earlier_versions: Mapping[str, str] = field(default_factory=dict)
    """Earlier rules that tables and records still follow: by version, the package whose DEFINITION has them."""
    contract: ModuleType
    """The game's contract module; `banjar.kernel.contract` lists what it must contain."""
    options: tuple[Option, ...]
    fill_options: Callable[[Any, int, Mapping[str, Any]], None]
    """Write checked options into the kernel's record."""

    # Names for the kernel's numbers
    actions: ActionTable
    phases: tuple[str, ...]
    """Names of the phases, indexed by phase number."""
    phase_rules: Mapping[str, PhaseRule]
    """For each phase: who decides, what is legal, what a decision does, the number of its rule, and its help."""
    score_lines: tuple[str, ...]
    end_reasons: tuple[str, ...]
    """Every reason a game can end for."""
    end_reason: Callable[[Any], str]
    """The reason why a finished state ended."""
    card_letters: str
    """One letter per kind of card, for deals and records."""
    to_event: Callable[[Any], Event]
    """Converts an event of the kernel to a value."""
    feature_names: tuple[str, ...]
    """A name for each element of an observation."""
    observation_version: int
    """Must change whenever the layout of observations changes."""

    # States as values
    deal_to_dict: Callable[[Any, Any], dict[str, Any]]
    deal_from_dict: Callable[[Mapping[str, Any], Any, Any], None]
    to_position: Callable[[Any], dict[str, Any]]
    from_position: Callable[[Mapping[str, Any], Any, Any], None]
    hidden: HiddenChoices
    reshuffles: Reshuffles = Reshuffles()

    # For people
    view: Callable[[Any, int | None, bool, bool, Any], dict[str, Any]]
    """The JSON view of the table: `view(seen, seat, memory_aid, is_open, public)`.

    `public` is what `public_view` returned at this moment. The view has at least `phase`, `turn`, `active`, `to_act`
    and a list `players`, each with `seat` and `points`.
    """
    public_view: Callable[[Any], Any] = lambda _seen: {}
    """What is the same in everybody's view, drawn once for all of them; `view` must copy what it adds to.

    It must be equal for whatever any seat or a spectator has seen at one moment.
    """
    preview: Callable[[Any, int], dict[str, Any]] = lambda _seen, _action: {}
    """What an offered action costs and gains, from what the seat to move has seen; may be empty.

    It must hold true: `tests/laws/previews.py` compares it with the state after the action.
    """
    advice: Callable[[Any, int], Sequence[Advice]] = lambda _seen, _action: ()
    """What an offered action brings, prevents and costs, for hints; from what the seat to move has seen."""
    tie_breaks: Callable[[Any, list[int]], list[dict[str, Any]]] = lambda _state, _seats: []
    """How a tie for most points is broken, step by step; after the last step several seats may still be tied."""
    words: Wordings = Wordings()
    log: LogRules = LogRules()
    lessons: tuple[Lesson, ...] = ()
    """In teaching order."""
    tips: tuple[Tip, ...] = ()
    """What the coach of a guided game says; of several that hold at once, the first is given."""
    strategy: tuple[StrategyPosition, ...] = ()
    """Moments of recorded games that show what good players do."""
    pad: Callable[[], Pad] | None = None
    """The score pad for people who play with the box; None means the game has none."""
    text_board: str | None = None
    """`module:Class` of the board for terminals, imported when first drawn; None means the generic board."""

    # For tables
    is_starter_dealt: bool = False
    """Whether chance decides who begins; otherwise seat 0 does."""
    reactions: Mapping[str, str] = field(default_factory=dict)
    """Phases in which other players react, each mapped to the action that declines."""
    formalities: Mapping[str, str] = field(default_factory=dict)
    """Phases in which everybody can see whether there is a choice, each mapped to the answer if there is none."""
    auto_replies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Phases that a player may answer in advance for the whole game, each mapped to the possible answers."""
    reasons: Callable[[Any, Sequence[int]], Sequence[Reason]] = lambda _seen, _offered: ()
    """Why other things cannot be done now, from what the seat to move has seen and the ids of its offered actions."""

    # For bots and research
    search: SearchConfig = USUAL_SEARCH
    """Of the search without networks."""
    network_search: SearchConfig = USUAL_NETWORK_SEARCH
    """Of the search with networks."""
    networks: pathlib.Path | None = None
    """The file of the game's networks; None if none were trained."""
    world_feature_names: tuple[str, ...] = ()
    """A name for each element that `world_features` of the contract writes."""
    symmetries: Callable[[], Sequence[Symmetry]] = lambda: ()
    """Other ways to name what the rules treat alike; training uses each game in all of them."""
    simulations: Mapping[str, int] = field(default_factory=dict)
    """Simulations per decision by search level; levels not named here use their own default."""
    most_decisions: Callable[[Mapping[str, Any]], int | None] = lambda _options: None
    """An upper bound on the decisions of a game with these options; None if unknown."""

    def option(self, name: str) -> Option | None:
        """The option of that name, or None."""
        return next((option for option in self.options if option.name == name), None)

    @cached_property
    def masked_actions(self) -> tuple[int | None, ...]:
        """`hidden.mask` of every action id, cached because every `Seen` needs it for all decisions of its game."""
        return tuple(self.hidden.mask(action.id) for action in self.actions.all)

    @property
    def option_names(self) -> Sequence[str]:
        return [option.name for option in self.options]
