"""Previews: what an action costs and gains, from what the seat has seen."""

from __future__ import annotations

import functools
from collections import defaultdict
from types import SimpleNamespace
from typing import Any, cast

from banjar.games.altar.io.text import GOOD_NAMES, HAND_NAMES, KIND_NAMES
from banjar.games.altar.rules import buy, oracle, play, scoring_phase, take
from banjar.games.altar.rules.actions import ActionId, decode
from banjar.games.altar.rules.box import GOODS, HAND_KINDS, SHRINE_COST, Kind
from banjar.games.altar.rules.events import EventType
from banjar.games.altar.rules.state import Phase, Player, State
from banjar.kernel.event_buffer import NOBODY, EventRecord
from banjar.kernel.from_python import from_python

price = from_python(buy.price)
looked_at = from_python(oracle.looked_at)
farmers_cost = from_python(play.farmers_cost)
move_demon = from_python(play.move_demon)
sole_majority = from_python(scoring_phase.sole_majority)
reward = from_python(scoring_phase.reward)
score_free_card = from_python(scoring_phase.score_free_card)
choose_shrine_reward = from_python(scoring_phase.choose_shrine_reward)
choose_substitute = from_python(scoring_phase.choose_substitute)

cards_to_take = from_python(take.cards_to_take)
next_row_ends_game = from_python(take.next_row_ends_game)

CACHED_REWARDS = 4096
"""Scorings seldom change from one decision to the next: room for those of a full server."""
REWARDS = {EventType.GAINED_STONES: "stones", EventType.GAINED_POINTS: "points"}


def prices(seen: State, seat: int | None) -> dict[str, int] | None:
    """A3.1, A3.4: the seat's price of each good and of a shrine; None for spectators."""
    if seat is None:
        return None
    goods = {name: int(price(seen.players[seat], good)) for good, name in enumerate(GOOD_NAMES)}
    return {**goods, "shrine": SHRINE_COST}


def majorities(seen: State) -> dict[str, int | None]:
    """A3.18: the seat with the sole majority of each kind in play, of at least two cards."""
    leaders = [int(sole_majority(seen, kind)) for kind in range(HAND_KINDS)]
    return {HAND_NAMES[kind]: None if leader == NOBODY else leader for kind, leader in enumerate(leaders)}


def preview(seen: State, action: int) -> dict[str, Any]:
    """The consequences of an offered action, as far as the seat to move can know them; ready for JSON."""
    player = seen.players[seen.to_move]
    decoded, stones = decode(action), int(player.stones)
    match decoded:
        case ActionId.BUY, {"good": good}:
            cost = int(price(player, good))
            return {"cost": cost, "stones_after": stones - cost}
        case ActionId.PLAY_STONEMASON, _:
            return {"stones_after": stones}
        case ActionId.PLAY_PRIEST, _:
            return {"stones_after": stones, **demon_preview(seen)}
        case ActionId.PLAY_SHRINE, _:
            return {"stones_after": stones - SHRINE_COST}
        case ActionId.PLAY_FARMERS, {"kind": kind, "extra": extra}:
            return farmers_preview(player, kind, extra)
        case ActionId.LAY | ActionId.HIDE, {"good": good}:
            return {"left": int(player.goods[good]) - 1}
        case ActionId.OFFER | ActionId.SUBSTITUTE, {"good": good}:
            return {"supply_after": int(seen.supply[good]) - 1}
        case ActionId.TAKE, {"row": row}:
            return take_preview(seen, row)
        case ActionId.LOOK, _:
            return {"depth": int(looked_at(seen))}
        case ActionId.KEEP, {"depth": depth}:
            return {"good": GOOD_NAMES[seen.altar.cards[seen.altar.count - 1 - depth]]}
        case ActionId.REWARD_POINTS | ActionId.REWARD_STONES, _:
            return reward_preview(seen, decoded.type is ActionId.REWARD_POINTS)
    return {}


def farmers_preview(player: Player, kind: int, extra: int) -> dict[str, Any]:
    """A3.5, A3.1: the stones left, and what the farmers' good costs from then on."""
    with_farmers = scratch_player(player)
    with_farmers.in_play[kind] += extra + 1
    return {"stones_after": int(player.stones) - farmers_cost(extra + 1), "price_after": int(price(with_farmers, kind))}


def demon_preview(seen: State) -> dict[str, Any]:
    """A7.2: where a priest sends the demon."""
    if not seen.demon:
        return {}
    table = scratch_table(seen)
    move_demon(table)
    return {"demon_row": int(table.demon_row)}


def take_preview(seen: State, row: int) -> dict[str, Any]:
    """A3.12 to A3.18: the card taken, the card it frees, and who gains what if that card is scored.

    The last card of a row frees one that nobody has seen yet, which is left out. `ends_game` means that laying the new
    row uses up the pile (A3.14).
    """
    count = int(seen.rows[row].count)
    is_last = int(cards_to_take(seen.players[seen.active])) == 1
    frees = int(seen.rows[row].cards[count - 2]) if count > 1 else None
    return {
        "takes": KIND_NAMES[seen.rows[row].cards[count - 1]],
        "frees": None if frees is None else KIND_NAMES[frees],
        "is_last": is_last,
        "ends_game": frees is None and bool(next_row_ends_game(seen)),
        "scores": gains(seen, frees) if is_last and frees is not None else None,
    }


def reward_preview(seen: State, in_points: bool) -> dict[str, Any]:
    """A3.16, A3.18"""
    table, seat = scratch_table(seen), int(seen.to_move)
    what = "points" if in_points else "stones"
    before = getattr(table.players[seat], what)
    reward(table, seat, Kind.SHRINE.value, in_points, sole_majority(table, Kind.SHRINE.value))
    after = getattr(table.players[seat], what)
    return {"amount": after - before, f"{what}_after": after}


def gains(seen: State, kind: int) -> list[dict[str, Any]]:
    """A3.15 to A3.19: who would gain what if a card of this kind were scored now, computed by the rules themselves.

    Clockwise from the active player. Where players may decline, they are assumed not to.
    """
    in_play = tuple(int(seen.players[seat].in_play[kind]) for seat in range(seen.players_count))
    supply = tuple(map(int, seen.supply)) if kind < GOODS else None
    found = rewards(kind, int(seen.active), in_play, supply)
    return [{"seat": seat, "what": what, "amount": amount} for seat, what, amount in found]


@functools.lru_cache(maxsize=CACHED_REWARDS)
def rewards(
    kind: int, active: int, in_play: tuple[int, ...], supply: tuple[int, ...] | None
) -> list[tuple[int, str, int]]:
    """Seat, what and how much, for a kind of which each seat has so many cards in play; only goods need the supply."""
    table = scoring_table(kind, active, in_play, supply or (0,) * GOODS)
    score_free_card(table)
    while table.phase in (Phase.SHRINE_REWARD, Phase.SUBSTITUTE):
        if table.phase == Phase.SHRINE_REWARD:
            choose_shrine_reward(table, ActionId.REWARD_POINTS)
        else:
            other = next(good for good in range(GOODS) if table.supply[good] > 0)
            choose_substitute(table, ActionId.SUBSTITUTE + other)
    found: dict[tuple[int, str], int] = {}
    for event in map(table.events.records.__getitem__, range(table.events.count)):
        if event.type in (EventType.GAINED_GOOD, *REWARDS):
            key = (event.seat, gained(event, kind))
            found[key] = found.get(key, 0) + (1 if event.type == EventType.GAINED_GOOD else event.amount)
    players = len(in_play)
    order = {(active + step) % players: step for step in range(players)}
    gaining = sorted(found, key=lambda key: order[key[0]]) if kind >= GOODS else found
    return [(seat, what, found[seat, what]) for seat, what in gaining]


def gained(event: EventRecord, kind: int) -> str:
    if event.type == EventType.GAINED_GOOD:
        return "substitute" if event.amount else GOOD_NAMES[event.card]
    return "points_or_stones" if kind == Kind.SHRINE else REWARDS[EventType(event.type)]


def scratch_player(player: Player) -> Player:
    """A copy of what the rules of buying and rewards read and change in a player."""
    scratch = SimpleNamespace(
        stones=int(player.stones), points=int(player.points), in_play=list(map(int, player.in_play))
    )
    return cast(Player, scratch)


def scratch_table(seen: State) -> State:
    """A copy of what the rules of rewards and the demon read and change; it records no events."""
    scratch = SimpleNamespace(
        players=[scratch_player(seen.players[seat]) for seat in range(seen.players_count)],
        players_count=int(seen.players_count),
        active=int(seen.active),
        demon=bool(seen.demon),
        demon_row=int(seen.demon_row),
        events=SimpleNamespace(silent=True),
    )
    return cast(State, scratch)


def scoring_table(kind: int, active: int, in_play: tuple[int, ...], supply: tuple[int, ...]) -> State:
    """A table with what scoring rules read and change, where a card of this kind is scored; it records events."""
    players = [
        SimpleNamespace(
            stones=0,
            points=0,
            in_play=[count if kind == other else 0 for other in range(HAND_KINDS)],
            goods=[0] * GOODS,
            goods_count=0,
            open_goods=[0] * GOODS,
        )
        for count in in_play
    ]
    records = defaultdict[int, SimpleNamespace](SimpleNamespace)  # made as they are written
    scratch = SimpleNamespace(
        players=players,
        players_count=len(players),
        active=active,
        to_move=active,
        phase=Phase.TAKE.value,
        step=0,
        turn=0,
        supply=list(supply),
        last_row=0,
        rows=[SimpleNamespace(cards=[kind], count=1)],
        events=SimpleNamespace(records=records, count=0, revealed=False, shuffled=0, silent=False),
    )
    return cast(State, scratch)
