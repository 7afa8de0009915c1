"""The bell's calls, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.notifications.handlers import notifications_router

ROUTES: tuple[ControllerRouterHandler, ...] = (notifications_router,)
