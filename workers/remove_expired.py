"""Forget what has no use any more: ended sessions, old jobs, who was behind old analytics events, unused pictures."""

from datetime import timedelta
from time import monotonic

import structlog
from sqlalchemy import (
    ColumnElement,
    Delete,
    Text,
    Update,
    cast,
    delete,
    exists,
    func,
    inspect,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.orm import aliased

from common.job_states import UNENDED
from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import RemoveExpiredResult
from common.jobs.queue_figures import RECORDED
from common.settings import get_settings
from common.tables import (
    AnalyticsEvent,
    Base,
    BlogImage,
    BlogPost,
    Job,
    Mail,
    Notification,
    PasswordReset,
    ResumeReview,
    SystemMetric,
)
from common.tables import Session as SignedInSession
from common.tables.schedules import ScheduleSlot
from workers.runtime.running_job import RunningJob

log = structlog.get_logger()

JOBS_KEPT = timedelta(days=30)
"""Long enough to look into a failure that somebody reports late."""
SLOTS_KEPT = timedelta(days=90)
NOTIFICATIONS_KEPT = timedelta(days=180)
"""Longer than a certificate is told of, or it would be told of again."""
REVIEWS_KEPT, FINISHED_REVIEWS_KEPT = timedelta(days=365), timedelta(days=30)
"""A finished one can still be undone for a while."""
UNUSED_PICTURES_KEPT = timedelta(days=1)
"""A post may be written for a while before it is saved."""
READINGS_KEPT = timedelta(days=14)
"""How far the charts of the queues go back."""

UNSENT_KEPT = timedelta(days=1)
"""How long an admin can try again to send a message that failed; its job then succeeds without sending any."""


BATCH = 2_000
"""Rows of one transaction: short, however much has expired."""
SECONDS = 200
"""When to leave the rest to the next hour: well before the deadline."""


def run(job: RunningJob, _arguments: NoArguments) -> None:
    """Delete what is no longer needed, in batches.

    Each is a transaction of its own: what a lost attempt has removed stays removed.
    """
    job.step(1)
    until = monotonic() + SECONDS
    removed = {what: _remove(job, what, batch, until) for what, batch in _batches().items()}
    with job.ending() as ending:
        ending.succeed(RemoveExpiredResult(removed["sessions"], removed["jobs"], removed["addresses"]))


def _remove(job: RunningJob, what: str, batch: Delete | Update, until: float) -> int:
    """How many rows went, batch after batch, until none is left or the time is over."""
    removed = 0
    while True:
        with job.writing() as session:
            rows: int = session.connection().execute(batch).rowcount
        removed += rows
        if rows < BATCH:
            return removed
        if monotonic() >= until:
            log.warning("more has expired than could be removed", what=what)
            return removed


def _batches() -> dict[str, Delete | Update]:
    """Return the statements to repeat, by what each removes; each takes at most `BATCH` rows."""
    ended_long_ago = Job.ended_at < func.now() - JOBS_KEPT
    return {
        "sessions": _batch(SignedInSession, SignedInSession.expire < func.now()),
        "jobs": _batch(Job, ended_long_ago & Job.state.not_in(UNENDED)),
        "addresses": forget_addresses(get_settings().address_days),
        "slots": _batch(ScheduleSlot, _old_slot()),
        "readings": _batch(SystemMetric, _old_reading()),
        "password resets": _batch(PasswordReset, PasswordReset.expires_at < func.now()),
        "mail": _batch(Mail, Mail.created_at < func.now() - UNSENT_KEPT),
        "notifications": _batch(Notification, Notification.created_at < func.now() - NOTIFICATIONS_KEPT),
        "reviews": _batch(ResumeReview, _old_review()),
        "pictures": unused_pictures(),
    }


def _batch(table: type[Base], expired: ColumnElement[bool]) -> Delete:
    return delete(table).where(_among(table, expired))


def _among(table: type[Base], condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a row is one of the first `BATCH` that the condition holds for."""
    key = tuple_(*inspect(table).primary_key)
    return key.in_(select(*inspect(table).primary_key).where(condition).limit(BATCH))


def _old_review() -> ColumnElement[bool]:
    finished = ResumeReview.finished_at < func.now() - FINISHED_REVIEWS_KEPT
    return finished | (ResumeReview.created_at < func.now() - REVIEWS_KEPT)


def _old_slot() -> ColumnElement[bool]:
    """Return the condition for old slots: all but each schedule's latest, which says what is due next."""
    later = aliased(ScheduleSlot)
    has_later = exists().where(later.name == ScheduleSlot.name, later.slot > ScheduleSlot.slot)
    return (ScheduleSlot.slot < func.now() - SLOTS_KEPT) & has_later


def _old_reading() -> ColumnElement[bool]:
    return SystemMetric.metric_name.in_(RECORDED) & (SystemMetric.recorded_at < func.now() - READINGS_KEPT)


def forget_addresses(days: int) -> Update:
    """Remove addresses and browsers from analytics events that are older than `days`."""
    is_old = AnalyticsEvent.created_at < func.now() - timedelta(days=days)
    is_known = or_(AnalyticsEvent.ip_address.is_not(None), AnalyticsEvent.user_agent.is_not(None))
    return (
        update(AnalyticsEvent).where(_among(AnalyticsEvent, is_old & is_known)).values(ip_address=None, user_agent=None)
    )


def unused_pictures() -> Delete:
    """Delete the pictures that no post shows, neither above its text nor in it."""
    name = cast(BlogImage.id, Text)
    used = exists().where(or_(BlogPost.featured_image.contains(name), BlogPost.content.contains(name)))
    return _batch(BlogImage, (BlogImage.created_at < func.now() - UNUSED_PICTURES_KEPT) & ~used)
