"""What clients say on a socket, and the short answers; docs/protocol.md describes all of it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from banjar.i18n.texts import LANGUAGES, Texts
from banjar.table.auto_reply import AutoReply
from banjar.table.commands import Command, CommandId, ShortText
from banjar.table.errors import Refusal

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PROTOCOL = 1
LONGEST_VALUE = 200
"""Characters of what somebody sent that are said back to them."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a message can end with; the last if it is nested too deeply."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What every message of a client is."""


class Watch(Message, tag="watch", frozen=True, kw_only=True):
    """Look at a table from now on; `version` is the last one known, to be told what was missed."""

    table: TableId
    version: int | None = None


class Unwatch(Message, tag="unwatch", frozen=True, kw_only=True):
    """Look away."""

    table: TableId


class Ask(Message, tag="ask", frozen=True, kw_only=True):
    """A command for a table."""

    table: TableId
    command: Command


class Uncover(Message, tag="uncover", frozen=True, kw_only=True):
    """At a shared device: this seat's player has it now."""

    table: TableId
    seat: int


class SetStanding(Message, tag="standing", frozen=True, kw_only=True):
    """Decide in advance."""

    table: TableId
    command: CommandId
    standing: AutoReply


class Say(Message, tag="say", frozen=True, kw_only=True):
    """Say something; spectators give their name."""

    table: TableId
    command: CommandId
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    name: ShortText = ""


class Mute(Message, tag="mute", frozen=True, kw_only=True):
    """The maker's: silence somebody (`seat 2`, `spectator Ann`), or hear them again."""

    table: TableId
    command: CommandId
    target: ShortText
    muted: bool = True


class Hint(Message, tag="hint", frozen=True, kw_only=True):
    """What would the expert do?"""

    table: TableId
    command: CommandId


class Speak(Message, tag="language", frozen=True, kw_only=True):
    """Refusals in this language from now on."""

    language: ShortText


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """Are you there?"""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


FromClient: TypeAlias = Watch | Unwatch | Ask | Uncover | SetStanding | Say | Mute | Hint | Speak | Ping

decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


def done(command: str, table: str, **more: Any) -> bytes:
    """A command was carried out."""
    return _encode({"type": "done", "command": command, "table": table, **more})


def refused(error: Refusal, language: str, command: str | None = None, table: str | None = None) -> bytes:
    """A message or command was not carried out; nothing has changed."""
    return _encode({"type": "refused", "command": command, "table": table, **explained(error, language)})


def explained(error: Refusal, language: str) -> dict[str, Any]:
    """A refusal with its code, its values, and a sentence in the reader's language."""
    values = {name: value[:LONGEST_VALUE] if isinstance(value, str) else value for name, value in error.values.items()}
    said = {"code": error.code, "sentence": Texts(language).say(f"error-{error.code}", **values), "values": values}
    return said if error.detail is None else said | {"detail": error.detail[:LONGEST_VALUE]}


def welcome(language: str, heartbeat: int) -> bytes:
    """The first message on every socket."""
    return _encode({"type": "welcome", "protocol": PROTOCOL, "language": language, "heartbeat": heartbeat})


def bye() -> bytes:
    """The server stops; come back in a moment."""
    return _encode({"type": "bye"})


def pong(number: int, now: int) -> bytes:
    """Yes."""
    return _encode({"type": "pong", "number": number, "now": now})


def hint(command: str, table: str, reasons: list[dict[str, Any]]) -> bytes:
    """What the expert thought, best first."""
    return _encode({"type": "hint", "command": command, "table": table, "reasons": reasons})


def language_of(wanted: str | None) -> str:
    """The first of the reader's languages that is one of ours, else English."""
    for part in (wanted or "").split(","):
        name = part.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return "en"
