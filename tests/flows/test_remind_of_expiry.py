"""From a certificate's date to what its owner is told: once for each threshold and date."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.kind import NoArguments
from common.jobs.kinds.remind_of_expiry import REMIND_OF_EXPIRY
from common.jobs.schedules import Schedule
from common.settings import Settings
from common.tables import Certification, Job, Notification, ScheduleSlot, User
from tests import product
from tests.eventually import eventually
from workers.runtime.scheduler import enqueue_due

YEAR = timedelta(days=365)


def certificate(session: Session, user: User, name: str, expires: date | None) -> Certification:
    issued = (expires or date(2026, 1, 1)) - YEAR
    row = Certification(
        user_id=user.id, name=name, issuing_organization="AWS", issue_date=issued, expiration_date=expires
    )
    session.add(row)
    session.flush()
    return row


@pytest.fixture
def today() -> date:
    return datetime.now(ZoneInfo("America/Los_Angeles")).date()


@pytest.mark.usefixtures("pool")
def test_each_certificate_is_told_of_by_its_nearest_threshold_once(
    engine: Engine, settings: Settings, today: date
) -> None:
    in_days = {"A": 90, "B": 91, "C": 61, "D": 60, "E": 30, "F": 0, "G": -1, "H": -31}
    with Session(engine) as session, session.begin():
        user = User(email=product.new_email())
        session.add(user)
        session.flush()
        user_id = user.id
        for name, days in in_days.items():
            certificate(session, user, name, today + timedelta(days=days))
        certificate(session, user, "for life", None)
        certificate(session, user, "renewed", today + timedelta(days=10))
        certificate(session, user, "Renewed", today + timedelta(days=700))

    def told() -> list[tuple[str, str, int | None]]:
        with Session(engine) as session:
            rows = session.scalars(select(Notification).where(Notification.user_id == user_id))
            return sorted((row.parameters["name"], row.code, row.parameters.get("days")) for row in rows)

    expected = [
        ("A", "certification_expires", 90),
        ("C", "certification_expires", 90),
        ("D", "certification_expires", 60),
        ("E", "certification_expires", 30),
        ("F", "certification_expires", 30),
        ("G", "certification_expired", None),
    ]
    run_now(engine, settings, f"{user_id} once")
    assert told() == expected
    run_now(engine, settings, f"{user_id} twice")
    assert told() == expected

    with Session(engine) as session, session.begin():
        changed = session.scalars(
            select(Certification).where(Certification.user_id == user_id, Certification.name == "E")
        ).one()
        changed.expiration_date = today + timedelta(days=29)
    run_now(engine, settings, f"{user_id} thrice")
    assert told() == sorted([*expected, ("E", "certification_expires", 30)])


def run_now(engine: Engine, settings: Settings, name: str) -> None:
    """As the clock would."""
    slot = Schedule(name, REMIND_OF_EXPIRY, timedelta(days=3650), NoArguments())
    assert enqueue_due(engine, connect(settings.redis_url), [slot]) == 1

    def state() -> str | None:
        with Session(engine) as session:
            job_id = session.scalar(select(ScheduleSlot.job_id).where(ScheduleSlot.name == name))
            job = session.get_one(Job, job_id)
            return job.state if job.state not in {"queued", "running"} else None

    assert eventually(state) == "succeeded"
