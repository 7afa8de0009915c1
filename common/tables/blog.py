"""Blog posts and their pictures."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, UpdatedAt

BlogStatus = Literal["draft", "published", "archived"]
BlogLanguage = Literal["en", "es"]

TITLE_LENGTH = 300
SUMMARY_LENGTH = 500


class BlogPost(Base):
    """An author's posts don't go with the account: they are handed over to the editors first.

    `published_at` is when it was first published; from then on `slug` stays what it is.
    """

    __tablename__ = "blog_posts"
    __table_args__ = (
        CheckConstraint("status in ('draft', 'published', 'archived')", name="status"),
        CheckConstraint("language in ('en', 'es')", name="language"),
    )

    id: Mapped[Id]
    language: Mapped[BlogLanguage] = mapped_column(String(2), default="en", server_default="en")
    """That it is written in, whatever its reader has chosen."""
    title: Mapped[str] = mapped_column(String(TITLE_LENGTH))
    slug: Mapped[str] = mapped_column(String(200), unique=True)
    content: Mapped[str] = mapped_column(Text)
    excerpt: Mapped[str | None] = mapped_column(Text)
    author_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="RESTRICT"), index=True)
    status: Mapped[BlogStatus] = mapped_column(String(20), default="draft", server_default="draft", index=True)
    featured_image: Mapped[str | None] = mapped_column(String(2000))
    """The path of a picture of ours."""
    tags: Mapped[list[str]] = mapped_column(default=list, server_default="[]")
    seo_title: Mapped[str | None] = mapped_column(String(TITLE_LENGTH))
    seo_description: Mapped[str | None] = mapped_column(String(SUMMARY_LENGTH))
    published_at: Mapped[datetime | None]
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]


class BlogImage(Base):
    """A picture in a post. Its bytes live here, as all bytes do: the API's processes share no disk."""

    __tablename__ = "blog_images"

    id: Mapped[Id]
    media_type: Mapped[str] = mapped_column(String(30))
    content: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[CreatedAt]
