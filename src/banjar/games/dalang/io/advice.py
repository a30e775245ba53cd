"""Advice: what an action brings, prevents and costs, from what the seat to move has seen.

What lies in a stack is never told, not even in the player's own (B10.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from banjar.core.advice import Advice, brings, costs, prevents
from banjar.games.dalang.ai import heuristic
from banjar.games.dalang.io.preview import (
    arrival,
    asked_about,
    cards_saved,
    contest_preview,
    disc_holder,
    has_disc,
    most_given,
    most_taken,
    seat_or_none,
    won,
)
from banjar.games.dalang.io.text import ISLAND_NAMES, KIND_NAMES
from banjar.games.dalang.rules import contest
from banjar.games.dalang.rules.actions import ActionId, decode
from banjar.games.dalang.rules.box import (
    COURT_KINDS,
    ISLANDS,
    KEPT_FROM_BOTTOM,
    PAIR_ISLANDS,
    SEAL_VALUE,
    Kind,
)
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

has_ticket = from_python(heuristic.has_ticket)
disc_worth = from_python(heuristic.disc_worth)
can_go = from_python(heuristic.can_go)
most_shown = from_python(contest.most_shown)

MAX_SENTENCES = 3
COURTIERS = (Kind.PRIEST, Kind.PRINCE)
LITTLE = 1  # cards: with so few in hand fleeing costs next to nothing


def advice(seen: State, action: int) -> list[Advice]:
    """The sentences for an offered action, the most important first."""
    return list(sentences(seen, int(seen.to_move), action))[:MAX_SENTENCES]


def sentences(seen: State, seat: int, action: int) -> Iterator[Advice]:
    match decode(action):
        case ActionId.END_TURN, _:
            yield brings("end", count=int(seen.players[seat].hand_count))
        case ActionId.WARRIOR, {"spared": spared}:
            yield from warrior(seen, seat, spared)
        case ActionId.PARRY, _:
            yield brings("stays", count=int(seen.players[seat].hand_count) - 1)
            yield costs("card", card=KIND_NAMES[Kind.WARRIOR])
        case ActionId.FLEE, _:
            yield flight(seen, seat)
        case ActionId.FORCE, _:
            yield prevents("ends-turn", {"player": [int(seen.active)]})
            yield brings("draws")
            yield costs("card", card=KIND_NAMES[int(seen.card)])
        case ActionId.NO_FORCE, _:
            yield no_second(seen, seat)
        case ActionId.SCHOLAR | ActionId.ARTIST | ActionId.JOIN, _:
            yield from exchanger(seen, seat, exchanging_kind(seen, action))
        case ActionId.PASS, _:
            yield from passing(seen, seat)
        case ActionId.DONE, _:
            yield brings("enough-cards" if seen.phase == Phase.EXCHANGE_CARDS else "enough-stacks")
        case ActionId.PUT, {"kind": kind, "island": island}:
            yield from put(seen, seat, kind, island)
        case ActionId.TAKE, {"island": island}:
            yield brings("take", island=ISLAND_NAMES[island])
        case ActionId.EXCHANGE, {"kind": kind}:
            yield exchanged(seen, seat, kind)
        case ActionId.PRIEST, {"extra": extra}:
            yield from contested(seen, seat, Kind.PRIEST, extra + 1)
        case ActionId.PRINCE, {"extra": extra}:
            yield from contested(seen, seat, Kind.PRINCE, extra + 1)
        case ActionId.SHOW, {"extra": extra}:
            yield from overbid(seen, seat, extra + 1)
        case ActionId.DALANG, {"pair": pair, "end": end}:
            yield from journey(seen, seat, PAIR_ISLANDS[2 * pair + end])
        case ActionId.BLOCK, {"pair": pair}:
            yield from blocked(seen, seat)
            yield costs("card", card=KIND_NAMES[COURT_KINDS + pair])
        case ActionId.STOW, {"kind": kind}:
            yield stowed(seen, seat, kind)


def exchanging_kind(seen: State, action: int) -> int:
    if decode(action).type is ActionId.JOIN:
        return int(seen.card)
    return Kind.SCHOLAR if decode(action).type is ActionId.SCHOLAR else Kind.ARTIST


def warrior(seen: State, seat: int, spared: int) -> Iterator[Advice]:
    """B4: who is driven away, and before what."""
    challenged = {"players": asked_about(seen, seat, spared)}
    player = seen.players[seat]
    kinds = [kind for kind in COURTIERS if int(most_shown(player, kind)) > 0 and disc_worth(seen, seat, kind) > 0]
    goals = [goal for goal in range(ISLANDS) if is_goal(seen, seat, goal)]
    if not challenged["players"]:
        yield brings("nobody")
    elif kinds:
        yield prevents("before-contest", challenged, card=KIND_NAMES[kinds[0]])
    elif goals:
        yield prevents("before-journey", challenged, island=ISLAND_NAMES[goals[0]])
    else:
        yield prevents("drives-away", challenged)
    yield costs("card", card=KIND_NAMES[Kind.WARRIOR])


def is_goal(seen: State, seat: int, goal: int) -> bool:
    """Whether the seat can travel there and has a disc there."""
    return goal != int(seen.dalang) and bool(has_disc(seen, seat, goal)) and bool(can_go(seen, seat, goal))


def flight(seen: State, seat: int) -> Advice:
    """B4.3"""
    player = seen.players[seat]
    if player.hand[Kind.WARRIOR] == 0:
        return costs("must-flee", count=int(cards_saved(player)))
    return brings("little-to-lose") if player.hand_count <= LITTLE else brings("saves-warrior")


def no_second(seen: State, seat: int) -> Advice:
    """B5.4"""
    card = KIND_NAMES[int(seen.card)]
    return brings("keeps-second" if seen.players[seat].hand[int(seen.card)] > 0 else "no-second", card=card)


def exchanger(seen: State, seat: int, kind: int) -> Iterator[Advice]:
    """B5.1, B5.2"""
    if kind == Kind.ARTIST:
        yield brings("new-cards", count=int(most_given(seen.players[seat])))
    else:
        yield brings("stack-cards", count=int(most_taken(seen, seat)))
    if seat == int(seen.active) and not has_ticket(seen, seat):
        yield brings("seeks-journey")
    yield costs("card", card=KIND_NAMES[kind])


def passing(seen: State, seat: int) -> Iterator[Advice]:
    """B5.3, B6.2, B7.2"""
    hand = seen.players[seat].hand
    if seen.phase == Phase.CONTEST:
        can_show = int(hand[int(seen.card)]) > int(seen.shown)
        yield brings("hides-hand" if can_show else "too-few", card=KIND_NAMES[int(seen.card)], count=int(seen.shown))
    elif seen.phase == Phase.BLOCK:
        yield from unblocked(seen, seat)
    elif hand[int(seen.card)] > 0:
        yield brings("keeps-card", card=KIND_NAMES[int(seen.card)])
    else:
        yield brings("no-card", card=KIND_NAMES[int(seen.card)])


def unblocked(seen: State, seat: int) -> Iterator[Advice]:
    """B7.2, B8: the journey does no harm, or cannot be stopped."""
    masks = arrival(seen, seat, int(seen.goal))["masks"]
    own = [mask["value"] for mask in masks if mask["seat"] == seat]
    if own:
        yield brings("own-mask", value=own[0])
    elif not masks:
        yield brings("no-masks", island=ISLAND_NAMES[int(seen.goal)])
    elif any(seen.players[seat].hand[COURT_KINDS + pair] > 0 for pair in pairs_naming(int(seen.goal))):
        yield brings("keeps-dalang")
    else:
        yield brings("cannot-block", island=ISLAND_NAMES[int(seen.goal)])


def pairs_naming(island: int) -> list[int]:
    """B7.2: the pairs of islands that include this one."""
    return [place // 2 for place, named in enumerate(PAIR_ISLANDS) if named == island]


def put(seen: State, seat: int, kind: int, island: int) -> Iterator[Advice]:
    """B4.3, B5.1: what the card is for at that island, and whether it survives a scoring there."""
    values = {"card": KIND_NAMES[kind], "island": ISLAND_NAMES[island]}
    goals = [goal for goal in goals_of(kind) if goal != island and has_disc(seen, seat, goal)]
    if goals:
        yield brings("ticket", **values, goal=ISLAND_NAMES[goals[0]])
    elif kind in COURTIERS and int(disc_holder(seen, kind, island)) != seat:
        yield brings("contest-there", **values)
    else:
        yield brings("useful-there", **values)
    if int(seen.players[seat].stacks[island].count) < KEPT_FROM_BOTTOM:
        yield brings("survives", kept=KEPT_FROM_BOTTOM)


def goals_of(kind: int) -> tuple[int, ...]:
    """B1.2: the islands a Dalang card names; none for other cards."""
    pair = kind - COURT_KINDS
    return PAIR_ISLANDS[2 * pair : 2 * pair + 2] if pair >= 0 else ()


def exchanged(seen: State, seat: int, kind: int) -> Advice:
    """B5.2: why this card can go."""
    card = KIND_NAMES[kind]
    if kind in COURTIERS and int(disc_holder(seen, kind, int(seen.dalang))) == seat:
        return brings("disc-is-own", card=card)
    return brings("least-use", card=card)


def contested(seen: State, seat: int, kind: int, shown: int) -> Iterator[Advice]:
    """B6.1 to B6.5"""
    yield from disc_won(contest_preview(seen, seat, kind, shown), kind, int(seen.dalang))
    yield costs("contest", card=KIND_NAMES[kind], count=shown)


def disc_won(found: dict[str, Any], kind: int, island: int) -> Iterator[Advice]:
    values = {"card": KIND_NAMES[kind], "island": ISLAND_NAMES[island]}
    if found["seal"]:
        yield brings("seal", **values, points=SEAL_VALUE)
    else:
        yield brings("disc", **values)
    if found["seal"] and found["seal_of"] is not None:
        yield prevents("seal-of", {"player": [found["seal_of"]]}, points=SEAL_VALUE)
    elif found["disc_of"] is not None:
        yield prevents("disc-of", {"player": [found["disc_of"]]})


def overbid(seen: State, seat: int, shown: int) -> Iterator[Advice]:
    """B6.2: the disc for the seat, and not for whoever leads."""
    kind, leader = int(seen.card), int(seen.leader)
    if int(disc_holder(seen, kind, int(seen.dalang))) == seat:
        yield brings("keeps-disc", card=KIND_NAMES[kind], island=ISLAND_NAMES[int(seen.dalang)])
    else:
        yield from list(disc_won(contest_preview(seen, seat, kind, shown), kind, int(seen.dalang)))[:1]
    if leader != NOBODY:
        is_seal = won(seen, leader, kind)["seal"]
        yield prevents("leader-seal" if is_seal else "leader-disc", {"player": [leader]}, points=SEAL_VALUE)
    yield costs("shows", card=KIND_NAMES[kind], count=shown)


def journey(seen: State, seat: int, goal: int) -> Iterator[Advice]:
    """B7, B8"""
    found = arrival(seen, seat, goal)
    own = [mask["value"] for mask in found["masks"] if mask["seat"] == seat]
    others = [mask for mask in found["masks"] if mask["seat"] != seat]
    if own:
        yield brings("mask", island=ISLAND_NAMES[goal], value=own[0])
    else:
        yield brings("picks-up", island=ISLAND_NAMES[goal], count=found["picked_up"])
    if found["ends_game"]:
        yield brings("ends-game")
    if others:
        yield costs("mask-of", {"player": [others[0]["seat"]]}, value=others[0]["value"])
    if found["lost"]:
        yield costs("loses", count=found["lost"])


def blocked(seen: State, seat: int) -> Iterator[Advice]:
    """B7.2: what the active player does not get."""
    active = seat_or_none(seen.active)
    masks = [mask for mask in arrival(seen, seat, int(seen.goal))["masks"] if mask["seat"] == active]
    if masks and active is not None:
        yield prevents("stops-mask", {"player": [active]}, island=ISLAND_NAMES[int(seen.goal)], value=masks[0]["value"])
    else:
        yield prevents("stops-journey", island=ISLAND_NAMES[int(seen.goal)])


def stowed(seen: State, seat: int, kind: int) -> Advice:
    """B7.3, B8.3"""
    place = int(seen.players[seat].stacks[int(seen.dalang)].count) + 1
    if place <= KEPT_FROM_BOTTOM:
        return brings("comes-back", card=KIND_NAMES[kind], kept=KEPT_FROM_BOTTOM)
    return brings("on-top", card=KIND_NAMES[kind])
