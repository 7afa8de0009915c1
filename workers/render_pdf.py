"""Print a stored document as a PDF, once."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from common.errors import ErrorCode, UserError
from common.jobs.kinds.render_pdf import RenderPdfArguments, RenderPdfResult
from common.tables import DocumentFile, GeneratedDocument
from workers.documents import pdf
from workers.documents.document import read_document
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: RenderPdfArguments) -> None:
    """The document's file is printed from the row that the preview was shown from; a second job finds it there.

    UserError `document_not_found` when the document isn't the user's, or no longer there.
    """
    job.step(1)
    with job.session() as session:
        row = _document(session, job, arguments)
        printed = session.scalar(
            select(DocumentFile.id).where(DocumentFile.document_id == row.id, DocumentFile.format == "pdf")
        )
        document = read_document(row.draft)
        result = RenderPdfResult(row.id, row.file_name or "Resume.pdf", f"/api/generated-documents/{row.id}/download")

    job.step(2)
    content = None if printed else pdf.print_pdf(document)

    job.step(3)
    with job.ending() as ending:
        if content is not None:
            # Of two jobs that print the same document at once, the first to end stores it; the bytes are the same.
            ending.session.execute(
                insert(DocumentFile)
                .values(document_id=result.document_id, format="pdf", content=content)
                .on_conflict_do_nothing(index_elements=[DocumentFile.document_id, DocumentFile.format])
            )
        ending.succeed(result)


def warm_up() -> None:
    """Print one page before the pool forks."""
    pdf.warm_up()


def _document(session: Session, job: RunningJob, arguments: RenderPdfArguments) -> GeneratedDocument:
    row = session.get(GeneratedDocument, arguments.document_id)
    if row is None or row.user_id != job.owner_id:
        raise UserError(ErrorCode.DOCUMENT_NOT_FOUND)
    return row
