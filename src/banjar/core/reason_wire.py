"""The JSON form of a reason, as used in views."""

from __future__ import annotations

import msgspec


class ReasonView(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Why the seat to act cannot use something now; the same fields as `banjar.core.reason.Reason`."""

    target: str
    """One or more words, from general to specific; the longest matching target applies."""
    reason: str
    """Names the message `<game>-web-why-<reason>`, which takes the values."""
    values: dict[str, str | int] = {}
