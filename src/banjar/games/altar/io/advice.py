"""Advice: what an action brings, prevents and costs, from what the seat to move has seen.

Numbers are those of the rules or of the heuristic. What others hold is never told: without a memory aid nobody may look
it up (A4.4).
"""

from __future__ import annotations

from collections.abc import Iterator

from banjar.core.advice import Advice, brings, costs, prevents
from banjar.games.altar.ai import heuristic
from banjar.games.altar.io.preview import demon_preview, farmers_cost, price, sole_majority, take_preview
from banjar.games.altar.io.text import GOOD_NAMES, HAND_NAMES, KIND_NAMES
from banjar.games.altar.rules import take
from banjar.games.altar.rules.actions import ActionId, decode
from banjar.games.altar.rules.box import (
    GOODS,
    HAND_KINDS,
    LEAST_MAJORITY,
    ROWS,
    SACRIFICE_PRICE,
    SHRINE_COST,
    SHRINE_POINTS,
    Kind,
)
from banjar.games.altar.rules.state import Phase, State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

worth_now = from_python(heuristic.worth_now)
good_worth = from_python(heuristic.good_worth)
held = from_python(heuristic.held)
reward_units = from_python(heuristic.reward_units)
best_rival = from_python(heuristic.best_rival)
lead_in_scoring = from_python(heuristic.lead_in_scoring)
lead_in_points = from_python(heuristic.lead_in_points)
purchase = from_python(heuristic.purchase)
is_open = from_python(take.is_open)

MAX_SENTENCES = 3
NOTICEABLE = 0.1  # points: smaller differences are not worth a word


def advice(seen: State, action: int) -> list[Advice]:
    """The sentences for an offered action, the most important first."""
    return list(sentences(seen, int(seen.to_move), action))[:MAX_SENTENCES]


def sentences(seen: State, seat: int, action: int) -> Iterator[Advice]:
    match decode(action):
        case ActionId.BUY, {"good": good}:
            yield from bought(seen, seat, good)
        case ActionId.BUY_NOTHING, _:
            yield saved(seen, seat)
        case ActionId.PLAY_STONEMASON, _:
            yield from played(seen, seat, Kind.STONEMASON, 1, 0)
        case ActionId.PLAY_PRIEST, _:
            yield from played(seen, seat, Kind.PRIEST, 1, 0)
            yield from demon_moved(seen)
        case ActionId.PLAY_SHRINE, _:
            yield from shrine_played(seen, seat)
        case ActionId.PLAY_FARMERS, {"kind": kind, "extra": extra}:
            yield from played(seen, seat, kind, extra + 1, farmers_cost(extra + 1))
        case ActionId.RETURN_SHRINE, _:
            yield brings("return-shrine", price=SHRINE_COST)
        case ActionId.LAY | ActionId.HIDE | ActionId.OFFER, {"good": good}:
            yield from sacrificed(seen, seat, good)
        case ActionId.TAKE, {"row": row}:
            yield from taken(seen, seat, row)
        case ActionId.LOOK, _:
            yield brings("look")
        case ActionId.DECLINE_LOOK, _:
            yield brings("no-look")
        case ActionId.KEEP, {"depth": depth}:
            yield from kept(seen, seat, int(seen.altar.cards[seen.altar.count - 1 - depth]))
        case ActionId.REWARD_POINTS, _:
            yield brings("points-count")
        case ActionId.REWARD_STONES, _:
            yield stones_chosen(seen, seat)
        case ActionId.SUBSTITUTE, {"good": good}:
            yield worth(seen, seat, good)
        case ActionId.DECLINE_SUBSTITUTE, _:
            yield brings("decline")


def worth(seen: State, seat: int, good: int) -> Advice:
    """A5.1: what a card of the good is likely to be worth at the end."""
    return brings("worth", good=GOOD_NAMES[good], points=round(worth_now(seen, seat, good)))


def paid(seen: State, seat: int, stones: int) -> Iterator[Advice]:
    if stones > 0:
        yield costs("stones", count=stones, left=int(seen.players[seat].stones) - stones)


def bought(seen: State, seat: int, good: int) -> Iterator[Advice]:
    """A3.1"""
    cost = int(price(seen.players[seat], good))
    yield worth(seen, seat, good)
    if cost < SACRIFICE_PRICE:
        yield brings("cheaper", good=GOOD_NAMES[good], count=SACRIFICE_PRICE - cost)
    yield from paid(seen, seat, cost)


def saved(seen: State, seat: int) -> Advice:
    """A3.1: why not to buy."""
    player = seen.players[seat]
    stones = int(player.stones)
    affordable = [good for good in range(GOODS) if seen.supply[good] > 0 and int(price(player, good)) <= stones]
    if not affordable:
        return brings("cannot-buy")
    if player.hand[Kind.SHRINE] > 0:
        return brings("save-for-shrine", price=SHRINE_COST, stones=stones)
    best = max(affordable, key=lambda good: purchase(seen, seat, ActionId.BUY + good))
    return brings("not-worth", good=GOOD_NAMES[best], count=int(price(player, best)))


def played(seen: State, seat: int, kind: int, count: int, cost: int) -> Iterator[Advice]:
    """A3.2 to A3.5: what the cards bring when they are scored, and what they change for others."""
    before = int(seen.players[seat].in_play[kind])
    units = int(reward_units(seen, seat, kind, before + count))
    row = scoring_row(seen, kind)
    if row is None:
        yield brings("scored", card=HAND_NAMES[kind], count=units)
    else:
        yield brings("scored-now", card=HAND_NAMES[kind], count=units, row=row)
    yield from majority_won(seen, seat, kind, before + count)
    if kind < GOODS:
        yield from price_lowered(seen, seat, kind, count)
    yield from paid(seen, seat, cost)


def majority_won(seen: State, seat: int, kind: int, count: int) -> Iterator[Advice]:
    """A3.18"""
    leader = int(sole_majority(seen, kind))
    if leader == seat:
        return
    rival = int(best_rival(seen, seat, kind))
    if leader != NOBODY and count >= rival:
        yield prevents("majority-of", {"player": [leader]}, card=HAND_NAMES[kind])
    elif count >= LEAST_MAJORITY and count > rival:
        yield brings("majority", card=HAND_NAMES[kind])


def price_lowered(seen: State, seat: int, kind: int, count: int) -> Iterator[Advice]:
    """A3.1"""
    now = int(price(seen.players[seat], kind))
    if now > 0:
        yield brings("price", good=GOOD_NAMES[kind], count=max(0, now - count), price=now)


def scoring_row(seen: State, kind: int) -> int | None:
    """A3.15: an open row in which taking a card uncovers one of this kind."""
    if seen.demon and kind == Kind.PRIEST:
        return None  # the demon moves first
    for row in range(ROWS):
        cards = seen.rows[row]
        if cards.count > 1 and cards.cards[cards.count - 2] == kind and is_open(seen, row):
            return row
    return None


def demon_moved(seen: State) -> Iterator[Advice]:
    """A7.2, A7.3"""
    found = demon_preview(seen)
    if found:
        yield prevents("demon", row=found["demon_row"])


def shrine_played(seen: State, seat: int) -> Iterator[Advice]:
    """A3.4, A3.8, A5.2"""
    goods = seen.players[seat].goods
    yield brings("shrine", points=SHRINE_POINTS)
    most = max(range(GOODS), key=lambda good: int(goods[good]))
    if goods[most] > 0:
        yield brings("sacrifice", good=GOOD_NAMES[most], count=int(goods[most]))
    yield from paid(seen, seat, SHRINE_COST)


def sacrificed(seen: State, seat: int, good: int) -> Iterator[Advice]:
    """A3.7 to A3.9, A5.1"""
    given = int(seen.phase != Phase.OFFER)
    left = int(seen.players[seat].goods[good]) - given
    if left > 0:
        yield brings("raises", good=GOOD_NAMES[good], count=left)
    else:
        yield brings("least", good=GOOD_NAMES[good])
    lowered = held_down(seen, seat, good)
    if lowered is not None:
        yield prevents("holds-down", good=GOOD_NAMES[lowered])
    yield costs("gives-card", good=GOOD_NAMES[good]) if given else costs("from-supply")


def held_down(seen: State, seat: int, good: int) -> int | None:
    """The good that loses most by it among those of which others have more than the seat."""
    losses = {}
    for other in range(GOODS):
        rivals = [held(seen, seat, rival, other) for rival in range(seen.players_count) if rival != seat]
        excess = max(rivals) - held(seen, seat, seat, other)
        drop = worth_now(seen, seat, other) - good_worth(seen, seat, other, good, 1.0)
        if other != good and excess > 0 and drop * excess > NOTICEABLE:
            losses[other] = drop * excess
    return max(losses, key=lambda other: losses[other]) if losses else None


def taken(seen: State, seat: int, row: int) -> Iterator[Advice]:
    """A3.12 to A3.18"""
    found = take_preview(seen, row)
    if found["ends_game"]:
        yield brings("ends-ahead" if lead_in_points(seen, seat) > 0 else "ends-behind")
        return
    if found["is_last"] and found["scores"] is not None:
        yield from scored(seen, seat, row)
    elif found["frees"] is not None and not found["is_last"]:
        yield brings("then", card=found["frees"])
    card = found["takes"]
    yield brings("take-card", card=card, count=int(seen.players[seat].in_play[KIND_NAMES.index(card)]))


def scored(seen: State, seat: int, row: int) -> Iterator[Advice]:
    """A3.15 to A3.18: the seat's own gain, what it spares the seat, and what others get."""
    found = take_preview(seen, row)
    own = [gain for gain in found["scores"] if gain["seat"] == seat]
    others = [gain for gain in found["scores"] if gain["seat"] != seat]
    if own:
        yield brings("score", card=found["frees"], what=reward_name(own[0]["what"]), count=own[0]["amount"])
    elif not others:
        yield prevents("score-nobody", card=found["frees"])
    yield from worse_row(seen, seat, row)
    if others:
        most = max(others, key=lambda gain: gain["amount"])
        what = reward_name(most["what"])
        yield costs("score-others", {"player": [most["seat"]]}, what=what, count=most["amount"])


def worse_row(seen: State, seat: int, row: int) -> Iterator[Advice]:
    """Another row whose scoring would serve a rival and not the seat."""
    leads = {}
    for other in range(ROWS):
        count = int(seen.rows[other].count)
        if other != row and count > 1 and is_open(seen, other):
            kind = int(seen.rows[other].cards[count - 2])
            if kind < HAND_KINDS:
                leads[other] = lead_in_scoring(seen, seat, kind)
    if not leads:
        return
    worst = min(leads, key=lambda other: leads[other])
    gains = take_preview(seen, worst)["scores"] or []
    rivals = [gain for gain in gains if gain["seat"] != seat]
    if leads[worst] < -NOTICEABLE and rivals:
        most = max(rivals, key=lambda gain: gain["amount"])
        card = KIND_NAMES[seen.rows[worst].cards[seen.rows[worst].count - 2]]
        yield prevents("other-row", {"player": [most["seat"]]}, row=worst, card=card)


def reward_name(what: str) -> str:
    """The name of a gain in messages: stones, points, points_or_stones, or cards."""
    return what if what in ("stones", "points", "points_or_stones") else "cards"


def kept(seen: State, seat: int, good: int) -> Iterator[Advice]:
    """A6.4"""
    yield worth(seen, seat, good)
    if seen.players[seat].goods[good] > 0:
        yield costs("altar-less", good=GOOD_NAMES[good])


def stones_chosen(seen: State, seat: int) -> Advice:
    """A3.16"""
    player = seen.players[seat]
    if player.hand[Kind.SHRINE] > 0 and player.stones < SHRINE_COST:
        return brings("stones-for-shrine", price=SHRINE_COST)
    return brings("stones-later")
