"""Information-set Monte Carlo tree search for any number of players.

One tree stands for what the searching seat knows. Every simulation goes down it in another world the seat cannot
tell from the true one; so an action may be there in one world and not in the next, and each node counts how often
it was available. Every node belongs to the player who chose its action and is judged by what that player got.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numpy as np

from banjar.kernel.contract import (
    ACTIONS,
    MAX_PLAYERS,
    Memory,
    State,
    Trace,
    action_value,
    ahead,
    apply,
    evaluate,
    is_routine,
    legal_actions,
    sample,
    score,
)
from banjar.kernel.copying import copy_into
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.random import MASK, Generator, below, next_number
from banjar.kernel.records import Flag, Large, Medium, Small, Wide, dtype_of
from banjar.kernel.rule import entry, rule
from banjar.kernel.stack import Stack

Real = Annotated[float, np.float64]

LONGEST_PATH = 512
NO_OPINION = 0.5


class Node:
    """An action of somebody, after all those on the way to it."""

    action: Medium
    mover: Small  # who chose the action
    child: Wide  # the first one, or NOTHING
    sibling: Wide  # the next one, or NOTHING
    visits: Wide
    available: Wide
    value_sum: Real  # what its simulations brought the mover, summed up
    margin: Real  # how far the mover was ahead at their ends, summed up
    prior: Real  # how likely the heuristic chooses it, before it is compared with others


class SearchConfig:
    """How to search."""

    exploration: Real
    temperature: Real  # of the heuristic as a first guess; 0: no guess, all actions look alike
    rollout_heuristic_rate: Real  # how often rollouts follow the heuristic
    horizon: Large  # decisions of a playout until it is judged by `evaluate`
    win_weight: Real  # what counts: 1 to win, 0 to be far ahead
    scale: Real  # points ahead that are half of a sure victory
    worlds: Large  # simulations in the same world before another one is drawn
    skip_routine: Flag  # the heuristic makes routine decisions


class Tree:
    """The state of a search."""

    count: Large  # nodes in use
    simulations: Large
    lost: Large  # worlds that were not found
    ready: Flag  # a world has been found


NODE, METHOD, TREE = dtype_of(Node), dtype_of(SearchConfig), dtype_of(Tree)


@entry
def reset(nodes: Any, trees: Any, seat: int) -> None:
    """Begin a new tree."""
    trees[0].count = 1
    trees[0].simulations = 0
    trees[0].lost = 0
    trees[0].ready = False
    clear(nodes[0], NOTHING, seat)


@rule
def clear(node: Node, action: int, mover: int) -> None:
    """A node nobody has visited."""
    node.action = action
    node.mover = mover
    node.child = NOTHING
    node.sibling = NOTHING
    node.visits = 0
    node.available = 0
    node.value_sum = 0.0
    node.margin = 0.0
    node.prior = 1.0


@entry
def routine(seens: Any) -> bool:
    """Is the decision routine, and left to the heuristic?"""
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
    methods: Any,
    simulations: int,
) -> None:
    """Let the tree grow by so many simulations; `worlds` holds two states to work with."""
    path = np.zeros(LONGEST_PATH, np.int64)
    child_of = np.full(ACTIONS, NOTHING, np.int64)
    gains = np.zeros(MAX_PLAYERS)
    margins = np.zeros(MAX_PLAYERS)
    tree, config = trees[0], methods[0]
    for _ in range(simulations):
        if tree.simulations % config.worlds == 0 or not tree.ready:
            draw_world(seens, seat, memories[0], generators[0], worlds, traces[0], tree)
        if tree.ready:
            copy_into(worlds, 1, worlds[0])
            world = worlds[1]
            world.events.silent = True
            length = descend(world, legals[0], generators[0], nodes, tree, config, path, child_of)
            play_out(world, legals[0], generators[0], config)
            judge(world, config, gains, margins)
            back_up(nodes, path, length, gains, margins)
        tree.simulations += 1


@rule
def draw_world(
    seens: Any, seat: int, memory: Memory, generator: Generator, worlds: Any, trace: Trace, tree: Tree
) -> None:
    """Another world, or the last one once more if none is found."""
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
    config: SearchConfig,
    path: Any,
    child_of: Any,
) -> int:
    """Follow the most promising actions to a node that was never visited; the length of the path."""
    here, length = 0, 1
    path[0] = 0
    while world.to_move != NOBODY and length < LONGEST_PATH:
        legal_actions(world, legal)
        if config.skip_routine and length > 1 and is_routine(world):
            apply(world, best_action(world, legal, generator))
            continue
        if not expand(world, legal, nodes, here, tree, config, child_of):
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
def expand(world: State, legal: Stack, nodes: Any, here: int, tree: Tree, config: SearchConfig, child_of: Any) -> bool:
    """Find the child of every legal action, and make those that are missing; False if the tree is full."""
    child = nodes[here].child
    while child != NOTHING:
        child_of[nodes[child].action] = child
        child = nodes[child].sibling
    if tree.count + legal.count > len(nodes):
        forget(nodes, here, child_of)
        return False
    for i in range(legal.count):
        action = legal.cards[i]
        if child_of[action] == NOTHING:
            child_of[action] = expand_child(world, nodes, here, tree, config, action)
    return True


@rule
def expand_child(world: State, nodes: Any, here: int, tree: Tree, config: SearchConfig, action: int) -> int:
    """A new child."""
    number = tree.count
    tree.count += 1
    child = nodes[number]
    clear(child, action, world.to_move)
    if config.temperature > 0.0:
        child.prior = action_value(world, world.to_move, action) / config.temperature
    child.sibling = nodes[here].child
    nodes[here].child = number
    return number


@rule
def forget(nodes: Any, here: int, child_of: Any) -> None:
    """Leave the table of children empty for the next node."""
    child = nodes[here].child
    while child != NOTHING:
        child_of[nodes[child].action] = NOTHING
        child = nodes[child].sibling


@rule
def select(legal: Stack, nodes: Any, config: SearchConfig, child_of: Any) -> int:
    """The legal action with the best prospect: what it brought so far, and what it might bring if tried more."""
    best_appeal, value_sum, visits = -math.inf, 0.0, 0
    for i in range(legal.count):
        child = nodes[child_of[legal.cards[i]]]
        child.available += 1
        best_appeal = max(best_appeal, child.prior)
        value_sum += child.value_sum
        visits += child.visits
    appeals = 0.0
    for i in range(legal.count):
        appeals += math.exp(nodes[child_of[legal.cards[i]]].prior - best_appeal)
    untried = value_sum / visits if visits > 0 else NO_OPINION
    best, best_prospect = NOTHING, -math.inf
    for i in range(legal.count):
        number = child_of[legal.cards[i]]
        child = nodes[number]
        share = math.exp(child.prior - best_appeal) / appeals
        prospect = child.value_sum / child.visits if child.visits > 0 else untried
        prospect += config.exploration * share * math.sqrt(child.available) / (1 + child.visits)
        if prospect > best_prospect:
            best, best_prospect = number, prospect
    return best


@rule
def play_out(world: State, legal: Stack, generator: Generator, config: SearchConfig) -> None:
    """Go on at random, more or less carefully, to the end or the horizon."""
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
def judge(world: State, config: SearchConfig, gains: Any, margins: Any) -> None:
    """What the end, or the evaluation at the horizon, is worth to every seat."""
    over = world.to_move == NOBODY
    for seat in range(world.players_count):
        gains[seat] = float(score(world, seat)) if over else evaluate(world, seat)
    for seat in range(world.players_count):
        best = -math.inf
        for other in range(world.players_count):
            if other != seat:
                best = max(best, gains[other])
        margins[seat] = gains[seat] - best
    for seat in range(world.players_count):
        lead = margins[seat] / config.scale
        gains[seat] = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        if over:
            gains[seat] = config.win_weight * victory(world, seat) + (1.0 - config.win_weight) * gains[seat]


@rule
def victory(world: State, seat: int) -> float:
    """1 for who won, a share of it for those who won together."""
    shared = 1
    for other in range(world.players_count):
        if other != seat:
            if ahead(world, other, seat):
                return 0.0
            if not ahead(world, seat, other):
                shared += 1
    return 1.0 / shared


@rule
def back_up(nodes: Any, path: Any, length: int, gains: Any, margins: Any) -> None:
    """Tell every node on the way how it ended for its mover."""
    for i in range(length):
        node = nodes[path[i]]
        node.visits += 1
        node.value_sum += gains[node.mover]
        node.margin += margins[node.mover]
