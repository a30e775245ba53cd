"""Reasons why the seat to move cannot use a card or an island now, from what it has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from banjar.core.reason import Reason
from banjar.games.dalang.io.text import ISLAND_NAMES, KIND_NAMES, PHASE_NAMES
from banjar.games.dalang.rules import travel
from banjar.games.dalang.rules.actions import ActionId, decode
from banjar.games.dalang.rules.box import COURT_KINDS, KINDS, PAIR_ISLANDS, PAIRS, Kind
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.from_python import from_python

names = from_python(travel.names)


def reasons(seen: State, offered: Sequence[int]) -> list[Reason]:
    """Reasons by target: `card` (of the hand), `island`, and `put` (a card that can be used, but not there).

    Further words name one of them: `card prince`, `island wontong`, `put dalang_kp wontong`. Only kinds that the seat
    holds are named.
    """
    parts = (with_cards(seen, offered), at_islands(seen, offered), cards_at_islands(seen, offered))
    return [reason for part in parts for reason in part]


def held(seen: State) -> list[int]:
    hand = seen.players[seen.to_move].hand
    return [kind for kind in range(KINDS) if hand[kind] > 0]


def puts(offered: Sequence[int]) -> list[int]:
    """The islands on which a card can be put."""
    decoded = [decode(action) for action in offered]
    return [parameters["island"] for type_, parameters in decoded if type_ is ActionId.PUT]


def journeys(offered: Sequence[int]) -> list[tuple[int, int]]:
    """The pair of the Dalang card and the goal of each journey."""
    decoded = [decode(action) for action in offered]
    return [
        (parameters["pair"], PAIR_ISLANDS[2 * parameters["pair"] + parameters["end"]])
        for type_, parameters in decoded
        if type_ is ActionId.DALANG
    ]


def with_cards(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    match Phase(seen.phase):
        case Phase.TURN:
            yield from too_few_for_a_contest(seen, offered)
        case Phase.CONTEST:
            yield from too_few_to_raise(seen, offered)
        case Phase.BLOCK:
            yield from no_block(seen, offered)
        case Phase.ANSWER_WARRIOR | Phase.JOIN | Phase.FORCE:
            yield other_kind(seen)
        case Phase.EXCHANGE_STACKS if not puts(offered):
            # B5.1: either put or take.
            yield Reason("card", "taking")


def other_kind(seen: State) -> Reason:
    """B4.2, B5.3, B5.4, B6.2: only a card of the same kind is an answer."""
    return Reason("card", "other-kind", {"card": KIND_NAMES[seen.card]})


def too_few_for_a_contest(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """B6.1: a contest needs two cards: one is discarded, at least one more is shown."""
    for kind, first in ((Kind.PRIEST, ActionId.PRIEST), (Kind.PRINCE, ActionId.PRINCE)):
        if kind in held(seen) and first not in offered:
            yield Reason(f"card {KIND_NAMES[kind]}", "one-contest")


def too_few_to_raise(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """B6.2: a raise needs more cards than shown so far."""
    yield other_kind(seen)
    if not any(decode(action).type is ActionId.SHOW for action in offered):
        yield Reason(f"card {KIND_NAMES[seen.card]}", "too-few", {"count": int(seen.shown)})


def no_block(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """B7.2: a block needs a Dalang card that names the goal."""
    goal = {"island": ISLAND_NAMES[seen.goal]}
    yield Reason("card", "no-block", goal)
    for pair in range(PAIRS):
        if COURT_KINDS + pair in held(seen) and ActionId.BLOCK + pair not in offered:
            yield Reason(f"card {KIND_NAMES[COURT_KINDS + pair]}", "other-goal", goal)


def at_islands(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """B4.3, B5.1, B7.1: cards are put at the other islands, and the Dalang goes to another one."""
    if seen.phase not in (Phase.TURN, Phase.SPREAD, Phase.EXCHANGE_STACKS):
        yield Reason("island", "island-phase", {"phase": PHASE_NAMES[seen.phase]})
        return
    reachable = {*puts(offered), *(goal for _, goal in journeys(offered))}
    for island, name in enumerate(ISLAND_NAMES):
        if island in reachable:
            continue
        if island == seen.dalang:
            yield Reason(f"island {name}", "here" if seen.phase == Phase.TURN else "put-here", {"island": name})
        elif seen.phase == Phase.TURN:
            yield Reason(f"island {name}", "no-card", {"island": name})
        else:
            count = int(seen.players[seen.to_move].stacks[island].count)
            yield Reason(f"island {name}", "take-stack", {"island": name, "count": count})


def cards_at_islands(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """B7.1: a Dalang card leads to the islands it names; all other cards are played in the middle."""
    if puts(offered):
        name = ISLAND_NAMES[seen.dalang]
        yield Reason("put", "put-here", {"island": name})
        return
    yield Reason("put", "middle")
    if seen.phase != Phase.TURN:
        return
    for pair in range(PAIRS):
        if COURT_KINDS + pair not in held(seen):
            continue
        reachable = [goal for card, goal in journeys(offered) if card == pair]
        for island, name in enumerate(ISLAND_NAMES):
            if island not in reachable:
                why = "here" if names(pair, island) else "not-named"
                yield Reason(f"put {KIND_NAMES[COURT_KINDS + pair]} {name}", why, {"island": name})
