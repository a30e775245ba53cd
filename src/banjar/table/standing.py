"""Answers given in advance; `pauses` sees to it that they tell nothing."""

from __future__ import annotations

import msgspec

from banjar.table.errors import Refusal
from banjar.table.pauses import bot_seed as bot_seed
from banjar.table.pauses import release as release
from banjar.table.table import Table

<<<<<<< HEAD
SPREAD = 2.5
"""Where other people watch, a reaction takes up to so many times the pause, by lot (B10.4)."""

=======
>>>>>>> 85bb5bd20c25996ed7ea30c5c35ff8ae902840e6

class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has decided in advance. It is never told to others."""

    pass_when_unable: bool = True
    """Answer at once where a reaction is asked for and there is only one answer."""
    answers: dict[str, str] = {}
    """By phase: the answer to give whenever it is allowed."""


def checked(table: Table, standing: Standing) -> Standing:
    """The same, if the game has such questions and answers."""
    known = table.settings.load().rules.standing
    for phase, action in standing.answers.items():
        if action not in known.get(phase, ()):
            raise Refusal("bad-standing", phase=phase[:40], action=action[:40])
    return standing


def automatic(table: Table, standing: Standing) -> str | None:
    """What the seat to act has decided in advance about the present question."""
    if table.play is None or table.to_act is None or table.seats[table.to_act].is_played_by_bot:
        return None
    rules, state = table.play.game.rules, table.play.state
    wanted = standing.answers.get(state.phase)
    legal = [action.text for action in state.legal_actions()]
    if wanted in legal:
        return wanted
    nothing = rules.reactions.get(state.phase)
    return nothing if standing.pass_when_unable and legal == [nothing] else None
<<<<<<< HEAD


def release(table: Table) -> int:
    """When the answer to the present question may become known, whatever it is.

    It depends on what all can see alone, so that a quick answer does not tell that there was nothing to choose.
    """
    if table.play is None or table.to_act is None:
        return table.since
    seat = table.seats[table.to_act]
    if seat.is_played_by_bot:
        return table.since + table.settings.pace
    if table.play.state.phase not in table.play.game.rules.reactions or table.persons < 2:
        return table.since
    pause = table.settings.reaction_pause
    return table.since + pause + _lot(table) % (1 + int((SPREAD - 1) * pause))


def bot_seed(table: Table) -> int:
    """The seed of a bot for the present decision."""
    return _lot(table) >> 1


def _lot(table: Table) -> int:
    digest = hashlib.sha256(f"{table.id} {table.secret} {table.version}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
=======
>>>>>>> 85bb5bd20c25996ed7ea30c5c35ff8ae902840e6
