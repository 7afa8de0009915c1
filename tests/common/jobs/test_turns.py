"""Users take turns: whoever asks for much doesn't make the others wait. Rows are gone with each test's transaction."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Engine, update
from sqlalchemy.orm import Session

from common.contract import Contract
from common.jobs.enqueue import insert_job
from common.jobs.kind import Kind, NoArguments
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.jobs.kinds.parse_resume import PARSE_RESUME, ParseResumeArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.jobs.transitions import claim_next
from common.tables import Job, User

MUCH = 300
Ask = Callable[[UUID | None], UUID]
ONE_OF_EACH_QUEUE: list[tuple[Kind[Any, Any], Contract]] = [
    (PARSE_RESUME, ParseResumeArguments(uuid4())),
    (GENERATE_DOCUMENT, GenerateDocumentArguments("resume", "Welder")),
    (EXTRACT_POSTING, ExtractPostingArguments("https://example.com")),
    (REMOVE_EXPIRED, NoArguments()),
]


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    with Session(engine) as session:
        session.execute(update(Job).where(Job.state == "queued").values(state="cancelled"))  # of other tests
        yield session


def new_user(database: Session) -> UUID:
    user = User(email=f"{uuid4().hex}@example.org", first_name="Ada", last_name="Cole")
    database.add(user)
    database.flush()
    return user.id


@pytest.fixture(params=ONE_OF_EACH_QUEUE, ids=lambda one: one[0].queue.value)
def kind(request: pytest.FixtureRequest) -> tuple[Kind[Any, Any], Contract]:
    chosen: tuple[Kind[Any, Any], Contract] = request.param
    return chosen


def claimed(database: Session, kind: Kind[Any, Any]) -> UUID | None:
    """Whose job is next."""
    user_id: UUID | None = (
        database.execute(claim_next(kind.queue, worker="w", lease=timedelta(minutes=1))).one().user_id
    )
    return user_id


def test_one_job_of_another_begins_after_at_most_one_of_three_hundred(
    database: Session, kind: tuple[Kind[Any, Any], Contract]
) -> None:
    busy, other = new_user(database), new_user(database)
    for _ in range(MUCH):
        database.execute(insert_job(*kind, user_id=busy))
    for _ in range(3):
        assert claimed(database, kind[0]) == busy
    database.execute(insert_job(*kind, user_id=other))
    assert other in {claimed(database, kind[0]), claimed(database, kind[0])}
    assert claimed(database, kind[0]) == busy


def test_many_users_alternate_and_each_one_s_jobs_keep_their_order(database: Session) -> None:
    users = [new_user(database) for _ in range(3)]
    asked: dict[UUID, list[UUID]] = {user: [] for user in users}
    arguments = ExtractPostingArguments("https://example.com")
    for user in users:
        for _ in range(4):
            asked[user].append(database.execute(insert_job(EXTRACT_POSTING, arguments, user_id=user)).one().id)
    begun = [
        database.execute(claim_next(EXTRACT_POSTING.queue, worker="w", lease=timedelta(minutes=1))).one()
        for _ in range(12)
    ]
    for round_ in range(4):
        assert {job.user_id for job in begun[3 * round_ : 3 * round_ + 3]} == set(users)
    for user in users:
        assert [job.id for job in begun if job.user_id == user] == asked[user]


def test_who_was_away_has_saved_no_turns_up(database: Session) -> None:
    first, second = new_user(database), new_user(database)
    arguments = ExtractPostingArguments("https://example.com")
    for _ in range(10):
        database.execute(insert_job(EXTRACT_POSTING, arguments, user_id=first))
    for _ in range(5):
        assert claimed(database, EXTRACT_POSTING) == first
    for _ in range(10):
        database.execute(insert_job(EXTRACT_POSTING, arguments, user_id=second))
    begun = [claimed(database, EXTRACT_POSTING) for _ in range(6)]
    assert (begun.count(first), begun.count(second)) == (3, 3)
