"""Who is at the other end of an HTTP request or a socket: identity, address, language and origin."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from banjar.i18n.texts import LANGUAGES
from banjar.server.config import Config
from banjar.server.identity import COOKIE, Identities

DEFAULT_LANGUAGE = "en"
LANGUAGE_PARAMETER = "language"


def identity_of(identities: Identities, connection: HTTPConnection) -> str | None:
    """The identity in the signed cookie; None without a valid one."""
    return identities.read(connection.cookies.get(COOKIE))


def bearer_token(connection: HTTPConnection) -> str:
    """The token of the Authorization header, or an empty string."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def address_of(connection: HTTPConnection) -> str:
    """The client's address; uvicorn has already resolved a trusted proxy's headers."""
    return connection.client.host if connection.client is not None else "unknown"


def language_of(connection: HTTPConnection) -> str:
    """The language of the `language` query parameter, or else of the Accept-Language header."""
    wanted = connection.query_params.get(LANGUAGE_PARAMETER) or connection.headers.get("accept-language")
    return supported_language(wanted)


def supported_language(wanted: str | None) -> str:
    """The first supported language of an Accept-Language value; English if there is none.

    >>> supported_language("fr-CH, de;q=0.9")
    'de'
    """
    for part in (wanted or "").split(","):
        name = part.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return DEFAULT_LANGUAGE


def is_same_origin(config: Config, connection: HTTPConnection) -> bool:
    """Whether a request comes from one of this server's own pages. Programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if config.origin is not None:
        return origin.lower() == config.origin
    return origin.lower().partition("://")[2] == connection.headers.get("host", "").lower()
