"""An attempt that this worker holds."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Engine

from common.jobs.endings import claim
from common.jobs.kinds import JobKind


@dataclass(frozen=True)
class ClaimedAttempt:
    """What the claim gave. `percent`: as far as earlier attempts came, so that progress never falls."""

    job_id: UUID
    token: UUID
    kind: JobKind
    user_id: UUID | None
    arguments: dict[str, Any]
    number: int
    percent: int


def claim_attempt(engine: Engine, job_id: UUID, token: UUID, *, worker: str, lease: timedelta) -> ClaimedAttempt | None:
    """Queued -> running under this token; None when the token is no longer the job's, or somebody else was first."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        row = connection.execute(claim(job_id, token, worker=worker, lease=lease)).one_or_none()
    if row is None:
        return None
    return ClaimedAttempt(
        job_id=job_id,
        token=token,
        kind=JobKind.from_label(row.kind),
        user_id=row.user_id,
        arguments=row.arguments,
        number=row.attempt,
        percent=(row.progress or {}).get("percent", 0),
    )
