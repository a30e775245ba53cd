"""Which kernel this process runs: compiled (default) or plain Python."""

from __future__ import annotations

import os

COMPILED = "compiled"
PLAIN_NAME = "plain"


def chosen_mode() -> str:
    """The value of BANJAR_KERNEL; ValueError if it is not a known kernel."""
    mode = os.environ.get("BANJAR_KERNEL", COMPILED)
    if mode not in (COMPILED, PLAIN_NAME):
        raise ValueError(f"BANJAR_KERNEL is {mode!r}; it must be '{COMPILED}' or '{PLAIN_NAME}'")
    return mode


PLAIN = chosen_mode() == PLAIN_NAME
