"""What a table says no to, each reason with a code; the sentences are in the translations."""

from __future__ import annotations

from typing import Any

CODES = (
    "bad-setting",
    "bad-name",
    "bad-action",
    "stale-version",
    "not-your-turn",
    "not-seated",
    "not-owner",
    "not-open",
    "not-running",
    "not-over",
    "seat-taken",
    "no-such-seat",
    "no-open-seat",
    "bad-invitation",
    "colour-taken",
    "not-full",
    "not-ready",
    "nothing-to-undo",
    "has-resigned",
    "not-substituted",
    "bad-standing",
    "bad-chat",
    "muted",
    "no-such-moment",
)


class Refusal(ValueError):
    """A table does not do what it was asked to; nothing has changed."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values: dict[str, Any] = values
