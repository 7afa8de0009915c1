"""What everybody may read: published posts, the newest first."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

import anyio.to_thread
import msgspec
from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.tables import BlogPost, User
from common.tables.blog import BlogLanguage
from web_api.blog.markdown import read_markdown
from web_api.blog.markdown_tree import MarkdownBlock
from web_api.sessions import DatabaseSession

MOST_POSTS = 100
"""In one answer."""
NEWEST_FIRST = (BlogPost.published_at.desc(), BlogPost.id)
PageSize = Annotated[int, QueryParameter(ge=1, le=MOST_POSTS)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]

PostRow = Row[BlogPost, str | None, str | None]


class BlogAuthor(msgspec.Struct, rename="camel"):
    """An author's first and last name, shown where both are there."""

    first_name: str | None
    last_name: str | None


class BlogPostSummary(msgspec.Struct, rename="camel", kw_only=True):
    """A post in a list."""

    id: UUID
    slug: str
    language: BlogLanguage
    title: str
    excerpt: str | None
    tags: list[str]
    featured_image: str | None
    published_at: datetime
    author: BlogAuthor


class PublishedPost(BlogPostSummary, rename="camel", kw_only=True):
    """A post to read. `blocks` is `content` as it is to be shown."""

    content: str
    blocks: list[MarkdownBlock]
    seo_title: str | None
    seo_description: str | None
    updated_at: datetime


def with_authors() -> Select[BlogPost, str | None, str | None]:
    """Select every post with its author's names."""
    return select(BlogPost, User.first_name, User.last_name).join(User, User.id == BlogPost.author_id)


def published() -> Select[BlogPost, str | None, str | None]:
    """Select the posts that are public now."""
    return with_authors().where(BlogPost.status == "published")


async def newest_posts(
    session: AsyncSession, *, limit: int, offset: int = 0, tag: str | None = None
) -> Sequence[PostRow]:
    """Return a page of the published posts, the newest first."""
    wanted = [BlogPost.tags.contains([tag])] if tag else []
    rows = await session.execute(published().where(*wanted).order_by(*NEWEST_FIRST).limit(limit).offset(offset))
    return rows.all()


async def find_published(session: AsyncSession, slug: str) -> PostRow | None:
    """Return a published post; None for a draft or an archived post."""
    return (await session.execute(published().where(BlogPost.slug == slug))).one_or_none()


async def blocks_of(content: str) -> list[MarkdownBlock]:
    """Off the event loop: a long post takes some milliseconds."""
    return list(await anyio.to_thread.run_sync(read_markdown, content))


@get()
async def list_published_posts(
    session: DatabaseSession, limit: PageSize = MOST_POSTS, offset: Offset = 0, tag: FromQuery[str | None] = None
) -> list[BlogPostSummary]:
    """Published posts, the newest first; with `tag` only those that carry it."""
    return [_summary(row) for row in await newest_posts(session, limit=limit, offset=offset, tag=tag)]


@get("/{slug:str}")
async def read_published_post(slug: FromPath[str], session: DatabaseSession) -> PublishedPost:
    """Return one published post."""
    row = await find_published(session, slug)
    if row is None:
        raise UserError(ErrorCode.NOT_FOUND)
    summary, post = _summary(row), row.BlogPost
    return PublishedPost(
        **msgspec.structs.asdict(summary),
        content=post.content,
        blocks=await blocks_of(post.content),
        seo_title=post.seo_title,
        seo_description=post.seo_description,
        updated_at=post.updated_at,
    )


def _summary(row: PostRow) -> BlogPostSummary:
    post = row.BlogPost
    return BlogPostSummary(
        id=post.id,
        slug=post.slug,
        language=post.language,
        title=post.title,
        excerpt=post.excerpt,
        tags=post.tags,
        featured_image=post.featured_image,
        published_at=post.published_at,
        author=BlogAuthor(row.first_name, row.last_name),
    )


blog_router = Router("/api/blog", route_handlers=[list_published_posts, read_published_post], tags=["blog"])
