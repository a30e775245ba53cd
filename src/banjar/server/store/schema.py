"""The tables of the database as this version of Banjar knows them; the migrations lead to the same."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()
VERSION_TABLE = "banjar_version"

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
)
Index("tables_due", TABLES.c.due_at)
Index("tables_listed", TABLES.c.visibility, TABLES.c.status, TABLES.c.created_at)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
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

PREFERENCES = Table(
    "preferences",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

CHAT = Table(
    "chat",
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
    Column("beat_at", BigInteger, nullable=False),
)
# Rows that are no processes:
GONE = ""
"""The id of one that remembers the last beat of all processes whose rows were removed."""
OWED = "owed "
"""How the ids of debts to the clocks begin; `started_at` and `beat_at` are the ends of their spans."""
DOUBTED = "doubted "
"""The same where a process that was not heard of may have been alive all along."""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("process_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
Index("presence_table", PRESENCE.c.table_id)
