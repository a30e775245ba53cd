"""The settings of a server process."""

from __future__ import annotations

import ipaddress
import urllib.parse
from dataclasses import dataclass

MIN_ADMIN_TOKEN_CHARACTERS = 32
DEFAULT_PORTS = {"http": 80, "https": 443}


class ConfigError(ValueError):
    """A setting that does not work; the text is one sentence for whoever starts the server."""


@dataclass(frozen=True)
class Config:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8017
    database: str | None = None
    public_url: str | None = None
    """The address that browsers use, if the server runs behind a proxy."""
    trusted_proxy: str = "127.0.0.1,::1"
    """Addresses and networks of proxies whose forwarding headers are believed."""
    admin_token: str | None = None
    workers: int = 1
    migrate: bool = False
    limits: bool = True
    log_addresses: bool = False
    """Whether the log of requests names addresses."""

    def __post_init__(self) -> None:
        # An empty environment variable must not admit requests with an empty token.
        object.__setattr__(self, "admin_token", self.admin_token or None)
        if self.admin_token is not None and len(self.admin_token) < MIN_ADMIN_TOKEN_CHARACTERS:
            raise ConfigError(
                f"the administrator's token needs at least {MIN_ADMIN_TOKEN_CHARACTERS} characters,"
                " for example those of: openssl rand -hex 32"
            )
        if self.public_url is not None and _origin(self.public_url) is None:
            raise ConfigError(
                f"--public-url must look like https://bali.example, without a path, not {self.public_url!r}"
            )
        for address in self.trusted_proxy.split(","):
            try:
                ipaddress.ip_network(address.strip())
            except ValueError:
                raise ConfigError(
                    "--trusted-proxy takes addresses and networks such as 10.0.0.5 or 172.16.0.0/12, with commas "
                    f"between them, not {address.strip()!r}"
                ) from None

    @property
    def is_secure(self) -> bool:
        """Whether browsers connect over https."""
        return self.origin is not None and self.origin.startswith("https:")

    @property
    def origin(self) -> str | None:
        """The origin that browsers send, if it is known."""
        return None if self.public_url is None else _origin(self.public_url)

    @property
    def is_proxied(self) -> bool:
        """Whether requests come through a proxy."""
        return self.public_url is not None


def _origin(url: str) -> str | None:
    """The origin of a URL as browsers write it, without a default port; None if it is not a plain server address."""
    try:
        parts = urllib.parse.urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if (
        parts.scheme not in DEFAULT_PORTS
        or not host
        or parts.path.strip("/")
        or parts.query
        or parts.fragment
        or "@" in url
    ):
        return None
    bracketed = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{bracketed}" + (f":{port}" if port not in (None, DEFAULT_PORTS[parts.scheme]) else "")
