"""Identities without accounts: a random token, signed by the server and kept in a cookie."""

from __future__ import annotations

import base64
import hashlib
import hmac

from banjar.table.factory import TOKEN_LENGTH, TOKEN_LETTERS, new_token

COOKIE = "banjar"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""


class Identities:
    """Make, sign and check identities."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """A new identity."""
        return new_token()

    def signed(self, who: str) -> str:
        """The value of the cookie: the identity and its signature."""
        return f"{who}.{self._signature(who)}"

    def read(self, cookie: str | None) -> str | None:
        """The identity in a cookie; None if it is missing or its signature is wrong."""
        who, _, signature = (cookie or "").partition(".")
        if len(who) != TOKEN_LENGTH or not set(who) <= set(TOKEN_LETTERS):
            return None
        return who if hmac.compare_digest(signature.encode(), self._signature(who).encode()) else None

    def derived(self, who: str, purpose: str) -> str:
        """A token that cannot be guessed, always the same for the same identity and purpose."""
        digest = hmac.digest(self._key, f"{purpose} {who}".encode(), "sha256")
        return base64.b32encode(digest).decode().lower()[:TOKEN_LENGTH]

    def _signature(self, who: str) -> str:
        digest = hmac.digest(self._key, f"identity {who}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hash_token(token: str) -> str:
    """How links and seat tokens are stored: whoever reads the database cannot use them."""
    return hashlib.sha256(token.encode()).hexdigest()
