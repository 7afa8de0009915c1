"""An admin writes, publishes, changes and deletes a post; readers find it, and only while it is public."""

import re
from collections.abc import Iterator
from io import BytesIO
from urllib.robotparser import RobotFileParser

import pytest
from PIL import Image
from playwright.sync_api import Locator, Route, expect
from sqlalchemy import Engine, delete
from sqlalchemy.orm import Session

from common.tables import BlogPost
from tests.browser.test_accessibility import violations
from tests.browser.test_keyboard import tab_to
from tests.browser.visits import PHONE, Visit, Visits

CONTENT = """Mide dos veces.
Corta **una**.

## Antes de cortar

- Revisa el [plano](https://example.com/plano)
- Marca el lado del desperdicio

> Lo decía mi capataz.

| Proceso | Posición |
|---|---|
| SMAW | 3G |

```
G01 X10 Y20 F300 ; a line that is longer than any phone is wide, so that it has to scroll
```
"""
NOT_FOUND = "the server responded with a status of 404"


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Leaves no post behind: the landing page would show it to other tests."""
    with Session(engine) as session:
        yield session
        session.rollback()
        session.execute(delete(BlogPost))
        session.commit()


def test_a_post_from_its_first_line_to_its_end(app: str, visits: Visits, database: Session) -> None:
    admin = visits.begin(app)
    reader = visits.begin(app, width=PHONE, theme="dark", language="es-MX", expected_complaints=(NOT_FOUND,))
    admin.register_admin(database)
    writes_a_draft(admin)
    finds_nothing(reader)

    adds_a_picture_and_publishes(admin)
    finds_and_reads_it_by_keyboard(reader)
    programs_are_told_of_it(reader)

    changes_the_title_but_not_the_address(admin)
    takes_it_away(admin)
    finds_nothing(reader)


def writes_a_draft(admin: Visit) -> None:
    page = admin.page
    admin.open("/admin")
    page.get_by_role("link", name="New blog post").click()
    dialog = admin.dialog("Create Blog Post")
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(dialog.get_by_text("Title is required")).to_be_visible()
    expect(dialog.get_by_text("Content is required")).to_be_visible()

    dialog.get_by_role("textbox", name="Title", exact=True).fill("Mide dos veces")
    dialog.get_by_role("textbox", name="Content", exact=True).fill(CONTENT)
    preview = dialog.get_by_role("region", name="Preview")
    expect(preview.get_by_role("heading", name="Antes de cortar", level=2)).to_be_visible()
    expect(preview.get_by_text("una", exact=True)).to_have_js_property("localName", "strong")
    expect(preview.get_by_role("cell", name="3G")).to_be_attached()
    dialog.get_by_role("textbox", name="Tags").fill("Carpintería, , Taller ")
    assert violations(page) == []
    assert admin.overflow() == 0
    admin.picture("form")
    dialog.get_by_role("button", name="Save", exact=True).click()
    admin.expect_notice("Blog post created successfully.")
    expect(row(admin, "Mide dos veces").get_by_text("Draft", exact=True)).to_be_visible()


def row(admin: Visit, title: str) -> Locator:
    return admin.page.get_by_role("listitem").filter(has_text=title)


def finds_nothing(reader: Visit) -> None:
    reader.open("/blog/mide-dos-veces")
    expect(reader.page.get_by_role("heading", level=1, name="Publicación no encontrada")).to_be_visible()
    assert violations(reader.page) == []
    reader.open("/blog")
    expect(reader.page.get_by_role("heading", name="Todavía no hay nada aquí")).to_be_visible()


def adds_a_picture_and_publishes(admin: Visit) -> None:
    admin.press("Edit Mide dos veces")
    dialog = admin.dialog("Edit Blog Post")
    dialog.get_by_label("Choose a picture").set_input_files(
        {"name": "photo.png", "mimeType": "image/png", "buffer": photo()}
    )
    expect(dialog.get_by_role("button", name="Remove the picture")).to_be_visible()
    dialog.get_by_label("Status").select_option("Published")
    dialog.get_by_role("button", name="Update", exact=True).click()
    admin.expect_notice("Blog post updated successfully.")
    expect(row(admin, "Mide dos veces").get_by_text("Published", exact=True)).to_be_visible()
    admin.picture("management")
    assert violations(admin.page) == []
    assert admin.overflow() == 0


def photo() -> bytes:
    """Larger than is kept, with the place it was taken at."""
    exif = Image.Exif()
    exif[0x8825] = {1: "N", 2: (37.0, 57.0, 0.0)}  # GPS
    file = BytesIO()
    Image.new("RGB", (2400, 1200), "orange").save(file, "PNG", exif=exif)
    return file.getvalue()


def finds_and_reads_it_by_keyboard(reader: Visit) -> None:
    page, keys = reader.page, reader.page.keyboard
    reader.open("/")
    tab_to(page, page.get_by_role("navigation", name="Principal").get_by_role("link", name="Blog"))
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Consejos para tu carrera")).to_be_focused()
    tab_to(page, page.get_by_role("link", name="Mide dos veces"))
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Mide dos veces")).to_be_focused()
    expect(page).to_have_title("Mide dos veces · Tradefolio")

    expect(page.get_by_text("Mide dos veces.", exact=True)).to_have_js_property("localName", "p")
    expect(page.get_by_role("link", name="plano")).to_have_attribute("rel", "nofollow noopener noreferrer")
    expect(page.locator("article > img")).to_have_js_property("naturalWidth", 1600)
    tab_to(page, page.get_by_role("group", name="Código"))
    assert violations(page) == []
    assert reader.overflow() == 0
    reader.picture("post")

    tab_to(page, page.get_by_role("list", name="Etiquetas").get_by_role("link", name="Taller"))
    keys.press("Enter")
    expect(page.get_by_text("Publicaciones sobre «Taller»")).to_be_visible()
    expect(page.get_by_role("link", name="Mide dos veces")).to_be_visible()
    assert reader.overflow() == 0


def programs_are_told_of_it(reader: Visit) -> None:
    here = f"{reader.base_url}/blog/mide-dos-veces"
    head = text_at(reader, "/blog/mide-dos-veces")
    assert f'<meta property="og:url" content="{here}">' in head
    assert '<meta property="og:title" content="Mide dos veces">' in head
    picture = re.search(r'<meta property="og:image" content="([^"]+)">', head)
    assert picture
    image = reader.page.request.get(picture[1]).body()
    assert b"Exif" not in image
    assert b"GPS" not in image
    assert f"<link>{here}</link>" in text_at(reader, "/blog/rss.xml")
    assert f"<loc>{here}</loc>" in text_at(reader, "/sitemap.xml")


def text_at(reader: Visit, path: str) -> str:
    return reader.page.request.get(reader.base_url + path).text()


def changes_the_title_but_not_the_address(admin: Visit) -> None:
    admin.press("Edit Mide dos veces")
    dialog = admin.dialog("Edit Blog Post")
    dialog.get_by_role("textbox", name="Title", exact=True).fill("Mide tres veces")
    dialog.get_by_text("Address and search engines").click()
    expect(dialog.get_by_role("textbox", name="Address")).to_have_attribute("readonly", "")
    dialog.get_by_role("button", name="Update", exact=True).click()
    expect(row(admin, "Mide tres veces").get_by_role("link", name="/blog/mide-dos-veces")).to_be_visible()


def takes_it_away(admin: Visit) -> None:
    page = admin.page
    admin.press("Edit Mide tres veces")
    admin.dialog("Edit Blog Post").get_by_label("Status").select_option("Archived")
    admin.press("Update")
    expect(row(admin, "Mide tres veces").get_by_text("Archived", exact=True)).to_be_visible()

    page.once("dialog", lambda dialog: dialog.accept())
    admin.press("Delete Mide tres veces")
    admin.expect_notice("Blog post deleted successfully.")
    expect(page.get_by_text("No posts", exact=True)).to_be_visible()


def test_who_is_no_admin_is_told_so(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register()
    visit.open("/admin/blog")
    expect(visit.page.get_by_text("Access denied. Admin privileges required.")).to_be_visible()
    expect(visit.page.get_by_role("link", name="Create Post")).to_have_count(0)


def test_the_landing_page_shows_the_newest_posts(app: str, visits: Visits, database: Session) -> None:
    admin = visits.begin(app)
    admin.register_admin(database)
    for number in range(4):
        post = {"title": f"Tip {number}", "content": "x", "status": "published"}
        assert admin.page.request.post(f"{app}/api/admin/blog", data=post).ok
    visitor = visits.begin(app)
    visitor.open("/")
    footer = visitor.page.get_by_role("contentinfo").get_by_role("link")
    led_to = [link.get_attribute("href") for link in footer.all()]
    assert led_to == ["/about", "/explore-jobs", "/blog", "/faq", "/privacy", "/", "/register", "/login"]
    tips = visitor.page.get_by_role("link", name="Tip")
    expect(tips).to_have_text(["Tip 3", "Tip 2", "Tip 1"])
    expect(visitor.page.get_by_text("Read this helpful career insight...")).to_have_count(3)
    tips.first.click()
    expect(visitor.page.get_by_role("heading", level=1, name="Tip 3")).to_be_visible()


def test_a_robot_that_keeps_to_what_it_may_load_sees_the_words(app: str, visits: Visits, database: Session) -> None:
    admin = visits.begin(app)
    admin.register_admin(database)
    post = {"title": "For robots, too", "content": "Words to be found by.", "status": "published"}
    assert admin.page.request.post(f"{app}/api/admin/blog", data=post).ok
    robot = visits.begin(app)
    rules = RobotFileParser()
    rules.parse(text_at(robot, "/robots.txt").splitlines())
    refused: list[str] = []

    def keep_to_the_rules(route: Route) -> None:
        if rules.can_fetch("Googlebot", route.request.url):
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    robot.page.route("**/*", keep_to_the_rules)
    robot.open("/blog/for-robots-too")
    expect(robot.page.get_by_text("Words to be found by.")).to_be_visible()
    for path in ("/", "/blog"):
        robot.open(path)
        expect(robot.page.get_by_role("link", name="For robots, too")).to_be_visible()
    robot.open("/privacy")
    expect(robot.page.get_by_text("after 90 days")).to_be_visible()
    assert refused == []
    assert not rules.can_fetch("Googlebot", f"{app}/api/profile")
    assert not rules.can_fetch("Googlebot", f"{app}/admin/users")
