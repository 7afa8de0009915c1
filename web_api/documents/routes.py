"""The calls of documents, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.documents.handlers import documents_router

ROUTES: tuple[ControllerRouterHandler, ...] = (documents_router,)
