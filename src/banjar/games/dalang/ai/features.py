"""The observation: what a seat has seen, as a vector for a network.

Seats are relative: 0 is the observer, 1 the next clockwise. `LAYOUT` names every element; whoever changes it must
increase the version.
"""

from __future__ import annotations

from banjar.games.dalang.ai.evaluation import evaluate
from banjar.games.dalang.rules.actions import ActionId, action_type, choice
from banjar.games.dalang.rules.box import ISLANDS, KINDS, MAX_PLAYERS, Island, Kind
from banjar.games.dalang.rules.scoring import mask_points
from banjar.games.dalang.rules.state import Exchange, Phase, Player, State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import inlined, rule

VERSION = 1
PHASES = int(Phase.OVER) + 1
EXCHANGES = len(Exchange)
TOP_CARDS = 3
MASK_STEPS = 3  # the lowest masks left

KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
ISLAND_NAMES = tuple(island.name.lower() for island in Island)

PLAYER_LAYOUT = (
    ("playing", ("",)),
    ("active", ("",)),
    ("to_move", ("",)),
    ("fled", ("",)),
    ("spared", ("",)),
    ("leading_contest", ("",)),
    ("hand_count_tenth", ("",)),
    ("known_hand_fifth", KIND_NAMES),
    ("stack_count_tenth", ISLAND_NAMES),
    ("prince_disc", ISLAND_NAMES),
    ("priest_disc", ISLAND_NAMES),
    ("seal", ISLAND_NAMES),
    ("masks_twentieth", ("",)),
)
PLAYER_FEATURES = sum(len(parts) for _, parts in PLAYER_LAYOUT)

LAYOUT: tuple[str, ...] = (
    *(
        f"player{seat}.{block}{'.' if part else ''}{part}"
        for seat in range(MAX_PLAYERS)
        for block, parts in PLAYER_LAYOUT
        for part in parts
    ),
    *(f"own_hand_fifth.{kind}" for kind in KIND_NAMES),
    *(f"own_stack_fifth.{island}.{kind}" for island in ISLAND_NAMES for kind in KIND_NAMES),
    *(f"own_stack_unseen_third.{island}" for island in ISLAND_NAMES),
    *(
        f"own_stack_top{place}.{island}.{kind}"  # top 0 is the uppermost
        for island in ISLAND_NAMES
        for place in range(TOP_CARDS)
        for kind in KIND_NAMES
    ),
    *(f"discards_tenth.{kind}" for kind in KIND_NAMES),
    "draw_pile_hundredth",
    *(f"dalang.{island}" for island in ISLAND_NAMES),
    *(f"goal.{island}" for island in ISLAND_NAMES),
    *(f"disc_aside.prince.{island}" for island in ISLAND_NAMES),
    *(f"disc_aside.priest.{island}" for island in ISLAND_NAMES),
    "masks_left_sixteenth",
    *(f"mask_fifth{place}" for place in range(MASK_STEPS)),
    *(f"card.{kind}" for kind in KIND_NAMES),
    *(f"exchange.{mode.name.lower()}" for mode in Exchange),
    "exchanged_third",
    "to_spread_third",
    "shown_fifth",
    "forced",
    "turn_hundredth",
    *(f"phase.{Phase(phase).name.lower()}" for phase in range(PHASES)),
)
FEATURES = len(LAYOUT)

WORLD_LAYOUT: tuple[str, ...] = (
    *(f"world.player{seat}.hand_fifth.{kind}" for seat in range(1, MAX_PLAYERS) for kind in KIND_NAMES),
    *(f"world.player{seat}.evaluation_twentieth" for seat in range(MAX_PLAYERS)),
)
"""What only a world tells, where no card is hidden; for networks that judge sampled worlds."""
WORLD_FEATURES = len(WORLD_LAYOUT)

# Multiplication is much faster than division, and rounded to float32 the results are the same.
THIRD, FIFTH, TENTH, SIXTEENTH, TWENTIETH, HUNDREDTH = 1 / 3, 1 / 5, 1 / 10, 1 / 16, 1 / 20, 1 / 100


@rule
def features(seen: State, seat: int, vector: list[float]) -> int:
    """Write the observation vector; returns its length."""
    for i in range(FEATURES):
        vector[i] = 0.0
    at = 0
    for offset in range(MAX_PLAYERS):
        if offset < seen.players_count:
            write_player(seen, (seat + offset) % seen.players_count, vector, at)
        at += PLAYER_FEATURES
    at = write_own(seen.players[seat], seen.phase == Phase.OVER.value, vector, at)
    at = write_table(seen, vector, at)
    at = write_masks(seen, vector, at)
    return write_moment(seen, vector, at)


@inlined
def write_player(seen: State, other: int, vector: list[float], at: int) -> None:
    player = seen.players[other]
    vector[at] = 1.0
    vector[at + 1] = int(other == seen.active)
    vector[at + 2] = int(other == seen.to_move)
    vector[at + 3] = int(player.fled)
    vector[at + 4] = int(other == seen.spared)
    vector[at + 5] = int(other == seen.leader)
    vector[at + 6] = player.hand_count * TENTH
    at += 7
    for kind in range(KINDS):
        vector[at + kind] = player.known_hand[kind] * FIFTH
    at += KINDS
    for island in range(ISLANDS):
        vector[at + island] = player.stacks[island].count * TENTH
        vector[at + ISLANDS + island] = int(seen.prince_disc[island] == other)
        vector[at + 2 * ISLANDS + island] = int(seen.priest_disc[island] == other)
        vector[at + 3 * ISLANDS + island] = int(seen.seal[island] == other)
    vector[at + 4 * ISLANDS] = mask_points(seen, other) * TWENTIETH


@inlined
def write_own(player: Player, uncovered: bool, vector: list[float], at: int) -> int:
    """Dealt cards that nobody has seen are left out here too: a network observes sampled worlds without `seen_by`."""
    for kind in range(KINDS):
        vector[at + kind] = player.hand[kind] * FIFTH
    at += KINDS
    for island in range(ISLANDS):
        stack = player.stacks[island]
        for place in range(0 if uncovered else player.dealt[island], stack.count):
            kind = stack.cards[place]
            if kind != NOTHING:
                vector[at + KINDS * island + kind] += 0.2
                depth = stack.count - 1 - place
                if depth < TOP_CARDS:
                    tops = at + ISLANDS * (KINDS + 1)
                    vector[tops + KINDS * (TOP_CARDS * island + depth) + kind] = 1.0
        vector[at + ISLANDS * KINDS + island] = player.dealt[island] * THIRD
    return at + ISLANDS * (KINDS + 1) + ISLANDS * TOP_CARDS * KINDS


@inlined
def write_table(seen: State, vector: list[float], at: int) -> int:
    for kind in range(KINDS):
        vector[at + kind] = seen.discards[kind] * TENTH
    vector[at + KINDS] = seen.deck.count * HUNDREDTH
    at += KINDS + 1
    vector[at + seen.dalang] = 1.0
    if seen.goal != NOTHING:
        vector[at + ISLANDS + seen.goal] = 1.0
    at += 2 * ISLANDS
    for island in range(ISLANDS):
        vector[at + island] = int(seen.prince_disc[island] == NOBODY)
        vector[at + ISLANDS + island] = int(seen.priest_disc[island] == NOBODY)
    return at + 2 * ISLANDS


@inlined
def write_masks(seen: State, vector: list[float], at: int) -> int:
    """The masks of the state are sorted by value."""
    left = 0
    for mask in range(seen.masks_count):
        if seen.mask_owner[mask] == NOBODY:
            if left < MASK_STEPS:
                vector[at + 1 + left] = seen.mask_value[mask] * FIFTH
            left += 1
    vector[at] = left * SIXTEENTH
    return at + 1 + MASK_STEPS


@inlined
def write_moment(seen: State, vector: list[float], at: int) -> int:
    if seen.card != NOTHING:
        vector[at + seen.card] = 1.0
    at += KINDS
    vector[at + seen.exchange] = 1.0
    at += EXCHANGES
    vector[at] = seen.exchanged * THIRD
    vector[at + 1] = seen.to_spread * THIRD
    vector[at + 2] = seen.shown * FIFTH
    vector[at + 3] = int(seen.forced)
    vector[at + 4] = seen.turn * HUNDREDTH
    at += 5
    vector[at + seen.phase] = 1.0
    return at + PHASES


@rule
def world_features(world: State, seat: int, vector: list[float], at: int) -> int:
    """Write what `WORLD_LAYOUT` names to `vector`, from `at` on; returns where it ends."""
    for i in range(at, at + WORLD_FEATURES):
        vector[i] = 0.0
    for offset in range(1, world.players_count):
        hand = world.players[(seat + offset) % world.players_count].hand
        for kind in range(KINDS):
            vector[at + KINDS * (offset - 1) + kind] = hand[kind] * FIFTH
    at += KINDS * (MAX_PLAYERS - 1)
    for offset in range(world.players_count):
        vector[at + offset] = evaluate(world, (seat + offset) % world.players_count) * TWENTIETH
    return at + MAX_PLAYERS


@rule
def policy_output(seen: State, seat: int, action: int) -> int:
    """The seat that a warrior spares is relative to the observer, like all seats of an observation."""
    if action_type(action) != ActionId.WARRIOR.value:
        return action
    return ActionId.WARRIOR.value + (choice(action) - seat) % seen.players_count
