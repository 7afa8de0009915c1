"""Draw a stored document's pages, out of the very PDF that a download hands out."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from common.documents.composed import read_document
from common.documents.templates import document_template
from common.errors import ErrorCode, UserError
from common.jobs.kinds.render_pages import RenderPagesArguments, RenderPagesResult
from common.tables import DocumentFile, DocumentPage, GeneratedDocument
from workers.documents import pdf
from workers.documents.length import check_length
from workers.documents.lines import lines_of
from workers.documents.page_pictures import page_pictures
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: RenderPagesArguments) -> None:
    """The PDF is kept, too, so that a download after the preview has nothing left to print.

    UserError `document_not_found` when the document isn't the user's, or no longer there; `document_changed` when it
    is no longer the version that was asked for; `document_too_long`; `template_unknown`.
    """
    job.step(1)
    document_template(arguments.template)
    look = {"template": arguments.template, "paper": arguments.paper}
    with job.session() as session:
        document = read_document(_row(session, job, arguments).draft)
        stored = session.scalar(
            select(DocumentFile.content).filter_by(document_id=arguments.document_id, format="pdf", **look)
        )
    check_length(document)
    printed = stored or pdf.print_pdf(document, arguments.template, arguments.paper)

    job.step(2)
    pictures = page_pictures(printed, [line.text for line in lines_of(document)])

    job.step(3)
    with job.ending() as ending:
        # Held until it is stored: what is printed of an older version may not outlive an edit.
        _row(ending.session, job, arguments, hold=True)
        belongs = {"document_id": arguments.document_id, **look}
        ending.session.execute(
            insert(DocumentFile).values(format="pdf", content=printed, **belongs).on_conflict_do_nothing()
        )
        pages = [
            {
                "version": arguments.version,
                "number": number,
                "width": picture.width,
                "height": picture.height,
                "content": picture.content,
                "lines": [{"text": line.text, "boxes": line.boxes} for line in picture.lines],
                **belongs,
            }
            for number, picture in enumerate(pictures, 1)
        ]
        ending.session.execute(insert(DocumentPage).values(pages).on_conflict_do_nothing())
        ending.succeed(RenderPagesResult(arguments.document_id, len(pictures)))


def _row(
    session: Session, job: RunningJob, arguments: RenderPagesArguments, *, hold: bool = False
) -> GeneratedDocument:
    row = session.get(GeneratedDocument, arguments.document_id, with_for_update={"read": True} if hold else None)
    if row is None or row.user_id != job.owner_id:
        raise UserError(ErrorCode.DOCUMENT_NOT_FOUND)
    if row.version != arguments.version:
        raise UserError(ErrorCode.DOCUMENT_CHANGED)
    return row
