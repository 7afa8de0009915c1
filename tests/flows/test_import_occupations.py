"""A release as the job loads it: from a folder to the tables, or refused by its code with the old one serving."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.enqueue import insert_job
from common.jobs.kinds.import_occupations import IMPORT_OCCUPATIONS, ImportOccupationsArguments
from common.settings import Settings
from common.tables import Job, OccupationRelease
from tests import product
from tests.workers.occupations.releases import OCCUPATIONS, write_release
from workers.runtime.claimed_attempt import claim_attempt
from workers.runtime.perform import perform


@pytest.fixture(scope="module")
def own_stack(stack: product.Stack) -> product.Stack:
    """Apart from everybody's, whose release must stay."""
    return product.private_stack(stack, 13)


@pytest.fixture
def own_database(own_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(own_stack) as engine:
        yield engine


def imported(engine: Engine, stack: product.Stack, source: str | None) -> Job:
    settings = Settings(database_url=stack.database_url, redis_url=stack.redis_url)
    with Session(engine) as session, session.begin():
        arguments = ImportOccupationsArguments(source)
        row = session.execute(insert_job(IMPORT_OCCUPATIONS, arguments, user_id=None)).one()
    with connect(settings.redis_url) as redis:
        attempt = claim_attempt(engine, row.id, row.attempt_token, worker="test", lease=timedelta(seconds=60))
        assert attempt
        perform(engine, redis, attempt)
    with Session(engine) as session:
        return session.get_one(Job, row.id)


def test_a_broken_release_leaves_the_one_that_serves(
    own_database: Engine, own_stack: product.Stack, tmp_path: Path
) -> None:
    bundled = imported(own_database, own_stack, None)
    assert bundled.result == {"version": "29.3", "occupations": 1016, "changed": True}
    again = imported(own_database, own_stack, None)
    assert again.result == {"version": None, "occupations": 0, "changed": False}
    broken = write_release(tmp_path / "broken", changed={"Alternate Titles": None})
    refused = imported(own_database, own_stack, str(broken))
    assert refused.state == "failed"
    assert refused.error_code == "release_not_understood"
    assert refused.error_message
    assert "Alternate Titles or Job Titles" in refused.error_message
    with own_database.connect() as connection:
        assert connection.scalar(select(OccupationRelease.origin)) == "bundled"
    whole = imported(own_database, own_stack, str(write_release(tmp_path / "whole", version="30.3", renamed=True)))
    assert whole.result == {"version": "30.3", "occupations": OCCUPATIONS, "changed": True}
    assert imported(own_database, own_stack, None).result == again.result
