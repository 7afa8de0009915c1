"""How many attempts took how long, by queue, kind and outcome: sums that only grow, whatever is pruned.

An attempt is counted exactly once: counting marks it in the statement that adds it up, what isn't marked yet is added
when the sums are read, and an attempt that is deleted unmarked is added up by a trigger.
"""

from sqlalchemy import TextClause, text

SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0, 900.0, 3600.0)
"""Upper bounds of the buckets; what takes longer falls into one that has none. The trigger of migration 0013 has them,
too: other bounds need a migration."""

_BOUNDS = ", ".join(map(str, SECONDS))
_ADDED_UP = f"""
select queue, kind, outcome, measure, up_to, count(*) as attempts, sum(seconds) as seconds
from %s as attempt,
    lateral (values
        ('run', greatest(0, extract(epoch from attempt.ended_at - attempt.started_at))::float8),
        ('wait', greatest(0, extract(epoch from attempt.started_at - attempt.queued_at))::float8)
    ) as measured (measure, seconds),
    lateral (select (array[{_BOUNDS}, 'Infinity']::float8[])[
        1 + width_bucket(seconds, array[{_BOUNDS}]::float8[])
    ]) as bucket (up_to)
group by queue, kind, outcome, measure, up_to
"""  # noqa: S608 - of constants


def count_attempts() -> TextClause:
    """Add what has ended since the last time to `attempt_totals`."""
    return text(f"""
        with fresh as (update job_attempts set counted = true where not counted returning *)
        insert into attempt_totals (queue, kind, outcome, measure, up_to, attempts, seconds)
        {_ADDED_UP % "fresh"}
        order by queue, kind, outcome, measure, up_to
        on conflict (queue, kind, outcome, measure, up_to) do update
        set attempts = attempt_totals.attempts + excluded.attempts, seconds = attempt_totals.seconds + excluded.seconds
    """)  # noqa: S608 - of constants


def read_totals() -> TextClause:
    """Rows (queue, kind, outcome, measure, up_to, attempts, seconds) up to this moment."""
    return text(f"""
        select queue, kind, outcome, measure, up_to, sum(attempts)::bigint as attempts, sum(seconds) as seconds
        from (
            select queue, kind, outcome, measure, up_to, attempts, seconds from attempt_totals
            union all
            {_ADDED_UP % "(select * from job_attempts where not counted)"}
        ) as summed
        group by queue, kind, outcome, measure, up_to
        order by queue, kind, outcome, measure, up_to
    """)  # noqa: S608 - of constants
