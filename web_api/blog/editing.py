"""Writing, changing and deleting posts. Each commits, with its entry in the audit log.

Times are the database's, of the transaction: a post is never older than what was last done to it.
"""

from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import exists, func, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.tables import BlogImage, BlogPost, User
from web_api.admin.audit import note
from web_api.blog.addresses import own_image
from web_api.blog.forms import BlogPostChange, NewBlogPost
from web_api.blog.slugs import candidates, comes_from, slug_of_title

SLUG_TAKEN = UserError(ErrorCode.SLUG_TAKEN)
NOT_FOUND = UserError(ErrorCode.NOT_FOUND)


async def create_post(session: AsyncSession, admin: User, form: NewBlogPost) -> BlogPost:
    """UserError `slug_taken` for an address that was asked for; one made of the title gets a number instead."""
    values = msgspec.structs.asdict(form) | {"author_id": admin.id}
    await _require_image(session, form.featured_image)
    if form.status == "published":
        values["published_at"] = func.now()
    slug = form.slug or await _free_slug(session, slug_of_title(form.title))
    created = insert(BlogPost).on_conflict_do_nothing(index_elements=[BlogPost.slug]).returning(BlogPost)
    while (post := await session.scalar(created.values(values | {"slug": slug}))) is None:
        if form.slug:
            raise SLUG_TAKEN
        slug = await _free_slug(session, slug_of_title(form.title))
    _note(session, admin, "blog.create", post)
    await session.commit()
    return post


async def change_post(session: AsyncSession, admin: User, post_id: UUID, form: BlogPostChange) -> BlogPost:
    """Change a post. Raises UserError `not_found`, `changed_meanwhile`, `slug_fixed` or `slug_taken`."""
    post = await session.scalar(select(BlogPost).where(BlogPost.id == post_id).with_for_update())
    if post is None:
        raise NOT_FOUND
    if form.updated_at is not msgspec.UNSET and form.updated_at != post.updated_at:
        raise UserError(ErrorCode.CHANGED_MEANWHILE)
    values = form.values()
    await _require_image(session, values.get("featured_image"))
    values["slug"] = await _slug_after(session, post, values)
    if values.get("status") == "published" and post.published_at is None:
        post.published_at = func.now()
    for name, value in values.items():
        setattr(post, name, value)
    _note(session, admin, "blog.update", post)
    try:
        await session.commit()
    except IntegrityError:
        raise SLUG_TAKEN from None
    await session.refresh(post)
    return post


async def delete_post(session: AsyncSession, admin: User, post_id: UUID) -> None:
    """Delete a post for good. Raises UserError `not_found`, also the second time."""
    post = await session.scalar(select(BlogPost).where(BlogPost.id == post_id).with_for_update())
    if post is None:
        raise NOT_FOUND
    _note(session, admin, "blog.delete", post)
    await session.delete(post)
    await session.commit()


async def _slug_after(session: AsyncSession, post: BlogPost, values: dict[str, Any]) -> str:
    """Return the address after the change: the one that was asked for, else the present one.

    One made of the title follows the title until the post is published.
    """
    wanted: str | None = values.get("slug")
    if post.published_at is not None:
        if wanted not in {None, post.slug}:
            raise UserError(ErrorCode.SLUG_FIXED)
        return post.slug
    title: str = values.get("title", post.title)
    if wanted and wanted != post.slug:
        if await _is_taken(session, wanted):
            raise SLUG_TAKEN
        return wanted
    if "slug" in values and wanted is None:
        return post.slug if comes_from(post.slug, title) else await _free_slug(session, slug_of_title(title))
    if comes_from(post.slug, post.title) and not comes_from(post.slug, title):
        return await _free_slug(session, slug_of_title(title))
    return post.slug


async def _free_slug(session: AsyncSession, base: str) -> str:
    alike = select(BlogPost.slug).where(or_(BlogPost.slug == base, BlogPost.slug.startswith(f"{base}-")))
    taken = set(await session.scalars(alike))
    return next(slug for slug in candidates(base) if slug not in taken)


async def _is_taken(session: AsyncSession, slug: str) -> bool:
    return bool(await session.scalar(select(exists().where(BlogPost.slug == slug))))


async def _require_image(session: AsyncSession, address: str | None) -> None:
    image_id = own_image(address) if address else None
    if image_id and not await session.scalar(select(exists().where(BlogImage.id == image_id))):
        raise UserError(ErrorCode.IMAGE_GONE)


def _note(session: AsyncSession, admin: User, action: str, post: BlogPost) -> None:
    subject = {"post": str(post.id), "slug": post.slug, "status": post.status}
    note(session, admin, action, subject, affected=1, job_ids=[])
