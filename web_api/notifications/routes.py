"""The routers of the bell's calls, for `web_api.app`."""

from litestar.types import ControllerRouterHandler

from web_api.notifications.handlers import notifications_router

ROUTES: tuple[ControllerRouterHandler, ...] = (notifications_router,)
