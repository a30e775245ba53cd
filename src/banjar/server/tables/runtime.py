"""What the table services of a process share: store, clock, randomness, events and tasks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from banjar.server.process_clock import CLOCK
from banjar.server.store.span import Span
from banjar.server.store.store import Store
from banjar.server.tables.events import TableEvents
from banjar.server.tables.long_work import LongWork
from banjar.server.tables.task_set import TaskSet
from banjar.table.factory import Draw

DATABASE_RETRY_SECONDS = 1.0
"""Pause between attempts while the database does not answer."""


def milliseconds() -> int:
    """Milliseconds since 1970 by the clock of this process, which does not jump."""
    return CLOCK.now()


@dataclass
class TableRuntime:
    """The store, the events and the tasks of the table services. Tests replace `now` and `draw`."""

    store: Store
    now: Callable[[], int]
    draw: Draw
    clock_steps: list[Span] = field(default_factory=list)
    """Forward steps of the clock in this process; no table's clock is charged for them."""
    events: TableEvents = field(default_factory=TableEvents)
    tasks: TaskSet = field(default_factory=lambda: TaskSet("background work"))
    """Short work that may finish when the server closes."""
    retries: TaskSet = field(default_factory=lambda: TaskSet("retry"))
    """Work that is repeated until the database answers; cancelled when the server closes."""
    long_work: LongWork = field(default_factory=LongWork)
