"""Publish inside the process what happened to a table, so that services need not know each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from banjar.server.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class TableChanged:
    """What the table does next may have changed: a new entry, a reload, an auto-reply, or who is present."""

    live: LiveTable
    by_other_process: bool = False
    """Another process committed the entry, and runs the clock and the bots of the table until its lease ends."""


@dataclass(frozen=True, slots=True)
class TableLookedAt:
    """Somebody asked for the table, or began or ceased to watch it."""

    live: LiveTable


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A seated person has been sent everything up to `live.sent_version`."""

    live: LiveTable
    who: str


@dataclass(frozen=True, slots=True)
class TableDeleted:
    """The table is gone from the database."""

    live: LiveTable


TableEvent = TableChanged | TableLookedAt | TableSeen | TableDeleted
E = TypeVar("E", TableChanged, TableLookedAt, TableSeen, TableDeleted)


class TableEvents:
    """Call the listeners of an event at once, in the order in which they subscribed."""

    def __init__(self) -> None:
        self._listeners: dict[type, list[Callable[[Any], None]]] = {}

    def subscribe(self, kind: type[E], listener: Callable[[E], None]) -> None:
        """Call `listener` with every event of this kind."""
        self._listeners.setdefault(kind, []).append(listener)

    def publish(self, event: TableEvent) -> None:
        """Call all listeners; what one of them raises is raised."""
        for listener in self._listeners.get(type(event), ()):
            listener(event)
