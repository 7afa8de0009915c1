"""The calls under `/api/admin/blog`."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from litestar import Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Select

from common.errors import ErrorCode
from common.tables import BlogPost, User
from common.tables.blog import BlogLanguage, BlogStatus
from web_api.blog.editing import NOT_FOUND, change_post, create_post, delete_post
from web_api.blog.forms import LONGEST_CONTENT, POST_BYTES, BlogPostChange, NewBlogPost
from web_api.blog.images import add_blog_image
from web_api.blog.markdown_tree import MarkdownBlock
from web_api.blog.posts import MOST_POSTS, BlogAuthor, Offset, PageSize, PostRow, blocks_of, with_authors
from web_api.sessions import DatabaseSession

Admin = NamedDependency[User]
LATEST_CHANGE_FIRST = (BlogPost.updated_at.desc(), BlogPost.id)


class ManagedPostSummary(msgspec.Struct, rename="camel", kw_only=True):
    """A row of the list. `publishedAt` is when it first was, whatever its status is now."""

    id: UUID
    slug: str
    language: BlogLanguage
    title: str
    status: BlogStatus
    tags: list[str]
    published_at: datetime | None
    updated_at: datetime
    author: BlogAuthor


class ManagedPost(ManagedPostSummary, rename="camel", kw_only=True):
    """A post as its editing form shows it."""

    content: str
    excerpt: str | None
    featured_image: str | None
    seo_title: str | None
    seo_description: str | None
    created_at: datetime


class PreviewRequest(msgspec.Struct):
    """The text of a post that is being written."""

    content: Annotated[str, msgspec.Meta(max_length=LONGEST_CONTENT)] | None = None


class Preview(msgspec.Struct):
    """The text as readers will see it."""

    blocks: list[MarkdownBlock]


@get()
async def list_all_posts(
    admin: Admin,
    session: DatabaseSession,
    limit: PageSize = MOST_POSTS,
    offset: Offset = 0,
    status: FromQuery[BlogStatus | None] = None,
) -> list[ManagedPostSummary]:
    """Posts of every status, or of one; the latest changed first."""
    del admin
    wanted = [BlogPost.status == status] if status else []
    page = with_authors().where(*wanted).order_by(*LATEST_CHANGE_FIRST).limit(limit).offset(offset)
    return [_summary(row) for row in await session.execute(page)]


@get("/{post_id:uuid}")
async def read_any_post(post_id: FromPath[UUID], admin: Admin, session: DatabaseSession) -> ManagedPost:
    """Return one post, whatever its status."""
    del admin
    return await _managed(session, post_id)


@post(refuses=(ErrorCode.SLUG_TAKEN, ErrorCode.IMAGE_GONE, ErrorCode.FOREIGN_IMAGE))
async def add_blog_post(data: JSONBody[NewBlogPost], admin: Admin, session: DatabaseSession) -> ManagedPost:
    """Write a post, as a draft or published at once."""
    stored = await create_post(session, admin, data)
    return await _managed(session, stored.id)


@patch(
    "/{post_id:uuid}",
    refuses=(
        ErrorCode.SLUG_TAKEN,
        ErrorCode.SLUG_FIXED,
        ErrorCode.CHANGED_MEANWHILE,
        ErrorCode.IMAGE_GONE,
        ErrorCode.FOREIGN_IMAGE,
    ),
)
async def change_blog_post(
    post_id: FromPath[UUID], data: JSONBody[BlogPostChange], admin: Admin, session: DatabaseSession
) -> ManagedPost:
    """Change what is given. The address can only be changed until the post is first published."""
    stored = await change_post(session, admin, post_id, data)
    return await _managed(session, stored.id)


@delete("/{post_id:uuid}")
async def delete_blog_post(post_id: FromPath[UUID], admin: Admin, session: DatabaseSession) -> None:
    """Delete the post for good."""
    await delete_post(session, admin, post_id)


@post("/preview", status_code=200)
async def preview_blog_post(data: JSONBody[PreviewRequest], admin: Admin) -> Preview:
    """Show what the content will look like; nothing is stored."""
    del admin
    return Preview(await blocks_of(data.content or ""))


async def _managed(session: DatabaseSession, post_id: UUID) -> ManagedPost:
    one: Select[BlogPost, str | None, str | None] = with_authors().where(BlogPost.id == post_id)
    row = (await session.execute(one)).one_or_none()
    if row is None:
        raise NOT_FOUND
    stored = row.BlogPost
    return ManagedPost(
        **msgspec.structs.asdict(_summary(row)),
        content=stored.content,
        excerpt=stored.excerpt,
        featured_image=stored.featured_image,
        seo_title=stored.seo_title,
        seo_description=stored.seo_description,
        created_at=stored.created_at,
    )


def _summary(row: PostRow) -> ManagedPostSummary:
    stored = row.BlogPost
    return ManagedPostSummary(
        id=stored.id,
        slug=stored.slug,
        language=stored.language,
        title=stored.title,
        status=stored.status,
        tags=stored.tags,
        published_at=stored.published_at,
        updated_at=stored.updated_at,
        author=BlogAuthor(row.first_name, row.last_name),
    )


admin_blog_router = Router(
    "/api/admin/blog",
    route_handlers=[
        list_all_posts,
        read_any_post,
        add_blog_post,
        change_blog_post,
        delete_blog_post,
        preview_blog_post,
        add_blog_image,
    ],
    request_max_body_size=POST_BYTES,
    tags=["blog"],
)
