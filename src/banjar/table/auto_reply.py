"""Auto-replies: actions a player chooses in advance. `reveal_delay` keeps their speed from giving anything away."""

from __future__ import annotations

import msgspec

from banjar.table.errors import Refusal
from banjar.table.reply_time import could_reply_at_once
from banjar.table.table import Table


class AutoReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The replies of one seat. Never sent to anybody else."""

    pass_when_unable: bool = True
    """Reply to a reaction with a single legal action, while the player is present."""
    answers: dict[str, str] = {}
    """By phase: the action to take whenever it is legal."""


def checked(table: Table, auto_reply: AutoReply) -> AutoReply:
    """Return `auto_reply` unchanged; Refusal if the game has no such phase or action."""
    known = table.load_game().rules.auto_replies
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
    # Where nobody could reply so fast, a fast reply would show that there was no choice.
    if auto_reply.pass_when_unable and present and could_reply_at_once(table):
        forced = rules.reactions.get(phase)
    if not table.settings.formalities:
        forced = rules.formalities.get(phase, forced)
    if wanted is None and forced is None:
        return None
    legal = [action.text for action in table.session.state.legal_actions()]
    if wanted in legal:
        return wanted
    return forced if legal == [forced] else None
