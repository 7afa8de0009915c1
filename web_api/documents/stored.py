"""A stored document in its owner's hands: read, changed, gone back on, copied and removed."""

from datetime import date, datetime
from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.documents.composed import Document, read_document
from common.documents.findings import DocumentFindings, read_findings
from common.documents.versions import keep_version
from common.errors import ErrorCode, UserError
from common.jobs.kinds.edit_document import EDIT_DOCUMENT, DocumentEdits, EditDocumentArguments, EditDocumentResult
from common.local_day import today_in
from common.tables import DocumentVersion, GeneratedDocument
from web_api.documents.expired import ExpiredCertificate, expired_certificates
from web_api.documents.lookup import is_shared, own_document
from web_api.http.own_time_zone import OwnTimeZone
from web_api.jobs.run_job import RunJob
from web_api.sessions import DatabaseSession, SignedIn

LONGEST_TITLE = 300


class StoredDocument(msgspec.Struct, rename="camel"):
    """`composed`: the document by its parts, as it is printed. `version` counts its states.

    `isShared`: there is a link to send, until its owner ends it. `expired`: certificates that it names.
    """

    id: UUID
    type: Literal["resume", "cover_letter"]
    title: str
    content: str
    job_description: str | None
    composed: Document
    findings: DocumentFindings
    version: int
    created_at: datetime
    edited_at: datetime | None
    is_shared: bool
    expired: list[ExpiredCertificate]


class DocumentChange(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """`version`: the state that was edited; another one by now is `document_changed`."""

    version: Annotated[int, msgspec.Meta(ge=1)]
    edits: DocumentEdits


class EarlierVersion(msgspec.Struct, rename="camel"):
    """The words as they were before an edit, and when that was."""

    number: int
    title: str
    content: str
    replaced_at: datetime


@get("/{document_id:uuid}")
async def read_stored_document(
    document_id: FromPath[UUID], session: DatabaseSession, user: SignedIn, time_zone: OwnTimeZone = None
) -> StoredDocument:
    """The document with its words by their parts, and what is known of it."""
    return await _stored(session, await own_document(session, user.id, document_id), today_in(time_zone))


@patch("/{document_id:uuid}", runs=EDIT_DOCUMENT, streams=True)
async def edit_stored_document(
    document_id: FromPath[UUID],
    data: JSONBody[DocumentChange],
    run_job: NamedDependency[RunJob],
    time_zone: OwnTimeZone = None,
) -> Response[StoredDocument]:
    """Put the person's own words in; what the profile doesn't support is kept, and marked in `findings.doubts`."""
    document = await own_document(run_job.session, run_job.user.id, document_id)

    async def to_response(result: EditDocumentResult) -> Response[Any]:
        row = await own_document(run_job.session, run_job.user.id, result.document_id)
        await run_job.session.refresh(row)
        return Response(await _stored(run_job.session, row, today_in(time_zone)))

    arguments = EditDocumentArguments(document.id, data.version, data.edits, time_zone)
    return await run_job(EDIT_DOCUMENT, arguments, to_response)


@delete("/{document_id:uuid}")
async def delete_stored_document(document_id: FromPath[UUID], session: DatabaseSession, user: SignedIn) -> None:
    """The document, its versions and everything printed of it."""
    await session.delete(await own_document(session, user.id, document_id))
    await session.commit()


@post("/{document_id:uuid}/duplicate")
async def duplicate_document(
    document_id: FromPath[UUID], session: DatabaseSession, user: SignedIn, time_zone: OwnTimeZone = None
) -> StoredDocument:
    """A copy to change without changing this one; its title says which it is: "Welder, Acme (2)"."""
    original = await own_document(session, user.id, document_id)
    title = await _title_of_copy(session, original)
    copy = GeneratedDocument(
        user_id=user.id,
        type=original.type,
        title=title,
        content=original.content,
        draft={**original.draft, "title": title},
        job_description=original.job_description,
        file_name=original.file_name,
        profile_fingerprint=original.profile_fingerprint,
        findings=original.findings,
    )
    session.add(copy)
    await session.commit()
    return await _stored(session, copy, today_in(time_zone))


@get("/{document_id:uuid}/versions")
async def read_versions(document_id: FromPath[UUID], session: DatabaseSession, user: SignedIn) -> list[EarlierVersion]:
    """What the document said before, the newest first."""
    document = await own_document(session, user.id, document_id)
    table = DocumentVersion
    columns = (table.number, table.title, table.content, table.replaced_at)
    rows = await session.execute(select(*columns).where(table.document_id == document.id).order_by(table.number.desc()))
    return [EarlierVersion(*row) for row in rows]


@post("/{document_id:uuid}/versions/{number:int}/restore", status_code=200, refuses=(ErrorCode.NOT_FOUND,))
async def restore_version(
    document_id: FromPath[UUID],
    number: FromPath[int],
    session: DatabaseSession,
    user: SignedIn,
    time_zone: OwnTimeZone = None,
) -> StoredDocument:
    """The words of an earlier version again; those that they replace are kept as a version, too."""
    document = await own_document(session, user.id, document_id)
    await session.refresh(document, with_for_update=True)
    version = await session.scalar(
        select(DocumentVersion).where(DocumentVersion.document_id == document.id, DocumentVersion.number == number)
    )
    if version is None:
        raise UserError(ErrorCode.NOT_FOUND)
    title, content, draft, findings = version.title, version.content, version.draft, version.findings
    await session.run_sync(keep_version, document)
    document.title, document.content, document.draft, document.findings = title, content, draft, findings
    document.edited_at = func.now()
    await session.commit()
    await session.refresh(document)
    return await _stored(session, document, today_in(time_zone))


async def _title_of_copy(session: DatabaseSession, original: GeneratedDocument) -> str:
    taken = set(
        await session.scalars(select(GeneratedDocument.title).where(GeneratedDocument.user_id == original.user_id))
    )
    titles = (f"{original.title[: LONGEST_TITLE - 6]} ({number})" for number in range(2, len(taken) + 3))
    return next(title for title in titles if title not in taken)


async def _stored(session: AsyncSession, row: GeneratedDocument, today: date) -> StoredDocument:
    document, findings = read_document(row.draft), read_findings(row.findings)
    shared = await session.scalar(select(is_shared).where(GeneratedDocument.id == row.id))
    return StoredDocument(
        row.id,
        row.type,
        row.title,
        row.content,
        row.job_description,
        document,
        findings,
        row.version,
        row.created_at,
        row.edited_at,
        bool(shared),
        await expired_certificates(session, row.user_id, document, findings.agreed_expiries, today),
    )


stored_documents_router = Router(
    "/api/generated-documents",
    route_handlers=[
        read_stored_document,
        edit_stored_document,
        delete_stored_document,
        duplicate_document,
        read_versions,
        restore_version,
    ],
    tags=["documents"],
)
