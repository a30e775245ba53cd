"""Information-set Monte Carlo tree search for any number of players.

The tree represents what the searching seat knows. Every simulation descends it in another world that the seat cannot
distinguish from the true one. An action may be legal in one world and not in the next, so each node counts how often
it was available. A node belongs to the player who chose its action and is valued by that player's results.

With networks, the policy network corrects the heuristic prior, from what the mover sees, and the value network judges
the worlds that playouts end in.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numpy as np

from banjar.kernel.contract import (
    ACTIONS,
    FEATURES,
    MAX_PLAYERS,
    WORLD_FEATURES,
    Memory,
    State,
    Trace,
    action_value,
    ahead,
    apply,
    evaluate,
    features,
    is_routine,
    legal_actions,
    policy_output,
    sample,
    score,
    world_features,
)
from banjar.kernel.copying import copy_into
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.exponential import exponential
from banjar.kernel.network import MAX_LAYER, encode, network_output, run_hidden_layers
from banjar.kernel.random import MASK, Generator, below, next_number
from banjar.kernel.records import Flag, Large, Medium, Small, Wide, dtype_of
from banjar.kernel.rule import entry, rule
from banjar.kernel.stack import Stack

Real = Annotated[float, np.float64]

MAX_PATH_NODES = 512
NO_OPINION = 0.5
LEAD_UNIT = 10.0  # the value network gives leads in tens of points


class Node:
    """A player's action, after the actions on the path from the root."""

    action: Medium
    mover: Small  # who chose the action
    child: Wide  # the first one, or NOTHING
    sibling: Wide  # the next one, or NOTHING
    visits: Wide
    available: Wide
    value_sum: Real  # sum of the mover's results over all visits
    margin: Real  # sum of the mover's final leads over all visits
    prior: Real  # weight among the siblings: the exponential of the logit above the parent's reference
    reference: Real  # the highest logit of the children created first


class SearchParameters:
    """The kernel's record of `banjar.core.search_config.SearchConfig`, which documents the fields."""

    exploration: Real
    temperature: Real  # of the heuristic prior; 0: uniform prior
    rollout_heuristic_rate: Real  # share of playout decisions that follow the heuristic
    horizon: Large  # playout decisions before `evaluate` replaces the rest
    win_weight: Real  # 1: maximise wins, 0: maximise the lead
    scale: Real  # a lead of this many points counts half as much as a certain win
    worlds: Large  # simulations per sampled world
    skip_routine: Flag  # leave routine decisions to the heuristic
    skip_forced: Flag  # forced decisions get no node
    policy_network: Flag  # add its logits to the heuristic prior
    value_network: Flag  # it judges instead of `evaluate`


class Tree:
    """The state of a search."""

    count: Large  # nodes in use
    simulations: Large
    lost: Large  # failed attempts to sample a world
    ready: Flag  # whether a world has been sampled


NODE, PARAMETERS, TREE = dtype_of(Node), dtype_of(SearchParameters), dtype_of(Tree)

MAX_PRIOR_SPREAD = 600.0
"""Logits further apart count as this far apart, so that no weight becomes 0."""


@rule
def new_work_space() -> Any:
    """Working memory: path, children by action, gains, margins, shares, logits; for networks inputs, layers, places."""
    return (
        np.zeros(MAX_PATH_NODES, np.int64),
        np.full(ACTIONS, NOTHING, np.int64),
        np.zeros(MAX_PLAYERS),
        np.zeros(MAX_PLAYERS),
        np.zeros(MAX_PLAYERS),
        np.zeros(ACTIONS),
        np.zeros(FEATURES + WORLD_FEATURES, np.float32),
        np.zeros((2, MAX_LAYER), np.float32),
        np.zeros(FEATURES + WORLD_FEATURES + MAX_LAYER, np.int64),
    )


@entry
def reset(nodes: Any, trees: Any, seat: int) -> None:
    """Start a new tree."""
    trees[0].count = 1
    trees[0].simulations = 0
    trees[0].lost = 0
    trees[0].ready = False
    clear(nodes[0], NOTHING, seat)


@rule
def clear(node: Node, action: int, mover: int) -> None:
    """Initialise an unvisited node."""
    node.action = action
    node.mover = mover
    node.child = NOTHING
    node.sibling = NOTHING
    node.visits = 0
    node.available = 0
    node.value_sum = 0.0
    node.margin = 0.0
    node.prior = 1.0
    node.reference = 0.0


@entry
def routine(seens: Any) -> bool:
    """Whether the decision is routine, and left to the heuristic."""
    return is_routine(seens[0])


@entry
def search(
    seens: Any,
    seat: int,
    memories: Any,
    generators: Any,
    worlds: Any,
    traces: Any,
    legals: Any,
    nodes: Any,
    trees: Any,
    parameters: Any,
    policy: Any,
    value: Any,
    outcomes: Any,
    simulations: int,
) -> None:
    """Run a number of simulations; `worlds` holds two states as working memory.

    `outcomes[action, seat]` sums up the results of the root's actions: win share in the first column of a seat, lead in
    the second.
    """
    space = new_work_space()
    tree, config = trees[0], parameters[0]
    for _ in range(simulations):
        if tree.simulations % config.worlds == 0 or not tree.ready:
            draw_world(seens, seat, memories[0], generators[0], worlds, traces[0], tree)
        if tree.ready:
            copy_into(worlds, 1, worlds[0])
            world = worlds[1]
            world.events.silent = True
            length = descend(world, legals[0], generators[0], nodes, tree, config, policy, space)
            play_out(world, legals[0], generators[0], config)
            judge(world, config, value, space)
            back_up(nodes, space, length, world.players_count, outcomes)
        tree.simulations += 1


@rule
def draw_world(
    seens: Any, seat: int, memory: Memory, generator: Generator, worlds: Any, trace: Trace, tree: Tree
) -> None:
    """Sample another world; if none is found, keep the last one."""
    copy_into(worlds, 1, seens[0])
    if sample(seens[0], seat, memory, generator, worlds[1], trace):
        copy_into(worlds, 0, worlds[1])
        tree.ready = True
    else:
        tree.lost += 1


@rule
def descend(
    world: State,
    legal: Stack,
    generator: Generator,
    nodes: Any,
    tree: Tree,
    config: SearchParameters,
    policy: Any,
    space: Any,
) -> int:
    """Follow the selected actions to an unvisited node; returns the length of the path."""
    path, child_of = space[0], space[1]
    here, length = 0, 1
    path[0] = 0
    while world.to_move != NOBODY and length < MAX_PATH_NODES:
        legal_actions(world, legal)
        if config.skip_forced and legal.count == 1:
            apply(world, legal.cards[0])
            continue
        if config.skip_routine and length > 1 and is_routine(world):
            apply(world, best_action(world, legal, generator))
            continue
        if not expand(world, legal, nodes, here, tree, config, policy, space):
            break
        here = select(legal, nodes, config, child_of)
        forget(nodes, path[length - 1], child_of)
        apply(world, nodes[here].action)
        path[length] = here
        length += 1
        if nodes[here].visits == 0:
            break
    return length


@rule
def expand(
    world: State,
    legal: Stack,
    nodes: Any,
    here: int,
    tree: Tree,
    config: SearchParameters,
    policy: Any,
    space: Any,
) -> bool:
    """Fill `child_of` for every legal action, creating missing children; False if the tree is full."""
    child_of = space[1]
    child = nodes[here].child
    is_first = child == NOTHING
    while child != NOTHING:
        child_of[nodes[child].action] = child
        child = nodes[child].sibling
    missing = 0
    for i in range(legal.count):
        missing += int(child_of[legal.cards[i]] == NOTHING)
    if missing > 0:
        if tree.count + missing > len(nodes):
            forget(nodes, here, child_of)
            return False
        fill_logits(world, legal, config, policy, space)
        if is_first:
            nodes[here].reference = highest(space[5], legal.count)
        for i in range(legal.count):
            if child_of[legal.cards[i]] == NOTHING:
                child_of[legal.cards[i]] = create_child(world, nodes, here, tree, legal.cards[i], space[5][i])
    return True


@rule
def create_child(world: State, nodes: Any, here: int, tree: Tree, action: int, logit: float) -> int:
    """Create a child; returns its number."""
    number = tree.count
    tree.count += 1
    child = nodes[number]
    clear(child, action, world.to_move)
    child.prior = exponential(min(max(logit - nodes[here].reference, -MAX_PRIOR_SPREAD), MAX_PRIOR_SPREAD))
    child.sibling = nodes[here].child
    nodes[here].child = number
    return number


@rule
def highest(numbers: Any, count: int) -> float:
    most = -math.inf
    for i in range(count):
        most = max(most, numbers[i])
    return most


@rule
def fill_logits(world: State, legal: Stack, config: SearchParameters, policy: Any, space: Any) -> None:
    """The prior's logit of every legal action without a child: the heuristic's, corrected by the policy network."""
    child_of, logits, inputs, layers = space[1], space[5], space[6], space[7]
    if config.policy_network:
        features(world, world.to_move, inputs)
        encode(inputs, FEATURES)
        run_hidden_layers(policy, inputs, FEATURES, layers, space[8])
    for i in range(legal.count):
        action = int(legal.cards[i])
        if child_of[action] == NOTHING:
            logits[i] = 0.0
            if config.temperature > 0.0:
                logits[i] = action_value(world, world.to_move, action) / config.temperature
            if config.policy_network:
                logits[i] += network_output(policy, layers, policy_output(world, world.to_move, action))


@rule
def forget(nodes: Any, here: int, child_of: Any) -> None:
    """Clear `child_of` for the next node."""
    child = nodes[here].child
    while child != NOTHING:
        child_of[nodes[child].action] = NOTHING
        child = nodes[child].sibling


@rule
def select(legal: Stack, nodes: Any, config: SearchParameters, child_of: Any) -> int:
    """The child with the highest upper confidence bound: mean value plus an exploration term (PUCT)."""
    prior_sum, value_sum, visits = 0.0, 0.0, 0
    for i in range(legal.count):
        child = nodes[child_of[legal.cards[i]]]
        child.available += 1
        prior_sum += child.prior
        value_sum += child.value_sum
        visits += child.visits
    untried = value_sum / visits if visits > 0 else NO_OPINION
    best, best_bound = NOTHING, -math.inf
    for i in range(legal.count):
        number = child_of[legal.cards[i]]
        child = nodes[number]
        bound = child.value_sum / child.visits if child.visits > 0 else untried
        bound += config.exploration * child.prior / prior_sum * math.sqrt(child.available) / (1 + child.visits)
        if bound > best_bound:
            best, best_bound = number, bound
    return best


@rule
def play_out(world: State, legal: Stack, generator: Generator, config: SearchParameters) -> None:
    """Play to the end or the horizon, following the heuristic or choosing at random."""
    threshold = config.rollout_heuristic_rate * (MASK + 1)
    decisions = 0
    while world.to_move != NOBODY and decisions < config.horizon:
        legal_actions(world, legal)
        if legal.count == 1:
            action = legal.cards[0]
        elif threshold > 0.0 and next_number(generator) < threshold:
            action = best_action(world, legal, generator)
        else:
            action = legal.cards[below(generator, legal.count)]
        apply(world, action)
        decisions += 1


@rule
def best_action(world: State, legal: Stack, generator: Generator) -> int:
    """The legal action with the highest heuristic value; ties are broken at random."""
    best, most, equals = 0, -math.inf, 1
    for i in range(legal.count):
        value = action_value(world, world.to_move, legal.cards[i])
        if value > most:
            best, most, equals = i, value, 1
        elif value == most:
            equals += 1
            if below(generator, equals) == 0:
                best = i
    return legal.cards[best]


@rule
def judge(world: State, config: SearchParameters, value: Any, space: Any) -> None:
    """Fill every seat's gain (0 to 1), margin and win share, from the final scores or an estimate at the horizon."""
    gains, margins, shares = space[2], space[3], space[4]
    over = world.to_move == NOBODY
    if config.value_network and not over:
        estimate(world, value, space)
    else:
        fill_margins(world, over, space)
        for seat in range(world.players_count):
            shares[seat] = victory(world, seat) if over else squashed(margins[seat], config)
    for seat in range(world.players_count):
        gains[seat] = squashed(margins[seat], config)
        if over or config.value_network:
            gains[seat] = config.win_weight * shares[seat] + (1.0 - config.win_weight) * gains[seat]


@rule
def squashed(lead: float, config: SearchParameters) -> float:
    """A lead as a number from 0 to 1."""
    scaled = lead / config.scale
    return 0.5 + 0.5 * scaled / (1.0 + abs(scaled))


@rule
def fill_margins(world: State, over: bool, space: Any) -> None:
    """Every seat's lead over the best of the others, in points."""
    points, margins = space[2], space[3]
    for seat in range(world.players_count):
        points[seat] = float(score(world, seat)) if over else evaluate(world, seat)
    for seat in range(world.players_count):
        best = -math.inf
        for other in range(world.players_count):
            if other != seat:
                best = max(best, points[other])
        margins[seat] = points[seat] - best


@rule
def estimate(world: State, value: Any, space: Any) -> None:
    """Every seat's win share and lead as the value network expects them."""
    margins, shares, inputs, layers = space[3], space[4], space[6], space[7]
    features(world, world.to_move, inputs)
    count = world_features(world, world.to_move, inputs, FEATURES)
    encode(inputs, count)
    run_hidden_layers(value, inputs, count, layers, space[8])
    total, most = 0.0, -math.inf
    for offset in range(world.players_count):
        most = max(most, network_output(value, layers, offset))
    for offset in range(world.players_count):
        seat = (world.to_move + offset) % world.players_count
        shares[seat] = exponential(network_output(value, layers, offset) - most)
        total += shares[seat]
        margins[seat] = LEAD_UNIT * network_output(value, layers, MAX_PLAYERS + offset)
    for seat in range(world.players_count):
        shares[seat] /= total


@rule
def victory(world: State, seat: int) -> float:
    """1 for the winner, a share of 1 for joint winners, else 0."""
    shared = 1
    for other in range(world.players_count):
        if other != seat:
            if ahead(world, other, seat):
                return 0.0
            if not ahead(world, seat, other):
                shared += 1
    return 1.0 / shared


@rule
def back_up(nodes: Any, space: Any, length: int, players: int, outcomes: Any) -> None:
    """Add the result to every node on the path, and to the outcomes of the root's action."""
    path, gains, margins, shares = space[0], space[2], space[3], space[4]
    for i in range(length):
        node = nodes[path[i]]
        node.visits += 1
        node.value_sum += gains[node.mover]
        node.margin += margins[node.mover]
    if length > 1:
        action = nodes[path[1]].action
        for seat in range(players):
            outcomes[action, seat, 0] += shares[seat]
            outcomes[action, seat, 1] += margins[seat]


@entry
def network_inputs(worlds: Any, legals: Any, inputs: Any, outputs: Any) -> int:
    """Fill the inputs of the value network for the seat to move, and the policy's output of each legal action.

    Returns the number of the legal actions.
    """
    world = worlds[0]
    legal_actions(world, legals[0])
    for i in range(legals[0].count):
        outputs[i] = policy_output(world, world.to_move, legals[0].cards[i])
    features(world, world.to_move, inputs)
    count = int(world_features(world, world.to_move, inputs, FEATURES))
    encode(inputs, count)
    return int(legals[0].count)
