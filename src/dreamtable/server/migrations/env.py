"""Where Alembic finds the connection and the tables."""

from alembic import context

from dreamtable.server.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
