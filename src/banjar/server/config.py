"""What the person who runs a server decides."""

from __future__ import annotations

import urllib.parse
from dataclasses import dataclass


class ConfigError(ValueError):
    """The server cannot be started like this; the text is one sentence."""


@dataclass(frozen=True)
class Config:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8017
    database: str | None = None
    public_url: str | None = None
    """Where browsers find this server, if it stands behind a proxy."""
    admin_token: str | None = None
    workers: int = 1
    migrate: bool = False
    limits: bool = True

    def __post_init__(self) -> None:
        if self.public_url is not None:
            parts = urllib.parse.urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
                raise ConfigError(
                    f"--public-url must look like https://bali.example, without a path, not {self.public_url!r}"
                )

    @property
    def is_secure(self) -> bool:
        """Do browsers come over https?"""
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def origin(self) -> str | None:
        """The origin that browsers name, if it is known."""
        return None if self.public_url is None else self.public_url.rstrip("/").lower()

    @property
    def is_proxied(self) -> bool:
        """Do requests come through a proxy that tells whose they are?"""
        return self.public_url is not None
