"""The blog for programs: an RSS feed, the map of the site, and what robots may read."""

import re
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any
from xml.etree.ElementTree import Element, SubElement, register_namespace, tostring

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from common.settings import Settings
from web_api.blog.html import html_of
from web_api.blog.pages import BLOG_DESCRIPTION, BLOG_TITLE
from web_api.blog.plain_text import describe
from web_api.blog.posts import PostRow, blocks_of, newest_posts
from web_api.http.page_head import FEED_PATH, PUBLIC_PAGES, SITE_NAME
from web_api.http.public_address import public_address
from web_api.sessions import DatabaseSession

POSTS_IN_FEED = 30
POSTS_IN_MAP = 50_000
"""The most that one sitemap may list."""
CONTENT = "http://purl.org/rss/1.0/modules/content/"
CREATOR = "http://purl.org/dc/elements/1.1/"
ATOM = "http://www.w3.org/2005/Atom"
SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
for prefix, namespace in {"content": CONTENT, "dc": CREATOR, "atom": ATOM}.items():
    register_namespace(prefix, namespace)
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
ASKED_BY_PUBLIC_PAGES = ("/api/auth/user", "/api/blog", "/api/retention")
"""A page's words come from calls: a search engine that may not load them sees an empty page."""
ROBOTS = "\n".join(
    [
        "User-agent: *",
        *(f"Allow: {path}" for path in ASKED_BY_PUBLIC_PAGES),  # first: for some readers the first match counts
        "Disallow: /api/",
        "Disallow: /admin",
        "",
        "Sitemap: {site}/sitemap.xml",
        "",
    ]
)


@get(FEED_PATH, include_in_schema=False)
async def read_feed(
    request: Request[Any, Any, Any], session: DatabaseSession, settings: NamedDependency[Settings]
) -> Response[bytes]:
    """RSS 2.0 with the whole text of the newest posts."""
    site = public_address(request, settings)
    rows = await newest_posts(session, limit=POSTS_IN_FEED)
    feed = Element("rss", version="2.0")
    channel = SubElement(feed, "channel")
    _add(channel, "title", f"{SITE_NAME}: {BLOG_TITLE}")
    _add(channel, "link", f"{site}/blog")
    _add(channel, "description", BLOG_DESCRIPTION)
    _add(channel, "language", "en")
    SubElement(channel, f"{{{ATOM}}}link", href=site + FEED_PATH, rel="self", type="application/rss+xml")
    if rows:
        _add(channel, "lastBuildDate", _mail_date(max(row.BlogPost.updated_at for row in rows)))
    for row in rows:
        await _add_post(channel, row, site)
    return _xml(feed, "application/rss+xml")


@get("/sitemap.xml", include_in_schema=False)
async def read_sitemap(
    request: Request[Any, Any, Any], session: DatabaseSession, settings: NamedDependency[Settings]
) -> Response[bytes]:
    """Return the sitemap: every page that needs no sign-in."""
    site = public_address(request, settings)
    pages = Element("urlset", xmlns=SITEMAP)
    for path in PUBLIC_PAGES:
        _add(SubElement(pages, "url"), "loc", site + path)
    for row in await newest_posts(session, limit=POSTS_IN_MAP - len(PUBLIC_PAGES)):
        page = SubElement(pages, "url")
        _add(page, "loc", f"{site}/blog/{row.BlogPost.slug}")
        _add(page, "lastmod", row.BlogPost.updated_at.astimezone(UTC).isoformat(timespec="seconds"))
    return _xml(pages, "application/xml")


@get("/robots.txt", include_in_schema=False, media_type=MediaType.TEXT)
async def read_robots(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> str:
    """Everything but what is one person's or an admin's."""
    return ROBOTS.format(site=public_address(request, settings))


async def _add_post(channel: Element, row: PostRow, site: str) -> None:
    post = row.BlogPost
    address = f"{site}/blog/{post.slug}"
    blocks = await blocks_of(post.content)
    item = SubElement(channel, "item")
    _add(item, "title", post.title)
    _add(item, "link", address)
    _add(item, "guid", f"urn:uuid:{post.id}").set("isPermaLink", "false")
    _add(item, "pubDate", _mail_date(post.published_at))
    _add(item, "description", post.excerpt or describe(blocks))
    if row.first_name and row.last_name:
        _add(item, f"{{{CREATOR}}}creator", f"{row.first_name} {row.last_name}")
    for tag in post.tags:
        _add(item, "category", tag)
    _add(item, f"{{{CONTENT}}}encoded", html_of(blocks, site))


def _add(parent: Element, name: str, text: str) -> Element:
    element = SubElement(parent, name)
    element.text = _NOT_IN_XML.sub("", text)
    return element


def _mail_date(moment: datetime) -> str:
    return format_datetime(moment.astimezone(UTC), usegmt=True)


def _xml(root: Element, media_type: str) -> Response[bytes]:
    document = tostring(root, encoding="utf-8", xml_declaration=True)
    return Response(document, media_type=f"{media_type}; charset=utf-8", headers={"Cache-Control": "no-cache"})
