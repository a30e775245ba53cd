"""People who look for a game, and how many are connected to each process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of searches and the count of people."""
    op.create_table(
        "seeks",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("made_from", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("bots_at", sa.BigInteger()),
        sa.Column("table_id", sa.Text()),
        sa.Column("paired_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("identity"),
    )
    op.create_index("seeks_seen", "seeks", ["seen_at"])
    op.add_column("processes", sa.Column("people", sa.BigInteger()))
