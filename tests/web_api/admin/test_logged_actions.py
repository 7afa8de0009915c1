"""What admins do to a job stands in the log, beside the job and the request."""

import json
from pathlib import Path

import httpx

from tests.web_api.admin.conftest import AddJob


def test_a_job_s_cancel_and_its_new_beginning_are_logged(admin: httpx.Client, add_job: AddJob, logs: Path) -> None:
    job_id = str(add_job())
    answers = [admin.post(f"/api/admin/queues/jobs/{job_id}/{action}") for action in ("cancel", "retry")]
    lines = [json.loads(line) for line in (logs / "admin-api.log").read_text().splitlines() if job_id in line]
    told = [(line["event"], line["kind"], line.get("state"), line["request_id"]) for line in lines if "kind" in line]
    assert told == [
        ("cancel asked for", "extract_posting", "cancelled", answers[0].headers["x-request-id"]),
        ("job begins anew", "extract_posting", None, answers[1].headers["x-request-id"]),
    ]
