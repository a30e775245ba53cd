"""Messages from the client on the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from banjar.table.auto_reply import AutoReply
from banjar.table.chat import Phrase
from banjar.table.commands import Command, CommandId, ShortText

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, msgspec.Meta(max_length=2000)]
PingNumber = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class BaseClientMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A message of a client; `do` names its kind."""


class Watch(BaseClientMessage, tag="watch", frozen=True, kw_only=True):
    """Watch a table; with the last version known, also what was missed since."""

    table: TableId
    version: int | None = None


class Unwatch(BaseClientMessage, tag="unwatch", frozen=True, kw_only=True):
    """Stop watching a table."""

    table: TableId


class Ask(BaseClientMessage, tag="ask", frozen=True, kw_only=True):
    """Give a table a command."""

    table: TableId
    command: Command


class Uncover(BaseClientMessage, tag="uncover", frozen=True, kw_only=True):
    """At a shared device: this seat's player has it now."""

    table: TableId
    seat: int


class SetAutoReply(BaseClientMessage, tag="auto_reply", frozen=True, kw_only=True):
    """Set the auto-reply of the seat the client looks from."""

    table: TableId
    command: CommandId
    auto_reply: AutoReply


class Say(BaseClientMessage, tag="say", frozen=True, kw_only=True):
    """Write a line of chat: a text, or a quick phrase; spectators give a name."""

    table: TableId
    command: CommandId
    text: ChatText = ""
    name: ShortText = ""
    phrase: Phrase | None = None
    """Instead of the text; everybody reads it in their own language."""


class Mute(BaseClientMessage, tag="mute", frozen=True, kw_only=True):
    """Mute somebody (`seat 2`, `spectator Ann`), or unmute them; only the owner of the table may."""

    table: TableId
    command: CommandId
    target: ShortText
    muted: bool = True


class RequestHint(BaseClientMessage, tag="hint", frozen=True, kw_only=True):
    """Ask what the expert would do, where the table allows hints."""

    table: TableId
    command: CommandId


class FollowLobby(BaseClientMessage, tag="lobby", frozen=True, kw_only=True):
    """Follow the lobby, or no longer: answered with `lobby`, now and whenever it changes.

    A search for a game lasts as long as one of the person's sockets follows the lobby.
    """

    following: bool = True


class SetLanguage(BaseClientMessage, tag="language", frozen=True, kw_only=True):
    """Set the language of refusals."""

    language: ShortText


class Ping(BaseClientMessage, tag="ping", frozen=True, kw_only=True):
    """Keep the connection alive; answered with `pong`."""

    number: PingNumber = 0


ClientMessage: TypeAlias = (
    Watch | Unwatch | Ask | Uncover | SetAutoReply | Say | Mute | RequestHint | FollowLobby | SetLanguage | Ping
)

decode = msgspec.json.Decoder(ClientMessage).decode
