"""From trained weights to whole numbers with which no sum is rounded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from banjar.bots.network.weights import ARRAYS, FORMAT
from banjar.kernel.network import EXACT, MAX_ACTIVATION, MAX_INPUT

ACTIVATION_UNIT = 128.0
"""An activation of 1 in training is this whole number; inputs are divided by it too."""
MAX_TRAINED_ACTIVATION = MAX_ACTIVATION / ACTIVATION_UNIT
MAX_SCALE = 2.0**12
MAX_WEIGHT = 2**15 - 1

NumericArray = np.ndarray[Any, np.dtype[Any]]


def quantised(layers: Sequence[tuple[NumericArray, NumericArray]]) -> dict[str, NumericArray]:
    """The arrays of a network from the weights (output by input, as PyTorch keeps them) and biases of its layers."""
    arrays: dict[str, NumericArray] = {}
    scales = []
    for number, (weights, bias) in enumerate(layers, 1):
        scale = _scale(weights, bias, MAX_INPUT if number == 1 else MAX_ACTIVATION)
        whole = np.rint(weights * scale).astype(np.int16)
        arrays[f"weights{number}"] = whole if number == len(layers) else np.ascontiguousarray(whole.T)
        arrays[f"bias{number}"] = np.rint(bias * scale * ACTIVATION_UNIT).astype(np.int32)
        scales.append(1.0 / scale if number < len(layers) else 1.0 / (scale * ACTIVATION_UNIT))
    arrays["scales"] = np.array(scales, np.float32)
    return arrays


def _scale(weights: NumericArray, bias: NumericArray, largest: float) -> float:
    """The largest power of two with which no sum can leave the exact whole numbers."""
    scale = MAX_SCALE
    while True:
        sums = largest * np.abs(np.rint(weights * scale)).sum(axis=1) + np.abs(np.rint(bias * scale * ACTIVATION_UNIT))
        if sums.max() < EXACT and np.abs(weights * scale).max() <= MAX_WEIGHT:
            return scale
        scale /= 2


def file_arrays(
    policy: Mapping[str, NumericArray], value: Mapping[str, NumericArray], observation_version: int
) -> dict[str, NumericArray]:
    """The arrays of a file of networks, as `banjar.bots.network.weights.read_networks` expects them."""
    arrays: dict[str, NumericArray] = {
        "format": np.array(FORMAT),
        "observation_version": np.array(observation_version),
    }
    for kind, network in (("policy", policy), ("value", value)):
        arrays |= {f"{kind}.{name}": network[name] for name in ARRAYS}
    return arrays
