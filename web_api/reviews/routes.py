"""The calls of reviews, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.reviews.handlers import reviews_router

ROUTES: tuple[ControllerRouterHandler, ...] = (reviews_router,)
