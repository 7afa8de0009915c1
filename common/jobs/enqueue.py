"""How a job comes to be: a row in the caller's own transaction, carried to Redis only after that has committed."""

from typing import Any
from uuid import UUID, uuid4

import msgspec
from sqlalchemy import Insert, Select, select
from sqlalchemy.dialects.postgresql import insert

from common.jobs.kind import Contract, Kind
from common.tables.jobs import Job


def insert_job(
    kind: Kind[Any, Any],
    arguments: Contract,
    *,
    user_id: UUID | None,
    job_id: UUID | None = None,
    idempotency_key: str | None = None,
) -> Insert:
    """An INSERT that returns the id and the token, or no row where this user already used this key for this kind.

    Raises TypeError when `arguments` aren't those of the kind.
    """
    if not isinstance(arguments, kind.arguments):
        message = f"{kind.name} takes {kind.arguments.__name__}, not {type(arguments).__name__}"
        raise TypeError(message)
    return (
        insert(Job)
        .values(
            id=job_id or uuid4(),
            kind=kind.name,
            queue=kind.queue.value,
            user_id=user_id,
            arguments=msgspec.to_builtins(arguments),
            attempt_token=uuid4(),
            idempotency_key=_key_within(kind, idempotency_key),
        )
        .on_conflict_do_nothing(index_elements=[Job.user_id, Job.idempotency_key])
        .returning(Job.id, Job.attempt_token)
    )


def select_job_by_key(kind: Kind[Any, Any], user_id: UUID | None, idempotency_key: str) -> Select[Job]:
    """The job that this user enqueued under this key."""
    return select(Job).where(
        Job.user_id == user_id,
        Job.idempotency_key == _key_within(kind, idempotency_key),
    )


def _key_within(kind: Kind[Any, Any], idempotency_key: str | None) -> str | None:
    return idempotency_key and f"{kind.name}:{idempotency_key}"
