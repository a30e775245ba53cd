"""What a seat can infer about hidden cards from its history: filled by `recall`, and the working memory of `sampling`.

Every card that leaves the draw pile is a token, numbered in the order of dealing and drawing. Where a token lies is
public, except for the choice a player makes among the cards in hand; its kind is mostly secret. The tokens of one draw
pile form an epoch; the total of each kind in an epoch is public.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from banjar.games.dalang.rules.box import DECK_SIZE, ISLANDS, KINDS, MAX_PLAYERS
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.records import Flag, Large, Medium, Small, dtype_of
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, stack

MAX_STEPS = 24_000
MAX_TOKENS = 8_000
MAX_EPOCHS = 2_000
MAX_GROUPS = 2_000
STACKS = MAX_PLAYERS * ISLANDS


class StepType(IntEnum):
    """The kinds of steps in a history: everything that moves cards.

    `card` is NOTHING if the observer did not see it.
    """

    DRAW = 0  # seat, card
    RESHUFFLE = 1
    SPEND = 2  # seat, card, amount: openly from the hand to the discards
    SHOW = 3  # seat, card, amount
    FLEE = 4  # seat, group: the cards discarded in the end, or NOTHING if the flight has not ended
    STOW = 5  # seat, place: island, amount: the whole hand is put down next
    LAY = 6  # seat, place: island, card, group: the discards it ends in or NOTHING, amount: 1 if it was chosen
    TAKE = 7  # seat, place: island, card: the top of a stack
    PICK = 8  # seat, place: island: all of a stack
    DROP = 9  # seat, place: island, amount: top cards that are discarded


class Step:
    type: Small
    seat: Small
    card: Small
    place: Small
    amount: Medium
    group: Medium


class SamplingWalk:
    """The working memory of one sample: its place in the history, and the kinds assigned so far."""

    next_step: Large
    kind: Annotated[list[int], (np.int8, MAX_TOKENS)]  # NOTHING until the sample has assigned it
    since: Annotated[list[int], (np.int16, MAX_TOKENS)]  # the step in which it came into the hand
    shown_at: Annotated[list[int], (np.int16, MAX_TOKENS)]  # the last step in which it was shown
    laid_at: Annotated[list[int], (np.int16, MAX_TOKENS)]
    reserved: Annotated[list[int], (np.int8, MAX_TOKENS)]  # a fleeing player will discard it
    choice_of: Annotated[list[int], (np.int16, MAX_TOKENS)]  # the hidden choice that laid it, or NOTHING
    choices: Annotated[list[int], (np.int16, MAX_TOKENS)]  # the token of each hidden choice
    choices_count: Large
    left: Annotated[list[int], (np.int16, MAX_EPOCHS * KINDS)]
    open_tokens: Annotated[list[int], (np.int16, MAX_EPOCHS)]  # tokens of an epoch not assigned yet
    group_left: Annotated[list[int], (np.int8, MAX_GROUPS * KINDS)]
    hands: Annotated[list[Stack], (stack(DECK_SIZE, np.int16), MAX_PLAYERS)]
    stacks: Annotated[list[Stack], (stack(DECK_SIZE, np.int16), STACKS)]
    order: Annotated[Stack, stack(DECK_SIZE, np.int16)]  # the tokens of a hand being stowed, next one on top
    next_token: Large


class Memory:
    steps: Annotated[list[Step], (dtype_of(Step), MAX_STEPS)]
    steps_count: Large
    full: Flag  # the game is too long for this memory
    dealt: Flag  # the history begins with the deal, not with a position
    observer: Large
    players_count: Large
    groups: Annotated[list[int], (np.int8, MAX_GROUPS * KINDS)]  # cards discarded together, except those known
    groups_count: Large
    pools: Annotated[list[int], (np.int16, MAX_EPOCHS * KINDS)]  # cards of an epoch, except those known
    epoch_first: Annotated[list[int], (np.int16, MAX_EPOCHS)]
    epochs_count: Large
    tokens_count: Large
    epoch_of: Annotated[list[int], (np.int16, MAX_TOKENS)]
    known: Annotated[list[int], (np.int8, MAX_TOKENS)]  # the kind of a token known to the observer, or NOTHING
    start_hand: Annotated[list[int], (np.int16, MAX_PLAYERS)]
    start_stack: Annotated[list[int], (np.int16, STACKS)]
    start_group: Annotated[list[int], (np.int16, DECK_SIZE)]  # the discard group in which a card on a stack ends
    held: Annotated[list[int], (np.int16, MAX_PLAYERS)]  # cards in each hand, as the history goes on
    first_in_pile: Large  # the first token that lay in the draw pile at the start
    discards: Annotated[list[int], (np.int16, KINDS)]
    drawn: Large  # the next token to be drawn
    slots: Annotated[list[Stack], (stack(DECK_SIZE, np.int16), STACKS)]  # steps that laid each stack's cards
    now: Annotated[SamplingWalk, dtype_of(SamplingWalk)]
    saved: Annotated[SamplingWalk, dtype_of(SamplingWalk)]
    saved_before: Annotated[SamplingWalk, dtype_of(SamplingWalk)]


class Trace:
    """The cards of a sampled world in the order of dealing and drawing, and its hidden choices."""

    kinds: Annotated[list[int], (np.int8, MAX_TOKENS)]
    epoch_first: Annotated[list[int], (np.int16, MAX_EPOCHS)]
    epochs_count: Large
    tokens_count: Large
    choices: Annotated[list[int], (np.int16, MAX_TOKENS)]  # the kind laid away
    choices_count: Large


MEMORY, TRACE = dtype_of(Memory), dtype_of(Trace)


@rule
def add_epoch(memory: Memory, cards: int) -> None:
    if memory.epochs_count >= MAX_EPOCHS or memory.tokens_count + cards > MAX_TOKENS:
        memory.full = True
        return
    epoch = memory.epochs_count
    memory.epoch_first[epoch] = memory.tokens_count
    memory.epochs_count += 1
    for _ in range(cards):
        memory.epoch_of[memory.tokens_count] = epoch
        memory.known[memory.tokens_count] = NOTHING
        memory.tokens_count += 1
    for kind in range(KINDS):
        memory.pools[KINDS * epoch + kind] = 0


@rule
def add_step(memory: Memory, type_: int, seat: int, card: int, place: int, amount: int) -> int:
    """Add a step without a group; returns its number."""
    if memory.steps_count >= MAX_STEPS:
        memory.full = True
        return MAX_STEPS - 1
    step = memory.steps[memory.steps_count]
    step.type = type_
    step.seat = seat
    step.card = card
    step.place = place
    step.amount = amount
    step.group = NOTHING
    memory.steps_count += 1
    return memory.steps_count - 1


@rule
def add_group(memory: Memory) -> int:
    if memory.groups_count >= MAX_GROUPS:
        memory.full = True
        return MAX_GROUPS - 1
    group = memory.groups_count
    memory.groups_count += 1
    for kind in range(KINDS):
        memory.groups[KINDS * group + kind] = 0
    return group
