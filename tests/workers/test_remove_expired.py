"""What is removed though nobody asked for it."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from common.tables import BlogImage, BlogPost, User
from tests import product
from workers.remove_expired import unused_pictures


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
