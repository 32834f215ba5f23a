"""Tables with their logs, snapshots and leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table(name: str) -> list[sa.Column[str] | sa.ForeignKeyConstraint]:
    """Name the table that a row belongs to."""
    return [
        sa.Column("table_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
        ),
    ]


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("meta", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.CheckConstraint("phase IN ('lobby', 'playing', 'finished')", name="phase"),
    )
    op.create_index("ix_tables_phase_changed_id", "tables", ["phase", "changed", "id"])
    op.create_index("ix_tables_changed_id", "tables", ["changed", "id"])
    op.create_table(
        "entries",
        *_of_table("entries"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        *_of_table("snapshots"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshots"),
    )
    op.create_table(
        "leases",
        *_of_table("leases"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", name="pk_leases"),
    )
    op.create_index("ix_leases_due", "leases", ["due"])
