"""Users and their sessions."""

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    ForeignKey,
    Index,
    String,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, UpdatedAt

Role = Literal["user", "admin"]
NOBODY = "none"
"""The `auth_provider` of an account that no person has: see `common.editors`."""


class User(Base):
    """`email` is kept as typed; it is unique without regard to case."""

    __tablename__ = "users"
    __table_args__ = (
        Index("uq_users_email_lower", text("lower(email)"), unique=True),
        CheckConstraint("role in ('user', 'admin')", name="role"),
        UniqueConstraint("auth_provider", "external_id"),
        # The admins' list, newest first, and the sign-ups of a day.
        Index("ix_users_created_at", "created_at", "id"),
    )

    id: Mapped[Id]
    email: Mapped[str] = mapped_column(String(320))
    password_hash: Mapped[str | None]
    """Argon2id; absent for accounts of an outside provider."""
    first_name: Mapped[str | None] = mapped_column(String(100))
    last_name: Mapped[str | None] = mapped_column(String(100))
    profile_image_url: Mapped[str | None] = mapped_column(String(2000))
    role: Mapped[Role] = mapped_column(String(20), default="user", server_default="user")
    is_active: Mapped[bool] = mapped_column(default=True, server_default="true")
    auth_provider: Mapped[str] = mapped_column(String(500), default="email", server_default="email")
    """`email`, or the issuer's address of the OpenID provider that signs the person in; or `NOBODY`."""
    external_id: Mapped[str | None] = mapped_column(String(255))
    """The provider's subject: with its issuer, all that it promises never to give to somebody else."""
    last_login_at: Mapped[datetime | None]
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]

    @property
    def has_password(self) -> bool:
        """Whether it is we who sign them in."""
        return self.password_hash is not None


class Session(Base):
    """A signed-in browser. `sid` is the SHA-256 of the cookie's value, so the table can't sign anyone in."""

    __tablename__ = "sessions"

    sid: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    sess: Mapped[dict[str, Any]] = mapped_column(default=dict, server_default="{}")
    """What a person needs to recognise it: `userAgent`, `ipAddress`."""
    expire: Mapped[datetime] = mapped_column(index=True)
    created_at: Mapped[CreatedAt]
