"""Auto-replies: actions a player chooses in advance. `reveal_delay` keeps their speed from giving anything away."""

from __future__ import annotations

import msgspec

from banjar.table.clock import CorrespondenceClock
from banjar.table.errors import Refusal
from banjar.table.table import Table


class AutoReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The replies of one seat. Never sent to anybody else."""

    pass_when_unable: bool = True
    """Reply to a reaction with a single legal action, while the player is present."""
    answers: dict[str, str] = {}
    """By phase: the action to take whenever it is legal."""


def checked(table: Table, auto_reply: AutoReply) -> AutoReply:
    """Return `auto_reply` unchanged; Refusal if the game has no such phase or action."""
    known = table.settings.load().rules.auto_replies
    for phase, action in auto_reply.answers.items():
        if action not in known.get(phase, ()):
            raise Refusal("bad-auto-reply", phase=phase[:40], action=action[:40])
    return auto_reply


def find(table: Table, auto_reply: AutoReply, present: bool) -> str | None:
    """The action that the seat to act has chosen in advance; `present` says whether its player is connected."""
    if table.session is None or table.to_act is None or table.seats[table.to_act].is_played_by_bot:
        return None
    rules, phase = table.session.game.rules, table.session.state.phase
    wanted, forced = auto_reply.answers.get(phase), None
    if auto_reply.pass_when_unable and present and _could_reply_at_once(table, table.to_act):
        forced = rules.reactions.get(phase)
    if not table.settings.formalities:
        forced = rules.formalities.get(phase, forced)
    if wanted is None and forced is None:
        return None
    legal = [action.text for action in table.session.state.legal_actions()]
    if wanted in legal:
        return wanted
    return forced if legal == [forced] else None


def _could_reply_at_once(table: Table, seat: int) -> bool:
    """Whether a person could reply this fast. Where nobody could, a fast reply shows that there was no choice."""
    holder = table.seats[seat].holder
    shares_device = holder is not None and len(table.seats_of(holder)) > 1
    return not shares_device and not isinstance(table.settings.clock, CorrespondenceClock)
