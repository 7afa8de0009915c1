"""Writing and printing a document on request: what the document handlers have in common."""

from typing import Any

import msgspec
from litestar import Response

from common.documents.findings import Coverage, DocumentWriter, RemovedText
from common.errors import ErrorCode, UserError
from common.jobs.kinds.generate_document import (
    GENERATE_DOCUMENT,
    GenerateDocumentArguments,
    GenerateDocumentResult,
)
from common.jobs.kinds.render_pdf import RENDER_PDF, RenderPdfArguments, RenderPdfResult, download_name
from common.profile.rows import ProfileRows, read_profile_rows, select_can_fill_a_document
from common.tables import FileFormat, GeneratedDocument
from web_api.documents.lookup import own_document, printed_file
from web_api.jobs.representations import asks_for_the_job
from web_api.jobs.run_job import RunJob

PDF = "application/pdf"
MEDIA_TYPES: dict[FileFormat, str] = {
    "html": "text/html",
    "pdf": PDF,
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
}


class GeneratedContent(msgspec.Struct, rename="camel"):
    """The document as text, who wrote it, what was left out as unproven, and what stands in the other language.

    `coverage`: which of the posting's requirements the document covers.
    """

    title: str
    content: str
    removed: list[RemovedText] = []
    untranslated: list[str] = []
    writer: DocumentWriter = "rules"
    coverage: list[Coverage] = []


async def require_something_to_write(run_job: RunJob) -> None:
    """UserError when there is nothing to write about."""
    if not await run_job.session.scalar(select_can_fill_a_document(), {"owner": run_job.user.id}):
        raise UserError(ErrorCode.INCOMPLETE_PROFILE)


async def require_profile(run_job: RunJob) -> ProfileRows:
    """Return the whole profile. Raises UserError when there is nothing to write about."""
    profile = await run_job.session.run_sync(read_profile_rows, run_job.user.id)
    if not profile.can_fill_a_document:
        raise UserError(ErrorCode.INCOMPLETE_PROFILE)
    return profile


async def answer_with_text(run_job: RunJob, arguments: GenerateDocumentArguments) -> Response[Any]:
    """Write a new document and answer with its title and text."""

    async def to_response(result: GenerateDocumentResult) -> Response[Any]:
        return Response(
            GeneratedContent(
                result.title, result.content, result.removed, result.untranslated, result.writer, result.coverage
            )
        )

    return await run_job(GENERATE_DOCUMENT, arguments, to_response)


async def answer_with_new_pdf(run_job: RunJob, arguments: GenerateDocumentArguments) -> Response[Any]:
    """Write a new document and answer with its PDF; a stream ends with the document's id instead."""

    async def to_response(result: GenerateDocumentResult) -> Response[Any]:
        document = await own_document(run_job.session, run_job.user.id, result.document_id)
        return await _file(run_job, document, RenderPdfArguments(document.id))

    return await run_job(GENERATE_DOCUMENT, arguments, to_response)


async def answer_with_file(
    run_job: RunJob,
    document: GeneratedDocument,
    look: RenderPdfArguments | None = None,
    *,
    printed: bytes | None = None,
) -> Response[Any]:
    """Answer with this document's file, printed when it hasn't been; or stream its printing. Usually the PDF.

    `printed` is that file, where it is at hand.
    """
    wanted = look or RenderPdfArguments(document.id)
    if not asks_for_the_job(run_job.request):
        return _answer(document, wanted, printed) if printed else await _file(run_job, document, wanted)

    async def to_response(_result: RenderPdfResult) -> Response[Any]:
        return await _file(run_job, document, wanted)

    return await run_job(RENDER_PDF, wanted, to_response)


async def _file(run_job: RunJob, document: GeneratedDocument, wanted: RenderPdfArguments) -> Response[Any]:
    content = await printed_file(run_job.session, wanted)
    if content is None:
        await run_job.result(RENDER_PDF, wanted)
        content = await printed_file(run_job.session, wanted)
    return _answer(document, wanted, content)


def _answer(document: GeneratedDocument, wanted: RenderPdfArguments, content: bytes | None) -> Response[Any]:
    headers = {
        "Content-Disposition": f'attachment; filename="{download_name(document.type, wanted.format)}"',
        "Cache-Control": "private, no-store",
    }
    return Response(content, media_type=MEDIA_TYPES[wanted.format], headers=headers)
