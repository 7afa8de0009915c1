"""Attempts that are deleted before they were counted are added to the totals: a counter never falls."""

from collections.abc import Sequence

from alembic import op

ADD_DELETED_ATTEMPTS = """
create function add_deleted_attempts() returns trigger language plpgsql as $$
begin
    insert into attempt_totals (queue, kind, outcome, measure, up_to, attempts, seconds)
    select queue, kind, outcome, measure, up_to, count(*), sum(seconds)
    from gone,
        lateral (values
            ('run', greatest(0, extract(epoch from gone.ended_at - gone.started_at))::float8),
            ('wait', greatest(0, extract(epoch from gone.started_at - gone.queued_at))::float8)
        ) as measured (measure, seconds),
        lateral (select (array[0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0, 900.0, 3600.0, 'Infinity']::float8[])[
            1 + width_bucket(seconds, array[0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0, 900.0, 3600.0]::float8[])
        ]) as bucket (up_to)
    where not gone.counted
    group by queue, kind, outcome, measure, up_to
    order by queue, kind, outcome, measure, up_to
    on conflict (queue, kind, outcome, measure, up_to) do update
    set attempts = attempt_totals.attempts + excluded.attempts, seconds = attempt_totals.seconds + excluded.seconds;
    return null;
end $$
"""
ON_DELETION = """
create trigger add_deleted_attempts after delete on job_attempts
referencing old table as gone for each statement execute function add_deleted_attempts()
"""

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the totals of deleted attempts."""
    op.execute(ADD_DELETED_ATTEMPTS)
    op.execute(ON_DELETION)


def downgrade() -> None:
    """Drop the totals: counters fall again when attempts are deleted."""
    op.execute("drop trigger add_deleted_attempts on job_attempts")
    op.execute("drop function add_deleted_attempts()")
