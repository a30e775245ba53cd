"""Who is barred from this server or silenced, checked with every request and line of chat."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import TypeAlias

from banjar.server.network import network_of
from banjar.server.store.moderation_rows import AuditEntry, Ban
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.store import Store
from banjar.server.store_retry import retried
from banjar.server.tables.task_set import TaskSet
from banjar.table.errors import Refusal
from banjar.table.factory import TOKEN_LENGTH, TOKEN_LETTERS, new_token

BAR, SILENCE = "bar", "silence"
IDENTITY, NETWORK = "identity", "network"
ADMINISTRATOR = "administrator"
MAX_BANS = 10_000
MIN_PREFIX_BITS = {4: 8, 6: 16}
"""Wider networks cannot be barred: it would be a slip of the keyboard."""

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
NetworkKey: TypeAlias = tuple[int, int, int]
"""Version, prefix length and the bits of the prefix."""


class Moderation:
    """The bans of the database, in memory; every process reads them anew when they change."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._tasks = TaskSet("reading bans")
        self._identities: dict[tuple[str, str], Ban] = {}
        self._networks: dict[tuple[str, NetworkKey], Ban] = {}
        self._prefixes: set[tuple[int, int]] = set()
        self._on_bar: list[Callable[[], None]] = []

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever somebody may have been barred."""
        self._on_bar.append(listener)

    async def load(self) -> None:
        """Read all bans."""
        bans = await self._store.bans.all(self._now())
        # The one that lasts longest counts, wherever there are several.
        bans.sort(key=lambda ban: (ban.expires_at is None, ban.expires_at or 0))
        self._identities = {(ban.effect, ban.subject): ban for ban in bans if ban.kind == IDENTITY}
        networks = [(ban, _key(ipaddress.ip_network(ban.subject))) for ban in bans if ban.kind == NETWORK]
        self._networks = {(ban.effect, key): ban for ban, key in networks}
        self._prefixes = {key[:2] for _, key in networks}
        for listener in self._on_bar:
            listener()

    def ban_of(self, effect: str, who: str | None, address: str) -> Ban | None:
        """The ban with this effect that an identity or an address is under."""
        ban = self._identities.get((effect, who)) if who is not None and self._identities else None
        if ban is None and self._prefixes:
            ban = self._network_ban(effect, address)
        return ban if ban is not None and (ban.expires_at is None or self._now() < ban.expires_at) else None

    def _network_ban(self, effect: str, address: str) -> Ban | None:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return None
        found = getattr(found, "ipv4_mapped", None) or found
        for version, bits in self._prefixes:
            if version == found.version:
                ban = self._networks.get((effect, (version, bits, int(found) >> (found.max_prefixlen - bits))))
                if ban is not None and (ban.expires_at is None or self._now() < ban.expires_at):
                    return ban
        return None

    def check_admitted(self, who: str | None, address: str) -> None:
        """Refusal `barred` for somebody who is kept out."""
        if self.ban_of(BAR, who, address) is not None:
            raise Refusal("barred")

    def check_may_write(self, who: str | None, address: str) -> None:
        """Refusal `silenced` for somebody who is kept from writing."""
        if self.ban_of(SILENCE, who, address) is not None:
            raise Refusal("silenced")

    async def bans(self) -> list[Ban]:
        """All bans that last."""
        return await self._store.bans.all(self._now())

    async def add(self, effect: str, kind: str, subject: str, seconds: int | None, reason: str) -> Ban:
        """Bar or silence an identity or a network, for some seconds or until it is undone."""
        if len(self._identities) + len(self._networks) >= MAX_BANS:
            raise Refusal("too-many-bans", most=MAX_BANS)
        named = checked_identity(subject) if kind == IDENTITY else str(checked_network(subject))
        now = self._now()
        ban = Ban(new_token(), effect, kind, named, reason, now, None if seconds is None else now + 1000 * seconds)
        lasting = "until it is undone" if seconds is None else f"for {seconds} s"
        await self._store.bans.create(ban, self.entry(ADMINISTRATOR, effect, named, f"{lasting}: {reason}"))
        await self.load()
        return ban

    async def remove(self, ban_id: str) -> None:
        """Undo a ban; Refusal if there is none."""
        found = next((ban for ban in await self.bans() if ban.id == ban_id), None)
        subject, effect = (found.subject, found.effect) if found is not None else ("", "")
        entry = self.entry(ADMINISTRATOR, f"undo {effect}".strip(), subject, "")
        if found is None or not await self._store.bans.delete(ban_id, entry):
            raise Refusal("no-such-ban")
        await self.load()

    async def record(self, actor: str, action: str, subject: str, detail: str) -> None:
        """Add to the audit log."""
        await self._store.audit_log.add(self.entry(actor, action, subject, detail))

    def entry(self, actor: str, action: str, subject: str, detail: str) -> AuditEntry:
        """An entry of the audit log, made now."""
        return AuditEntry(new_token(), self._now(), actor, action, subject, detail)

    def on_notification(self, notification: Notification) -> None:
        """Follow another process."""
        if notification.kind in (NotificationKind.BANS, NotificationKind.MISSED):
            self._tasks.start(retried(self.load))

    async def close(self) -> None:
        """Stop reading."""
        await self._tasks.cancel()


def checked_identity(text: str) -> str:
    """The identity; Refusal if it cannot be one."""
    if len(text) != TOKEN_LENGTH or not set(text) <= set(TOKEN_LETTERS):
        raise Refusal("bad-ban", reason="an identity has 26 small letters and digits")
    return text


def checked_network(text: str) -> Network:
    """The network of an address, or a network; an IPv6 address stands for its /64. Refusal if it is neither."""
    try:
        found = ipaddress.ip_network(text if "/" in text else network_of(text))
    except ValueError:
        raise Refusal("bad-ban", reason="a network looks like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48") from None
    if found.prefixlen < MIN_PREFIX_BITS[found.version]:
        raise Refusal("bad-ban", reason="this network is too wide")
    return found


def _key(network: Network) -> NetworkKey:
    shift = network.max_prefixlen - network.prefixlen
    return network.version, network.prefixlen, int(network.network_address) >> shift
