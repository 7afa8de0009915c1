"""The calls of careers, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.careers.occupation_search import occupation_search_router
from web_api.careers.suggestions import career_suggestions_router

ROUTES: tuple[ControllerRouterHandler, ...] = (occupation_search_router, career_suggestions_router)
