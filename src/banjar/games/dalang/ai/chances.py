"""How likely it is that another player holds what would cross a plan."""

from __future__ import annotations

from banjar.games.dalang.rules.box import COURT_COUNTS, COURT_KINDS, DALANG_CARDS, DECK_SIZE, PAIRS
from banjar.games.dalang.rules.state import State
from banjar.games.dalang.rules.travel import names
from banjar.kernel.rule import rule
from banjar.kernel.stack import total


@rule
def share_of_kind(seen: State, seat: int, kind: int) -> float:
    """How likely a card I have not seen is of a court kind."""
    own = seen.players[seat]
    unseen = DECK_SIZE - own.hand_count - total(seen.discards)
    return min(0.9, (COURT_COUNTS[kind] - own.hand[kind] - seen.discards[kind]) / max(1, unseen))


@rule
def chance_of_more(seen: State, seat: int, other: int, kind: int, number: int) -> float:
    """How likely another player holds more than a number of cards of a kind."""
    player = seen.players[other]
    known = player.known_hand[kind]
    if known > number:
        return 1.0
    share = share_of_kind(seen, seat, kind)
    cards = player.hand_count - known
    exactly = 1.0
    for _ in range(cards):
        exactly *= 1.0 - share
    at_most = exactly
    for i in range(number - known):
        exactly *= (cards - i) / (i + 1) * share / (1.0 - share)
        at_most += exactly
    return max(0.0, 1.0 - at_most)


@rule
def chance_of_block(seen: State, seat: int, other: int, goal: int) -> float:
    """How likely another player holds a Dalang card that names the goal: half of them do."""
    left = DALANG_CARDS // 2
    for pair in range(PAIRS):
        if names(pair, goal):
            left -= seen.discards[COURT_KINDS + pair] + seen.players[seat].hand[COURT_KINDS + pair]
    unseen = DECK_SIZE - seen.players[seat].hand_count - total(seen.discards)
    share = max(0, left) / max(1, unseen)
    none = 1.0
    for _ in range(seen.players[other].hand_count):
        none *= 1.0 - share
    return 1.0 - none
