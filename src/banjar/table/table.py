"""A table as its log describes it: seats, game, clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from banjar.i18n.wording import COLOURS
from banjar.table import clock, log, reveal_delay
from banjar.table.bot_names import name_bots
from banjar.table.clock import SECOND, LiveClock
from banjar.table.seat import Seat
from banjar.table.session import DecisionInfo, GameSession
from banjar.table.settings import SeatPlan, Settings

if TYPE_CHECKING:
    from banjar.core.game import Game

OPEN, RUNNING, OVER = "open", "running", "over"
OWNER_START_MILLISECONDS = 10 * 60 * SECOND
"""After this long without a new entry, any seated player may start the game in place of its owner."""
MIN_BANK_ON_RETURN_MILLISECONDS = 30 * SECOND
"""Live clock: a player who comes back has at least this much time."""


class Table:
    """The fold of a log. Only `fold` changes it; `handlers.handle` turns a command into the entry to fold."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.status = OPEN
        self.settings: Settings
        self.seats: list[Seat] = []
        self.owner: str | None = None
        self.code = ""
        self.secret = 0
        self.rules: str | None = None
        """The version of the rules it follows, whatever came later; None before the start, unless it is a branch."""
        self.created_at = 0
        self.updated_at = 0
        self.session: GameSession | None = None
        self.branch: log.Created | None = None
        self.game_version = 0
        """The last version that changed the game; entries after it only concern people and clocks."""
        self.asked_at = 0
        """When the current decision was asked, in milliseconds since 1970."""
        self.warned_at: int | None = None
        self.warned_until: int | None = None
        self.credited_until = 0
        """Downtime before this moment has been credited."""
        self.reclaimed_decision = -1
        """The last decision for which a player took the seat back before the bot had decided."""
        self.last_entry: log.Entry | None = None
        self.barred: dict[str, str] = {}
        """Identities that may not sit down, and the name each had."""
        self.rematch: str | None = None
        self.rematch_seat: int | None = None
        """The seat of whoever asked for the rematch; None if they have been forgotten."""
        self.previous_table: str | None = None
        self.made_from: str | None = None
        self._command_versions: dict[tuple[str, str], int] = {}
        self._seats_by_holder: dict[str, list[int]] = {}

    @classmethod
    def from_log(cls, table_id: str, bodies: Iterable[bytes]) -> Table:
        """Fold a stored log."""
        table = cls(table_id)
        for _ in table.folding(bodies):
            pass
        return table

    def folding(self, bodies: Iterable[bytes]) -> Iterator[None]:
        """Fold stored entries, pausing after each decision: a long game takes a second, which others cannot wait."""
        for body in bodies:
            yield from self.fold_in_steps(log.decode(body))
            yield

    def command_version(self, who: str, command: str) -> int | None:
        """The version that a command led to, if it has been handled before."""
        return self._command_versions.get((who, command))

    def replied_version(self, who: str, version: int, action: str) -> int | None:
        """The version that a reply in advance led to, if it did what somebody asked for at `version` by hand."""
        if self.session is None:
            return None
        infos, decisions = self.session.decision_infos, self.session.state.decisions
        number = next((number for number in range(len(infos), 0, -1) if infos[number - 1].version <= version), 0)
        if number == len(infos) or infos[number].is_own or infos[number].seat not in self.seats_of(who):
            return None
        return infos[number].version if decisions[number][1].text == action else None

    def load_game(self, colours: tuple[str, ...] | None = None) -> Game:
        """The game by the rules that this table follows; RulesChanged if this installation does not have them."""
        return self.settings.load(colours, self.rules)

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None unless the game is running."""
        return self.session.to_act if self.session is not None and self.status == RUNNING else None

    @property
    def decision_count(self) -> int:
        """How many decisions have been made."""
        return self.session.step if self.session is not None else 0

    def may_start_at(self, who: str) -> int | None:
        """From when on somebody may start the game once all are ready; None for people without a seat."""
        if who == self.owner or (self.is_rematch and self.seats_of(who)):
            return self.created_at
        return self.updated_at + OWNER_START_MILLISECONDS if self.seats_of(who) else None

    @property
    def is_rematch(self) -> bool:
        """Whether it follows a finished game with the same people: whoever is ready last may start it."""
        return self.previous_table is not None and self.branch is None

    def first_seat_of(self, who: str | None) -> int | None:
        """The first seat somebody holds, if any."""
        return next(iter(self._seats_by_holder.get(who or "", ())), None)

    def seats_of(self, who: str) -> list[int]:
        """The seats somebody holds: several where people share a device. The list is the caller's own."""
        return list(self._seats_by_holder.get(who, ()))

    def names_beside(self, who: str, seat: int | None = None) -> list[str | None]:
        """The names of all who sit here or are invited, but for those of `who` and of the given seat."""
        return [other.name for number, other in enumerate(self.seats) if other.holder != who and number != seat]

    def active_seats_of(self, who: str) -> list[int]:
        """The seats somebody holds and has not resigned; all of them if every one is resigned."""
        own = self.seats_of(who)
        return [number for number in own if not self.seats[number].resigned] or own

    @property
    def members(self) -> tuple[str, ...]:
        """The owner and everybody with a seat."""
        holders = {seat.holder for seat in self.seats if seat.holder is not None}
        return tuple(sorted(holders | ({self.owner} if self.owner is not None else set())))

    @property
    def active_person_count(self) -> int:
        """How many people have not resigned, including those a bot plays for until they come back."""
        return sum(seat.is_person and not seat.resigned for seat in self.seats)

    @property
    def winners(self) -> list[int]:
        """The best ranked of the seats that have not resigned; empty until the game is over."""
        if self.status != OVER or self.session is None:
            return []
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if not self.session.state.is_over:
            return left
        ranks = self.session.state.ranks()
        best = min(ranks[seat] for seat in left)
        return [seat for seat in left if ranks[seat] == best]

    @property
    def end_reason(self) -> str | None:
        """The reason the rules give, or "resignation"; None until the game is over."""
        if self.status != OVER or self.session is None:
            return None
        return self.session.state.end_reason if self.session.state.is_over else "resignation"

    def fold(self, entry: log.Entry) -> None:
        """Apply the next entry of the log."""
        for _ in self.fold_in_steps(entry):
            pass

    def fold_in_steps(self, entry: log.Entry) -> Iterator[None]:
        """Apply it, pausing after each decision that the start of a branch replays; nobody may look on meanwhile."""
        was_open = self.status == OPEN
        self.version += 1
        if not isinstance(entry, log.Credited | log.Forgotten):
            self.updated_at = entry.at
        self.last_entry = entry
        if entry.who is not None and entry.command is not None:
            self._command_versions[entry.who, entry.command] = self.version
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
                        seat.ready = entry.ready  # people who share a device are ready together
            case log.ColourChosen():
                self.seats[entry.seat].colour = entry.colour
            case log.Reseated():
                self._reseat(entry)
            case log.Barred():
                self._bar(entry)
            case log.Readmitted():
                self.barred = {who: name for who, name in self.barred.items() if name != entry.name}
            case log.Started():
                yield from self._start(entry)
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
                self.rematch_seat = self.first_seat_of(entry.who)
            case log.Forgotten():
                # They can never come back, and nobody could tell whom to readmit.
                self.barred = {who: name for who, name in self.barred.items() if name}
        if was_open:
            self._index_holders()
            name_bots(self.id, self.seats)

    def _index_holders(self) -> None:
        self._seats_by_holder = {}
        for number, seat in enumerate(self.seats):
            if seat.holder is not None:
                self._seats_by_holder.setdefault(seat.holder, []).append(number)

    def _create(self, entry: log.Created) -> None:
        self.settings = entry.settings
        self.rules = entry.rules
        if entry.rules is not None:
            self.settings.load(version=entry.rules)  # a branch of rules that are gone cannot be opened
        self.owner = entry.who
        self.code, self.secret = entry.code, entry.secret
        self.created_at = entry.at
        self.previous_table = entry.before
        self.made_from = entry.made_from
        self.branch = entry if entry.origin is not None else None
        for number, plan in enumerate(entry.settings.seats):
            holder, name = entry.holders.get(number, (None, plan.name))
            seat = Seat(plan, holder, name, entry.invitations.get(number))
            # The owner, everybody at the owner's device and bots are ready from the start.
            seat.ready = plan.kind in ("me", "local", "bot") or entry.paired
            seat.colour = entry.colours[number] if entry.colours else None
            seat.bot_name = entry.bot_names.get(number)
            self.seats.append(seat)

    def _leave(self, seat: Seat) -> None:
        seat.holder, seat.name, seat.colour, seat.ready = None, seat.plan.name, None, False

    def _reseat(self, entry: log.Reseated) -> None:
        plan = SeatPlan("open") if entry.level is None else SeatPlan("bot", None, entry.level)
        self.seats[entry.seat] = Seat(plan, ready=entry.level is not None)

    def _bar(self, entry: log.Barred) -> None:
        self.barred[entry.whom] = self.seats[entry.seat].name or ""
        for number in self.seats_of(entry.whom):
            self.seats[number] = Seat(SeatPlan("open"))  # without the invitation, which they know

    def _start(self, entry: log.Started) -> Iterator[None]:
        self.rules = entry.rules
        game = self.load_game(entry.colours)
        self.status = RUNNING
        self.seats = [self.seats[chair] for chair in entry.order]
        for number, (seat, colour) in enumerate(zip(self.seats, entry.colours, strict=True)):
            seat.colour = colour
            seat.bot_name = entry.bot_names.get(number, seat.bot_name)
            if isinstance(self.settings.clock, LiveClock):
                seat.bank = self.settings.clock.bank
        self.session = GameSession(game, entry.origin)
        for move in self.branch.moves if self.branch is not None else ():
            # Made at the table this one branched off.
            self.session.act(move, DecisionInfo(self.version, is_final=True, is_own=True))
            yield
        self.game_version = self.version
        self._ask(entry.at)

    def _act(self, entry: log.Acted) -> None:
        assert self.session is not None
        seat = self.seats[entry.seat]
        is_own = entry.who is not None
        thinking = entry.at - entry.held - self.asked_at if is_own and self.is_watched_choice(entry.seat) else None
        info = DecisionInfo(self.version, seat.is_played_by_bot, is_own, self.asked_at, seat.bank, thinking=thinking)
        if isinstance(self.settings.clock, LiveClock) and not seat.is_played_by_bot:
            spent = max(0, entry.at - self.clock_start)
            seat.bank = max(0, seat.bank - spent) + self.settings.clock.increment
        self.session.act(entry.action, info)
        self.game_version = self.version
        self._ask(entry.at)

    def _undo(self, entry: log.Undone) -> None:
        assert self.session is not None
        first = self.session.undo(entry.steps)
        self.seats[entry.seat].bank = first.bank
        self.game_version = self.version
        # The clock has run since then, and the increments of the undone decisions are lost.
        self._ask(min(first.asked_at, entry.at))

    def _give_back(self, entry: log.GivenBack) -> None:
        seat = self.seats[entry.seat]
        seat.substituted = False
        seat.bank = max(seat.bank, MIN_BANK_ON_RETURN_MILLISECONDS)
        if self.to_act == entry.seat:
            self.reclaimed_decision = max(self.reclaimed_decision, self.decision_count)
            self._ask(entry.at)

    def _resign(self, entry: log.Resigned) -> None:
        self.seats[entry.seat].resigned = True
        if self.resignation_ends_game(entry.seat):
            self.status = OVER
        elif self.to_act == entry.seat:
            self._ask(entry.at)

    def resignation_ends_game(self, number: int) -> bool:
        """Whether the game is over if this seat resigns: one seat is left, or no person."""
        left = [seat for other, seat in enumerate(self.seats) if other != number and not seat.resigned]
        return len(left) == 1 or not any(seat.is_person for seat in left)

    def _credit(self, entry: log.Credited) -> None:
        self.credited_until = max(self.credited_until, entry.until)
        # A decision asked during the downtime gets no more than it has waited: `asked_at` must not lie in the future.
        given = min(entry.milliseconds, max(0, entry.at - self.asked_at))
        self.asked_at += given
        if self.warned_at is not None and self.warned_until is not None:
            self.warned_at += given
            self.warned_until += given
        if self.session is not None:
            self.session.credit(entry.milliseconds)

    def _ask(self, at: int) -> None:
        """Start the clock of the next decision, or end the game."""
        assert self.session is not None
        self.asked_at = at
        self.warned_at = self.warned_until = None
        if self.session.state.is_over:
            self.status = OVER

    @property
    def clock_start(self) -> int:
        """When the clock of the seat to act starts: after the longest possible delay, so as not to hint at the draw."""
        assert self.to_act is not None
        return self.asked_at + reveal_delay.maximum_delay(self.minimum_delay(self.to_act))

    @property
    def bot_seed(self) -> int:
        """The seed of a bot for the current decision."""
        return self.random_bits >> 1

    @property
    def random_bits(self) -> int:
        """64 bits for the current decision, unknown to players."""
        return reveal_delay.random_bits(self.id, self.secret, self.game_version)

    def minimum_delay(self, seat: int) -> int:
        """The minimum delay of a reaction in milliseconds; 0 if no other person could learn from its speed."""
        assert self.session is not None
        is_reaction = self.session.state.phase in self.session.game.rules.reactions
        others = self.active_person_count - (not self.seats[seat].is_played_by_bot)
        return self.settings.reaction_pause if is_reaction and others else 0

    def is_watched_choice(self, seat: int) -> bool:
        """Whether the seat is asked for a reaction, could choose between several, and others could learn of that."""
        assert self.session is not None
        return self.minimum_delay(seat) > 0 and len(self.session.state.legal_ids()) > 1

    def deadline(self, absent_since: int | None) -> int | None:
        """When the time of the person to act is up; None if no person is to act.

        `absent_since` is when the player disconnected; None if they are connected.
        """
        seat = self.to_act
        if seat is None or self.seats[seat].is_played_by_bot:
            return None
        asked_at = self.clock_start if isinstance(self.settings.clock, LiveClock) else self.asked_at
        return clock.deadline(self.settings.clock, asked_at, self.seats[seat].bank, absent_since)

    def takeover_at(self, absent_since: int | None) -> int | None:
        """When a bot takes over, if the player has been warned; coming back in time cancels the warning."""
        deadline = self.deadline(absent_since)
        has_warning = deadline is not None and self.warned_at is not None and self.warned_at >= deadline
        return self.warned_until if has_warning else None

    def undo_sizes(self, now: int) -> list[int]:
        """As `GameSession.undo_sizes`, as far as there would be time left to decide again."""
        found: list[int] = []
        if self.session is None:
            return found
        for count in self.session.undo_sizes:
            first = self.session.info(self.session.step + 1 - count)
            if clock.deadline(self.settings.clock, first.asked_at, first.bank, None) <= now:
                break
            found.append(count)
        return found

    def clock_entry(self, now: int, absent_since: int | None) -> log.Entry | None:
        """The entry that the clock adds now, if any: first a warning, then a takeover."""
        deadline, seat = self.deadline(absent_since), self.to_act
        if deadline is None or seat is None or now < deadline:
            return None
        takeover_at = self.takeover_at(absent_since)
        if takeover_at is None:
            return log.Warned(at=now, seat=seat, until=clock.grace_end(self.settings.clock, now))
        return log.TakenOver(at=now, seat=seat) if now >= takeover_at else None

    def clock_due_at(self, absent_since: int | None) -> int | None:
        """When `clock_entry` should be called next."""
        deadline, takeover_at = self.deadline(absent_since), self.takeover_at(absent_since)
        return deadline if deadline is None or takeover_at is None else max(deadline, takeover_at)

    def free_colours(self) -> list[str]:
        """Colours that no seat has, in the usual order."""
        taken = {seat.colour for seat in self.seats}
        return [colour for colour in COLOURS if colour not in taken]
