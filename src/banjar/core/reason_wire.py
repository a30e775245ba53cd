"""A reason as it stands in a view."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Why the seat to act cannot use something now; the same fields as `banjar.core.reason.Reason`."""

    target: str
    """One or more words, from the general to the special; the longest that fits counts."""
    reason: str
    """The message `<game>-web-why-<reason>`, which gets the values."""
    values: dict[str, str | int] = {}
