"""The routers of the admins' calls, for `web_api.app`."""

from litestar.types import ControllerRouterHandler

from web_api.admin.analytics import read_analytics
from web_api.admin.queues import admin_queues_router
from web_api.admin.statistics import read_admin_stats
from web_api.admin.system_health import read_system_health
from web_api.admin.users import admin_users_router

ROUTES: tuple[ControllerRouterHandler, ...] = (
    admin_queues_router,
    read_system_health,
    read_admin_stats,
    read_analytics,
    admin_users_router,
)
