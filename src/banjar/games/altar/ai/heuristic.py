"""The heuristic: the value of an action to a simple, sensible player, in victory points.

It uses only what the seat has seen. The values are rough on purpose, as a player guesses them at the table.
"""

from __future__ import annotations

from banjar.games.altar.rules.actions import FARMER_COUNTS, ActionId, action_type, choice
from banjar.games.altar.rules.box import (
    BEST_VALUE,
    GOODS,
    GOODS_EACH,
    LEAST_MAJORITY,
    MAJORITY_BONUS,
    ROW_LENGTH,
    ROWS,
    SHRINE_COST,
    SHRINE_POINTS,
    Kind,
)
from banjar.games.altar.rules.buy import price, price_with
from banjar.games.altar.rules.play import farmers_cost
from banjar.games.altar.rules.scoring import open_points
from banjar.games.altar.rules.state import Phase, State
from banjar.games.altar.rules.take import cards_to_take, is_open, next_row_ends_game
from banjar.kernel.rule import rule
from banjar.kernel.stack import top, total

CARDS_A_TURN = 1.2  # three farmers at once are rare
STONE_NOW = 0.3  # what a stone is worth at the end, ties included
STONE_LATER = 0.5  # what it is worth more while there is time to spend it
TURNS_TO_SPEND = 8.0
FEWER_STONES = 0.3  # what a price lower by a stone brings in a turn
SHRINE_EFFECT = 0.75  # a sacrifice of one's own brings to the altar what one wants
FOCUS = 2.0  # players score what they have: rather the kinds that are in play
AT_ONCE = 0.7  # the chance that a kind is scored in this turn if it can be
DOUBT = 8.0  # so many cards more on the altar make sure that a good stays ahead, until the last turns
DECIDED = 100.0  # more than anything else can be worth


@rule
def action_value(seen: State, seat: int, action: int) -> float:
    """The heuristic value of a legal action, in points."""
    match seen.phase:
        case Phase.BUY:
            return purchase(seen, seat, action)
        case Phase.PLAY:
            return play(seen, seat, action)
        case Phase.LAY | Phase.HIDE | Phase.OFFER:
            return sacrifice(seen, seat, choice(action))
        case Phase.TAKE:
            return taking(seen, seat, choice(action))
        case Phase.KEEP:
            return keeping(seen, seat, choice(action))
        case Phase.LOOK:
            return 1.0 if action == ActionId.LOOK.value else 0.0
        case Phase.SHRINE_REWARD:
            return shrine_reward(seen, seat, action == ActionId.REWARD_POINTS.value)
        case _:
            return substitute(seen, seat, action)


@rule
def is_routine(_seen: State) -> bool:
    """Every decision is worth a thought."""
    return False


@rule
def turns_left(seen: State) -> float:
    """How many more turns all players together will have."""
    lowest = ROW_LENGTH
    for row in range(ROWS):
        lowest = min(lowest, seen.rows[row].count)
    return (seen.deck_count - seen.drawn + lowest) / CARDS_A_TURN


@rule
def own_turns_left(seen: State) -> float:
    return turns_left(seen) / seen.players_count


@rule
def stone_worth(seen: State) -> float:
    """Stones early, points late: at the end five stones make one point."""
    return STONE_NOW + STONE_LATER * min(1.0, own_turns_left(seen) / TURNS_TO_SPEND)


@rule
def held(seen: State, seat: int, other: int, good: int) -> float:
    """How many cards of a good somebody holds, as far as the seat can tell."""
    if seat == other:
        return float(seen.players[seat].goods[good])
    player = seen.players[other]
    # What was laid face down or kept from the altar is spread evenly over what was seen to come.
    shown = player.goods_count + player.hidden_count - player.kept_count
    return max(0.0, player.open_goods[good] * player.goods_count / max(1, shown))


@rule
def on_altar(seen: State, seat: int, good: int) -> float:
    """How many cards of a good lie on the altar: those that are nowhere else."""
    count = float(GOODS_EACH - seen.supply[good])
    for other in range(seen.players_count):
        count -= held(seen, seat, other, good)
    return max(0.0, count)


@rule
def good_worth(seen: State, seat: int, good: int, changed: int, change: float) -> float:
    """What a card of a good will be worth at the end, if a good's number on the altar changes now."""
    doubt = min(DOUBT, turns_left(seen))
    own = on_altar(seen, seat, good)
    if good == changed:
        own += change
    worth = float(BEST_VALUE)
    for other in range(GOODS):
        if other != good:
            count = on_altar(seen, seat, other)
            if other == changed:
                count += change
            worth -= min(1.0, max(0.0, 0.5 + (count - own) / (1.0 + doubt)))
    return worth * min(1.0, own + doubt)


@rule
def worth_now(seen: State, seat: int, good: int) -> float:
    return good_worth(seen, seat, good, good, 0.0)


@rule
def purchase(seen: State, seat: int, action: int) -> float:
    """Buy what will be worth most and is cheap, and keep the stones while there is time for shrines."""
    if action == ActionId.BUY_NOTHING.value:
        return 0.0
    good = choice(action)
    return worth_now(seen, seat, good) - price(seen.players[seat], good) * stone_worth(seen)


@rule
def best_rival(seen: State, seat: int, kind: int) -> int:
    """The most cards of a kind that another player has in play."""
    most = 0
    for other in range(seen.players_count):
        if other != seat:
            most = max(most, int(seen.players[other].in_play[kind]))
    return most


@rule
def unit(seen: State, seat: int, kind: int) -> float:
    """What one piece of a kind's reward is worth."""
    if kind < GOODS:
        return worth_now(seen, seat, kind)
    if kind == Kind.STONEMASON.value:
        return stone_worth(seen)
    return 1.0


@rule
def pieces(seen: State, seat: int, kind: int, count: int) -> int:
    """A3.15 to A3.18: how much a scoring gives a seat with that many cards in play."""
    has_majority = int(count >= LEAST_MAJORITY and count > best_rival(seen, seat, kind))
    if kind < GOODS:
        return min(1, count) + has_majority
    return count + MAJORITY_BONUS * has_majority


@rule
def scorings_left(seen: State, kind: int) -> float:
    """How often a kind will still be scored: as often as its share of the cards to come."""
    cards, all_cards = int(seen.unseen[kind]), total(seen.unseen)
    for row in range(ROWS):
        all_cards += seen.rows[row].count
        for i in range(seen.rows[row].count):
            if seen.rows[row].cards[i] == kind:
                cards += 1
    return FOCUS * turns_left(seen) * cards / max(1, all_cards)


@rule
def gain_in_play(seen: State, seat: int, kind: int, before: int, count: int, at_once: float) -> float:
    """What so many cards more than before will bring, if their kind is scored at once or in the long run."""
    more = pieces(seen, seat, kind, before + count) - pieces(seen, seat, kind, before)
    gain = more * unit(seen, seat, kind) * (at_once + scorings_left(seen, kind))
    if kind < GOODS:
        cheaper = price_with(before) - price_with(before + count)
        gain += cheaper * FEWER_STONES * min(TURNS_TO_SPEND, own_turns_left(seen))
    elif kind == Kind.SHRINE.value:
        gain += SHRINE_POINTS + SHRINE_EFFECT
    return gain


@rule
def play(seen: State, seat: int, action: int) -> float:
    """Play what brings most; farmers in groups when they win a majority or a better price."""
    kind, count, cost = 0, 1, 0
    match action_type(action):
        case ActionId.RETURN_SHRINE:
            return 0.0
        case ActionId.PLAY_STONEMASON:
            kind = Kind.STONEMASON.value
        case ActionId.PLAY_PRIEST:
            kind = Kind.PRIEST.value
        case ActionId.PLAY_SHRINE:
            kind, cost = Kind.SHRINE.value, SHRINE_COST
        case _:
            kind, count = choice(action) // FARMER_COUNTS, choice(action) % FARMER_COUNTS + 1
            cost = farmers_cost(count)
    at_once = AT_ONCE if can_be_scored(seen, kind) else 0.0
    before = seen.players[seat].in_play[kind]
    return gain_in_play(seen, seat, kind, before, count, at_once) - cost * stone_worth(seen)


@rule
def can_be_scored(seen: State, kind: int) -> bool:
    """Does such a card lie right behind a free one?"""
    for row in range(ROWS):
        cards = seen.rows[row]
        if cards.count > 1 and cards.cards[cards.count - 2] == kind and is_open(seen, row):
            return True
    return False


@rule
def sacrifice(seen: State, seat: int, good: int) -> float:
    """Lay what raises the goods I hold more than those of the others."""
    given = int(seen.phase != Phase.OFFER.value)  # else it comes from the supply
    worth = 0.0
    for kind in range(GOODS):
        lead = held(seen, seat, seat, kind)
        if kind == good:
            lead -= given
        for other in range(seen.players_count):
            if other != seat:
                lead -= held(seen, seat, other, kind) / (seen.players_count - 1)
        worth += lead * good_worth(seen, seat, kind, good, 1.0)
    return worth


@rule
def keeping(seen: State, seat: int, depth: int) -> float:
    """A6.4: keep what is worth most, and what the altar can spare."""
    kept = seen.altar.cards[seen.altar.count - 1 - depth]
    worth = good_worth(seen, seat, kept, kept, -1.0)
    for kind in range(GOODS):
        worth += held(seen, seat, seat, kind) * good_worth(seen, seat, kind, kept, -1.0)
    return worth


@rule
def appeal(seen: State, seat: int, kind: int) -> float:
    """What a card is worth in my hand; a shrine that I cannot pay only fills it."""
    player = seen.players[seat]
    waiting = int(player.hand[kind])
    cost = 0
    if kind == Kind.SHRINE.value:
        cost = SHRINE_COST
        if player.stones < SHRINE_COST * (waiting + 1):
            return 0.0
    return gain_in_play(seen, seat, kind, player.in_play[kind] + waiting, 1, 0.0) - cost * stone_worth(seen)


@rule
def lead_in_scoring(seen: State, seat: int, kind: int) -> float:
    """What a scoring of the kind brings me more than the average of the others."""
    lead = float(pieces(seen, seat, kind, seen.players[seat].in_play[kind]))
    for other in range(seen.players_count):
        if other != seat:
            lead -= pieces(seen, other, kind, seen.players[other].in_play[kind]) / (seen.players_count - 1)
    return lead * unit(seen, seat, kind)


@rule
def taking(seen: State, seat: int, row: int) -> float:
    """Take a card I can use, and leave one behind that scores for me and not for the others."""
    cards = seen.rows[row]
    worth = appeal(seen, seat, top(cards))
    last = cards_to_take(seen.players[seat]) == 1
    if cards.count > 1:
        if last:
            worth += lead_in_scoring(seen, seat, cards.cards[cards.count - 2])
        return worth
    if next_row_ends_game(seen):
        return DECIDED * lead_in_points(seen, seat)
    return worth


@rule
def points(seen: State, seat: int, other: int) -> float:
    """Somebody's score as the seat guesses it."""
    score = float(open_points(seen.players[other]))
    for good in range(GOODS):
        score += held(seen, seat, other, good) * worth_now(seen, seat, good)
    return score


@rule
def lead_in_points(seen: State, seat: int) -> float:
    """How far I am ahead of the best of the others, as I guess."""
    own = best = 0.0
    for other in range(seen.players_count):
        score = points(seen, seat, other)
        if other == seat:
            own = score
        else:
            best = max(best, score)
    return own - best


@rule
def shrine_reward(seen: State, seat: int, in_points: bool) -> float:
    """Points, unless the stones are what a shrine in hand still lacks."""
    if in_points:
        return 1.0
    player = seen.players[seat]
    if player.hand[Kind.SHRINE.value] == 0 or own_turns_left(seen) < 1.0:
        return stone_worth(seen)
    gain = pieces(seen, seat, Kind.SHRINE.value, player.in_play[Kind.SHRINE.value])
    reached = player.stones < SHRINE_COST <= player.stones + gain
    return 2.0 if reached else stone_worth(seen)


@rule
def substitute(seen: State, seat: int, action: int) -> float:
    """A3.19: any good is better than none."""
    if action == ActionId.DECLINE_SUBSTITUTE.value:
        return 0.0
    return worth_now(seen, seat, choice(action))
