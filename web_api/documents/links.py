"""A link to send: a document's page at an address that can't be guessed, until its owner ends it."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from io import BytesIO
from secrets import token_urlsafe
from typing import Annotated, Any
from uuid import UUID

import msgspec
import segno
from litestar import MediaType, Request, Response, Router, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from common.documents.templates import DEFAULT_TEMPLATE, document_template
from common.errors import ErrorCode, UserError
from common.jobs.kinds.render_pdf import RENDER_PDF, RenderPdfArguments
from common.settings import Settings
from common.tables import DocumentFile, DocumentLink
from web_api.documents.lookup import own_document, printed_file
from web_api.http.frontend import FRONTEND, page_of
from web_api.http.page_head import unlisted
from web_api.http.public_address import public_address
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.representations import Representations
from web_api.sessions import DatabaseSession, SignedIn

KEY_BYTES = 16
PATH = "/d"
SVG = "image/svg+xml"
PRINTINGS = 3
"""How often a page is tried while its owner edits the document; more edits than that a visit doesn't meet."""
FOR_NOBODY_ELSE = {
    "X-Robots-Tag": "noindex, nofollow, noarchive",
    "Cache-Control": "private, no-store",
}
"""No search engine lists the page, and an ended link shows nothing that was kept on the way."""


class LinkWish(msgspec.Struct, rename="camel"):
    """The wish for a link; `template` is an id of `GET /api/document-templates`."""

    template: Annotated[str, msgspec.Meta(max_length=60)] = DEFAULT_TEMPLATE


class SentLink(msgspec.Struct, rename="camel"):
    """`openings` counts every time that the page was loaded, by whomever; nobody but the owner is told."""

    url: str
    template: str
    openings: int
    last_opened_at: datetime | None
    created_at: datetime


async def _own_link(session: AsyncSession, user_id: UUID, document_id: UUID) -> DocumentLink:
    link = await session.scalar(
        select(DocumentLink).where(DocumentLink.document_id == document_id, DocumentLink.user_id == user_id)
    )
    if link is None:
        raise UserError(ErrorCode.NOT_FOUND)
    return link


def _shown(link: DocumentLink, request: Request[Any, Any, Any], settings: Settings) -> SentLink:
    url = f"{public_address(request, settings)}{PATH}/{link.path_key}"
    return SentLink(url, link.template, link.openings, link.last_opened_at, link.created_at)


@get()
async def read_link(
    document_id: FromPath[UUID],
    user: SignedIn,
    session: DatabaseSession,
    request: Request[Any, Any, Any],
    settings: NamedDependency[Settings],
) -> SentLink:
    """Return the document's link. Raises UserError `not_found` while there is none."""
    return _shown(await _own_link(session, user.id, document_id), request, settings)


@put(refuses=(ErrorCode.TEMPLATE_UNKNOWN,))
async def make_link(  # noqa: PLR0917 - by name, from the framework
    document_id: FromPath[UUID],
    data: JSONBody[LinkWish],
    user: SignedIn,
    session: DatabaseSession,
    request: Request[Any, Any, Any],
    settings: NamedDependency[Settings],
) -> SentLink:
    """Makes the link, or changes the template of the one there is; its address stays."""
    document = await own_document(session, user.id, document_id)
    look = {"template": document_template(data.template).id}
    values = look | {"user_id": user.id, "document_id": document.id, "path_key": token_urlsafe(KEY_BYTES)}
    wish = insert(DocumentLink).values(values)
    await session.execute(wish.on_conflict_do_update(index_elements=[DocumentLink.document_id], set_=look))
    await session.commit()
    return _shown(await _own_link(session, user.id, document_id), request, settings)


@delete()
async def end_link(document_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """End the link for good: a new one has another address, and the page that was printed for this one is deleted."""
    await session.delete(await _own_link(session, user.id, document_id))
    await session.execute(
        delete_rows(DocumentFile).where(DocumentFile.document_id == document_id, DocumentFile.format == "html")
    )
    await session.commit()


@get("/qr", media_type=SVG)
async def read_qr_code(
    document_id: FromPath[UUID],
    user: SignedIn,
    session: DatabaseSession,
    request: Request[Any, Any, Any],
    settings: NamedDependency[Settings],
) -> Response[bytes]:
    """The link's address as a QR code, for a business card."""
    link = _shown(await _own_link(session, user.id, document_id), request, settings)
    drawn = BytesIO()
    segno.make_qr(link.url, error="m").save(drawn, kind="svg", scale=8, light="#fff", xmldecl=False, desc=link.url)
    return Response(drawn.getvalue(), media_type=SVG, headers=FOR_NOBODY_ELSE)


async def page_as_it_is_now(
    session: AsyncSession, wanted: RenderPdfArguments, print_it: Callable[[], Awaitable[None]]
) -> bytes | None:
    """The printed page; None once the document is gone. Printed again where an edit comes between.

    UserError `unavailable` where the edits don't end, and whatever else the printing is refused with.
    """
    for _ in range(PRINTINGS):
        if content := await printed_file(session, wanted):
            return content
        try:
            await print_it()
        except UserError as refused:
            if refused.error is ErrorCode.DOCUMENT_NOT_FOUND:
                return None
            if refused.error is not ErrorCode.DOCUMENT_CHANGED:
                raise
    if content := await printed_file(session, wanted):
        return content
    raise UserError(ErrorCode.UNAVAILABLE)


@get(PATH + "/{key:str}", include_in_schema=False)
async def open_link(
    key: FromPath[str],
    session: DatabaseSession,
    job_queue: NamedDependency[JobQueue],
    representations: NamedDependency[Representations],
) -> Response[Any]:
    """The document's page, for whoever has its address; the site's own "not found" once it has ended."""
    link = await session.scalar(select(DocumentLink).where(DocumentLink.path_key == key))
    if link is None:
        return await page_of(FRONTEND, unlisted, status_code=404)
    wanted = RenderPdfArguments(link.document_id, "html", link.template)
    owner_id, link_id = link.user_id, link.id

    async def print_it() -> None:
        job = await job_queue.enqueue(session, RENDER_PDF, wanted, user_id=owner_id)
        await representations.result_of_new(job.id, RENDER_PDF.name, partial(job_queue.commit, session, job))

    content = await page_as_it_is_now(session, wanted, print_it)
    if content is None:
        return await page_of(FRONTEND, unlisted, status_code=404)
    opened = {"openings": DocumentLink.openings + 1, "last_opened_at": func.now()}
    await session.execute(update(DocumentLink).where(DocumentLink.id == link_id).values(opened))
    await session.commit()
    return Response(content, media_type=MediaType.HTML, headers=FOR_NOBODY_ELSE)


links_router = Router(
    "/api/generated-documents/{document_id:uuid}/link",
    route_handlers=[read_link, make_link, end_link, read_qr_code],
    tags=["documents"],
)
