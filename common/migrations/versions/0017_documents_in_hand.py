"""Documents can be edited, in versions, and are shown as pictures of their pages."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0017"
down_revision: str | None = "0016"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

DOCUMENTS = "generated_documents"
JSONB = postgresql.JSONB(astext_type=sa.Text())


def upgrade() -> None:
    """Add findings and versions: present documents have no findings, and each is its first version."""
    op.add_column(DOCUMENTS, sa.Column("findings", JSONB, server_default="{}", nullable=False))
    op.add_column(DOCUMENTS, sa.Column("version", sa.Integer(), server_default="1", nullable=False))
    op.add_column(DOCUMENTS, sa.Column("edited_at", sa.DateTime(timezone=True), nullable=True))
    op.create_table(
        "document_versions",
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("document_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=300), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("draft", JSONB, nullable=False),
        sa.Column("findings", JSONB, nullable=False),
        sa.Column("replaced_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        _of_document("document_versions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_document_versions")),
        sa.UniqueConstraint("document_id", "number", name=op.f("uq_document_versions_document_id_number")),
    )
    op.create_table(
        "document_pages",
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("document_id", sa.Uuid(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("template", sa.String(length=60), nullable=False),
        sa.Column("paper", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("lines", JSONB, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        _of_document("document_pages"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_document_pages")),
        sa.UniqueConstraint("document_id", "version", "template", "paper", "number", name="document_pages_look"),
    )


def downgrade() -> None:
    """Pages are drawn again when they are asked for; earlier versions go."""
    op.drop_table("document_pages")
    op.drop_table("document_versions")
    for column in ("edited_at", "version", "findings"):
        op.drop_column(DOCUMENTS, column)


def _of_document(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["document_id"], [f"{DOCUMENTS}.id"], name=op.f(f"fk_{table}_document_id"), ondelete="CASCADE"
    )
