"""Take a person out of a stored log or chat: their identity becomes a pseudonym, their names and texts go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from banjar.table import log
from banjar.table.chat import Line, alias
from banjar.table.settings import SeatPlan, Settings

NO_NAME = ""
"""The name of a seat whose holder was forgotten; nobody can choose it."""


@dataclass(frozen=True, slots=True)
class ForgottenLog:
    """What of a log is to be replaced."""

    bodies: dict[int, bytes]
    """The entries that change, by number from 1."""
    chairs: set[int]
    """The seats they had before the start, as they were numbered then."""


def forget_in_log(bodies: Sequence[bytes], who: str, pseudonym: str) -> ForgottenLog:
    """Replace somebody in a whole log: it folds to the same table but for the identity, their names and command ids.

    Works on the stored entries alone, so also where the rules of the table are gone.
    """
    names, others_names, chairs = set[str](), set[str](), set[int]()
    entries: dict[int, log.Entry] = {}
    for number, body in enumerate(bodies, 1):
        if not _may_tell(body, who):
            continue
        entry = entries[number] = log.decode(body)
        for chair, holder, name in seated_by(entry):
            if holder == who:
                chairs.add(chair)
                names.add(name)
            else:
                others_names.add(name)
    own_names = names - others_names
    replaced = {}
    for number, entry in entries.items():
        changed = _without(entry, who, pseudonym, own_names, chairs)
        if changed != entry:
            replaced[number] = log.encode(changed)
    return ForgottenLog(replaced, chairs)


def _may_tell(body: bytes, who: str) -> bool:
    """Whether the entry may name the identity or one of their names; most entries of a long game do not."""
    return who.encode() in body or any(b'"type":"%b"' % tag in body for tag in (b"created", b"joined", b"readmitted"))


def seated_by(entry: log.Entry) -> list[tuple[int, str | None, str]]:
    """The chairs that somebody got with this entry: number, identity and name."""
    match entry:
        case log.Created():
            return [(number, holder, name) for number, (holder, name) in entry.holders.items()]
        case log.Joined():
            return [(entry.seat, entry.who, entry.name)]
    return []


def _without(entry: log.Entry, who: str, pseudonym: str, own_names: set[str], chairs: set[int]) -> log.Entry:
    is_own = entry.who == who
    match entry:
        case log.Created():
            entry = msgspec.structs.replace(
                entry,
                settings=_unnamed(entry.settings, chairs),
                holders={
                    number: (pseudonym, NO_NAME) if holder == who else (holder, name)
                    for number, (holder, name) in entry.holders.items()
                },
                made_from=None if is_own else entry.made_from,
            )
        case log.Joined() if is_own:
            entry = msgspec.structs.replace(entry, name=NO_NAME)
        case log.Barred() if entry.whom == who:
            entry = msgspec.structs.replace(entry, whom=pseudonym)
        case log.Readmitted() if entry.name in own_names:
            entry = msgspec.structs.replace(entry, name=NO_NAME)
    return msgspec.structs.replace(entry, who=pseudonym, command=None) if is_own else entry


def _unnamed(settings: Settings, chairs: set[int]) -> Settings:
    """The settings without the names planned for these chairs."""
    seats = tuple(
        SeatPlan(plan.kind, None, plan.level) if number in chairs else plan
        for number, plan in enumerate(settings.seats)
    )
    return msgspec.structs.replace(settings, seats=seats)


@dataclass(slots=True)
class ForgottenChat:
    """What of a chat is to be deleted and replaced, by number."""

    deleted: list[int] = field(default_factory=list)
    bodies: dict[int, bytes] = field(default_factory=dict)


def forget_in_chat(lines: Sequence[tuple[int, bytes]], who: str, pseudonym: str) -> ForgottenChat:
    """Delete somebody's lines, and the orders that muted nobody but them; what they muted as owner stays muted.

    The last line is emptied instead: the next one is numbered from it.
    """
    forgotten = ForgottenChat()
    decoded = [(number, msgspec.json.decode(body, type=Line)) for number, body in lines]
    own_aliases = {alias(line) for _, line in decoded if line.who == who}
    others_aliases = {alias(line) for _, line in decoded if line.who != who}
    for number, line in decoded:
        kept = _line_without(line, who, pseudonym, own_aliases, others_aliases)
        if kept is None and number == lines[-1][0]:
            kept = Line(line.at, pseudonym, line.room, NO_NAME, "")
        if kept is None:
            forgotten.deleted.append(number)
        elif kept != line:
            forgotten.bodies[number] = msgspec.json.encode(kept)
    return forgotten


def _line_without(line: Line, who: str, pseudonym: str, own_aliases: set[str], others_aliases: set[str]) -> Line | None:
    """The line without the person; None if nothing is left of it."""
    if line.mutes is None:
        return None if line.who == who else line
    speakers = tuple(speaker for speaker in line.speakers if speaker != who)
    was_them = speakers != line.speakers or line.mutes in own_aliases
    was_others = bool(speakers) or line.mutes in others_aliases
    if line.whom == who or (line.whom is None and was_them and not was_others):
        return None
    line = msgspec.structs.replace(line, speakers=speakers)
    return msgspec.structs.replace(line, who=pseudonym, command="") if line.who == who else line
