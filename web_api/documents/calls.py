"""Writing and printing a document on request: what the document handlers have in common."""

from typing import Any
from uuid import UUID

import msgspec
from litestar import Response

from common.errors import UserError
from common.jobs.contracts import DocumentWriter, GenerateDocumentArguments, RemovedText, RenderPdfArguments
from common.jobs.kinds import JobKind
from common.tables import DocumentType, GeneratedDocument
from web_api.documents.lookup import own_document, printed_file
from web_api.jobs.calls import JobCalls
from web_api.jobs.representations import asks_for_the_job
from web_api.profile.rows import ProfileRows, load_profile_rows

PDF = "application/pdf"
DOWNLOAD_NAMES: dict[DocumentType, str] = {"resume": "Resume.pdf", "cover_letter": "Cover_Letter.pdf"}


class GeneratedContent(msgspec.Struct, rename="camel"):
    """The document as text, who wrote it, and what was left out because the profile doesn't say so."""

    title: str
    content: str
    removed: list[RemovedText] = []
    writer: DocumentWriter = "rules"


async def require_profile(calls: JobCalls) -> ProfileRows:
    """UserError when there is nothing to write about."""
    profile = await load_profile_rows(calls.session, calls.user.id)
    if not profile.can_fill_a_document:
        message = "Please add work experience or skills to your profile before generating documents."
        raise UserError("incomplete_profile", message)
    return profile


async def answer_with_text(calls: JobCalls, arguments: GenerateDocumentArguments) -> Response[Any]:
    """Write a new document and answer with its title and text."""

    async def answer(result: dict[str, Any]) -> Response[Any]:
        return Response(msgspec.convert(result, GeneratedContent))

    return await calls.respond(await calls.enqueue(JobKind.GENERATE_DOCUMENT, arguments), answer)


async def answer_with_new_pdf(calls: JobCalls, arguments: GenerateDocumentArguments) -> Response[Any]:
    """Write a new document and answer with its PDF; a stream ends with the document's id instead."""

    async def answer(result: dict[str, Any]) -> Response[Any]:
        return await _pdf(calls, await own_document(calls.session, calls.user.id, UUID(result["documentId"])))

    return await calls.respond(await calls.enqueue(JobKind.GENERATE_DOCUMENT, arguments), answer)


async def answer_with_pdf(calls: JobCalls, document: GeneratedDocument) -> Response[Any]:
    """Answer with this document's PDF, printed when it hasn't been; or stream its printing."""
    if not asks_for_the_job(calls.request):
        return await _pdf(calls, document)

    async def answer(_result: dict[str, Any]) -> Response[Any]:
        return await _pdf(calls, document)

    return await calls.respond(await calls.enqueue(JobKind.RENDER_PDF, RenderPdfArguments(document.id)), answer)


async def _pdf(calls: JobCalls, document: GeneratedDocument) -> Response[Any]:
    content = await printed_file(calls.session, document.id)
    if content is None:
        await calls.result(await calls.enqueue(JobKind.RENDER_PDF, RenderPdfArguments(document.id)))
        content = await printed_file(calls.session, document.id)
    headers = {
        "Content-Disposition": f'attachment; filename="{DOWNLOAD_NAMES[document.type]}"',
        "Cache-Control": "private, no-store",
    }
    return Response(content, media_type=PDF, headers=headers)
