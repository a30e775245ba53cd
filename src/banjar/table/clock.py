"""Thinking time: the kinds of clock and their deadlines. All times are milliseconds."""

from __future__ import annotations

import datetime
import zoneinfo
from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from banjar.table.errors import Refusal

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
ONE_DAY = datetime.timedelta(days=1)

ABSENCE_LIMIT_MILLISECONDS = 10 * MINUTE
"""Without a clock: how long an absent player may take."""
IDLE_LIMIT_MILLISECONDS = DAY
"""Without a clock: how long a connected player may take."""

MAX_NIGHT_MILLISECONDS = 16 * HOUR


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """No thinking time, only generous limits so that nobody waits for ever."""

    grace: int = 5 * MINUTE

    def check(self) -> None:
        """Raise Refusal unless the grace period is within its bounds."""
        check_time("grace", self.grace, SECOND, DAY)


class LiveClock(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of time for the whole game plus an increment for every decision."""

    bank: int = 10 * MINUTE
    increment: int = 5 * SECOND
    grace: int = 15 * SECOND

    def check(self) -> None:
        """Raise Refusal unless all times are within their bounds."""
        check_time("bank", self.bank, 10 * SECOND, 6 * HOUR)
        check_time("increment", self.increment, 0, 10 * MINUTE)
        check_time("grace", self.grace, SECOND, HOUR)


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which a correspondence clock stands still, in one time zone."""

    begins: str = "22:00"
    ends: str = "08:00"
    zone: str = "Europe/Amsterdam"

    def check(self) -> None:
        """Raise Refusal unless both times, the time zone and the length are valid."""
        try:
            zoneinfo.ZoneInfo(self.zone)
            begins, ends = _parse_time(self.begins), _parse_time(self.ends)
        except (ValueError, KeyError, OSError) as error:
            raise Refusal("bad-night", hours=MAX_NIGHT_MILLISECONDS // HOUR) from error
        minutes = (ends.hour - begins.hour) * 60 + ends.minute - begins.minute
        if not 0 < minutes % (24 * 60) <= MAX_NIGHT_MILLISECONDS // MINUTE:
            raise Refusal("bad-night", hours=MAX_NIGHT_MILLISECONDS // HOUR)

    def counted_end(self, start: int, length: int) -> int:
        """When `length` milliseconds of daytime have passed since `start`."""
        moment, left = start, length
        for begins, ends in self._nights(start):
            if begins - moment >= left:
                break
            left -= max(0, begins - moment)
            moment = max(moment, ends)
        return moment + left

    def _nights(self, start: int) -> Iterator[tuple[int, int]]:
        """Start and end of every night, beginning with the night before `start`."""
        zone = zoneinfo.ZoneInfo(self.zone)
        begins, ends = _parse_time(self.begins), _parse_time(self.ends)
        day = datetime.datetime.fromtimestamp(start / SECOND, zone).date() - ONE_DAY
        while True:
            morning = day if begins < ends else day + ONE_DAY
            yield _timestamp(day, begins, zone), _timestamp(morning, ends, zone)
            day += ONE_DAY


class CorrespondenceClock(msgspec.Struct, frozen=True, tag="correspondence", forbid_unknown_fields=True):
    """The same allowance for every decision, usually days."""

    allowance: int = 2 * DAY
    night: Night | None = None

    def check(self) -> None:
        """Raise Refusal unless all times are within their bounds."""
        check_time("allowance", self.allowance, MINUTE, 30 * DAY)
        if self.night is not None:
            self.night.check()

    @property
    def grace(self) -> int:
        """A tenth of the allowance, at least a minute."""
        return max(MINUTE, self.allowance // 10)


Clock: TypeAlias = NoClock | LiveClock | CorrespondenceClock


def deadline(clock: Clock, asked_at: int, bank: int, absent_since: int | None) -> int:
    """When the time for a decision asked at `asked_at` is up."""
    if isinstance(clock, LiveClock):
        return asked_at + max(0, bank)
    if isinstance(clock, CorrespondenceClock):
        return clock.night.counted_end(asked_at, clock.allowance) if clock.night else asked_at + clock.allowance
    return (
        asked_at + IDLE_LIMIT_MILLISECONDS
        if absent_since is None
        else max(asked_at, absent_since) + ABSENCE_LIMIT_MILLISECONDS
    )


def grace_end(clock: Clock, now: int) -> int:
    """When a bot takes over from a player who is warned now; nights do not count."""
    if isinstance(clock, CorrespondenceClock) and clock.night is not None:
        return clock.night.counted_end(now, clock.grace)
    return now + clock.grace


def check_time(setting: str, value: int, least: int, most: int) -> None:
    """Raise Refusal unless `least <= value <= most`; the bounds are whole seconds."""
    if not least <= value <= most:
        raise Refusal("bad-time", setting=setting, least=least // SECOND, most=most // SECOND)


def _timestamp(day: datetime.date, time: datetime.time, zone: zoneinfo.ZoneInfo) -> int:
    return int(datetime.datetime.combine(day, time, zone).timestamp() * SECOND)


def _parse_time(text: str) -> datetime.time:
    return datetime.datetime.strptime(text, "%H:%M").time()
