"""A live table: what its log says, and what it answers to commands."""

from __future__ import annotations

from collections.abc import Iterable

from banjar.i18n.wording import COLOURS
from banjar.table import log
from banjar.table.clock import SECOND, LiveClock, grace_end, time_is_up
from banjar.table.errors import RulesChanged
from banjar.table.reveal_delay import clock_start
from banjar.table.seat import Seat
from banjar.table.session import DecisionInfo, GameSession
from banjar.table.settings import SeatPlan, Settings

OPEN, RUNNING, OVER = "open", "running", "over"
MAKERS_TIME = 10 * 60 * SECOND
"""How long the others wait for the maker to start when nothing happens; then any of them may."""
RETURNING_BANK = 30 * SECOND
"""Live clock: what somebody who comes back has at least."""


class Table:
    """The fold of a log. Only `fold` changes it; `answers.answer` says what a command would add to the log."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.status = OPEN
        self.settings: Settings
        self.seats: list[Seat] = []
        self.owner: str | None = None
        self.code = ""
        self.secret = 0
        self.created_at = 0
        self.updated_at = 0
        self.play: GameSession | None = None
        self.branch: log.Created | None = None
        self.position = 0
        """The version at which the game came to stand as it does; later ones did not touch it."""
        self.since = 0
        """When the present decision was asked for."""
        self.warned_at: int | None = None
        self.warned_until: int | None = None
        self.credited_until = 0
        """Time in which nobody could decide has been given back until then."""
        self.rescued = -1
        """The last decision that a player came back for before the bot had made it."""
        self.last: log.Entry | None = None
        self.rematch: str | None = None
        self.before: str | None = None
        self._answered: dict[tuple[str, str], int] = {}

    @classmethod
    def from_log(cls, table_id: str, bodies: Iterable[bytes]) -> Table:
        """The table a stored log describes."""
        table = cls(table_id)
        for body in bodies:
            table.fold(log.decoded(body))
        return table

    def answered(self, who: str, command: str) -> int | None:
        """The version that a command led to, if it was carried out before."""
        return self._answered.get((who, command))

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is, while the game runs."""
        return self.play.to_act if self.play is not None and self.status == RUNNING else None

    @property
    def decision_count(self) -> int:
        """How many decisions the game has seen."""
        return len(self.play.made) if self.play is not None else 0

    def may_start_at(self, who: str) -> int | None:
        """From when on somebody may start the game, if all are ready; None for those who do not sit here."""
        if who == self.owner:
            return self.created_at
        return self.updated_at + MAKERS_TIME if self.seats_of(who) else None

    def seats_of(self, who: str) -> list[int]:
        """Where somebody sits; several places if several people share a device."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == who]

    def played_by(self, who: str) -> list[int]:
        """The seats of somebody that have not been given up; all of them where none is left."""
        own = self.seats_of(who)
        return [number for number in own if not self.seats[number].resigned] or own

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody for whom this is one of their tables."""
        holders = {seat.holder for seat in self.seats if seat.holder is not None}
        return tuple(sorted(holders | ({self.owner} if self.owner is not None else set())))

    @property
    def persons(self) -> int:
        """How many people have not given up; bots may play for them until they come back."""
        return sum(seat.is_person and not seat.resigned for seat in self.seats)

    @property
    def winners(self) -> list[int]:
        """Who has won, when it is over: the best of those who have not given up."""
        if self.status != OVER or self.play is None:
            return []
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if not self.play.state.is_over:
            return left
        ranks = self.play.state.ranks()
        best = min(ranks[seat] for seat in left)
        return [seat for seat in left if ranks[seat] == best]

    @property
    def end_reason(self) -> str | None:
        """Why it is over: the rules' reason, or a resignation."""
        if self.status != OVER or self.play is None:
            return None
        return self.play.state.end_reason if self.play.state.is_over else "resignation"

    def fold(self, entry: log.Entry) -> None:
        """Let an entry of the log happen."""
        self.version += 1
        if not isinstance(entry, log.Credited):
            self.updated_at = entry.at
        self.last = entry
        if entry.who is not None and entry.command is not None:
            self._answered[entry.who, entry.command] = self.version
        match entry:
            case log.Created():
                self._create(entry)
            case log.Joined():
                seat = self.seats[entry.seat]
                seat.holder, seat.name, seat.ready = entry.who, entry.name, False
            case log.Left():
                self._leave(self.seats[entry.seat])
            case log.Readied():
                for seat in self.seats:
                    if seat.holder == entry.who:
                        seat.ready = entry.ready  # several people at one device are ready together
            case log.ColourChosen():
                self.seats[entry.seat].colour = entry.colour
            case log.Reseated():
                self._reseat(entry)
            case log.Started():
                self._start(entry)
            case log.Acted():
                self._act(entry)
            case log.Undone():
                self._undo(entry)
            case log.Warned():
                self.warned_at, self.warned_until = entry.at, entry.until
            case log.TakenOver():
                self.seats[entry.seat].substituted = True
                self.seats[entry.seat].bank = 0
                self._ask(entry.at)
            case log.GivenBack():
                self._give_back(entry)
            case log.Resigned():
                self._resign(entry)
            case log.Credited():
                self._credit(entry)
            case log.Rematched():
                self.rematch = entry.table

    def _create(self, entry: log.Created) -> None:
        self.settings = entry.settings
        if entry.rules is not None:
            self._check_rules(entry.rules)
        self.owner = entry.who
        self.code, self.secret = entry.code, entry.secret
        self.created_at = entry.at
        self.before = entry.before
        self.branch = entry if entry.origin is not None else None
        for number, plan in enumerate(entry.settings.seats):
            holder, name = entry.holders.get(number, (None, plan.name))
            seat = Seat(plan, holder, name, entry.invitations.get(number))
            # Who makes a table is ready to play at it; so are bots and those at the same device.
            seat.ready = plan.kind in ("me", "local", "bot")
            seat.colour = entry.colours[number] if entry.colours else None
            self.seats.append(seat)

    def _check_rules(self, begun: str) -> None:
        rules = self.settings.load().rules
        if begun != rules.rules_version:
            raise RulesChanged(rules.name, begun, rules.rules_version)

    def _leave(self, seat: Seat) -> None:
        seat.holder, seat.name, seat.colour, seat.ready = None, seat.plan.name, None, False

    def _reseat(self, entry: log.Reseated) -> None:
        plan = SeatPlan("open") if entry.level is None else SeatPlan("bot", None, entry.level)
        self.seats[entry.seat] = Seat(plan, ready=entry.level is not None)

    def _start(self, entry: log.Started) -> None:
        self._check_rules(entry.rules)
        self.status = RUNNING
        self.seats = [self.seats[chair] for chair in entry.order]
        for seat, colour in zip(self.seats, entry.colours, strict=True):
            seat.colour = colour
            if isinstance(self.settings.clock, LiveClock):
                seat.bank = self.settings.clock.bank
        moves = self.branch.moves if self.branch is not None else ()
        self.play = GameSession(self.settings.load(entry.colours), entry.origin, moves, self.version)
        self.position = self.version
        self._ask(entry.at)

    def _act(self, entry: log.Acted) -> None:
        assert self.play is not None
        seat = self.seats[entry.seat]
        is_own = entry.who is not None
        made = DecisionInfo(self.version, seat.is_played_by_bot, is_own, self.since, seat.bank)
        if isinstance(self.settings.clock, LiveClock) and not seat.is_played_by_bot:
            spent = max(0, entry.at - clock_start(self))
            seat.bank = max(0, seat.bank - spent) + self.settings.clock.increment
        self.play.act(entry.action, made)
        self.position = self.version
        self._ask(entry.at)

    def _undo(self, entry: log.Undone) -> None:
        assert self.play is not None
        first = self.play.undo(entry.steps)
        self.seats[entry.seat].bank = first.bank
        self.position = self.version
        # The time since then has run, and what the decisions had earned goes with them.
        self._ask(min(first.since, entry.at))

    def _give_back(self, entry: log.GivenBack) -> None:
        seat = self.seats[entry.seat]
        seat.substituted = False
        seat.bank = max(seat.bank, RETURNING_BANK)
        if self.to_act == entry.seat:
            self.rescued = max(self.rescued, self.decision_count)
            self._ask(entry.at)

    def _resign(self, entry: log.Resigned) -> None:
        self.seats[entry.seat].resigned = True
        if self.ends_without(entry.seat):
            self.status = OVER
        elif self.to_act == entry.seat:
            self._ask(entry.at)

    def ends_without(self, number: int) -> bool:
        """Is the game over when this seat gives up? Bots among themselves would play for nobody."""
        left = [seat for other, seat in enumerate(self.seats) if other != number and not seat.resigned]
        return len(left) == 1 or not any(seat.is_person for seat in left)

    def _credit(self, entry: log.Credited) -> None:
        self.credited_until = max(self.credited_until, entry.until)
        # What was asked after that time began gets no more than it has waited: an answer is held back until `since`.
        given = min(entry.milliseconds, max(0, entry.at - self.since))
        self.since += given
        if self.warned_at is not None and self.warned_until is not None:
            self.warned_at += given
            self.warned_until += given
        if self.play is not None:
            self.play.credit(entry.milliseconds)

    def _ask(self, at: int) -> None:
        """From now on somebody thinks about a decision."""
        assert self.play is not None
        self.since = at
        self.warned_at = self.warned_until = None
        if self.play.state.is_over:
            self.status = OVER

    def time_is_up(self, absent_since: int | None) -> int | None:
        """When the time of the person to act ends; None if nobody is waited for."""
        seat = self.to_act
        if seat is None or self.seats[seat].is_played_by_bot:
            return None
        since = clock_start(self) if isinstance(self.settings.clock, LiveClock) else self.since
        return time_is_up(self.settings.clock, since, self.seats[seat].bank, absent_since)

    def warning(self, absent_since: int | None) -> int | None:
        """When a bot takes over, if a warning was given; coming back in time makes it void."""
        up = self.time_is_up(absent_since)
        return None if up is None or self.warned_at is None or self.warned_at < up else self.warned_until

    def undoable(self, now: int) -> list[int]:
        """As the play has it, as far as there would still be time to make the decisions again."""
        found: list[int] = []
        if self.play is None:
            return found
        for count in self.play.undoable:
            first = self.play.made[-count]
            if time_is_up(self.settings.clock, first.since, first.bank, None) <= now:
                break
            found.append(count)
        return found

    def expired(self, now: int, absent_since: int | None) -> log.Entry | None:
        """What the clock does now, if anything: first a warning, then a bot takes over."""
        up, seat = self.time_is_up(absent_since), self.to_act
        if up is None or seat is None or now < up:
            return None
        until = self.warning(absent_since)
        if until is None:
            return log.Warned(at=now, seat=seat, until=grace_end(self.settings.clock, now))
        return log.TakenOver(at=now, seat=seat) if now >= until else None

    def alarm(self, absent_since: int | None) -> int | None:
        """When `expired` is to be asked next."""
        up, until = self.time_is_up(absent_since), self.warning(absent_since)
        return up if up is None or until is None else max(up, until)

    def free_colours(self) -> list[str]:
        """Colours nobody has chosen."""
        taken = {seat.colour for seat in self.seats}
        return [colour for colour in COLOURS if colour not in taken]
