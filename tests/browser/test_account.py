"""A person in their account settings, and one who has forgotten the password."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visits import DESK, PHONE, Theme, Visit, Visits
from tests.eventually import eventually
from tests.product import PASSWORD

both_devices = pytest.mark.parametrize(("width", "theme"), [(DESK, "light"), (PHONE, "dark")])


@both_devices
def test_settings_from_the_name_to_the_end_of_the_account(app: str, visits: Visits, width: int, theme: Theme) -> None:
    visit = visits.begin(app, width=width, theme=theme)
    visit.register()
    phone = visits.begin(app)
    phone.page.request.post(f"{app}/api/auth/login", data={"email": email_of(visit), "password": PASSWORD})

    visit.open("/profile")
    visit.page.get_by_role("link", name="account settings", exact=True).click()
    expect(visit.page.get_by_role("heading", name="Account Settings")).to_be_focused()
    saves_a_name(visit)
    visit.picture("settings")
    assert visit.overflow() == 0

    visit.press("Sign Out Everywhere Else")
    visit.expect_notice("Every other browser has been signed out.")
    expect(visit.page.get_by_role("button", name="Sign Out Everywhere Else")).to_have_count(0)
    assert phone.page.request.get(f"{app}/api/auth/user").status == 401

    changes_the_password(visit)
    takes_everything_along(visit)
    deletes_the_account(visit)


@both_devices
def test_a_forgotten_password(app: str, visits: Visits, logs: Path, width: int, theme: Theme) -> None:
    visit = visits.begin(app, width=width, theme=theme)
    visit.register()
    email = email_of(visit)
    visit.page.context.clear_cookies()

    visit.open("/login")
    visit.page.get_by_role("link", name="Forgot your password?").click()
    expect(visit.page.get_by_role("heading", name="Forgot Your Password?")).to_be_focused()
    visit.page.get_by_label("Email").fill(email)
    visit.press("Send the Link")
    expect(visit.page.get_by_text("a message with a link is on its way")).to_be_visible()
    visit.picture("asked")
    assert visit.overflow() == 0

    token = eventually(lambda: token_in_log(logs / "workers.log", email))
    visit.open(f"/reset-password#{token}")
    expect(visit.page).to_have_url(f"{app}/reset-password")
    visit.picture("link")
    visit.page.get_by_label("New Password", exact=False).first.fill("new horse")
    visit.page.get_by_label("Confirm New Password").fill("new horse")
    visit.press("Save New Password")
    visit.expect_notice("Please sign in with your new password.")
    expect(visit.page.get_by_role("heading", name="Sign in")).to_be_focused()

    visit.page.get_by_label("Email").fill(email)
    visit.page.get_by_label("Password").fill("new horse")
    visit.page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(visit.page.get_by_role("link", name="Generate Resume")).to_be_visible()

    visit.open(f"/reset-password#{token}")
    visit.page.get_by_label("New Password", exact=False).first.fill("thief's horse")
    visit.page.get_by_label("Confirm New Password").fill("thief's horse")
    visit.expected_complaints = ("410",)
    visit.press("Save New Password")
    expect(visit.page.get_by_role("link", name="Ask for a New Link")).to_be_visible()


def email_of(visit: Visit) -> str:
    email: str = visit.page.request.get(f"{visit.base_url}/api/auth/user").json()["email"]
    return email


def saves_a_name(visit: Visit) -> None:
    visit.page.get_by_label("First Name").fill("María José")
    visit.press("Save Name")
    visit.expect_notice("New documents will use it.")
    expect(visit.page.get_by_role("banner")).to_contain_text("María José")


def changes_the_password(visit: Visit) -> None:
    card = visit.page.get_by_role("region", name="Password", exact=True)
    card.get_by_label("Current Password").fill(PASSWORD)
    card.get_by_label("New Password", exact=False).first.fill("new horse")
    card.get_by_label("Confirm New Password").fill("new horse")
    card.get_by_role("button", name="Change Password").click()
    expect(visit.page.get_by_text("Password Changed", exact=True)).to_be_visible()


def takes_everything_along(visit: Visit) -> None:
    with visit.page.expect_download() as download:
        visit.page.get_by_role("link", name="Download Everything").click()
    assert download.value.suggested_filename == "tradefolio.json"
    exported = json.loads(Path(download.value.path()).read_text())
    assert exported["user"]["firstName"] == "María José"


def deletes_the_account(visit: Visit) -> None:
    visit.press("Delete My Account")
    dialog = visit.dialog("Delete Your Account?")
    dialog.get_by_label("Current Password").fill("new horse")
    visit.picture("deletion")
    dialog.get_by_role("button", name="Delete for Good").click()
    visit.dialog("Your Account Is Deleted").get_by_role("link", name="Back to Home").click()
    expect(visit.page.get_by_role("main").get_by_role("link", name="Get Started Free").first).to_be_visible()


def token_in_log(log: Path, email: str) -> str | None:
    """Without a mail server, the worker's log is where a message arrives."""
    message = re.search(
        rf"To: {email}\nSubject: Set a new Tradefolio password\n.*?/reset-password#(\S+)", log.read_text(), re.DOTALL
    )
    return message and message[1]
