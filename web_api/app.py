"""The application: its calls, and what holds for all of them."""

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from common.settings import Settings
from web_api.admin import routes as admin_routes
from web_api.assistant import routes as assistant_routes
from web_api.auth import routes as auth_routes
from web_api.auth.guard import sign_in_first
from web_api.blog import routes as blog_routes
from web_api.careers import routes as careers_routes
from web_api.dependencies import DEPENDENCIES
from web_api.documentation.documented import CompleteDocument
from web_api.documents import routes as documents_routes
from web_api.http.allowed_hosts import RequireAllowedHost
from web_api.http.csrf import RefuseForeignWrites
from web_api.http.forms import FormRequest
from web_api.http.problems import EXCEPTION_HANDLERS
from web_api.http.security_headers import security_headers
from web_api.http.url_validation import RefuseStrangeAddresses
from web_api.jobs import routes as jobs_routes
from web_api.jobs.stream_admission import AdmitStreams
from web_api.lifespan import serving
from web_api.notifications import routes as notifications_routes
from web_api.operations import routes as http_routes
from web_api.operations.metrics import http_metrics
from web_api.postings import routes as postings_routes
from web_api.profile import routes as profile_routes
from web_api.regions import routes as regions_routes
from web_api.reviews import routes as reviews_routes

MAX_BODY_BYTES = 512 * 1024
"""Of any call; uploads set their own."""
ROUTES = (
    *admin_routes.ROUTES,
    *assistant_routes.ROUTES,
    *auth_routes.ROUTES,
    *blog_routes.ROUTES,
    *careers_routes.ROUTES,
    *documents_routes.ROUTES,
    *http_routes.ROUTES,
    *jobs_routes.ROUTES,
    *notifications_routes.ROUTES,
    *postings_routes.ROUTES,
    *profile_routes.ROUTES,
    *regions_routes.ROUTES,
    *reviews_routes.ROUTES,
)


def create_app(settings: Settings) -> Litestar:
    """Everything of one API process; its connections open when it starts to serve."""
    return Litestar(
        route_handlers=ROUTES,
        dependencies=DEPENDENCIES,
        request_class=FormRequest,
        guards=[sign_in_first],
        middleware=[
            RequireAllowedHost(settings),
            RefuseStrangeAddresses(),
            RefuseForeignWrites(),
            http_metrics.middleware,
            AdmitStreams(),
        ],
        before_send=[security_headers(settings)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[serving(settings)],
        logging_config=None,  # common.logs has done it
        state=State({"settings": settings}),
        request_max_body_size=MAX_BODY_BYTES,
        # A stream's events would be held back until a buffer is full.
        compression_config=CompressionConfig("gzip", exclude_opt_key="streams"),
        openapi_config=OpenAPIConfig(
            "Tradefolio", "1", path="/api/schema", render_plugins=[CompleteDocument()], use_handler_docstrings=True
        ),
    )
