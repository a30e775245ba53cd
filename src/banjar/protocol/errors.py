"""Refusals on the wire, and errors of decoding."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from banjar.i18n.texts import Texts
from banjar.protocol.base import ServerStruct
from banjar.table.errors import CODES, SERVER_CODES, Refusal

ALL_CODES = (*CODES, *SERVER_CODES)
RefusalCode: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(ALL_CODES)})]
RETRY_AFTER_SECONDS = {"busy": 2, "too-many-open": 10, "too-many-seeks": 10}
"""When to try again; `too-fast` says it itself."""
MAX_VALUE_LENGTH = 200
"""Characters of a client's own text that are repeated to it."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding a message can raise; RecursionError if it is nested too deeply."""


class ErrorInfo(ServerStruct, kw_only=True):
    """Why something was refused, for programs and for people."""

    code: RefusalCode
    """One of the codes below."""
    sentence: str
    """In the client's language."""
    values: dict[str, str | int]
    """What the sentence names, for clients with texts of their own."""
    detail: str | msgspec.UnsetType = msgspec.UNSET
    """More for programmers, in English."""
    retry_after: int | msgspec.UnsetType = msgspec.UNSET
    """Seconds to wait before trying again; over HTTP also the header `Retry-After`."""


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
        retry_after=_retry_after(refusal),
    )


def _retry_after(refusal: Refusal) -> int | msgspec.UnsetType:
    if refusal.code == "too-fast":
        return int(refusal.values["seconds"])
    return RETRY_AFTER_SECONDS.get(refusal.code, msgspec.UNSET)


def decode_error(error: Exception) -> str:
    """The reason of a decoding error in one short line."""
    return " ".join(str(error).split())[:MAX_VALUE_LENGTH]
