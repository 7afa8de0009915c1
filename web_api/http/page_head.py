"""What a page says about itself in its head, for search engines and for link previews: neither runs our scripts."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from html import escape

import msgspec

SITE_NAME = "Tradefolio"
FEED_PATH = "/blog/rss.xml"
PUBLIC_PAGES = ("/", "/about", "/faq", "/privacy", "/blog")
"""What search engines are led to; beside these, every published post."""
ENTRANCES = ("/login", "/register")
"""They may be found, too."""
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r"""<meta\s+name="description".*?/?>""", re.DOTALL)
_END = "</head>"


@dataclass(frozen=True)
class Article:
    """A post's data for its page's head. The title is the post's own, not the one for search engines."""

    title: str
    author: str | None
    published_at: datetime
    updated_at: datetime
    tags: list[str]


@dataclass(frozen=True)
class PageHead:
    """The data of a page's head; addresses are absolute."""

    title: str
    description: str
    address: str
    feed: str
    image: str | None = None
    article: Article | None = None


def with_head(page: str, head: PageHead) -> str:
    """The built page with this head instead of its own title and description."""
    rest = "".join(_elements(head))
    page = _TITLE.sub("", page, count=1)
    page = _DESCRIPTION.sub("", page, count=1)
    return page.replace(_END, f"{rest}{_END}", 1)


def unlisted(page: str) -> str:
    """The built page where search engines have nothing to find: without this they list pages that aren't there."""
    return page.replace(_END, f'<meta name="robots" content="noindex">{_END}', 1)


def preloading(page: str, scripts: Iterable[str], calls: Iterable[str]) -> str:
    """The built page that asks at once for these scripts of our own build, and for the answers to these calls."""
    links = [f'<link rel="modulepreload" crossorigin href="{escape(path)}">' for path in scripts]
    links += [f'<link rel="preload" as="fetch" crossorigin="use-credentials" href="{escape(path)}">' for path in calls]
    return page.replace(_END, f"{''.join(links)}{_END}", 1)


def with_json(page: str, name: str, content: bytes) -> str:
    """The built page with what its scripts would ask for first: JSON in an element with the id `name`."""
    return page.replace(_END, f'<script type="application/json" id="{name}">{_inert(content)}</script>{_END}', 1)


def _elements(head: PageHead) -> Iterator[str]:
    yield f"<title>{escape(head.title)} · {SITE_NAME}</title>"
    yield _meta("name", "description", head.description)
    yield f'<link rel="canonical" href="{escape(head.address)}">'
    yield f'<link rel="alternate" type="application/rss+xml" title="{SITE_NAME}" href="{escape(head.feed)}">'
    yield _meta("property", "og:site_name", SITE_NAME)
    yield _meta("property", "og:type", "article" if head.article else "website")
    yield _meta("property", "og:title", head.title)
    yield _meta("property", "og:description", head.description)
    yield _meta("property", "og:url", head.address)
    yield _meta("name", "twitter:card", "summary_large_image" if head.image else "summary")
    if head.image:
        yield _meta("property", "og:image", head.image)
    if head.article:
        yield from _about_article(head, head.article)


def _about_article(head: PageHead, article: Article) -> Iterable[str]:
    yield _meta("property", "article:published_time", article.published_at.isoformat())
    yield _meta("property", "article:modified_time", article.updated_at.isoformat())
    for tag in article.tags:
        yield _meta("property", "article:tag", tag)
    yield _data_block(
        {
            "@context": "https://schema.org",
            "@type": "BlogPosting",
            "headline": article.title,
            "description": head.description,
            "url": head.address,
            "datePublished": article.published_at.isoformat(),
            "dateModified": article.updated_at.isoformat(),
            "keywords": article.tags,
            **({"author": {"@type": "Person", "name": article.author}} if article.author else {}),
            **({"image": head.image} if head.image else {}),
        }
    )


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def _data_block(data: dict[str, object]) -> str:
    return f'<script type="application/ld+json">{_inert(msgspec.json.encode(data))}</script>'


def _inert(json: bytes) -> str:
    """JSON in which nothing can end the element or begin a comment; scripts' escapes mean the same to its readers."""
    return re.sub("[<>&\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", json.decode())
