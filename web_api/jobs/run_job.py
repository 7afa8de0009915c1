"""One request for a job: enqueued with what belongs to it, and answered as the request wants it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from uuid import UUID

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.kind import Contract, Kind
from common.tables import Base, User
from web_api.auth.sessions import DatabaseSession, SignedIn, current_sid
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.representations import Representations

Arguments = TypeVar("Arguments", bound=Contract)
Result = TypeVar("Result", bound=Contract)
ToResponse = Callable[[Result], Awaitable[Response[Any]]]
"""Makes the specification's response out of the job's result."""


@dataclass(frozen=True)
class RunJob:
    """The dependency `run_job`. Handlers that use it say so: `@post(..., runs=KIND, streams=True)`."""

    request: Request[Any, Any, Any]
    session: AsyncSession
    user: User
    job_queue: JobQueue
    representations: Representations

    async def __call__(
        self,
        kind: Kind[Arguments, Result],
        arguments: Arguments,
        to_response: ToResponse[Result],
        *,
        alongside: Callable[[UUID], Base] | None = None,
    ) -> Response[Any]:
        """Commit the job, with a row that belongs to it, and wait, stream or answer 202, as the request asks.

        A repeated Idempotency-Key gives the first job. UserError when the job fails, or its key was misused.
        """

        async def answer(result: dict[str, Any]) -> Response[Any]:
            return await to_response(msgspec.convert(result, kind.result))

        job_id = await self._enqueue(kind, arguments, alongside)
        return await self.representations.respond(self.request, job_id, current_sid(self.request), answer)

    async def result(self, kind: Kind[Arguments, Result], arguments: Arguments) -> Result:
        """Commit the job and wait for its result. Holds no database connection meanwhile."""
        job_id = await self._enqueue(kind, arguments, None)
        return msgspec.convert(await self.representations.result(job_id), kind.result)

    async def _enqueue(
        self, kind: Kind[Any, Any], arguments: Contract, alongside: Callable[[UUID], Base] | None
    ) -> UUID:
        key = self.request.headers.get("idempotency-key")
        job = await self.job_queue.enqueue(self.session, kind, arguments, user_id=self.user.id, idempotency_key=key)
        if job.is_new and alongside:
            self.session.add(alongside(job.id))
        await self.job_queue.commit(self.session, job)
        return job.id


def provide_run_job(
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    user: SignedIn,
    job_queue: NamedDependency[JobQueue],
    representations: NamedDependency[Representations],
) -> RunJob:
    """One per request."""
    return RunJob(request, session, user, job_queue, representations)
