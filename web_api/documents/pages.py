"""A document's pages as they are printed, for its preview."""

from typing import Annotated, Any
from uuid import UUID

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE, Paper, document_template
from common.errors import ErrorCode, UserError
from common.jobs.kinds.render_pages import RENDER_PAGES, RenderPagesArguments, RenderPagesResult
from common.tables import DocumentPage, GeneratedDocument
from web_api.documents.lookup import own_document
from web_api.jobs.representations import asks_for_the_job
from web_api.jobs.run_job import RunJob
from web_api.sessions import DatabaseSession, SignedIn

PNG = "image/png"
_DRAWINGS = 4
"""So often at most pages are drawn for one call, where edits come between."""


class PageLine(msgspec.Struct):
    """A line of the document and its boxes on the page: left, top, width and height, as shares of the page."""

    text: str
    boxes: list[tuple[float, float, float, float]]


class Page(msgspec.Struct):
    """`address` is the picture's; width and height are its own, in pixels."""

    number: int
    address: str
    width: int
    height: int
    lines: list[PageLine]


class Pages(msgspec.Struct):
    """The pages of one version of a document, in their order."""

    version: int
    pages: list[Page]


@get("/{document_id:uuid}/pages", runs=RENDER_PAGES, streams=True)
async def read_pages(
    document_id: FromPath[UUID],
    run_job: NamedDependency[RunJob],
    template: Annotated[str, QueryParameter(max_length=60)] = DEFAULT_TEMPLATE,
    paper: FromQuery[Paper] = DEFAULT_PAPER,
) -> Response[Pages]:
    """The pages of the PDF that a download in this look hands out, drawn when they haven't been.

    Where an edit comes between they are drawn again: who asks meant the document as it is.
    """
    session, look = run_job.session, document_template(template).id

    async def to_response(_result: RenderPagesResult) -> Response[Any]:
        if drawn := await _drawn(session, wanted):
            return Response(Pages(wanted.version, drawn))
        raise UserError(ErrorCode.DOCUMENT_CHANGED)

    for _ in range(_DRAWINGS):
        document = await own_document(session, run_job.user.id, document_id)
        wanted = RenderPagesArguments(document.id, document.version, look, paper)
        if not asks_for_the_job(run_job.request) and (drawn := await _drawn(session, wanted)):
            return Response(Pages(wanted.version, drawn))
        try:
            return await run_job(RENDER_PAGES, wanted, to_response)
        except UserError as refused:
            if refused.error is not ErrorCode.DOCUMENT_CHANGED:
                raise
            session.expire(document)  # its version is another by now
    raise UserError(ErrorCode.DOCUMENT_CHANGED)


@get("/{document_id:uuid}/pages/{page_id:uuid}", media_type=PNG, refuses=(ErrorCode.NOT_FOUND,))
async def read_page(
    document_id: FromPath[UUID], page_id: FromPath[UUID], session: DatabaseSession, user: SignedIn
) -> Response[bytes]:
    """Return the picture of one page."""
    content = await session.scalar(
        select(DocumentPage.content)
        .join(GeneratedDocument, GeneratedDocument.id == DocumentPage.document_id)
        .where(
            DocumentPage.id == page_id,
            DocumentPage.document_id == document_id,
            GeneratedDocument.user_id == user.id,
        )
    )
    if content is None:
        raise UserError(ErrorCode.NOT_FOUND)
    return Response(content, media_type=PNG, headers={"Cache-Control": "private, no-store"})


async def _drawn(session: AsyncSession, wanted: RenderPagesArguments) -> list[Page]:
    table = DocumentPage
    columns = (table.id, table.number, table.width, table.height, table.lines)
    rows = await session.execute(
        select(*columns)
        .filter_by(document_id=wanted.document_id, version=wanted.version, template=wanted.template, paper=wanted.paper)
        .order_by(table.number)
    )
    return [
        Page(
            row.number,
            f"/api/generated-documents/{wanted.document_id}/pages/{row.id}",
            row.width,
            row.height,
            msgspec.convert(row.lines, list[PageLine]),
        )
        for row in rows
    ]


document_pages_router = Router("/api/generated-documents", route_handlers=[read_pages, read_page], tags=["documents"])
