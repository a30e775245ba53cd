"""Which happenings concern a player who looks back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from banjar.games.action import Happening


def concerns(told: Iterable[Sequence[Happening]], seat: int, start: Mapping[str, Any]) -> Iterator[list[bool]]:
    """What a player gained or lost, or was kept from; not what is asked of everybody and answered with nothing."""
    situation = Situation(seat, start)
    for happenings in told:
        marks = []
        for happening in happenings:
            marks.append(situation.is_concerned(happening))
            situation.follow(happening)
        yield marks


class Situation:
    """What decides whether something concerns a seat: whose turn it is, who holds what, and who has fled."""

    def __init__(self, seat: int, start: Mapping[str, Any]) -> None:
        self.seat = seat
        self.active = start["active"]
        self.is_away = bool(start["players"][seat]["fled"])
        self.holders = {
            "priest": dict(start["priest_disc"]),
            "prince": dict(start["prince_disc"]),
            "seal": dict(start["seal"]),
        }

    def is_concerned(self, happening: Happening) -> bool:
        """Before it is followed."""
        details = happening.details
        match happening.type:
            case "played" if details["card"] == "warrior":  # B4.2
                return happening.seat != self.seat and not self.is_away
            case "forced" | "blocked":  # B5.4, B7.2
                return bool(self.active == self.seat)
            case "won_disc":  # B6.3
                return self.seat in (happening.seat, self.holders[details["card"]][details["island"]])
            case "took_seal":  # B6.5
                return self.seat in (happening.seat, self.holders["seal"][details["island"]])
            case "passed" | "did_not_force" | "done" | "turn_ended":
                return False
            case _:
                return happening.seat == self.seat

    def follow(self, happening: Happening) -> None:
        """Go on to what it has changed."""
        details = happening.details
        match happening.type:
            case "turn_began":
                self.active = happening.seat
            case "won_disc":
                self.holders[details["card"]][details["island"]] = happening.seat
            case "took_seal":
                self.holders["seal"][details["island"]] = happening.seat
            case "fled" | "returned" if happening.seat == self.seat:
                self.is_away = happening.type == "fled"
