"""What is removed though nobody asked for it."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from fakeredis import FakeRedis
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.settings import Settings
from common.tables import BlogImage, BlogPost, Job, Notification, User
from tests import product
from workers import remove_expired
from workers.remove_expired import unused_pictures
from workers.runtime.claimed_attempt import claim_attempt
from workers.runtime.perform import perform


def test_a_picture_goes_a_day_after_no_post_shows_it(engine: Engine) -> None:
    long_ago = datetime.now(UTC) - timedelta(days=2)
    with Session(engine) as session:
        author = User(email=product.new_email())
        featured, in_the_text, unused = (
            BlogImage(media_type="image/png", content=b"x", created_at=long_ago) for _ in range(3)
        )
        fresh = BlogImage(media_type="image/png", content=b"x")
        session.add_all([author, featured, in_the_text, unused, fresh])
        session.flush()
        address = "/api/blog/images/{}".format
        session.add(
            BlogPost(
                title="A",
                slug=f"pictures-{author.id}",
                content=f"![x]({address(in_the_text.id)})",
                featured_image=address(featured.id),
                author_id=author.id,
            )
        )
        session.flush()
        session.execute(unused_pictures())
        kept = set(session.scalars(select(BlogImage.id)))
        assert {featured.id, in_the_text.id, fresh.id} <= kept
        assert unused.id not in kept
        session.rollback()


@pytest.fixture
def forgetful_id(engine: Engine) -> UUID:
    """A user with five notifications that are old enough to go and one that isn't."""
    with Session(engine) as session, session.begin():
        user = User(email=product.new_email())
        session.add(user)
        session.flush()
        ages = [timedelta(days=200)] * 5 + [timedelta(days=1)]
        rows = [
            Notification(
                user_id=user.id,
                event_key=f"old{number}",
                code="certification_expired",
                parameters={},
                created_at=datetime.now(UTC) - age,
            )
            for number, age in enumerate(ages)
        ]
        session.add_all(rows)
        return user.id


@pytest.fixture(autouse=True)
def configured(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remove_expired, "get_settings", lambda: settings)


def perform_removal(engine: Engine) -> str:
    with Session(engine) as session, session.begin():
        row = session.execute(insert_job(REMOVE_EXPIRED, NoArguments(), user_id=None)).one()
    attempt = claim_attempt(engine, row.id, row.attempt_token, worker="test", lease=timedelta(seconds=60))
    assert attempt is not None
    perform(engine, FakeRedis(), attempt)
    with Session(engine) as session:
        return session.get_one(Job, row.id).state


def notifications_of(engine: Engine, user_id: UUID) -> int:
    with Session(engine) as session:
        return session.scalar(select(func.count()).where(Notification.user_id == user_id)) or 0


def test_more_than_one_batch_goes_in_one_run(
    engine: Engine, forgetful_id: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remove_expired, "BATCH", 2)
    assert perform_removal(engine) == "succeeded"
    assert notifications_of(engine, forgetful_id) == 1


def test_what_the_time_doesn_t_suffice_for_waits_for_the_next_run(
    engine: Engine, forgetful_id: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remove_expired, "BATCH", 1)
    monkeypatch.setattr(remove_expired, "SECONDS", 0)
    runs = 0
    while notifications_of(engine, forgetful_id) > 1:
        assert perform_removal(engine) == "succeeded"
        runs += 1
        assert runs < 100, "each run removes some"
    assert runs > 1
