"""One request for a job: who asks, how it is enqueued, and how it is answered."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import BUG_CODE
from common.jobs.contracts import Contract
from common.jobs.kinds import JobKind
from common.tables import Base, User
from web_api.auth.sessions import DatabaseSession, SignedIn, current_sid
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.representations import Answer, JobAccepted, Representations

JOB_RESPONSES = {
    202: ResponseSpec(
        JobAccepted,
        generate_examples=False,  # a random one would make every OpenAPI document another
        description="With `Prefer: respond-async`: the job goes on; see `Location`.",
    ),
}
"""What every call that runs a job may answer beside its own response. With `Accept: text/event-stream`: its events."""

JOB_REFUSALS = ("cancelled", "idempotency_key_reused", "still_running", "timed_out", BUG_CODE)
"""What every such call may be refused with; what its worker refuses has codes of its own, mostly."""


@dataclass(frozen=True)
class JobCalls:
    """The dependency `job_calls`."""

    request: Request[Any, Any, Any]
    session: AsyncSession
    user: User
    job_queue: JobQueue
    representations: Representations

    async def enqueue(
        self, kind: JobKind, arguments: Contract, *, alongside: Callable[[UUID], Base] | None = None
    ) -> UUID:
        """Commit a job, with a row that belongs to it, and carry it. A repeated Idempotency-Key gives the first job."""
        job = await self.job_queue.enqueue(
            self.session,
            kind,
            arguments,
            user_id=self.user.id,
            idempotency_key=self.request.headers.get("idempotency-key"),
        )
        if job.is_new and alongside:
            self.session.add(alongside(job.id))
        await self.job_queue.commit(self.session, job)
        return job.id

    async def respond(self, job_id: UUID, answer: Answer) -> Response[Any]:
        """As the request wants it; `answer` makes the specification's response out of the job's result."""
        return await self.representations.respond(self.request, job_id, current_sid(self.request), answer)

    async def result(self, job_id: UUID) -> dict[str, Any]:
        """Wait for it. Holds no database connection meanwhile, since `enqueue` has committed."""
        return await self.representations.result(job_id)


def provide_job_calls(
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    user: SignedIn,
    job_queue: NamedDependency[JobQueue],
    representations: NamedDependency[Representations],
) -> JobCalls:
    """One per request."""
    return JobCalls(request, session, user, job_queue, representations)
