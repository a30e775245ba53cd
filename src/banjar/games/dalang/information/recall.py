"""Turn a seat's history into steps, tokens and what is known of them."""

from __future__ import annotations

from banjar.games.dalang.information.memory import STACKS, Memory, StepType, add_epoch, add_group, add_step
from banjar.games.dalang.rules.box import DEALT_TO_STACK, DECK_SIZE, ISLANDS, KINDS, MAX_PLAYERS
from banjar.games.dalang.rules.events import EventType, card_of, count_of, island_of
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import NOTHING, EventRecord
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill, pop, push


@rule
def recall(start: State, seat: int, history: list[EventRecord], length: int, memory: Memory) -> None:
    """Convert the history to steps and tokens, with the kinds that the observer knows."""
    memory.steps_count = memory.groups_count = memory.epochs_count = memory.tokens_count = 0
    memory.full = False
    memory.observer = seat
    memory.players_count = start.players_count
    for place in range(STACKS):
        memory.slots[place].count = 0
        memory.start_stack[place] = 0
    for other in range(MAX_PLAYERS):
        memory.start_hand[other] = 0
        memory.held[other] = 0
    # Only a game that starts from a deal begins with picking up stacks.
    memory.dealt = length > 0 and history[0].type == EventType.PICKED_UP.value
    if memory.dealt:
        begin_with_deal(start, memory)
    else:
        begin_with_position(start, memory)
    for i in range(length):
        remember(history, i, length, memory)
    take_known_from_pools(memory)


@rule
def begin_with_deal(start: State, memory: Memory) -> None:
    """B2.1: tokens in the order of the deal, three on every stack."""
    add_epoch(memory, DECK_SIZE)
    for island in range(ISLANDS):
        for round_ in range(DEALT_TO_STACK):
            for seat in range(start.players_count):
                token = (DEALT_TO_STACK * island + round_) * start.players_count + seat
                start_slot(memory, seat, island, token)
    memory.first_in_pile = DEALT_TO_STACK * ISLANDS * start.players_count
    memory.drawn = memory.first_in_pile
    for place in range(STACKS):
        memory.start_stack[place] = memory.slots[place].count
    fill(memory.discards, 0)
    add_whole_deck(start, memory)


@rule
def add_whole_deck(start: State, memory: Memory) -> None:
    """Make all cards of the box the first epoch; after a deal there are no discards."""
    own = start.players[memory.observer]
    for kind in range(KINDS):
        memory.pools[kind] = own.hand[kind]
    for i in range(start.script.count):
        memory.pools[start.script.cards[i]] += 1


@rule
def begin_with_position(start: State, memory: Memory) -> None:
    """Tokens seat by seat, hand before stacks, then the draw pile from its top."""
    cards = start.deck.count
    for seat in range(start.players_count):
        cards += start.players[seat].hand_count
        for island in range(ISLANDS):
            cards += start.players[seat].stacks[island].count
    add_epoch(memory, cards)
    token = 0
    for seat in range(start.players_count):
        token = place_player(start, memory, seat, token)
    memory.first_in_pile = token
    memory.drawn = token
    for kind in range(KINDS):
        memory.discards[kind] = start.discards[kind]
    for i in range(start.script.count):
        memory.pools[start.script.cards[i]] += 1


@rule
def place_player(start: State, memory: Memory, seat: int, token: int) -> int:
    player = start.players[seat]
    memory.start_hand[seat] = player.hand_count
    memory.held[seat] = player.hand_count
    if seat == memory.observer:
        token = know_hand(start, memory, token)
    else:
        token += player.hand_count
    for island in range(ISLANDS):
        memory.start_stack[ISLANDS * seat + island] = player.stacks[island].count
        for i in range(player.stacks[island].count):
            start_slot(memory, seat, island, token)
            if seat == memory.observer and i >= player.dealt[island]:
                know(memory, token, player.stacks[island].cards[i])
            token += 1
    return token


@rule
def know_hand(start: State, memory: Memory, token: int) -> int:
    for kind in range(KINDS):
        for _ in range(start.players[memory.observer].hand[kind]):
            know(memory, token, kind)
            token += 1
    return token


@rule
def know(memory: Memory, token: int, kind: int) -> None:
    """Record the kind of a token known from the start, and add it to its epoch's pool.

    The pool lacks it so far; `take_known_from_pools` removes all known tokens later.
    """
    memory.known[token] = kind
    memory.pools[kind] += 1


@rule
def start_slot(memory: Memory, seat: int, island: int, token: int) -> None:
    """Add a card of the start to a stack's slots: its token, negated to distinguish it from a step."""
    push(memory.slots[ISLANDS * seat + island], -1 - token)
    memory.start_group[token] = NOTHING


@rule
def remember(history: list[EventRecord], i: int, length: int, memory: Memory) -> None:
    if memory.full:
        return
    event = history[i]
    seat, card, island, count = event.seat, card_of(event), island_of(event), count_of(event)
    match event.type:
        case EventType.DREW:
            add_step(memory, StepType.DRAW.value, seat, card, NOTHING, 1)
            if seat == memory.observer:
                memory.known[memory.drawn] = card
            memory.drawn += 1
            memory.held[seat] += 1
        case EventType.RESHUFFLED:
            remember_reshuffle(memory, count)
        case EventType.PLAYED | EventType.PARRIED | EventType.FORCED | EventType.JOINED | EventType.BLOCKED:
            remember_spending(memory, seat, card, 1)
        case EventType.DISCARDED:
            if island == NOTHING:
                remember_spending(memory, seat, card, count)
            else:
                remember_drop(history, i, memory)
        case EventType.SHOWED:
            add_step(memory, StepType.SHOW.value, seat, card, NOTHING, count)
        case EventType.FLED:
            remember_flight(history, i, length, memory)
        case EventType.STOWED:
            remember_stowing(history, i, memory)
        case EventType.PUT_ON_STACK:
            remember_laying(memory, seat, card, island)
        case EventType.TOOK_FROM_STACK:
            add_step(memory, StepType.TAKE.value, seat, card, island, 1)
            memory.held[seat] += 1
            slot = pop(memory.slots[ISLANDS * seat + island])
            if seat == memory.observer and slot < 0:
                memory.known[-1 - slot] = card
        case EventType.PICKED_UP:
            remember_picking_up(history, i, length, memory)


@rule
def remember_reshuffle(memory: Memory, amount: int) -> None:
    add_step(memory, StepType.RESHUFFLE.value, NOTHING, NOTHING, NOTHING, amount)
    add_epoch(memory, amount)
    if memory.full:
        return
    memory.drawn = memory.epoch_first[memory.epochs_count - 1]
    for kind in range(KINDS):
        memory.pools[KINDS * (memory.epochs_count - 1) + kind] = memory.discards[kind]
        memory.discards[kind] = 0


@rule
def remember_spending(memory: Memory, seat: int, card: int, amount: int) -> None:
    add_step(memory, StepType.SPEND.value, seat, card, NOTHING, amount)
    memory.held[seat] -= amount
    memory.discards[card] += amount


@rule
def remember_laying(memory: Memory, seat: int, card: int, island: int) -> None:
    step = add_step(memory, StepType.LAY.value, seat, card, island, 1)
    memory.held[seat] -= 1
    push(memory.slots[ISLANDS * seat + island], step)


@rule
def follows(history: list[EventRecord], i: int, type_: int, seat: int) -> bool:
    """Whether the event before this one has this type and seat."""
    return i > 0 and history[i - 1].type == type_ and history[i - 1].seat == seat


@rule
def remember_drop(history: list[EventRecord], i: int, memory: Memory) -> None:
    """B8.3: the cards above the bottom four are discarded; mark the step that laid each of them."""
    event = history[i]
    card, island, count = card_of(event), island_of(event), count_of(event)
    if not follows(history, i, EventType.DISCARDED.value, event.seat):
        add_step(memory, StepType.DROP.value, event.seat, NOTHING, island, 0)
        memory.steps[memory.steps_count - 1].group = add_group(memory)
    step = memory.steps[memory.steps_count - 1]
    step.amount += count
    memory.groups[KINDS * step.group + card] += count
    memory.discards[card] += count
    for _ in range(count):
        drop(memory, pop(memory.slots[ISLANDS * event.seat + island]), step.group)


@rule
def drop(memory: Memory, slot: int, group: int) -> None:
    """Mark that a card of a stack ends in the discard group; a known card leaves the group's unknown cards."""
    if slot >= 0:
        memory.steps[slot].group = group
        card = memory.steps[slot].card
    else:
        memory.start_group[-1 - slot] = group
        card = memory.known[-1 - slot]
    if card != NOTHING:
        memory.groups[KINDS * group + card] -= 1


@rule
def remember_flight(history: list[EventRecord], i: int, length: int, memory: Memory) -> None:
    """B4.3: the cards discarded in the end were not put on stacks."""
    seat, cards = history[i].seat, count_of(history[i])
    number = add_step(memory, StepType.FLEE.value, seat, NOTHING, NOTHING, cards)
    to_put = min(3, cards)
    at = i + 1
    while at < length and to_put > 0 and history[at].type == EventType.PUT_ON_STACK.value:
        to_put -= 1
        at += 1
    if to_put > 0:
        return
    group = add_group(memory)
    memory.steps[number].group = group
    while at < length and is_flight_rest(history[at], seat):
        memory.groups[KINDS * group + card_of(history[at])] += count_of(history[at])
        at += 1


@rule
def is_flight_rest(event: EventRecord, seat: int) -> bool:
    return event.type == EventType.DISCARDED.value and event.seat == seat and island_of(event) == NOTHING


@rule
def remember_stowing(history: list[EventRecord], i: int, memory: Memory) -> None:
    """B7.3, B3.6: the whole hand is stowed; the last card follows automatically and is no choice."""
    event = history[i]
    if not follows(history, i, EventType.STOWED.value, event.seat):
        add_step(memory, StepType.STOW.value, event.seat, NOTHING, island_of(event), 0)
    remember_laying(memory, event.seat, card_of(event), island_of(event))
    if memory.held[event.seat] == 0:
        memory.steps[memory.steps_count - 1].amount = 0


@rule
def remember_picking_up(history: list[EventRecord], i: int, length: int, memory: Memory) -> None:
    event = history[i]
    memory.held[event.seat] += count_of(event)
    if follows(history, i, EventType.PICKED_UP.value, event.seat):
        return
    add_step(memory, StepType.PICK.value, event.seat, NOTHING, island_of(event), 0)
    if event.seat == memory.observer:
        recognise(history, i, length, memory)
    memory.slots[ISLANDS * event.seat + island_of(event)].count = 0


@rule
def recognise(history: list[EventRecord], i: int, length: int, memory: Memory) -> None:
    """The observer picks up a stack and learns the dealt cards: those it had not laid there itself."""
    seat, island = history[i].seat, island_of(history[i])
    slots = memory.slots[ISLANDS * seat + island]
    at = i
    while at < length and history[at].type == EventType.PICKED_UP.value and history[at].seat == seat:
        strange = int(count_of(history[at]))
        for place in range(slots.count):
            slot = slots.cards[place]
            if slot >= 0:
                if memory.steps[slot].card == card_of(history[at]):
                    strange -= 1
            elif memory.known[-1 - slot] == card_of(history[at]):
                strange -= 1
        for place in range(slots.count):
            slot = slots.cards[place]
            if strange > 0 and slot < 0 and memory.known[-1 - slot] == NOTHING:
                memory.known[-1 - slot] = card_of(history[at])
                strange -= 1
        at += 1


@rule
def take_known_from_pools(memory: Memory) -> None:
    for token in range(memory.tokens_count):
        if memory.known[token] != NOTHING:
            memory.pools[KINDS * memory.epoch_of[token] + memory.known[token]] -= 1
