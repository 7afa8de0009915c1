"""What an uploaded resume added is looked over; a level or an employer that a resume didn't give is stored as such."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0018"
down_revision: str | None = "0017"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

PLACEHOLDERS = (
    r"^Company not given$|\m(Company Name|Employer Name|Name of (Company|Employer)|Nombre de la (Empresa|Compañía))\M"
)


def upgrade() -> None:
    """Add reviews and assumed levels, and remove placeholders for employers."""
    op.create_table(
        "resume_reviews",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("file_name", sa.String(length=255), nullable=False),
        sa.Column("contents", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_resume_reviews_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_resume_reviews")),
    )
    op.create_index("ix_resume_reviews_created_at", "resume_reviews", ["created_at"])
    op.create_index(op.f("ix_resume_reviews_user_id"), "resume_reviews", ["user_id"])
    op.add_column(
        "equipment_skills",
        sa.Column("proficiency_assumed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    jobs = sa.table("work_experiences", sa.column("job_title"), sa.column("company_name"))
    op.execute(jobs.update().where(jobs.c.company_name.regexp_match(PLACEHOLDERS)).values(company_name=""))
    op.execute(jobs.update().where(jobs.c.job_title == "Job title not given").values(job_title=""))


def downgrade() -> None:
    """Drop the reviews; placeholders for employers don't come back."""
    op.drop_column("equipment_skills", "proficiency_assumed")
    op.drop_table("resume_reviews")
