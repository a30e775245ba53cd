"""A2: the start of a game, from options and a deal."""

from __future__ import annotations

from banjar.games.altar.rules.box import (
    CARD_COUNTS,
    DECK,
    DECK_WITHOUT_ORACLES,
    GOODS,
    GOODS_EACH,
    HAND_KINDS,
    MAX_PLAYERS,
    OFFER,
    ROW_LENGTH,
    ROWS,
    SET_FARMERS,
    STARTING_STONES,
    Kind,
)
from banjar.games.altar.rules.events import turn_began
from banjar.games.altar.rules.state import Deal, Face, Options, Phase, Player, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, below, shuffle
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill, push


@rule
def deck_length(oracle: bool) -> int:
    return DECK if oracle else DECK_WITHOUT_ORACLES


@rule
def shuffle_deal(options: Options, generator: Generator, deal: Deal) -> None:
    """A2.2, A6.1, A6.2: the oracles are shuffled into the pile once the offer is dealt."""
    place = 0
    for kind in range(HAND_KINDS):
        for _ in range(CARD_COUNTS[kind]):
            deal.deck[place] = kind
            place += 1
    for place in range(DECK_WITHOUT_ORACLES, DECK):
        deal.deck[place] = Kind.ORACLE.value
    shuffle(deal.deck, DECK_WITHOUT_ORACLES, generator)
    for good in range(GOODS):
        deal.altar[good] = good
    if options.oracle:
        shuffle_pile(deal, generator)
        shuffle(deal.altar, GOODS, generator)


@rule
def shuffle_pile(deal: Deal, generator: Generator) -> None:
    for i in range(DECK - 1, OFFER, -1):
        j = OFFER + below(generator, i + 1 - OFFER)
        deal.deck[i], deal.deck[j] = deal.deck[j], deal.deck[i]


@rule
def set_up(s: State, options: Options, deal: Deal) -> None:
    s.players_count = options.players_count
    s.oracle = options.oracle
    s.demon = options.demon
    s.active = s.to_move = 0
    s.phase = Phase.BUY
    s.step = s.last_row = 0
    s.demon_row = 0  # A7.1
    s.turn = 1
    fill(s.box, 0)
    fill(s.supply, GOODS_EACH)
    deal_offer(s, deal)
    for seat in range(MAX_PLAYERS):
        clear_player(s.players[seat])
        s.colours[seat] = NOTHING
    for seat in range(s.players_count):
        s.colours[seat] = options.colours[seat]
        set_up_player(s, seat, options)
    s.altar.count = 0
    fill(s.altar_goods, 0)
    fill(s.open_altar, 0)
    if s.oracle:
        for i in range(GOODS):
            s.supply[deal.altar[i]] -= 1
            s.open_altar[deal.altar[i]] += 1
            put_on_altar(s, deal.altar[i], Face.DOWN.value)
    turn_began(s, 0, 1)


@rule
def deal_offer(s: State, deal: Deal) -> None:
    """A2.2: row by row, each from top to bottom."""
    s.deck_count = deck_length(s.oracle)
    fill(s.unseen, 0)
    for i in range(s.deck_count):
        s.deck[i] = deal.deck[i]
        if i >= OFFER:
            s.unseen[s.deck[i]] += 1
    for row in range(ROWS):
        s.rows[row].count = 0
        for i in range(ROW_LENGTH):
            push(s.rows[row], s.deck[ROW_LENGTH * row + i])
    s.drawn = OFFER


@rule
def clear_player(player: Player) -> None:
    player.stones = player.points = 0
    player.hand_count = player.goods_count = player.hidden_count = player.kept_count = 0
    fill(player.hand, 0)
    fill(player.in_play, 0)
    fill(player.goods, 0)
    fill(player.open_goods, 0)
    fill(player.hidden, 0)
    fill(player.kept, 0)


@rule
def set_up_player(s: State, seat: int, options: Options) -> None:
    """A2.1, A2.3"""
    player = s.players[seat]
    player.stones = STARTING_STONES[seat]
    player.in_play[Kind.STONEMASON.value] = 1
    for i in range(SET_FARMERS):
        player.hand[options.sets[SET_FARMERS * options.colours[seat] + i]] += 1
    player.hand_count = SET_FARMERS
    for good in range(GOODS):
        gain_good(s, seat, good)


@rule
def gain_good(s: State, seat: int, good: int) -> None:
    """Give the seat a sacrifice card from the supply, openly."""
    player = s.players[seat]
    s.supply[good] -= 1
    player.goods[good] += 1
    player.open_goods[good] += 1
    player.goods_count += 1


@rule
def put_on_altar(s: State, good: int, face: int) -> None:
    s.altar_face[s.altar.count] = face
    s.altar_goods[good] += 1
    push(s.altar, good)
