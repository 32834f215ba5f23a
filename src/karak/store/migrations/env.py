"""Runs migrations on the connection that `karak.store.migrating` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from karak.store.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
