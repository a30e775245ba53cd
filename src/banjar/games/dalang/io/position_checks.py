"""Check that a position can occur: no more cards than the box holds, and a moment at which somebody decides."""

from __future__ import annotations

from collections.abc import Sequence

from banjar.core.reader import Reader
from banjar.games.dalang.io.preview import masks_left
from banjar.games.dalang.io.text import ISLAND_NAMES, KIND_NAMES
from banjar.games.dalang.rules import reaction, travel
from banjar.games.dalang.rules.box import (
    COURT_KINDS,
    ISLANDS,
    KINDS,
    LEAST_SHOWN,
    LEAST_STOWED,
    MOST_EXCHANGED,
    Kind,
)
from banjar.games.dalang.rules.phases import PHASES
from banjar.games.dalang.rules.state import EndReason, Exchange, Phase, State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.from_python import from_python
from banjar.kernel.phase import Decider

names, reacts = from_python(travel.names), from_python(reaction.reacts)


def check_cards(reader: Reader, box: Sequence[int], s: State) -> None:
    """Check that there are no more cards than in the box."""
    for kind in range(KINDS):
        used = int(s.discards[kind]) + count_undiscarded(kind, s)
        if used > box[kind]:
            raise reader.fail(f"there are {used} {KIND_NAMES[kind]} cards, but only {box[kind]} in the box")


def count_undiscarded(kind: int, s: State) -> int:
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


def check_moment(reader: Reader, box: Sequence[int], s: State) -> None:
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


def open_keys(s: State) -> list[str]:
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


def check_question(question: Reader, box: Sequence[int], s: State, phase: Phase) -> None:
    for key in open_keys(s):
        if key not in KEYS_OF_PHASE[phase]:
            raise question.fail(f"{key!r} has no place in phase {phase.name.lower()}")
    if s.forced and s.to_move == s.active:
        raise question.fail("the end of a turn is forced by others, after the active seat's own exchange (B5.4)")
    if s.forced and not asked_before(s):
        raise question.fail("the end of a turn is forced by a seat asked before (B5.4)")
    check_played(question, box, s, phase)


def check_played(question: Reader, box: Sequence[int], s: State, phase: Phase) -> None:
    """B3.5: cards played since somebody last drew are among the discards."""
    least = least_discarded(s, phase)
    if count_undiscarded(int(s.card), s) + least > box[s.card]:
        verb = "one {} card has been played and is" if least == 1 else f"{least} {{}} cards have been played and are"
        raise question.fail(f"{verb.format(KIND_NAMES[s.card])} discarded (B3.5)")


def least_discarded(s: State, phase: Phase) -> int:
    """How many cards of the kind in question must have been discarded since a draw could last bring them back.

    Within the reactions to a card, only artists and the second card that forces the end of a turn let anybody draw.
    """
    exchanging = phase in (Phase.EXCHANGE_STACKS, Phase.EXCHANGE_CARDS)
    own = int(phase == Phase.FORCE or (exchanging and s.to_move != s.active))
    if s.card == Kind.ARTIST and s.to_move != s.active:
        return 0 if phase == Phase.FORCE and s.exchanged else own
    if s.forced:
        return own
    parries = len(asked_before(s)) if s.card == Kind.WARRIOR else 0
    return 1 + parries + own


def asked_before(s: State) -> list[int]:
    """B3.4: the seats present that have reacted to the card in question; those challenged by a warrior have parried."""
    n = int(s.players_count)
    between = [(int(s.active) + step) % n for step in range(1, (int(s.to_move) - int(s.active)) % n)]
    return [seat for seat in between if reacts(s, seat, s.spared)]


def check_masks_left(reader: Reader, s: State, phase: Phase) -> None:
    left = masks_left(s)
    if left == 0 and phase != Phase.OVER:
        raise reader.of("masks").fail("the game is over when the last mask is taken (B9.1)")
    if s.end_reason == EndReason.MASKS and left:
        raise reader.get("end_reason", "none").fail("a game that ended by masks has no mask left")


def check_stacks(reader: Reader, s: State, phase: Phase) -> None:
    """B2.5"""
    if phase in (Phase.STOW, Phase.OVER):
        return
    for seat in range(s.players_count):
        if s.players[seat].stacks[s.dalang].count:
            raise reader.of("players").fail(f"seat {seat} has a stack at the active island (B2.5)")


def check_reactor(reader: Reader, s: State, phase: Phase) -> None:
    if PHASES[phase].decides == Decider.OTHERS and s.to_move == s.active:
        raise reader.get("to_act", None).fail(f"in phase {phase.name.lower()} another seat than the active one acts")
    if s.card != Kind.WARRIOR and s.spared != NOBODY:
        raise reader.get("question", {}).fail("only a warrior spares somebody (B4.1)")
    if s.card == Kind.WARRIOR and (s.spared in (NOBODY, s.active) or s.spared == s.to_move):
        raise reader.get("question", {}).fail("a warrior spares neither the active seat nor the one asked")


def check_progress(question: Reader, s: State, phase: Phase) -> None:
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
    check_exchange(question, s, phase)


def check_exchange(question: Reader, s: State, phase: Phase) -> None:
    """B5.1, B5.2"""
    if s.card == Kind.WARRIOR and s.exchanged:
        raise question.fail("a warrior exchanges no cards (B4.2)")
    if s.card != Kind.SCHOLAR and s.exchange != Exchange.OPEN:
        raise question.fail("only a scholar puts or takes cards (B5.1)")
    if s.card == Kind.SCHOLAR and (s.exchanged == 0) != (s.exchange == Exchange.OPEN):
        raise question.fail("'exchange' is open before the first card, put or take afterwards (B5.1)")
    if phase not in (Phase.EXCHANGE_STACKS, Phase.FORCE):
        return
    player = s.players[s.to_move]
    if s.exchange == Exchange.PUT and sum(int(stack.count) for stack in player.stacks) < s.exchanged:
        raise question.fail(f"seat {int(s.to_move)} has put more cards than there are on its stacks (B5.1)")
    if s.exchange == Exchange.TAKE and player.hand_count < s.exchanged:
        raise question.fail(f"seat {int(s.to_move)} has taken more cards than it holds (B5.1)")


def check_contest(question: Reader, s: State) -> None:
    """B6.1, B6.2, B6.4"""
    if s.shown == 0 or s.leader == NOBODY:
        raise question.fail("a contest needs 'shown' and 'leader'")
    n = int(s.players_count)
    if (s.leader - s.active) % n >= (s.to_move - s.active) % n:
        raise question.fail("the leader of a contest is the active seat or one asked before (B6.2)")
    if s.players[s.leader].hand[s.card] < s.shown:
        raise question.fail(f"seat {int(s.leader)} has shown more {KIND_NAMES[s.card]} cards than it holds (B6.4)")
    if s.leader != s.active and s.shown <= LEAST_SHOWN:
        raise question.fail("who leads after the active seat has shown more than the active seat (B6.1, B6.2)")
    if s.players[s.active].hand[s.card] < LEAST_SHOWN:
        raise question.fail("the active seat has shown a card and still holds it (B6.1, B6.4)")


def check_travel(question: Reader, s: State) -> None:
    """B7.1"""
    if s.goal in (NOTHING, s.dalang):
        raise question.fail("a travel needs a 'goal' other than the active island (B7.1)")
    if not names(int(s.card) - COURT_KINDS, s.goal):
        raise question.fail(f"{KIND_NAMES[s.card]} does not name {ISLAND_NAMES[s.goal]} (B7.1)")


def check_stowing(question: Reader, s: State) -> None:
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
