"""The health check."""

from __future__ import annotations

from typing import Literal

import msgspec

from banjar.protocol.base import ServerStruct


class Health(ServerStruct, kw_only=True):
    """The state of one server process."""

    status: Literal[
        "ok",
        "closing",
        "database corrupt",
        "database file gone",
        "database locked",
        "database read-only",
        "database slow",
        "disk full",
        "no database",
    ]
    """`ok` if a move could be committed now, with status code 200; 503 with everything else."""
    warming: dict[str, bool] | msgspec.UnsetType = msgspec.UNSET
    """By game: whether the strong bots are still being compiled."""
