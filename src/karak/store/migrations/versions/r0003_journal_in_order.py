"""A journal in the order in which moves come: a commit changes its end and nothing else of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

WAITING = sa.text(
    "SELECT table_id, number, at, data, snapshot FROM journal ORDER BY table_id, number"
)


def upgrade() -> None:
    """Make the journal anew, with the moves that are in it: never more than a few thousand."""
    waiting = [dict(row) for row in op.get_bind().execute(WAITING).mappings()]
    op.drop_table("journal")
    journal = op.create_table(
        "journal",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.PrimaryKeyConstraint("seq", name="pk_journal"),
    )
    op.bulk_insert(journal, waiting)
