"""Complete positions as JSON, to set up any situation.

A position resets everybody's memory: players know their own hand and their own stacks, except for the `unseen` cards at
the bottom, and nothing of the others' cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banjar.core.reader import Reader
from banjar.games.dalang.io.position_checks import check_cards, check_moment
from banjar.games.dalang.io.preview import seat_or_none
from banjar.games.dalang.io.text import END_REASONS, EXCHANGES, ISLAND_NAMES, KIND_NAMES, PHASE_NAMES
from banjar.games.dalang.io.view import by_island, counted, question_view
from banjar.games.dalang.rules.box import (
    COURT_COUNTS,
    DECK_SIZE,
    IDLE_ROUNDS,
    MAX_MASKS,
    MOST_EXCHANGED,
    MOST_SHOWN,
    MOST_SPREAD,
    STARTING_CARDS,
)
from banjar.games.dalang.rules.state import EndReason, Options, Phase, State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.seed import LARGEST_SEED

QUESTION_KEYS = ("card", "spared", "goal", "shown", "leader", "exchange", "exchanged", "to_spread", "forced")
KEYS = (
    "players",
    "draw_pile",
    "discards",
    "prince_disc",
    "priest_disc",
    "seal",
    "masks",
    "dalang",
    "phase",
    "active",
    "to_act",
    "turn",
    "cards_played_this_turn",
    "idle_turns",
    "question",
    "end_reason",
    "shuffle",
)
MAX_TURNS = 1_000_000
MAX_PLAYED = 30_000


def to_position(s: State) -> dict[str, Any]:
    """The complete position, hidden cards included."""
    return {
        "players": [player_to_dict(s, seat) for seat in range(s.players_count)],
        "draw_pile": [KIND_NAMES[s.deck.cards[i]] for i in reversed(range(s.deck.count))],
        "discards": counted(s.discards),
        "prince_disc": by_island(s.prince_disc),
        "priest_disc": by_island(s.priest_disc),
        "seal": by_island(s.seal),
        "masks": [
            {"value": int(s.mask_value[i]), "owner": seat_or_none(s.mask_owner[i])} for i in range(s.masks_count)
        ],
        "dalang": ISLAND_NAMES[s.dalang],
        "phase": PHASE_NAMES[s.phase],
        "active": int(s.active),
        "to_act": seat_or_none(s.to_move),
        "turn": int(s.turn),
        "cards_played_this_turn": int(s.cards_played_this_turn),
        "idle_turns": int(s.idle_turns),
        "question": {**question_view(s), "exchange": EXCHANGES[s.exchange]},
        "end_reason": END_REASONS[s.end_reason],
        "shuffle": [int(s.generator.a), int(s.generator.b), int(s.generator.c), int(s.generator.counter)],
    }


def player_to_dict(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "hand": counted(player.hand),
        "stacks": {
            name: [KIND_NAMES[player.stacks[i].cards[place]] for place in range(player.stacks[i].count)]
            for i, name in enumerate(ISLAND_NAMES)
        },
        "unseen": {name: int(player.dealt[i]) for i, name in enumerate(ISLAND_NAMES)},
        "fled": bool(player.fled),
        "starting_card": int(s.starting_card[seat]),
    }


def from_position(value: Mapping[str, Any], options: Options, s: State) -> None:
    """Check a position and write it to a zeroed state; PositionError if it cannot occur."""
    reader = Reader(value, "position").only(*KEYS)
    s.players_count = options.players_count
    s.turn_limit = options.turn_limit
    read_players(reader.of("players"), s)
    read_starting_cards(reader.of("players"), s)
    read_piles(reader, s)
    read_discs(reader, s)
    read_masks(reader.of("masks"), s)
    read_turn(reader, s)
    read_question(reader.get("question", {}).only(*QUESTION_KEYS), s)
    box = [*COURT_COUNTS, *(int(count) for count in options.dalang_counts)]
    check_cards(reader, box, s)
    check_moment(reader, box, s)


def read_players(reader: Reader, s: State) -> None:
    for seat, item in enumerate(reader.items(s.players_count)):
        item.only("hand", "stacks", "unseen", "fled", "starting_card")
        player = s.players[seat]
        for kind, count in enumerate(item.get("hand", {}).counts(KIND_NAMES, max(COURT_COUNTS))):
            player.hand[kind] = count
            player.hand_count += count
        stacks = item.get("stacks", {}).only(*ISLAND_NAMES)
        unseen = item.get("unseen", {}).only(*ISLAND_NAMES)
        for island, name in enumerate(ISLAND_NAMES):
            cards = stacks.get(name, []).items(at_most=DECK_SIZE)
            for place, card in enumerate(cards):
                player.stacks[island].cards[place] = card.one_of(KIND_NAMES)
            player.stacks[island].count = len(cards)
            player.dealt[island] = unseen.get(name, 0).integer(0, len(cards))
        player.fled = item.get("fled", False).flag()
        if player.fled and player.hand_count:
            raise item.fail("a player who has fled has no cards in hand (B4.4)")


def read_starting_cards(reader: Reader, s: State) -> None:
    """B2.2: one per seat; seats without an entry get the lowest cards left."""
    given: dict[int, int] = {}
    for seat, item in enumerate(reader.items(s.players_count)):
        card = item.get("starting_card", None)
        if card.value is not None:
            number = card.integer(1, STARTING_CARDS)
            if number in given.values():
                raise card.fail(f"another seat has starting card {number} (B2.2)")
            given[seat] = number
    left = [number for number in range(1, STARTING_CARDS + 1) if number not in given.values()]
    for seat in range(s.players_count):
        s.starting_card[seat] = given[seat] if seat in given else left.pop(0)


def read_piles(reader: Reader, s: State) -> None:
    pile = reader.of("draw_pile").items(at_most=DECK_SIZE)
    for place, card in enumerate(reversed(pile)):
        s.deck.cards[place] = card.one_of(KIND_NAMES)
    s.deck.count = len(pile)
    for kind, count in enumerate(reader.get("discards", {}).counts(KIND_NAMES, max(COURT_COUNTS))):
        s.discards[kind] = count
    numbers = reader.get("shuffle", [1, 2, 3, 4]).items(4)
    s.generator.a, s.generator.b, s.generator.c, s.generator.counter = (
        number.integer(0, LARGEST_SEED) for number in numbers
    )


def read_discs(reader: Reader, s: State) -> None:
    last_seat = int(s.players_count) - 1
    for name, seats in (("prince_disc", s.prince_disc), ("priest_disc", s.priest_disc), ("seal", s.seal)):
        given = reader.get(name, {}).only(*ISLAND_NAMES)
        for island, island_name in enumerate(ISLAND_NAMES):
            seats[island] = read_seat(given.get(island_name, None), last_seat)
    s.dalang = reader.of("dalang").one_of(ISLAND_NAMES)


def read_seat(reader: Reader, last_seat: int) -> int:
    return NOBODY if reader.value is None else reader.integer(0, last_seat)


def read_masks(reader: Reader, s: State) -> None:
    masks = reader.items(at_most=MAX_MASKS)
    if not masks:
        raise reader.fail(f"there must be 1 to {MAX_MASKS} masks")
    for i in range(MAX_MASKS):
        s.mask_owner[i] = NOBODY
    for i, mask in enumerate(masks):
        mask.only("value", "owner")
        s.mask_value[i] = mask.of("value").integer(1, 99)
        s.mask_owner[i] = read_seat(mask.get("owner", None), int(s.players_count) - 1)
        if i and s.mask_value[i] < s.mask_value[i - 1]:
            raise mask.fail("masks are listed in rising order of value")
    s.masks_count = len(masks)


def read_turn(reader: Reader, s: State) -> None:
    last_seat = int(s.players_count) - 1
    s.phase = reader.of("phase").one_of(PHASE_NAMES)
    s.active = reader.of("active").integer(0, last_seat)
    over = s.phase == Phase.OVER
    asked = reader.get("to_act", None if over else int(s.active))
    if over != (asked.value is None):
        raise asked.fail("must be a seat, or null when the phase is 'over'")
    s.to_move = NOBODY if over else asked.integer(0, last_seat)
    s.turn = reader.get("turn", 1).integer(1, MAX_TURNS)
    if s.turn_limit and s.turn > s.turn_limit:
        raise reader.get("turn", 1).fail(f"the game is over after turn {s.turn_limit} (B9.3)")
    s.cards_played_this_turn = reader.get("cards_played_this_turn", 0).integer(0, MAX_PLAYED)
    most_idle = IDLE_ROUNDS * int(s.players_count) - (not over)
    s.idle_turns = reader.get("idle_turns", 0).integer(0, most_idle)
    s.end_reason = reader.get("end_reason", "none").one_of(END_REASONS)
    if over != (s.end_reason != EndReason.NONE):
        raise reader.get("end_reason", "none").fail("must be given when, and only when, the phase is 'over'")


def read_question(reader: Reader, s: State) -> None:
    last_seat = int(s.players_count) - 1
    card, goal = reader.get("card", None), reader.get("goal", None)
    s.card = NOTHING if card.value is None else card.one_of(KIND_NAMES)
    s.goal = NOTHING if goal.value is None else goal.one_of(ISLAND_NAMES)
    s.spared = read_seat(reader.get("spared", None), last_seat)
    s.leader = read_seat(reader.get("leader", None), last_seat)
    s.shown = reader.get("shown", 0).integer(0, MOST_SHOWN)
    s.exchange = reader.get("exchange", "open").one_of(EXCHANGES)
    s.exchanged = reader.get("exchanged", 0).integer(0, MOST_EXCHANGED)
    s.to_spread = reader.get("to_spread", 0).integer(0, MOST_SPREAD)
    s.forced = reader.get("forced", False).flag()
