"""An admin looks at the platform, at its people and at what they did."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import Engine, update
from sqlalchemy.orm import Session

from common.analytics import career_search, login, profile_update
from common.tables import User
from tests.browser.held_timers import SIGNED_OUT_SHOWN_MILLISECONDS, held
from tests.browser.test_accessibility import violations
from tests.browser.visits import PHONE, Visit, Visits
from tests.product import PASSWORD


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    with Session(engine) as session:
        yield session


def test_who_is_switched_off_is_out_at_once(app: str, visits: Visits, database: Session) -> None:
    person = visits.begin(app, width=PHONE, expected_complaints=("status of 401", "status of 403"))
    person.register("Luis", "Ortega")
    email = person.page.request.get(f"{app}/api/auth/user").json()["email"]
    person.open("/profile")

    admin = visits.begin(app, width=PHONE, theme="dark")
    admin.register_admin(database)
    switches_off(admin, email)

    with held(person.page, SIGNED_OUT_SHOWN_MILLISECONDS):
        person.page.get_by_role("link", name="Work Experience").first.click()
        person.expect_notice("You are logged out. Logging in again...")
    expect(person.page).to_have_url(f"{app}/login")
    person.page.get_by_label("Email").fill(email)
    person.page.get_by_label("Password").fill(PASSWORD)
    person.page.get_by_role("main").get_by_role("button", name="Sign in").click()
    person.expect_notice("This account has been deactivated. Please contact support.")


def switches_off(admin: Visit, email: str) -> None:
    page = admin.page
    admin.open("/admin/users")
    page.get_by_label("Name, email or id").fill(email.upper())
    admin.press("Show users")
    expect(page.get_by_role("status").filter(has_text="1 account")).to_be_visible()
    luis = page.get_by_role("row").filter(has_text=email)
    luis.get_by_role("button", name="Change Luis Ortega").click()
    page.get_by_role("menuitem", name="Deactivate").click()
    dialog = admin.dialog("Deactivate the account of Luis Ortega?")
    expect(dialog).to_be_focused()
    assert violations(page) == []
    dialog.get_by_role("button", name="Deactivate").click()
    admin.expect_notice("The account of Luis Ortega is deactivated.")
    expect(luis.get_by_text("Deactivated", exact=True)).to_be_visible()
    expect(luis.get_by_role("button", name="Change Luis Ortega")).to_be_focused()
    admin.picture("switched-off")
    assert violations(page) == []
    assert admin.overflow() == 0


def test_the_last_admin_stays_and_is_told_why(app: str, visits: Visits, database: Session) -> None:
    admin = visits.begin(app, width=PHONE, language="es-MX", expected_complaints=("status of 409",))
    admin.register_admin(database, "Dolores", "Amaya")
    database.execute(update(User).where(User.id != admin.user_id()).values(role="user"))
    database.commit()
    admin.open("/admin/users?role=admin")
    expect(admin.page.get_by_text("1 cuenta", exact=True)).to_be_visible()
    admin.press("Cambiar la cuenta de Dolores Amaya")
    admin.page.get_by_role("menuitem", name="Quitar como administrador").click()
    admin.dialog("¿Quitarle a Dolores Amaya los permisos de administración?").get_by_role(
        "button", name="Quitar como administrador"
    ).click()
    admin.expect_notice("Eres la única persona que administra el sitio. Haz que otra persona lo administre primero.")
    expect(admin.page.get_by_role("dialog")).to_have_count(0)
    expect(
        admin.page.get_by_role("row").filter(has_text="Dolores Amaya").get_by_text("Administrador", exact=True)
    ).to_be_visible()


def test_the_charts_show_what_people_did(app: str, visits: Visits, database: Session) -> None:
    admin = visits.begin(app, width=PHONE, theme="dark")
    admin.register_admin(database)
    page = admin.page
    admin.open("/admin/analytics?period=quarter")
    searches = page.get_by_role("region", name="Career searches", exact=True)
    before = total_of(searches)
    things_happened(database, admin)

    page.reload()
    expect(searches.locator(".figure")).to_have_text(str(before + 3))
    searches.get_by_text("Show as a table").click()
    table = page.get_by_role("region", name="Career searches, as a table")
    expect(table.get_by_role("row")).to_have_count(14)
    drawing = page.get_by_role("img", name="Activity by type")
    expect(drawing).to_contain_text(re.compile(r"Profile updates: last \d+, highest [1-9]"))
    assert violations(page) == []
    assert admin.overflow() == 0
    admin.picture("analytics")

    page.get_by_label("Time").select_option("Last 7 days")
    expect(page).to_have_url(f"{app}/admin/analytics?period=week")
    expect(searches.locator(".figure")).not_to_have_text(str(before + 3))


def total_of(chart: Locator) -> int:
    return int(chart.locator(".figure").inner_text().replace(",", ""))


def things_happened(database: Session, admin: Visit) -> None:
    """Some weeks ago."""
    who = admin.user_id()
    events = [
        *(career_search(None, searched_in="regions") for _ in range(3)),
        login(who, ip_address=None, user_agent=""),
        profile_update(who, changed_list="certifications", change="added"),
    ]
    for event in events:
        event.created_at = datetime.now(UTC) - timedelta(days=40)
    database.add_all(events)
    database.commit()


def test_the_dashboard_tells_how_the_platform_fares(app: str, visits: Visits, database: Session) -> None:
    admin = visits.begin(app)
    admin.register_admin(database, "Dolores", "Amaya")
    admin.open("/admin")
    page = admin.page
    expect(page.get_by_text("Healthy", exact=True)).to_be_visible()
    expect(page.get_by_text("Online", exact=True)).to_be_visible()
    expect(page.get_by_text("Working", exact=True)).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Dolores Amaya").first).to_contain_text("Signed in")
    assert figure(page, "Total Users") >= 1
    admin.picture("dashboard")


def figure(page: Page, name: str) -> int:
    card = page.get_by_role("region", name="Statistics").locator("dl > div", has=page.get_by_text(name, exact=True))
    return int(card.locator("dd").inner_text().replace(",", ""))
