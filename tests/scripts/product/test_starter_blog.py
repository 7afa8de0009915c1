"""The first posts: there once, readable, and nobody's way in."""

from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import Engine, delete, select, update
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.editors import EDITORS, insert_editors
from common.settings import Settings
from common.tables import BlogPost, User
from scripts.product.starter_blog import add_starter_posts, starter_posts
from tests import product
from web_api.blog.markdown import read_markdown
from web_api.blog.markdown_tree import MarkdownHeading
from web_api.blog.plain_text import text_of


@pytest.fixture
def database(stack: product.Stack) -> Iterator[Engine]:
    """One that nothing has been written to."""
    fresh = product.private_stack(stack, 12)
    engine = create_worker_engine(Settings(database_url=fresh.database_url, redis_url=fresh.redis_url))
    yield engine
    engine.dispose()


def test_posts_are_added_once_and_stay_deleted(database: Engine) -> None:
    assert add_starter_posts(database) == len(starter_posts()) >= 4
    with Session(database) as session:
        newest = session.scalars(select(BlogPost).order_by(BlogPost.published_at.desc())).all()
        assert [post.slug for post in newest] == [post["slug"] for post in reversed(starter_posts())]
        assert all(post.created_at == post.published_at == post.updated_at for post in newest)
        session.execute(delete(BlogPost).where(BlogPost.slug == newest[0].slug))
        session.execute(update(BlogPost).values(title="Changed"))
        session.commit()

        assert add_starter_posts(database) == 0
        assert set(session.scalars(select(BlogPost.title))) == {"Changed"}
        assert newest[0].slug not in session.scalars(select(BlogPost.slug)).all()


def test_a_blog_that_has_begun_is_left_alone(stack: product.Stack) -> None:
    begun = product.private_stack(stack, 13)
    engine = create_worker_engine(Settings(database_url=begun.database_url, redis_url=begun.redis_url))
    with Session(engine) as session:
        author = User(email=product.new_email())
        session.add(author)
        session.flush()
        session.add(BlogPost(title="Ours", slug="ours", content="x", author_id=author.id))
        session.commit()
        assert add_starter_posts(engine) == 0
        assert session.scalars(select(BlogPost.slug)).all() == ["ours"]
    engine.dispose()


@pytest.fixture
def author(engine: Engine) -> str:
    """Without their posts: other tests look at the same blog."""
    with engine.begin() as connection:
        connection.execute(insert_editors())
    return str(EDITORS["email"])


def test_nobody_signs_in_as_their_author(visitor: httpx.Client, author: str) -> None:
    for password in ("", "None", "null", product.PASSWORD):
        answer = visitor.post("/api/auth/login", json={"email": author, "password": password})
        assert answer.status_code in {400, 401}
    registration = {"email": author, "password": product.PASSWORD, "firstName": "A", "lastName": "B"}
    assert visitor.post("/api/auth/register", json=registration).status_code == 409


@pytest.mark.parametrize("post", starter_posts(), ids=lambda post: post["slug"])
def test_a_starter_post_is_whole(post: dict[str, str]) -> None:
    blocks = read_markdown(post["content"])
    assert {"title", "excerpt", "tags", "seo_title", "seo_description", "content", "slug"} == set(post)
    assert len(post["content"].split()) > 250
    assert sum(isinstance(block, MarkdownHeading) for block in blocks) >= 3
    assert len(post["seo_description"]) <= 165
    shown = " ".join(text_of(getattr(block, "children", [])) for block in blocks if hasattr(block, "children"))
    assert "**" not in shown
    assert "##" not in shown
