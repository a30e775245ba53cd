"""Networks with random weights, for tests that need any."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np

from banjar.core.definition import Definition
from banjar.training.quantisation import file_arrays, quantised


def random_arrays(rules: Definition, seed: int = 1, size: float = 0.3) -> dict[str, Any]:
    """The arrays of a file of networks."""
    dice = np.random.default_rng(seed)
    contract = rules.contract

    def network(inputs: int, outputs: int) -> dict[str, Any]:
        sizes = ((24, inputs), (16, 24), (outputs, 16))
        return quantised([(dice.normal(0.0, size, shape), dice.normal(0.0, size, shape[0])) for shape in sizes])

    return file_arrays(
        network(contract.FEATURES, contract.ACTIONS),
        network(contract.FEATURES + contract.WORLD_FEATURES, 2 * contract.MAX_PLAYERS),
        rules.observation_version,
    )


def random_file(folder: pathlib.Path, rules: Definition, seed: int = 1) -> pathlib.Path:
    """A file of networks."""
    path = folder / f"{rules.name}-{seed}.npz"
    np.savez_compressed(path, **random_arrays(rules, seed))
    return path
