"""What a seat can infer about the altar from its history: the input and working memory of `sampling`."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from banjar.games.altar.rules.box import ALL_GOODS, DECK, GOODS, MAX_PLAYERS
from banjar.games.altar.rules.events import EventType, altar_place_of, face_down_of, good_of, height_of
from banjar.games.altar.rules.state import Face, State
from banjar.kernel.event_buffer import NOTHING, EventRecord
from banjar.kernel.records import Medium, Small, dtype_of
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, stack

MAX_LAID = 2 * ALL_GOODS  # a kept card can be laid again
MAX_STEPS = 3 * ALL_GOODS
MAX_LOOKS = 9
MAX_PENDING = 10  # nine shrines, so at most nine cards hidden by one player
MAX_CHOICES = 32


class StepType(IntEnum):
    """The kinds of steps in a history: everything that moves sacrifice cards."""

    GAIN = 0  # seat, good
    LAY = 1  # seat, good; face up
    HIDE = 2  # seat, good or NOTHING; face down
    OFFER = 3  # good, from the supply
    SEE = 4  # good, place, face: a card the observer looked at
    KEEP = 5  # seat, place or NOTHING
    SHOW = 6  # good on top or NOTHING, place: height


class Step:
    type: Small
    seat: Small
    good: Small
    place: Medium
    face: Small


class LaidCard:
    """A sacrifice card that was put on the altar."""

    good: Small  # NOTHING until the sample has assigned it
    face: Small
    owner: Small  # who hid it, or NOBODY


class Secrets:
    """Another player's cards in a sample."""

    goods: Annotated[list[int], (np.int8, GOODS)]
    pending: Annotated[list[int], (np.int16, MAX_PENDING)]  # hidden cards not assigned yet, oldest first
    pending_count: Small
    least: Annotated[list[int], (np.int8, MAX_PENDING * GOODS)]  # fewest of a good held between one and the next
    hidden: Annotated[list[int], (np.int8, GOODS)]
    kept: Annotated[list[int], (np.int8, GOODS)]


class Memory:
    steps: Annotated[list[Step], (dtype_of(Step), MAX_STEPS)]
    steps_count: Medium
    start: Annotated[Stack, stack(ALL_GOODS)]  # the altar of the start, unknown cards as NOTHING
    start_face: Annotated[list[int], (np.int8, ALL_GOODS)]
    start_hidden: Annotated[list[int], (np.int8, GOODS)]  # number of each good face down at the start
    start_goods: Annotated[list[int], (np.int8, MAX_PLAYERS * GOODS)]
    shortfall: Annotated[list[int], (np.int8, MAX_LOOKS * GOODS)]  # goods laid later without having got them
    # The fields below are the working memory of one sample.
    laid: Annotated[list[LaidCard], (dtype_of(LaidCard), MAX_LAID)]
    laid_count: Medium
    altar: Annotated[Stack, stack(ALL_GOODS, np.int16)]  # indices into `laid`
    left: Annotated[list[int], (np.int8, GOODS)]  # face-down cards of the start not assigned yet
    secrets: Annotated[list[Secrets], (dtype_of(Secrets), MAX_PLAYERS)]


class Trace:
    """The start and the hidden choices of a sampled world."""

    deck: Annotated[list[int], (np.int8, DECK)]
    start: Annotated[list[int], (np.int8, ALL_GOODS)]  # the altar of the start
    choices: Annotated[list[int], (np.int8, MAX_CHOICES)]  # hidden good, or place kept, in order
    choices_count: Small
    card_of: Annotated[list[int], (np.int16, MAX_CHOICES)]  # for a hidden good, its index in `laid`


MEMORY, TRACE = dtype_of(Memory), dtype_of(Trace)


@rule
def recall(start: State, seat: int, history: list[EventRecord], length: int, memory: Memory) -> None:
    """Extract the relevant steps of the history; `start` is the start as everybody knows it."""
    remember_start(start, memory)
    memory.steps_count = 0
    for i in range(length):
        remember(history[i], seat, memory)
    find_shortfalls(memory)


@rule
def remember_start(start: State, memory: Memory) -> None:
    memory.start.count = start.altar.count
    for good in range(GOODS):
        memory.start_hidden[good] = 0
        for seat in range(MAX_PLAYERS):
            memory.start_goods[GOODS * seat + good] = start.players[seat].goods[good]
    for i in range(start.altar.count):
        memory.start_face[i] = min(start.altar_face[i], Face.DOWN.value)
        if start.altar_face[i] != Face.DOWN.value:
            memory.start.cards[i] = start.altar.cards[i]
        else:
            memory.start.cards[i] = NOTHING
            memory.start_hidden[start.altar.cards[i]] += 1


@rule
def remember(event: EventRecord, observer: int, memory: Memory) -> None:
    match event.type:
        case EventType.BOUGHT | EventType.GAINED_GOOD:
            add_step(memory, StepType.GAIN.value, event.seat, good_of(event), 0)
        case EventType.LAID:
            add_step(memory, StepType.LAY.value, event.seat, good_of(event), 0)
        case EventType.HID:
            add_step(memory, StepType.HIDE.value, event.seat, good_of(event), 0)
        case EventType.OFFERED:
            add_step(memory, StepType.OFFER.value, event.seat, good_of(event), 0)
        case EventType.LOOKED:
            if event.seat == observer:
                add_step(memory, StepType.SEE.value, event.seat, good_of(event), altar_place_of(event))
                memory.steps[memory.steps_count - 1].face = face_down_of(event)
        case EventType.KEPT:
            add_step(memory, StepType.KEEP.value, event.seat, good_of(event), altar_place_of(event))
        case EventType.ALTAR_SHOWN:
            add_step(memory, StepType.SHOW.value, event.seat, good_of(event), height_of(event))


@rule
def add_step(memory: Memory, type_: int, seat: int, good: int, place: int) -> None:
    step = memory.steps[memory.steps_count]
    memory.steps_count += 1
    step.type = type_
    step.seat = seat
    step.good = good
    step.place = place


@rule
def find_shortfalls(memory: Memory) -> None:
    """For each look: the goods that its keeper later laid openly without having got them openly."""
    look = 0
    for i in range(memory.steps_count):
        if memory.steps[i].type == StepType.KEEP.value:
            for good in range(GOODS):
                memory.shortfall[GOODS * look + good] = shortfall(memory, memory.steps[i].seat, good)
            look += 1


@rule
def shortfall(memory: Memory, seat: int, good: int) -> int:
    """How far a seat's publicly known count of a good falls below zero in the whole history."""
    account = int(memory.start_goods[GOODS * seat + good])
    least = 0
    for i in range(memory.steps_count):
        step = memory.steps[i]
        if step.seat == seat and step.good == good:
            if step.type == StepType.GAIN.value:
                account += 1
            elif step.type == StepType.LAY.value:
                account -= 1
                least = min(least, account)
    return -least
