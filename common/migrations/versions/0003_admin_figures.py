"""Indexes for the admins' figures, lists and charts, and for forgetting old addresses."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the indexes that the admins' figures need."""
    op.create_index("ix_analytics_events_time", "analytics_events", ["created_at", "id"], unique=False)
    op.create_index(
        "ix_analytics_events_addressed",
        "analytics_events",
        ["created_at"],
        unique=False,
        postgresql_where=sa.text("ip_address is not null or user_agent is not null"),
    )
    op.create_index("ix_generated_documents_created_at", "generated_documents", ["created_at"], unique=False)
    op.create_index("ix_users_created_at", "users", ["created_at", "id"], unique=False)


def downgrade() -> None:
    """Drop the indexes."""
    op.drop_index("ix_users_created_at", table_name="users")
    op.drop_index("ix_generated_documents_created_at", table_name="generated_documents")
    op.drop_index("ix_analytics_events_addressed", table_name="analytics_events")
    op.drop_index("ix_analytics_events_time", table_name="analytics_events")
