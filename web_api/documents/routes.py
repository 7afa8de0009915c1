"""The calls of documents, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.documents.handlers import documents_router
from web_api.documents.links import links_router, open_link
from web_api.documents.pages import document_pages_router
from web_api.documents.stored import stored_documents_router
from web_api.documents.styles import read_font, read_style

ROUTES: tuple[ControllerRouterHandler, ...] = (
    documents_router,
    stored_documents_router,
    document_pages_router,
    links_router,
    open_link,
    read_style,
    read_font,
)
