"""Education, spoken languages and references."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0015"
down_revision: str | None = "0014"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def _owned(*columns: sa.Column[object]) -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        *columns,
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
    ]


def upgrade() -> None:
    """Add the tables of education, languages and references, which are empty."""
    op.create_table(
        "education",
        *_owned(
            sa.Column("school", sa.String(length=200), nullable=False),
            sa.Column("credential", sa.String(length=200), nullable=True),
            sa.Column("hours", sa.Integer(), nullable=True),
            sa.Column("start_date", sa.Date(), nullable=True),
            sa.Column("end_date", sa.Date(), nullable=True),
        ),
        sa.CheckConstraint(
            "end_date is null or start_date is null or end_date >= start_date",
            name=op.f("ck_education_ends_after_start"),
        ),
        sa.CheckConstraint("hours between 1 and 50000", name=op.f("ck_education_hours")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_education_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_education")),
    )
    op.create_index(op.f("ix_education_user_id"), "education", ["user_id"])
    op.create_table(
        "languages",
        *_owned(
            sa.Column("name", sa.String(length=200), nullable=False),
            sa.Column("level", sa.String(length=20), nullable=False),
        ),
        sa.CheckConstraint("level in ('Basic', 'Conversational', 'Fluent', 'Native')", name=op.f("ck_languages_level")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_languages_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_languages")),
    )
    op.create_index(op.f("ix_languages_user_id"), "languages", ["user_id"])
    op.create_table(
        "reference_details",
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("on_request", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column(
            "people",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'[]'::jsonb"),
            nullable=False,
        ),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_reference_details_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_reference_details")),
    )


def downgrade() -> None:
    """Drop the tables; what people entered is lost."""
    op.drop_table("reference_details")
    op.drop_table("languages")
    op.drop_table("education")
