"""How many points a player will end with, as a search guesses it in the middle of an imagined game."""

from __future__ import annotations

from banjar.games.dalang.actions import names
from banjar.games.dalang.advice import has_disc
from banjar.games.dalang.cards import COURT_KINDS, ISLANDS, PAIRS
from banjar.games.dalang.scoring import score
from banjar.games.dalang.state import State
from banjar.kernel.journal import NOBODY
from banjar.kernel.rule import rule

LUCK = 0.5  # everybody's chance, with nothing in hand or village
DISC = 1.0
JOURNEY = 0.7  # a Dalang card in hand that leads to an own disc
DALANG_CARD = 0.1
CARD = 0.03


@rule
def outlook(world: State, seat: int) -> float:
    """The points so far, and a share of the masks left: they go to those with discs and ways to reach them."""
    left = 0.0
    for mask in range(world.masks_count):
        if world.mask_owner[mask] == NOBODY:
            left += world.mask_value[mask]
    own = all_chances = 0.0
    for other in range(world.players_count):
        chances = chances_of(world, other)
        all_chances += chances
        if other == seat:
            own = chances
    return score(world, seat) + left * own / all_chances


@rule
def chances_of(world: State, seat: int) -> float:
    """How promising a seat's cards and discs are, compared with those of the others."""
    player = world.players[seat]
    chances = LUCK + CARD * player.hand_count
    for island in range(ISLANDS):
        if world.priest_disc[island] == seat:
            chances += DISC
        if world.prince_disc[island] == seat:
            chances += DISC
    for pair in range(PAIRS):
        if player.hand[COURT_KINDS + pair] > 0:
            chances += DALANG_CARD * player.hand[COURT_KINDS + pair]
            for island in range(ISLANDS):
                if island != world.dalang and names(pair, island) and has_disc(world, seat, island):
                    chances += JOURNEY
    return chances
