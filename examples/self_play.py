"""A small network learns altar by playing against itself: a minute on two cores.

A notebook as a script: every `# %%` begins a cell. It needs PyTorch, `pip install "banjar[train]"`.
"""

# %% [markdown]
# # Self-play with many games at once
#
# `VectorEnv` plays hundreds of games in parallel. Each step returns the observation of the seat to act in every game,
# with a mask of the legal actions, and takes one action per game. Its arrays become tensors without being copied.

# %%
from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from banjar.envs.vector import VectorEnv

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit('this example needs PyTorch, which is not installed: pip install "banjar[train]"')

GAMES = 256
STEPS = 200

# %% [markdown]
# ## The policy
#
# One hidden layer. Illegal actions get a logit of minus infinity.


# %%
class Policy(nn.Module):
    """Maps observations to log probabilities of actions."""

    def __init__(self, features: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, actions))

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """The log probability of each action."""
        return torch.log_softmax(self.layers(observations).masked_fill(~masks, -torch.inf), dim=1)


def drawn(log_probabilities: torch.Tensor) -> torch.Tensor:
    """Sample one action per row."""
    return torch.multinomial(log_probabilities.exp(), 1).squeeze(1)


# %% [markdown]
# ## Playing and learning
#
# Both seats follow the same policy. The reward comes at the end of a game: every decision of that game is credited
# with what its seat got. Here it is the margin in points, which says more than who won. Decisions that led to more
# than usual become more likely, the others less (REINFORCE); games that are not over at the end of a round are left
# out.


# %%
def played(env: VectorEnv, policy: Policy) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """The observations, masks, actions and rewards of all decisions in games that ended."""
    now = env.reset(seed=env.seed + 1_000_003)
    observations = torch.empty((STEPS, *now.observations.shape))
    masks = torch.empty((STEPS, *now.masks.shape), dtype=torch.bool)
    actions = torch.empty((STEPS, env.games), dtype=torch.int64)
    rewards = np.full((STEPS, env.games), np.nan, np.float32)
    seats = np.empty((STEPS, env.games), np.int64)
    begun = np.zeros(env.games, np.int64)
    for step in range(STEPS):
        observations[step] = torch.from_numpy(now.observations)
        masks[step] = torch.from_numpy(now.masks)
        seats[step] = now.to_act
        with torch.no_grad():
            actions[step] = drawn(policy(observations[step], masks[step]))
        now = env.step(actions[step].numpy())
        for game in np.flatnonzero(now.done):
            decisions = slice(begun[game], step + 1)
            rewards[decisions, game] = now.rewards[game, seats[decisions, game]]
            begun[game] = step + 1
    ended = torch.from_numpy(~np.isnan(rewards))
    return observations[ended], masks[ended], actions[ended], torch.from_numpy(rewards)[ended]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, env: VectorEnv) -> None:
    """One round: play, then one step of gradient ascent."""
    observations, masks, actions, rewards = played(env, policy)
    advantages = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
    for chosen in torch.randperm(len(actions)).split(4096):
        log_probabilities = policy(observations[chosen], masks[chosen])
        taken = log_probabilities.gather(1, actions[chosen, None]).squeeze(1)
        unsure = -(log_probabilities.exp() * log_probabilities.masked_fill(~masks[chosen], 0)).sum(dim=1)
        loss = -(taken * advantages[chosen]).mean() - 0.01 * unsure.mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


# %% [markdown]
# ## How good is it?
#
# Half of the games the policy sits in seat 0, half in seat 1; the other seat plays at random.


# %%
def win_share(policy: Policy, games: int = 1024) -> float:
    """The policy's share of wins against a random player."""
    env = VectorEnv("altar", games=games, players=2, seed=1, reward="win")
    own = np.arange(games) % 2
    won, over = np.zeros(games), np.zeros(games, bool)
    now = env.reset()
    while not over.all():
        masks = torch.from_numpy(now.masks)
        with torch.no_grad():
            chosen = drawn(policy(torch.from_numpy(now.observations), masks))
        at_random = torch.multinomial(masks.float(), 1).squeeze(1)
        now = env.step(np.where(now.to_act == own, chosen.numpy(), at_random.numpy()))
        ended = now.done & ~over
        won[ended] = now.rewards[ended, own[ended]]
        over |= now.done
    return float(won.mean())


# %%
def main() -> int:
    """Train for a while; returns 0 if the policy beats a random player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    seconds = parser.parse_args().seconds
    torch.manual_seed(1)
    torch.set_num_threads(1)  # for a network this small, more threads cost more than they gain
    env = VectorEnv("altar", games=GAMES, players=2, seed=1, reward="margin")
    policy = Policy(len(env.feature_names), len(env.game.actions))
    optimiser = torch.optim.Adam(policy.parameters(), lr=2e-3)
    print(f"before: wins {win_share(policy):.0%} of games against a random player", flush=True)
    started, rounds = time.monotonic(), 0
    while time.monotonic() - started < seconds:
        learn(policy, optimiser, env)
        rounds += 1
        if rounds % 10 == 0:
            print(f"{rounds} rounds, {time.monotonic() - started:.0f} s: {win_share(policy):.0%}", flush=True)
    share = win_share(policy)
    print(f"after: wins {share:.0%} of games against a random player", flush=True)
    return 0 if share > 0.6 else 1


if __name__ == "__main__":
    sys.exit(main())
