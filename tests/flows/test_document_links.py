"""A link to send, from its making to its end: who has the address sees the document, and nobody else learns of it."""

import re
from uuid import UUID, uuid4

import httpx
import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.tables import DocumentFile, GeneratedDocument
from tests import product
from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")

WISH = {
    "documentType": "resume",
    "jobDescription": "Forklift Operator at Acme Logistics\nLoad and unload trucks, count stock, keep the yard clean.",
}
JOB = {
    "jobTitle": "Forklift Operator",
    "companyName": "Añil & <b>Sons</b>",
    "startDate": "2020-01-01",
    "duties": "Loaded and unloaded 40 trucks a day\nWrite to boss@example.com",
}


@pytest.fixture
def path(person: httpx.Client) -> str:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    *_, ending = stream(person, "POST", "/api/generate-content", json=WISH)
    return f"/api/generated-documents/{ending.data['result']['documentId']}/link"


def page_of(url: str) -> str:
    """The address without scheme and host."""
    return "/" + url.split("/", 3)[3]


def test_it_is_off_until_it_is_made_and_over_once_it_is_ended(
    person: httpx.Client, visitor: httpx.Client, path: str
) -> None:
    assert person.get(path).status_code == 404
    link = person.put(path, json={"template": "foreman"}).json()
    assert link | {"url": "", "createdAt": ""} == {
        "url": "",
        "template": "foreman",
        "openings": 0,
        "lastOpenedAt": None,
        "createdAt": "",
    }
    page = visitor.get(page_of(link["url"]))
    assert page.status_code == 200
    assert "Loaded and unloaded 40 trucks a day" in page.text
    assert person.delete(path).status_code == 204
    assert visitor.get(page_of(link["url"])).status_code == 404
    assert person.get(path).status_code == 404
    assert person.put(path, json={}).json()["url"] != link["url"]


def test_the_document_says_whether_it_has_a_link(person: httpx.Client, path: str) -> None:
    document = path.removesuffix("/link")

    def told() -> set[bool]:
        listed = {one["id"]: one["isShared"] for one in person.get("/api/generated-documents").json()}
        return {person.get(document).json()["isShared"], listed[document.rpartition("/")[2]]}

    assert told() == {False}
    person.put(path, json={}).raise_for_status()
    assert told() == {True}
    assert person.post(f"{document}/duplicate").json()["isShared"] is False
    person.delete(path).raise_for_status()
    assert told() == {False}


def kept_pages(engine: Engine, path: str) -> int:
    with Session(engine) as session:
        of_document = select(func.count()).where(DocumentFile.document_id == UUID(path.split("/")[3]))
        return session.scalar(of_document.where(DocumentFile.format == "html")) or 0


def test_nothing_of_the_page_is_kept_once_the_link_is_ended(
    person: httpx.Client, visitor: httpx.Client, path: str, engine: Engine
) -> None:
    visitor.get(page_of(person.put(path, json={}).json()["url"])).raise_for_status()
    assert kept_pages(engine, path) == 1
    person.delete(path).raise_for_status()
    assert kept_pages(engine, path) == 0


def test_the_page_follows_an_edit_and_goes_with_the_document(
    person: httpx.Client, visitor: httpx.Client, path: str, engine: Engine
) -> None:
    page, document = page_of(person.put(path, json={}).json()["url"]), path.removesuffix("/link")
    assert "Loaded and unloaded 40 trucks a day" in visitor.get(page).text
    headline = {"version": 1, "edits": {"headline": "Yard Lead"}}
    person.patch(document, json=headline).raise_for_status()
    assert kept_pages(engine, path) == 0
    assert "Yard Lead" in visitor.get(page).text
    person.delete(document).raise_for_status()
    assert visitor.get(page).status_code == 404
    assert kept_pages(engine, path) == 0


def test_its_openings_are_counted_for_its_owner_alone(person: httpx.Client, visitor: httpx.Client, path: str) -> None:
    link = person.put(path, json={}).json()
    for _ in range(3):
        assert "openings" not in visitor.get(page_of(link["url"])).text
    counted = person.get(path).json()
    assert (counted["openings"], counted["url"]) == (3, link["url"])
    assert counted["lastOpenedAt"] > counted["createdAt"]
    assert person.put(path, json={"template": "plain"}).json() == counted | {"template": "plain"}
    assert visitor.get(path).status_code == 401


def test_search_engines_and_robots_learn_nothing(
    person: httpx.Client, visitor: httpx.Client, path: str, engine: Engine
) -> None:
    link = person.put(path, json={}).json()
    page = visitor.get(page_of(link["url"]))
    assert "noindex" in page.headers["x-robots-tag"]
    assert '<meta name="robots" content="noindex' in page.text
    assert page.headers["cache-control"] == "private, no-store"
    assert re.fullmatch(r"/d/[\w-]{22}", page_of(link["url"]))
    with Session(engine) as session:
        email = person.get("/api/auth/user").json()["email"]
        printed = session.scalars(
            select(GeneratedDocument.content).order_by(GeneratedDocument.created_at.desc())
        ).first()
        assert printed
        assert email in printed
    assert "@" not in page.text
    assert email.replace("@", " (at) ") in page.text
    assert page_of(link["url"]) not in visitor.get("/sitemap.xml").text


def test_what_was_typed_stays_text_and_nothing_foreign_is_loaded(
    person: httpx.Client, visitor: httpx.Client, path: str
) -> None:
    page = visitor.get(page_of(person.put(path, json={}).json()["url"]))
    assert "Añil &amp; &lt;b&gt;Sons" in page.text
    assert "<script" not in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    (sheet,) = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page.text)
    style = visitor.get(sheet)
    assert style.headers["content-type"].startswith("text/css")
    fonts = set(re.findall(r"url\(([^)]+)\)", style.text))
    assert fonts
    for font in fonts:
        assert visitor.get(font).headers["content-type"] == "font/ttf"


@pytest.mark.parametrize("name", ["OFL.txt", "..%2fbase.css", "x.ttf", "%2fetc%2fpasswd"])
def test_no_other_file_is_a_font(visitor: httpx.Client, name: str) -> None:
    assert visitor.get(f"/document-fonts/{name}").status_code == 404


def test_the_qr_code_is_a_picture_of_the_address(person: httpx.Client, path: str) -> None:
    assert person.get(f"{path}/qr").status_code == 404
    url = person.put(path, json={}).json()["url"]
    code = person.get(f"{path}/qr")
    assert f"<desc>{url}</desc>" in code.text
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text.startswith("<svg")
    assert "<script" not in code.text


def test_what_is_somebody_else_s_has_no_link(base_url: str, person: httpx.Client, path: str) -> None:
    person.put(path, json={}).raise_for_status()
    with product.person(base_url) as stranger:
        for call in (stranger.get, stranger.delete):
            assert call(path).status_code == 404
        assert stranger.put(path, json={}).status_code == 404
        assert stranger.get(f"{path}/qr").status_code == 404
    assert person.get(path).status_code == 200


@pytest.mark.parametrize(("body", "code"), [({"template": "../x"}, "template_unknown"), ({"template": 5}, "invalid")])
def test_a_template_that_there_is_not_is_refused(
    person: httpx.Client, path: str, body: dict[str, object], code: str
) -> None:
    assert person.put(path, json=body).json()["code"] == code
    assert person.get(path).status_code == 404


def test_an_address_that_nobody_has_is_not_found(visitor: httpx.Client) -> None:
    assert visitor.get(f"/d/{uuid4().hex}").status_code == 404
