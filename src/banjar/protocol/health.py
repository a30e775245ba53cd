"""The health check."""

from __future__ import annotations

from typing import Literal

import msgspec

from banjar.protocol.base import ServerStruct


class Health(ServerStruct, kw_only=True):
    """The state of one server process."""

    status: Literal["ok", "closing", "no database"]
    warming: dict[str, bool] | msgspec.UnsetType = msgspec.UNSET
    """By game: whether the strong bots are still being compiled."""
