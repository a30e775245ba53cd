"""Rows of the database tables `bans` and `audit_log`; the columns are these fields, by name and in this order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody is kept out, or kept from writing. Times are milliseconds since the epoch."""

    id: str
    effect: str
    """`bar` or `silence`."""
    kind: str
    """`identity` or `network`."""
    subject: str
    """The identity, or a network such as 203.0.113.0/24."""
    reason: str
    created_at: int
    expires_at: int | None
    """None lasts until it is undone."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """What somebody with power over others did."""

    id: str
    at: int
    actor: str
    """`administrator`, or `owner` of the table in the detail."""
    action: str
    subject: str
    detail: str
