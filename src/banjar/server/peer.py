"""Who is at the other end of an HTTP request or a socket: identity, address, language and origin."""

from __future__ import annotations

import functools
import ipaddress
import re

from starlette.requests import HTTPConnection

from banjar.i18n.texts import LANGUAGES
from banjar.server.config import DEFAULT_PORTS, Config
from banjar.server.identity import COOKIE, SECURE_COOKIE, Identities

DEFAULT_LANGUAGE = "en"
PRIVATE_DOMAINS = ("localhost", "local", "test", "internal", "lan")
"""Top-level domains that are not in the public DNS."""
HOST = re.compile(r"(\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(:[0-9]+)?")
LANGUAGE_PARAMETER = "language"


def identity_of(identities: Identities, connection: HTTPConnection) -> str | None:
    """The identity in the signed cookie; None without a valid one.

    Servers with https once used the other name too: such a cookie counts until the next visit has replaced it.
    """
    cookies = connection.cookies
    return identities.read(cookies.get(SECURE_COOKIE)) or identities.read(cookies.get(COOKIE))


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


def host_of(connection: HTTPConnection) -> str | None:
    """The value of the Host header; None unless there is exactly one that is not empty.

    HTTP/1.0 knows no such header, and health checks of some proxies send none.
    """
    hosts = connection.headers.getlist("host")
    if not hosts and connection.scope.get("http_version") == "1.0":
        return "localhost"
    return hosts[0].strip().lower() or None if len(hosts) == 1 else None


def is_known_host(config: Config, host: str) -> bool:
    """Whether a page of another site cannot have made the browser call the server by this name (DNS rebinding).

    That takes a name which its owner can point anywhere. So the name of the public URL is known, and every address and
    every name that nobody can own in the DNS: without a dot, or in one of `PRIVATE_DOMAINS`.
    """
    if config.origin is not None:
        scheme, _, public = config.origin.partition("://")
        if host in (public, f"{public}:{DEFAULT_PORTS[scheme]}"):
            return True
    return _is_private(host)


@functools.lru_cache(1024)
def _is_private(host: str) -> bool:
    found = HOST.fullmatch(host)
    if found is None:
        return False
    try:
        ipaddress.ip_address(found["address"] or found["name"])
    except ValueError:
        labels = (found["name"] or "").rstrip(".").split(".")
        return found["name"] is not None and (len(labels) == 1 or labels[-1] in PRIVATE_DOMAINS)
    return True


def origin_of(config: Config, connection: HTTPConnection) -> str:
    """The origin under which a request has reached the server, for links that leave it."""
    host = host_of(connection) or "localhost"
    if config.origin is not None and (config.origin.partition("://")[2] == host or not _is_private(host)):
        return config.origin
    return f"{connection.url.scheme}://{host}"


def is_same_origin(config: Config, connection: HTTPConnection) -> bool:
    """Whether a request comes from one of this server's own pages. Programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if config.origin is not None:
        return origin.lower() == config.origin
    return origin.lower().partition("://")[2] == connection.headers.get("host", "").lower()
