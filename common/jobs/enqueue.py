"""How a job comes to be: a row in the caller's own transaction, carried to Redis only after that has committed."""

from hashlib import sha256
from typing import Any, NamedTuple, Self
from uuid import UUID, uuid4

import msgspec
from sqlalchemy import ColumnElement, Insert, ScalarSelect, Select, func, null, select
from sqlalchemy.dialects.postgresql import insert

from common.contract import Contract
from common.job_states import UNENDED, JobState
from common.jobs.kind import Kind, Queue
from common.tables.jobs import Job


class Idempotency(NamedTuple):
    """`key`: the client's, within one call. `digest`: of what was asked for, since the key is for that alone."""

    key: str
    digest: str

    @classmethod
    def of(cls, call: str, key: str, digest: str) -> Self:
        """Make the key of a call (method and path), the client's key and the SHA-256 of the request's content."""
        return cls(sha256(f"{call} {key}".encode()).hexdigest(), digest)


def insert_job(
    kind: Kind[Any, Any],
    arguments: Contract,
    *,
    user_id: UUID | None,
    job_id: UUID | None = None,
    idempotency: Idempotency | None = None,
) -> Insert:
    """An INSERT that returns the id, the token and how many `unended` jobs of the kind the user had before.

    No row where this user already used this key for this call. Raises TypeError when `arguments` aren't the kind's.
    """
    if not isinstance(arguments, kind.arguments):
        message = f"{kind.name} takes {kind.arguments.__name__}, not {type(arguments).__name__}"
        raise TypeError(message)
    unended = _unended_of(kind, user_id) if user_id else null()
    return (
        insert(Job)
        .values(
            id=job_id or uuid4(),
            kind=kind.name,
            queue=kind.queue.value,
            user_id=user_id,
            arguments=msgspec.to_builtins(arguments),
            attempt_token=uuid4(),
            turn=_turn(kind.queue, user_id),
            idempotency_key=idempotency and idempotency.key,
            request_digest=idempotency and idempotency.digest,
        )
        .on_conflict_do_nothing(index_elements=[Job.user_id, Job.idempotency_key])
        .returning(Job.id, Job.attempt_token, unended.label("unended"))
    )


def _turn(queue: Queue, user_id: UUID | None) -> ColumnElement[int]:
    """Return the new job's turn.

    It is behind the user's own last job in the queue, and never before the next job's: nobody saves turns up.
    """
    waiting = (Job.queue == queue.value, Job.state == JobState.QUEUED)
    after_own = select(func.max(Job.turn) + 1).where(*waiting, Job.user_id.is_not_distinct_from(user_id))
    front = select(func.min(Job.turn)).where(*waiting)
    return func.greatest(func.coalesce(after_own.scalar_subquery(), 0), func.coalesce(front.scalar_subquery(), 0))


def select_job_by_key(user_id: UUID | None, idempotency: Idempotency) -> Select[Job]:
    """The job that this user enqueued under this key."""
    return select(Job).where(Job.user_id == user_id, Job.idempotency_key == idempotency.key)


def _unended_of(kind: Kind[Any, Any], user_id: UUID) -> ScalarSelect[int]:
    """Within the INSERT it doesn't see the new row."""
    mine = (Job.user_id == user_id, Job.kind == kind.name, Job.state.in_(UNENDED))
    return select(func.count()).where(*mine).scalar_subquery()
