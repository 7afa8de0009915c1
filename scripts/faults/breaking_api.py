"""`python -m scripts.faults.breaking_api`: the API, which kills itself at the points that are its own."""

from collections.abc import Callable
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.jobs.kind import Queue
from common.settings import get_settings
from common.tables import Job
from scripts.faults.kill_points import KillPoint, kill_at
from web_api.__main__ import main
from web_api.jobs import dispatcher as job_queue

Carry = Callable[[object, Queue, UUID, UUID], None]


def _breaking(carry: Carry) -> Carry:
    engine = create_worker_engine(get_settings())

    def carry_or_die(redis: object, queue: Queue, job_id: UUID, token: UUID) -> None:
        with Session(engine) as session:
            arguments = session.execute(select(Job.arguments).where(Job.id == job_id)).scalar_one()
        description = arguments.get("jobDescription", "-")
        kill_at(KillPoint.AFTER_COMMIT, description, job_id)
        carry(redis, queue, job_id, token)
        kill_at(KillPoint.AFTER_ENQUEUE, description, job_id)

    return carry_or_die


if __name__ == "__main__":
    job_queue.carry = _breaking(job_queue.carry)  # type: ignore[assignment,arg-type,attr-defined]
    main()
