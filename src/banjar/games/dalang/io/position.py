"""Complete positions as JSON, to set up any situation.

A position resets everybody's memory: players know their own hand and their own stacks, except for the `unseen` cards at
the bottom, and nothing of the others' cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from banjar.core.reader import Reader
from banjar.games.dalang.io.preview import masks_left, seat_or_none
from banjar.games.dalang.io.text import END_REASONS, EXCHANGES, ISLAND_NAMES, KIND_NAMES, PHASE_NAMES
from banjar.games.dalang.io.view import by_island, counted, question_view
from banjar.games.dalang.rules import travel
from banjar.games.dalang.rules.box import (
    COURT_COUNTS,
    COURT_KINDS,
    DECK_SIZE,
    IDLE_ROUNDS,
    ISLANDS,
    KINDS,
    LEAST_STOWED,
    MAX_MASKS,
    MOST_EXCHANGED,
    MOST_SHOWN,
    MOST_SPREAD,
    STARTING_CARDS,
    Kind,
)
from banjar.games.dalang.rules.phases import PHASES
from banjar.games.dalang.rules.state import EndReason, Exchange, Phase
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.from_python import from_python
from banjar.kernel.phase import Decider
from banjar.kernel.seed import LARGEST_SEED

names = from_python(travel.names)

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
MOST_TURNS = 1_000_000
MOST_PLAYED = 30_000


def to_position(s: Any) -> dict[str, Any]:
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


def player_to_dict(s: Any, seat: int) -> dict[str, Any]:
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


def from_position(value: Mapping[str, Any], options: Any, s: Any) -> None:
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


def read_players(reader: Reader, s: Any) -> None:
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


def read_starting_cards(reader: Reader, s: Any) -> None:
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


def read_piles(reader: Reader, s: Any) -> None:
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


def read_discs(reader: Reader, s: Any) -> None:
    last_seat = int(s.players_count) - 1
    for name, seats in (("prince_disc", s.prince_disc), ("priest_disc", s.priest_disc), ("seal", s.seal)):
        given = reader.get(name, {}).only(*ISLAND_NAMES)
        for island, island_name in enumerate(ISLAND_NAMES):
            seats[island] = read_seat(given.get(island_name, None), last_seat)
    s.dalang = reader.of("dalang").one_of(ISLAND_NAMES)


def read_seat(reader: Reader, last_seat: int) -> int:
    return NOBODY if reader.value is None else reader.integer(0, last_seat)


def read_masks(reader: Reader, s: Any) -> None:
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


def read_turn(reader: Reader, s: Any) -> None:
    last_seat = int(s.players_count) - 1
    s.phase = reader.of("phase").one_of(PHASE_NAMES)
    s.active = reader.of("active").integer(0, last_seat)
    over = s.phase == Phase.OVER
    asked = reader.get("to_act", None if over else int(s.active))
    if over != (asked.value is None):
        raise asked.fail("must be a seat, or null when the phase is 'over'")
    s.to_move = NOBODY if over else asked.integer(0, last_seat)
    s.turn = reader.get("turn", 1).integer(1, MOST_TURNS)
    if s.turn_limit and s.turn > s.turn_limit:
        raise reader.get("turn", 1).fail(f"the game is over after turn {s.turn_limit} (B9.3)")
    s.cards_played_this_turn = reader.get("cards_played_this_turn", 0).integer(0, MOST_PLAYED)
    most_idle = IDLE_ROUNDS * int(s.players_count) - (not over)
    s.idle_turns = reader.get("idle_turns", 0).integer(0, most_idle)
    s.end_reason = reader.get("end_reason", "none").one_of(END_REASONS)
    if over != (s.end_reason != EndReason.NONE):
        raise reader.get("end_reason", "none").fail("must be given when, and only when, the phase is 'over'")


def read_question(reader: Reader, s: Any) -> None:
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


def check_cards(reader: Reader, box: Sequence[int], s: Any) -> None:
    """Check that there are no more cards than in the box."""
    for kind in range(KINDS):
        used = int(s.discards[kind]) + count_undiscarded(kind, s)
        if used > box[kind]:
            raise reader.fail(f"there are {used} {KIND_NAMES[kind]} cards, but only {box[kind]} in the box")


def count_undiscarded(kind: int, s: Any) -> int:
    """The number of cards of a kind in the draw pile, in hands and on stacks."""
    count = sum(int(s.deck.cards[i]) == kind for i in range(s.deck.count))
    for seat in range(s.players_count):
        player = s.players[seat]
        count += int(player.hand[kind])
        for island in range(ISLANDS):
            stack = player.stacks[island]
            count += sum(int(stack.cards[i]) == kind for i in range(stack.count))
    return count


CARDS_OF_PHASE = {
    Phase.ANSWER_WARRIOR: (Kind.WARRIOR,),
    Phase.SPREAD: (Kind.WARRIOR,),
    Phase.EXCHANGE_STACKS: (Kind.SCHOLAR,),
    Phase.EXCHANGE_CARDS: (Kind.ARTIST,),
    Phase.JOIN: (Kind.SCHOLAR, Kind.ARTIST),
    Phase.FORCE: (Kind.WARRIOR, Kind.SCHOLAR, Kind.ARTIST),
    Phase.CONTEST: (Kind.PRIEST, Kind.PRINCE),
    Phase.BLOCK: tuple(Kind)[COURT_KINDS:],
    Phase.STOW: tuple(Kind)[COURT_KINDS:],
}


KEYS_OF_PHASE = {
    Phase.ANSWER_WARRIOR: ("spared", "forced"),
    Phase.SPREAD: ("spared", "to_spread", "forced"),
    Phase.EXCHANGE_STACKS: ("exchange", "exchanged", "forced"),
    Phase.EXCHANGE_CARDS: ("exchanged", "forced"),
    Phase.JOIN: ("exchange", "exchanged", "forced"),
    Phase.FORCE: ("spared", "exchange", "exchanged"),
    Phase.CONTEST: ("shown", "leader"),
    Phase.BLOCK: ("goal",),
    Phase.STOW: ("goal",),
}
"""By phase: the keys of a question that may be set besides the card."""


def check_moment(reader: Reader, box: Sequence[int], s: Any) -> None:
    """Check that a decision can be due in this phase and position."""
    phase = Phase(int(s.phase))
    check_masks_left(reader, s, phase)
    check_stacks(reader, s, phase)
    if phase == Phase.OVER:
        return
    if s.players[s.active].fled:
        raise reader.of("active").fail("the active player never flees (B4.3)")
    if phase == Phase.TURN:
        if s.to_move != s.active or s.card != NOTHING or open_keys(s):
            raise reader.of("phase").fail("in phase turn the active seat acts and no card is in question")
        return
    fitting = CARDS_OF_PHASE[phase]
    question = reader.get("question", {})
    if s.card not in fitting:
        names = " or ".join(kind.name.lower() for kind in fitting)
        raise question.fail(f"in phase {phase.name.lower()} the card in question is {names}")
    if s.players[s.to_move].fled:
        raise reader.of("to_act").fail("a player who has fled is not asked (B4.4)")
    check_reactor(reader, s, phase)
    check_question(question, box, s, phase)
    check_progress(question, s, phase)


def open_keys(s: Any) -> list[str]:
    """The keys of a question that are set besides the card."""
    held = {
        "spared": s.spared != NOBODY,
        "goal": s.goal != NOTHING,
        "shown": s.shown > 0,
        "leader": s.leader != NOBODY,
        "exchange": s.exchange != Exchange.OPEN,
        "exchanged": s.exchanged > 0,
        "to_spread": s.to_spread > 0,
        "forced": bool(s.forced),
    }
    return [key for key, is_held in held.items() if is_held]


def check_question(question: Reader, box: Sequence[int], s: Any, phase: Phase) -> None:
    for key in open_keys(s):
        if key not in KEYS_OF_PHASE[phase]:
            raise question.fail(f"{key!r} has no place in phase {phase.name.lower()}")
    if s.forced and s.to_move == s.active:
        raise question.fail("the end of a turn is forced by others, after the active seat's own exchange (B5.4)")
    if phase in (Phase.CONTEST, Phase.BLOCK, Phase.STOW):
        check_played(question, box, s)


def check_played(question: Reader, box: Sequence[int], s: Any) -> None:
    """B6.1, B7.1: nobody has drawn since the card in question was played, so it is among the discards."""
    if count_undiscarded(int(s.card), s) == box[s.card]:
        raise question.fail(f"one {KIND_NAMES[s.card]} card has been played and is discarded (B3.5)")


def check_masks_left(reader: Reader, s: Any, phase: Phase) -> None:
    left = masks_left(s)
    if left == 0 and phase != Phase.OVER:
        raise reader.of("masks").fail("the game is over when the last mask is taken (B9.1)")
    if s.end_reason == EndReason.MASKS and left:
        raise reader.get("end_reason", "none").fail("a game that ended by masks has no mask left")


def check_stacks(reader: Reader, s: Any, phase: Phase) -> None:
    """B2.5"""
    if phase in (Phase.STOW, Phase.OVER):
        return
    for seat in range(s.players_count):
        if s.players[seat].stacks[s.dalang].count:
            raise reader.of("players").fail(f"seat {seat} has a stack at the active island (B2.5)")


def check_reactor(reader: Reader, s: Any, phase: Phase) -> None:
    if PHASES[phase].decides == Decider.OTHERS and s.to_move == s.active:
        raise reader.get("to_act", None).fail(f"in phase {phase.name.lower()} another seat than the active one acts")
    if s.card != Kind.WARRIOR and s.spared != NOBODY:
        raise reader.get("question", {}).fail("only a warrior spares somebody (B4.1)")
    if s.card == Kind.WARRIOR and (s.spared in (NOBODY, s.active) or s.spared == s.to_move):
        raise reader.get("question", {}).fail("a warrior spares neither the active seat nor the one asked")


def check_progress(question: Reader, s: Any, phase: Phase) -> None:
    player = s.players[s.to_move]
    if phase == Phase.SPREAD and not 0 < s.to_spread <= player.hand_count:
        raise question.fail("'to_spread' must be from 1 to the number of cards in hand")
    if phase == Phase.CONTEST:
        check_contest(question, s)
    if phase in (Phase.BLOCK, Phase.STOW):
        check_travel(question, s)
    if phase == Phase.STOW:
        check_stowing(question, s)
    if phase == Phase.STOW and player.hand_count < LEAST_STOWED:
        raise question.fail("a hand of 0 or 1 cards is not asked in what order it is put down (B3.6)")
    if phase in (Phase.EXCHANGE_STACKS, Phase.EXCHANGE_CARDS) and s.exchanged == MOST_EXCHANGED:
        raise question.fail(f"an exchange ends by itself after {MOST_EXCHANGED} cards (B3.6)")
    if phase == Phase.EXCHANGE_STACKS and (s.exchanged == 0) != (s.exchange == Exchange.OPEN):
        raise question.fail("'exchange' is open before the first card, put or take afterwards")


def check_contest(question: Reader, s: Any) -> None:
    """B6.1, B6.2"""
    if s.shown == 0 or s.leader == NOBODY:
        raise question.fail("a contest needs 'shown' and 'leader'")
    n = int(s.players_count)
    if (s.leader - s.active) % n >= (s.to_move - s.active) % n:
        raise question.fail("the leader of a contest is the active seat or one asked before (B6.2)")
    if s.players[s.leader].hand[s.card] < s.shown:
        raise question.fail(f"seat {int(s.leader)} has shown more {KIND_NAMES[s.card]} cards than it holds (B6.4)")


def check_travel(question: Reader, s: Any) -> None:
    """B7.1"""
    if s.goal in (NOTHING, s.dalang):
        raise question.fail("a travel needs a 'goal' other than the active island (B7.1)")
    if not names(int(s.card) - COURT_KINDS, s.goal):
        raise question.fail(f"{KIND_NAMES[s.card]} does not name {ISLAND_NAMES[s.goal]} (B7.1)")


def check_stowing(question: Reader, s: Any) -> None:
    """B7.3: hands are put down seat by seat from the active player; earlier seats are done, later ones not begun."""
    seat, asked_yet = int(s.active), False
    for _ in range(s.players_count):
        asked_yet = asked_yet or seat == s.to_move
        player = s.players[seat]
        if not asked_yet and player.hand_count:
            raise question.fail(f"seat {seat} has put its hand down already, but holds cards (B7.3)")
        if asked_yet and seat != s.to_move and player.stacks[s.dalang].count:
            raise question.fail(f"seat {seat} has not put its hand down yet, but has a stack at the active island")
        seat = (seat + 1) % int(s.players_count)
