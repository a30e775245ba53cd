"""C2: set-up."""

from __future__ import annotations

from tests.games.lanterns.rules.box import COUNTS, DECK, HAND, KINDS, MAX_PLAYERS
from tests.games.lanterns.rules.events import turn_began
from tests.games.lanterns.rules.state import Deal, Options, Phase, State

from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, shuffle
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill


@rule
def shuffle_deal(_options: Options, generator: Generator, deal: Deal) -> None:
    """C2.1"""
    place = 0
    for kind in range(KINDS):
        for _ in range(COUNTS[kind]):
            deal.deck[place] = kind
            place += 1
    shuffle(deal.deck, DECK, generator)


@rule
def set_up(s: State, options: Options, deal: Deal) -> None:
    """C2.1, C2.2"""
    s.players_count = options.players_count
    s.moon = options.moon
    s.active = s.to_move = 0
    s.phase = Phase.PLAY.value
    s.turn = 1
    fill(s.aside, 0)
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        fill(player.hand, 0)
        fill(player.lit, 0)
        player.hand_count = 0
        player.hidden = NOTHING
        player.has_hidden = False
    for i in range(DECK):
        if i < HAND * s.players_count:
            s.players[i // HAND].hand[deal.deck[i]] += 1
            s.players[i // HAND].hand_count += 1
        else:
            s.aside[deal.deck[i]] += 1
    turn_began(s, s.active, s.turn)
