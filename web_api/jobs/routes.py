"""The calls of jobs, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.jobs.handlers import jobs_router

ROUTES: tuple[ControllerRouterHandler, ...] = (jobs_router,)
