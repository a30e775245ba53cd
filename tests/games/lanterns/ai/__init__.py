"""What bots and networks make of a view of the table."""

from __future__ import annotations

from tests.games.lanterns.rules.actions import ActionId, action_type, choice
from tests.games.lanterns.rules.box import BRIGHTNESS, COUNTS, HAND, KINDS, MAX_PLAYERS, Kind
from tests.games.lanterns.rules.scoring import factor, score
from tests.games.lanterns.rules.state import State

from banjar.kernel.rule import rule

VERSION = 1
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
LAYOUT = (
    *(f"own_hand.{kind}" for kind in KIND_NAMES),
    *(f"own_hidden.{kind}" for kind in KIND_NAMES),
    *(
        f"player{seat}.{part}"
        for seat in range(MAX_PLAYERS)
        for part in ("playing", "hand_share", "has_hidden", *(f"lit_share.{kind}" for kind in KIND_NAMES))
    ),
    "moon",
)
FEATURES = len(LAYOUT)
WORLD_LAYOUT = tuple(f"world.player{seat}.hidden.{kind}" for seat in range(1, MAX_PLAYERS) for kind in KIND_NAMES)
WORLD_FEATURES = len(WORLD_LAYOUT)


@rule
def features(seen: State, seat: int, vector: list[float]) -> int:
    """Seats are relative: 0 is the observer, 1 the next clockwise."""
    for i in range(FEATURES):
        vector[i] = 0.0
    own = seen.players[seat]
    for kind in range(KINDS):
        vector[kind] = own.hand[kind] / HAND
        vector[KINDS + kind] = 1.0 if own.hidden == kind else 0.0
    at = 2 * KINDS
    for step in range(seen.players_count):
        player = seen.players[(seat + step) % seen.players_count]
        vector[at] = 1.0
        vector[at + 1] = player.hand_count / HAND
        vector[at + 2] = 1.0 if player.has_hidden else 0.0
        for kind in range(KINDS):
            vector[at + 3 + kind] = player.lit[kind] / COUNTS[kind]
        at += 3 + KINDS
    vector[FEATURES - 1] = 1.0 if seen.moon else 0.0
    return FEATURES


@rule
def world_features(world: State, seat: int, vector: list[float], at: int) -> int:
    """What the others have hidden."""
    for i in range(at, at + WORLD_FEATURES):
        vector[i] = 0.0
    for step in range(1, world.players_count):
        hidden = world.players[(seat + step) % world.players_count].hidden
        if hidden >= 0:
            vector[at + KINDS * (step - 1) + hidden] = 1.0
    return at + WORLD_FEATURES


@rule
def policy_output(_seen: State, _seat: int, action: int) -> int:
    return action


@rule
def action_value(seen: State, _seat: int, action: int) -> float:
    """A hidden lantern is worth more, as long as nobody else can have hidden the same kind."""
    kind = choice(action)
    if action_type(action) == ActionId.LIGHT.value:
        return float(BRIGHTNESS[kind])
    lit = 0
    for other in range(seen.players_count):
        lit += seen.players[other].lit[kind]
    return factor(seen) * BRIGHTNESS[kind] * (1 + lit) / COUNTS[kind]


@rule
def is_routine(_seen: State) -> bool:
    return False


@rule
def evaluate(world: State, seat: int) -> float:
    """The points so far, and every card in hand lit."""
    points = float(score(world, seat))
    for kind in range(KINDS):
        points += world.players[seat].hand[kind] * BRIGHTNESS[kind]
    return points
