"""Runs one claimed attempt in the forked work horse: calls the kind's module, and makes sure of an ending."""

import traceback
from importlib import import_module

import msgspec
import structlog
from redis import Redis
from sqlalchemy import Engine
from sqlalchemy.exc import InterfaceError, OperationalError

from common.errors import ErrorCode, UserError
from common.jobs.events import Cancelled, Failed
from workers.runtime.attempts import end_attempt, give_up
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.running_job import AttemptLostError, CancelRequestedError, RunningJob

log = structlog.get_logger()


def perform(engine: Engine, redis: Redis, attempt: ClaimedAttempt) -> None:
    """Run the attempt to its ending, or hand it to the next one when that isn't the job's own doing."""
    job = RunningJob(engine, redis, attempt)
    try:
        arguments = msgspec.convert(attempt.arguments, attempt.kind.arguments)
        try:
            import_module(attempt.kind.worker_module).run(job, arguments)
        finally:
            job.settle_events()
        job.require_ended()
    except UserError as error:
        if error.error not in attempt.kind.all_errors:
            log.exception("job refused with a code that its kind doesn't declare", code=error.code)
            _end_as_bug(engine, redis, attempt)
        else:
            end_attempt(engine, redis, attempt, Failed.by(error))
    except CancelRequestedError:
        end_attempt(engine, redis, attempt, Cancelled())
    except AttemptLostError:
        log.info("attempt was overtaken")
    except (OperationalError, InterfaceError):
        # Postgres went away: that says nothing about the job.
        log.warning("attempt lost its database", exc_info=True)
        give_up(engine, redis, attempt)
    except Exception:
        log.exception("job failed by a bug")
        _end_as_bug(engine, redis, attempt)


def _end_as_bug(engine: Engine, redis: Redis, attempt: ClaimedAttempt) -> None:
    end_attempt(engine, redis, attempt, Failed.of(ErrorCode.INTERNAL_ERROR), trace=traceback.format_exc())
