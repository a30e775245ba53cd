"""Previews: what an action costs and gains, from what the seat has seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from banjar.games.dalang.io.text import KIND_NAMES
from banjar.games.dalang.rules import contest, exchange, mask, reaction, turn, warrior
from banjar.games.dalang.rules.actions import ActionId, decode
from banjar.games.dalang.rules.box import (
    CONTEST_DISCARDS,
    KEPT_FROM_BOTTOM,
    KINDS,
    LEAST_STOWED,
    MOST_EXCHANGED,
    PAIR_ISLANDS,
    Kind,
)
from banjar.games.dalang.rules.state import EndReason, Phase, Player, State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

turn_to_next_reactor = from_python(reaction.turn_to_next_reactor)
award_disc = from_python(contest.award_disc)
disc_holder = from_python(contest.disc_holder)
has_disc = from_python(mask.has_disc)
award_masks = from_python(mask.award_masks)
masks_left = from_python(mask.masks_left)
idle_turns_after = from_python(turn.idle_turns_after)
end_reason_after = from_python(turn.end_reason_after)
cards_saved = from_python(warrior.cards_saved)
most_given = from_python(exchange.most_given)
most_taken = from_python(exchange.most_taken)


def preview(seen: State, action: int) -> dict[str, Any]:
    """The consequences of an offered action, as far as the seat to move can know them; ready for JSON."""
    seat = int(seen.to_move)
    hand = int(seen.players[seat].hand_count)
    match decode(action):
        case ActionId.END_TURN, _:
            return {"ends_game": True} if ends_by_itself(seen) else {}
        case ActionId.WARRIOR, {"spared": spared}:
            return {"challenged": asked_about(seen, seat, spared)}
        case ActionId.PARRY | ActionId.BLOCK, _:
            return {"hand_after": hand - 1}
        case ActionId.FLEE, _:
            return flight_preview(seen.players[seat])
        case ActionId.FORCE, _:
            return {"drawn": 1}  # B5.4: at least the card just played can be drawn
        case ActionId.SCHOLAR, _:
            return exchange_preview(seen, seat, Kind.SCHOLAR)
        case ActionId.ARTIST, _:
            return exchange_preview(seen, seat, Kind.ARTIST)
        case ActionId.JOIN, _:
            return exchange_preview(seen, seat, int(seen.card))
        case ActionId.PASS, _:
            return pass_preview(seen)
        case ActionId.DONE, _:
            return {"drawn": int(seen.exchanged)} if seen.phase == Phase.EXCHANGE_CARDS else {}
        case ActionId.PUT | ActionId.TAKE, {"island": island}:
            return {"stack": stack_count(seen, seat, island)}
        case ActionId.PRIEST, {"extra": extra}:
            return contest_preview(seen, seat, Kind.PRIEST, extra + 1)
        case ActionId.PRINCE, {"extra": extra}:
            return contest_preview(seen, seat, Kind.PRINCE, extra + 1)
        case ActionId.SHOW, {"extra": extra}:
            return {**contest_preview(seen, seat, int(seen.card), extra + 1), "discarded": 0}
        case ActionId.DALANG, {"pair": pair, "end": end}:
            goal = PAIR_ISLANDS[2 * pair + end]
            return {"asked": asked_about(seen, seat, NOBODY), **arrival(seen, seat, goal)}
        case ActionId.STOW, {"kind": kind}:
            place = stack_count(seen, seat, int(seen.dalang)) + 1
            return {"place": place, "kept": place <= KEPT_FROM_BOTTOM, **last_card(seen, seat, kind)}
    return {}


def flight_preview(player: Player) -> dict[str, Any]:
    """B4.3: the cards put on stacks, and the rest, which is lost."""
    saved = int(cards_saved(player))
    return {"saved": saved, "lost": int(player.hand_count) - saved}


def last_card(seen: State, seat: int, laid: int) -> dict[str, str]:
    """B3.6: the last card of a hand, which follows automatically."""
    player = seen.players[seat]
    if player.hand_count != LEAST_STOWED:
        return {}
    left = [kind for kind in range(KINDS) for _ in range(player.hand[kind])]
    left.remove(laid)
    return {"follows": KIND_NAMES[left[0]]}


def ends_by_itself(seen: State) -> bool:
    """B9.3: whether the game would end with this turn."""
    return bool(end_reason_after(seen, idle_turns_after(seen)) != EndReason.NONE)


def asked_about(seen: State, after: int, spared: int) -> list[int]:
    """B3.4, B4.1: the seats that would answer a card, clockwise from a seat up to the active player."""
    table = scratch_table(seen)
    table.to_move, table.spared = after, spared
    found = []
    while turn_to_next_reactor(table):
        found.append(int(table.to_move))
    return found


def seats_after(seen: State, after: int) -> list[int]:
    """The seats after a seat, clockwise up to the active one."""
    count = int(seen.players_count)
    return [(after + step) % count for step in range(1, (int(seen.active) - after - 1) % count + 1)]


def asked_next(seen: State) -> list[int]:
    """B3.4, B3.6: the seats still to be asked about the card on the table, after the one that decides now."""
    if seen.to_move == NOBODY or seen.phase == Phase.TURN:
        return []
    if seen.phase == Phase.STOW:
        return [seat for seat in seats_after(seen, int(seen.to_move)) if seen.players[seat].hand_count >= LEAST_STOWED]
    return asked_about(seen, int(seen.to_move), int(seen.spared))


def room(seen: State) -> int:
    """B4.3, B5.1, B5.2: how many cards may still be put, taken or discarded."""
    if seen.phase == Phase.SPREAD:
        return int(seen.to_spread)
    if seen.phase in (Phase.EXCHANGE_STACKS, Phase.EXCHANGE_CARDS):
        return MOST_EXCHANGED - int(seen.exchanged)
    return 0


def exchange_preview(seen: State, seat: int, kind: int) -> dict[str, Any]:
    """B5.1 to B5.3: how many cards can be put and taken, or exchanged, and who may do the same afterwards."""
    given = int(most_given(seen.players[seat]))
    asked = asked_about(seen, seat, NOBODY)
    if kind == Kind.ARTIST:
        return {"exchanged": given, "asked": asked}
    return {"put": given, "taken": int(most_taken(seen, seat)), "asked": asked}


def pass_preview(seen: State) -> dict[str, Any]:
    """B6.3, B7.3: the consequences of the last pass; earlier ones have none yet."""
    if asked_next(seen):
        return {}
    if seen.phase == Phase.CONTEST:
        return {"winner": int(seen.leader), **won(seen, int(seen.leader), int(seen.card))}
    if seen.phase == Phase.BLOCK:
        return arrival(seen, int(seen.to_move), int(seen.goal))
    return {}


def contest_preview(seen: State, seat: int, kind: int, shown: int) -> dict[str, Any]:
    """B6.1 to B6.5: the cards discarded and shown, who may still show more, and the gain of a win."""
    return {
        "discarded": CONTEST_DISCARDS,
        "shown": shown,
        "asked": asked_about(seen, seat, NOBODY),
        **won(seen, seat, kind),
    }


def won(seen: State, winner: int, kind: int) -> dict[str, Any]:
    """B6.3, B6.5, B6.6: who loses the disc to the winner, and who the seal, if it is won too; None means the supply."""
    island = int(seen.dalang)
    table = scratch_table(seen)
    table.leader, table.card = winner, kind
    award_disc(table)
    found: dict[str, Any] = {
        "disc_of": seat_or_none(disc_holder(seen, kind, island)),
        "seal": bool(table.seal[island] != seen.seal[island]),
    }
    if found["seal"]:
        found["seal_of"] = seat_or_none(seen.seal[island])
    return found


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def arrival(seen: State, seat: int, goal: int) -> dict[str, Any]:
    """B7.4, B8, B9.1, B9.3: who would get which masks, and the cards the seat would pick up and lose."""
    table = scratch_table(seen)
    table.dalang = goal
    lying = stack_count(seen, seat, goal)
    if not has_disc(table, table.active, goal):
        return {"masks": [], "ends_turn": False, "ends_game": False, "picked_up": lying, "lost": 0}
    award_masks(table)
    is_last = int(masks_left(table)) == 0  # B9.1: nobody picks anything up after the last mask
    kept = 0 if is_last else min(KEPT_FROM_BOTTOM, lying)
    return {
        "masks": awarded(seen, table),
        "ends_turn": True,
        "ends_game": is_last or bool(end_reason_after(seen, 0) != EndReason.NONE),
        "picked_up": kept,
        "lost": 0 if is_last else lying - kept,
    }


def awarded(seen: State, table: State) -> list[dict[str, int]]:
    """The masks taken, in order: the active player's last."""
    taken = [mask for mask in range(seen.masks_count) if table.mask_owner[mask] != seen.mask_owner[mask]]
    taken.sort(key=lambda mask: table.mask_owner[mask] == seen.active)
    return [{"seat": int(table.mask_owner[mask]), "value": int(seen.mask_value[mask])} for mask in taken]


def scratch_table(seen: State) -> State:
    """A copy of what the rules of reactions, discs and masks read and change; it records no events."""
    scratch = SimpleNamespace(
        players=seen.players,
        players_count=int(seen.players_count),
        active=int(seen.active),
        dalang=int(seen.dalang),
        shown=int(seen.shown),
        priest_disc=[int(owner) for owner in seen.priest_disc],
        prince_disc=[int(owner) for owner in seen.prince_disc],
        seal=[int(owner) for owner in seen.seal],
        masks_count=int(seen.masks_count),
        mask_value=seen.mask_value,
        mask_owner=[int(owner) for owner in seen.mask_owner],
        events=SimpleNamespace(silent=True),
    )
    return cast(State, scratch)


def stack_count(seen: State, seat: int, island: int) -> int:
    return int(seen.players[seat].stacks[island].count)
