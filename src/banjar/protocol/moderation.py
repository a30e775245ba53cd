"""What the host of a server sees and does with the admin token."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from banjar.protocol.base import ServerStruct

Effect: TypeAlias = Literal["bar", "silence"]
SubjectKind: TypeAlias = Literal["identity", "network"]
BanReason = Annotated[str, msgspec.Meta(max_length=200)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=10 * 366 * 24 * 3600)]


class PersonInfo(ServerStruct, kw_only=True):
    """Somebody who is connected, sits at a table or has written there."""

    identity: str
    names: list[str]
    """At the table, or at the tables that are watched."""
    seats: list[int]
    """At the table; empty if no table was asked for."""
    addresses: list[str]
    """Of open connections to this process; nothing about addresses is stored."""
    tables: list[str]
    """Watched through this process."""


class PersonList(ServerStruct, kw_only=True):
    """People, in the order of their identities."""

    people: list[PersonInfo]


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """Bar or silence somebody, for some seconds or until it is undone."""

    effect: Effect
    kind: SubjectKind
    subject: Annotated[str, msgspec.Meta(max_length=64)]
    """An identity, an address or a network. An IPv6 address stands for its /64."""
    seconds: Seconds | None = None
    reason: BanReason = ""


class BanInfo(ServerStruct, kw_only=True):
    """A ban that lasts."""

    id: str
    effect: str
    kind: str
    subject: str
    reason: str
    created_at: int
    expires_at: int | None


class BanList(ServerStruct, kw_only=True):
    """All bans that last, oldest first."""

    bans: list[BanInfo]


class RemovePerson(msgspec.Struct, forbid_unknown_fields=True):
    """Who leaves the table."""

    identity: Annotated[str, msgspec.Meta(max_length=64)]
    reason: BanReason = ""


class Removed(ServerStruct, kw_only=True):
    """The seats that were opened, or are played by a bot from now on."""

    seats: list[int]


class AuditInfo(ServerStruct, kw_only=True):
    """What the host, or the owner of a table, did."""

    at: int
    actor: str
    action: str
    subject: str
    detail: str


class AuditList(ServerStruct, kw_only=True):
    """A page of the audit log, latest first; `at` of the last entry is `before` of the next page."""

    entries: list[AuditInfo]


class KeyRotated(ServerStruct, kw_only=True):
    """The key that signs identities was replaced."""

    old_cookies_until: int
    """Until when cookies signed with the key before are valid."""
