"""One claimed attempt, inside the forked work horse: delegate to the kind's module, and see to an ending."""

import traceback
from importlib import import_module

import msgspec
import structlog
from redis import Redis
from sqlalchemy import Engine
from sqlalchemy.exc import InterfaceError, OperationalError

from common.errors import BUG_CODE, BUG_MESSAGE, UserError
from common.jobs.events import Cancelled, Failed
from workers.runtime.attempts import end_attempt, give_up
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.running_job import AttemptLostError, CancelRequestedError, RunningJob

log = structlog.get_logger()


def perform(engine: Engine, redis: Redis, attempt: ClaimedAttempt) -> None:
    """Run the attempt to its ending, or hand it to the next one when that isn't the job's own doing."""
    job = RunningJob(engine, redis, attempt)
    try:
        arguments = msgspec.convert(attempt.arguments, attempt.kind.value.arguments)
        import_module(attempt.kind.module).run(job, arguments)
        job.require_ended()
    except UserError as error:
        end_attempt(engine, redis, attempt, Failed(error.code, error.message))
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
        end_attempt(engine, redis, attempt, Failed(BUG_CODE, BUG_MESSAGE), trace=traceback.format_exc())
