"""Messages on their way, and the links by which a forgotten password is set anew."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id

MailKind = Literal["password_reset", "password_changed", "email_changed"]
Language = Literal["en", "es"]


class Mail(Base):
    """A message to be sent, without its text, which a worker writes. Deleted in the transaction that ends its job."""

    __tablename__ = "mails"
    __table_args__ = (
        CheckConstraint("kind in ('password_reset', 'password_changed', 'email_changed')", name="kind"),
        CheckConstraint("language in ('en', 'es')", name="language"),
    )

    id: Mapped[Id]
    kind: Mapped[MailKind] = mapped_column(String(30))
    recipient: Mapped[str] = mapped_column(String(320))
    user_id: Mapped[UUID | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    """None for `password_reset`: only the worker looks whether anybody has that e-mail."""
    language: Mapped[Language | None] = mapped_column(String(2))
    """None where it isn't known: the message is then in both."""
    created_at: Mapped[CreatedAt]


class PasswordReset(Base):
    """The one link of an account: a newer one takes its place, and its use deletes it."""

    __tablename__ = "password_resets"

    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    """SHA-256 of the token in the link, so the table can't change anybody's password."""
    expires_at: Mapped[datetime]
    created_at: Mapped[CreatedAt]
