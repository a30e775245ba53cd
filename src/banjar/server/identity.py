"""Who somebody is, without accounts: a random name that the server has signed, kept by their browser."""

from __future__ import annotations

import base64
import hashlib
import hmac

from banjar.table.factory import TOKEN_LENGTH, TOKEN_LETTERS, new_token

COOKIE = "banjar"
KEPT_FOR = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""


class Identities:
    """Makes identities and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """An identity nobody has."""
        return new_token()

    def signed(self, who: str) -> str:
        """What the browser keeps."""
        return f"{who}.{self._signature(who)}"

    def read(self, cookie: str | None) -> str | None:
        """The identity in a cookie of ours; None if it is missing or not signed by us."""
        who, _, signature = (cookie or "").partition(".")
        if len(who) != TOKEN_LENGTH or not set(who) <= set(TOKEN_LETTERS):
            return None
        return who if hmac.compare_digest(signature.encode(), self._signature(who).encode()) else None

    def derived(self, who: str, purpose: str) -> str:
        """A token that is always the same for the same person and purpose, and cannot be guessed."""
        digest = hmac.digest(self._key, f"{purpose} {who}".encode(), "sha256")
        return base64.b32encode(digest).decode().lower()[:TOKEN_LENGTH]

    def _signature(self, who: str) -> str:
        digest = hmac.digest(self._key, f"identity {who}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hashed(token: str) -> str:
    """How links and seat tokens are kept: whoever reads the database cannot use them."""
    return hashlib.sha256(token.encode()).hexdigest()
