"""One request for a job: enqueued with what belongs to it, and answered as the request wants it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from sqlalchemy.ext.asyncio import AsyncSession

from common.contract import Contract
from common.jobs.enqueue import Idempotency, select_job_by_key
from common.jobs.kind import Kind
from common.settings import Settings
from common.tables import User
from web_api.http.forms import InvalidError
from web_api.http.forms import Problem as FormProblem
from web_api.jobs.dispatcher import EnqueuedJob, JobQueue
from web_api.jobs.representations import Representations, asks_for_the_job
from web_api.jobs.uploads import STORED_AT_ONCE, NewUpload, store
from web_api.sessions import DatabaseSession, SignedIn

MAX_KEY_LENGTH = 150

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
    upload_bytes: int
    """The most of uploads that one user may have waiting."""

    async def __call__(
        self,
        kind: Kind[Arguments, Result],
        arguments: Arguments,
        to_response: ToResponse[Result],
        *,
        upload: NewUpload | None = None,
    ) -> Response[Any]:
        """Commit the job, with the upload that it reads, and wait, stream or answer 202, as the request asks.

        A repeated Idempotency-Key gives the first job. UserError when the job fails, or its key was misused.
        """
        if not asks_for_the_job(self.request):
            return await to_response(await self.result(kind, arguments, upload))
        owner_id = self.user.id
        async with self._storing(upload):
            job = await self._insert(kind, arguments, upload)
            await self.job_queue.commit(self.session, job)
        return await self.representations.the_job(self.request, self.session, job.id, owner_id=owner_id)

    async def result(
        self, kind: Kind[Arguments, Result], arguments: Arguments, upload: NewUpload | None = None
    ) -> Result:
        """Commit the job and wait for its result. Holds no database connection meanwhile."""
        async with AsyncExitStack() as storing:
            await storing.enter_async_context(self._storing(upload))
            job = await self._insert(kind, arguments, upload)

            async def begin() -> None:
                await self.job_queue.commit(self.session, job)
                await storing.aclose()

            if job.is_new:
                result = await self.representations.result_of_new(job.id, kind.name, begin)
            else:
                await begin()
                result = await self.representations.result(job.id)
        return msgspec.convert(result, kind.result)

    async def was_asked_before(self) -> bool:
        """Whether this very request, by its Idempotency-Key, has a job already."""
        idempotency = await self._idempotency(None)
        if idempotency is None:
            return False
        return await self.session.scalar(select_job_by_key(self.user.id, idempotency)) is not None

    async def _insert(self, kind: Kind[Any, Any], arguments: Contract, upload: NewUpload | None) -> EnqueuedJob:
        """Insert the job and its upload, without committing."""
        idempotency = await self._idempotency(upload)
        job = await self.job_queue.enqueue(self.session, kind, arguments, user_id=self.user.id, idempotency=idempotency)
        if job.is_new and upload is not None:
            await store(self.session, upload, user_id=self.user.id, job_id=job.id)
        return job

    @asynccontextmanager
    async def _storing(self, upload: NewUpload | None) -> AsyncIterator[None]:
        """Wait for an upload's turn without a database connection, and let go of it afterwards."""
        if upload is None:
            yield
            return
        await self.session.commit()
        async with STORED_AT_ONCE:
            yield
        await upload.close()

    async def _idempotency(self, upload: NewUpload | None) -> Idempotency | None:
        """An upload is its file: the form around it has another boundary each time."""
        key = self.request.headers.get("idempotency-key")
        if key is None:
            return None
        if not 0 < len(key) <= MAX_KEY_LENGTH:
            raise InvalidError(FormProblem.IDEMPOTENCY_KEY, limit=MAX_KEY_LENGTH)
        digest = await upload.digest() if upload else sha256(await self.request.body()).hexdigest()
        return Idempotency.of(f"{self.request.method} {self.request.url.path}", key, digest)


def provide_run_job(  # noqa: PLR0917 - by name, from the framework
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    user: SignedIn,
    job_queue: NamedDependency[JobQueue],
    representations: NamedDependency[Representations],
    settings: NamedDependency[Settings],
) -> RunJob:
    """Make the request's `RunJob`."""
    upload_bytes = settings.upload_megabytes_per_user * 1024**2
    return RunJob(request, session, user, job_queue, representations, upload_bytes)
