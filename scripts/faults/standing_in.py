"""Work that stands in for every kind's own, so that a pool can be watched without what the kinds need."""

import sys
from collections.abc import Callable
from types import ModuleType
from uuid import UUID

from common.jobs.kinds import JobKind
from common.tables import GeneratedDocument
from workers.runtime.running_job import RunningJob


def stand_in(run: Callable[..., None]) -> None:
    """As the `run` of every kind; call it before the pool looks for their modules."""
    for kind in JobKind:
        module = ModuleType(kind.module)
        module.run = run  # type: ignore[attr-defined]
        sys.modules[kind.module] = module


def set_deadline(kind: JobKind, seconds: float) -> None:
    """So that an attempt that hangs is seen to end within somebody's patience."""
    object.__setattr__(kind.value, "deadline_seconds", seconds)


def empty_document(document_id: UUID, job: RunningJob, *, title: str = "", content: str = "") -> GeneratedDocument:
    """The least that a job of `generate_document` can store."""
    return GeneratedDocument(
        id=document_id,
        user_id=job.owner_id,
        job_id=job.id,
        type="resume",
        title=title,
        content=content,
        draft={},
        job_description="",
        profile_fingerprint="",
    )
