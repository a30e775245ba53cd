"""B2: the start of a game, from options and a deal."""

from __future__ import annotations

from banjar.games.dalang.rules.box import (
    COURT_COUNTS,
    COURT_KINDS,
    DEALT_TO_STACK,
    DECK_SIZE,
    ISLANDS,
    MAX_MASKS,
    MAX_PLAYERS,
    PAIRS,
    STARTING_CARDS,
)
from banjar.games.dalang.rules.hand import pick_up
from banjar.games.dalang.rules.state import Deal, EndReason, Options, Player, State
from banjar.games.dalang.rules.turn import begin_turn, forget_card
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.random import Generator, draw_seed, seed_generator, shuffle
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill, push


@rule
def shuffle_deal(options: Options, generator: Generator, deal: Deal) -> None:
    """B2.1, B2.2"""
    place = 0
    for kind in range(COURT_KINDS):
        for _ in range(COURT_COUNTS[kind]):
            deal.deck[place] = kind
            place += 1
    for pair in range(PAIRS):
        for _ in range(options.dalang_counts[pair]):
            deal.deck[place] = COURT_KINDS + pair
            place += 1
    shuffle(deal.deck, DECK_SIZE, generator)
    for i in range(STARTING_CARDS):
        deal.starting_cards[i] = i + 1
    shuffle(deal.starting_cards, STARTING_CARDS, generator)
    deal.seed = draw_seed(generator)


@rule
def set_up(s: State, options: Options, deal: Deal) -> None:
    s.players_count = options.players_count
    s.turn_limit = options.turn_limit
    s.turn = 0
    s.idle_turns = 0
    s.end_reason = EndReason.NONE
    s.script.count = 0
    seed_generator(s.generator, deal.seed)
    fill(s.discards, 0)
    forget_card(s)
    set_out_masks(s, options)
    for seat in range(MAX_PLAYERS):
        clear_player(s.players[seat])
    deal_stacks(s, deal)
    deal_starting_cards(s, options, deal)
    for seat in range(s.players_count):
        pick_up(s, seat, s.dalang)  # B2.5
    begin_turn(s)


@rule
def set_out_masks(s: State, options: Options) -> None:
    s.masks_count = options.masks_count
    fill(s.mask_owner, NOBODY)
    for mask in range(MAX_MASKS):
        s.mask_value[mask] = options.mask_value[mask]


@rule
def clear_player(player: Player) -> None:
    player.hand_count = 0
    player.fled = False
    fill(player.hand, 0)
    fill(player.known_hand, 0)
    fill(player.dealt, 0)
    for island in range(ISLANDS):
        player.stacks[island].count = 0


@rule
def deal_stacks(s: State, deal: Deal) -> None:
    """B2.1: island by island, three rounds each; the rest is the draw pile."""
    dealt = 0
    for island in range(ISLANDS):
        for _ in range(DEALT_TO_STACK):
            for seat in range(s.players_count):
                push(s.players[seat].stacks[island], deal.deck[dealt])
                s.players[seat].dealt[island] += 1
                dealt += 1
    s.deck.count = 0
    for place in range(DECK_SIZE - 1, dealt - 1, -1):
        push(s.deck, deal.deck[place])


@rule
def deal_starting_cards(s: State, options: Options, deal: Deal) -> None:
    """B2.2 to B2.4: the lowest number begins; the Dalang starts at the prince's island of the last in turn order."""
    fill(s.priest_disc, NOBODY)
    fill(s.prince_disc, NOBODY)
    fill(s.seal, NOBODY)
    fill(s.starting_card, 0)
    first = 0
    for seat in range(s.players_count):
        number = deal.starting_cards[seat]
        s.starting_card[seat] = number
        s.priest_disc[options.start_priest[number - 1]] = seat
        s.prince_disc[options.start_prince[number - 1]] = seat
        if number < s.starting_card[first]:
            first = seat
    s.active = first
    s.to_move = first
    last = (first - 1) % s.players_count
    s.dalang = options.start_prince[s.starting_card[last] - 1]
