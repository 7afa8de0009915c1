"""Enqueues what is due by the clock: each slot once, however many look and whenever they are killed."""

from collections.abc import Callable, Iterable
from datetime import datetime
from uuid import UUID, uuid4

import structlog
from redis import Redis
from sqlalchemy import Engine, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from common.jobs.dispatch import carry
from common.jobs.enqueue import insert_job
from common.jobs.schedules import SCHEDULES, Schedule
from common.tables.schedules import ScheduleSlot

log = structlog.get_logger()


def enqueue_due(
    engine: Engine,
    redis: Redis,
    schedules: Iterable[Schedule] = SCHEDULES,
    *,
    may_begin: Callable[[], bool] = lambda: True,
) -> int:
    """A job for every slot that has begun and has none; returns how many. The clock is Postgres', one for all.

    A schedule that never had a slot is left until it `may_begin`.
    """
    enqueued = 0
    for schedule, slot, has_begun in _due(engine, schedules):
        if not has_begun and not schedule.at_once:
            _leave_out(engine, schedule, slot)
        elif has_begun or may_begin():
            enqueued += _enqueue_slot(engine, redis, schedule, slot)
    return enqueued


def _due(engine: Engine, schedules: Iterable[Schedule]) -> list[tuple[Schedule, datetime, bool]]:
    """Schedule, slot, and whether the schedule had any slot before."""
    with Session(engine) as session:
        now: datetime = session.execute(select(func.now())).scalar_one()
        latest = select(ScheduleSlot.name, func.max(ScheduleSlot.slot).label("slot")).group_by(ScheduleSlot.name)
        last: dict[str, datetime] = {row.name: row.slot for row in session.execute(latest)}
    return [
        (schedule, slot, schedule.name in last)
        for schedule in schedules
        for slot in schedule.due_slots(last.get(schedule.name), now)
    ]


def _leave_out(engine: Engine, schedule: Schedule, slot: datetime) -> None:
    """The schedule begins with the slot after this one."""
    mark = insert(ScheduleSlot).values(name=schedule.name, slot=slot, job_id=None)
    with Session(engine) as session, session.begin():
        session.execute(mark.on_conflict_do_nothing())


def _enqueue_slot(engine: Engine, redis: Redis, schedule: Schedule, slot: datetime) -> bool:
    """The slot's row and its job in one transaction: killed in between, neither is there."""
    job_id = uuid4()
    mark = insert(ScheduleSlot).values(name=schedule.name, slot=slot, job_id=job_id)
    with Session(engine) as session, session.begin():
        is_new: UUID | None = session.scalar(mark.on_conflict_do_nothing().returning(ScheduleSlot.job_id))
        if is_new is None:
            return False
        job = session.execute(insert_job(schedule.kind, schedule.arguments, user_id=None, job_id=job_id)).one()
    log.info("job enqueued", job_id=str(job_id), kind=schedule.kind.name, schedule=schedule.name, slot=slot.isoformat())
    carry(redis, schedule.kind.queue, job.id, job.attempt_token)
    return True
