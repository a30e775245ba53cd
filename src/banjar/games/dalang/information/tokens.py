"""The tokens of a sampling walk: where each is, and the kind assigned to it, if any."""

from __future__ import annotations

from banjar.games.dalang.information.memory import Memory, SamplingWalk
from banjar.games.dalang.rules.box import DEALT_TO_STACK, ISLANDS, KINDS
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.rule import rule
from banjar.kernel.stack import copy_stack, push

FINE = 1024  # scale of the integer weights


@rule
def start_walk(memory: Memory) -> None:
    memory.now.next_step = 0
    memory.now.order.count = 0
    memory.now.choices_count = 0
    for token in range(memory.tokens_count):
        memory.now.kind[token] = memory.known[token]
        memory.now.reserved[token] = 0
        memory.now.choice_of[token] = NOTHING
    for epoch in range(memory.epochs_count):
        memory.now.open_tokens[epoch] = 0
        for kind in range(KINDS):
            memory.now.left[KINDS * epoch + kind] = memory.pools[KINDS * epoch + kind]
            memory.now.open_tokens[epoch] += memory.pools[KINDS * epoch + kind]
    for i in range(KINDS * memory.groups_count):
        memory.now.group_left[i] = memory.groups[i]
    memory.now.next_token = memory.first_in_pile
    place_start(memory)


@rule
def place_start(memory: Memory) -> None:
    """Place the tokens in the order in which `recall` numbered them."""
    token = 0
    for seat in range(memory.players_count):
        memory.now.hands[seat].count = 0
        for _ in range(memory.start_hand[seat]):
            into_hand(memory, seat, token, NOTHING)
            token += 1
        for island in range(ISLANDS):
            stack = memory.now.stacks[ISLANDS * seat + island]
            stack.count = 0
            for i in range(memory.start_stack[ISLANDS * seat + island]):
                if memory.dealt:
                    token = (DEALT_TO_STACK * island + i) * memory.players_count + seat
                push(stack, token)
                token += 1


@rule
def into_hand(memory: Memory, seat: int, token: int, i: int) -> None:
    push(memory.now.hands[seat], token)
    memory.now.since[token] = i
    memory.now.shown_at[token] = NOTHING
    memory.now.choice_of[token] = NOTHING


@rule
def save(memory: Memory) -> None:
    copy_walk(memory.saved, memory.now, memory)


@rule
def copy_walk(target: SamplingWalk, source: SamplingWalk, memory: Memory) -> None:
    """Copy the parts of a walk that are in use."""
    target.next_step = source.next_step
    target.next_token = source.next_token
    target.choices_count = source.choices_count
    for token in range(memory.tokens_count):
        target.kind[token] = source.kind[token]
        target.since[token] = source.since[token]
        target.shown_at[token] = source.shown_at[token]
        target.laid_at[token] = source.laid_at[token]
        target.reserved[token] = source.reserved[token]
        target.choice_of[token] = source.choice_of[token]
    for choice in range(source.choices_count):
        target.choices[choice] = source.choices[choice]
    for epoch in range(memory.epochs_count):
        target.open_tokens[epoch] = source.open_tokens[epoch]
    for i in range(KINDS * memory.epochs_count):
        target.left[i] = source.left[i]
    for i in range(KINDS * memory.groups_count):
        target.group_left[i] = source.group_left[i]
    for seat in range(memory.players_count):
        copy_stack(target.hands[seat], source.hands[seat])
    for place in range(ISLANDS * memory.players_count):
        copy_stack(target.stacks[place], source.stacks[place])
    copy_stack(target.order, source.order)


@rule
def assign(memory: Memory, token: int, kind: int) -> None:
    """Assign a kind to a token."""
    epoch = memory.epoch_of[token]
    memory.now.kind[token] = kind
    memory.now.left[KINDS * epoch + kind] -= 1
    memory.now.open_tokens[epoch] -= 1


@rule
def chance(memory: Memory, token: int, kind: int) -> int:
    """Weight of a kind for an unassigned token; 0 if it is impossible."""
    epoch = memory.epoch_of[token]
    left = memory.now.left[KINDS * epoch + kind]
    if left <= 0:
        return 0
    return 1 + FINE * left // memory.now.open_tokens[epoch]
