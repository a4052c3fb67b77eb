"""What Alembic runs around the steps in `versions/`: on the connection, and in the transaction, of `migrate`."""

from alembic import context

from limner.kit.database import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
