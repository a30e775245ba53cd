"""The heuristic: a quick estimate of an action's value, in points.

It uses only what the seat has seen. The estimates are rough on purpose, like those of a person at the table.
"""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, action_type, choice
from banjar.games.dalang.rules.box import (
    COURT_COUNTS,
    COURT_KINDS,
    DALANG_CARDS,
    DECK_SIZE,
    ISLANDS,
    KEPT_FROM_BOTTOM,
    PAIR_ISLANDS,
    PAIRS,
    SEAL_VALUE,
    Kind,
)
from banjar.games.dalang.rules.contest import disc_holder, most_shown
from banjar.games.dalang.rules.exchange import most_given, most_taken
from banjar.games.dalang.rules.mask import has_disc, is_shared, lowest_mask, masks_left, mover_mask, sharer
from banjar.games.dalang.rules.reaction import reacts
from banjar.games.dalang.rules.scoring import score
from banjar.games.dalang.rules.state import Phase, State
from banjar.games.dalang.rules.travel import names
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import rule
from banjar.kernel.stack import top, total

WARRIOR_WORTH = 0.4
SCHOLAR_WORTH = 0.3
ARTIST_WORTH = 0.25
CONTEST_WORTH = 0.5  # a priest or prince where the player lacks the disc
IDLE_WORTH = 0.2  # the same where the player has it
TICKET_WORTH = 2.0  # a Dalang card to an island where the player has a disc
DALANG_WORTH = 0.6  # any other Dalang card
USED_UP = 0.4  # cost of playing a card, as a share of its value: hands do not last anyway
NEW_CARD = 0.3  # gain per card of a scholar or an artist
FRESH_HAND = 0.15  # gain per card when a stack becomes the hand
UNKNOWN_CARD = 0.45  # a card from the draw pile, or one never seen
BIG_HAND = 10.0  # cards beyond this are soon lost, and hoarding stalls the game
IMPATIENCE = 0.1  # penalty per card beyond BIG_HAND
DISC_WORTH = 3.0
SECOND_DISC_WORTH = 0.5  # without the seal
GIFT = 0.5  # cost of a contest that another player wins
CROWDED = 0.4  # remaining share of the value for a fifth card on a stack, or for a duplicate
RECOVERABLE_POINTS = 6.0  # a lead that can still be caught up; a player further behind lets the game end
FIRST = 40.0  # warriors come before contests,
SECOND = 20.0  # and contests before journeys
DECIDED = 100.0  # exceeds every other value


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
    """Phases in which one card after another is put down, each of little importance."""
    match seen.phase:
        case Phase.SPREAD | Phase.EXCHANGE_STACKS | Phase.EXCHANGE_CARDS | Phase.STOW:
            return True
        case _:
            return False


@rule
def turn(seen: State, seat: int, action: int) -> float:
    """Drive rivals away, then win discs, then look for a useful Dalang card, and travel last."""
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
def worth_at(seen: State, seat: int, island: int, kind: int) -> float:
    """Value of a card in hand while on an island."""
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
    """Whether a Dalang card leads from the island to one where the seat has a disc."""
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
def share_of_kind(seen: State, seat: int, kind: int) -> float:
    """Probability that a card the seat has not seen is of a court kind."""
    own = seen.players[seat]
    unseen = DECK_SIZE - own.hand_count - total(seen.discards)
    return min(0.9, (COURT_COUNTS[kind] - own.hand[kind] - seen.discards[kind]) / max(1, unseen))


@rule
def chance_of_more(seen: State, seat: int, other: int, kind: int, number: int) -> float:
    """Probability that another player holds more than `number` cards of a kind."""
    player = seen.players[other]
    known = player.known_hand[kind]
    if known > number:
        return 1.0
    share = share_of_kind(seen, seat, kind)
    cards = player.hand_count - known
    exactly = 1.0
    for _ in range(cards):
        exactly *= 1.0 - share
    at_most = exactly
    for i in range(number - known):
        exactly *= (cards - i) / (i + 1) * share / (1.0 - share)
        at_most += exactly
    return max(0.0, 1.0 - at_most)


@rule
def chance_of_block(seen: State, seat: int, other: int, goal: int) -> float:
    """Probability that another player holds a Dalang card that names the goal, as half of these cards do."""
    left = DALANG_CARDS // 2
    for pair in range(PAIRS):
        if names(pair, goal):
            left -= seen.discards[COURT_KINDS + pair] + seen.players[seat].hand[COURT_KINDS + pair]
    unseen = DECK_SIZE - seen.players[seat].hand_count - total(seen.discards)
    share = max(0, left) / max(1, unseen)
    none = 1.0
    for _ in range(seen.players[other].hand_count):
        none *= 1.0 - share
    return 1.0 - none


@rule
def disc_worth(seen: State, seat: int, kind: int) -> float:
    """Value of winning the active island's disc: for later journeys, or for the seal."""
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
    """Value of the disc times the probability to win it, which grows with the number of cards shown."""
    chance = 1.0
    for other in range(seen.players_count):
        if other != seat and reacts(seen, other, NOBODY):
            chance *= 1.0 - chance_of_more(seen, seat, other, kind, number)
    worth = disc_worth(seen, seat, kind)
    cost = USED_UP * worth_at(seen, seat, seen.dalang, kind)
    return chance * worth - (1.0 - chance) * GIFT - cost


@rule
def warrior(seen: State, seat: int, spared: int) -> float:
    """Drive away players who could win a contest or block the planned journey."""
    worth = -USED_UP * WARRIOR_WORTH
    for other in range(seen.players_count):
        if other != seat and reacts(seen, other, spared):
            flees = 1.0 - chance_of_more(seen, seat, other, Kind.WARRIOR.value, 0)
            worth += flees * hindrance(seen, seat, other)
    return worth


@rule
def hindrance(seen: State, seat: int, other: int) -> float:
    """Expected cost of another player's presence this turn."""
    cost = 0.0
    for kind in range(Kind.PRIEST.value, Kind.SCHOLAR.value):
        shown = most_shown(seen.players[seat], kind)
        if kind != Kind.WARRIOR.value and shown > 0:
            chance = chance_of_more(seen, seat, other, kind, shown)
            cost += chance * disc_worth(seen, seat, kind)
    worst = 0.0
    for goal in range(ISLANDS):
        if goal != seen.dalang and has_disc(seen, seat, goal) and can_go(seen, seat, goal):
            worst = max(worst, chance_of_block(seen, seat, other, goal) * lead_by_scoring(seen, seat, seat, goal))
    return cost + worst


@rule
def can_go(seen: State, seat: int, goal: int) -> bool:
    """Does a Dalang card in hand name the island?"""
    for pair in range(PAIRS):
        if seen.players[seat].hand[COURT_KINDS + pair] > 0 and names(pair, goal):
            return True
    return False


@rule
def scholar(seen: State, seat: int) -> float:
    """Up to three cards for one, if there are any on other stacks."""
    return NEW_CARD * most_taken(seen, seat) - SCHOLAR_WORTH


@rule
def artist(seen: State, seat: int) -> float:
    """Up to three new cards."""
    return NEW_CARD * most_given(seen.players[seat]) - ARTIST_WORTH


@rule
def mask_for(seen: State, seat: int, mover: int, goal: int) -> int:
    """Value of the mask that a seat would get if the mover scored at the goal."""
    other = sharer(seen, mover, goal)
    if seat == mover:
        return seen.mask_value[mover_mask(seen, is_shared(seen, other))]
    if seat == other and is_shared(seen, other):
        return seen.mask_value[lowest_mask(seen, 0)]
    return 0


@rule
def ends_game(seen: State, mover: int, goal: int) -> bool:
    return masks_left(seen) <= (2 if is_shared(seen, sharer(seen, mover, goal)) else 1)


@rule
def lead_by_scoring(seen: State, seat: int, mover: int, goal: int) -> float:
    """The seat's gain above the average of the others; decisive if the scoring ends the game."""
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
def margin_by_scoring(seen: State, seat: int, mover: int, goal: int) -> float:
    """The seat's lead over the best of the others after the scoring; B9.2: the mover wins a tie."""
    best = 0.0
    for other in range(seen.players_count):
        if other != seat:
            best = max(best, float(score(seen, other) + mask_for(seen, other, mover, goal)))
    own = score(seen, seat) + mask_for(seen, seat, mover, goal)
    return own - best + (0.5 if seat == mover else -0.5)


@rule
def travel(seen: State, seat: int, goal: int) -> float:
    """Prefer islands where the seat has a disc, then those where many of its cards lie."""
    if has_disc(seen, seat, goal):
        return lead_by_scoring(seen, seat, seat, goal)
    return FRESH_HAND * seen.players[seat].stacks[goal].count - USED_UP * DALANG_WORTH


@rule
def block(seen: State, seat: int, pair: int) -> float:
    """Block a scoring that is to the seat's disadvantage."""
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
    """Save the best cards, each on an island where it is useful and among the bottom four."""
    kind, island = kind_and_island // ISLANDS, kind_and_island % ISLANDS
    worth = worth_at(seen, seat, island, kind)
    if seen.players[seat].stacks[island].count >= KEPT_FROM_BOTTOM:
        worth *= CROWDED
    return worth


@rule
def exchange_stacks(seen: State, seat: int, action: int) -> float:
    """Take cards that are more useful here, or put away those that are more useful elsewhere."""
    match action_type(action):
        case ActionId.DONE:
            return 0.0
        case ActionId.PUT:
            return put(seen, seat, choice(action)) - worth_at(seen, seat, seen.dalang, choice(action) // ISLANDS)
        case _:
            return take(seen, seat, choice(action))


@rule
def take(seen: State, seat: int, island: int) -> float:
    """How much more the top card of a stack is worth here than there."""
    card = top(seen.players[seat].stacks[island])
    if card == NOTHING:
        return UNKNOWN_CARD
    return NEW_CARD + worth_at(seen, seat, seen.dalang, card) - worth_at(seen, seat, island, card)


@rule
def exchange_cards(seen: State, seat: int, action: int) -> float:
    """Exchange cards that are worth less than a new card."""
    if action == ActionId.DONE.value:
        return 0.0
    return UNKNOWN_CARD - worth_at(seen, seat, seen.dalang, choice(action))


@rule
def stow(seen: State, seat: int, kind: int) -> float:
    """Put the best cards at the bottom, since only four survive a scoring.

    Different kinds come first, except that contests for discs need several of one kind.
    """
    worth = worth_at(seen, seat, seen.dalang, kind)
    if kind == Kind.PRIEST.value or kind == Kind.PRINCE.value:
        return worth
    stack = seen.players[seat].stacks[seen.dalang]
    for i in range(stack.count):
        if stack.cards[i] == kind:
            worth *= CROWDED
    return worth
