"""What the clock enqueues, and what it removes."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.analytics import login
from common.jobs.dispatch import connect
from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.jobs.queue_figures import DEPTH
from common.jobs.schedules import Schedule
from common.settings import Settings
from common.tables import AnalyticsEvent, AuditEntry, Job, ScheduleSlot, SystemMetric, User
from common.tables import Session as SignedInSession
from tests import product
from tests.eventually import eventually
from workers.remove_expired import forget_addresses
from workers.runtime.scheduler import enqueue_due


def schedule(name: str) -> Schedule:
    return Schedule(name, REMOVE_EXPIRED, timedelta(days=3650), NoArguments())


def reading(name: str, user_id: UUID, recorded_at: datetime) -> SystemMetric:
    return SystemMetric(metric_name=name, metric_value=1, details={"of": str(user_id)}, recorded_at=recorded_at)


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
                reading(DEPTH, user.id, now - timedelta(days=15)),
                reading(DEPTH, user.id, now - timedelta(days=13)),
                reading("somebody_else_s", user.id, now - timedelta(days=15)),
                AuditEntry(
                    actor_id=user.id,
                    action="queue.pause",
                    subject={"queue": "browser"},
                    affected=1,
                    created_at=now - timedelta(days=3650),
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
        readings = select(SystemMetric).where(SystemMetric.details["of"].astext == str(user_id))
        kept = {(row.metric_name, (now - row.recorded_at).days) for row in session.scalars(readings)}
        assert kept == {(DEPTH, 13), ("somebody_else_s", 15)}
        audited = select(func.count()).select_from(AuditEntry).where(AuditEntry.actor_id == user_id)
        assert session.scalar(audited) == 1, "what admins did is kept for ever"


@pytest.mark.parametrize(("days", "remembered"), [(8, 1), (6, 0)])
def test_addresses_are_kept_for_as_long_as_it_is_set(engine: Engine, days: int, remembered: int) -> None:
    with Session(engine) as session:
        user = User(email=product.new_email())
        session.add(user)
        session.flush()
        event = login(user.id, ip_address="192.0.2.1", user_agent="Phone")
        event.created_at = datetime.now(UTC) - timedelta(days=7)
        session.add(event)
        session.flush()
        session.execute(forget_addresses(days))
        known = select(func.count(AnalyticsEvent.ip_address), func.count(AnalyticsEvent.user_agent))
        assert session.execute(known.where(AnalyticsEvent.id == event.id)).one() == (remembered, remembered)
