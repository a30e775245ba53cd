"""Which addresses share a rate limit."""

from __future__ import annotations

import contextlib
import pathlib

import pytest
from tests.server.app_fixtures import identity, running_app

from banjar.server.rate_limits import ADDRESS_RATES, MAX_CONNECTIONS, RateLimits
from banjar.table.errors import Refusal

TOGETHER = [
    ("192.0.2.1", "192.0.2.1"),
    ("192.0.2.1", "::ffff:192.0.2.1"),
    ("2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff"),
    ("2001:DB8::1", "2001:db8::2"),
    ("fe80::1%eth0", "fe80::2%eth0"),
    ("unknown", "unknown"),
]
APART = [
    ("192.0.2.1", "192.0.2.2"),
    ("::ffff:192.0.2.1", "::ffff:192.0.2.2"),
    ("2001:db8::1", "2001:db8:0:1::1"),
    ("::1", "192.0.2.1"),
    ("unknown", "2001:db8::1"),
]


def spent(limits: RateLimits, address: str) -> None:
    """Spend the whole burst of an address."""
    for _ in range(ADDRESS_RATES["identity"].burst):
        limits.spend("identity", None, address)


@pytest.mark.parametrize(("one", "other"), TOGETHER)
def test_addresses_that_count_together(one: str, other: str) -> None:
    """All addresses of an IPv6 /64; an IPv4 address and its mapped IPv6 address."""
    limits = RateLimits(clock=lambda: 0.0)
    spent(limits, one)
    with pytest.raises(Refusal, match="too-fast"):
        limits.spend("identity", None, other)
    with contextlib.ExitStack() as opened:
        for number in range(MAX_CONNECTIONS["person"]):
            opened.enter_context(limits.connected(None, (one, other)[number % 2]))
        with pytest.raises(Refusal, match="too-many-open"), limits.connected(None, other):
            pass


@pytest.mark.parametrize(("one", "other"), APART)
def test_addresses_that_count_apart(one: str, other: str) -> None:
    """Addresses of different customers."""
    limits = RateLimits(clock=lambda: 0.0)
    spent(limits, one)
    limits.spend("identity", None, other)
    with contextlib.ExitStack() as opened:
        for _ in range(MAX_CONNECTIONS["person"]):
            opened.enter_context(limits.connected(None, one))
        opened.enter_context(limits.connected(None, other))


async def test_deletions_are_limited(tmp_path: pathlib.Path) -> None:
    """Also those of tables that do not exist, which are looked for in the database."""
    async with running_app(tmp_path, limits=True) as app:
        client = app.client(identity("a"))
        codes = [(await client.delete(f"/api/tables/none-{number}")).status_code for number in range(60)]
    assert codes[0] == 404
    assert codes[-1] == 429
