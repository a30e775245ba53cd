"""Whose request a bot answers, and how urgent it is."""

from __future__ import annotations

import enum
from dataclasses import dataclass

UNKNOWN_NETWORK = ""
"""Of tables of which nothing else is known; they share one turn."""


class Priority(enum.IntEnum):
    """The lanes of the queue: a job waits for all jobs of the lanes before its own."""

    PERSON = 0
    """A person plays at the table and looks on."""
    HINT = 1
    UNATTENDED = 2
    """No player looks on."""


@dataclass(frozen=True, slots=True)
class Requester:
    """Networks take turns, and the identities of a network take turns in its turn."""

    network: str = UNKNOWN_NETWORK
    """An address, or the network that counts as one: identities are free, addresses are not."""
    identity: str = ""
    priority: Priority = Priority.PERSON
