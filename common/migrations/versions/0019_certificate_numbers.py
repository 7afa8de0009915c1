"""A certificate keeps the number that stands on its card."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0019"
down_revision: str | None = "0018"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the number, empty for all present certificates."""
    op.add_column("certifications", sa.Column("number", sa.String(length=60), nullable=True))


def downgrade() -> None:
    """Drop the numbers."""
    op.drop_column("certifications", "number")
