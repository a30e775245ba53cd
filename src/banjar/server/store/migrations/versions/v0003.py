"""Where public tables were made from; moderation and sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what each part needs."""
    _add_makers()
    _add_moderation()
    _add_sessions()


def _add_moderation() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("effect", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("audit_log_at", "audit_log", ["at"])


def _add_sessions() -> None:
    op.create_table(
        "identity_generations",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("generation", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("identity"),
    )
    op.create_table(
        "recovery_links",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("identity"),
    )
    op.create_index("recovery_links_token", "recovery_links", ["token_hash"])
    op.create_table(
        "retired_keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("retired_at", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", "retired_at"),
    )


def _add_makers() -> None:
    op.add_column("tables", sa.Column("made_from", sa.Text()))
