"""The calls of regions, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.regions.administration import regional_data_router
from web_api.regions.report import read_regional_report

ROUTES: tuple[ControllerRouterHandler, ...] = (read_regional_report, regional_data_router)
