"""What the clock enqueues, and what it removes."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.jobs.carrier import connect
from common.jobs.contracts import NoArguments
from common.jobs.kinds import JobKind
from common.jobs.schedules import Schedule
from common.settings import Settings
from common.tables import AnalyticsEvent, Job, ScheduleSlot, User
from common.tables import Session as SignedInSession
from tests import product
from tests.eventually import eventually
from workers.runtime.scheduler import enqueue_due


def schedule(name: str) -> Schedule:
    return Schedule(name, JobKind.REMOVE_EXPIRED, timedelta(days=3650), NoArguments())


@pytest.mark.usefixtures("pool")
def test_a_slot_is_enqueued_once_and_removes_only_what_has_expired(engine: Engine, settings: Settings) -> None:
    now = datetime.now(UTC)
    with Session(engine) as session, session.begin():
        user = User(email=product.new_email())
        session.add(user)
        session.flush()
        session.add_all(
            [
                SignedInSession(sid=f"old{user.id}", user_id=user.id, expire=now - timedelta(hours=1)),
                SignedInSession(sid=f"new{user.id}", user_id=user.id, expire=now + timedelta(hours=1)),
                AnalyticsEvent(event_type="login", user_id=user.id, ip_address="192.0.2.1", created_at=now),
                AnalyticsEvent(
                    event_type="login", user_id=user.id, ip_address="192.0.2.1", created_at=now - timedelta(days=91)
                ),
            ]
        )
        user_id = user.id
    redis = connect(settings.redis_url)
    once = schedule(str(user_id))
    assert [enqueue_due(engine, redis, [once]), enqueue_due(engine, redis, [once])] == [1, 0]

    def state() -> str | None:
        with Session(engine) as session:
            job_id = session.scalar(select(ScheduleSlot.job_id).where(ScheduleSlot.name == once.name))
            job = session.get_one(Job, job_id)
            return job.state if job.state not in {"queued", "running"} else None

    assert eventually(state) == "succeeded"
    with Session(engine) as session:
        sids = select(SignedInSession.sid).where(SignedInSession.user_id == user_id)
        assert list(session.scalars(sids)) == [f"new{user_id}"]
        known = select(func.count(AnalyticsEvent.ip_address)).where(AnalyticsEvent.user_id == user_id)
        assert session.scalar(known) == 1
