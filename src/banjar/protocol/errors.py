"""Refusals on the wire, and errors of decoding."""

from __future__ import annotations

import msgspec

from banjar.i18n.texts import Texts
from banjar.protocol.base import ServerStruct
from banjar.table.errors import Refusal

MAX_VALUE_LENGTH = 200
"""Characters of a client's own text that are repeated to it."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding a message can raise; RecursionError if it is nested too deeply."""


class ErrorInfo(ServerStruct, kw_only=True):
    """Why something was refused, for programs and for people."""

    code: str
    """One of the codes of `banjar.table.errors`."""
    sentence: str
    """In the client's language."""
    values: dict[str, str | int]
    """What the sentence names, for clients with texts of their own."""
    detail: str | msgspec.UnsetType = msgspec.UNSET
    """More for programmers, in English."""


class ErrorResponse(ServerStruct, kw_only=True):
    """The body of every HTTP refusal."""

    error: ErrorInfo


def error_info(refusal: Refusal, language: str) -> ErrorInfo:
    """Word a refusal in a language; long values are cut."""
    values = {
        name: value[:MAX_VALUE_LENGTH] if isinstance(value, str) else value for name, value in refusal.values.items()
    }
    return ErrorInfo(
        code=refusal.code,
        sentence=Texts(language).say(f"error-{refusal.code}", **values),
        values=values,
        detail=msgspec.UNSET if refusal.detail is None else refusal.detail[:MAX_VALUE_LENGTH],
    )


def decode_error(error: Exception) -> str:
    """The reason of a decoding error in one short line."""
    return " ".join(str(error).split())[:MAX_VALUE_LENGTH]
