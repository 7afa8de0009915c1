"""Tell people of certificates that expire in 90, 60 or 30 days, and of those that just have."""

from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, String, case, cast, exists, func, literal, null, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import aliased

from common.jobs.kind import NoArguments
from common.jobs.kinds.remind_of_expiry import RemindOfExpiryResult
from common.settings import get_settings
from common.tables import Certification, Notification
from workers.runtime.running_job import RunningJob

THRESHOLDS = (30, 60, 90)
"""In days before the expiry. Who adds a certificate late is told once, of the nearest."""
TOLD_AFTERWARDS = 30
"""Nobody has to be told that an old resume's certificate expired years ago."""
_COLUMNS = ("user_id", "event_key", "code", "parameters", "certification_id")


def run(job: RunningJob, _arguments: NoArguments) -> None:
    """Notify people of certificates that expire: once for each certificate, date and threshold. Harmless to repeat."""
    job.step(1)
    due = _due(get_settings().time_zone)
    # Postgres gives the ids: a default of Python's would be one id for all rows.
    told = (
        insert(Notification)
        .from_select(_COLUMNS, due, include_defaults=False)
        .on_conflict_do_nothing(index_elements=[Notification.user_id, Notification.event_key])
    )
    with job.ending() as ending:
        reminded: list[UUID] = list(ending.session.scalars(told.returning(Notification.id)))
        ending.succeed(RemindOfExpiryResult(reminders=len(reminded)))


def _due(time_zone: str) -> Select[Any]:
    days_left = Certification.expiration_date - _today(time_zone)
    threshold = case(
        (days_left < 0, literal(-1)),
        *((days_left <= days, literal(days)) for days in THRESHOLDS),
    )
    expires_on = cast(Certification.expiration_date, String)
    return select(
        Certification.user_id,
        func.concat_ws(":", "certification", Certification.id, expires_on, threshold),
        case((days_left < 0, "certification_expired"), else_="certification_expires"),
        func.jsonb_strip_nulls(
            func.jsonb_build_object(
                *("name", Certification.name),
                *("expirationDate", expires_on),
                *("days", case((days_left >= 0, threshold), else_=null())),
            )
        ),
        Certification.id,
    ).where(days_left.between(-TOLD_AFTERWARDS, max(THRESHOLDS)), ~_is_renewed())


def _is_renewed() -> ColumnElement[bool]:
    """The person has entered the next one beside it."""
    later = aliased(Certification)
    lasts_longer = later.expiration_date.is_(None) | (later.expiration_date > Certification.expiration_date)
    same = (later.user_id == Certification.user_id) & (func.lower(later.name) == func.lower(Certification.name))
    return exists().where(same, later.id != Certification.id, lasts_longer)


def _today(time_zone: str) -> ColumnElement[Any]:
    return func.date(func.timezone(time_zone, func.now()))
