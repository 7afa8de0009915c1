"""Writing and printing a document on request: what the document handlers have in common."""

from typing import Any

import msgspec
from litestar import Response

from common.errors import ErrorCode, UserError
from common.jobs.kinds.generate_document import (
    GENERATE_DOCUMENT,
    DocumentWriter,
    GenerateDocumentArguments,
    GenerateDocumentResult,
    RemovedText,
)
from common.jobs.kinds.render_pdf import RENDER_PDF, RenderPdfArguments, RenderPdfResult
from common.tables import DocumentType, GeneratedDocument
from web_api.documents.lookup import own_document, printed_file
from web_api.jobs.representations import asks_for_the_job
from web_api.jobs.run_job import RunJob
from web_api.profile.rows import ProfileRows, load_profile_rows

PDF = "application/pdf"
DOWNLOAD_NAMES: dict[DocumentType, str] = {"resume": "Resume.pdf", "cover_letter": "Cover_Letter.pdf"}


class GeneratedContent(msgspec.Struct, rename="camel"):
    """The document as text, who wrote it, and what was left out because the profile doesn't say so."""

    title: str
    content: str
    removed: list[RemovedText] = []
    writer: DocumentWriter = "rules"


async def require_profile(run_job: RunJob) -> ProfileRows:
    """UserError when there is nothing to write about."""
    profile = await load_profile_rows(run_job.session, run_job.user.id)
    if not profile.can_fill_a_document:
        raise UserError(ErrorCode.INCOMPLETE_PROFILE)
    return profile


async def answer_with_text(run_job: RunJob, arguments: GenerateDocumentArguments) -> Response[Any]:
    """Write a new document and answer with its title and text."""

    async def to_response(result: GenerateDocumentResult) -> Response[Any]:
        return Response(GeneratedContent(result.title, result.content, result.removed, result.writer))

    return await run_job(GENERATE_DOCUMENT, arguments, to_response)


async def answer_with_new_pdf(run_job: RunJob, arguments: GenerateDocumentArguments) -> Response[Any]:
    """Write a new document and answer with its PDF; a stream ends with the document's id instead."""

    async def to_response(result: GenerateDocumentResult) -> Response[Any]:
        return await _pdf(run_job, await own_document(run_job.session, run_job.user.id, result.document_id))

    return await run_job(GENERATE_DOCUMENT, arguments, to_response)


async def answer_with_pdf(run_job: RunJob, document: GeneratedDocument) -> Response[Any]:
    """Answer with this document's PDF, printed when it hasn't been; or stream its printing."""
    if not asks_for_the_job(run_job.request):
        return await _pdf(run_job, document)

    async def to_response(_result: RenderPdfResult) -> Response[Any]:
        return await _pdf(run_job, document)

    return await run_job(RENDER_PDF, RenderPdfArguments(document.id), to_response)


async def _pdf(run_job: RunJob, document: GeneratedDocument) -> Response[Any]:
    content = await printed_file(run_job.session, document.id)
    if content is None:
        await run_job.result(RENDER_PDF, RenderPdfArguments(document.id))
        content = await printed_file(run_job.session, document.id)
    headers = {
        "Content-Disposition": f'attachment; filename="{DOWNLOAD_NAMES[document.type]}"',
        "Cache-Control": "private, no-store",
    }
    return Response(content, media_type=PDF, headers=headers)
