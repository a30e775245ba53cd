"""The heuristic: the value of an action to a simple, sensible player, in points.

It uses only what the seat has seen. The values are rough on purpose, as a player guesses them at the table.
"""

from __future__ import annotations

from banjar.games.dalang.ai.arrival import ends_game, margin_by_scoring, mask_for
from banjar.games.dalang.ai.chances import chance_of_block, chance_of_more
from banjar.games.dalang.rules.actions import ActionId, action_type, choice
from banjar.games.dalang.rules.box import (
    COURT_KINDS,
    ISLANDS,
    KEPT_FROM_BOTTOM,
    MOST_EXCHANGED,
    PAIR_ISLANDS,
    PAIRS,
    SEAL_VALUE,
    Kind,
)
from banjar.games.dalang.rules.state import Phase, State
from banjar.games.dalang.rules.travel import names
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import rule
from banjar.kernel.stack import top

WARRIOR_WORTH = 0.4
SCHOLAR_WORTH = 0.3
ARTIST_WORTH = 0.25
CONTEST_WORTH = 0.5  # a priest or prince where I lack the disc
IDLE_WORTH = 0.2  # the same where I have it
TICKET_WORTH = 2.0  # a Dalang card to an island where I have a disc
DALANG_WORTH = 0.6  # any other
USED_UP = 0.4  # what playing a card costs, as a share of its worth: hands do not last anyway
NEW_CARD = 0.3  # what a scholar or an artist brings for each card
FRESH_HAND = 0.15  # what a stack brings for each card when it becomes my hand
UNKNOWN_CARD = 0.45  # a card from the draw pile or one never seen
BIG_HAND = 10.0  # more is soon lost; who never plays it brings the game to a standstill
IMPATIENCE = 0.1  # for each card above that
DISC_WORTH = 3.0
SECOND_DISC_WORTH = 0.5  # without the seal
GIFT = 0.5  # what a contest costs that another wins
CROWDED = 0.4  # the share left to a fifth card on a stack, or to one more of a kind
RECOVERABLE_POINTS = 6.0  # a lead that can still be made up; who is further behind lets the game end
FIRST = 40.0  # warriors come before contests,
SECOND = 20.0  # and contests before journeys
DECIDED = 100.0  # more than anything else can be worth


@rule
def action_value(seen: State, seat: int, action: int) -> float:
    """The heuristic value of a legal action, in points."""
    match seen.phase:
        case Phase.TURN:
            return turn(seen, seat, action)
        case Phase.ANSWER_WARRIOR:
            return 1.0 if action == ActionId.PARRY.value and seen.players[seat].hand_count > 1 else 0.0
        case Phase.SPREAD:
            return put(seen, seat, choice(action))
        case Phase.EXCHANGE_STACKS:
            return exchange_stacks(seen, seat, action)
        case Phase.EXCHANGE_CARDS:
            return exchange_cards(seen, seat, action)
        case Phase.JOIN:
            return join(seen, seat) if action == ActionId.JOIN.value else 0.0
        case Phase.FORCE:
            return 1.0 if action == ActionId.FORCE.value else 0.0
        case Phase.CONTEST:
            return 1.0 + action if action != ActionId.PASS.value else 0.0
        case Phase.BLOCK:
            return block(seen, seat, choice(action)) if action != ActionId.PASS.value else 0.0
        case _:
            return stow(seen, seat, choice(action))


@rule
def is_routine(seen: State) -> bool:
    """Card after card is put somewhere; each matters little."""
    match seen.phase:
        case Phase.SPREAD | Phase.EXCHANGE_STACKS | Phase.EXCHANGE_CARDS | Phase.STOW:
            return True
        case _:
            return False


@rule
def turn(seen: State, seat: int, action: int) -> float:
    """Make room with warriors, win discs, look for a Dalang card if I have no use for mine, and travel last."""
    match action_type(action):
        case ActionId.END_TURN:
            return -IMPATIENCE * max(0.0, seen.players[seat].hand_count - BIG_HAND)
        case ActionId.WARRIOR:
            return before_travel(warrior(seen, seat, choice(action)), FIRST)
        case ActionId.SCHOLAR:
            return -1.0 if has_ticket(seen, seat) else scholar(seen, seat)
        case ActionId.ARTIST:
            return -1.0 if has_ticket(seen, seat) else artist(seen, seat)
        case ActionId.PRIEST:
            return before_travel(contest(seen, seat, Kind.PRIEST.value, choice(action) + 1), SECOND)
        case ActionId.PRINCE:
            return before_travel(contest(seen, seat, Kind.PRINCE.value, choice(action) + 1), SECOND)
        case _:
            return travel(seen, seat, PAIR_ISLANDS[choice(action)])


@rule
def before_travel(worth: float, rank: float) -> float:
    return worth + rank if worth > 0.0 else worth


@rule
def has_disc(seen: State, seat: int, island: int) -> bool:
    return seen.priest_disc[island] == seat or seen.prince_disc[island] == seat


@rule
def disc_holder(seen: State, kind: int, island: int) -> int:
    if kind == Kind.PRIEST.value:
        return seen.priest_disc[island]
    return seen.prince_disc[island]


@rule
def worth_at(seen: State, seat: int, island: int, kind: int) -> float:
    """What a card is worth in my hand on an island."""
    if kind >= COURT_KINDS:
        return TICKET_WORTH if is_ticket(seen, seat, island, kind - COURT_KINDS) else DALANG_WORTH
    if kind == Kind.WARRIOR.value:
        return WARRIOR_WORTH
    if kind == Kind.SCHOLAR.value:
        return SCHOLAR_WORTH
    if kind == Kind.ARTIST.value:
        return ARTIST_WORTH
    return IDLE_WORTH if disc_holder(seen, kind, island) == seat else CONTEST_WORTH


@rule
def is_ticket(seen: State, seat: int, island: int, pair: int) -> bool:
    """Does a Dalang card lead from the island to one where I have a disc?"""
    for i in range(2 * pair, 2 * pair + 2):
        if PAIR_ISLANDS[i] != island and has_disc(seen, seat, PAIR_ISLANDS[i]):
            return True
    return False


@rule
def has_ticket(seen: State, seat: int) -> bool:
    for pair in range(PAIRS):
        if seen.players[seat].hand[COURT_KINDS + pair] > 0 and is_ticket(seen, seat, seen.dalang, pair):
            return True
    return False


@rule
def disc_worth(seen: State, seat: int, kind: int) -> float:
    """What winning the active island's disc is worth: journeys to come, or the seal."""
    island = seen.dalang
    if disc_holder(seen, kind, island) == seat:
        return 0.0
    if not has_disc(seen, seat, island):
        return DISC_WORTH
    if seen.seal[island] == seat:
        return SECOND_DISC_WORTH
    return SECOND_DISC_WORTH + SEAL_VALUE * (2 if seen.seal[island] != NOBODY else 1)


@rule
def contest(seen: State, seat: int, kind: int, number: int) -> float:
    """Contest what is worth winning and likely to be won; the more is shown the likelier."""
    chance = 1.0
    for other in range(seen.players_count):
        if other != seat and not seen.players[other].fled:
            chance *= 1.0 - chance_of_more(seen, seat, other, kind, number)
    worth = disc_worth(seen, seat, kind)
    cost = USED_UP * worth_at(seen, seat, seen.dalang, kind)
    return chance * worth - (1.0 - chance) * GIFT - cost


@rule
def warrior(seen: State, seat: int, spared: int) -> float:
    """Drive out who could win a contest or block the journey I plan."""
    worth = -USED_UP * WARRIOR_WORTH
    for other in range(seen.players_count):
        if other != seat and other != spared and not seen.players[other].fled:
            flees = 1.0 - chance_of_more(seen, seat, other, Kind.WARRIOR.value, 0)
            worth += flees * hindrance(seen, seat, other)
    return worth


@rule
def hindrance(seen: State, seat: int, other: int) -> float:
    """How much another player's presence may cost me this turn."""
    cost = 0.0
    hand = seen.players[seat].hand
    for kind in range(Kind.PRIEST.value, Kind.SCHOLAR.value):
        if kind != Kind.WARRIOR.value and hand[kind] > 1:
            chance = chance_of_more(seen, seat, other, kind, hand[kind] - 1)
            cost += chance * disc_worth(seen, seat, kind)
    worst = 0.0
    for goal in range(ISLANDS):
        if goal != seen.dalang and has_disc(seen, seat, goal) and can_go(seen, seat, goal):
            worst = max(worst, chance_of_block(seen, seat, other, goal) * lead_by_scoring(seen, seat, seat, goal))
    return cost + worst


@rule
def can_go(seen: State, seat: int, goal: int) -> bool:
    for pair in range(PAIRS):
        if seen.players[seat].hand[COURT_KINDS + pair] > 0 and names(pair, goal):
            return True
    return False


@rule
def cards_elsewhere(seen: State, seat: int) -> int:
    """How many cards a scholar could bring."""
    cards = 0
    for island in range(ISLANDS):
        if island != seen.dalang:
            cards += seen.players[seat].stacks[island].count
    return min(MOST_EXCHANGED, cards)


@rule
def scholar(seen: State, seat: int) -> float:
    """Three cards for one, if any lie elsewhere."""
    return NEW_CARD * cards_elsewhere(seen, seat) - SCHOLAR_WORTH


@rule
def artist(seen: State, seat: int) -> float:
    """Three other cards."""
    return NEW_CARD * min(MOST_EXCHANGED, seen.players[seat].hand_count - 1) - ARTIST_WORTH


@rule
def lead_by_scoring(seen: State, seat: int, mover: int, goal: int) -> float:
    """What I gain more than the average of the others; everything, if it ends the game."""
    if ends_game(seen, mover, goal):
        margin = margin_by_scoring(seen, seat, mover, goal)
        if margin > 0 or seat == mover or margin > -RECOVERABLE_POINTS:
            return DECIDED * margin
    lead = float(mask_for(seen, seat, mover, goal))
    for other in range(seen.players_count):
        if other != seat:
            lead -= mask_for(seen, other, mover, goal) / (seen.players_count - 1)
    return lead


@rule
def travel(seen: State, seat: int, goal: int) -> float:
    """Score where I have a disc; else go where many of my cards lie."""
    if has_disc(seen, seat, goal):
        return lead_by_scoring(seen, seat, seat, goal)
    return FRESH_HAND * seen.players[seat].stacks[goal].count - USED_UP * DALANG_WORTH


@rule
def block(seen: State, seat: int, pair: int) -> float:
    """Block a scoring that does me no good."""
    if not has_disc(seen, seen.active, seen.goal):
        return -1.0
    harm = -lead_by_scoring(seen, seat, seen.active, seen.goal)
    return harm - USED_UP * worth_at(seen, seat, seen.dalang, COURT_KINDS + pair)


@rule
def join(seen: State, seat: int) -> float:
    if seen.card == Kind.SCHOLAR.value:
        return scholar(seen, seat)
    return artist(seen, seat)


@rule
def put(seen: State, seat: int, kind_and_island: int) -> float:
    """Save the best cards, each where it is of use and among the bottom four."""
    kind, island = kind_and_island // ISLANDS, kind_and_island % ISLANDS
    worth = worth_at(seen, seat, island, kind)
    if seen.players[seat].stacks[island].count >= KEPT_FROM_BOTTOM:
        worth *= CROWDED
    return worth


@rule
def exchange_stacks(seen: State, seat: int, action: int) -> float:
    """Take cards that are of more use here, or put away what is of more use elsewhere."""
    match action_type(action):
        case ActionId.DONE:
            return 0.0
        case ActionId.PUT:
            return put(seen, seat, choice(action)) - worth_at(seen, seat, seen.dalang, choice(action) // ISLANDS)
        case _:
            return take(seen, seat, choice(action))


@rule
def take(seen: State, seat: int, island: int) -> float:
    """The top card of a stack: what it is worth more here than there."""
    card = top(seen.players[seat].stacks[island])
    if card == NOTHING:
        return UNKNOWN_CARD
    return NEW_CARD + worth_at(seen, seat, seen.dalang, card) - worth_at(seen, seat, island, card)


@rule
def exchange_cards(seen: State, seat: int, action: int) -> float:
    """Change what is worth less than a new card."""
    if action == ActionId.DONE.value:
        return 0.0
    return UNKNOWN_CARD - worth_at(seen, seat, seen.dalang, choice(action))


@rule
def stow(seen: State, seat: int, kind: int) -> float:
    """The best to the bottom: only four cards survive a scoring. One of a kind first, but discs need many."""
    worth = worth_at(seen, seat, seen.dalang, kind)
    if kind == Kind.PRIEST.value or kind == Kind.PRINCE.value:
        return worth
    stack = seen.players[seat].stacks[seen.dalang]
    for i in range(stack.count):
        if stack.cards[i] == kind:
            worth *= CROWDED
    return worth
