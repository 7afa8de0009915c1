"""What a job's error was said with; owners are told of endings by the statement that ends, no longer by a trigger."""

from collections.abc import Sequence
from importlib import import_module

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Jobs keep the parameters of their error. The trigger of 0005 knew its kinds by a list of its own."""
    op.add_column("jobs", sa.Column("error_params", postgresql.JSONB(astext_type=sa.Text()), nullable=True))
    op.execute("drop trigger notify_of_ending on jobs")
    op.execute("drop function notify_of_ending()")


def downgrade() -> None:
    """Bring back the trigger, without the error's parameters."""
    triggers = import_module("common.migrations.versions.0005_notifications")
    op.execute(triggers.NOTIFY_OF_ENDING)
    op.execute(triggers.ON_ENDING)
    op.drop_column("jobs", "error_params")
