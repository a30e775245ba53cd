"""How long people may think, and when their time is up. Times are milliseconds."""

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
DAY_LONG = datetime.timedelta(days=1)

ABSENCE = 10 * MINUTE
"""Without a clock: how long the others wait for somebody who is not there."""
IDLENESS = DAY
"""Without a clock: how long they wait for somebody who is there and does nothing."""

LONGEST_NIGHT = 16 * HOUR


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Everybody thinks as long as they like, but nobody waits for ever."""

    grace: int = 5 * MINUTE

    def check(self) -> None:
        """A table may not choose a warning that comes to nothing."""
        check_time("grace", self.grace, SECOND, DAY)


class LiveClock(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of time for the whole game, and a little more with every decision."""

    bank: int = 10 * MINUTE
    increment: int = 5 * SECOND
    grace: int = 15 * SECOND

    def check(self) -> None:
        """Within reason."""
        check_time("bank", self.bank, 10 * SECOND, 6 * HOUR)
        check_time("increment", self.increment, 0, 10 * MINUTE)
        check_time("grace", self.grace, SECOND, HOUR)


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which no time is counted, on the clocks of one place."""

    begins: str = "22:00"
    ends: str = "08:00"
    zone: str = "Europe/Amsterdam"

    def check(self) -> None:
        """Two times of day and a place the world knows."""
        try:
            zoneinfo.ZoneInfo(self.zone)
            begins, ends = _time_of(self.begins), _time_of(self.ends)
        except (ValueError, KeyError, OSError) as error:
            raise Refusal("bad-night", hours=LONGEST_NIGHT // HOUR) from error
        minutes = (ends.hour - begins.hour) * 60 + ends.minute - begins.minute
        if not 0 < minutes % (24 * 60) <= LONGEST_NIGHT // MINUTE:
            raise Refusal("bad-night", hours=LONGEST_NIGHT // HOUR)

    def counted_end(self, start: int, length: int) -> int:
        """When `length` of counted time has passed since `start`."""
        moment, left = start, length
        for begins, ends in self._nights(start):
            if begins - moment >= left:
                break
            left -= max(0, begins - moment)
            moment = max(moment, ends)
        return moment + left

    def _nights(self, start: int) -> Iterator[tuple[int, int]]:
        """When each night begins and ends, from the one before `start` on."""
        zone = zoneinfo.ZoneInfo(self.zone)
        begins, ends = _time_of(self.begins), _time_of(self.ends)
        day = datetime.datetime.fromtimestamp(start / SECOND, zone).date() - DAY_LONG
        while True:
            morning = day if begins < ends else day + DAY_LONG
            yield _moment(day, begins, zone), _moment(morning, ends, zone)
            day += DAY_LONG


class CorrespondenceClock(msgspec.Struct, frozen=True, tag="correspondence", forbid_unknown_fields=True):
    """Hours or days for every decision."""

    allowance: int = 2 * DAY
    night: Night | None = None

    def check(self) -> None:
        """Within reason."""
        check_time("allowance", self.allowance, MINUTE, 30 * DAY)
        if self.night is not None:
            self.night.check()

    @property
    def grace(self) -> int:
        """A tenth more after the warning."""
        return max(MINUTE, self.allowance // 10)


Clock: TypeAlias = NoClock | LiveClock | CorrespondenceClock


def time_is_up(clock: Clock, since: int, bank: int, absent_since: int | None) -> int:
    """When the time of somebody asked at `since` ends."""
    if isinstance(clock, LiveClock):
        return since + max(0, bank)
    if isinstance(clock, CorrespondenceClock):
        return clock.night.counted_end(since, clock.allowance) if clock.night else since + clock.allowance
    return since + IDLENESS if absent_since is None else max(since, absent_since) + ABSENCE


def grace_end(clock: Clock, now: int) -> int:
    """When a bot takes over from somebody who is warned now; not while they sleep."""
    if isinstance(clock, CorrespondenceClock) and clock.night is not None:
        return clock.night.counted_end(now, clock.grace)
    return now + clock.grace


def check_time(setting: str, value: int, least: int, most: int) -> None:
    """Refusal unless a time is within its bounds, which are whole seconds."""
    if not least <= value <= most:
        raise Refusal("bad-time", setting=setting, least=least // SECOND, most=most // SECOND)


def _moment(day: datetime.date, time: datetime.time, zone: zoneinfo.ZoneInfo) -> int:
    return int(datetime.datetime.combine(day, time, zone).timestamp() * SECOND)


def _time_of(text: str) -> datetime.time:
    return datetime.datetime.strptime(text, "%H:%M").time()
