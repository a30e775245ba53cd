"""Worlds a seat cannot tell from the true one.

A sample walks through the seat's history with tokens whose kinds are settled as late as possible: a card in
another player's hand is any card of its draw pile until that player plays, shows or discards it. Which card of a
hand was laid away is guessed; where a later play shows the guess to be wrong, the two cards change places
afterwards if they could have, otherwise the walk starts again.
"""

from __future__ import annotations

from banjar.games.dalang.information.memory import Memory, Trace
from banjar.games.dalang.information.steps import take_step
from banjar.games.dalang.information.tokens import chance, copy_walk, save, settle, start_walk
from banjar.games.dalang.rules.box import ISLANDS, KINDS
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, below, draw_seed, seed_generator
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill

WORLD_ATTEMPTS = 40
SAVE_STEPS = 32  # steps between two saved walks
SAVE_RETRIES = 12  # from the last saved walk
EARLIER_SAVES = 8  # saves between two earlier walks, to return to when the retries fail
EARLIER_RETRIES = 12


@rule
def sample(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> bool:
    """Fill the hidden parts of `world`, which holds a copy of `seen`; False if no consistent one was found."""
    if seen.phase == Phase.OVER.value:
        return True
    if memory.full:
        return False
    for _ in range(WORLD_ATTEMPTS):
        if walk(seat, memory, generator):
            settle_rest(memory, generator)
            fill_world(memory, generator, world)
            fill_trace(memory, trace)
            return True
    return False


@rule
def walk(observer: int, memory: Memory, generator: Generator) -> bool:
    """Go through the history once; False on a contradiction.

    After a contradiction the walk goes on from where it was saved last; if that does not help, from long before.
    """
    start_walk(memory)
    if not settle_start(memory, generator):
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
def settle_start(memory: Memory, generator: Generator) -> bool:
    """B8.3: cards of a start's stacks that will be discarded are some of those seen then."""
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
    settle(memory, token, chosen)
    return True


@rule
def settle_rest(memory: Memory, generator: Generator) -> None:
    """Whatever is still open may be any of the cards left in its epoch."""
    for token in range(memory.tokens_count):
        if memory.now.kind[token] == NOTHING:
            epoch = memory.epoch_of[token]
            pick = below(generator, memory.now.open_tokens[epoch])
            kind = 0
            while pick >= memory.now.left[KINDS * epoch + kind]:
                pick -= memory.now.left[KINDS * epoch + kind]
                kind += 1
            settle(memory, token, kind)


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
