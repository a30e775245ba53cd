"""Sample worlds that a seat cannot distinguish from the true one.

A sample walks through the seat's history and assigns kinds to tokens as late as possible: a card in another player's
hand may be any card of its draw pile until that player plays, shows or discards it. Which card of a hand was put on a
stack is guessed. If a later play contradicts the guess, two cards are swapped where that is consistent; otherwise the
walk is retried.
"""

from __future__ import annotations

from banjar.games.dalang.information.memory import Memory, Trace
from banjar.games.dalang.information.steps import take_step
from banjar.games.dalang.information.tokens import assign, chance, copy_walk, save, start_walk
from banjar.games.dalang.rules.box import ISLANDS, KINDS
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, below, draw_seed, seed_generator
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill

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
