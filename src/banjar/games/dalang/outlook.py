"""How many points a player will end with, as a search guesses it in the middle of an imagined game."""

from __future__ import annotations

from banjar.games.dalang.cards import COURT_KINDS, ISLANDS, PAIRS
from banjar.games.dalang.mask import masks_left
from banjar.games.dalang.scoring import score
from banjar.games.dalang.state import State
from banjar.kernel.rule import rule

DISC = 0.8  # a disc is a share of every scoring on its island
LAST_MASKS = 4  # as long as so many masks are left, discs keep their worth
CARD = 0.08
JOURNEY = 0.25  # a Dalang card in hand


@rule
def outlook(world: State, seat: int) -> float:
    """The points so far, and what discs and cards may still bring."""
    chances = min(1.0, masks_left(world) / LAST_MASKS)
    expected = 0.0
    for island in range(ISLANDS):
        if world.priest_disc[island] == seat:
            expected += DISC
        if world.prince_disc[island] == seat:
            expected += DISC
    player = world.players[seat]
    expected += CARD * player.hand_count
    for pair in range(PAIRS):
        expected += JOURNEY * player.hand[COURT_KINDS + pair]
    return score(world, seat) + chances * expected
