"""Words that no line has room for, wherever people or the outside put words: they break, and push nothing aside."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from sqlalchemy import Engine, delete, func, update
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.tables import BlogPost, GeneratedDocument, Job, Notification
from tests.browser.visits import DESK, HEIGHT, NARROWEST, PHONE, Visit, Visits
from tests.product import PASSWORD, make_admin, new_email

WORD = "Hochdruckkesselrohrleitungsschweissermeisterpruefungszeugnis"
LINK = f"https://example.com/{WORD.lower()}"
OURS = "long_words"
PERSON = {"firstName": WORD, "lastName": WORD}
QUEUES = "/admin/queues"
SPILLING = """() => [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX === 'visible')
    .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
    .filter((element, at, spilling) => !element.contains(spilling[at + 1] ?? null))
    .map((element) => element.outerHTML.slice(0, 400))"""
"""The innermost elements that are wider than their place."""


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Takes away afterwards what other tests would see."""
    with Session(engine) as session:
        yield session
        session.rollback()
        session.execute(delete(BlogPost).where(BlogPost.title == LINK))
        session.execute(delete(Job).where(Job.error_code == OURS))
        session.commit()


@pytest.fixture
def visit(app: str, visits: Visits, database: Session) -> Visit:
    """An admin, all of whose words are long ones, and whom the bell has told of one."""
    visit = visits.begin(app)
    account = PERSON | {"email": f"{new_email().partition('@')[0]}.{WORD}"[:60] + "@example.com", "password": PASSWORD}
    assert visit.page.request.post(f"{app}/api/auth/register", data=account).ok
    make_admin(database, visit.user_id())
    add(visit, "/api/work-experiences", jobTitle=WORD, companyName=LINK, startDate="2020-01-01", duties=LINK)
    add(visit, "/api/equipment-skills", name=WORD, type="Other", proficiencyLevel="Expert")
    add(visit, "/api/certifications", name=WORD, issuingOrganization=LINK, issueDate="2024-01-15")
    post = {"title": LINK, "excerpt": LINK, "tags": [WORD[:50]], "status": "published"}
    words = f"- {LINK}\n- [{WORD}]({LINK})\n\n## {WORD}\n\n> {LINK}\n\n{LINK}\n\n1. **{WORD}**\n\n`{WORD}`"
    add(visit, "/api/admin/blog", content=words, slug=WORD.lower(), **post)
    store(database, visit)
    return visit


def add(visit: Visit, path: str, **row: object) -> None:
    answer = visit.page.request.post(visit.base_url + path, data=row)
    assert answer.ok, answer.text()


def store(database: Session, visit: Visit) -> None:
    """What no call takes as it is."""
    me = visit.user_id()
    database.add(
        GeneratedDocument(
            user_id=me,
            type="resume",
            title=WORD,
            content=WORD,
            draft={},
            job_description=LINK,
            profile_fingerprint="x",
        )
    )
    told = {"kind": "generate_document", "title": LINK}
    database.add(Notification(user_id=me, event_key="long", code="job_succeeded", parameters=told))
    expired = {"name": WORD, "expirationDate": "2024-01-15"}
    database.add(Notification(user_id=me, event_key="longer", code="certification_expired", parameters=expired))
    job = database.execute(insert_job(EXTRACT_POSTING, ExtractPostingArguments(LINK), user_id=me)).one()
    failed = {"state": "failed", "error_code": OURS, "error_message": LINK, "traceback": LINK, "worker": WORD}
    database.execute(update(Job).where(Job.id == job.id).values(failed | {"ended_at": func.now()}))
    database.commit()


def cramped(visit: Visit, where: str) -> list[tuple[str, int, str]]:
    """On every device, what is wider than the place that it has."""
    found = []
    for width in (DESK, PHONE, NARROWEST):
        visit.page.set_viewport_size({"width": width, "height": HEIGHT})
        found += [(where, width, element) for element in visit.page.evaluate(SPILLING)]
        assert found or visit.overflow() == 0, where
    return found


def test_screens_have_room_for_long_words(visit: Visit) -> None:
    own = ["/", "/profile", "/experience", "/skills", "/skills?tab=certifications", "/generate", "/account"]
    public = ["/blog", f"/blog?tag={WORD[:50]}", f"/blog/{WORD.lower()}"]
    admins = ["/admin", "/admin/users", "/admin/blog", *(f"{QUEUES}?tab={tab}" for tab in ("jobs", "errors", "audit"))]
    job = visit.page.request.get(f"{visit.base_url}/api{QUEUES}/jobs?state=failed").json()["jobs"][0]["id"]
    found = []
    visit.open("/about")
    for path in [*own, *public, *admins, f"{QUEUES}/jobs/{job}"]:
        if "?" in path:
            visit.open(path)
        else:
            visit.go(path)
        expect(visit.page.get_by_label("Loading")).to_have_count(0)
        found += cramped(visit, path)
    visit.page.request.post(f"{visit.base_url}/api/logout")
    visit.open("/")
    expect(visit.page.get_by_role("link", name=LINK)).to_be_visible()
    assert found + cramped(visit, "landing") == []


def test_what_opens_over_a_screen_has_room_for_long_words(visit: Visit) -> None:
    page = visit.page
    visit.open("/")
    page.get_by_role("button", name="Notifications, 2 unread").click()
    expect(page.get_by_role("dialog", name="Notifications").get_by_text(LINK)).to_be_visible()
    found = cramped(visit, "bell")

    visit.open("/admin/blog")
    page.get_by_role("button", name=f"Edit {LINK}").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=WORD)).to_be_visible()
    found += cramped(visit, "post to edit")

    visit.open(f"/admin/users?search={WORD[:30]}")
    page.get_by_role("row").filter(has_text=WORD).first.get_by_role("button").first.click()
    page.get_by_role("menuitem", name="Deactivate").click()
    expect(page.get_by_role("dialog")).to_contain_text(WORD)
    assert found + cramped(visit, "user to change") == []
