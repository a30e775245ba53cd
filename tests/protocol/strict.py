"""Decode messages of the server strictly: an undeclared field, of a message or of a game, is an error."""

from __future__ import annotations

from typing import Any

import msgspec

from banjar.protocol.games import event_types, view_types
from banjar.protocol.server_messages import ServerMessage
from banjar.protocol.table import TableMessage, UpdateMessage

_decode = msgspec.json.Decoder(ServerMessage).decode


def decode_server_message(text: str | bytes) -> Any:
    """Decode a message; ValidationError if it does not match the structs of the protocol and of its game."""
    message = _decode(text)
    if isinstance(message, TableMessage | UpdateMessage) and message.game is not None:
        game = message.game["game"]
        msgspec.convert(message.game, view_types()[game])
        if isinstance(message, UpdateMessage) and message.events is not msgspec.UNSET:
            msgspec.convert(message.events, list[event_types()[game]])  # type: ignore[misc]
    return message
