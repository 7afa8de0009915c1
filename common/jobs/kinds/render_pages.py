"""Drawing a stored document's pages, as pictures for its preview."""

from uuid import UUID

from common.contract import Contract
from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE, Paper
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class RenderPagesArguments(Contract, frozen=True):
    """`document_id`: a row of `generated_documents`. `version`: which state of it. `template`: see its PDF's."""

    document_id: UUID
    version: int
    template: str = DEFAULT_TEMPLATE
    paper: Paper = DEFAULT_PAPER


class RenderPagesResult(Contract, frozen=True):
    """The result; `pages` is the number of pages."""

    document_id: UUID
    pages: int


RENDER_PAGES = Kind(
    module=__name__,
    queue=Queue.DOCUMENTS,
    deadline_seconds=15,
    steps=(
        Wording("laying_out_pages", "Laying out the pages..."),
        Wording("drawing_pages", "Drawing the pages..."),
        Wording("storing_pages", "Storing the pages..."),
    ),
    arguments=RenderPagesArguments,
    result=RenderPagesResult,
    tells_owner=False,
    prints_pages=True,
    errors=(
        ErrorCode.DOCUMENT_NOT_FOUND,
        ErrorCode.DOCUMENT_CHANGED,
        ErrorCode.DOCUMENT_TOO_LONG,
        ErrorCode.TEMPLATE_UNKNOWN,
    ),
)
