"""A post knows the language that it is written in."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0020"
down_revision: str | None = "0019"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the language, English for all present posts."""
    op.add_column("blog_posts", sa.Column("language", sa.String(length=2), server_default="en", nullable=False))
    op.create_check_constraint(op.f("ck_blog_posts_language"), "blog_posts", "language in ('en', 'es')")


def downgrade() -> None:
    """Drop the language."""
    op.drop_constraint(op.f("ck_blog_posts_language"), "blog_posts", type_="check")
    op.drop_column("blog_posts", "language")
