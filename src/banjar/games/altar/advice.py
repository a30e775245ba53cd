"""Rules of thumb: how attractive an action looks to a simple, sensible player, in victory points.

Only what the seat has seen is looked at. Values are rough on purpose: they are what a player guesses at the table.
"""

from __future__ import annotations

from banjar.games.altar.actions import FARMER_COUNTS, Act, price
from banjar.games.altar.cards import (
    BEST_VALUE,
    GOODS,
    GOODS_EACH,
    HAND_KINDS,
    HAND_SIZE,
    ROW_LENGTH,
    ROWS,
    SHRINE_COST,
    SHRINE_POINTS,
    STONES_PER_POINT,
    Kind,
)
from banjar.games.altar.state import Phase, State
from banjar.kernel.rule import rule
from banjar.kernel.stack import top, total

CARDS_A_TURN = 1.2  # three farmers at once are rare
STONE_NOW = 0.25  # what a stone is worth at the end
STONE_LATER = 0.45  # what it can be worth more while there is time to spend it
TURNS_TO_SPEND = 6.0
CHANCE_TO_PLAY = 0.6  # a card in hand is not in play yet
SHRINE_EFFECT = 0.75  # a sacrifice of one's own: what one wants on the altar
SHRINE_SAVING = 1.0  # what a stone is worth more that a shrine in hand needs
FEWER_STONES = 0.3  # a cheaper price, for each turn that is left
INCOME = 0.8  # stones a turn
MOST_SHRINES = 4.0
TURNS_A_SHRINE = 8.0
DOUBT = 0.5  # how little a lead says
PROMISE = 0.3  # how soon a good comes to the altar that is not there yet
ENVY = 1.0
FOCUS = 2.0
AT_ONCE = 0.3
AT_HAND = 0.3
RIVALRY = 1.0
LEFT_BEHIND = 0.1
DECIDED = 100.0  # more than anything else can be worth


@rule
def advice(seen: State, seat: int, action: int) -> float:
    """How attractive a legal action looks to a simple, sensible player who has seen this."""
    match seen.phase:
        case Phase.BUY:
            return purchase(seen, seat, action)
        case Phase.PLAY:
            return play(seen, seat, action)
        case Phase.LAY:
            return sacrifice(seen, seat, action - Act.LAY.value, 1)
        case Phase.HIDE:
            return sacrifice(seen, seat, action - Act.HIDE.value, 1)
        case Phase.OFFER:
            return sacrifice(seen, seat, action - Act.OFFER.value, 0)
        case Phase.TAKE:
            return taking(seen, seat, action - Act.TAKE.value)
        case Phase.KEEP:
            return keeping(seen, seat, action - Act.KEEP.value)
        case Phase.LOOK:
            return 1.0 if action == Act.LOOK.value else 0.0
        case Phase.SHRINE_REWARD:
            return shrine_reward(seen, seat, action == Act.REWARD_POINTS.value)
        case _:
            return substitute(seen, seat, action)


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
def sacrifices_left(seen: State) -> float:
    """How many cards may still come to the altar."""
    return min(MOST_SHRINES, turns_left(seen) / TURNS_A_SHRINE) * (seen.players_count + 1)


@rule
def held(seen: State, seat: int, other: int, good: int) -> float:
    """How many cards of a good somebody holds, as far as the seat can tell."""
    if seat == other:
        return float(seen.players[seat].goods[good])
    player = seen.players[other]
    shown = total(player.open_goods)
    if shown <= 0:
        return 0.0
    # What was laid face down or kept from the altar is spread evenly over what was seen to come.
    return max(0.0, player.open_goods[good] * player.goods_count / shown)


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
    coming = sacrifices_left(seen)
    own = on_altar(seen, seat, good)
    if good == changed:
        own += change
    worth = float(BEST_VALUE)
    for other in range(GOODS):
        if other != good:
            count = on_altar(seen, seat, other)
            if other == changed:
                count += change
            # The more cards are still to come, the less a lead says.
            worth -= min(1.0, max(0.0, 0.5 + (count - own) / (1.0 + DOUBT * coming)))
    return worth * min(1.0, own + PROMISE * coming)


@rule
def worth_now(seen: State, seat: int, good: int) -> float:
    return good_worth(seen, seat, good, good, 0.0)


@rule
def purchase(seen: State, seat: int, action: int) -> float:
    """Buy what will be worth most and is cheap, but never the stones of a shrine."""
    if action == Act.BUY_NOTHING.value:
        return 0.0
    player = seen.players[seat]
    cost = price(player, action)
    gain = worth_now(seen, seat, action) - cost * stone_worth(seen)
    if player.hand[Kind.SHRINE.value] > 0 and own_turns_left(seen) > 1.0:
        if player.stones - cost < SHRINE_COST:
            gain -= SHRINE_SAVING * cost
    return gain


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
    bonus = int(count >= 2 and count > best_rival(seen, seat, kind))
    if kind < GOODS:
        return min(1, count) + bonus
    return count + bonus


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
def gain_in_play(seen: State, seat: int, kind: int, count: int) -> float:
    """What more cards of a kind in play will bring."""
    player = seen.players[seat]
    before = int(player.in_play[kind])
    more = pieces(seen, seat, kind, before + count) - pieces(seen, seat, kind, before)
    gain = more * unit(seen, seat, kind) * scorings_left(seen, kind)
    if kind < GOODS:
        saved = price(player, kind) - max(0, price(player, kind) - count)
        gain += saved * FEWER_STONES * min(TURNS_TO_SPEND, own_turns_left(seen))
    elif kind == Kind.SHRINE.value:
        gain += count * (SHRINE_POINTS + SHRINE_EFFECT)
    return gain


@rule
def play(seen: State, seat: int, action: int) -> float:
    if action == Act.PLAY_STONEMASON.value:
        return play_and_score(seen, seat, Kind.STONEMASON.value, 1)
    if action == Act.PLAY_PRIEST.value:
        return play_and_score(seen, seat, Kind.PRIEST.value, 1)
    if action == Act.PLAY_SHRINE.value:
        return play_and_score(seen, seat, Kind.SHRINE.value, 1) - SHRINE_COST * stone_worth(seen)
    if action == Act.RETURN_SHRINE.value:
        return 0.0
    choice = action - Act.PLAY_FARMERS.value
    extra = choice % FARMER_COUNTS
    return play_and_score(seen, seat, choice // FARMER_COUNTS, extra + 1) - extra * stone_worth(seen)


@rule
def play_and_score(seen: State, seat: int, kind: int, count: int) -> float:
    """What cards bring in the long run, and at once if their kind can be scored in this turn."""
    gain = gain_in_play(seen, seat, kind, count)
    if can_be_scored(seen, kind):
        before = int(seen.players[seat].in_play[kind])
        more = pieces(seen, seat, kind, before + count) - pieces(seen, seat, kind, before)
        gain += AT_ONCE * more * unit(seen, seat, kind)
    return gain


@rule
def can_be_scored(seen: State, kind: int) -> bool:
    """Does such a card lie right behind a free one?"""
    for row in range(ROWS):
        cards = seen.rows[row]
        if cards.count > 1 and cards.cards[cards.count - 2] == kind and not (seen.demon and row == seen.demon_row):
            return True
    return False


@rule
def sacrifice(seen: State, seat: int, good: int, given: int) -> float:
    """Lay what raises the goods I hold more than those of the others; `given` is 1 if it is one of mine."""
    worth = 0.0
    for kind in range(GOODS):
        lead = held(seen, seat, seat, kind)
        if kind == good:
            lead -= given
        for other in range(seen.players_count):
            if other != seat:
                lead -= RIVALRY * held(seen, seat, other, kind) / (seen.players_count - 1)
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
    """What a card is worth in my hand."""
    player = seen.players[seat]
    if kind == Kind.SHRINE.value:
        needed = SHRINE_COST * (player.hand[kind] + 1) - player.stones
        income = INCOME * own_turns_left(seen)
        if needed > income:
            return -0.5
        return CHANCE_TO_PLAY * (gain_in_play(seen, seat, kind, 1) - SHRINE_COST * stone_worth(seen))
    waiting = int(player.hand[kind])
    gain = gain_in_play(seen, seat, kind, waiting + 1)
    if waiting > 0:
        gain -= gain_in_play(seen, seat, kind, waiting)
    return CHANCE_TO_PLAY * gain


@rule
def lead_in_scoring(seen: State, seat: int, kind: int) -> float:
    """What a scoring of the kind brings me more than the average of the others."""
    lead = float(pieces(seen, seat, kind, seen.players[seat].in_play[kind]))
    for other in range(seen.players_count):
        if other != seat:
            lead -= ENVY * pieces(seen, other, kind, seen.players[other].in_play[kind]) / (seen.players_count - 1)
    return lead * unit(seen, seat, kind)


@rule
def taking(seen: State, seat: int, row: int) -> float:
    """Take a card I can use, and leave one behind that scores for me and not for the others."""
    cards = seen.rows[row]
    worth = appeal(seen, seat, top(cards))
    last = total(seen.players[seat].hand) == HAND_SIZE - 1
    if cards.count > 1:
        if last:
            worth += lead_in_scoring(seen, seat, cards.cards[cards.count - 2])
            worth -= LEFT_BEHIND * appeal(seen, (seat + 1) % seen.players_count, cards.cards[cards.count - 2])
        return worth
    if seen.drawn + ROW_LENGTH >= seen.deck_count:
        return DECIDED * lead_in_points(seen, seat)
    if last:
        worth += lead_in_unknown_scoring(seen, seat)
    return worth


@rule
def lead_in_unknown_scoring(seen: State, seat: int) -> float:
    """The same for a card from the pile."""
    lead = 0.0
    for kind in range(HAND_KINDS):
        if seen.unseen[kind] > 0:
            lead += seen.unseen[kind] * lead_in_scoring(seen, seat, kind)
    return lead / max(1, total(seen.unseen))


@rule
def points(seen: State, seat: int, other: int) -> float:
    """Somebody's score as the seat guesses it."""
    player = seen.players[other]
    score = float(player.points + SHRINE_POINTS * player.in_play[Kind.SHRINE.value])
    score += player.stones // STONES_PER_POINT
    for good in range(GOODS):
        score += held(seen, seat, other, good) * worth_now(seen, seat, good)
    return score


@rule
def lead_in_points(seen: State, seat: int) -> float:
    """How far I am ahead of the best of the others, as I guess."""
    best = 0.0
    for other in range(seen.players_count):
        if other != seat:
            best = max(best, points(seen, seat, other))
    return points(seen, seat, seat) - best


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
    if action == Act.DECLINE_SUBSTITUTE.value:
        return 0.0
    return worth_now(seen, seat, action - Act.SUBSTITUTE.value)
