"""The evaluation: a player's expected final points, for searches that stop before the end of the game.

The weights are rounded from a fit to 500 games of nearly greedy bots, predicting each player's share of the masks left.
"""

from __future__ import annotations

from banjar.games.dalang.ai.heuristic import can_go
from banjar.games.dalang.rules.box import ISLANDS, KEPT_FROM_BOTTOM, Kind
from banjar.games.dalang.rules.mask import has_disc
from banjar.games.dalang.rules.scoring import score
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.exponential import exponential
from banjar.kernel.rule import rule

VILLAGE = 0.3  # an island with a disc of the player
VILLAGE_HERE = 0.15  # the same on the active island: the Dalang must leave first
SECOND_DISC = -0.2  # both discs of an island score only once
WAY = 0.05  # an island named by a Dalang card in hand
CARD = 0.02
CONTEST_CARD = 0.03  # priests and princes
LAID_CARD = 0.045
MY_TURN = 0.1


@rule
def evaluate(world: State, seat: int) -> float:
    """The points so far, plus the expected share of the masks left."""
    left = 0.0
    for mask in range(world.masks_count):
        if world.mask_owner[mask] == NOBODY:
            left += world.mask_value[mask]
    own = all_chances = 0.0
    for other in range(world.players_count):
        chances = exponential(prospects(world, other))
        all_chances += chances
        if other == seat:
            own = chances
    return score(world, seat) + left * own / all_chances


@rule
def prospects(world: State, seat: int) -> float:
    """A score for a seat's discs and cards, meaningful only relative to other seats."""
    player = world.players[seat]
    hand = player.hand
    good = CARD * player.hand_count + CONTEST_CARD * (hand[Kind.PRIEST.value] + hand[Kind.PRINCE.value])
    if world.active == seat:
        good += MY_TURN
    for island in range(ISLANDS):
        if has_disc(world, seat, island):
            good += VILLAGE_HERE if island == world.dalang else VILLAGE
        if world.priest_disc[island] == seat and world.prince_disc[island] == seat:
            good += SECOND_DISC
        if island != world.dalang:
            good += LAID_CARD * min(KEPT_FROM_BOTTOM, player.stacks[island].count)
            if can_go(world, seat, island):
                good += WAY
    return good
