"""Refusals: every reason has a code, the sentences are in the translations (`error-<code>`)."""

from __future__ import annotations

from typing import Any

CODES = (
    "bad-game",
    "bad-players",
    "bad-seats",
    "bad-level",
    "bad-option",
    "bad-time",
    "bad-night",
    "bad-name",
    "name-taken",
    "bad-action",
    "stale-version",
    "not-your-turn",
    "not-seated",
    "which-seat",
    "not-owner",
    "not-open",
    "not-running",
    "not-over",
    "seat-taken",
    "no-such-seat",
    "no-open-seat",
    "bad-invitation",
    "barred-from-table",
    "no-such-person",
    "too-many-bans",
    "colour-taken",
    "not-full",
    "not-ready",
    "nothing-to-undo",
    "has-resigned",
    "substituted",
    "not-substituted",
    "bot-decides",
    "bad-auto-reply",
    "bad-chat",
    "muted",
    "too-many-mutes",
    "too-many-changes",
    "no-such-moment",
    "rules-changed",
)

SERVER_CODES = (
    "no-such-table",
    "not-watching",
    "no-such-code",
    "bad-message",
    "too-fast",
    "too-large",
    "too-many-open",
    "too-many-seeks",
    "not-allowed",
    "barred",
    "silenced",
    "bad-ban",
    "no-such-ban",
    "link-replaces",
    "no-identity",
    "link-used",
    "hints-off",
    "busy",
    "gone",
    "no-such-page",
)
"""Refusals of the server itself."""


class Refusal(ValueError):
    """A request was refused and nothing has changed."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values: dict[str, Any] = values
        self.detail: str | None = None
        """More for programmers, in English."""


class RulesChanged(Refusal):
    """A stored table follows a version of the rules that this installation does not have any more.

    Its decisions may mean something else by the present ones, so it can only be listed and deleted.
    """

    def __init__(self, game: str, begun: str, present: str) -> None:
        super().__init__("rules-changed", game=game, begun=begun, present=present)

    def __str__(self) -> str:
        return "this table follows version {begun} of our {game} rules, this is version {present}".format(**self.values)
