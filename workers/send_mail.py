"""The job behind every message to a person: write it, hand it over, forget it."""

from sqlalchemy import delete

from common.jobs.kinds.send_mail import SendMailArguments, SendMailResult
from common.settings import Settings, get_settings
from common.tables import Mail
from workers.mailing.letter import letter_for
from workers.mailing.sending import send
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: SendMailArguments, *, settings: Settings | None = None) -> None:
    """A link works only from the ending on, right after the message has left.

    An attempt that is lost in between leaves a message with a link that leads nowhere, and the next attempt sends
    another; the other way round a link could work that nobody was sent.
    """
    settings = settings or get_settings()
    job.step(1)
    with job.session() as session:
        mail = session.get(Mail, arguments.mail_id)
        letter = letter_for(session, mail, settings) if mail else None
    if letter:
        send(letter.message, settings)
    with job.ending() as ending:
        if letter:
            letter.store_link(ending.session, settings)
        ending.session.execute(delete(Mail).where(Mail.id == arguments.mail_id))
        ending.succeed(SendMailResult(sent=letter is not None))
