"""What a choice costs and brings, told before it is made, from what the seat has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from banjar.games.altar.io.text import GOOD_NAMES, HAND_NAMES, KIND_NAMES
from banjar.games.altar.rules import buy, oracle, scoring_phase
from banjar.games.altar.rules.actions import FARMER_COUNTS, ActionId
from banjar.games.altar.rules.box import GOODS, HAND_KINDS, HAND_SIZE, ROW_LENGTH, ROWS, SHRINE_COST, Kind
from banjar.kernel.event_buffer import NOBODY

F = TypeVar("F", bound=Callable[..., Any])


def from_python(rule: F) -> F:
    """A rule that calls no other rule, as Python may call it in both kernels."""
    found: F = getattr(rule, "py_func", rule)
    return found


price = from_python(buy.price)
looked_at = from_python(oracle.looked_at)
sole_majority = from_python(scoring_phase.sole_majority)


def prices(seen: Any, seat: int | None) -> dict[str, int] | None:
    """A3.1, A3.4: what each good and a shrine cost the seat; spectators pay nothing."""
    if seat is None:
        return None
    goods = {name: int(price(seen.players[seat], good)) for good, name in enumerate(GOOD_NAMES)}
    return {**goods, "shrine": SHRINE_COST}


def majorities(seen: Any) -> dict[str, int | None]:
    """A3.18: who alone has the most cards of a kind in play, and at least two."""
    leaders = [int(sole_majority(seen, kind)) for kind in range(HAND_KINDS)]
    return {HAND_NAMES[kind]: None if leader == NOBODY else leader for kind, leader in enumerate(leaders)}


def preview(seen: Any, action: int) -> dict[str, Any]:
    """What follows from an offered action, as far as the seat to move can know it; JSON-able."""
    player = seen.players[seen.to_move]
    if action < ActionId.BUY_NOTHING:
        cost = int(price(player, action))
        return {"cost": cost, "stones_after": int(player.stones) - cost}
    if ActionId.PLAY_STONEMASON <= action < ActionId.RETURN_SHRINE:
        return play_preview(seen, player, action)
    if ActionId.LAY <= action < ActionId.OFFER:
        return {"left": int(player.goods[(action - ActionId.LAY) % GOODS]) - 1}
    if ActionId.OFFER <= action < ActionId.TAKE:
        return {"supply_after": int(seen.supply[action - ActionId.OFFER]) - 1}
    if ActionId.TAKE <= action < ActionId.LOOK:
        return take_preview(seen, action - ActionId.TAKE)
    if action == ActionId.LOOK:
        return {"depth": int(looked_at(seen))}
    if ActionId.KEEP <= action < ActionId.REWARD_POINTS:
        return {"good": GOOD_NAMES[seen.altar.cards[seen.altar.count - 1 - (action - ActionId.KEEP)]]}
    if action in (ActionId.REWARD_POINTS, ActionId.REWARD_STONES):
        amount = pieces(seen, seen.to_move, Kind.SHRINE)
        what = "points" if action == ActionId.REWARD_POINTS else "stones"
        return {"amount": amount, f"{what}_after": int(getattr(player, what)) + amount}
    if ActionId.SUBSTITUTE <= action < ActionId.DECLINE_SUBSTITUTE:
        return {"supply_after": int(seen.supply[action - ActionId.SUBSTITUTE]) - 1}
    return {}


def play_preview(seen: Any, player: Any, action: int) -> dict[str, Any]:
    """A3.2 to A3.5: the stones left, what a farmer's good costs from then on, where the demon goes (A7.2)."""
    if action == ActionId.PLAY_SHRINE:
        return {"stones_after": int(player.stones) - SHRINE_COST}
    if action >= ActionId.PLAY_FARMERS:
        kind, extra = divmod(action - ActionId.PLAY_FARMERS, FARMER_COUNTS)
        return {
            "stones_after": int(player.stones) - extra,
            "price_after": max(0, int(price(player, kind)) - extra - 1),
        }
    after: dict[str, Any] = {"stones_after": int(player.stones)}
    if action == ActionId.PLAY_PRIEST and seen.demon:
        after["demon_row"] = (int(seen.demon_row) + 1) % ROWS
    return after


def take_preview(seen: Any, row: int) -> dict[str, Any]:
    """A3.12 to A3.18: the card taken, the one it frees, and who gains what if that one is scored.

    A row's last card frees one that nobody has seen yet; then nothing is said about it. `ends_game` tells that the
    pile cannot fill the row and last (A3.14).
    """
    count = int(seen.rows[row].count)
    is_last = int(seen.players[seen.active].hand_count) + 1 == HAND_SIZE
    frees = int(seen.rows[row].cards[count - 2]) if count > 1 else None
    return {
        "takes": KIND_NAMES[seen.rows[row].cards[count - 1]],
        "frees": None if frees is None else KIND_NAMES[frees],
        "is_last": is_last,
        "ends_game": frees is None and int(seen.deck_count - seen.drawn) <= ROW_LENGTH,
        "scores": gains(seen, frees) if is_last and frees is not None else None,
    }


def pieces(seen: Any, seat: int, kind: int) -> int:
    """A3.15, A3.16, A3.18: one for each card in play, one more for who alone has the most."""
    return int(seen.players[seat].in_play[kind]) + int(sole_majority(seen, kind) == seat)


def gains(seen: Any, kind: int) -> list[dict[str, Any]]:
    """Who would gain what if a card were scored now, clockwise from the active player."""
    seats = [(int(seen.active) + step) % int(seen.players_count) for step in range(seen.players_count)]
    if kind < GOODS:
        return farmer_gains(seen, kind, seats)
    what = {Kind.STONEMASON: "stones", Kind.PRIEST: "points", Kind.SHRINE: "points_or_stones"}[Kind(kind)]
    found = [{"seat": seat, "what": what, "amount": pieces(seen, seat, kind)} for seat in seats]
    return [gain for gain in found if gain["amount"]]


def farmer_gains(seen: Any, kind: int, seats: list[int]) -> list[dict[str, Any]]:
    """A3.17 to A3.19: cards of the good as long as there are any, then other ones as long as there are any."""
    leader = int(sole_majority(seen, kind))
    takers = [seat for seat in seats if seen.players[seat].in_play[kind] > 0]
    same, other = int(seen.supply[kind]), sum(int(seen.supply[good]) for good in range(GOODS) if good != kind)
    found: dict[tuple[int, str], int] = {}
    for seat in takers if leader == NOBODY else [*takers, leader]:
        if same > 0:
            what, same = GOOD_NAMES[kind], same - 1
        elif other > 0:
            what, other = "substitute", other - 1
        else:
            continue
        found[seat, what] = found.get((seat, what), 0) + 1
    return [{"seat": seat, "what": what, "amount": amount} for (seat, what), amount in found.items()]
