"""Limits of the seeds from which games are dealt."""

from __future__ import annotations

LARGEST_SEED = 2**63 - 1
