"""Blog posts."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, UpdatedAt

BlogStatus = Literal["draft", "published", "archived"]


class BlogPost(Base):
    """An author with posts can't be deleted by accident: the posts have to be handed over first."""

    __tablename__ = "blog_posts"
    __table_args__ = (CheckConstraint("status in ('draft', 'published', 'archived')", name="status"),)

    id: Mapped[Id]
    title: Mapped[str] = mapped_column(String(300))
    slug: Mapped[str] = mapped_column(String(200), unique=True)
    content: Mapped[str] = mapped_column(Text)
    excerpt: Mapped[str | None] = mapped_column(Text)
    author_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="RESTRICT"), index=True)
    status: Mapped[BlogStatus] = mapped_column(String(20), default="draft", server_default="draft", index=True)
    featured_image: Mapped[str | None] = mapped_column(String(2000))
    tags: Mapped[list[str]] = mapped_column(default=list, server_default="[]")
    seo_title: Mapped[str | None] = mapped_column(String(300))
    seo_description: Mapped[str | None] = mapped_column(String(500))
    published_at: Mapped[datetime | None]
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]
