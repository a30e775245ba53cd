"""What a choice costs and brings, told before it is made, from what the seat has seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from banjar.games.dalang.io.text import KIND_NAMES
from banjar.games.dalang.rules import contest, mask, reaction, turn
from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import (
    IDLE_ROUNDS,
    ISLANDS,
    KEPT_FROM_BOTTOM,
    KINDS,
    MOST_EXCHANGED,
    MOST_SPREAD,
    PAIR_ISLANDS,
    Kind,
)
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

turn_to_next_reactor = from_python(reaction.turn_to_next_reactor)
award_disc = from_python(contest.award_disc)
disc_lies_with = from_python(mask.disc_lies_with)
award_masks = from_python(mask.award_masks)
masks_left = from_python(mask.masks_left)
is_idle = from_python(turn.is_idle)

STOWED_WITH_THE_LAST = 2


def preview(seen: State, action: int) -> dict[str, Any]:
    """What follows from an offered action, as far as the seat to move can know it; JSON-able."""
    seat = int(seen.to_move)
    hand = int(seen.players[seat].hand_count)
    if action == ActionId.END_TURN:
        return {"ends_game": True} if ends_by_itself(seen) else {}
    if action < ActionId.PARRY:
        return {"challenged": asked_about(seen, seat, action - ActionId.WARRIOR)}
    if action == ActionId.PARRY or ActionId.BLOCK <= action < ActionId.STOW:
        return {"hand_after": hand - 1}
    if action == ActionId.FLEE:
        return {"saved": min(MOST_SPREAD, hand), "lost": max(0, hand - MOST_SPREAD)}
    if action == ActionId.FORCE:
        return {"drawn": 1}  # B5.4: at least the card just played can be drawn
    if action in (ActionId.SCHOLAR, ActionId.ARTIST, ActionId.JOIN):
        return exchange_preview(seen, seat, action)
    if action == ActionId.PASS:
        return pass_preview(seen)
    if action == ActionId.DONE:
        return {"drawn": int(seen.exchanged)} if seen.phase == Phase.EXCHANGE_CARDS else {}
    if ActionId.PUT <= action < ActionId.EXCHANGE:
        return {"stack": stack_count(seen, seat, (action - ActionId.PUT) % ISLANDS)}
    if ActionId.PRIEST <= action < ActionId.DALANG:
        return contest_preview(seen, seat, action)
    if ActionId.DALANG <= action < ActionId.BLOCK:
        goal = PAIR_ISLANDS[action - ActionId.DALANG]
        return {"asked": asked_about(seen, seat, NOBODY), **arrival(seen, seat, goal)}
    if action >= ActionId.STOW:
        place = stack_count(seen, seat, int(seen.dalang)) + 1
        return {"place": place, "kept": place <= KEPT_FROM_BOTTOM, **last_card(seen, seat, action - ActionId.STOW)}
    return {}


def last_card(seen: State, seat: int, laid: int) -> dict[str, str]:
    """B3.6: the last card of a hand, which follows by itself."""
    player = seen.players[seat]
    if player.hand_count != STOWED_WITH_THE_LAST:
        return {}
    left = [kind for kind in range(KINDS) for _ in range(player.hand[kind])]
    left.remove(laid)
    return {"follows": KIND_NAMES[left[0]]}


def ends_by_itself(seen: State) -> bool:
    """B9.3: would the game end with this turn?"""
    if seen.turn == seen.turn_limit:
        return True
    return bool(is_idle(seen)) and int(seen.idle_turns) + 1 == IDLE_ROUNDS * int(seen.players_count)


def asked_about(seen: State, after: int, spared: int) -> list[int]:
    """B3.4, B4.1: those who would answer a card, clockwise from a seat as far as the active player."""
    table = scratch_table(seen)
    table.to_move, table.spared = after, spared
    found = []
    while turn_to_next_reactor(table):
        found.append(int(table.to_move))
    return found


def seats_after(seen: State, after: int) -> list[int]:
    """Clockwise from a seat, as far as the active one."""
    count = int(seen.players_count)
    return [(after + step) % count for step in range(1, (int(seen.active) - after - 1) % count + 1)]


def asked_next(seen: State) -> list[int]:
    """B3.4, B3.6: who is still to be asked about the card on the table, after the one who decides now."""
    if seen.to_move == NOBODY or seen.phase == Phase.TURN:
        return []
    if seen.phase == Phase.STOW:
        return [seat for seat in seats_after(seen, int(seen.to_move)) if seen.players[seat].hand_count > 1]
    return asked_about(seen, int(seen.to_move), int(seen.spared))


def room(seen: State) -> int:
    """B4.3, B5.1, B5.2: how many cards may still be put, taken or discarded."""
    if seen.phase == Phase.SPREAD:
        return int(seen.to_spread)
    if seen.phase in (Phase.EXCHANGE_STACKS, Phase.EXCHANGE_CARDS):
        return MOST_EXCHANGED - int(seen.exchanged)
    return 0


def exchange_preview(seen: State, seat: int, action: int) -> dict[str, Any]:
    """B5.1 to B5.3: how many cards can be put and taken, or exchanged, and who may do the same afterwards."""
    kind = {ActionId.SCHOLAR: Kind.SCHOLAR, ActionId.ARTIST: Kind.ARTIST}.get(ActionId(action), int(seen.card))
    hand = min(MOST_EXCHANGED, int(seen.players[seat].hand_count) - 1)
    asked = asked_about(seen, seat, NOBODY)
    if kind == Kind.ARTIST:
        return {"exchanged": hand, "asked": asked}
    lying = sum(stack_count(seen, seat, island) for island in range(ISLANDS) if island != seen.dalang)
    return {"put": hand, "taken": min(MOST_EXCHANGED, lying), "asked": asked}


def pass_preview(seen: State) -> dict[str, Any]:
    """B6.3, B7.3: the last one who passes decides for all; before that nothing is certain."""
    if asked_next(seen):
        return {}
    if seen.phase == Phase.CONTEST:
        return {"winner": int(seen.leader), **won(seen, int(seen.leader), int(seen.card))}
    if seen.phase == Phase.BLOCK:
        return arrival(seen, int(seen.to_move), int(seen.goal))
    return {}


def contest_preview(seen: State, seat: int, action: int) -> dict[str, Any]:
    """B6.1 to B6.5: what comes back to the hand, what the win would bring, and who may still show more."""
    if action >= ActionId.SHOW:
        kind, shown = int(seen.card), action - ActionId.SHOW + 1
    elif action >= ActionId.PRINCE:
        kind, shown = int(Kind.PRINCE), action - ActionId.PRINCE + 1
    else:
        kind, shown = int(Kind.PRIEST), action - ActionId.PRIEST + 1
    return {
        "discarded": 0 if action >= ActionId.SHOW else 1,
        "shown": shown,
        "asked": asked_about(seen, seat, NOBODY),
        **won(seen, seat, kind),
    }


def won(seen: State, winner: int, kind: int) -> dict[str, Any]:
    """B6.3, B6.5, B6.6: who has the disc now, and from whom the winner would get the seal too; None is the supply."""
    island = int(seen.dalang)
    table = scratch_table(seen)
    table.leader, table.card = winner, kind
    award_disc(table)
    disc = seen.priest_disc if kind == Kind.PRIEST else seen.prince_disc
    found: dict[str, Any] = {
        "disc_of": seat_or_none(disc[island]),
        "seal": bool(table.seal[island] != seen.seal[island]),
    }
    if found["seal"]:
        found["seal_of"] = seat_or_none(seen.seal[island])
    return found


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def arrival(seen: State, seat: int, goal: int) -> dict[str, Any]:
    """B7.4, B8, B9.1, B9.3: the masks an arrival brings to whom, and the cards the seat would pick up and lose."""
    table = scratch_table(seen)
    table.dalang = goal
    lying = stack_count(seen, seat, goal)
    if not disc_lies_with(table, table.active):
        return {"masks": [], "ends_turn": False, "ends_game": False, "picked_up": lying, "lost": 0}
    award_masks(table)
    is_last = int(masks_left(table)) == 0  # B9.1: then nobody picks anything up
    kept = 0 if is_last else min(KEPT_FROM_BOTTOM, lying)
    return {
        "masks": awarded(seen, table),
        "ends_turn": True,
        "ends_game": is_last or bool(seen.turn == seen.turn_limit),
        "picked_up": kept,
        "lost": 0 if is_last else lying - kept,
    }


def awarded(seen: State, table: State) -> list[dict[str, int]]:
    """The masks that have changed hands, in the order in which they were taken: the active player's last."""
    taken = [mask for mask in range(seen.masks_count) if table.mask_owner[mask] != seen.mask_owner[mask]]
    taken.sort(key=lambda mask: table.mask_owner[mask] == seen.active)
    return [{"seat": int(table.mask_owner[mask]), "value": int(seen.mask_value[mask])} for mask in taken]


def scratch_table(seen: State) -> State:
    """What the rules of reactions, discs and masks look at and change, to try them on; it writes no events."""
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
