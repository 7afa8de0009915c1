"""Links to send: a document's page at an address that can't be guessed."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0016"
down_revision: str | None = "0015"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

TABLE = "document_links"


def upgrade() -> None:
    """Off for every document until its owner wants one."""
    op.create_table(
        TABLE,
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("document_id", sa.Uuid(), nullable=False),
        sa.Column("path_key", sa.String(length=40), nullable=False),
        sa.Column("template", sa.String(length=60), nullable=False),
        sa.Column("openings", sa.Integer(), server_default="0", nullable=False),
        sa.Column("last_opened_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_document_links_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["document_id"],
            ["generated_documents.id"],
            name=op.f("fk_document_links_document_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_document_links")),
        sa.UniqueConstraint("document_id", name=op.f("uq_document_links_document_id")),
        sa.UniqueConstraint("path_key", name=op.f("uq_document_links_path_key")),
    )
    op.create_index(op.f("ix_document_links_user_id"), TABLE, ["user_id"])


def downgrade() -> None:
    """Drop the links: every one of them ends."""
    op.drop_table(TABLE)
