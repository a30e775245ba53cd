"""B10.2: the JSON view of the table, from what a seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from banjar.games.dalang.io.preview import asked_next, room, seat_or_none
from banjar.games.dalang.io.text import COLOUR_NAMES, END_REASONS, ISLAND_NAMES, KIND_NAMES, PHASE_NAMES
from banjar.games.dalang.rules import scoring
from banjar.games.dalang.rules.box import KEPT_FROM_BOTTOM
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.from_python import from_python

mask_points = from_python(scoring.mask_points)
score = from_python(scoring.score)


def counted(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(KIND_NAMES, map(int, counts), strict=True))


def by_island(seats: Sequence[int]) -> dict[str, int | None]:
    return {name: seat_or_none(seats[i]) for i, name in enumerate(ISLAND_NAMES)}


def public_view(seen: State) -> dict[str, Any]:
    """B10.1: what everybody sees."""
    return {
        "phase": PHASE_NAMES[seen.phase],
        "turn": int(seen.turn),
        "turn_limit": int(seen.turn_limit) or None,
        "active": int(seen.active),
        "to_act": seat_or_none(seen.to_move),
        "players": [public_player_view(seen, other) for other in range(seen.players_count)],
        "progress": progress(seen),
        "dalang": ISLAND_NAMES[seen.dalang],
        "prince_disc": by_island(seen.prince_disc),
        "priest_disc": by_island(seen.priest_disc),
        "seal": by_island(seen.seal),
        "masks": [
            {"value": int(seen.mask_value[i]), "owner": seat_or_none(seen.mask_owner[i])}
            for i in range(seen.masks_count)
        ],
        "draw_pile": int(seen.deck.count),
        "discards": counted(seen.discards),
        "question": {**question_view(seen), "asked_next": asked_next(seen), "room": room(seen)},
        "kept_from_bottom": KEPT_FROM_BOTTOM,
        "end_reason": END_REASONS[seen.end_reason] if seen.phase == Phase.OVER else None,
    }


def view(seen: State, seat: int | None, memory_aid: bool, is_open: bool, public: dict[str, Any]) -> dict[str, Any]:
    """The table as a seat or a spectator sees it, ready for JSON."""
    is_open = is_open or seen.phase == Phase.OVER
    players = [
        {**player, **own_player_view(seen, other, other == seat or is_open, memory_aid, is_open)}
        for other, player in enumerate(public["players"])
    ]
    return {**public, "players": players}


def progress(seen: State) -> dict[str, int]:
    """B9.1: the game lasts as long as there are masks to win."""
    owners = [seat_or_none(seen.mask_owner[i]) for i in range(seen.masks_count)]
    return {"left": owners.count(None), "total": len(owners)}


def question_view(seen: State) -> dict[str, Any]:
    """What the decision is about: the card just played, and what it has led to so far."""
    return {
        "card": None if seen.card == NOTHING else KIND_NAMES[seen.card],
        "spared": seat_or_none(seen.spared),
        "goal": None if seen.goal == NOTHING else ISLAND_NAMES[seen.goal],
        "shown": int(seen.shown),
        "leader": seat_or_none(seen.leader),
        "exchanged": int(seen.exchanged),
        "to_spread": int(seen.to_spread),
        "forced": bool(seen.forced),
    }


def public_player_view(seen: State, other: int) -> dict[str, Any]:
    player = seen.players[other]
    return {
        "seat": other,
        "colour": COLOUR_NAMES[other],
        "hand_count": int(player.hand_count),
        "stack_counts": {name: int(player.stacks[i].count) for i, name in enumerate(ISLAND_NAMES)},
        "fled": bool(player.fled),
        "mask_points": int(mask_points(seen, other)),
        "points": int(score(seen, other)),
        "starting_card": int(seen.starting_card[other]),
    }


def own_player_view(seen: State, other: int, own: bool, memory_aid: bool, is_open: bool) -> dict[str, Any]:
    """What the reader sees of a player besides what everybody sees."""
    shown: dict[str, Any] = {}
    player = seen.players[other]
    if own:
        shown["hand"] = counted(player.hand)
    if is_open or (own and memory_aid):
        shown["stacks"] = {
            name: [stack_card(player.stacks[i].cards[place]) for place in range(player.stacks[i].count)]
            for i, name in enumerate(ISLAND_NAMES)
        }
    elif memory_aid:
        shown["known_hand"] = counted(player.known_hand)
    return shown


def stack_card(kind: int) -> str | None:
    return None if kind == NOTHING else KIND_NAMES[kind]
