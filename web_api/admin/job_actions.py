"""Retry, cancel and discard: one job, or those of a filter."""

from dataclasses import dataclass
from typing import Any, Literal
from uuid import UUID

import msgspec
import structlog
from litestar.di import NamedDependency
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.job_states import UNENDED, JobState
from common.jobs.kind import Queue
from common.jobs.kinds import KINDS
from common.jobs.transitions import retry
from common.tables import Job, Upload, User
from web_api.admin.audit import note
from web_api.admin.job_filter import AT_ONCE, JobFilter, criteria, find_user
from web_api.jobs.dispatcher import JobQueue
from web_api.sessions import DatabaseSession

log = structlog.get_logger()

Action = Literal["retry", "cancel", "discard"]
REPEATABLE = (JobState.FAILED, JobState.CANCELLED)
ACTS_ON: dict[Action, tuple[JobState, ...]] = {
    "retry": REPEATABLE,
    "cancel": tuple(UNENDED),
    "discard": REPEATABLE,
}
_KINDS = [kind.name for kind in KINDS.values()]
_KINDS_WITH_UPLOAD = [kind.name for kind in KINDS.values() if "upload_id" in kind.arguments.__struct_fields__]
_HAS_ALL_IT_NEEDS = and_(
    Job.kind.in_(_KINDS), or_(Job.kind.not_in(_KINDS_WITH_UPLOAD), exists().where(Upload.job_id == Job.id))
)


class ActionRequest(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """With `dryRun` nothing is changed; `changed` then says how many would be. Misspelt, it would be carried out."""

    filter: JobFilter
    dry_run: bool = False


class ActionResult(msgspec.Struct, rename="camel"):
    """`refused`: can't be retried, because the upload went when the job ended. `remaining`: call again for these."""

    changed: int
    refused: int = 0
    remaining: int = 0


@dataclass(frozen=True)
class JobActions:
    """The dependency `job_actions`. Every action commits, with its entry in the audit log."""

    session: AsyncSession
    admin: User
    job_queue: JobQueue

    async def on_one(self, action: Action, job_id: UUID) -> ActionResult:
        """UserError `not_found`, `wrong_state` or `upload_gone` when nothing can be done."""
        job_ids = await self._carry_out(action, [Job.id == job_id], {"job": str(job_id)})
        if not job_ids:
            raise await self._why_not(action, job_id)
        return ActionResult(changed=1)

    async def on_all(self, action: Action, request: ActionRequest) -> ActionResult:
        """Act on as many jobs as one call may change, the oldest first; `remaining` says whether to call again."""
        wanted = [*await criteria(self.session, request.filter), Job.state.in_(ACTS_ON[action])]
        found, able = await self._count(action, wanted)
        if request.dry_run:
            return ActionResult(min(able, AT_ONCE), found - able, max(able - AT_ONCE, 0))
        said = request.filter.said(await find_user(self.session, request.filter.user))
        job_ids = await self._carry_out(action, wanted, {"filter": said})
        return ActionResult(len(job_ids), found - able, max(able - len(job_ids), 0))

    async def _count(self, action: Action, wanted: list[ColumnElement[bool]]) -> tuple[int, int]:
        """How many there are, and how many of them the action can change."""
        able = func.count().filter(_able(action))
        row = (await self.session.execute(select(func.count(), able).select_from(Job).where(*wanted))).one()
        return row[0], row[1]

    async def _carry_out(
        self, action: Action, wanted: list[ColumnElement[bool]], subject: dict[str, Any]
    ) -> list[UUID]:
        locked = (
            select(Job.id)
            .where(*wanted, Job.state.in_(ACTS_ON[action]), _able(action))
            .order_by(Job.created_at, Job.id)
            .limit(AT_ONCE)
            .with_for_update()
        )
        job_ids = list(await self.session.scalars(locked))
        if not job_ids and "job" in subject:
            return []
        note(self.session, self.admin, f"jobs.{action}", subject, affected=len(job_ids), job_ids=job_ids)
        match action:
            case "retry":
                await self._retry(job_ids)
            case "cancel":
                await self.job_queue.cancel(self.session, job_ids)
            case "discard":
                await self.session.execute(delete(Job).where(Job.id.in_(job_ids)))
                await self.session.commit()
                await self.job_queue.forget(job_ids)
        return job_ids

    async def _retry(self, job_ids: list[UUID]) -> None:
        rows = (await self.session.execute(retry(Job.id.in_(job_ids)))).all()
        await self.session.commit()
        for row in rows:
            log.info("job begins anew", job_id=str(row.id), kind=row.kind)
        known = set(Queue)  # what only a newer version knows is carried by that version's reconciler
        again = [(Queue(row.queue), row.id, row.attempt_token) for row in rows if row.queue in known]
        await self.job_queue.carry_again(again)

    async def _why_not(self, action: Action, job_id: UUID) -> UserError:
        state = await self.session.scalar(select(Job.state).where(Job.id == job_id))
        if state is None:
            return UserError(ErrorCode.NOT_FOUND)
        if JobState(state) in ACTS_ON[action]:
            return UserError(ErrorCode.UPLOAD_GONE)
        allowed = " or ".join(sorted(ACTS_ON[action]))
        return UserError(ErrorCode.WRONG_STATE, state=str(state), allowed=allowed)


def _able(action: Action) -> ColumnElement[bool]:
    return _HAS_ALL_IT_NEEDS if action == "retry" else true()


def provide_job_actions(
    session: DatabaseSession, admin: NamedDependency[User], job_queue: NamedDependency[JobQueue]
) -> JobActions:
    """Make the request's `JobActions`."""
    return JobActions(session, admin, job_queue)
