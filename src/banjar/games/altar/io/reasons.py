"""Reasons why the seat to move cannot use something on the table now, from what it has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from banjar.core.reason import Reason
from banjar.games.altar.io.preview import price
from banjar.games.altar.io.text import GOOD_NAMES
from banjar.games.altar.rules.actions import ActionId, decode
from banjar.games.altar.rules.box import SHRINE_COST, Kind
from banjar.games.altar.rules.state import Phase, State

SCORING = (Phase.SHRINE_REWARD, Phase.SUBSTITUTE)
FROM_SUPPLY = {Phase.BUY: ActionId.BUY, Phase.OFFER: ActionId.OFFER, Phase.SUBSTITUTE: ActionId.SUBSTITUTE}
FROM_GOODS = {Phase.LAY: ActionId.LAY, Phase.HIDE: ActionId.HIDE}


def reasons(seen: State, offered: Sequence[int]) -> list[Reason]:
    """Reasons by target: `offer`, `hand`, `supply`, `goods` and `altar`.

    A second word names one of them: `offer 2` (the row), `hand shrine`, `supply rice`. `offer` alone means the cards
    above the free ones.
    """
    parts = (
        in_offer(seen),
        in_hand(seen, offered),
        in_supply(seen, offered),
        among_goods(seen, offered),
        at_altar(seen),
    )
    return [reason for part in parts for reason in part]


def goods_of(group: ActionId, offered: Sequence[int]) -> set[int]:
    """The goods that the offered actions of a group are about."""
    return {decode(action).parameters["good"] for action in offered if decode(action).type is group}


def is_own_turn(seen: State) -> bool:
    """Whether the seat to move is the active one; seats also decide in other players' turns."""
    return bool(seen.to_move == seen.active)


def in_offer(seen: State) -> Iterator[Reason]:
    """A3.12, A7.3: only the bottom card of a row is free, and none in the demon's row."""
    if seen.phase == Phase.TAKE:
        yield Reason("offer", "not-free")
        if seen.demon:
            yield Reason(f"offer {int(seen.demon_row)}", "demon")
    elif seen.phase in (Phase.LOOK, Phase.KEEP):
        yield Reason("offer", "offer-oracle")
    else:
        yield Reason("offer", "offer-scoring" if seen.phase in SCORING and is_own_turn(seen) else "offer-phase")


def in_hand(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """A3.2 to A3.6: a shrine may be too expensive; every other card in hand can be played."""
    if seen.phase == Phase.BUY:
        yield Reason("hand", "hand-buy")
    elif seen.phase == Phase.PLAY:
        player = seen.players[seen.to_move]
        if player.hand[Kind.SHRINE] > 0 and not {ActionId.PLAY_SHRINE, ActionId.RETURN_SHRINE} & set(offered):
            yield Reason("hand shrine", "too-dear", {"price": SHRINE_COST, "stones": int(player.stones)})
    else:
        yield Reason("hand", "hand-phase" if is_own_turn(seen) else "hand-turn")


def in_supply(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """A3.1, A3.9, A3.19: the supply has run out, or the price is more than the seat's stones."""
    group = FROM_SUPPLY.get(Phase(seen.phase))
    if group is None:
        yield Reason("supply", "supply-hide" if seen.phase == Phase.HIDE else "supply-phase")
        return
    player, possible = seen.players[seen.to_move], goods_of(group, offered)
    for good, name in enumerate(GOOD_NAMES):
        if good in possible:
            continue
        if seen.supply[good] == 0:
            yield Reason(f"supply {name}", "none-left", {"good": name})
        else:
            values: dict[str, str | int] = {
                "good": name,
                "price": int(price(player, good)),
                "stones": int(player.stones),
            }
            yield Reason(f"supply {name}", "price", values)


def among_goods(seen: State, offered: Sequence[int]) -> Iterator[Reason]:
    """A3.7 to A3.9: players can only lay goods that they have."""
    group = FROM_GOODS.get(Phase(seen.phase))
    if group is None:
        yield Reason("goods", "goods-offer" if seen.phase == Phase.OFFER else "goods")
        return
    possible = goods_of(group, offered)
    for good, name in enumerate(GOOD_NAMES):
        if good not in possible:
            yield Reason(f"goods {name}", "goods-none", {"good": name})


def at_altar(seen: State) -> Iterator[Reason]:
    """A4.2, A6.4: only an oracle allows a look at the altar's cards."""
    if seen.phase in FROM_GOODS:
        yield Reason("altar", "altar-lay")
    elif seen.phase == Phase.OFFER:
        yield Reason("altar", "altar-offer")
    elif seen.phase not in (Phase.LOOK, Phase.KEEP):
        yield Reason("altar", "altar")
