"""Where public tables were made from."""

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


def _add_makers() -> None:
    op.add_column("tables", sa.Column("made_from", sa.Text()))
