"""When the reply to the current decision of a table is shown."""

from __future__ import annotations

from banjar.table import reveal_delay
from banjar.table.clock import CorrespondenceClock
from banjar.table.table import Table


def reveal_at(table: Table) -> int:
    """When the reply to the current decision may be shown at the earliest: it depends on nothing hidden."""
    seat = table.to_act
    if seat is None:
        return table.asked_at
    minimum = table.minimum_delay(seat)
    if table.seats[seat].is_played_by_bot:
        return table.asked_at + max(minimum, table.settings.pace)
    return table.asked_at + reveal_delay.drawn_delay(minimum, table.random_bits)


def thoughtless_reply_at(table: Table) -> int:
    """When a reply is shown that is made in advance or without a choice: as if the player had thought about it."""
    minimum = 0 if table.to_act is None else table.minimum_delay(table.to_act)
    if not minimum:
        return reveal_at(table)
    assert table.session is not None
    own, others = table.session.thinking_times(table.to_act, reveal_delay.maximum_delay(minimum))
    bits = reveal_delay.random_bits(table.id, table.secret, table.game_version, " thoughtless")
    thinking = reveal_delay.imitated_thinking(minimum, own, others, bits)
    return max(reveal_at(table), table.asked_at + thinking)


def could_reply_at_once(table: Table) -> bool:
    """Whether the person to act could reply within seconds: nobody hands on a device or has days for it."""
    holder = None if table.to_act is None else table.seats[table.to_act].holder
    shares_device = holder is not None and len(table.seats_of(holder)) > 1
    return not shares_device and not isinstance(table.settings.clock, CorrespondenceClock)


def reply_at(table: Table) -> int:
    """When a reply that the person to act gives now is shown; it may depend on what only they know.

    A reply without a choice comes no sooner by hand than it would by itself.
    """
    seat = table.to_act
    if seat is None or not table.minimum_delay(seat) or not could_reply_at_once(table):
        return reveal_at(table)
    return reveal_at(table) if table.is_watched_choice(seat) else thoughtless_reply_at(table)
