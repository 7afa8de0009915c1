"""Alembic's entry: one connection, one transaction, one migration at a time."""

from alembic import context
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from common.database_errors import leave_values_out
from common.tables import Base

MIGRATION_LOCK = 7_205_001
"""Advisory lock: two products that start on one database don't migrate it at the same time."""


def run() -> None:
    """Migrate under the lock, and give it back whatever happens."""
    engine = create_engine(context.config.attributes["database_url"], poolclass=NullPool, hide_parameters=True)
    leave_values_out(engine)
    with engine.connect() as connection:
        connection.execute(text("select pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
        connection.commit()
        context.configure(connection=connection, target_metadata=Base.metadata)
        with context.begin_transaction():
            context.run_migrations()
        connection.commit()
    engine.dispose()


run()
