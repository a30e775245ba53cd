"""The JSON form of how much of a game is left, as used in views."""

from __future__ import annotations

import msgspec


class Progress(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How much of the game is left, in things that everybody can count; `<game>-web-left` words them."""

    left: int
    total: int
