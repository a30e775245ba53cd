"""Apply one step of the history to a sample; False if it contradicts what was assigned before."""

from __future__ import annotations

from banjar.games.dalang.information.demand import demand, find_of_kind
from banjar.games.dalang.information.memory import Memory, Step, StepType
from banjar.games.dalang.information.tokens import FINE, assign, chance, into_hand
from banjar.games.dalang.rules.box import ISLANDS, KINDS
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, below
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, pop, push, remove_at


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
