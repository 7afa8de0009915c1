"""The calls of postings, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.postings.handlers import postings_router

ROUTES: tuple[ControllerRouterHandler, ...] = (postings_router,)
