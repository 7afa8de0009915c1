"""How many jobs of a filter are in each state."""

import msgspec
from sqlalchemy import func, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from common.job_states import UNENDED, JobState
from common.tables import Job
from web_api.admin.job_filter import JobFilter, criteria

ENDED_COUNTED = 10_000
"""Jobs of months may have ended; so many of the last ones tell what an admin looks for, and cost some milliseconds."""


class JobCounts(msgspec.Struct, rename="camel"):
    """`states`: each state with its jobs, 0 where it has none.

    `more_ended`: more jobs have ended than were counted, so the figures of states that end a job are lower bounds.
    """

    states: dict[JobState, int]
    more_ended: bool


async def count_jobs(session: AsyncSession, job_filter: JobFilter) -> JobCounts:
    """Count jobs by state: all that wait or run, and the last ones that ended. The filter's own state is ignored."""
    asked = msgspec.structs.replace(job_filter, state=None)
    wanted = await criteria(session, asked)
    unended = select(Job.state).where(*wanted, Job.state.in_(UNENDED))
    ended = (
        select(Job.state)
        .where(*wanted, Job.ended_at.is_not(None))
        .order_by(Job.ended_at.desc())
        .limit(ENDED_COUNTED + 1)
    )
    both = union_all(unended, select(ended.subquery())).subquery()
    found = await session.execute(select(both.c.state, func.count()).group_by(both.c.state))
    states = dict.fromkeys(JobState, 0) | {JobState(state): count for state, count in found}
    over = sum(count for state, count in states.items() if state.ended)
    return JobCounts(states, more_ended=over > ENDED_COUNTED)
