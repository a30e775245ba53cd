"""The base of all structs that the server sends."""

from __future__ import annotations

import msgspec

PROTOCOL_VERSION = 1


class ServerStruct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of what the server sends: decoding is strict, so that tests notice an undeclared field.

    Clients should ignore fields they do not know.
    """
