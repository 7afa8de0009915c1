"""Writes the message of a row of `mails`, where there is somebody to write to."""

from dataclasses import dataclass
from datetime import timedelta
from email.message import EmailMessage

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from common.settings import Settings
from common.tables import Mail, User
from workers.mailing.message import message_to, public_url
from workers.mailing.password_links import link_with, new_token, store_link
from workers.mailing.wording import words_of


@dataclass(frozen=True)
class Letter:
    """`reset`: whose password the message's link sets anew, and the token in it."""

    message: EmailMessage
    reset: tuple[User, str] | None = None

    def store_link(self, session: Session, settings: Settings) -> None:
        """Make the link in the message work, if there is one."""
        if self.reset is not None:
            user, token = self.reset
            store_link(session, user.id, user.email, token, holds=timedelta(minutes=settings.password_reset_minutes))


def letter_for(session: Session, mail: Mail, settings: Settings) -> Letter | None:
    """Write the message; None where nobody is to be written to."""
    if mail.kind == "password_reset":
        return _password_reset(session, mail, settings)
    values = {"forgot": f"{public_url(settings)}/forgot-password", "account": str(mail.user_id)}
    subject, text = words_of(mail.kind, mail.language, **values)
    return Letter(message_to(mail.recipient, subject, text, settings))


def _password_reset(session: Session, mail: Mail, settings: Settings) -> Letter | None:
    """Write the message about a password reset, to the account's own address, never to one that somebody typed."""
    whose = func.lower(User.email) == mail.recipient.lower()
    user = session.scalar(select(User).where(whose, User.is_active))
    if user is None:
        return None
    if user.password_hash is None:
        subject, text = words_of("no_password", mail.language, login=f"{public_url(settings)}/login")
        return Letter(message_to(user.email, subject, text, settings))
    token = new_token()
    subject, text = words_of(
        "password_reset",
        mail.language,
        link=link_with(token, public_url(settings)),
        minutes=str(settings.password_reset_minutes),
    )
    return Letter(message_to(user.email, subject, text, settings), reset=(user, token))
