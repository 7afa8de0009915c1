"""Which of a person's jobs a page that was loaded again is told of."""

from datetime import timedelta
from uuid import UUID

import httpx
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.jobs.transitions import claim
from common.tables import Job


def test_the_jobs_that_wait_or_run_and_whose_ending_is_told(person: httpx.Client, database: Session) -> None:
    user_id = UUID(person.get("/api/auth/user").json()["id"])
    wish = GenerateDocumentArguments(document_type="resume", job_description="Pipe welder")
    ended, running, waiting = (
        database.execute(insert_job(GENERATE_DOCUMENT, wish, user_id=user_id)).one().id for _ in range(3)
    )
    posting = ExtractPostingArguments("https://jobs.example/welder")  # its dialog is closed: it leads nowhere
    database.execute(insert_job(EXTRACT_POSTING, posting, user_id=user_id))
    token = database.get_one(Job, running).attempt_token
    assert database.execute(claim(running, token, worker="interactive-1", lease=timedelta(minutes=1))).first()
    database.commit()
    person.delete(f"/api/jobs/{ended}").raise_for_status()

    told = person.get("/api/jobs").json()
    assert {(one["id"], one["kind"], one["state"]) for one in told} == {
        (str(running), "generate_document", "running"),
        (str(waiting), "generate_document", "queued"),
    }
