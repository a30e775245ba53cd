"""Identities without accounts: a random token, signed by the server and kept in a cookie."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable, Sequence

from banjar.server.process_clock import CLOCK
from banjar.table.factory import TOKEN_LENGTH, TOKEN_LETTERS, new_token

COOKIE = "banjar"
SECURE_COOKIE = "__Host-banjar"
"""Its name over https: browsers accept it from this host alone, not from others of the same domain."""
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
MAX_GENERATION_DIGITS = 9


class Identities:
    """Make, sign and check identities.

    A cookie is the identity and its signature; from the second generation on also the generation:
    `<identity>.<generation>.<signature>`. Cookies of a generation that was ended are no longer valid.
    """

    def __init__(
        self, key: bytes, retired: Sequence[tuple[bytes, int]] = (), now: Callable[[], int] = CLOCK.now
    ) -> None:
        self._key = key
        self._retired = retired
        self._now = now
        self.generations: dict[str, int] = {}
        """By identity; 0 for those not in it."""

    def replace_keys(self, key: bytes, retired: Sequence[tuple[bytes, int]]) -> bool:
        """Sign with this key from now on; the retired ones, with their expiry in milliseconds, are still believed.

        Returns whether the key before is one of them.
        """
        before, self._key, self._retired = self._key, key, retired
        return before == key or any(before == one for one, _ in retired)

    def new(self) -> str:
        """A new identity."""
        return new_token()

    def signed(self, who: str) -> str:
        """The value of the cookie: the identity, its generation and the signature."""
        generation = self.generations.get(who, 0)
        return f"{_subject(who, generation)}.{_signature(self._key, who, generation)}"

    def read(self, cookie: str | None) -> str | None:
        """The identity in a cookie; None if it is missing, wrongly signed, or of a generation that was ended."""
        who, *number, signature = (cookie or "").split(".")[:4] + [""] * (not cookie or "." not in cookie)
        if len(who) != TOKEN_LENGTH or not set(who) <= set(TOKEN_LETTERS):
            return None
        generation = _generation(number)
        if generation is None or generation < self.generations.get(who, 0):
            return None
        keys = [self._key, *(key for key, expires_at in self._retired if self._now() < expires_at)]
        is_signed = [hmac.compare_digest(signature.encode(), _signature(key, who, generation).encode()) for key in keys]
        return who if any(is_signed) else None

    def derived(self, who: str, purpose: str) -> str:
        """A token that cannot be guessed, the same for the same identity and purpose until the key is replaced."""
        digest = hmac.digest(self._key, f"{purpose} {who}".encode(), "sha256")
        return base64.b32encode(digest).decode().lower()[:TOKEN_LENGTH]


def _generation(number: list[str]) -> int | None:
    """The generation written between identity and signature; None for nonsense."""
    if not number:
        return 0
    (digits, *more) = number
    is_number = digits.isascii() and digits.isdecimal() and 0 < len(digits) <= MAX_GENERATION_DIGITS
    return int(digits) if is_number and str(int(digits)) == digits and not more else None


def _subject(who: str, generation: int) -> str:
    return f"{who}.{generation}" if generation else who


def _signature(key: bytes, who: str, generation: int) -> str:
    digest = hmac.digest(key, f"identity {_subject(who, generation)}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hash_token(token: str) -> str:
    """How links and seat tokens are stored: whoever reads the database cannot use them."""
    return hashlib.sha256(token.encode()).hexdigest()
