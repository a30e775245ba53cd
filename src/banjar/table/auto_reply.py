"""Answers given in advance; `pauses` sees to it that they tell nothing."""

from __future__ import annotations

import msgspec

from banjar.table.clock import CorrespondenceClock
from banjar.table.errors import Refusal
from banjar.table.table import Table


class AutoReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has decided in advance. It is never told to others."""

    pass_when_unable: bool = True
    """Answer where a reaction is asked for and there is only one answer, as long as somebody is there to be asked."""
    answers: dict[str, str] = {}
    """By phase: the answer to give whenever it is allowed."""


def checked(table: Table, standing: AutoReply) -> AutoReply:
    """The same, if the game has such questions and answers."""
    known = table.settings.load().rules.standing
    for phase, action in standing.answers.items():
        if action not in known.get(phase, ()):
            raise Refusal("bad-standing", phase=phase[:40], action=action[:40])
    return standing


def automatic(table: Table, standing: AutoReply, present: bool) -> str | None:
    """What the seat to act has decided in advance about the present question; is its player there?"""
    if table.play is None or table.to_act is None or table.seats[table.to_act].is_played_by_bot:
        return None
    rules, phase = table.play.game.rules, table.play.state.phase
    wanted, nothing = standing.answers.get(phase), None
    if standing.pass_when_unable and present and _may_be_quick(table, table.to_act):
        nothing = rules.reactions.get(phase)
    if not table.settings.formalities:
        nothing = rules.formalities.get(phase, nothing)
    if wanted is None and nothing is None:
        return None
    legal = [action.text for action in table.play.state.legal_actions()]
    if wanted in legal:
        return wanted
    return nothing if legal == [nothing] else None


def _may_be_quick(table: Table, seat: int) -> bool:
    """Could a person answer as soon as that? Where nobody could, an answer tells that there was nothing to choose."""
    holder = table.seats[seat].holder
    is_shared = holder is not None and len(table.seats_of(holder)) > 1
    return not is_shared and not isinstance(table.settings.clock, CorrespondenceClock)
