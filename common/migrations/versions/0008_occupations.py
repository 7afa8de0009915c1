"""What an occupation is called, what is expected of it, and the O*NET release that serves."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "occupation_names",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("onet_soc_code", sa.String(10), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("weight", sa.SmallInteger(), nullable=False),
        sa.Column(
            "words",
            postgresql.TSVECTOR(),
            sa.Computed("to_tsvector('simple', folded)", persisted=True),
            nullable=False,
        ),
        sa.CheckConstraint("language in ('en', 'es')", name=op.f("ck_occupation_names_language")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_occupation_names")),
    )
    op.create_index(op.f("ix_occupation_names_onet_soc_code"), "occupation_names", ["onet_soc_code"])
    op.create_index("ix_occupation_names_words", "occupation_names", ["words"], postgresql_using="gin")
    op.create_table(
        "occupation_outlooks",
        sa.Column("soc_code", sa.String(7), nullable=False),
        sa.Column("growth_percent", sa.Numeric(6, 1), nullable=True),
        sa.Column("growth_period", sa.String(20), nullable=True),
        sa.Column("education", sa.String(30), nullable=True),
        sa.Column("experience", sa.String(30), nullable=True),
        sa.Column("training", sa.String(30), nullable=True),
        sa.Column("median_hourly_wage", sa.Numeric(8, 2), nullable=True),
        sa.Column("median_annual_wage", sa.Numeric(10, 2), nullable=True),
        sa.Column("annual_openings", sa.Integer(), nullable=True),
        sa.Column("california_period", sa.String(20), nullable=True),
        sa.Column("published_as", sa.String(7), nullable=True),
        sa.PrimaryKeyConstraint("soc_code", name=op.f("pk_occupation_outlooks")),
    )
    op.create_table(
        "occupation_releases",
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("imported_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_occupation_releases")),
        sa.UniqueConstraint("fingerprint", name=op.f("uq_occupation_releases_fingerprint")),
    )
    op.execute(
        "delete from job_profiles"
    )  # nothing has ever filled it but by hand; an import brings what belongs there
    op.add_column("job_profiles", sa.Column("soc_code", sa.String(7), nullable=False))
    op.add_column("job_profiles", sa.Column("title_es", sa.String(200), nullable=True))
    op.add_column("job_profiles", sa.Column("job_zone", sa.SmallInteger(), nullable=True))
    op.create_index(op.f("ix_job_profiles_soc_code"), "job_profiles", ["soc_code"])


def downgrade() -> None:
    op.drop_index(op.f("ix_job_profiles_soc_code"), "job_profiles")
    for column in ("job_zone", "title_es", "soc_code"):
        op.drop_column("job_profiles", column)
    for table in ("occupation_releases", "occupation_outlooks", "occupation_names"):
        op.drop_table(table)
