"""The current schema of the database; the migrations lead to the same.

Columns that end in `_at`, and `at` itself, are milliseconds since the epoch. The bodies are JSON.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Collection, Iterator

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

from banjar.server.store.moderation_rows import AuditEntry, Ban
from banjar.server.store.seek_row import SeekRow
from banjar.server.store.table_row import StoredSummary, TableRow

METADATA = MetaData()
VERSION_TABLE = "banjar_version"
RETIRED_TABLES = frozenset({"events", "preferences", "chat"})
"""Tables of earlier versions: a backup made before a migration includes them."""

COLUMN_TYPES = {str: Text, int: BigInteger, StoredSummary: LargeBinary}


def columns_of(row: type, primary_key: str, unique: Collection[str] = ()) -> Iterator[Column[typing.Any]]:
    """One column for each field of a dataclass; `X | None` may be NULL."""
    for name, hint in typing.get_type_hints(row).items():
        is_optional = isinstance(hint, types.UnionType)
        kind = typing.get_args(hint)[0] if is_optional else hint
        yield Column(
            name, COLUMN_TYPES[kind], nullable=is_optional, primary_key=name == primary_key, unique=name in unique
        )


TABLES = Table("tables", METADATA, *columns_of(TableRow, "id", unique={"code"}))
Index("tables_due", TABLES.c.due_at)
Index("tables_listed", TABLES.c.visibility, TABLES.c.status, TABLES.c.created_at)

LOG_ENTRIES = Table(
    "log_entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("seen_version", BigInteger, nullable=False),
)
Index("members_identity", MEMBERS.c.identity)

AUTO_REPLIES = Table(
    "auto_replies",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

CHAT_LINES = Table(
    "chat_lines",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

SEAT_TOKENS = Table(
    "seat_tokens",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("seat_tokens_table", SEAT_TOKENS.c.table_id)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("heartbeat_at", BigInteger, nullable=False),
    # NULL while the process may be alive. Of those that stopped only the last is kept: it tells when a downtime began.
    Column("stopped_at", BigInteger),
    # How many people were connected to it at its last heartbeat.
    Column("people", BigInteger),
)

DOWNTIMES = Table(
    "downtimes",
    METADATA,
    Column("started_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)
CERTAIN = "certain"
DOUBTFUL = "doubtful"
"""A process may have been alive during the span although its heartbeat is late."""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("process_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
Index("presence_table", PRESENCE.c.table_id)

SEEKS = Table("seeks", METADATA, *columns_of(SeekRow, "identity"))
Index("seeks_seen", SEEKS.c.seen_at)

BANS = Table("bans", METADATA, *columns_of(Ban, "id"))

AUDIT_LOG = Table("audit_log", METADATA, *columns_of(AuditEntry, "id"))
Index("audit_log_at", AUDIT_LOG.c.at)

IDENTITY_GENERATIONS = Table(
    "identity_generations",
    METADATA,
    Column("identity", Text, primary_key=True),
    # Cookies of earlier generations are no longer valid; without a row the generation is 0.
    Column("generation", BigInteger, nullable=False),
)

RECOVERY_LINKS = Table(
    "recovery_links",
    METADATA,
    Column("identity", Text, primary_key=True),
    Column("token_hash", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("recovery_links_token", RECOVERY_LINKS.c.token_hash)

RETIRED_KEYS = Table(
    "retired_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("retired_at", BigInteger, primary_key=True, autoincrement=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("value", LargeBinary, nullable=False),
)
