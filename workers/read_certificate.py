"""The job that reads a card from the wallet. Nothing of it is kept but the job's own result."""

from common.errors import ErrorCode, UserError
from common.jobs.kinds.read_certificate import ReadCertificateArguments, ReadCertificateResult
from common.resume_files import unpacked
from common.tables import Upload
from workers.cards import ReadCard, read_card
from workers.cards.reading import warm_up
from workers.runtime.running_job import RunningJob

__all__ = ["run", "warm_up"]


def run(job: RunningJob, arguments: ReadCertificateArguments) -> None:
    """The pictures are deleted with the job's ending, however it ends."""
    job.step(1)
    with job.session() as session:
        files = unpacked(session.get_one(Upload, arguments.upload_id).content)
    job.step(2)
    card = read_card(*files)
    job.step(3)
    if card == ReadCard():
        raise UserError(ErrorCode.CARD_UNREADABLE)
    with job.ending() as ending:
        ending.succeed(
            ReadCertificateResult(card.name, card.issuer, card.number, card.issue_date, card.expiration_date)
        )
