"""The numbers that games are dealt from."""

from __future__ import annotations

LARGEST_SEED = 2**63 - 1
