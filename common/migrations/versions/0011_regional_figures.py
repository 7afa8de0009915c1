"""Openings and pay in the regions of California; slots of schedules that begin with the next one."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0011"
down_revision: str | None = "0010"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """The figures come with the product and by imports; nothing of them was stored before."""
    op.create_table(
        "regional_areas",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("counties", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_regional_areas")),
        sa.UniqueConstraint("name", name=op.f("uq_regional_areas_name")),
    )
    op.create_table(
        "regional_occupations",
        sa.Column("soc_code", sa.String(length=7), nullable=False),
        sa.Column("title", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("soc_code", name=op.f("pk_regional_occupations")),
    )
    op.create_table(
        "regional_releases",
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("period", sa.String(length=9), nullable=False),
        sa.Column("state_period", sa.String(length=9), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("changes", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("imported_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("checked_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_regional_releases")),
    )
    op.create_table(
        "regional_figures",
        sa.Column("soc_code", sa.String(length=7), nullable=False),
        sa.Column("area_id", sa.SmallInteger(), nullable=False),
        sa.Column("base_employment", sa.Integer(), nullable=False),
        sa.Column("projected_employment", sa.Integer(), nullable=False),
        sa.Column("percent_change", sa.Numeric(precision=9, scale=1), nullable=False),
        sa.Column("openings", sa.Integer(), nullable=False),
        sa.Column("median_hourly_wage", sa.Numeric(precision=9, scale=2), nullable=True),
        sa.Column("median_annual_wage", sa.Numeric(precision=11, scale=2), nullable=True),
        sa.ForeignKeyConstraint(["area_id"], ["regional_areas.id"], name=op.f("fk_regional_figures_area_id")),
        sa.ForeignKeyConstraint(
            ["soc_code"], ["regional_occupations.soc_code"], name=op.f("fk_regional_figures_soc_code")
        ),
        sa.PrimaryKeyConstraint("soc_code", "area_id", name=op.f("pk_regional_figures")),
    )
    op.alter_column("schedule_slots", "job_id", existing_type=sa.UUID(), nullable=True)


def downgrade() -> None:
    """Left-out slots have no job, so they go."""
    op.execute("delete from schedule_slots where job_id is null")
    op.alter_column("schedule_slots", "job_id", existing_type=sa.UUID(), nullable=False)
    op.drop_table("regional_figures")
    op.drop_table("regional_releases")
    op.drop_table("regional_occupations")
    op.drop_table("regional_areas")
