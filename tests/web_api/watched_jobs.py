"""Jobs whose streams tests look at."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import httpx
from sqlalchemy.orm import Session

from common import tables
from common.job_states import JobState


def running_job(person: httpx.Client, database: Session) -> UUID:
    """A job of theirs that some worker is busy with, for longer than any test."""
    job = tables.Job(
        user_id=UUID(person.get("/api/auth/user").json()["id"]),
        kind="generate_document",
        queue="interactive",
        arguments={},
        state=JobState.RUNNING,
        lease_until=datetime.now(UTC) + timedelta(hours=1),
    )
    database.add(job)
    database.commit()
    return job.id
