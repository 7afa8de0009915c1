"""Every field that takes text is given every hostile text; then each screen that shows them is looked at.

Nothing may run, open a dialog, complain in the console, ask another host for anything, or become an element.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import quote, urlsplit
from uuid import UUID
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Dialog, expect
from sqlalchemy import Engine, delete, update
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.tables import BlogPost, GeneratedDocument, Job, User
from tests import product
from tests.browser.hostile_texts import HOSTILE_TEXTS
from tests.browser.visits import Visit, Visits

STRANGE = """(built) => [...document.querySelectorAll('*')].filter((element) => {
    const name = element.localName;
    const leads = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc']
        .map((attribute) => element.getAttribute(attribute)).filter((value) => value !== null);
    const isOurs = (value) => new URL(value, location.origin).origin === location.origin;
    const isLink = (value) => ['http:', 'https:', 'mailto:'].includes(new URL(value, location.origin).protocol);
    return ['iframe', 'object', 'embed', 'base', 'math', 'style', 'foreignObject', 'animate', 'video'].includes(name)
        || [...element.attributes].some((attribute) => attribute.name.startsWith('on'))
        || (name === 'script' && !['application/ld+json', 'application/json'].includes(element.type)
            && !(element.src ? isOurs(element.src) : built.includes(element.textContent)))
        || (name === 'meta' && element.httpEquiv !== '')
        || !(name === 'a' ? leads.every(isLink) : name === 'link' || leads.every(isOurs));
}).map((element) => element.outerHTML)"""
LEFT = "() => window.hostile ?? null"
SAYS = """(sentence) => {
    const words = (text) => text.split(/\\s+/).join(' ').trim();
    return words(document.body.textContent).includes(words(sentence));
}"""
HEADED = """(text) => {
    const words = (text) => text.split(/\\s+/).join(' ').trim();
    return [...document.querySelectorAll('h1')].some((heading) => words(heading.textContent) === words(text));
}"""
SERVED = 11
WITHIN_PATHS = ("/blog/", "/", "/login?next=", "/admin/queues?tab=jobs&kind=")
GO = """(address) => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate')); }"""


class Watch:
    """What a page does besides showing text."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.dialogs: list[str] = []
        self.foreign: list[str] = []
        self._host = urlsplit(visit.base_url).netloc
        built = product.BUILT_PAGE.read_text(encoding="utf-8")
        self._built_scripts = re.findall(r"<script>(.*?)</script>", built, re.DOTALL)
        visit.page.on("dialog", self._dismiss)
        visit.page.on("request", lambda request: self._note(request.url))

    def _dismiss(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def _note(self, url: str) -> None:
        if urlsplit(url).scheme not in {"data", "blob"} and urlsplit(url).netloc != self._host:
            self.foreign.append(url)

    def open(self, path: str) -> None:
        """A screen as the server answers it, with nothing on it that isn't ours."""
        self.visit.open(path)
        self._check_loaded(path)

    def go(self, path: str) -> None:
        """The same of another screen, reached within the app."""
        self.visit.go(path)
        self._check_loaded(path)

    def _check_loaded(self, path: str) -> None:
        expect(self.visit.page.get_by_label("Loading")).to_have_count(0)
        self.check(path)

    def check(self, where: str) -> None:
        page = self.visit.page
        assert (page.evaluate(LEFT), self.dialogs, self.foreign) == (None, [], []), where
        assert page.evaluate(STRANGE, self._built_scripts) == [], where


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Takes away afterwards what other tests would see."""
    with Session(engine) as session:
        yield session
        session.rollback()
        session.execute(delete(BlogPost))
        session.execute(delete(Job).where(Job.error_code == "hostile"))
        session.commit()


@pytest.fixture
def watch(app: str, visits: Visits, database: Session) -> Watch:
    """An admin with a profile, documents, jobs and posts that hold nothing but hostile texts."""
    visit = visits.begin(app, expected_complaints=("the server responded with a status of 404",))
    visit.register_admin(database, HOSTILE_TEXTS[0][:100], HOSTILE_TEXTS[1][:100])
    admin = visit.user_id()
    for text in HOSTILE_TEXTS:
        line = " ".join(text.split())
        add(visit, "/api/work-experiences", jobTitle=line, companyName=line, startDate="2020-01-01", duties=text)
        add(visit, "/api/equipment-skills", name=line, type="Other", proficiencyLevel="Expert")
        add(visit, "/api/certifications", name=line, issuingOrganization=line, issueDate="2024-01-15")
        refuse_picture(visit, text)
    store(database, admin)
    return Watch(visit)


def add(visit: Visit, path: str, **row: object) -> None:
    answer = visit.page.request.post(visit.base_url + path, data=row)
    assert answer.ok, answer.text()


def refuse_picture(visit: Visit, address: str) -> None:
    post = {"title": "A picture", "content": "x", "featuredImage": address}
    assert visit.page.request.post(f"{visit.base_url}/api/admin/blog", data=post).status == 400


def store(database: Session, admin: UUID) -> None:
    """What no call takes as it is: documents, failed jobs, and a post by everybody whose name is hostile."""
    for number, text in enumerate(HOSTILE_TEXTS):
        author = User(email=product.new_email(), first_name=text[:100], last_name=text[:100])
        database.add(author)
        database.add(
            GeneratedDocument(
                user_id=admin,
                type="resume",
                title=text,
                content=text,
                draft={},
                job_description=text,
                file_name=text[:255],
                profile_fingerprint="x",
            )
        )
        job = database.execute(insert_job(EXTRACT_POSTING, ExtractPostingArguments(text), user_id=admin)).one()
        failed = {"state": "failed", "error_code": "hostile", "error_message": text, "traceback": text}
        database.execute(update(Job).where(Job.id == job.id).values(failed))
        database.flush()
        database.add(
            BlogPost(
                title=text,
                slug=f"hostile-{number}",
                content=f"{text}\n\n- {text}\n\n> {text}\n\n## {text}",
                excerpt=text,
                author_id=author.id,
                status="published",
                tags=[text],
                seo_title=text,
                seo_description=text,
                published_at=author.created_at,
            )
        )
    database.commit()


def test_no_text_is_ever_more_than_text(watch: Watch) -> None:
    assert len(set(HOSTILE_TEXTS)) >= 60
    watch.open("/")
    for path in ("/profile", "/experience", "/skills", "/generate", "/blog"):
        watch.go(path)
    watch.visit.page.goto(f"{watch.visit.base_url}/skills")
    watch.visit.page.get_by_role("tab", name="Certifications").click()
    watch.check("certifications")
    for tab in ("jobs", "errors", "audit"):
        watch.open(f"/admin/queues?tab={tab}")
    posts_and_their_heads(watch)
    forms_and_previews(watch)
    addresses(watch)
    feeds(watch)


def posts_and_their_heads(watch: Watch) -> None:
    """Some as the server answers them; all as the app shows them, which takes a tenth of the time."""
    page = watch.visit.page
    for number, text in enumerate(HOSTILE_TEXTS):
        if number % SERVED == 0:
            watch.open(f"/blog/hostile-{number}")
        else:
            page.evaluate(GO, f"/blog/hostile-{number}")
        page.wait_for_function(HEADED, arg=text)
        watch.check(f"/blog/hostile-{number}")
    ordinary = ordinary_head(watch)
    for number in range(len(HOSTILE_TEXTS)):
        head = page.request.get(f"{watch.visit.base_url}/blog/hostile-{number}").text().partition("</head>")[0]
        assert Tags(head).found == ordinary, number


def ordinary_head(watch: Watch) -> set[tuple[str, ...]]:
    """Tags and attributes of a post's head when nothing in it is hostile."""
    post = {"title": "Plain", "content": "Plain", "excerpt": "Plain", "tags": ["plain"], "status": "published"}
    answer = watch.visit.page.request.post(f"{watch.visit.base_url}/api/admin/blog", data=post)
    slug = answer.json()["slug"]
    head = watch.visit.page.request.get(f"{watch.visit.base_url}/blog/{slug}").text().partition("</head>")[0]
    return Tags(head).found


def forms_and_previews(watch: Watch) -> None:
    page = watch.visit.page
    watch.open("/admin/blog")
    page.get_by_role("link", name="Create Post").click()
    page.get_by_role("textbox", name="Content", exact=True).fill("\n\n".join(HOSTILE_TEXTS))
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_text("{{7*7}}")).to_be_visible()
    watch.check("preview")
    page.get_by_role("textbox", name="Title", exact=True).fill(HOSTILE_TEXTS[0])
    page.get_by_label("Tags").fill(HOSTILE_TEXTS[1])
    watch.visit.press("Save")
    watch.visit.expect_notice("Blog post created successfully.")
    watch.check("list after saving")


def addresses(watch: Watch) -> None:
    """Within the app all of them as a tag; in paths some, a quarter of those from the server."""
    page = watch.visit.page
    watch.open("/blog?tag=none")
    for text in HOSTILE_TEXTS:
        page.evaluate(GO, f"/blog?tag={quote(text, safe='')}")
        page.wait_for_function(SAYS, arg=f"Posts about “{text}”")
    watch.check("tags")
    tags = {path: tags_of(watch, f"{path}nothing") for path in WITHIN_PATHS}
    for number, text in enumerate(HOSTILE_TEXTS[::9]):
        for place, path in enumerate(WITHIN_PATHS):
            address = path + quote(text, safe="")
            assert tags_of(watch, address) == tags[path], address
            if number % len(WITHIN_PATHS) == place:
                watch.open(address)
            else:
                watch.go(address)


def tags_of(watch: Watch, path: str) -> set[tuple[str, ...]]:
    """Of what the server answers."""
    return Tags(watch.visit.page.request.get(watch.visit.base_url + path).text()).found


def feeds(watch: Watch) -> None:
    """Still XML, and of HTML only what we write."""
    request = watch.visit.page.request
    feed = ET.fromstring(request.get(f"{watch.visit.base_url}/blog/rss.xml").body())  # noqa: S314 - our own
    ET.fromstring(request.get(f"{watch.visit.base_url}/sitemap.xml").body())  # noqa: S314 - our own
    encoded = [item.text or "" for item in feed.iter("{http://purl.org/rss/1.0/modules/content/}encoded")]
    assert len(encoded) == 30
    assert {tag for text in encoded for tag in Tags(text).found} <= {
        ("a", "href"),
        ("p",),
        ("ul",),
        ("li",),
        ("blockquote",),
        ("h2",),
        ("pre",),
        ("code",),
        ("em",),
        ("strong",),
    }


class Tags(HTMLParser):
    """Which tags there are, with the names of their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[tuple[str, ...]] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add((tag, *(name for name, _ in attrs)))
