"""Without a connection: what was here can be read, is nobody else's, and nothing that is typed is lost."""

from playwright.sync_api import Page, expect

from tests import product
from tests.browser.visits import PHONE, WORK_EXPERIENCE, Visits
from tests.eventually import eventually

NO_NETWORK = ("net::ERR_",)
KEPT = """
    async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("tradefolio.kept."));
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
    }
"""


def test_the_profile_and_documents_are_read_without_a_connection(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=PHONE, reads_offline=True, expected_complaints=NO_NETWORK)
    visit.register_welder()
    document = visit.write_resume()
    visit.open("/")
    await_kept(visit.page, f"/api/generated-documents/{document['id']}")

    visit.page.context.set_offline(True)
    visit.open("/")
    expect(visit.page.get_by_text("You're offline. This is what was here at")).to_be_visible()
    visit.picture("dashboard")
    visit.open("/experience")
    assert visit.page.get_by_text("You're offline.").is_visible(), "drawn later, it would move what a thumb is just on"
    expect(visit.page.get_by_text(WORK_EXPERIENCE["companyName"])).to_be_visible()
    visit.open("/skills")
    expect(visit.page.get_by_text("Overhead crane")).to_be_visible()
    visit.open("/profile")
    visit.open("/generate")
    visit.press(document["title"])
    expect(visit.page.get_by_role("dialog").get_by_text("Bayline Fabrication").first).to_be_visible()
    visit.picture("document")

    visit.open("/experience")
    visit.press("Add Experience")
    form = visit.page.get_by_role("dialog")
    form.get_by_label("Job Title").fill("Foreman")
    form.get_by_label("Company").fill("Harbor Steel")
    visit.enter_month("Start Date", 3, 2024)
    visit.press("Save")
    notices = visit.page.get_by_label("Notifications (F8)")
    expect(notices.get_by_text("There is no connection, so nothing was sent.")).to_be_visible()
    expect(form.get_by_label("Job Title")).to_have_value("Foreman")
    visit.open("/experience")
    visit.press("Add Experience")
    expect(form.get_by_label("Company")).to_have_value("Harbor Steel")

    visit.page.context.set_offline(False)
    visit.press("Save")
    expect(visit.page.get_by_text("Harbor Steel")).to_be_visible()
    expect(visit.page.get_by_text("You're offline.")).to_have_count(0)


def test_nothing_is_left_for_the_next_person(app: str, visits: Visits) -> None:
    # The device may still be reading for the first person when the second has signed in.
    visit = visits.begin(app, reads_offline=True, expected_complaints=("401",))
    visit.register_welder()
    visit.open("/")
    await_kept(visit.page, "/api/certifications")
    assert not [path for path in kept(visit.page) if path.startswith(("/api/auth", "/api/admin", "/api/notifications"))]

    account = {"email": product.new_email(), "password": product.PASSWORD, "firstName": "Ana", "lastName": "Ruiz"}
    assert visit.page.request.post(f"{app}/api/auth/register", data=account).ok
    (before,) = caches(visit.page)
    visit.open("/")
    eventually(lambda: before not in caches(visit.page))
    await_kept(visit.page, "/api/certifications")

    visit.page.get_by_role("link", name="Sign Out").first.click()
    expect(visit.page.get_by_role("link", name="Get Started Free").first).to_be_visible()
    eventually(lambda: not caches(visit.page))
    assert visit.page.evaluate("localStorage.getItem('tradefolio.person')") is None


def test_a_new_version_is_there_at_the_next_load(app: str, visits: Visits) -> None:
    visit = visits.begin(app, reads_offline=True)
    visit.register_welder()
    visit.open("/")
    await_kept(visit.page, "/api/certifications")
    page = visit.page.goto(app)
    assert page is not None
    assert "current-user" in page.text(), "the server's own page, not the one that is kept"

    # Chromium itself says whether it would put the app on a phone's home screen.
    browser = visit.page.context.new_cdp_session(visit.page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def kept(page: Page) -> list[str]:
    """Paths of the calls whose answers the device keeps."""
    paths: list[str] = page.evaluate(KEPT)
    return paths


def caches(page: Page) -> list[str]:
    """Names of those that hold what somebody read."""
    look = "async () => (await caches.keys()).filter((name) => name.startsWith('tradefolio.kept.'))"
    names: list[str] = page.evaluate(look)
    return names


def await_kept(page: Page, path: str) -> None:
    """Until the device has this answer, and would open the app: its worker is in charge."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    eventually(lambda: path in kept(page))
