"""The key under which an address is counted."""

from __future__ import annotations

import functools
import ipaddress

IPV6_PREFIX_BITS = 64
"""The prefix length that providers assign to one customer."""


@functools.lru_cache(4096)
def network_of(address: str) -> str:
    """An IPv4 address itself; for IPv6 its /64, since one customer can use all of it.

    >>> network_of("2001:db8::1") == network_of("2001:db8::ffff")
    True
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), IPV6_PREFIX_BITS), strict=False))
