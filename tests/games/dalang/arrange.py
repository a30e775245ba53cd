"""A table for tests: any situation put up directly, then driven by actions as the rules allow them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from banjar.core.engine import engine_of
from banjar.games.dalang.rules.actions import ACTIONS, LEGAL, ActionId
from banjar.games.dalang.rules.box import (
    COURT_COUNTS,
    DALANG_COUNTS,
    ISLANDS,
    KINDS,
    MASK_VALUES,
    MAX_MASKS,
    START_PRIEST,
    START_PRINCE,
    STARTING_CARDS,
    Island,
    Kind,
)
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.scoring import SCORE_LINES
from banjar.games.dalang.rules.state import DEAL, OPTIONS, STATE, EndReason, Phase
from banjar.kernel.call_buffer import call_buffer
from banjar.kernel.event_buffer import EVENT_RECORD, NOBODY, SPECTATORS
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records

RED, BLUE, YELLOW, GREEN = range(4)
K, P, T, W = (int(island) for island in Island)
CARD_COUNTS = COURT_COUNTS + DALANG_COUNTS

Hand = Mapping[Kind, int]


class Happened(NamedTuple):
    """An event as one reader finds it."""

    type: EventType
    seat: int
    card: int
    place: int
    amount: int


ENTRY_POINTS = engine_of("dalang").entry_points
CALL_BUFFER = new_records(call_buffer(LEGAL, ACTIONS))
HISTORY = new_records(EVENT_RECORD, 256)


def deal_from_seed(options: Any, deals: Any, generators: Any, seed: int) -> None:
    ENTRY_POINTS.deal_from_seed(options, deals, generators, seed)


def begin(states: Any, options: Any, deals: Any) -> None:
    ENTRY_POINTS.begin(states, options, deals, HISTORY, CALL_BUFFER[0].status)


def new_options(players: int, turn_limit: int = 0, masks: Sequence[int] = MASK_VALUES) -> Any:
    options = new_records(OPTIONS)
    chosen = options[0]
    chosen.players_count = players
    chosen.turn_limit = turn_limit
    chosen.masks_count = len(masks)
    assert len(masks) <= MAX_MASKS
    for i, value in enumerate(masks):
        chosen.mask_value[i] = value
    for i, number in enumerate(DALANG_COUNTS):
        chosen.dalang_counts[i] = number
    for i in range(STARTING_CARDS):
        chosen.start_priest[i] = START_PRIEST[i]
        chosen.start_prince[i] = START_PRINCE[i]
    return options


class Table:
    """A game at its first decision; every action is checked to be legal before it is carried out."""

    def __init__(
        self,
        players: int = 4,
        *,
        seed: int = 7,
        turn_limit: int = 0,
        masks: Sequence[int] = MASK_VALUES,
        starting_cards: Sequence[int] | None = None,
    ) -> None:
        self.states = new_records(STATE)
        self.options = new_options(players, turn_limit, masks)
        self.deals = new_records(DEAL)
        self._legals = new_records(LEGAL)
        deal_from_seed(self.options, self.deals, new_records(GENERATOR), seed)
        if starting_cards is not None:
            for i, number in enumerate(starting_cards):
                self.deal.starting_cards[i] = number
        begin(self.states, self.options, self.deals)

    @property
    def s(self) -> Any:
        """The state; read it, or overwrite what a test needs otherwise."""
        return self.states[0]

    @property
    def deal(self) -> Any:
        return self.deals[0]

    @property
    def phase(self) -> Phase:
        return Phase(int(self.s.phase))

    @property
    def end_reason(self) -> EndReason:
        return EndReason(int(self.s.end_reason))

    @property
    def to_move(self) -> int:
        return int(self.s.to_move)

    @property
    def active(self) -> int:
        return int(self.s.active)

    @property
    def revealed(self) -> bool:
        """Did the last decision set the barrier for taking back?"""
        return bool(self.s.events.revealed)

    def legal(self) -> list[int]:
        count = ENTRY_POINTS.list_legal(self.states, self._legals)
        actions = [int(self._legals[0].cards[i]) for i in range(count)]
        assert actions == sorted(set(actions))
        return actions

    def play(self, *actions: int) -> None:
        for action in actions:
            carried_out = ENTRY_POINTS.play_checked(self.states, CALL_BUFFER, int(action), HISTORY, 0)
            assert carried_out, (action, self.phase, self.legal())

    def hand(self, seat: int) -> dict[Kind, int]:
        player = self.s.players[seat]
        held = {Kind(kind): int(player.hand[kind]) for kind in range(KINDS) if player.hand[kind] > 0}
        assert sum(held.values()) == player.hand_count
        return held

    def hand_sizes(self) -> list[int]:
        return [sum(self.hand(seat).values()) for seat in range(self.s.players_count)]

    def known_hand(self, seat: int) -> dict[Kind, int]:
        known = self.s.players[seat].known_hand
        return {Kind(kind): int(known[kind]) for kind in range(KINDS) if known[kind] > 0}

    def stack(self, seat: int, island: int) -> list[Kind]:
        """From the bottom up."""
        stack = self.s.players[seat].stacks[island]
        return [Kind(int(stack.cards[i])) for i in range(stack.count)]

    def stack_sizes(self, seat: int) -> list[int]:
        return [len(self.stack(seat, island)) for island in range(ISLANDS)]

    def deck(self) -> list[Kind]:
        """In drawing order."""
        return [Kind(int(self.s.deck.cards[i])) for i in reversed(range(self.s.deck.count))]

    def discards(self) -> dict[Kind, int]:
        return {Kind(kind): int(self.s.discards[kind]) for kind in range(KINDS) if self.s.discards[kind] > 0}

    def masks(self, seat: int) -> list[int]:
        """The values of a seat's masks, of those left with NOBODY."""
        s = self.s
        return [int(s.mask_value[i]) for i in range(s.masks_count) if s.mask_owner[i] == seat]

    def absent(self) -> list[int]:
        return [seat for seat in range(self.s.players_count) if self.s.players[seat].fled]

    def happened(self, viewer: int | None = None) -> list[Happened]:
        """What the last decision brought, for a seat or (None) for a spectator."""
        bit = SPECTATORS if viewer is None else 1 << viewer
        buffer = self.s.events
        records = [buffer.records[i] for i in range(buffer.count)]
        return [
            Happened(EventType(int(e.type)), int(e.seat), int(e.card), int(e.place), int(e.amount))
            for e in records
            if e.audience & bit
        ]

    def events(self, viewer: int | None = None) -> list[EventType]:
        return [event.type for event in self.happened(viewer)]

    def score(self, seat: int) -> tuple[int, list[int]]:
        """The sum, and the lines for masks and seals."""
        sheets, _ = self._results()
        return int(sheets[seat, SCORE_LINES]), [int(line) for line in sheets[seat, :SCORE_LINES]]

    def ranks(self) -> list[int]:
        return [int(rank) for rank in self._results()[1][: self.s.players_count]]

    def _results(self) -> tuple[Any, Any]:
        sheets, ranks = np.zeros((4, SCORE_LINES + 1), np.int64), np.zeros(4, np.int64)
        ENTRY_POINTS.results(self.states, sheets, ranks)
        return sheets, ranks

    def set_hand(self, seat: int, hand: Hand) -> None:
        player = self.s.players[seat]
        for kind in range(KINDS):
            player.hand[kind] = hand.get(Kind(kind), 0)
            player.known_hand[kind] = 0
        player.hand_count = sum(hand.values())

    def set_stack(self, seat: int, island: int, cards: Sequence[Kind]) -> None:
        """From the bottom up."""
        stack = self.s.players[seat].stacks[island]
        stack.count = len(cards)
        for i, kind in enumerate(cards):
            stack.cards[i] = int(kind)
        self.s.players[seat].dealt[island] = 0

    def set_deck(self, cards: Sequence[Kind]) -> None:
        """In drawing order."""
        self.s.deck.count = len(cards)
        for i, kind in enumerate(reversed(cards)):
            self.s.deck.cards[i] = int(kind)

    def set_discards(self, discards: Hand) -> None:
        for kind in range(KINDS):
            self.s.discards[kind] = discards.get(Kind(kind), 0)


def arrange(
    players: int = 4,
    *,
    active: int = RED,
    dalang: int = K,
    hands: Mapping[int, Hand] | None = None,
    stacks: Mapping[tuple[int, int], Sequence[Kind]] | None = None,
    princes: Mapping[int, int] | None = None,
    priests: Mapping[int, int] | None = None,
    seals: Mapping[int, int] | None = None,
    masks: Sequence[int] = MASK_VALUES,
    deck: Sequence[Kind] | None = None,
    discards: Hand | None = None,
    fled: Sequence[int] = (),
    turn_limit: int = 0,
) -> Table:
    """A turn just begun, nobody having played; what is not named is empty or with NOBODY.

    Without a deck of its own the draw pile gets all cards that are nowhere else.
    """
    table = Table(players, turn_limit=turn_limit, masks=masks)
    s = table.s
    s.active = s.to_move = active
    s.dalang = dalang
    for island in range(ISLANDS):
        s.prince_disc[island] = (princes or {}).get(island, NOBODY)
        s.priest_disc[island] = (priests or {}).get(island, NOBODY)
        s.seal[island] = (seals or {}).get(island, NOBODY)
    for seat in range(players):
        s.players[seat].fled = seat in fled
        table.set_hand(seat, (hands or {}).get(seat, {}))
        for island in range(ISLANDS):
            table.set_stack(seat, island, (stacks or {}).get((seat, island), ()))
    table.set_discards(discards or {})
    table.set_deck(cards_left(table) if deck is None else deck)
    return table


def cards_left(table: Table) -> list[Kind]:
    """The cards of the box that are in no hand, no stack and not discarded."""
    left = {Kind(kind): CARD_COUNTS[kind] for kind in range(KINDS)}
    for kind, number in table.discards().items():
        left[kind] -= number
    for seat in range(table.s.players_count):
        for kind, number in table.hand(seat).items():
            left[kind] -= number
        for island in range(ISLANDS):
            for kind in table.stack(seat, island):
                left[kind] -= 1
    return [kind for kind, number in left.items() for _ in range(number)]


def put(kind: Kind, island: int) -> int:
    return ActionId.PUT + ISLANDS * kind + island


def travel(kind: Kind, goal: int) -> int:
    """Play a Dalang card and name one of its islands."""
    pair = kind - Kind.DALANG_KP
    return ActionId.DALANG + 2 * pair + PAIR_GOALS[pair].index(goal)


PAIR_GOALS = ((K, P), (K, T), (K, W), (P, T), (P, W), (T, W))


def block(kind: Kind) -> int:
    return ActionId.BLOCK + kind - Kind.DALANG_KP


def contest(kind: Kind, shown: int) -> int:
    return (ActionId.PRIEST if kind == Kind.PRIEST else ActionId.PRINCE) + shown - 1


def show(number: int) -> int:
    return ActionId.SHOW + number - 1
