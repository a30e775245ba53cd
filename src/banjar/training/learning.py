"""Learning from samples, with PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from banjar.core.definition import Definition
from banjar.core.errors import OptionError
from banjar.training.plan import TrainingPlan
from banjar.training.quantisation import ACTIVATION_UNIT, MAX_TRAINED_ACTIVATION, file_arrays, quantised
from banjar.training.samples import MAX_SEATS, NumericArray, Samples

try:
    import torch
    from torch import nn
except ImportError:
    raise OptionError("training needs PyTorch: pip install 'banjar[train]'") from None

BATCH = 1024
RATE = 2e-3
WEIGHT_DECAY = 1e-3
HELD_OUT = 20
"""One game in so many is not learnt from."""
REPORT_STEPS = 200
MARGIN_UNIT = 10.0
NO_ACTION = -1e9

Tensor = Any


@dataclass(frozen=True)
class LossReport:
    """Mean losses of the last steps, and on games that were not learnt from."""

    step: int
    steps: int
    value: float
    policy: float
    held_out_value: float
    held_out_policy: float


class Perceptron(nn.Module):
    """Two hidden layers whose activations are clipped as in `banjar.kernel.network`."""

    def __init__(self, inputs: int, hidden: Sequence[int], outputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.last = nn.Linear(hidden[1], outputs)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, inputs: Tensor) -> Tensor:
        """The outputs for whole-number inputs."""
        hidden = torch.clamp(self.first(inputs / ACTIVATION_UNIT), 0.0, MAX_TRAINED_ACTIVATION)
        return self.last(torch.clamp(self.second(hidden), 0.0, MAX_TRAINED_ACTIVATION))

    def arrays(self) -> dict[str, NumericArray]:
        """The weights as whole numbers."""
        layers = (self.first, self.second, self.last)
        return quantised([(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in layers])


class Batches:
    """Batches of samples as tensors, renamed at random by the game's symmetries."""

    def __init__(self, definition: Definition, samples: Samples) -> None:
        self._samples = samples
        self._outputs = definition.contract.ACTIONS
        names = (*definition.feature_names, *definition.world_feature_names)
        symmetries = list(definition.symmetries())
        self._features = [np.array(symmetry.features(names)) for symmetry in symmetries]
        self._actions = [np.array(symmetry.actions(definition.actions)) for symmetry in symmetries]
        self._temperature = definition.network_search.temperature

    def take(self, rows: NumericArray, symmetry: int | None) -> dict[str, Tensor]:
        """The samples of these rows; renamed by a symmetry if one is given."""
        samples = self._samples
        starts, counts = samples.starts[rows], samples.starts[rows + 1] - samples.starts[rows]
        places = np.repeat(starts - np.concatenate(([0], np.cumsum(counts)[:-1])), counts) + np.arange(counts.sum())
        owner = np.repeat(np.arange(len(rows)), counts)
        logits = np.full((len(rows), self._outputs), NO_ACTION, np.float32)
        visits = np.zeros((len(rows), self._outputs), np.float32)
        logits[owner, samples.outputs[places]] = samples.values[places] / self._temperature
        visits[owner, samples.outputs[places]] = samples.visits[places]
        inputs = samples.inputs[rows].astype(np.float32)
        if symmetry is not None and self._features:
            number = symmetry % len(self._features)
            inputs = inputs[:, self._features[number]]
            logits, visits = logits[:, self._actions[number]], visits[:, self._actions[number]]
        arrays = {
            "inputs": inputs,
            "logits": logits,
            "visits": visits,
            "thorough": samples.thorough[rows].astype(np.float32),
            "shares": samples.shares[rows],
            "margins": samples.margins[rows] / MARGIN_UNIT,
        }
        return {name: torch.from_numpy(np.ascontiguousarray(array)) for name, array in arrays.items()}


def learn(
    definition: Definition,
    plan: TrainingPlan,
    samples: Samples,
    before: dict[str, Any] | None,
    seed: int,
    progress: Callable[[LossReport], None],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Learn from the samples; returns the arrays of the networks' file, and what the next generation starts from."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # more threads add up in another order
    dice = np.random.default_rng(seed)
    contract = definition.contract
    policy = Perceptron(contract.FEATURES, plan.policy_layers, contract.ACTIONS)
    value = Perceptron(contract.FEATURES + contract.WORLD_FEATURES, plan.value_layers, 2 * MAX_SEATS)
    if before is not None:
        policy.load_state_dict(before["policy"])
        value.load_state_dict(before["value"])
    held_out = samples.games % HELD_OUT == 0
    rows, check = np.flatnonzero(~held_out), np.flatnonzero(held_out)
    batches = Batches(definition, samples)
    steps = max(1, int(plan.epochs * len(rows) / BATCH))
    optimizer = torch.optim.AdamW([*policy.parameters(), *value.parameters()], RATE, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1, pct_start=0.1)
    sums = np.zeros(2)
    for step in range(1, steps + 1):
        batch = batches.take(dice.choice(rows, BATCH), int(dice.integers(2**31)))
        losses = _losses(policy, value, batch)
        optimizer.zero_grad()
        (losses[0] + losses[1]).backward()
        optimizer.step()
        schedule.step()
        sums += [loss.item() for loss in losses]
        if step % REPORT_STEPS == 0 or step == steps:
            done = (step - 1) % REPORT_STEPS + 1
            with torch.no_grad():
                outside = [loss.item() for loss in _losses(policy, value, batches.take(check[: 8 * BATCH], None))]
            progress(LossReport(step, steps, sums[0] / done, sums[1] / done, outside[0], outside[1]))
            sums[:] = 0.0
    arrays = file_arrays(policy.arrays(), value.arrays(), definition.observation_version)
    return arrays, {"policy": policy.state_dict(), "value": value.state_dict()}


def _losses(policy: Perceptron, value: Perceptron, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """The loss of the value network, and that of the policy network, which learns from thorough searches only."""
    found = value(batch["inputs"])
    playing = batch["shares"] >= 0
    logits = found[:, :MAX_SEATS].masked_fill(~playing, NO_ACTION)
    shares = batch["shares"].clamp(min=0.0)
    surprise = -(shares * torch.log_softmax(logits, 1)).sum(1).mean()
    errors = nn.functional.smooth_l1_loss(found[:, MAX_SEATS:], batch["margins"], reduction="none")
    margins = (errors * playing).sum() / playing.sum()
    features = batch["inputs"][:, : policy.first.in_features]
    chosen = torch.log_softmax(policy(features) + batch["logits"], 1)
    misses = -(batch["visits"] * chosen.clamp(min=-50.0)).sum(1)
    return surprise + 0.3 * margins, (misses * batch["thorough"]).sum() / batch["thorough"].sum().clamp(min=1)
