"""Events, views and observations of a game in progress."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from banjar.core.event import Event
from banjar.core.information import table_view
from banjar.core.state import FLOAT32, BaseState, Observation
from banjar.kernel.call_buffer import LENGTH
from banjar.kernel.event_buffer import NOBODY, SPECTATORS
from banjar.kernel.records import readable


class ObservedState(BaseState):
    """A state with events, views and observations for every seat."""

    def events(self, seat: int | None = None) -> list[Event]:
        """The events of the last decision that a seat may know; None means a spectator."""
        return self.events_of(len(self._past), seat)

    def history(self, seat: int | None = None) -> list[list[Event]]:
        """All events that a seat may know: one list for the set-up, then one per decision."""
        return [self.events_of(number, seat) for number in range(len(self._past) + 1)]

    def events_of(self, number: int, seat: int | None = None) -> list[Event]:
        """The events of decision `number`, counted from 1, that a seat may know; 0 is the set-up."""
        bit = SPECTATORS if seat is None else 1 << self._checked_seat(seat)
        first = (0, self._opening)[number] if number < 2 else self._past[number - 2][LENGTH]
        end = self._opening if number == 0 else self._past[number - 1][LENGTH]
        entries = readable(self._history[first:end])
        return [self.game.rules.to_event(entry) for entry in entries if entry.audience & bit]

    happenings = events_of
    """Earlier name of `events_of`, kept for compatibility."""

    def _start_known_to(self, seat: int) -> Any:
        """The record of what the seat knows of the start; computed once."""
        if seat not in self._known_starts:
            known = self._engine.new_state()
            self._engine.entry_points.known_start(self._start, seat, known)
            self._known_starts[seat] = known
        return self._known_starts[seat]

    def view(self, seat: int | None = None, memory_aid: bool = False) -> dict[str, Any]:
        """The table as a seat sees it, ready for JSON. Same as `seen_by(seat).view()`, but faster."""
        number = None if seat is None else self._checked_seat(seat)
        seen = self._engine.scratch.seen
        self._engine.entry_points.seen_by(self._records, NOBODY if number is None else number, seen)
        return table_view(self.game, seen, number, memory_aid)

    def views(self, seats: Collection[int | None], memory_aid: bool = False) -> dict[int | None, dict[str, Any]]:
        """The views of several readers; None is a spectator. Equal to `view` for each, but faster.

        What everybody sees is drawn once, from what a spectator has seen; it is the same object in all of them.

        >>> import banjar
        >>> state = banjar.load("dalang", players=3).new(seed=7)
        >>> state.views([0, 2, None])[2] == state.view(2)
        True
        """
        scratch, entry_points = self._engine.scratch, self._engine.entry_points
        entry_points.seen_by(self._records, NOBODY, scratch.seen)
        public, drawn = self.game.rules.public_view(readable(scratch.seen)[0]), {}
        for seat in seats:
            number = None if seat is None else self._checked_seat(seat)
            entry_points.seen_by(self._records, NOBODY if number is None else number, scratch.seen)
            drawn[seat] = table_view(self.game, scratch.seen, number, memory_aid, public=public)
        return drawn

    def open_view(self, seat: int | None = None, memory_aid: bool = False) -> dict[str, Any]:
        """The view with everything open, as after the end (A4.5, B10.5).

        Warning: it contains hidden cards; do not show it to players while the game runs.

        >>> import banjar
        >>> state = banjar.load("altar", players=2, oracle=True).new(seed=7)
        >>> state.view(0)["altar"]
        {'height': 4, 'top': None}
        >>> state.open_view(0)["altar"]["cards"]
        ['peanut', 'pepper', 'banana', 'rice']
        """
        number = None if seat is None else self._checked_seat(seat)
        seen = self._engine.scratch.seen
        self._engine.entry_points.seen_uncovered(self._records, NOBODY if number is None else number, seen)
        return table_view(self.game, seen, number, memory_aid, is_open=True)

    def observation(self, seat: int, out: Observation | None = None) -> Observation:
        """The observation vector of a seat, written into `out` if given.

        Same as `seen_by(seat).observation()`, but faster. Raises OptionError if there is no such seat, ValueError if
        `out` is not a writable, contiguous float32 array of the right length.

        >>> import banjar, numpy
        >>> game = banjar.load("altar", players=2)
        >>> buffer = numpy.zeros(len(game.feature_names), numpy.float32)
        >>> game.new(seed=7).observation(0, out=buffer) is buffer
        True
        """
        number = seat if type(seat) is int and 0 <= seat < self.game.players else self._checked_seat(seat)
        engine = self._engine
        if out is None:
            out = np.empty(engine.features, FLOAT32)  # finding the dtype takes longer than creating the array
        elif out is not self._buffer:
            self._buffer = self._checked_buffer(out)
        engine.unchecked.observe(self._records, number, engine.scratch.seen, out)
        return out

    def _checked_buffer(self, out: Observation) -> Observation:
        """Check that compiled code can safely write into the array."""
        count = self._engine.features
        if not isinstance(out, np.ndarray) or out.dtype != FLOAT32 or out.shape != (count,):
            raise ValueError(f"out must be an array of {count} float32 numbers")
        if not out.flags.c_contiguous or not out.flags.writeable:
            raise ValueError("out must be an array that is contiguous and writable")
        return out
