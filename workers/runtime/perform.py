"""One attempt at one job, inside the forked work horse: claim, delegate to the kind's module, end."""

import traceback
from datetime import timedelta
from importlib import import_module
from uuid import UUID

import msgspec
import structlog
from redis import Redis
from sqlalchemy import Engine
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.orm import Session

from common.errors import BUG_CODE, BUG_MESSAGE, UserError
from common.jobs.endings import claim
from common.jobs.events import Cancelled, Failed
from common.jobs.kinds import JobKind
from workers.runtime.attempts import end_attempt, give_up
from workers.runtime.running_job import AttemptLostError, CancelRequestedError, RunningJob

log = structlog.get_logger()


def perform(engine: Engine, redis: Redis, job_id: UUID, token: UUID, *, worker: str, lease: timedelta) -> None:
    """Run the attempt to its ending. Leaves at once, without a trace, when the token is no longer the job's."""
    with Session(engine) as session, session.begin():
        row = session.execute(claim(job_id, token, worker=worker, lease=lease)).one_or_none()
    if row is None:
        log.info("attempt is stale", job_id=str(job_id))
        return
    job = RunningJob(
        engine,
        redis,
        job_id=job_id,
        token=token,
        kind=JobKind.from_label(row.kind),
        user_id=row.user_id,
        percent=(row.progress or {}).get("percent", 0),
    )
    with structlog.contextvars.bound_contextvars(job_id=str(job_id), kind=row.kind, attempt=row.attempt):
        try:
            arguments = msgspec.convert(row.arguments, job.kind.value.arguments)
            import_module(job.kind.module).run(job, arguments)
            job.require_ended()
        except UserError as error:
            end_attempt(engine, redis, job_id, token, Failed(error.code, error.message))
        except CancelRequestedError:
            end_attempt(engine, redis, job_id, token, Cancelled())
        except AttemptLostError:
            log.info("attempt was overtaken")
        except (OperationalError, InterfaceError):
            # Postgres went away: that says nothing about the job.
            log.warning("attempt lost its database", exc_info=True)
            give_up(engine, redis, job_id, token)
        except Exception:
            log.exception("job failed by a bug")
            trace = traceback.format_exc()
            end_attempt(engine, redis, job_id, token, Failed(BUG_CODE, BUG_MESSAGE), trace=trace)
