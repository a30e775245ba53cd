"""The information of one seat: what it sees and remembers."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.core.action import Action
from banjar.core.advice import Advice
from banjar.core.errors import OptionError
from banjar.core.variant import Variant
from banjar.kernel.event_buffer import EVENT_RECORD, EVERYONE, NOBODY, SPECTATORS
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import new_records, packed, readable


class BaseSeen:
    """What one seat knows; `banjar.core.game.Seen` adds the sampling of worlds."""

    def __init__(
        self,
        game: Variant,
        seat: int | None,
        records: Any,
        start: Any,
        history: tuple[Any, int],
        decisions: list[tuple[int, int]],
        dealt: bool,
        opened: dict[str, Any] | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self._engine = game.engine
        self._records = self._engine.new_state()
        self._engine.entry_points.seen_by(records, NOBODY if seat is None else seat, self._records)
        self._start = start
        self._dealt = dealt
        self._opened = opened
        """The origin of the game once it is over, when everything is open; None before."""
        reader = SPECTATORS if seat is None else 1 << seat
        self._history = _visible(*history, reader if opened is None else EVERYONE)
        self.decisions = self._masked(decisions)
        """Seat, action id, and whether the choice is hidden: the id is then a mask, see `HiddenChoices.mask`."""
        self._memory: Any = None

    def _masked(self, decisions: list[tuple[int, int]]) -> list[tuple[int, int, bool]]:
        if self._opened is not None:
            return [(mover, action, False) for mover, action in decisions]
        masked, seat = self.game.rules.masked_actions, self.seat
        return [
            (mover, action, False) if (mask := masked[action]) is None or mover == seat else (mover, mask, True)
            for mover, action in decisions
        ]

    @property
    def to_act(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        seat = int(self._records[0].to_move)
        return None if seat == NOBODY else seat

    @property
    def records(self) -> Any:
        """The kernel's record of what this seat knows, for compiled code; do not modify it."""
        return self._records

    def legal_ids(self) -> list[int]:
        """The ids of this seat's legal actions; empty if another seat decides."""
        return offered_ids(self.game, self._records, self.seat)

    def legal_actions(self) -> list[Action]:
        """This seat's legal actions; empty if another seat decides."""
        table = self.game.rules.actions.all
        return [table[number] for number in self.legal_ids()]

    def legal_mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """A boolean array over all actions of the game: true where this seat may choose the action now."""
        mask = np.zeros(len(self.game.rules.actions), np.bool_)
        mask[self.legal_ids()] = True
        return mask

    def observation(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The observation vector, with one float per name in `Game.feature_names`; OptionError for a spectator."""
        if self.seat is None:
            raise OptionError("a spectator has no observation; give a seat")
        vector = np.zeros(len(self.game.feature_names), np.float32)
        self._engine.entry_points.features(self._records, self.seat, vector)
        return vector

    def view(self, memory_aid: bool = False) -> dict[str, Any]:
        """The table as this seat sees it, ready for JSON; with `memory_aid` also what a perfect memory would add."""
        return table_view(self.game, self._records, self.seat, memory_aid)

    def advice(self, action: Action) -> list[Advice]:
        """What one of this seat's legal actions brings, prevents and costs."""
        return list(self.game.rules.advice(readable(self._records)[0], action.id))

    def to_bytes(self) -> bytes:
        """What this seat knows as bytes: equal for two games that it cannot distinguish."""
        contract = self.game.rules.contract
        records = packed(contract.STATE, self._records) + packed(contract.STATE, self._start)
        return records + packed(EVENT_RECORD, self._history) + repr(self.decisions).encode()

    def memory(self) -> Any:
        """The kernel's record of what the history reveals about hidden cards; computed once."""
        if self._memory is None:
            self._memory = new_records(self.game.rules.contract.MEMORY)
            self._engine.entry_points.recall(self._start, self.seat, self._history, len(self._history), self._memory)
        return self._memory


class NoWorldFound(RuntimeError):
    """Sampling gave up; can only happen where a game's sampler does not search exhaustively."""


def offered_ids(game: Variant, seen: Any, seat: int | None) -> list[int]:
    """The ids of a seat's legal actions, from what it has seen; empty if another seat decides."""
    if seat is None or int(seen[0].to_move) != seat:
        return []
    scratch = game.engine.scratch
    return scratch.listed(game.engine.entry_points.list_legal(seen, scratch.legal))


def table_view(
    game: Variant, seen: Any, seat: int | None, memory_aid: bool, is_open: bool = False, public: Any = None
) -> dict[str, Any]:
    """The JSON view of the table, from the record of what a seat has seen; `public` if that was drawn already."""
    ids, (record,) = offered_ids(game, seen, seat), readable(seen)
    legal = [offered(game, record, number) for number in ids]
    reasons = [reason.to_dict() for reason in game.rules.reasons(record, ids)] if ids else []
    public = game.rules.public_view(record) if public is None else public
    shown = game.rules.view(record, seat, memory_aid, is_open, public)
    return {"game": game.name, "seat": seat, **shown, "legal": legal, "reasons": reasons}


def offered(game: Variant, seen: Any, number: int) -> dict[str, Any]:
    """A legal action as listed in views: id, notation, structure and preview."""
    action = game.rules.actions[number]
    entry = {"id": number, "text": action.text, **action.to_dict()}
    preview = game.rules.preview(seen, number)
    return {**entry, "preview": preview} if preview else entry


def _visible(history: Any, length: int, bit: int) -> Any:
    if PLAIN:
        return [entry for entry in history[:length] if entry.audience & bit]
    rows = history[:length]
    return rows[(rows["audience"] & bit) != 0].copy()
