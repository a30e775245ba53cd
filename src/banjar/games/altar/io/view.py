"""A4.4: the JSON view of the table, from what a seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from banjar.games.altar.io.preview import looked_at, majorities, next_row_ends_game, prices
from banjar.games.altar.io.score_estimate import estimates, good_value
from banjar.games.altar.io.text import COLOUR_NAMES, GOOD_NAMES, HAND_NAMES, KIND_NAMES, PHASE_NAMES
from banjar.games.altar.io.worth import Bounds, cards_worth, known_bounds, worth_view
from banjar.games.altar.rules import setup
from banjar.games.altar.rules.box import HAND_SIZE, OFFER, ROWS, Kind
from banjar.games.altar.rules.state import Face, Phase, State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

deck_length = from_python(setup.deck_length)


def counted(counts: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(names, map(int, counts), strict=True))


def public_view(seen: State) -> dict[str, Any]:
    """A4.1: what everybody sees."""
    return {
        "phase": PHASE_NAMES[seen.phase],
        "turn": int(seen.turn),
        "active": int(seen.active),
        "to_act": None if seen.to_move == NOBODY else int(seen.to_move),
        "players": [public_player_view(seen, other) for other in range(seen.players_count)],
        "rows": [[KIND_NAMES[seen.rows[row].cards[i]] for i in range(seen.rows[row].count)] for row in range(ROWS)],
        "progress": progress(seen),
        "pile": int(seen.deck_count - seen.drawn),
        "next_row_ends_game": bool(next_row_ends_game(seen)),
        "hand_size": HAND_SIZE,
        "supply": counted(seen.supply, GOOD_NAMES),
        "majorities": majorities(seen),
        "altar": public_altar_view(seen),
        "box": {"oracle": int(seen.box[Kind.ORACLE]), "shrine": int(seen.box[Kind.SHRINE])},
        "oracle": bool(seen.oracle),
        "demon": bool(seen.demon),
        "demon_row": int(seen.demon_row) if seen.demon else None,
        "last_row": int(seen.last_row),
    }


def view(seen: State, seat: int | None, memory_aid: bool, is_open: bool, public: dict[str, Any]) -> dict[str, Any]:
    """The table as a seat or a spectator sees it, ready for JSON."""
    over = seen.phase == Phase.OVER
    is_open = is_open or over
    known = known_bounds(seen, seat, memory_aid, is_open)
    table: dict[str, Any] = {
        **public,
        "players": [
            {**player, **own_player_view(seen, other, other == seat or is_open, memory_aid, known)}
            for other, player in enumerate(public["players"])
        ],
        "prices": prices(seen, seat),
        "altar": {**public["altar"], **own_altar_view(seen, seat, is_open, memory_aid)},
        "worth": worth_view(known),
    }
    if over:
        on_altar = [int(count) for count in seen.altar_goods]
        table["values"] = {name: good_value(on_altar, good) for good, name in enumerate(GOOD_NAMES)}
    if memory_aid:
        table["pile_holds"] = counted(seen.unseen, KIND_NAMES)
        if not over:
            table["estimates"] = estimates(seen, seat)
    return table


def progress(seen: State) -> dict[str, int]:
    """A3.14: the game lasts as long as the pile."""
    pile = int(seen.deck_count - seen.drawn)
    return {"left": pile, "total": max(pile, deck_length(seen.oracle) - OFFER)}


def public_player_view(seen: State, other: int) -> dict[str, Any]:
    player = seen.players[other]
    return {
        "seat": other,
        "colour": COLOUR_NAMES[seen.colours[other]],
        "stones": int(player.stones),
        "points": int(player.points),
        "in_play": counted(player.in_play, HAND_NAMES),
        "hand_count": int(player.hand_count),
        "sacrifice_count": int(player.goods_count),
        "hidden_count": int(player.hidden_count),
    }


def own_player_view(seen: State, other: int, own: bool, memory_aid: bool, known: Bounds) -> dict[str, Any]:
    """What the reader sees of a player besides what everybody sees."""
    shown: dict[str, Any] = {}
    player = seen.players[other]
    if own or memory_aid:
        shown["hand"] = counted(player.hand, HAND_NAMES)
    if own:
        shown["sacrifice_cards"] = counted(player.goods, GOOD_NAMES)
        shown["worth"] = cards_worth(known, player.goods)
        shown["hidden"] = counted(player.hidden, GOOD_NAMES)
    elif memory_aid:
        # Negative where a kept card was laid openly, since nobody saw it come.
        open_goods = counted(player.open_goods, GOOD_NAMES)
        shown["open_sacrifice_cards"] = {name: max(0, count) for name, count in open_goods.items()}
        shown["kept_count"] = int(player.kept_count)
    return shown


def public_altar_view(seen: State) -> dict[str, Any]:
    height = int(seen.altar.count)
    face_up = height > 0 and seen.altar_face[height - 1] == Face.UP
    return {"height": height, "top": GOOD_NAMES[seen.altar.cards[height - 1]] if face_up else None}


def own_altar_view(seen: State, seat: int | None, is_open: bool, memory_aid: bool) -> dict[str, Any]:
    """What the reader sees of the altar besides what everybody sees."""
    height = int(seen.altar.count)
    shown: dict[str, Any] = {}
    if seen.phase == Phase.KEEP and seat == seen.active:
        shown["looking_at"] = [GOOD_NAMES[seen.altar.cards[height - 1 - depth]] for depth in range(looked_at(seen))]
    if memory_aid:
        shown["seen_to_go_there"] = counted(seen.open_altar, GOOD_NAMES)
    if is_open:
        shown["cards"] = [GOOD_NAMES[seen.altar.cards[i]] for i in range(height)]
    return shown
