"""Finding a user's generated documents and their printed files."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy import Row, Select, and_, bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import load_only

from common.errors import ErrorCode, UserError
from common.jobs.kinds.generate_document import DocumentLanguage
from common.jobs.kinds.render_pdf import RenderPdfArguments
from common.tables import DocumentFile, DocumentLink, DocumentType, GeneratedDocument

SNIPPET_LENGTH = 100
is_shared = exists().where(DocumentLink.document_id == GeneratedDocument.id)
"""Whether a document has a link to send, for a statement that selects documents."""


async def list_documents(session: AsyncSession, user_id: UUID) -> Sequence[Row[Any]]:
    """Newest first, with the beginning of the description instead of all of it."""
    table = GeneratedDocument
    snippet = func.left(table.job_description, SNIPPET_LENGTH).label("job_description")
    shared = is_shared.label("is_shared")
    columns = (table.id, table.type, table.title, table.file_name, table.created_at, snippet, shared)
    rows = await session.execute(select(*columns).where(table.user_id == user_id).order_by(table.created_at.desc()))
    return rows.all()


async def own_document(session: AsyncSession, user_id: UUID, document_id: UUID) -> GeneratedDocument:
    """UserError `not_found` for an unknown id and for somebody else's alike."""
    document = await session.scalar(
        select(GeneratedDocument).where(GeneratedDocument.id == document_id, GeneratedDocument.user_id == user_id)
    )
    if document is None:
        raise UserError(ErrorCode.NOT_FOUND)
    return document


@dataclass(frozen=True, slots=True)
class WrittenFor:
    """What a document was written for; `fingerprint` is the profile's, no `language` means any."""

    document_type: DocumentType
    description: str
    fingerprint: str
    language: DocumentLanguage | None


async def latest_written_for(
    session: AsyncSession, user_id: UUID, wanted: WrittenFor
) -> tuple[GeneratedDocument, bytes | None] | None:
    """The document a download means: of this type, for this description, from the profile as it is now.

    Of it only `id` and `type`; beside it the PDF in its usual look, where that has been printed.
    """
    asked = {
        "owner": user_id,
        "the_type": wanted.document_type,
        "description": wanted.description,
        "fingerprint": wanted.fingerprint,
        "the_language": wanted.language,
    }
    row = (await session.execute(_select_latest(in_a_language=wanted.language is not None), asked)).one_or_none()
    return row and (row.GeneratedDocument, row.content)


@cache
def _select_latest(*, in_a_language: bool) -> Select[GeneratedDocument, bytes]:
    """Return the statement that looks a stored document up.

    It is built once, since building costs more than running it.
    """
    table, usual = GeneratedDocument, and_(DocumentFile.document_id == GeneratedDocument.id, _IN_THE_USUAL_LOOK)
    statement = (
        select(table, DocumentFile.content)
        .options(load_only(table.id, table.type, raiseload=True))
        .outerjoin(DocumentFile, usual)
        .where(
            table.user_id == bindparam("owner"),
            table.type == bindparam("the_type"),
            table.job_description == bindparam("description"),
            table.profile_fingerprint == bindparam("fingerprint"),
        )
    )
    if in_a_language:
        statement = statement.where(table.draft["language"].astext == bindparam("the_language"))
    return statement.order_by(table.created_at.desc()).limit(1)


_USUAL = RenderPdfArguments(UUID(int=0))
_IN_THE_USUAL_LOOK = and_(
    DocumentFile.format == _USUAL.format, DocumentFile.template == _USUAL.template, DocumentFile.paper == _USUAL.paper
)


async def printed_file(session: AsyncSession, wanted: RenderPdfArguments) -> bytes | None:
    """The document's file in this look, if it has been printed."""
    return await session.scalar(
        select(DocumentFile.content).filter_by(
            document_id=wanted.document_id, format=wanted.format, template=wanted.template, paper=wanted.paper
        )
    )
