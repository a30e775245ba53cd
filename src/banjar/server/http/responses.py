"""JSON responses and the HTTP status of every refusal."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from banjar.protocol.errors import RETRY_AFTER_SECONDS, ErrorResponse, error_info
from banjar.table.errors import Refusal

STATUS_BY_CODE = {
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-page": 404,
    "no-such-moment": 404,
    "no-such-ban": 404,
    "no-such-person": 404,
    "not-allowed": 403,
    "barred": 403,
    "barred-from-table": 403,
    "silenced": 403,
    "not-owner": 403,
    "not-seated": 403,
    "which-seat": 403,
    "hints-off": 403,
    "no-identity": 401,
    "bad-message": 422,
    "bad-game": 422,
    "bad-players": 422,
    "bad-seats": 422,
    "bad-level": 422,
    "bad-option": 422,
    "bad-time": 422,
    "bad-night": 422,
    "bad-name": 422,
    "bad-chat": 422,
    "bad-ban": 422,
    "bad-auto-reply": 422,
    "no-such-seat": 422,
    "too-large": 413,
    "too-fast": 429,
    "too-many-open": 429,
    "too-many-seeks": 429,
    "busy": 503,
    "link-used": 410,
    "gone": 410,
}
CONFLICT = 409
"""The status of every other refusal: the table is not in a state that allows it."""
INTERNAL_ERROR = 500
UNAVAILABLE = 503

JSON = "application/json"
NOT_CACHED = {"cache-control": "no-store"}

_encode = msgspec.json.Encoder().encode


def json_response(content: object, status: int = 200) -> Response:
    """Encode a struct; responses of the API are never cached."""
    return encoded_response(_encode(content), status)


def encoded_response(body: bytes, status: int = 200) -> Response:
    """A response whose JSON is encoded already."""
    headers = NOT_CACHED | {"retry-after": str(RETRY_AFTER_SECONDS["busy"])} if status == UNAVAILABLE else NOT_CACHED
    return Response(body, status, headers, media_type=JSON)


def refusal_response(refusal: Refusal, language: str) -> Response:
    """A refusal with its code and a sentence in the client's language."""
    info = error_info(refusal, language)
    response = json_response(ErrorResponse(error=info), status_of(refusal.code))
    if info.retry_after is not msgspec.UNSET:
        response.headers["retry-after"] = str(info.retry_after)
    return response


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS_BY_CODE.get(code, CONFLICT)
