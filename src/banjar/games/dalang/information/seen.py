"""B10: the gate between the true state and what a seat knows of it."""

from __future__ import annotations

from banjar.games.dalang.rules.box import ISLANDS, KINDS, MAX_PLAYERS
from banjar.games.dalang.rules.state import Phase, Player, State
from banjar.kernel.copying import copy_counts
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, copy_stack, fill, push, refill


@rule
def seen_by(s: State, seat: int, seen: State) -> None:
    """Copy what the seat knows; NOBODY means a spectator with a perfect memory of everything public."""
    copy_public(s, seen)
    for other in range(MAX_PLAYERS):
        copy_public_player(s.players[other], seen.players[other])
    if s.phase == Phase.OVER.value:
        uncover(s, seen)
    elif seat != NOBODY:
        copy_own(s.players[seat], seen.players[seat])


@inlined
def copy_public(s: State, seen: State) -> None:
    """B10.1"""
    cover(seen.deck, s.deck.count)
    seen.script.count = 0
    copy_counts(seen.discards, s.discards)
    copy_counts(seen.prince_disc, s.prince_disc)
    copy_counts(seen.priest_disc, s.priest_disc)
    copy_counts(seen.seal, s.seal)
    copy_counts(seen.mask_value, s.mask_value)
    copy_counts(seen.mask_owner, s.mask_owner)
    seen.masks_count = s.masks_count
    copy_counts(seen.starting_card, s.starting_card)
    seen.dalang = s.dalang
    seen.players_count = s.players_count
    seen.active = s.active
    seen.to_move = s.to_move
    seen.phase = s.phase
    seen.card = s.card
    seen.spared = s.spared
    seen.to_spread = s.to_spread
    seen.exchange = s.exchange
    seen.exchanged = s.exchanged
    seen.forced = s.forced
    seen.shown = s.shown
    seen.leader = s.leader
    seen.goal = s.goal
    seen.turn = s.turn
    seen.turn_limit = s.turn_limit
    seen.cards_played_this_turn = s.cards_played_this_turn
    seen.idle_turns = s.idle_turns
    seen.end_reason = s.end_reason
    seen.generator.a = seen.generator.b = seen.generator.c = seen.generator.counter = 0
    seen.events.count = 0
    seen.events.revealed = False


@rule
def cover(stack: Stack, count: int) -> None:
    """Face-down cards: only their number is known."""
    refill(stack, NOTHING, count)


@inlined
def copy_public_player(player: Player, seen: Player) -> None:
    """B10.1: the numbers of cards, and the cards that were shown."""
    seen.hand_count = player.hand_count
    seen.fled = player.fled
    fill(seen.hand, 0)
    copy_counts(seen.known_hand, player.known_hand)
    copy_counts(seen.dealt, player.dealt)
    for island in range(ISLANDS):
        cover(seen.stacks[island], player.stacks[island].count)


@inlined
def copy_own(player: Player, seen: Player) -> None:
    """B10.2, B10.3: the seat's hand, and its stacks except for dealt cards it has never seen."""
    copy_counts(seen.hand, player.hand)
    for island in range(ISLANDS):
        for i in range(player.dealt[island], player.stacks[island].count):
            seen.stacks[island].cards[i] = player.stacks[island].cards[i]


@rule
def uncover(s: State, seen: State) -> None:
    """B10.5"""
    copy_stack(seen.deck, s.deck)
    for other in range(MAX_PLAYERS):
        copy_counts(seen.players[other].hand, s.players[other].hand)
        for island in range(ISLANDS):
            copy_stack(seen.players[other].stacks[island], s.players[other].stacks[island])


@rule
def known_start(s: State, seat: int, seen: State) -> None:
    """What a seat knows of a game's start; `script` holds the cards it cannot locate, sorted."""
    seen_by(s, seat, seen)
    for kind in range(KINDS):
        for _ in range(hidden_of_kind(s, seat, kind)):
            push(seen.script, kind)


@rule
def hidden_of_kind(s: State, seat: int, kind: int) -> int:
    """Number of cards of a kind that a seat cannot locate."""
    hidden = count_of_kind(s.deck, s.deck.count, kind)
    for other in range(s.players_count):
        player = s.players[other]
        if other != seat:
            hidden += player.hand[kind]
        for island in range(ISLANDS):
            if other == seat:
                hidden += count_of_kind(player.stacks[island], player.dealt[island], kind)
            else:
                hidden += count_of_kind(player.stacks[island], player.stacks[island].count, kind)
    return hidden


@rule
def count_of_kind(stack: Stack, places: int, kind: int) -> int:
    count = 0
    for i in range(places):
        if stack.cards[i] == kind:
            count += 1
    return count
