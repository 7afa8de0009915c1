"""An admin who writes a post in one tab while deleting the account in another."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from common.tables import BlogPost, User
from tests import product
from tests.product import PASSWORD
from tests.web_api.locks import await_lock_waiter, await_lock_waiters

POST = {"title": "Left behind", "content": "Text", "status": "published"}


@pytest.fixture(autouse=True)
def another_admin(base_url: str, database: Session) -> Iterator[None]:
    """The last one couldn't leave."""
    with product.admin(base_url, database):
        yield


def test_a_post_that_comes_after_the_deletion_is_refused(admin: httpx.Client, database: Session) -> None:
    database.execute(text("lock table blog_posts in share mode"))
    with ThreadPoolExecutor(1) as threads:
        posting = threads.submit(admin.post, "/api/admin/blog", json=POST)
        await_lock_waiter(database)
        assert _leave(admin).status_code == 204
        database.commit()
        answer = posting.result()
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthorized"


def test_a_post_that_comes_before_it_is_handed_over(admin: httpx.Client, database: Session) -> None:
    database.execute(text("lock table audit_log in share mode"))
    with ThreadPoolExecutor(2) as threads:
        posting = threads.submit(admin.post, "/api/admin/blog", json=POST)
        await_lock_waiter(database)  # the post is inserted, and not committed
        leaving = threads.submit(_leave, admin)
        await_lock_waiters(database, 2)
        database.commit()
        assert posting.result().status_code == 201
        assert leaving.result().status_code == 204
    author = select(User.last_name).join(BlogPost, BlogPost.author_id == User.id).where(BlogPost.title == POST["title"])
    assert database.scalars(author).all() == ["Editors"]


def _leave(admin: httpx.Client) -> httpx.Response:
    return admin.post("/api/account/deletion", json={"currentPassword": PASSWORD})
