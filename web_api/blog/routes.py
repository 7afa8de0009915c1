"""The blog's calls and pages, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.blog.admin_calls import admin_blog_router
from web_api.blog.feeds import read_feed, read_robots, read_sitemap
from web_api.blog.images import blog_images_router
from web_api.blog.pages import blog_page_handlers
from web_api.blog.posts import blog_router

ROUTES: tuple[ControllerRouterHandler, ...] = (
    blog_router,
    blog_images_router,
    admin_blog_router,
    read_feed,
    read_sitemap,
    read_robots,
    *blog_page_handlers(),
)
