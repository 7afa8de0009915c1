"""Health, metrics and the front end's files, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.auth.sessions import has_session_cookie
from web_api.http.frontend import frontend_handlers
from web_api.http.health import healthz, readyz
from web_api.http.metrics import read_metrics

ROUTES: tuple[ControllerRouterHandler, ...] = (
    healthz,
    readyz,
    read_metrics,
    *frontend_handlers(seems_signed_in=has_session_cookie),
)
