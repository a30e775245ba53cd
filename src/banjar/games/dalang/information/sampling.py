"""Sample worlds that a seat cannot distinguish from the true one.

A sample walks through the seat's history and assigns kinds to tokens as late as possible: a card in another player's
hand may be any card of its draw pile until that player plays, shows or discards it. Which card of a hand was put on a
stack is guessed. If a later play contradicts the guess, two cards are swapped where that is consistent; otherwise the
walk is retried.
"""

from __future__ import annotations

from banjar.games.dalang.information.memory import Memory, Step, StepType, Trace
from banjar.games.dalang.information.tokens import FINE, assign, chance, copy_walk, into_hand, save, start_walk
from banjar.games.dalang.rules.box import ISLANDS, KINDS
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, below, draw_seed, seed_generator
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, fill, pop, push, remove_at

WORLD_ATTEMPTS = 40
SAVE_STEPS = 32  # steps between two saved walks
SAVE_RETRIES = 12  # attempts from the last saved walk
EARLIER_SAVES = 8  # saves between two checkpoints, to return to when the retries fail
EARLIER_RETRIES = 12


@rule
def sample(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> bool:
    """Fill the hidden parts of `world`, a copy of `seen`; False if no consistent world was found."""
    if seen.phase == Phase.OVER.value:
        return True
    if memory.full:
        return False
    for _ in range(WORLD_ATTEMPTS):
        if walk(seat, memory, generator):
            assign_rest(memory, generator)
            fill_world(memory, generator, world)
            fill_trace(memory, trace)
            return True
    return False


@rule
def walk(observer: int, memory: Memory, generator: Generator) -> bool:
    """Walk through the history; False if the retries are used up.

    After a contradiction the walk resumes where it was last saved; if that fails repeatedly, at an earlier checkpoint.
    """
    start_walk(memory)
    if not assign_start(memory, generator):
        return False
    save(memory)
    copy_walk(memory.saved_before, memory.saved, memory)
    retries = returns = 0
    while memory.now.next_step < memory.steps_count:
        if take_step(observer, memory.now.next_step, memory, generator):
            memory.now.next_step += 1
            if memory.now.next_step >= memory.saved.next_step + SAVE_STEPS and memory.now.order.count == 0:
                if memory.saved.next_step >= memory.saved_before.next_step + EARLIER_SAVES * SAVE_STEPS:
                    copy_walk(memory.saved_before, memory.saved, memory)
                    returns = 0
                save(memory)
                retries = 0
        elif retries < SAVE_RETRIES:
            copy_walk(memory.now, memory.saved, memory)
            retries += 1
        elif returns < EARLIER_RETRIES:
            copy_walk(memory.now, memory.saved_before, memory)
            save(memory)
            retries = 0
            returns += 1
        else:
            return False
    return True


@rule
def take_step(observer: int, i: int, memory: Memory, generator: Generator) -> bool:
    step = memory.steps[i]
    match step.type:
        case StepType.DRAW:
            into_hand(memory, step.seat, memory.now.next_token, i)
            memory.now.next_token += 1
        case StepType.RESHUFFLE:
            memory.now.next_token = first_of_next_epoch(memory)
        case StepType.SPEND:
            for _ in range(step.amount):
                if not spend(memory, step.seat, step.card, i, generator):
                    return False
        case StepType.SHOW:
            return show(memory, step, i, generator)
        case StepType.FLEE:
            return flee(memory, step, i, generator)
        case StepType.STOW:
            return arrange(observer, memory, i, generator)
        case StepType.LAY:
            return lay(observer, memory, i, generator)
        case StepType.TAKE:
            into_hand(memory, step.seat, pop(stack_of(memory, step)), i)
        case StepType.PICK:
            stack = stack_of(memory, step)
            for place in range(stack.count):
                into_hand(memory, step.seat, stack.cards[place], i)
            stack.count = 0
        case StepType.DROP:
            stack_of(memory, step).count -= step.amount
    return True


@rule
def stack_of(memory: Memory, step: Step) -> Stack:
    return memory.now.stacks[ISLANDS * step.seat + step.place]


@rule
def first_of_next_epoch(memory: Memory) -> int:
    epoch = memory.epoch_of[memory.now.next_token - 1]
    return int(memory.epoch_first[epoch + 1])


@rule
def assign_start(memory: Memory, generator: Generator) -> bool:
    """B8.3: assign cards of a start's stacks that will be discarded to the cards seen then."""
    for place in range(ISLANDS * memory.players_count):
        stack = memory.now.stacks[place]
        for spot in range(stack.count):
            token = stack.cards[spot]
            group = memory.start_group[token]
            if (
                group != NOTHING
                and memory.now.kind[token] == NOTHING
                and not fit_start(memory, token, group, generator)
            ):
                return False
    return True


@rule
def fit_start(memory: Memory, token: int, group: int, generator: Generator) -> bool:
    chosen, weights = NOTHING, 0
    for kind in range(KINDS):
        weight = memory.now.group_left[KINDS * group + kind] * chance(memory, token, kind)
        weights += weight
        if weight > 0 and below(generator, weights) < weight:
            chosen = kind
    if chosen == NOTHING:
        return False
    memory.now.group_left[KINDS * group + chosen] -= 1
    assign(memory, token, chosen)
    return True


@rule
def find_of_kind(memory: Memory, hand: Stack, kind: int, i: int) -> int:
    """The place of a card of a kind in a hand, reserved ones first; excludes those shown in step i."""
    found = NOTHING
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.kind[token] == kind and memory.now.shown_at[token] != i:
            if memory.now.reserved[token] == 1:
                return place
            found = place
    return found


@rule
def assign_in_hand(memory: Memory, hand: Stack, kind: int, generator: Generator) -> int:
    """Assign a kind to an unassigned card of a hand; returns its place, or NOTHING if none can be of that kind."""
    chosen, weights = NOTHING, 0
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.kind[token] == NOTHING:
            weight = chance(memory, token, kind)
            weights += weight
            if weight > 0 and below(generator, weights) < weight:
                chosen = place
    if chosen != NOTHING:
        assign(memory, hand.cards[chosen], kind)
    return chosen


@rule
def demand(memory: Memory, seat: int, kind: int, i: int, generator: Generator) -> int:
    """The place of a card of a kind that the seat must have in hand; NOTHING if that is impossible."""
    hand = memory.now.hands[seat]
    place = find_of_kind(memory, hand, kind, i)
    if place == NOTHING:
        place = assign_in_hand(memory, hand, kind, generator)
    if place == NOTHING:
        place = change_places(memory, seat, kind)
    return place


@rule
def change_places(memory: Memory, seat: int, kind: int) -> int:
    """Swap a card laid earlier with one in hand, as if the other had been laid; returns its place in hand."""
    for island in range(ISLANDS):
        stack = memory.now.stacks[ISLANDS * seat + island]
        for spot in range(stack.count):
            wanted = stack.cards[spot]
            if is_exchangeable(memory, wanted, kind):
                place = stand_in(memory, memory.now.hands[seat], wanted)
                if place != NOTHING:
                    swap(memory, seat, place, stack, spot)
                    if memory.now.kind[wanted] == NOTHING:
                        assign(memory, wanted, kind)
                    return place
    return NOTHING


@rule
def is_exchangeable(memory: Memory, token: int, kind: int) -> bool:
    """Whether the card was laid by a hidden choice, has no known end, and can be of the kind."""
    if memory.now.choice_of[token] == NOTHING or memory.steps[memory.now.laid_at[token]].group != NOTHING:
        return False
    if memory.now.kind[token] == NOTHING:
        return chance(memory, token, kind) > 0
    return memory.now.kind[token] == kind


@rule
def stand_in(memory: Memory, hand: Stack, laid: int) -> int:
    """The place of a card that was in hand when `laid` was laid, and has not been shown since."""
    when = memory.now.laid_at[laid]
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.since[token] < when and memory.now.shown_at[token] < when and memory.now.reserved[token] == 0:
            return place
    return NOTHING


@rule
def swap(memory: Memory, seat: int, place: int, stack: Stack, spot: int) -> None:
    hand = memory.now.hands[seat]
    token, laid = hand.cards[place], stack.cards[spot]
    hand.cards[place], stack.cards[spot] = laid, token
    memory.now.laid_at[token] = memory.now.laid_at[laid]
    memory.now.choice_of[token] = memory.now.choice_of[laid]
    memory.now.choices[memory.now.choice_of[token]] = token
    memory.now.choice_of[laid] = NOTHING


@rule
def spend(memory: Memory, seat: int, kind: int, i: int, generator: Generator) -> bool:
    place = demand(memory, seat, kind, i, generator)
    if place == NOTHING:
        return False
    take_out(memory.now.hands[seat], place)
    return True


@rule
def take_out(hand: Stack, place: int) -> None:
    """Remove a card from a hand. Hands have no order, so the last card fills the gap."""
    hand.count -= 1
    hand.cards[place] = hand.cards[hand.count]


@rule
def show(memory: Memory, step: Step, i: int, generator: Generator) -> bool:
    """B6.2: the hand must hold as many cards of the kind as are shown."""
    for _ in range(step.amount):
        place = demand(memory, step.seat, step.card, i, generator)
        if place == NOTHING:
            return False
        memory.now.shown_at[memory.now.hands[step.seat].cards[place]] = i
    return True


@rule
def flee(memory: Memory, step: Step, i: int, generator: Generator) -> bool:
    """B4.3: reserve the cards that are discarded in the end, so that they are not laid."""
    if step.group == NOTHING:
        return True
    for kind in range(KINDS):
        for _ in range(memory.groups[KINDS * step.group + kind]):
            place = demand(memory, step.seat, kind, i, generator)
            if place == NOTHING:
                return False
            token = memory.now.hands[step.seat].cards[place]
            memory.now.reserved[token] = 1
            memory.now.shown_at[token] = i
    return True


@rule
def arrange(observer: int, memory: Memory, i: int, generator: Generator) -> bool:
    """B7.3: choose the order in which a hand is put down, beginning with the cards that will be discarded."""
    seat = memory.steps[i].seat
    memory.now.order.count = 0
    if seat == observer:
        return True
    at = i + 1
    while is_stowing(memory, at, seat):
        at += 1
    cards = at - i - 1
    for _ in range(cards):
        push(memory.now.order, NOTHING)
    hand = memory.now.hands[seat]
    for place in range(cards):
        step = memory.steps[i + 1 + place]
        if step.group != NOTHING:
            spot = fit_group(memory, hand, step.group, generator)
            if spot == NOTHING:
                return False
            memory.now.order.cards[place] = hand.cards[spot]
            take_out(hand, spot)
    for place in range(cards):
        if memory.now.order.cards[place] == NOTHING:
            spot = below(generator, hand.count)
            memory.now.order.cards[place] = hand.cards[spot]
            take_out(hand, spot)
    for place in range(cards):
        push(hand, memory.now.order.cards[cards - 1 - place])
    return True


@rule
def is_stowing(memory: Memory, at: int, seat: int) -> bool:
    return at < memory.steps_count and memory.steps[at].type == StepType.LAY.value and memory.steps[at].seat == seat


@rule
def fit_group(memory: Memory, hand: Stack, group: int, generator: Generator) -> int:
    """The place of a card that can be one of a group's discards."""
    chosen, chosen_kind, weights = NOTHING, NOTHING, 0
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.reserved[token] == 1:
            continue
        for kind in range(KINDS):
            if memory.now.group_left[KINDS * group + kind] > 0:
                weight = fitness(memory, token, kind)
                weights += weight
                if weight > 0 and below(generator, weights) < weight:
                    chosen, chosen_kind = place, kind
    if chosen != NOTHING:
        memory.now.group_left[KINDS * group + chosen_kind] -= 1
        if memory.now.kind[hand.cards[chosen]] == NOTHING:
            assign(memory, hand.cards[chosen], chosen_kind)
    return chosen


@rule
def fitness(memory: Memory, token: int, kind: int) -> int:
    if memory.now.kind[token] == NOTHING:
        return chance(memory, token, kind)
    return FINE if memory.now.kind[token] == kind else 0


@rule
def lay(observer: int, memory: Memory, i: int, generator: Generator) -> bool:
    """A card goes face down on a stack."""
    step = memory.steps[i]
    hand = memory.now.hands[step.seat]
    if step.seat == observer:
        place = find_of_kind(memory, hand, step.card, i)
    elif memory.now.order.count > 0:
        memory.now.order.count -= 1
        place = hand.count - 1
    elif step.group != NOTHING:
        place = fit_group(memory, hand, step.group, generator)
    else:
        place = any_unreserved(memory, hand, generator)
    if place == NOTHING:
        return False
    token = hand.cards[place]
    remove_at(hand, place)
    push(stack_of(memory, step), token)
    memory.now.laid_at[token] = i
    if step.seat != observer and step.amount == 1:
        memory.now.choice_of[token] = memory.now.choices_count
        memory.now.choices[memory.now.choices_count] = token
        memory.now.choices_count += 1
    return True


@rule
def any_unreserved(memory: Memory, hand: Stack, generator: Generator) -> int:
    chosen, number = NOTHING, 0
    for place in range(hand.count):
        if memory.now.reserved[hand.cards[place]] == 0:
            number += 1
            if below(generator, number) == 0:
                chosen = place
    return chosen


@rule
def assign_rest(memory: Memory, generator: Generator) -> None:
    """Assign the remaining tokens at random to the cards left in their epoch."""
    for token in range(memory.tokens_count):
        if memory.now.kind[token] == NOTHING:
            epoch = memory.epoch_of[token]
            pick = below(generator, memory.now.open_tokens[epoch])
            kind = 0
            while pick >= memory.now.left[KINDS * epoch + kind]:
                pick -= memory.now.left[KINDS * epoch + kind]
                kind += 1
            assign(memory, token, kind)


@rule
def fill_world(memory: Memory, generator: Generator, world: State) -> None:
    for seat in range(memory.players_count):
        player = world.players[seat]
        fill(player.hand, 0)
        for place in range(memory.now.hands[seat].count):
            player.hand[memory.now.kind[memory.now.hands[seat].cards[place]]] += 1
        for island in range(ISLANDS):
            stack = memory.now.stacks[ISLANDS * seat + island]
            for place in range(stack.count):
                player.stacks[island].cards[place] = memory.now.kind[stack.cards[place]]
    for place in range(world.deck.count):
        token = memory.now.next_token + world.deck.count - 1 - place
        world.deck.cards[place] = memory.now.kind[token]
    seed_generator(world.generator, draw_seed(generator))


@rule
def fill_trace(memory: Memory, trace: Trace) -> None:
    for token in range(memory.tokens_count):
        trace.kinds[token] = memory.now.kind[token]
    trace.choices_count = memory.now.choices_count
    for choice in range(trace.choices_count):
        trace.choices[choice] = memory.now.kind[memory.now.choices[choice]]
    for epoch in range(memory.epochs_count):
        trace.epoch_first[epoch] = memory.epoch_first[epoch]
    trace.epochs_count = memory.epochs_count
    trace.tokens_count = memory.tokens_count
