"""Print a stored document as a PDF or for Word, once for each look."""

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from common.documents.composed import Document, read_document
from common.documents.templates import Paper, document_template
from common.errors import ErrorCode, UserError
from common.jobs.kinds.render_pdf import RenderPdfArguments, RenderPdfResult, download_name
from common.tables import DocumentFile, FileFormat, GeneratedDocument
from workers.documents import pdf, web_page, word
from workers.documents.length import check_length
from workers.runtime.running_job import RunningJob

WRITERS: dict[FileFormat, Callable[[Document, str, Paper], bytes]] = {
    "pdf": pdf.print_pdf,
    "docx": word.write_word,
    "html": web_page.write_web_page,
}


def run(job: RunningJob, arguments: RenderPdfArguments) -> None:
    """The document's file is printed from the row that the preview was shown from; a second job finds it there.

    UserError `document_not_found` when the document isn't the user's, or no longer there; `document_changed`
    when it was edited meanwhile; `document_too_long`; `template_unknown`.
    """
    job.step(1)
    document_template(arguments.template)
    look = {"format": arguments.format, "template": arguments.template, "paper": arguments.paper}
    with job.session() as session:
        row = _document(session, job, arguments)
        printed = session.scalar(select(DocumentFile.id).filter_by(document_id=row.id, **look))
        document, version = read_document(row.draft), row.version
        result = RenderPdfResult(row.id, download_name(row.type, arguments.format), _download_url(arguments))

    job.step(2)
    content = None if printed else _print(document, arguments)

    job.step(3)
    with job.ending() as ending:
        if content is not None:
            # What is printed of an older version may not outlive an edit.
            now = ending.session.get(GeneratedDocument, result.document_id, with_for_update={"read": True})
            if now is None or now.version != version:
                raise UserError(ErrorCode.DOCUMENT_CHANGED)
            # Of two jobs that print the same document at once, the first to end stores it; the words are the same.
            ending.session.execute(
                insert(DocumentFile)
                .values(document_id=result.document_id, content=content, **look)
                .on_conflict_do_nothing(constraint="document_files_look")
            )
        ending.succeed(result)


def warm_up() -> None:
    """Print one page before the pool forks, so that every worker inherits what it loads."""
    pdf.warm_up()


def _print(document: Document, arguments: RenderPdfArguments) -> bytes:
    check_length(document)
    return WRITERS[arguments.format](document, arguments.template, arguments.paper)


def _download_url(arguments: RenderPdfArguments) -> str:
    path = f"/api/generated-documents/{arguments.document_id}/download"
    usual = RenderPdfArguments(arguments.document_id)
    if arguments == usual:
        return path
    return f"{path}?format={arguments.format}&template={arguments.template}&paper={arguments.paper}"


def _document(session: Session, job: RunningJob, arguments: RenderPdfArguments) -> GeneratedDocument:
    row = session.get(GeneratedDocument, arguments.document_id)
    if row is None or row.user_id != job.owner_id:
        raise UserError(ErrorCode.DOCUMENT_NOT_FOUND)
    return row
