"""Work that stands in for every kind's own, so that a pool can be watched without what the kinds need."""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any
from uuid import UUID

from common.jobs.kind import Kind
from common.jobs.kinds import KINDS
from common.tables import GeneratedDocument
from workers.runtime.running_job import RunningJob


def stand_in(run: Callable[..., None]) -> None:
    """Use `run` for every kind; call this before the pool looks for the kinds' modules.

    It prints nothing, and may write where only whoever began it may.
    """
    for kind in KINDS.values():
        object.__setattr__(kind, "prints_pages", False)
        module = ModuleType(kind.worker_module)
        module.run = run  # type: ignore[attr-defined]
        sys.modules[kind.worker_module] = module


def set_deadline(kind: Kind[Any, Any], seconds: float) -> None:
    """Set a kind's deadline, so that an attempt that hangs ends soon enough for a test."""
    object.__setattr__(kind, "deadline_seconds", seconds)


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
