"""The observation: what a seat has seen, as a vector for a network.

Seats are relative: 0 is the observer, 1 the next clockwise. `LAYOUT` names every element; whoever changes it must
increase the version.
"""

from __future__ import annotations

from banjar.games.altar.ai.evaluation import evaluate
from banjar.games.altar.rules.box import (
    GOODS,
    GOODS_EACH,
    HAND_KINDS,
    KINDS,
    LOOK_DEPTH,
    MAX_PLAYERS,
    ROW_LENGTH,
    ROWS,
    Kind,
)
from banjar.games.altar.rules.oracle import looked_at
from banjar.games.altar.rules.state import Face, Phase, Player, State
from banjar.kernel.rule import inlined, rule

VERSION = 1
PHASES = int(Phase.OVER) + 1

GOOD_NAMES = tuple(Kind(good).name.lower() for good in range(GOODS))
HAND_NAMES = tuple(Kind(kind).name.lower() for kind in range(HAND_KINDS))
KIND_NAMES = tuple(Kind(kind).name.lower() for kind in range(KINDS))

PLAYER_LAYOUT = (
    ("playing", ("",)),
    ("active", ("",)),
    ("to_move", ("",)),
    ("stones_tenth", ("",)),
    ("points_tenth", ("",)),
    ("hand_third", HAND_NAMES),
    ("in_play_fifth", HAND_NAMES),
    ("goods_fifth", GOOD_NAMES),  # the observer's own cards; for other seats only what everybody saw
    ("goods_count_tenth", ("",)),
    ("hidden_count_fifth", ("",)),
    ("kept_count_fifth", ("",)),
)

LAYOUT: tuple[str, ...] = (
    *(
        f"player{seat}.{block}{'.' if part else ''}{part}"
        for seat in range(MAX_PLAYERS)
        for block, parts in PLAYER_LAYOUT
        for part in parts
    ),
    *(f"own_hidden_fifth.{good}" for good in GOOD_NAMES),
    *(f"own_kept_fifth.{good}" for good in GOOD_NAMES),
    *(
        f"row{row}.card{place}.{kind}"  # card 0 is the free one
        for row in range(ROWS)
        for place in range(ROW_LENGTH)
        for kind in KIND_NAMES
    ),
    *(f"row{row}.demon" for row in range(ROWS)),
    *(f"row{row}.last_taken" for row in range(ROWS)),
    "pile_fortieth",
    *(f"pile_tenth.{kind}" for kind in KIND_NAMES),
    *(f"supply_share.{good}" for good in GOOD_NAMES),
    "altar_height_twentieth",
    *(f"altar_open_account_tenth.{good}" for good in GOOD_NAMES),
    *(f"altar_top.{good}" for good in GOOD_NAMES),
    "altar_top.face_down",
    *(f"looked_at{place}.{good}" for place in range(LOOK_DEPTH) for good in GOOD_NAMES),
    *(f"phase.{Phase(phase).name.lower()}" for phase in range(PHASES)),
    "oracle",
    "demon",
)
FEATURES = len(LAYOUT)

WORLD_LAYOUT: tuple[str, ...] = (
    *(f"world.player{seat}.goods_fifth.{good}" for seat in range(1, MAX_PLAYERS) for good in GOOD_NAMES),
    *(f"world.altar_tenth.{good}" for good in GOOD_NAMES),
    *(f"world.player{seat}.evaluation_twentieth" for seat in range(MAX_PLAYERS)),
)
"""What only a world tells, where no card is hidden; for networks that judge sampled worlds."""
WORLD_FEATURES = len(WORLD_LAYOUT)

# Multiplication is much faster than division, and rounded to float32 the results are the same.
THIRD, FIFTH, TENTH, TWENTIETH, FORTIETH = 1 / 3, 1 / 5, 1 / 10, 1 / 20, 1 / 40
SUPPLY_SHARE = 1 / GOODS_EACH


@rule
def features(seen: State, seat: int, vector: list[float]) -> int:
    """Write the observation vector; returns its length."""
    for i in range(FEATURES):
        vector[i] = 0.0
    at = 0
    for offset in range(MAX_PLAYERS):
        other = (seat + offset) % seen.players_count
        if offset < seen.players_count:
            write_player(seen, seat, other, vector, at)
        at += PLAYER_FEATURES
    at = write_own(seen.players[seat], vector, at)
    at = write_rows(seen, vector, at)
    at = write_supplies(seen, vector, at)
    at = write_altar(seen, seat, vector, at)
    vector[at + seen.phase] = 1.0
    at += PHASES
    vector[at] = int(seen.oracle)
    vector[at + 1] = int(seen.demon)
    return at + 2


PLAYER_FEATURES = sum(len(parts) for _, parts in PLAYER_LAYOUT)


@inlined
def write_player(seen: State, seat: int, other: int, vector: list[float], at: int) -> None:
    player = seen.players[other]
    vector[at] = 1.0
    vector[at + 1] = int(other == seen.active)
    vector[at + 2] = int(other == seen.to_move)
    vector[at + 3] = player.stones * TENTH
    vector[at + 4] = player.points * TENTH
    at += 5
    for kind in range(HAND_KINDS):
        vector[at + kind] = player.hand[kind] * THIRD
        vector[at + HAND_KINDS + kind] = player.in_play[kind] * FIFTH
    at += 2 * HAND_KINDS
    for good in range(GOODS):
        if seat == other:
            vector[at + good] = player.goods[good] * FIFTH
        else:
            vector[at + good] = player.open_goods[good] * FIFTH
    at += GOODS
    vector[at] = player.goods_count * TENTH
    vector[at + 1] = player.hidden_count * FIFTH
    vector[at + 2] = player.kept_count * FIFTH


@inlined
def write_own(player: Player, vector: list[float], at: int) -> int:
    for good in range(GOODS):
        vector[at + good] = player.hidden[good] * FIFTH
        vector[at + GOODS + good] = player.kept[good] * FIFTH
    return at + 2 * GOODS


@inlined
def write_rows(seen: State, vector: list[float], at: int) -> int:
    for row in range(ROWS):
        cards = seen.rows[row]
        for place in range(cards.count):
            vector[at + KINDS * place + cards.cards[cards.count - 1 - place]] = 1.0
        at += KINDS * ROW_LENGTH
    if seen.demon:
        vector[at + seen.demon_row] = 1.0
    vector[at + ROWS + seen.last_row] = 1.0
    return at + 2 * ROWS


@inlined
def write_supplies(seen: State, vector: list[float], at: int) -> int:
    vector[at] = (seen.deck_count - seen.drawn) * FORTIETH
    for kind in range(KINDS):
        vector[at + 1 + kind] = seen.unseen[kind] * TENTH
    at += 1 + KINDS
    for good in range(GOODS):
        vector[at + good] = seen.supply[good] * SUPPLY_SHARE
    return at + GOODS


@inlined
def write_altar(seen: State, seat: int, vector: list[float], at: int) -> int:
    vector[at] = seen.altar.count * TWENTIETH
    at += 1
    for good in range(GOODS):
        vector[at + good] = seen.open_altar[good] * TENTH
    at += GOODS
    if seen.altar.count > 0:
        if seen.altar_face[seen.altar.count - 1] == Face.UP.value:
            vector[at + seen.altar.cards[seen.altar.count - 1]] = 1.0
        else:
            vector[at + GOODS] = 1.0
    at += GOODS + 1
    if seen.phase == Phase.KEEP and seat == seen.active:
        for place in range(looked_at(seen)):
            vector[at + GOODS * place + seen.altar.cards[seen.altar.count - 1 - place]] = 1.0
    return at + GOODS * LOOK_DEPTH


@rule
def world_features(world: State, seat: int, vector: list[float], at: int) -> int:
    """Write what `WORLD_LAYOUT` names to `vector`, from `at` on; returns where it ends."""
    for i in range(at, at + WORLD_FEATURES):
        vector[i] = 0.0
    for offset in range(1, world.players_count):
        goods = world.players[(seat + offset) % world.players_count].goods
        for good in range(GOODS):
            vector[at + GOODS * (offset - 1) + good] = goods[good] * FIFTH
    at += GOODS * (MAX_PLAYERS - 1)
    for good in range(GOODS):
        vector[at + good] = world.altar_goods[good] * TENTH
    at += GOODS
    for offset in range(world.players_count):
        vector[at + offset] = evaluate(world, (seat + offset) % world.players_count) * TWENTIETH
    return at + MAX_PLAYERS


@rule
def policy_output(_seen: State, _seat: int, action: int) -> int:
    """No action of this game names a seat."""
    return action
