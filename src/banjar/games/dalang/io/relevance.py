"""Which seats an event concerns."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from banjar.core.event import Event


class Relevance:
    """Finds who gained or lost something or was prevented from it.

    Tracks the active player, the owners of discs and seals, and who has fled.
    """

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.seats = range(len(start["players"]))
        self.active = start["active"]
        self.spared: int | None = start["question"]["spared"]
        self.away = {seat for seat in self.seats if start["players"][seat]["fled"]}
        self.holders = {
            "priest": dict(start["priest_disc"]),
            "prince": dict(start["prince_disc"]),
            "seal": dict(start["seal"]),
        }

    def follow(self, event: Event) -> Collection[int]:
        """The seats that the next event concerns."""
        seat, details = event.seat, event.details
        match event.type:
            case "turn_began":
                self.active = seat
                return ()
            case "drew" | "passed" | "did_not_force" | "done" | "turn_ended":
                return ()
            case "spared":
                self.spared = seat
            case "fled" if seat is not None:
                self.away.add(seat)
            case "returned" if seat is not None:
                self.away.discard(seat)
            case "played" if details["card"] == "warrior":  # B4.2
                return {*self.seats} - self.away - {self.spared}
            case "forced" | "blocked":  # B5.4, B7.2
                return (self.active,)
            case "won_disc":  # B6.3
                return self._taken(details["card"], details["island"], seat)
            case "took_seal":  # B6.5
                return self._taken("seal", details["island"], seat)
        return () if seat is None else (seat,)

    def _taken(self, what: str, island: str, seat: int | None) -> Collection[int]:
        """The new and the previous owner."""
        before, self.holders[what][island] = self.holders[what][island], seat
        return {seat, before} - {None}
