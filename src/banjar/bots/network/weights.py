"""The weights of a game's networks: read, checked and written as whole numbers."""

from __future__ import annotations

import functools
import hashlib
import pathlib
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from banjar.core.definition import Definition
from banjar.core.errors import OptionError
from banjar.core.registry import definition
from banjar.kernel.network import EXACT, MAX_ACTIVATION, MAX_INPUT, MAX_LAYER

FORMAT = 1
KINDS = ("policy", "value")
ARRAYS = ("weights1", "bias1", "weights2", "bias2", "weights3", "bias3", "scales")

NumericArray = np.ndarray[Any, np.dtype[Any]]
Layers = tuple[NumericArray, ...]
"""The arrays of one network in the order of `ARRAYS`, as `banjar.kernel.network` reads them."""


class WeightsError(OptionError):
    """Weights that cannot be used, with the reason."""


@dataclass(frozen=True)
class Networks:
    """The policy and the value network of a game."""

    policy: Layers
    value: Layers
    observation_version: int
    digest: str
    """The first 16 hexadecimal digits of the SHA-256 of the weights, to name them by."""


def no_networks() -> Networks:
    """Stands for networks where there are none: as small as can be, and never run."""
    sizes = ((1, 1), (1,), (1, 1), (1,), (1, 1), (1,), (3,))
    empty = tuple(np.zeros(size, np.float32) for size in sizes)
    return Networks(empty, empty, 0, "")


def read_networks(path: pathlib.Path, definition: Definition) -> Networks:
    """Read the networks of a game from a file. WeightsError says why they cannot be used."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            arrays: dict[str, NumericArray] = dict(stored)
    except (OSError, ValueError, EOFError) as error:
        raise WeightsError(f"{path.name} cannot be read: {error}") from None
    return networks_from(arrays, definition)


def networks_from(arrays: Mapping[str, NumericArray], definition: Definition) -> Networks:
    """The networks in the arrays of a file, checked against the game they are for."""
    missing = {"format", "observation_version", *(f"{kind}.{name}" for kind in KINDS for name in ARRAYS)} - set(arrays)
    if missing:
        raise WeightsError(f"the weights lack {', '.join(sorted(missing))}")
    if int(arrays["format"]) != FORMAT:
        raise WeightsError(f"the weights have format {int(arrays['format'])}, this version reads {FORMAT}")
    version = int(arrays["observation_version"])
    if version != definition.observation_version:
        raise WeightsError(
            f"the weights were trained on version {version} of the observations of {definition.name}, "
            f"this is version {definition.observation_version}; train them again with: banjar train {definition.name}"
        )
    contract = definition.contract
    outputs = {"policy": contract.ACTIONS, "value": 2 * contract.MAX_PLAYERS}
    inputs = {"policy": contract.FEATURES, "value": contract.FEATURES + contract.WORLD_FEATURES}
    found = {}
    digest = hashlib.sha256()
    for kind in KINDS:
        layers = tuple(np.ascontiguousarray(arrays[f"{kind}.{name}"], np.float32) for name in ARRAYS)
        _check_shapes(kind, layers, inputs[kind], outputs[kind])
        _check_exact(kind, layers)
        found[kind] = layers
        for array in layers:
            digest.update(array.tobytes())
    return Networks(found["policy"], found["value"], version, digest.hexdigest()[:16])


def _check_shapes(kind: str, layers: Layers, inputs: int, outputs: int) -> None:
    first, second = len(layers[1]), len(layers[3])
    expected = ((inputs, first), (first,), (first, second), (second,), (outputs, second), (outputs,), (3,))
    shapes = tuple(array.shape for array in layers)
    if shapes != expected:
        raise WeightsError(f"the arrays of the {kind} network have the shapes {shapes}, they must be {expected}")
    if max(first, second) > MAX_LAYER:
        raise WeightsError(f"a layer of the {kind} network is wider than {MAX_LAYER}")


def _check_exact(kind: str, layers: Layers) -> None:
    """No sum may reach 2**24, whatever the inputs are; every scale must be a power of two."""
    if not all(np.array_equal(array, np.rint(array)) for array in layers[:6]):
        raise WeightsError(f"the weights of the {kind} network are not whole numbers")
    if not all(scale > 0 and np.frexp(scale)[0] == 0.5 for scale in layers[6]):
        raise WeightsError(f"the scales of the {kind} network are not powers of two")
    largest = (MAX_INPUT, MAX_ACTIVATION, MAX_ACTIVATION)
    for number, axis in enumerate((0, 0, 1)):
        sums = largest[number] * np.abs(layers[2 * number], dtype=np.float64).sum(axis) + np.abs(layers[2 * number + 1])
        if sums.max() >= EXACT:
            raise WeightsError(f"layer {number + 1} of the {kind} network can exceed what float32 holds exactly")


NetworkSource = Callable[[Definition], Networks | None]
"""Finds the networks for a game; None: there are none."""


def no_source(_definition: Definition) -> Networks | None:
    """No networks for any game."""
    return None


def shipped(rules: Definition) -> Networks | None:
    """The networks that ship with a game; None, with a warning, if they do not fit this version of it."""
    if rules.networks is None:
        return None
    try:
        return _read(rules.networks, rules.name, rules.rules_version)
    except WeightsError as error:
        warnings.warn(f"{rules.name} is played without networks: {error}", stacklevel=2)
        return None


def source(path: str | None) -> NetworkSource:
    """The networks in a file; without a path, those that ship with the game."""
    if path is None:
        return shipped
    return lambda rules: _read(pathlib.Path(path), rules.name, rules.rules_version)


@functools.lru_cache(maxsize=16)
def _read(path: pathlib.Path, game: str, version: str) -> Networks:
    return read_networks(path, definition(game, version))
