"""Messages to people. The API only says which; a worker writes and sends them."""

from dataclasses import dataclass
from typing import Any, get_args
from uuid import UUID, uuid4

from litestar import Request
from litestar.di import NamedDependency
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.jobs.kinds.send_mail import SEND_MAIL, SendMailArguments
from common.settings import Settings
from common.tables import Language, Mail, MailKind
from web_api.jobs.dispatcher import JobQueue
from web_api.sessions import DatabaseSession

LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True)
class Outbox:
    """The dependency `outbox`: puts e-mail messages into the queue."""

    request: Request[Any, Any, Any]
    session: AsyncSession
    job_queue: JobQueue
    settings: Settings

    def require_open(self) -> None:
        """Raise UserError `mail_unavailable` where no mail server is configured."""
        if not self.settings.can_mail:
            raise UserError(ErrorCode.MAIL_UNAVAILABLE)

    async def commit_with(self, kind: MailKind, *, to: str, user_id: UUID | None) -> None:
        """Commit what the handler did, and with it a message that is to be sent; without mail, only the former."""
        if not self.settings.can_mail:
            await self.session.commit()
            return
        language = asked_language(self.request)
        mail = Mail(id=uuid4(), kind=kind, recipient=to, user_id=user_id, language=language)
        self.session.add(mail)
        job = await self.job_queue.enqueue(self.session, SEND_MAIL, SendMailArguments(mail_id=mail.id), user_id=user_id)
        await self.job_queue.commit(self.session, job)


def asked_language(request: Request[Any, Any, Any]) -> Language | None:
    """The first language of Accept-Language that we write in; our own pages send the one they are shown in."""
    for wanted in request.headers.get("accept-language", "").split(","):
        for language in LANGUAGES:
            if wanted.strip().lower().startswith(language):
                return language
    return None


def provide_outbox(
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    job_queue: NamedDependency[JobQueue],
    settings: NamedDependency[Settings],
) -> Outbox:
    """Make the request's `Outbox`."""
    return Outbox(request, session, job_queue, settings)
