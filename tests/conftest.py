"""What all tests need."""

from __future__ import annotations

import gc
import signal

# A shell that starts the tests in the background has them ignore interrupts, and so would every program they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What thousands of tests consist of is not looked through again at every full collection."""
    gc.freeze()
