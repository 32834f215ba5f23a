"""A journal for moves on their way into the logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the journal."""
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
        sqlite_with_rowid=False,
    )
