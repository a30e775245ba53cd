"""What a choice costs and brings, told before it is made, from what the seat has seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from banjar.games.altar.io.text import GOOD_NAMES, HAND_NAMES, KIND_NAMES
from banjar.games.altar.rules import buy, oracle, play, scoring_phase
from banjar.games.altar.rules.actions import FARMER_COUNTS, ActionId
from banjar.games.altar.rules.box import GOODS, HAND_KINDS, HAND_SIZE, ROW_LENGTH, SHRINE_COST, Kind
from banjar.games.altar.rules.events import EventType
from banjar.games.altar.rules.state import EVENTS_PER_DECISION, Phase, Player, State
from banjar.kernel.event_buffer import NOBODY, EventRecord
from banjar.kernel.from_python import from_python
from banjar.kernel.stack import Stack

price = from_python(buy.price)
looked_at = from_python(oracle.looked_at)
move_demon = from_python(play.move_demon)
sole_majority = from_python(scoring_phase.sole_majority)
reward = from_python(scoring_phase.reward)
score_free_card = from_python(scoring_phase.score_free_card)
choose_shrine_reward = from_python(scoring_phase.choose_shrine_reward)
choose_substitute = from_python(scoring_phase.choose_substitute)

REWARDS = {EventType.GAINED_STONES: "stones", EventType.GAINED_POINTS: "points"}


def prices(seen: State, seat: int | None) -> dict[str, int] | None:
    """A3.1, A3.4: what each good and a shrine cost the seat; spectators pay nothing."""
    if seat is None:
        return None
    goods = {name: int(price(seen.players[seat], good)) for good, name in enumerate(GOOD_NAMES)}
    return {**goods, "shrine": SHRINE_COST}


def majorities(seen: State) -> dict[str, int | None]:
    """A3.18: who alone has the most cards of a kind in play, and at least two."""
    leaders = [int(sole_majority(seen, kind)) for kind in range(HAND_KINDS)]
    return {HAND_NAMES[kind]: None if leader == NOBODY else leader for kind, leader in enumerate(leaders)}


def preview(seen: State, action: int) -> dict[str, Any]:
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
        return reward_preview(seen, action == ActionId.REWARD_POINTS)
    if ActionId.SUBSTITUTE <= action < ActionId.DECLINE_SUBSTITUTE:
        return {"supply_after": int(seen.supply[action - ActionId.SUBSTITUTE]) - 1}
    return {}


def play_preview(seen: State, player: Player, action: int) -> dict[str, Any]:
    """A3.2 to A3.5: the stones left, what a farmer's good costs from then on, where the demon goes (A7.2)."""
    if action == ActionId.PLAY_SHRINE:
        return {"stones_after": int(player.stones) - SHRINE_COST}
    if action >= ActionId.PLAY_FARMERS:
        kind, extra = divmod(action - ActionId.PLAY_FARMERS, FARMER_COUNTS)
        with_farmers = scratch_player(player)
        with_farmers.in_play[kind] += extra + 1
        return {"stones_after": int(player.stones) - extra, "price_after": int(price(with_farmers, kind))}
    after: dict[str, Any] = {"stones_after": int(player.stones)}
    if action == ActionId.PLAY_PRIEST and seen.demon:
        table = scratch_table(seen)
        move_demon(table)
        after["demon_row"] = int(table.demon_row)
    return after


def take_preview(seen: State, row: int) -> dict[str, Any]:
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


def reward_preview(seen: State, in_points: bool) -> dict[str, Any]:
    """A3.16, A3.18"""
    table, seat = scratch_table(seen), int(seen.to_move)
    what = "points" if in_points else "stones"
    before = getattr(table.players[seat], what)
    reward(table, seat, Kind.SHRINE.value, in_points, sole_majority(table, Kind.SHRINE.value))
    after = getattr(table.players[seat], what)
    return {"amount": after - before, f"{what}_after": after}


def gains(seen: State, kind: int) -> list[dict[str, Any]]:
    """A3.15 to A3.19: who would gain what if a card of this kind were scored now, by the rules themselves.

    Clockwise from the active player. Where players may choose, they take what they can get.
    """
    table = scratch_table(seen)
    table.last_row = 0
    table.rows = [cast(Stack, SimpleNamespace(cards=[kind], count=1))]
    score_free_card(table)
    while table.phase in (Phase.SHRINE_REWARD, Phase.SUBSTITUTE):
        if table.phase == Phase.SHRINE_REWARD:
            choose_shrine_reward(table, ActionId.REWARD_POINTS)
        else:
            other = next(good for good in range(GOODS) if table.supply[good] > 0)
            choose_substitute(table, ActionId.SUBSTITUTE + other)
    found: dict[tuple[int, str], int] = {}
    for event in table.events.records[: table.events.count]:
        if event.type in (EventType.GAINED_GOOD, *REWARDS):
            key = (event.seat, gained(event, kind))
            found[key] = found.get(key, 0) + (1 if event.type == EventType.GAINED_GOOD else event.amount)
    order = {(int(seen.active) + step) % int(seen.players_count): step for step in range(seen.players_count)}
    gaining = sorted(found, key=lambda key: order[key[0]]) if kind >= GOODS else found
    return [{"seat": seat, "what": what, "amount": found[seat, what]} for seat, what in gaining]


def gained(event: EventRecord, kind: int) -> str:
    if event.type == EventType.GAINED_GOOD:
        return "substitute" if event.amount else GOOD_NAMES[event.card]
    return "points_or_stones" if kind == Kind.SHRINE else REWARDS[EventType(event.type)]


def scratch_player(player: Player) -> Player:
    """What the rules of scoring look at and change in a player, to try them on."""
    scratch = SimpleNamespace(
        stones=int(player.stones),
        points=int(player.points),
        in_play=[int(count) for count in player.in_play],
        goods=[int(count) for count in player.goods],
        goods_count=int(player.goods_count),
        open_goods=[int(count) for count in player.open_goods],
    )
    return cast(Player, scratch)


def scratch_table(seen: State) -> State:
    """What they look at and change on the table, with events to read from."""
    records = [SimpleNamespace() for _ in range(2 * EVENTS_PER_DECISION)]
    scratch = SimpleNamespace(
        players=[scratch_player(seen.players[seat]) for seat in range(seen.players_count)],
        players_count=int(seen.players_count),
        active=int(seen.active),
        to_move=int(seen.to_move),
        phase=int(seen.phase),
        step=0,
        turn=int(seen.turn),
        supply=[int(count) for count in seen.supply],
        demon=bool(seen.demon),
        demon_row=int(seen.demon_row),
        events=SimpleNamespace(records=records, count=0, revealed=False, shuffled=0, silent=False),
    )
    return cast(State, scratch)
