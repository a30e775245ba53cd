"""What the table services of a process share: store, clock, randomness, events and tasks."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from banjar.server.store.store import Store
from banjar.server.tables.events import TableEvents
from banjar.server.tables.long_work import LongWork
from banjar.server.tables.task_set import TaskSet
from banjar.table.factory import Draw

DATABASE_RETRY_SECONDS = 1.0
"""Pause between attempts while the database does not answer."""


def milliseconds() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class TableRuntime:
    """The store, the events and the tasks of the table services. Tests replace `now` and `draw`."""

    store: Store
    now: Callable[[], int]
    draw: Draw
    events: TableEvents = field(default_factory=TableEvents)
    tasks: TaskSet = field(default_factory=lambda: TaskSet("background work"))
    """Short work that may finish when the server closes."""
    retries: TaskSet = field(default_factory=lambda: TaskSet("retry"))
    """Work that is repeated until the database answers; cancelled when the server closes."""
    long_work: LongWork = field(default_factory=LongWork)
