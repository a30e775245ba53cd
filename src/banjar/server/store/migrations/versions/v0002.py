"""Log entries, chat lines and auto-replies under these names; downtimes in a table of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

RENAMED = {"events": "log_entries", "preferences": "auto_replies", "chat": "chat_lines"}
UNKNOWN_PROCESS = "unknown"
"""The row of 0001 that remembered the last heartbeat of removed processes did not say whose it was."""


def upgrade() -> None:
    """Rename in place, and move the rows of `processes` that are no processes."""
    for old, new in RENAMED.items():
        op.rename_table(old, new)
        if op.get_bind().dialect.name == "postgresql":
            op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")
    op.execute("ALTER TABLE log_entries RENAME COLUMN seq TO number")
    op.execute("ALTER TABLE processes RENAME COLUMN beat_at TO heartbeat_at")
    op.add_column("processes", sa.Column("stopped_at", sa.BigInteger()))
    op.create_table(
        "downtimes",
        sa.Column("started_at", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("started_at", "ended_at"),
    )
    # In 0001 the ids of downtimes began with `owed ` or `doubted `, and `` was the id of all stopped processes.
    for state, prefix in (("certain", "owed "), ("doubtful", "doubted ")):
        op.execute(
            "INSERT INTO downtimes (started_at, ended_at, state)"
            f" SELECT started_at, heartbeat_at, '{state}' FROM processes WHERE id LIKE '{prefix}%'"
            " ON CONFLICT DO NOTHING"
        )
        op.execute(f"DELETE FROM processes WHERE id LIKE '{prefix}%'")
    op.execute(f"UPDATE processes SET id = '{UNKNOWN_PROCESS}', stopped_at = heartbeat_at WHERE id = ''")
