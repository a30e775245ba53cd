"""Networks: exact in every order of addition, clipped as documented."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from tests.bots.random_networks import random_arrays

from banjar.bots.network.weights import networks_from
from banjar.core.registry import definition
from banjar.kernel.mode import PLAIN
from banjar.kernel.network import (
    MAX_ACTIVATION,
    MAX_INPUT,
    MAX_LAYER,
    encode,
    network_output,
    run_hidden_layers,
)


def by_whole_numbers(network: Any, inputs: list[int], number: int) -> float:
    """What a network must give, computed with Python's whole numbers."""
    weights1, bias1, weights2, bias2, weights3, bias3, scales = network

    def layer(given: list[int], weights: Any, bias: Any, scale: float) -> list[int]:
        sums = [sum(x * int(w) for x, w in zip(given, column, strict=True)) for column in weights.T]
        return [
            min(max(math.floor((total + int(b)) * float(scale)), 0), int(MAX_ACTIVATION))
            for total, b in zip(sums, bias, strict=True)
        ]

    hidden = layer(layer(inputs, weights1, bias1, scales[0]), weights2, bias2, scales[1])
    total = sum(x * int(w) for x, w in zip(hidden, weights3[number], strict=True)) + int(bias3[number])
    return total * float(scales[2])


@pytest.mark.parametrize("game", ["altar", "dalang"])
@pytest.mark.parametrize("seed", range(5))
def test_it_computes_with_whole_numbers(game: str, seed: int) -> None:
    rules = definition(game)
    network = networks_from(random_arrays(rules, seed), rules).policy
    count = rules.contract.FEATURES
    dice = np.random.default_rng(seed)
    inputs = np.where(dice.random(count) < 0.2, dice.integers(-511, 512, count), 0)
    layers, places = np.zeros((2, MAX_LAYER), np.float32), np.zeros(count + MAX_LAYER, np.int64)
    run_hidden_layers(network, inputs.astype(np.float32), count, layers, places)
    for number in range(rules.contract.ACTIONS):
        assert network_output(network, layers, number) == by_whole_numbers(network, inputs.tolist(), number)


def test_features_become_whole_numbers() -> None:
    features = [0.0, 1.0, 1 / 3, 2 / 5, 7 / 10, 3 / 20, 9 / 40, 1 / 16, -0.5, 4.0, 100.0, -100.0]
    vector = np.array(features, np.float32)
    encode(vector, len(vector))
    assert vector.tolist() == [0, 120, 40, 48, 84, 18, 27, 8, -60, 480, MAX_INPUT, -MAX_INPUT]


def test_only_the_first_features_are_encoded() -> None:
    vector = np.array([0.5, 0.5], np.float32)
    encode(vector, 1)
    assert vector.tolist() == [60, 0.5]


@pytest.mark.skipif(PLAIN, reason="plain sums have one order")
def test_longer_buffers_than_layers_do_no_harm() -> None:
    """What lies behind a layer in its buffer must not count, even if it is not a number."""
    rules = definition("altar")
    network = networks_from(random_arrays(rules), rules).policy
    inputs = np.full(rules.contract.FEATURES, 60.0, np.float32)
    places = np.zeros(len(inputs) + MAX_LAYER, np.int64)
    found = []
    for filler in (0.0, math.nan):
        layers = np.full((2, MAX_LAYER), filler, np.float32)
        run_hidden_layers(network, inputs, len(inputs), layers, places)
        found.append([network_output(network, layers, number) for number in range(10)])
    assert found[0] == found[1]
