"""Messages on their way, and links by which a forgotten password is set anew."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the tables of e-mail messages and password resets."""
    op.create_table(
        "mails",
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("kind", sa.String(length=30), nullable=False),
        sa.Column("recipient", sa.String(length=320), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint(
            "kind in ('password_reset', 'password_changed', 'email_changed')", name=op.f("ck_mails_kind")
        ),
        sa.CheckConstraint("language in ('en', 'es')", name=op.f("ck_mails_language")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_mails_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mails")),
    )
    op.create_index(op.f("ix_mails_user_id"), "mails", ["user_id"], unique=False)
    op.create_table(
        "password_resets",
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_password_resets_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_password_resets")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_password_resets_token_hash")),
    )


def downgrade() -> None:
    """Drop the tables of e-mail messages and password resets."""
    op.drop_table("password_resets")
    op.drop_index(op.f("ix_mails_user_id"), table_name="mails")
    op.drop_table("mails")
