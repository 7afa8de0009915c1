"""Printing a stored document, as a PDF or for Word."""

from uuid import UUID

from common.contract import Contract
from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE, Paper
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording
from common.tables.documents import DocumentType, FileFormat

_STEMS: dict[DocumentType, str] = {"resume": "Resume", "cover_letter": "Cover_Letter"}


def download_name(document_type: DocumentType, file_format: FileFormat) -> str:
    """Return the name of the downloaded file: Resume.pdf, Cover_Letter.docx."""
    return f"{_STEMS[document_type]}.{file_format}"


class RenderPdfArguments(Contract, frozen=True):
    """`document_id`: a row of `generated_documents`. `template`: a name of `common.documents.templates`."""

    document_id: UUID
    format: FileFormat = "pdf"
    template: str = DEFAULT_TEMPLATE
    paper: Paper = DEFAULT_PAPER


class RenderPdfResult(Contract, frozen=True):
    """The result; `download_url` is a path of the API."""

    document_id: UUID
    file_name: str
    download_url: str


RENDER_PDF = Kind(
    module=__name__,
    queue=Queue.DOCUMENTS,
    deadline_seconds=15,
    steps=(
        Wording("laying_out", "Laying out the page..."),
        Wording("printing", "Printing the document..."),
        Wording("storing", "Storing the file..."),
    ),
    arguments=RenderPdfArguments,
    result=RenderPdfResult,
    tells_owner=True,
    prints_pages=True,
    errors=(
        ErrorCode.DOCUMENT_NOT_FOUND,
        ErrorCode.DOCUMENT_CHANGED,
        ErrorCode.DOCUMENT_TOO_LONG,
        ErrorCode.TEMPLATE_UNKNOWN,
    ),
)
