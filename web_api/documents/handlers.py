"""Generated documents: writing, listing and downloading them."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from common.documents.templates import (
    DEFAULT_PAPER,
    DEFAULT_TEMPLATE,
    Paper,
    Words,
    document_template,
    document_templates,
)
from common.errors import ErrorCode, UserError
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, DocumentLanguage, GenerateDocumentArguments
from common.jobs.kinds.render_pdf import RENDER_PDF, RenderPdfArguments
from common.local_day import today_in
from web_api.documents.calls import (
    MEDIA_TYPES,
    PDF,
    GeneratedContent,
    answer_with_file,
    answer_with_new_pdf,
    answer_with_text,
    require_profile,
    require_something_to_write,
)
from web_api.documents.lookup import WrittenFor, latest_written_for, list_documents, own_document
from web_api.http.own_time_zone import OwnTimeZone
from web_api.jobs.run_job import RunJob
from web_api.sessions import DatabaseSession, SignedIn

MIN_DESCRIPTION = 50
MAX_DESCRIPTION = 50_000
WRITING_REFUSALS = (
    ErrorCode.JOB_DESCRIPTION_TOO_SHORT,
    ErrorCode.JOB_DESCRIPTION_TOO_LONG,
)

JobDescription = Annotated[
    str, msgspec.Meta(extra_json_schema={"extra": {"min_length": MIN_DESCRIPTION, "max_length": MAX_DESCRIPTION}})
]
"""Documented only: `_checked_description` holds it, with codes of its own."""
DocumentTypeName = Literal["resume", "cover_letter"]
DownloadFormat = Literal["pdf", "docx"]


PostingName = Annotated[str, msgspec.Meta(max_length=200)]
"""A title, a company or a place, as long as a posting's page may make it."""


class GenerateContent(msgspec.Struct, rename="camel"):
    """`jobUrl` is where the description came from, if from anywhere. Without a `language` it is the posting's.

    `jobTitle`, `company` and `location` go before what the description says of them.
    """

    job_description: JobDescription
    document_type: DocumentTypeName
    job_url: str | None = None
    language: DocumentLanguage | None = None
    job_title: PostingName | None = None
    company: PostingName | None = None
    location: PostingName | None = None


class GenerateDocument(msgspec.Struct, rename="camel"):
    """`documentId` pins the document that was previewed, whatever has changed since.

    Without a `language`, it is the previewed document's, or the posting's for a new one.
    """

    document_type: DocumentTypeName
    job_description: JobDescription
    document_id: UUID | None = None
    language: DocumentLanguage | None = None
    job_title: PostingName | None = None
    company: PostingName | None = None
    location: PostingName | None = None


class DocumentSummary(msgspec.Struct, rename="camel"):
    """`jobDescription`: the first 100 characters of it. `isShared`: there is a link to send."""

    id: UUID
    type: DocumentTypeName
    title: str
    file_name: str | None
    job_description: str | None
    created_at: datetime
    is_shared: bool


class TemplateSummary(msgspec.Struct):
    """`about`: what it is good for, in a sentence."""

    id: str
    name: Words
    about: Words


def _checked_description(description: str) -> str:
    if len(description) < MIN_DESCRIPTION:
        raise UserError(ErrorCode.JOB_DESCRIPTION_TOO_SHORT)
    if len(description) > MAX_DESCRIPTION:
        raise UserError(ErrorCode.JOB_DESCRIPTION_TOO_LONG, limit=MAX_DESCRIPTION)
    return description


@post("/generate-content", status_code=200, runs=GENERATE_DOCUMENT, streams=True, refuses=WRITING_REFUSALS)
async def generate_content(
    data: JSONBody[GenerateContent], run_job: NamedDependency[RunJob], time_zone: OwnTimeZone = None
) -> Response[GeneratedContent]:
    """Write a resume or cover letter for a job description; answers with its title and text."""
    description = _checked_description(data.job_description)
    await require_something_to_write(run_job)
    arguments = GenerateDocumentArguments(
        data.document_type,
        description,
        data.job_url or None,
        data.language,
        data.job_title,
        data.company,
        data.location,
        time_zone,
    )
    return await answer_with_text(run_job, arguments)


@post(
    "/generate-document",
    status_code=200,
    media_type=PDF,
    runs=GENERATE_DOCUMENT,
    streams=True,
    refuses=(ErrorCode.NOT_FOUND, *WRITING_REFUSALS),
)
async def generate_document(
    data: JSONBody[GenerateDocument], run_job: NamedDependency[RunJob], time_zone: OwnTimeZone = None
) -> Response[bytes]:
    """The PDF of the document that was previewed for this description; of a new one when there is none."""
    session, user = run_job.session, run_job.user
    if data.document_id is not None:
        return await answer_with_file(run_job, await own_document(session, user.id, data.document_id))
    description = _checked_description(data.job_description)
    fingerprint = (await require_profile(run_job)).fingerprint(user, today_in(time_zone))
    written_for = WrittenFor(data.document_type, description, fingerprint, data.language)
    found = await latest_written_for(session, user.id, written_for)
    if found is not None and not await run_job.was_asked_before():
        document, pdf = found
        return await answer_with_file(run_job, document, printed=pdf)
    arguments = GenerateDocumentArguments(
        data.document_type, description, None, data.language, data.job_title, data.company, data.location, time_zone
    )
    return await answer_with_new_pdf(run_job, arguments)


@get("/generated-documents")
async def read_documents(session: DatabaseSession, user: SignedIn) -> list[DocumentSummary]:
    """The user's documents, newest first."""
    rows = await list_documents(session, user.id)
    return [
        DocumentSummary(row.id, row.type, row.title, row.file_name, row.job_description, row.created_at, row.is_shared)
        for row in rows
    ]


@get(
    "/generated-documents/{document_id:uuid}/download",
    media_type=PDF,
    runs=RENDER_PDF,
    streams=True,
    answers_also=(MEDIA_TYPES["docx"],),
)
async def download_document(
    document_id: FromPath[UUID],
    run_job: NamedDependency[RunJob],
    file_format: Annotated[DownloadFormat, QueryParameter(name="format")] = "pdf",
    template: Annotated[str, QueryParameter(max_length=60)] = DEFAULT_TEMPLATE,
    paper: FromQuery[Paper] = DEFAULT_PAPER,
) -> Response[bytes]:
    """The document as a PDF or Word file. `template`: an id of `GET /api/document-templates`."""
    document = await own_document(run_job.session, run_job.user.id, document_id)
    look = RenderPdfArguments(document.id, file_format, document_template(template).id, paper)
    return await answer_with_file(run_job, document, look)


@get("/document-templates", sync_to_thread=False)
def read_document_templates() -> list[TemplateSummary]:
    """The looks that documents can be printed in, in the order of the choice."""
    return [TemplateSummary(one.id, one.name, one.about) for one in document_templates().values()]


documents_router = Router(
    "/api",
    route_handlers=[
        generate_content,
        generate_document,
        read_documents,
        download_document,
        read_document_templates,
    ],
    tags=["documents"],
)
