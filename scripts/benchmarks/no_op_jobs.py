"""Jobs of ours that do nothing but one step and an ending, as benchmarks enqueue and run them.

`python -m scripts.benchmarks.no_op_jobs LEDGER`: a pool of one worker whose jobs write down that they began and ended.
"""

import sys
from time import sleep
from uuid import UUID

from redis import Redis
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common.jobs.dispatch import carry
from common.jobs.enqueue import insert_job
from common.jobs.kind import Queue
from common.jobs.kinds.parse_resume import PARSE_RESUME, ParseResumeArguments, ParseResumeResult, RowsAdded
from common.startup import start
from scripts.benchmarks.other_engines import Ledger
from scripts.faults.standing_in import stand_in
from workers.runtime.pool import Pool
from workers.runtime.running_job import RunningJob

KIND = PARSE_RESUME
NOTHING = ParseResumeResult("", RowsAdded(0, 0, 0))


def enqueue_no_ops(engine: Engine, redis: Redis, count: int, seconds: float = 0) -> list[UUID]:
    """Enqueue jobs and return their ids. Their argument says each one's number, and how many milliseconds it lasts."""
    with Session(engine) as session, session.begin():
        rows = [
            session.execute(insert_job(KIND, ParseResumeArguments(_said(number, seconds)), user_id=None)).one()
            for number in range(count)
        ]
    for row in rows:
        carry(redis, KIND.queue, row.id, row.attempt_token)
    return [row.id for row in rows]


def _said(number: int, seconds: float) -> UUID:
    return UUID(int=number << 32 | round(seconds * 1000))


def do_nothing(job: RunningJob, _arguments: object) -> None:
    """Take one step and end: the least that a job of ours does."""
    job.step(1)
    with job.ending() as ending:
        ending.succeed(NOTHING)


def main() -> None:
    """Work until killed."""
    ledger = Ledger(sys.argv[1])

    def run(job: RunningJob, arguments: ParseResumeArguments) -> None:
        number, milliseconds = divmod(arguments.upload_id.int, 1 << 32)
        ledger.began(number)
        job.step(1)
        sleep(milliseconds / 1000)
        with job.ending() as ending:
            ending.succeed(NOTHING)
        ledger.ended(number)

    settings = start()
    stand_in(run)
    Pool(settings, {Queue.DOCUMENTS: 1}).run()


if __name__ == "__main__":
    main()
