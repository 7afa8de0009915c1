"""Writing, changing, publishing and deleting posts."""

from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.settings import Settings
from common.tables import AuditEntry
from tests.web_api.blog.desk import POST, Desk
from web_api.app import create_app
from web_api.blog.slugs import RESERVED, slugify


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_post_begins_as_a_draft_that_nobody_else_sees(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(tags=["Planos", "", "Planos", " Escuela "])

    assert post["status"] == "draft"
    assert post["slug"] == "como-leer-un-plano"
    assert post["tags"] == ["Planos", "Escuela"]
    assert post["publishedAt"] is None
    assert visitor.get("/api/blog").json() == []
    assert visitor.get(f"/api/blog/{post['slug']}").status_code == 404


def test_published_it_can_be_read_by_everybody_and_archived_by_nobody(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(status="published")
    first = post["publishedAt"]
    (listed,) = visitor.get("/api/blog").json()
    assert {"id", "slug", "title", "excerpt", "publishedAt", "author"} <= set(listed)
    assert listed["author"] == {"firstName": "Rosa", "lastName": "Ibarra"}
    assert visitor.get(f"/api/blog/{post['slug']}").json()["content"] == POST["content"]

    desk.change(post, status="archived")
    assert visitor.get("/api/blog").json() == []
    assert visitor.get(f"/api/blog/{post['slug']}").status_code == 404

    assert desk.change(post, status="published")["publishedAt"] == first


def test_it_was_published_when_it_was_last_changed_and_not_after_that(desk: Desk) -> None:
    at_once = desk.write(status="published")
    later = desk.change(desk.write(), status="published")
    for post in (at_once, later):
        assert post["publishedAt"] == post["updatedAt"]
    assert desk.change(at_once, title="Other")["updatedAt"] > at_once["publishedAt"]


def test_slugs_are_unique(desk: Desk, admin: httpx.Client) -> None:
    assert [desk.write()["slug"] for _ in range(3)] == [f"como-leer-un-plano{end}" for end in ("", "-2", "-3")]
    assert refusal(admin.post("/api/admin/blog", json=POST | {"slug": "Como leer un plano"})) == (409, "slug_taken")
    other = desk.write(title="Another")
    changed = admin.patch(f"/api/admin/blog/{other['id']}", json={"slug": "como-leer-un-plano-2"})
    assert refusal(changed) == (409, "slug_taken")


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Ñandú, pingüino & Straße!", "nandu-pinguino-strasse"),
        ("Don't lose your ticket", "dont-lose-your-ticket"),
        ("焊接", "post"),
        ("word " * 40, "-".join(["word"] * 16)),
    ],
)
def test_a_slug_is_made_of_the_title(desk: Desk, title: str, slug: str) -> None:
    assert desk.write(title=title)["slug"] == slug


def test_a_title_that_is_the_name_of_something_else_gets_a_number(desk: Desk, visitor: httpx.Client) -> None:
    post = desk.write(title="Images", status="published")
    assert post["slug"] == "images-2"
    assert visitor.get("/api/blog/images-2").json()["title"] == "Images"
    assert desk.change(desk.write(title="Pictures"), title="Images")["slug"] == "images-3"


def test_no_slug_is_the_name_of_what_lies_beside_the_posts(settings: Settings) -> None:
    paths = [route.path for route in create_app(settings).routes]
    homes = ("/blog/", "/api/blog/")
    beside = {path.removeprefix(home).split("/")[0] for path in paths for home in homes if path.startswith(home)}
    assert {name for name in beside if slugify(name) == name} == RESERVED


def test_a_draft_s_slug_follows_its_title_unless_it_was_chosen(desk: Desk) -> None:
    assert desk.change(desk.write(), title="Better")["slug"] == "better"
    chosen = desk.write(slug="My Own Words")
    assert chosen["slug"] == "my-own-words"
    assert desk.change(chosen, title="Better yet")["slug"] == "my-own-words"
    assert desk.change(chosen, slug=None)["slug"] == "better-yet"


def test_once_published_a_slug_stays(desk: Desk, admin: httpx.Client) -> None:
    post = desk.write(status="published")
    assert desk.change(post, title="Another title", slug=post["slug"])["slug"] == post["slug"]
    desk.change(post, status="draft")
    refused = admin.patch(f"/api/admin/blog/{post['id']}", json={"slug": "elsewhere"})
    assert refusal(refused) == (409, "slug_fixed")


def test_what_is_left_out_stays_and_null_empties(desk: Desk) -> None:
    post = desk.write(excerpt="Short", seoTitle="For robots", seoDescription="Why", tags=["A"])
    changed = desk.change(post, excerpt=None, seoTitle="")
    assert (changed["excerpt"], changed["seoTitle"]) == (None, None)
    assert (changed["seoDescription"], changed["tags"], changed["title"]) == ("Why", ["A"], POST["title"])


def test_nobody_overwrites_what_they_have_not_seen(desk: Desk, admin: httpx.Client) -> None:
    post = desk.write()
    desk.change(post, title="Mine", updatedAt=post["updatedAt"])
    late = admin.patch(f"/api/admin/blog/{post['id']}", json={"title": "Theirs", "updatedAt": post["updatedAt"]})
    assert refusal(late) == (409, "changed_meanwhile")
    assert admin.get(f"/api/admin/blog/{post['id']}").json()["title"] == "Mine"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"title": " "}, "Title is required"),
        ({"title": "x" * 301}, "Title can have at most 300 characters."),
        ({"title": "two\nlines"}, "Title must be on one line."),
        ({"content": None}, "Content is required"),
        ({"content": "x" * 50_001}, "Content can have at most 50000 characters."),
        ({"status": "live"}, "Status can't be “live”. Please choose one from the list."),
        ({"tags": ["x"] * 21}, "Tags can have at most 20 entries."),
        ({"slug": "Images"}, "This address is needed for something else. Please choose a different one."),
        ({"slug": "¿?"}, "The address needs at least one letter or digit."),
    ],
)
def test_what_is_wrong_is_said(admin: httpx.Client, fields: dict[str, Any], sentence: str) -> None:
    answer = admin.post("/api/admin/blog", json=POST | fields)
    assert refusal(answer) == (400, "invalid")
    assert answer.json()["message"] == sentence
    assert admin.get("/api/admin/blog").json() == []


def test_a_post_is_deleted_once(desk: Desk, admin: httpx.Client) -> None:
    address = f"/api/admin/blog/{desk.write()['id']}"
    assert admin.delete(address).status_code == 204
    assert refusal(admin.delete(address)) == (404, "not_found")
    assert refusal(admin.patch(address, json={"title": "x"})) == (404, "not_found")
    assert admin.get(address).status_code == 404


def test_what_admins_do_is_in_the_audit_log(desk: Desk, admin: httpx.Client, database: Session) -> None:
    post = desk.write()
    desk.change(post, status="published")
    admin.delete(f"/api/admin/blog/{post['id']}")
    entries = database.scalars(select(AuditEntry).order_by(AuditEntry.created_at)).all()
    assert [entry.action for entry in entries] == ["blog.create", "blog.update", "blog.delete"]
    assert {entry.subject["post"] for entry in entries} == {post["id"]}


def test_the_list_shows_every_status_or_one(desk: Desk, admin: httpx.Client) -> None:
    draft, published = desk.write(title="A"), desk.write(title="B", status="published")
    archived = desk.change(desk.write(title="C", status="published"), status="archived")
    assert [post["id"] for post in admin.get("/api/admin/blog").json()] == [
        archived["id"],
        published["id"],
        draft["id"],
    ]
    assert [post["id"] for post in admin.get("/api/admin/blog?status=archived").json()] == [archived["id"]]
    assert admin.get("/api/admin/blog?status=none").status_code == 400
    assert len(admin.get("/api/admin/blog?limit=1&offset=2").json()) == 1


def test_readers_page_and_filter_by_tag(desk: Desk, visitor: httpx.Client) -> None:
    for number in range(3):
        desk.write(title=f"Post {number}", status="published", tags=["odd" if number % 2 else "even"])
    titles = [post["title"] for post in visitor.get("/api/blog").json()]
    assert titles == ["Post 2", "Post 1", "Post 0"]
    assert [post["title"] for post in visitor.get("/api/blog?limit=1&offset=1").json()] == ["Post 1"]
    assert [post["title"] for post in visitor.get("/api/blog", params={"tag": "odd"}).json()] == ["Post 1"]


CALLS = [
    ("GET", ""),
    ("POST", ""),
    ("GET", "/{id}"),
    ("PATCH", "/{id}"),
    ("DELETE", "/{id}"),
    ("POST", "/preview"),
    ("POST", "/images"),
]


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_nobody_but_an_admin_manages(
    desk: Desk, visitor: httpx.Client, person: httpx.Client, method: str, path: str
) -> None:
    address = "/api/admin/blog" + path.format(id=desk.write()["id"])
    body = POST if method in {"POST", "PATCH"} and not path.endswith("images") else None
    assert visitor.request(method, address, json=body).status_code == 401
    assert refusal(person.request(method, address, json=body)) == (403, "forbidden")


def test_a_post_knows_its_language(desk: Desk, admin: httpx.Client) -> None:
    assert desk.write()["language"] == "en"
    post = desk.write(title="Medir dos veces", language="es", status="published")
    assert admin.get(f"/api/blog/{post['slug']}").json()["language"] == "es"
    assert desk.change(post, language="en")["language"] == "en"
