"""Moves of cards between draw pile, hands, stacks and discards."""

from __future__ import annotations

from banjar.games.dalang.rules.box import KEPT_FROM_BOTTOM, KINDS
from banjar.games.dalang.rules.events import discarded, drew, picked_up, reshuffled, took_from_stack
from banjar.games.dalang.rules.state import Player, State
from banjar.kernel.event_buffer import NOTHING, reveal
from banjar.kernel.random import shuffle
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, copy_stack, fill, pop, push


@rule
def gain(player: Player, kind: int) -> None:
    player.hand[kind] += 1
    player.hand_count += 1


@rule
def discard(s: State, seat: int, kind: int) -> None:
    """B3.5: everybody sees it."""
    player = s.players[seat]
    player.hand[kind] -= 1
    player.hand_count -= 1
    if player.known_hand[kind] > 0:
        player.known_hand[kind] -= 1
    s.discards[kind] += 1
    reveal(s.events)


@rule
def play_card(s: State, seat: int, kind: int) -> None:
    """B3.5; the caller writes the event."""
    discard(s, seat, kind)
    s.cards_played_this_turn += 1


@rule
def discard_hand(s: State, seat: int) -> None:
    player = s.players[seat]
    for kind in range(KINDS):
        number = player.hand[kind]
        if number > 0:
            s.discards[kind] += number
            player.hand[kind] = 0
            discarded(s, seat, kind, NOTHING, number)
            reveal(s.events)
    player.hand_count = 0
    fill(player.known_hand, 0)


@rule
def lay_on_stack(s: State, seat: int, kind: int, island: int) -> None:
    """Lay a card face down on the player's stack, where others cannot know its kind. The caller writes the event."""
    player = s.players[seat]
    player.hand[kind] -= 1
    player.hand_count -= 1
    for known in range(KINDS):
        if player.known_hand[known] > 0:
            player.known_hand[known] -= 1
    push(player.stacks[island], kind)


@rule
def take_from_stack(s: State, seat: int, island: int) -> None:
    """B5.1"""
    player = s.players[seat]
    kind = pop(player.stacks[island])
    if player.dealt[island] > player.stacks[island].count:
        player.dealt[island] -= 1
    gain(player, kind)
    took_from_stack(s, seat, kind, island)
    reveal(s.events)


@rule
def draw_card(s: State, seat: int) -> None:
    """B3.1: nothing happens when there is no card left to draw."""
    if s.deck.count == 0:
        reshuffle(s)
    if s.deck.count > 0:
        kind = pop(s.deck)
        gain(s.players[seat], kind)
        drew(s, seat, kind)
        reveal(s.events)


@rule
def reshuffle(s: State) -> None:
    """B3.1: the discards become the new draw pile, in random order unless a script fixes it."""
    for kind in range(KINDS):
        for _ in range(s.discards[kind]):
            push(s.deck, kind)
    if s.deck.count == 0:
        return
    shuffle(s.deck.cards, s.deck.count, s.generator)
    # A script with other cards is ignored; the caller notices that it was not used.
    if s.script.count > 0 and is_same_cards(s.script, s.discards):
        copy_stack(s.deck, s.script)
        fill(s.script.cards, 0)
        s.script.count = 0
    s.events.shuffled = s.deck.count
    fill(s.discards, 0)
    reshuffled(s, s.deck.count)


@rule
def is_same_cards(script: Stack, counts: list[int]) -> bool:
    for kind in range(KINDS):
        number = 0
        for i in range(script.count):
            if script.cards[i] == kind:
                number += 1
        if number != counts[kind]:
            return False
    return True


@rule
def pick_up(s: State, seat: int, island: int) -> None:
    """The player's stack at an island becomes the hand, which must be empty."""
    player = s.players[seat]
    stack = player.stacks[island]
    if stack.count == 0:
        return
    for i in range(stack.count):
        gain(player, stack.cards[i])
    stack.count = 0
    player.dealt[island] = 0
    picked_up(s, seat, island)
    reveal(s.events)


@rule
def pick_up_bottom(s: State, seat: int, island: int) -> None:
    """B8.3: only the bottom four; the cards above them are discarded."""
    stack = s.players[seat].stacks[island]
    if stack.count > KEPT_FROM_BOTTOM:
        for kind in range(KINDS):
            discard_above_bottom(s, seat, kind, island)
        stack.count = KEPT_FROM_BOTTOM
    pick_up(s, seat, island)


@rule
def discard_above_bottom(s: State, seat: int, kind: int, island: int) -> None:
    number = count_above_bottom(s.players[seat].stacks[island], kind)
    if number > 0:
        s.discards[kind] += number
        discarded(s, seat, kind, island, number)
        reveal(s.events)


@rule
def count_above_bottom(stack: Stack, kind: int) -> int:
    number = 0
    for i in range(KEPT_FROM_BOTTOM, stack.count):
        if stack.cards[i] == kind:
            number += 1
    return number
