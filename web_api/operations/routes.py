"""Health, metrics and the front end's files, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.auth.first_page import who_is_there
from web_api.http.frontend import frontend_handlers
from web_api.operations.health import healthz, readyz
from web_api.operations.metrics import read_metrics

ROUTES: tuple[ControllerRouterHandler, ...] = (
    healthz,
    readyz,
    read_metrics,
    *frontend_handlers(who_is_there=who_is_there),
)
