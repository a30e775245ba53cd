"""The heuristic: a quick estimate of an action's value, in victory points.

It uses only what the seat has seen. The estimates are rough on purpose, like those of a person at the table.
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
STONE_NOW = 0.3  # value of a stone at the end, as a tie-breaker too
STONE_LATER = 0.5  # additional value of a stone while there is time to spend it
TURNS_TO_SPEND = 8.0
FEWER_STONES = 0.3  # value per turn of a price lower by one stone
SHRINE_EFFECT = 0.75  # value of choosing what is sacrificed
FOCUS = 2.0  # players tend to score kinds they have in play
AT_ONCE = 0.7  # probability that a kind is scored this turn if it can be
DOUBT = 8.0  # a lead of this many cards on the altar is safe, except in the last turns
DECIDED = 100.0  # exceeds every other value


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
    """Never: a search considers every decision of this game."""
    return False


@rule
def turns_left(seen: State) -> float:
    """Expected number of turns left in the game, of all players together."""
    lowest = ROW_LENGTH
    for row in range(ROWS):
        lowest = min(lowest, seen.rows[row].count)
    return (seen.deck_count - seen.drawn + lowest) / CARDS_A_TURN


@rule
def own_turns_left(seen: State) -> float:
    return turns_left(seen) / seen.players_count


@rule
def stone_worth(seen: State) -> float:
    """Value of a stone in points: high early, low late, since at the end five stones make one point."""
    return STONE_NOW + STONE_LATER * min(1.0, own_turns_left(seen) / TURNS_TO_SPEND)


@rule
def held(seen: State, seat: int, other: int, good: int) -> float:
    """Expected number of a player's cards of a good, from what the seat has seen."""
    if seat == other:
        return float(seen.players[seat].goods[good])
    player = seen.players[other]
    # Cards laid face down or kept from the altar are subtracted evenly from those that were seen to come.
    shown = player.goods_count + player.hidden_count - player.kept_count
    return max(0.0, float(player.open_goods[good]) * player.goods_count / max(1, shown))


@rule
def on_altar(seen: State, seat: int, good: int) -> float:
    """Expected number of cards of a good on the altar: those that are nowhere else."""
    count = float(GOODS_EACH - seen.supply[good])
    for other in range(seen.players_count):
        count -= held(seen, seat, other, good)
    return max(0.0, count)


@rule
def good_worth(seen: State, seat: int, good: int, changed: int, change: float) -> float:
    """Expected final value of a card of `good`, if the number of `changed` on the altar changes by `change` now."""
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
    """Prefer goods that are valuable and cheap, and save stones while there is time for shrines."""
    if action == ActionId.BUY_NOTHING.value:
        return 0.0
    good = choice(action)
    return worth_now(seen, seat, good) - price(seen.players[seat], good) * stone_worth(seen)


@rule
def best_rival(seen: State, seat: int, kind: int) -> int:
    """The highest number of cards of a kind that another player has in play."""
    most = 0
    for other in range(seen.players_count):
        if other != seat:
            most = max(most, int(seen.players[other].in_play[kind]))
    return most


@rule
def reward_unit_value(seen: State, seat: int, kind: int) -> float:
    """Value of one unit of a kind's reward (a stone, a point or a card)."""
    if kind < GOODS:
        return worth_now(seen, seat, kind)
    if kind == Kind.STONEMASON.value:
        return stone_worth(seen)
    return 1.0


@rule
def reward_units(seen: State, seat: int, kind: int, count: int) -> int:
    """A3.15 to A3.18: the number of units a scoring gives a seat with `count` cards in play."""
    has_majority = int(count >= LEAST_MAJORITY and count > best_rival(seen, seat, kind))
    if kind < GOODS:
        return min(1, count) + has_majority
    return count + MAJORITY_BONUS * has_majority


@rule
def scorings_left(seen: State, kind: int) -> float:
    """Expected number of further scorings of a kind, in proportion to its share of the cards to come."""
    cards, all_cards = int(seen.unseen[kind]), total(seen.unseen)
    for row in range(ROWS):
        all_cards += seen.rows[row].count
        for i in range(seen.rows[row].count):
            if seen.rows[row].cards[i] == kind:
                cards += 1
    return FOCUS * turns_left(seen) * cards / max(1, all_cards)


@rule
def gain_in_play(seen: State, seat: int, kind: int, before: int, count: int, at_once: float) -> float:
    """Value of having `count` cards in play instead of `before`, from a scoring this turn and from later ones."""
    more = reward_units(seen, seat, kind, before + count) - reward_units(seen, seat, kind, before)
    gain = more * reward_unit_value(seen, seat, kind) * (at_once + scorings_left(seen, kind))
    if kind < GOODS:
        cheaper = price_with(before) - price_with(before + count)
        gain += cheaper * FEWER_STONES * min(TURNS_TO_SPEND, own_turns_left(seen))
    elif kind == Kind.SHRINE.value:
        gain += SHRINE_POINTS + SHRINE_EFFECT
    return gain


@rule
def play(seen: State, seat: int, action: int) -> float:
    """Prefer the highest reward; farmers in groups when that wins a majority or lowers a price."""
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
    """Whether taking a free card would make a card of this kind free."""
    for row in range(ROWS):
        cards = seen.rows[row]
        if cards.count > 1 and cards.cards[cards.count - 2] == kind and is_open(seen, row):
            return True
    return False


@rule
def sacrifice(seen: State, seat: int, good: int) -> float:
    """Prefer goods whose sacrifice raises my cards more than those of others."""
    given = int(seen.phase != Phase.OFFER.value)  # an offer comes from the supply, not from the player
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
    """A6.4: prefer the most valuable card, and one whose removal does not devalue my other cards."""
    kept = seen.altar.cards[seen.altar.count - 1 - depth]
    worth = good_worth(seen, seat, kept, kept, -1.0)
    for kind in range(GOODS):
        worth += held(seen, seat, seat, kind) * good_worth(seen, seat, kind, kept, -1.0)
    return worth


@rule
def card_value(seen: State, seat: int, kind: int) -> float:
    """Value of a card in hand; a shrine that cannot be paid only takes up space."""
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
    """How much more a scoring of the kind gives the seat than the average of the others."""
    lead = float(reward_units(seen, seat, kind, seen.players[seat].in_play[kind]))
    for other in range(seen.players_count):
        if other != seat:
            lead -= reward_units(seen, other, kind, seen.players[other].in_play[kind]) / (seen.players_count - 1)
    return lead * reward_unit_value(seen, seat, kind)


@rule
def taking(seen: State, seat: int, row: int) -> float:
    """Prefer a useful card that frees one which scores for this seat and not for the others."""
    cards = seen.rows[row]
    worth = card_value(seen, seat, top(cards))
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
    """Expected score of `other`, from what the seat has seen."""
    score = float(open_points(seen.players[other]))
    for good in range(GOODS):
        score += held(seen, seat, other, good) * worth_now(seen, seat, good)
    return score


@rule
def lead_in_points(seen: State, seat: int) -> float:
    """Expected lead of the seat over the best of the others."""
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
    """Prefer points, unless stones would make a shrine in hand affordable."""
    if in_points:
        return 1.0
    player = seen.players[seat]
    if player.hand[Kind.SHRINE.value] == 0 or own_turns_left(seen) < 1.0:
        return stone_worth(seen)
    gain = reward_units(seen, seat, Kind.SHRINE.value, player.in_play[Kind.SHRINE.value])
    reached = player.stones < SHRINE_COST <= player.stones + gain
    return 2.0 if reached else stone_worth(seen)


@rule
def substitute(seen: State, seat: int, action: int) -> float:
    """A3.19: any good is better than none."""
    if action == ActionId.DECLINE_SUBSTITUTE.value:
        return 0.0
    return worth_now(seen, seat, choice(action))
