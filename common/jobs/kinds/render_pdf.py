"""Printing a stored document."""

from uuid import UUID

from common.errors import ErrorCode
from common.jobs.kind import Contract, Kind, Queue
from common.messages import Wording


class RenderPdfArguments(Contract, frozen=True):
    """`document_id`: a row of `generated_documents`."""

    document_id: UUID


class RenderPdfResult(Contract, frozen=True):
    """`download_url` is a path of the API."""

    document_id: UUID
    file_name: str
    download_url: str


RENDER_PDF = Kind(
    module=__name__,
    queue=Queue.DOCUMENTS,
    deadline_seconds=30,
    steps=(
        Wording("laying_out", "Laying out the page..."),
        Wording("printing", "Printing the PDF..."),
        Wording("storing", "Storing the PDF..."),
    ),
    arguments=RenderPdfArguments,
    result=RenderPdfResult,
    tells_owner=True,
    errors=(ErrorCode.DOCUMENT_NOT_FOUND,),
)
