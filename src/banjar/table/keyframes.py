"""Marks of a game's past, so that no look back and no undo has to replay all of it."""

from __future__ import annotations

import bisect
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from banjar.core.game import State
    from banjar.core.state import StateMark

KEYFRAME_INTERVAL_DECISIONS = 256
"""Decisions between two keyframes. One takes about 40 µs to replay in the plain kernel, a keyframe 30 KB."""
MAX_KEYFRAMES = 128
"""When a game has more, every other one is dropped and the interval doubles."""


class Keyframes:
    """Marks of one state at regular intervals. None at its start: most games are shorter than an interval."""

    def __init__(self) -> None:
        self._interval = KEYFRAME_INTERVAL_DECISIONS
        self._marks: list[StateMark] = []

    def __len__(self) -> int:
        return len(self._marks)

    def follow(self, state: State) -> None:
        """Mark the state if it is time; call it after every decision."""
        if state.step < self._last_step + self._interval:
            return
        self._marks.append(state.mark())
        if len(self._marks) > MAX_KEYFRAMES:
            self._interval *= 2
            self._marks = self._marks[1::2]

    @property
    def _last_step(self) -> int:
        return self._marks[-1].step if self._marks else 0

    def at_or_before(self, step: int) -> StateMark | None:
        """The last keyframe after no more than `step` decisions; None if only the start is before them."""
        count = bisect.bisect_right(self._marks, step, key=lambda mark: mark.step)
        return self._marks[count - 1] if count else None

    def cut(self, step: int) -> None:
        """Forget the keyframes after more than `step` decisions, which have been undone."""
        while self._last_step > step:
            self._marks.pop()
