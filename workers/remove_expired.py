"""Forget what has no use any more: ended sessions, old jobs, who was behind old analytics events, unused pictures."""

from datetime import timedelta

from sqlalchemy import Delete, Text, Update, cast, delete, exists, func, or_, update
from sqlalchemy.orm import Session, aliased

from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import RemoveExpiredResult
from common.jobs.queue_figures import RECORDED
from common.jobs.states import UNENDED
from common.settings import get_settings
from common.tables import (
    AnalyticsEvent,
    BlogImage,
    BlogPost,
    Job,
    Mail,
    Notification,
    PasswordReset,
    SystemMetric,
)
from common.tables import Session as SignedInSession
from common.tables.schedules import ScheduleSlot
from workers.runtime.running_job import RunningJob

JOBS_KEPT = timedelta(days=30)
"""Long enough to look into a failure that somebody reports late."""
SLOTS_KEPT = timedelta(days=90)
NOTIFICATIONS_KEPT = timedelta(days=180)
"""Longer than a certificate is told of, or it would be told of again."""
UNUSED_PICTURES_KEPT = timedelta(days=1)
"""A post may be written for a while before it is saved."""
READINGS_KEPT = timedelta(days=14)
"""How far the charts of the queues go back."""

UNSENT_KEPT = timedelta(days=1)
"""How long an admin can try again to send a message that failed; its job then succeeds without sending any."""


def run(job: RunningJob, _arguments: NoArguments) -> None:
    """All of it in the ending's transaction: it is either done and counted, or not done."""
    job.step(1)
    with job.ending() as ending:
        session = ending.session
        ending.succeed(
            RemoveExpiredResult(
                sessions=_count(session, delete(SignedInSession).where(SignedInSession.expire < func.now())),
                jobs=_count(
                    session, delete(Job).where(Job.ended_at < func.now() - JOBS_KEPT, Job.state.not_in(UNENDED))
                ),
                addresses=_count(session, forget_addresses(get_settings().address_days)),
            )
        )
        session.execute(_old_slots())
        session.execute(_old_readings())
        session.execute(delete(PasswordReset).where(PasswordReset.expires_at < func.now()))
        session.execute(delete(Mail).where(Mail.created_at < func.now() - UNSENT_KEPT))
        session.execute(delete(Notification).where(Notification.created_at < func.now() - NOTIFICATIONS_KEPT))
        session.execute(unused_pictures())


def _old_slots() -> Delete:
    """All but each schedule's latest, which says what is due next."""
    later = aliased(ScheduleSlot)
    has_later = exists().where(later.name == ScheduleSlot.name, later.slot > ScheduleSlot.slot)
    return delete(ScheduleSlot).where(ScheduleSlot.slot < func.now() - SLOTS_KEPT, has_later)


def _old_readings() -> Delete:
    old = SystemMetric.recorded_at < func.now() - READINGS_KEPT
    return delete(SystemMetric).where(SystemMetric.metric_name.in_(RECORDED), old)


def forget_addresses(days: int) -> Update:
    """Of analytics events: from which address and browser they came."""
    return (
        update(AnalyticsEvent)
        .where(
            AnalyticsEvent.created_at < func.now() - timedelta(days=days),
            or_(AnalyticsEvent.ip_address.is_not(None), AnalyticsEvent.user_agent.is_not(None)),
        )
        .values(ip_address=None, user_agent=None)
    )


def unused_pictures() -> Delete:
    """Those that no post names, neither above its text nor in it."""
    name = cast(BlogImage.id, Text)
    used = exists().where(or_(BlogPost.featured_image.contains(name), BlogPost.content.contains(name)))
    return delete(BlogImage).where(BlogImage.created_at < func.now() - UNUSED_PICTURES_KEPT, ~used)


def _count(session: Session, statement: Delete | Update) -> int:
    rows: int = session.connection().execute(statement).rowcount
    return rows
