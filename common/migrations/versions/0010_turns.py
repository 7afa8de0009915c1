"""Jobs take turns between users, and an idempotency key remembers what it was used for."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

QUEUED = sa.text("state = 'queued'")


def upgrade() -> None:
    """Turns, in the two orders that a claim and an insertion ask for."""
    op.add_column("jobs", sa.Column("turn", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("jobs", sa.Column("request_digest", sa.String(length=64), nullable=True))
    op.create_index("ix_jobs_turns", "jobs", ["queue", "turn", "queued_at"], unique=False, postgresql_where=QUEUED)
    op.create_index("ix_jobs_own_turns", "jobs", ["queue", "user_id", "turn"], unique=False, postgresql_where=QUEUED)


def downgrade() -> None:
    """Drop the turns."""
    op.drop_index("ix_jobs_own_turns", table_name="jobs", postgresql_where=QUEUED)
    op.drop_index("ix_jobs_turns", table_name="jobs", postgresql_where=QUEUED)
    op.drop_column("jobs", "request_digest")
    op.drop_column("jobs", "turn")
