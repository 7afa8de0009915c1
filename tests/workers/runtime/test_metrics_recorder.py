"""What the leader records once a minute, and the sums of attempts that it keeps."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from math import inf
from uuid import UUID

import psycopg
import pytest
from sqlalchemy import Engine, delete, func, insert, select, text, update
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.job_states import JobState
from common.jobs.attempt_totals import read_totals
from common.jobs.enqueue import insert_job
from common.jobs.events import Failed
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.jobs.transitions import claim, end, give_up_attempt, running_under
from common.migrations import upgrade
from common.settings import Settings
from common.tables import AttemptTotal, Job, JobAttempt, SystemMetric
from tests import product
from workers.runtime.metrics_recorder import MetricsRecorder
from workers.runtime.queue_peaks import most_running, most_waiting

KIND = EXTRACT_POSTING
LEASE = timedelta(minutes=1)


@pytest.fixture(scope="module")
def engine(stack: product.Stack) -> Iterator[Engine]:
    """A database of its own: the suite's pool has a leader that records, too."""
    with psycopg.connect(stack.database_url, autocommit=True) as connection:
        connection.execute("create database recorder")
    settings = Settings(database_url=f"{stack.database_url.rpartition('/')[0]}/recorder", redis_url=stack.redis_url)
    upgrade(settings.database_url)
    engine = create_worker_engine(settings)
    yield engine
    engine.dispose()


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    with Session(engine) as session:
        for table in (SystemMetric, AttemptTotal, JobAttempt, Job):
            session.execute(delete(table))
        session.commit()
        yield session


def running(database: Session) -> tuple[UUID, UUID]:
    job = database.execute(insert_job(KIND, ExtractPostingArguments("https://example.com"), user_id=None)).one()
    database.execute(claim(job.id, job.attempt_token, worker="browser-1", lease=LEASE))
    database.commit()
    return job.id, job.attempt_token


def attempts_of(database: Session, job_id: UUID) -> list[JobAttempt]:
    return list(database.scalars(select(JobAttempt).where(JobAttempt.job_id == job_id).order_by(JobAttempt.id)))


@pytest.mark.parametrize(
    ("state", "error", "outcome"),
    [
        (JobState.SUCCEEDED, None, "succeeded"),
        (JobState.CANCELLED, None, "cancelled"),
        (JobState.FAILED, ("internal_error", "Sorry."), "failed"),
        (JobState.FAILED, ("timed_out", "Sorry."), "failed"),
        (JobState.FAILED, ("page_not_found", "Please check the address."), "refused"),
    ],
)
def test_an_ending_leaves_its_attempt_behind(
    database: Session, state: JobState, error: tuple[str, str] | None, outcome: str
) -> None:
    job_id, token = running(database)
    database.execute(end(running_under(job_id, token), state, error=error and Failed(*error)))
    database.commit()
    [attempt] = attempts_of(database, job_id)
    assert (attempt.number, attempt.worker, attempt.outcome) == (1, "browser-1", outcome)
    assert attempt.error_code == (error and error[0])
    assert attempt.queued_at <= attempt.started_at <= attempt.ended_at


def test_each_lost_attempt_is_one_of_the_job_s(database: Session) -> None:
    job_id, token = running(database)
    for _ in range(3):
        database.execute(give_up_attempt(running_under(job_id, token), blame=True))
        token = database.get_one(Job, job_id, populate_existing=True).attempt_token
        database.execute(claim(job_id, token, worker="browser-2", lease=LEASE))
        database.commit()
    assert [(attempt.number, attempt.outcome) for attempt in attempts_of(database, job_id)] == [
        (1, "lost"),
        (2, "lost"),
        (3, "lost"),
    ]


def test_an_attempt_that_a_stopping_worker_gives_back_isn_t_lost(database: Session) -> None:
    job_id, token = running(database)
    database.execute(give_up_attempt(running_under(job_id, token), blame=False))
    database.commit()
    assert [attempt.outcome for attempt in attempts_of(database, job_id)] == ["given_back"]


def readings(database: Session) -> dict[tuple[str, str], int]:
    rows = database.scalars(select(SystemMetric)).all()
    return {(row.metric_name, (row.details or {})["queue"]): row.metric_value for row in rows}


def test_a_minute_is_recorded_once_whoever_leads(database: Session, engine: Engine) -> None:
    for _ in range(2):
        database.execute(insert_job(KIND, ExtractPostingArguments("https://example.com"), user_id=None))
    database.execute(update(Job).values(queued_at=func.now() - timedelta(seconds=90)))
    running(database)
    MetricsRecorder(engine).record_if_due()
    recorded = readings(database)
    assert recorded["queue_depth", "browser"] == 2
    assert recorded["queue_running", "browser"] == 1
    assert recorded["queue_oldest_seconds", "browser"] >= 90
    assert recorded["queue_depth", "documents"] == 0
    again = MetricsRecorder(engine)
    again.record_if_due()
    again.record_if_due()
    rows = database.scalar(select(func.count()).select_from(SystemMetric)) or 0
    minutes = database.scalar(select(func.count(SystemMetric.recorded_at.distinct()))) or 0
    assert rows == len(recorded) * minutes


def add_done(database: Session, minute: datetime, *seconds: float) -> None:
    """A job that has waited and run and is done: when it was queued, began and ended, after that minute's beginning."""
    row = database.execute(insert_job(KIND, ExtractPostingArguments("https://example.com"), user_id=None)).one()
    moments = (minute + timedelta(seconds=after) for after in seconds)
    times = dict(zip(("queued_at", "started_at", "ended_at"), moments, strict=True))
    database.execute(update(Job).where(Job.id == row.id).values(state=JobState.SUCCEEDED, **times))
    database.commit()


def this_minute(database: Session) -> datetime:
    minute: datetime = database.execute(select(func.date_trunc("minute", func.now()))).scalar_one()
    return minute


def test_the_most_that_waited_and_ran_at_once_are_counted(database: Session) -> None:
    minute = this_minute(database)
    for number in range(8):
        add_done(database, minute, 10, 11 + number, 12 + number)  # eight at once, done one after the other
    add_done(database, minute, 30, 31, 55)
    add_done(database, minute, 40, 41, 50)  # these two run side by side
    add_done(database, minute, -9, -8, -7)  # before that time
    until = minute + timedelta(minutes=1)
    assert database.execute(most_waiting(minute, until)).all() == [("browser", 8)]
    assert database.execute(most_running(minute, until)).all() == [("browser", 2)]
    assert database.execute(most_waiting(until, until + timedelta(minutes=1))).all() == []


def test_what_waits_no_more_at_the_minute_s_end_is_recorded(database: Session, engine: Engine) -> None:
    minute = this_minute(database)
    for _ in range(8):
        add_done(database, minute, -30, 30, 31)  # whichever minute is recorded
    MetricsRecorder(engine).record_if_due()
    recorded = readings(database)
    assert recorded["queue_depth", "browser"] == 8
    assert recorded["queue_depth", "documents"] == 0


def test_what_the_last_minute_brought_is_recorded(database: Session, engine: Engine) -> None:
    job_id, _ = running(database)
    last_minute = func.date_trunc("minute", func.now()) - timedelta(seconds=30)
    values = {"job_id": job_id, "queue": "browser", "kind": KIND.name, "number": 1}
    for moment in (last_minute, last_minute + timedelta(minutes=1)):  # this one is the last when the next has begun
        times = dict.fromkeys(("queued_at", "started_at", "ended_at"), moment)
        for outcome in ("succeeded", "succeeded", "failed", "lost", "refused"):
            database.execute(insert(JobAttempt).values(outcome=outcome, **values, **times))
    database.commit()
    MetricsRecorder(engine).record_if_due()
    recorded = readings(database)
    assert recorded["queue_succeeded", "browser"] == 2
    assert recorded["queue_went_wrong", "browser"] == 2


def totals(database: Session) -> dict[tuple[str, float], int]:
    return {(row.measure, row.up_to): row.attempts for row in database.execute(read_totals())}


def test_sums_of_attempts_only_grow_and_count_each_once(database: Session, engine: Engine) -> None:
    job_id, token = running(database)
    minute_ago, hours = text("now() - interval '1 minute'"), text("now() - interval '5 hours'")
    database.execute(update(Job).values(queued_at=hours, started_at=minute_ago))
    database.execute(end(running_under(job_id, token), JobState.SUCCEEDED))
    database.commit()
    uncounted = totals(database)
    assert uncounted == {("run", 120.0): 1, ("wait", inf): 1}
    MetricsRecorder(engine).record_if_due()
    MetricsRecorder(engine).record_if_due()
    database.rollback()
    assert totals(database) == uncounted
    assert database.scalar(select(func.count()).where(~JobAttempt.counted)) == 0

    second_id, second = running(database)
    database.execute(update(Job).where(Job.id == second_id).values(queued_at=hours, started_at=minute_ago))
    database.execute(end(running_under(second_id, second), JobState.FAILED, error=Failed("internal_error", "")))
    database.commit()
    database.execute(delete(Job).where(Job.id == job_id))
    database.commit()
    MetricsRecorder(engine).record_if_due()
    database.rollback()
    rows = database.execute(read_totals()).all()
    assert sorted((row.outcome, row.measure, row.attempts) for row in rows) == [
        ("failed", "run", 1),
        ("failed", "wait", 1),
        ("succeeded", "run", 1),
        ("succeeded", "wait", 1),
    ]


def test_attempts_of_a_job_that_is_deleted_at_once_stay_counted(database: Session, engine: Engine) -> None:
    job_id, token = running(database)
    database.execute(end(running_under(job_id, token), JobState.SUCCEEDED))
    database.commit()
    before = totals(database)
    assert before
    database.execute(delete(Job).where(Job.id == job_id))
    database.commit()
    assert totals(database) == before
    MetricsRecorder(engine).record_if_due()
    database.rollback()
    assert totals(database) == before
