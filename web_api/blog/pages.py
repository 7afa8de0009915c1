"""The blog's pages as the server gives them out: the front end's own page with a head that names what is on it."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from common.settings import Settings
from web_api.blog.plain_text import describe
from web_api.blog.posts import PostRow, blocks_of, find_published
from web_api.http.frontend import FRONTEND, page_of
from web_api.http.page_head import FEED_PATH, Article, PageHead, unlisted, with_head
from web_api.http.public_address import public_address
from web_api.sessions import DatabaseSession

BLOG_TITLE = "Career Tips & Insights"
BLOG_DESCRIPTION = "Plain advice on resumes, certificates and getting hired, for people in the skilled trades."


def blog_page_handlers(folder: Path = FRONTEND) -> list[Any]:
    """Return the handlers of the blog's pages; `folder` is vite's output."""

    @get("/blog", include_in_schema=False)
    async def blog_page(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Response[Any]:
        site = public_address(request, settings)
        head = PageHead(BLOG_TITLE, BLOG_DESCRIPTION, f"{site}/blog", site + FEED_PATH)
        return await page_of(folder, lambda page: with_head(page, head))

    @get("/blog/{slug:str}", include_in_schema=False)
    async def post_page(
        slug: FromPath[str],
        request: Request[Any, Any, Any],
        session: DatabaseSession,
        settings: NamedDependency[Settings],
    ) -> Response[Any]:
        row = await find_published(session, slug)
        if row is None:
            return await page_of(folder, unlisted, status_code=404)
        head = await _head(row, public_address(request, settings))
        return await page_of(folder, lambda page: with_head(page, head))

    @get("/blog/{slug:str}/{rest:path}", include_in_schema=False)
    async def page_under_a_post(slug: FromPath[str], rest: FromPath[Path]) -> Response[Any]:
        del slug, rest  # the router looks no further than /blog, so the front end's own handler isn't asked
        return await page_of(folder, unlisted, status_code=404)

    return [blog_page, post_page, page_under_a_post]


async def _head(row: PostRow, site: str) -> PageHead:
    post = row.BlogPost
    return PageHead(
        title=post.seo_title or post.title,
        description=post.seo_description or post.excerpt or describe(await blocks_of(post.content)),
        address=f"{site}/blog/{post.slug}",
        feed=site + FEED_PATH,
        image=site + post.featured_image if post.featured_image else None,
        article=Article(
            title=post.title,
            author=f"{row.first_name} {row.last_name}" if row.first_name and row.last_name else None,
            published_at=post.published_at,
            updated_at=post.updated_at,
            tags=post.tags,
        ),
    )
