"""What those see who read while the API stops, and who read its log afterwards."""

from contextlib import ExitStack
from pathlib import Path

import httpx
from sqlalchemy.orm import Session

from tests import product
from tests.web_api.watched_jobs import running_job


def test_a_stream_is_brought_to_its_end_and_no_error_is_logged(
    stack: product.Stack, person: httpx.Client, database: Session, tmp_path: Path
) -> None:
    log = tmp_path / "api.log"
    events = f"/api/jobs/{running_job(person, database)}/events"
    with ExitStack() as until_stopped:
        address = until_stopped.enter_context(product.api(stack, log))
        with (
            product.browser(address, cookies=person.cookies) as reader,
            reader.stream("GET", events) as answer,
        ):
            assert answer.status_code == 200
            until_stopped.close()
            said = list(answer.iter_lines())  # raises for one that is cut off, as by a crash
    assert [line for line in said if line and not line.startswith(":")] == []
    assert "shutting down" in log.read_text().lower()
    assert "error" not in log.read_text()
