"""What search engines, link previews and feed readers get: none of them runs scripts."""

import re
from email.utils import parsedate_to_datetime
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import httpx
import msgspec
import pytest

from tests import product
from tests.web_api.blog.desk import PUBLIC_URL, Desk

pytestmark = pytest.mark.usefixtures("database")
NAMES = {"content": "http://purl.org/rss/1.0/modules/content/", "map": "http://www.sitemaps.org/schemas/sitemap/0.9"}
BREAK_OUT = "\"'></title></script><script>alert(1)</script><!-- & ]]>"


class Head(HTMLParser):
    """What a program sees of a page: properties by name, links by relation, the title, data blocks."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.properties: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.scripts: list[dict[str, str | None]] = []
        self.texts: dict[str, list[str]] = {}
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._open = tag
        match tag:
            case "meta":
                name = given.get("property") or given.get("name") or ""
                self.properties[name] = given.get("content") or ""
            case "link":
                self.links[given.get("rel") or ""] = given.get("href") or ""
            case "script":
                self.scripts.append(given)

    def handle_endtag(self, tag: str) -> None:
        del tag
        self._open = ""

    def handle_data(self, data: str) -> None:
        self.texts.setdefault(self._open, []).append(data)


@pytest.fixture(scope="module", autouse=True)
def front_end() -> None:
    assert product.BUILT_PAGE.exists(), "the front end isn't built: npm run build in frontend/"


def test_a_post_s_page_names_itself(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(status="published", content="## Plans\nStart with the *title block*.", tags=["Plans", "School"])
    answer = visitor.get(f"/blog/{post['slug']}")
    head = Head(answer.text)

    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert head.texts["title"] == [f"{post['title']} · Tradefolio"]
    assert head.links["canonical"] == f"{PUBLIC_URL}/blog/{post['slug']}"
    assert head.links["alternate"] == f"{PUBLIC_URL}/blog/rss.xml"
    assert head.properties["description"] == head.properties["og:description"] == "Start with the title block."
    assert head.properties["og:title"] == post["title"]
    assert head.properties["og:type"] == "article"
    assert head.properties["og:url"] == head.links["canonical"]
    assert head.properties["article:published_time"]
    data = msgspec.json.decode(head.texts["script"][-1])
    assert (data["@type"], data["headline"], data["keywords"]) == ("BlogPosting", post["title"], ["Plans", "School"])
    assert data["author"]["name"] == "Rosa Ibarra"


def test_words_for_search_engines_come_first(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(status="published", excerpt="Excerpt", seoTitle="Searched", seoDescription="Found")
    head = Head(visitor.get(f"/blog/{post['slug']}").text)
    assert (head.texts["title"], head.properties["description"]) == (["Searched · Tradefolio"], "Found")
    desk.change(post, seoDescription=None)
    assert Head(visitor.get(f"/blog/{post['slug']}").text).properties["og:description"] == "Excerpt"


def test_nothing_breaks_out_of_a_head(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(title=f"Title {BREAK_OUT}", seoDescription=BREAK_OUT, tags=[BREAK_OUT[:40]], status="published")
    plain = Head(visitor.get("/about").text)
    head = Head(visitor.get(f"/blog/{post['slug']}").text)
    assert len(head.scripts) == len(plain.scripts) + 1
    assert head.scripts[-1] == {"type": "application/ld+json"}
    assert head.texts["title"] == [f"{post['title']} · Tradefolio"]
    assert msgspec.json.decode(head.texts["script"][-1])["headline"] == post["title"]


@pytest.mark.parametrize(
    "slug", ["no-such-post", "%3Cscript%3E", "a%0d%0aSet-Cookie:%20x=1", "..%2f..%2fetc", "rss", "a/b"]
)
def test_an_unknown_post_is_not_found_by_a_page(visitor: httpx.Client, slug: str) -> None:
    answer = visitor.get(f"/blog/{slug}")
    assert answer.status_code == 404
    assert Head(answer.text).scripts == Head(visitor.get("/about").text).scripts, (
        "those of every page, and none besides"
    )
    assert "set-cookie" not in answer.headers
    assert 'id="root"' in answer.text


def test_a_draft_has_no_page(desk: Desk, visitor: httpx.Client) -> None:
    page = visitor.get(f"/blog/{desk.write(title='Secret plans')['slug']}")
    assert page.status_code == 404
    assert "Secret" not in page.text
    assert Head(page.text).properties["robots"] == "noindex"


@pytest.mark.parametrize("path", ["/nope/at/all", "/abouts", "/profile", "/admin/users"])
def test_search_engines_list_no_page_that_is_nobody_s_or_one_person_s(visitor: httpx.Client, path: str) -> None:
    page = visitor.get(path).text
    assert Head(page).properties["robots"] == "noindex"
    assert 'id="root"' in page


@pytest.mark.parametrize("path", ["/", "/about", "/about/", "/faq", "/privacy", "/blog", "/login", "/register"])
def test_search_engines_may_list_what_is_for_everybody(visitor: httpx.Client, path: str) -> None:
    assert "robots" not in Head(visitor.get(path).text).properties


def test_the_blog_s_page_names_itself(visitor: httpx.Client) -> None:
    head = Head(visitor.get("/blog").text)
    assert head.texts["title"] == ["Career Tips & Insights · Tradefolio"]
    assert head.links["canonical"] == f"{PUBLIC_URL}/blog"
    assert head.properties["og:type"] == "website"


def test_the_feed_holds_whole_posts(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(status="published", title=f"A & B {BREAK_OUT}", content="One\nTwo ]]> <b>\ufffe", tags=["Plans"])
    desk.write(title="A draft")
    answer = visitor.get("/blog/rss.xml")
    assert answer.headers["content-type"].startswith("application/rss+xml")
    (item,) = ET.fromstring(answer.content).iter("item")  # noqa: S314 - our own
    assert item.findtext("title") == post["title"]
    assert item.findtext("link") == f"{PUBLIC_URL}/blog/{post['slug']}"
    assert item.findtext("category") == "Plans"
    assert parsedate_to_datetime(item.findtext("pubDate") or "").tzinfo
    assert item.findtext("content:encoded", namespaces=NAMES) == "<p>One</p><p>Two ]]&gt; &lt;b&gt;</p>"


def test_the_map_lists_what_is_for_everybody(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(status="published")
    desk.write(title="A draft")
    answer = visitor.get("/sitemap.xml")
    places = [place.text for place in ET.fromstring(answer.content).iterfind(".//map:loc", NAMES)]  # noqa: S314 - our own
    assert places[0] == f"{PUBLIC_URL}/"
    assert places[-1] == f"{PUBLIC_URL}/blog/{post['slug']}"
    assert not [place for place in places if place and "draft" in place]


def test_robots_are_shown_the_map(visitor: httpx.Client) -> None:
    robots = visitor.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert f"Sitemap: {PUBLIC_URL}/sitemap.xml" in robots.text
    assert re.search(r"^Disallow: /admin$", robots.text, re.MULTILINE)
