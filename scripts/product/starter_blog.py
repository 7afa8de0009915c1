"""Gives a fresh product its first posts, once: what an admin has changed or deleted since stays as it is."""

import tomllib
from importlib.resources import files
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.dialects.postgresql import insert

from common.editors import insert_editors
from common.tables import BlogPost, User

_FENCE = "+++\n"


def add_starter_posts(engine: Engine) -> int:
    """Answers with how many were added: none from the second time on. That the editors exist says that it was tried."""
    with engine.begin() as connection:
        author_id = connection.execute(insert_editors().returning(User.id)).scalar_one_or_none()
        if author_id is None or connection.execute(select(BlogPost.id).limit(1)).first():
            return 0
        return sum(_add(connection, post | {"author_id": author_id}) for post in starter_posts())


def starter_posts() -> list[dict[str, Any]]:
    """Return the columns of the first posts, by the names of their files."""
    folder = files("scripts.product.starter_posts")
    sources = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir() if _is_post(file.name))
    return [_columns(source) | {"slug": name.removesuffix(".md")} for name, source in sources]


def _is_post(name: str) -> bool:
    return name.endswith(".md")


def _columns(source: str) -> dict[str, Any]:
    _, facts, content = source.split(_FENCE, 2)
    return tomllib.loads(facts) | {"content": content.strip()}


def _add(connection: Connection, post: dict[str, Any]) -> int:
    """Published now, each a moment after the one before, so that their order is the same everywhere."""
    moment = func.statement_timestamp()
    published = {"status": "published", "published_at": moment, "created_at": moment, "updated_at": moment}
    added = insert(BlogPost).values(post | published).on_conflict_do_nothing().returning(BlogPost.id)
    return len(connection.execute(added).all())
