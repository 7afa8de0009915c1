"""A document may be printed in more than one look: format, template and paper."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0014"
down_revision: str | None = "0013"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

TABLE = "document_files"


def upgrade() -> None:
    """Add template and paper to documents' files: those printed until now are "classic" on Letter."""
    op.add_column(TABLE, sa.Column("template", sa.String(length=60), server_default="classic", nullable=False))
    op.add_column(TABLE, sa.Column("paper", sa.String(length=10), server_default="letter", nullable=False))
    op.drop_constraint(op.f("uq_document_files_document_id_format"), TABLE, type_="unique")
    op.create_unique_constraint("document_files_look", TABLE, ["document_id", "format", "template", "paper"])


def downgrade() -> None:
    """Other looks are printed again when they are asked for."""
    op.execute("delete from document_files where (format, template, paper) <> ('pdf', 'classic', 'letter')")
    op.drop_constraint("document_files_look", TABLE, type_="unique")
    op.create_unique_constraint(op.f("uq_document_files_document_id_format"), TABLE, ["document_id", "format"])
    op.drop_column(TABLE, "paper")
    op.drop_column(TABLE, "template")
