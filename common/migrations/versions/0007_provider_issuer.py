"""An OpenID issuer's address fits into `users.auth_provider`."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Rewrites no row: Postgres only forgets the shorter limit."""
    op.alter_column("users", "auth_provider", existing_type=sa.String(50), type_=sa.String(500))


def downgrade() -> None:
    """Fails while somebody's issuer is longer, rather than cut it off."""
    op.alter_column("users", "auth_provider", existing_type=sa.String(500), type_=sa.String(50))
