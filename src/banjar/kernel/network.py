"""Small neural networks in exact arithmetic: the same numbers in both kernels, on every machine.

Inputs, weights and activations are whole numbers, kept as float32 because processors multiply these fastest. A sum of
whole numbers is exact in float32 as long as its parts stay below 2**24 together, in whatever order it is added.
`banjar.bots.network.weights` refuses weights with which a sum could grow larger. Scales are powers of two, so
multiplying by them is exact too.

A network is a tuple of arrays: weights and biases of two hidden layers (weights input by output) and of the last layer
(weights output by input), and the scale of each layer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.mode import PLAIN
from banjar.kernel.rule import reordered, rule

UNIT = 120.0
"""A feature of 1 becomes this whole number: thirds, fifths, tenths, twentieths and fortieths stay exact."""
MAX_INPUT = 511.0
MAX_ACTIVATION = 1023.0
MAX_LAYER = 512
EXACT = 2.0**24
"""Whole numbers below this are exact in float32."""


def encoded(features: Any) -> Any:
    """The features as whole numbers, by numpy."""
    units = np.floor(features * np.float32(UNIT) + np.float32(0.5))
    return np.clip(units, np.float32(-MAX_INPUT), np.float32(MAX_INPUT))


def hidden_activations(inputs: Any, weights: Any, bias: Any, scale: Any) -> Any:
    """The activations of a hidden layer, by numpy."""
    return np.clip(np.floor((inputs @ weights + bias) * scale), np.float32(0.0), np.float32(MAX_ACTIVATION))


def all_outputs(network: Any, inputs: Any) -> Any:
    """All outputs of a network for encoded inputs, by numpy: the same numbers as `network_output`."""
    first = hidden_activations(inputs, network[0], network[1], network[6][0])
    second = hidden_activations(first, network[2], network[3], network[6][1])
    return (network[4] @ second + network[5]) * network[6][2]


if PLAIN:

    @rule
    def encode(vector: Any, count: int) -> None:
        """Round the first `count` features to whole numbers, in place."""
        vector[:count] = encoded(vector[:count])

    @rule
    def hidden_layer(inputs: Any, count: int, weights: Any, bias: Any, scale: Any, outputs: Any, places: Any) -> None:
        """Fill a hidden layer from the first `count` inputs; each activation is clipped to 0 … MAX_ACTIVATION."""
        del places
        outputs[: len(bias)] = hidden_activations(inputs[:count], weights[:count], bias, scale)

    @rule
    def output(inputs: Any, weights: Any, bias: Any, scale: Any, number: int) -> float:
        """One number of the last layer."""
        row = weights[number]
        return float((inputs[: len(row)] @ row + bias[number]) * scale)

else:

    @rule
    def encode(vector: Any, count: int) -> None:
        """Round the first `count` features to whole numbers, in place."""
        for i in range(count):
            if vector[i] != 0.0:
                whole = np.floor(vector[i] * np.float32(UNIT) + np.float32(0.5))
                vector[i] = min(max(whole, np.float32(-MAX_INPUT)), np.float32(MAX_INPUT))

    @reordered
    def hidden_layer(inputs: Any, count: int, weights: Any, bias: Any, scale: Any, outputs: Any, places: Any) -> None:
        """Fill a hidden layer from the first `count` inputs; each activation is clipped to 0 … MAX_ACTIVATION.

        Most features are 0: their places are listed first, and the rows of the others are added four at a time.
        """
        found, width = 0, len(bias)
        for i in range(count):
            if inputs[i] != 0.0:
                places[found] = i
                found += 1
        for j in range(width):
            outputs[j] = bias[j]
        fours = found - found % 4
        for k in range(0, fours, 4):
            a, b, c, d = places[k], places[k + 1], places[k + 2], places[k + 3]
            xa, xb, xc, xd = inputs[a], inputs[b], inputs[c], inputs[d]
            wa, wb, wc, wd = weights[a], weights[b], weights[c], weights[d]
            for j in range(width):
                outputs[j] += xa * wa[j] + xb * wb[j] + xc * wc[j] + xd * wd[j]
        for k in range(fours, found):
            a = places[k]
            xa, wa = inputs[a], weights[a]
            for j in range(width):
                outputs[j] += xa * wa[j]
        for j in range(width):
            outputs[j] = min(max(np.floor(outputs[j] * scale), np.float32(0.0)), np.float32(MAX_ACTIVATION))

    @reordered
    def output(inputs: Any, weights: Any, bias: Any, scale: Any, number: int) -> float:
        """One number of the last layer."""
        row, total = weights[number], np.float32(0.0)
        for j in range(len(row)):  # inputs may be longer
            total += inputs[j] * row[j]
        return float((total + bias[number]) * scale)


@rule
def run_hidden_layers(network: Any, inputs: Any, count: int, layers: Any, places: Any) -> None:
    """Run both hidden layers of a network; `layers[1]` is then what `output` reads."""
    hidden_layer(inputs, count, network[0], network[1], network[6][0], layers[0], places)
    hidden_layer(layers[0], len(network[1]), network[2], network[3], network[6][1], layers[1], places)


@rule
def network_output(network: Any, layers: Any, number: int) -> float:
    """One output of a network whose hidden layers were run."""
    return output(layers[1], network[4], network[5], network[6][2], number)
