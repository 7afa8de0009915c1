"""A person in front of the product: a page, what its console said, and pictures of it."""

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from uuid import UUID

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from sqlalchemy.orm import Session

from tests import product

NARROWEST = 320
NARROW_PHONE = 360
PHONE = 390
DESK = 1280
HEIGHT = 844
PATIENCE_MILLISECONDS = 90_000

WORK_EXPERIENCE = {
    "jobTitle": "Structural Welder",
    "companyName": "Bayline Fabrication",
    "startDate": "2019-03-01",
    "duties": "Weld structural steel to AWS D1.1 with SMAW and FCAW\nRead blueprints and weld symbols",
}
EQUIPMENT_SKILL = {"name": "Overhead crane", "type": "Heavy Equipment", "proficiencyLevel": "Advanced"}
CERTIFICATION = {"name": "OSHA 10", "issuingOrganization": "OSHA", "issueDate": "2024-01-15"}

NO_SERVICE_WORKER = "Service Worker registration blocked by Playwright"
"""What a visit hears that doesn't read offline."""

_GO = """(address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = '';
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
}"""

expect.set_options(timeout=PATIENCE_MILLISECONDS)

Theme = Literal["light", "dark"]


@dataclass
class Visit:
    """`complaints` are the console's errors and warnings, and exceptions that nobody caught."""

    page: Page
    base_url: str
    screenshots: Path
    picture_name: str
    complaints: list[str] = field(default_factory=list)
    expected_complaints: tuple[str, ...] = ()

    def open(self, path: str) -> None:
        """Go to a path of the product, and wait for its heading."""
        self.page.goto(self.base_url + path)
        expect(self.page.locator("h1")).to_be_visible()

    def go(self, path: str) -> None:
        """Get to another screen within the app, as its links do, and wait for its heading: a fifth of the time."""
        expect(self.page.locator("h1")).to_be_visible()  # the screen before may have led on meanwhile
        self.page.evaluate(_GO, path)
        expect(self.page.locator("h1:not([data-before])")).to_be_visible()

    def register(self, first_name: str = "Rosa", last_name: str = "Ibarra") -> None:
        """Make an account by the API; the page is signed in from then on."""
        account = {"email": product.new_email(), "password": product.PASSWORD}
        names = {"firstName": first_name, "lastName": last_name}
        assert self.page.request.post(f"{self.base_url}/api/auth/register", data=account | names).ok

    def register_admin(self, database: Session, first_name: str = "Rosa", last_name: str = "Ibarra") -> None:
        """An account that may see the administration."""
        self.register(first_name, last_name)
        product.make_admin(database, self.user_id())

    def user_id(self) -> UUID:
        """Of whoever is signed in."""
        return UUID(self.page.request.get(f"{self.base_url}/api/auth/user").json()["id"])

    def register_welder(self) -> None:
        """An account with a profile that documents can be written from."""
        self.register()
        self.add_profile_of_a_welder()

    def add_profile_of_a_welder(self) -> None:
        """One row of each list."""
        self._add("/api/work-experiences", WORK_EXPERIENCE)
        self._add("/api/equipment-skills", EQUIPMENT_SKILL)
        self._add("/api/certifications", CERTIFICATION)

    def write_resume(self) -> dict[str, Any]:
        """By the API, as the list of documents has it then."""
        posting = "Structural welder for bridges, AWS D1.1, SMAW, overhead crane." * 2
        wanted = {"documentType": "resume", "jobDescription": posting}
        written = self.page.request.post(
            f"{self.base_url}/api/generate-content", data=wanted, timeout=PATIENCE_MILLISECONDS
        )
        assert written.ok, written.text()
        documents: list[dict[str, Any]] = self.page.request.get(f"{self.base_url}/api/generated-documents").json()
        return documents[0]

    def _add(self, path: str, row: dict[str, str]) -> None:
        assert self.page.request.post(self.base_url + path, data=row).ok

    def enter_month(self, label: str, month: int, year: int) -> None:
        """Into a field of a month and its year."""
        enter_month(self.page, label, month, year)

    def dialog(self, name: str) -> Locator:
        """The open dialog of this title."""
        return self.page.get_by_role("dialog", name=name, exact=True)

    def press(self, name: str) -> None:
        """The button that says exactly this."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def expect_notice(self, text: str) -> None:
        """A toast says exactly this; a screen reader is told it in one piece with its title."""
        expect(self.page.get_by_text(text, exact=True)).to_be_visible()

    @property
    def width(self) -> int:
        """Of the screen, in pixels."""
        return self.page.viewport_size["width"] if self.page.viewport_size else 0

    def picture(self, name: str) -> None:
        """For people to look at."""
        path = self.screenshots / f"{self.picture_name}-{name}-{self.width}.png"
        self.page.screenshot(path=path, animations="disabled")

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return width

    def overflow_when_narrowest(self) -> int:
        """The same on the narrowest screen that has to do, which is also what a desk shows at 400 percent."""
        before = self.page.viewport_size
        self.page.set_viewport_size({"width": NARROWEST, "height": HEIGHT})
        width = self.overflow()
        if before:
            self.page.set_viewport_size(before)
        return width

    def end(self) -> None:
        """Fails if the console said anything that the test didn't foresee."""
        surprises = [text for text in self.complaints if not any(part in text for part in self.expected_complaints)]
        assert surprises == [], surprises

    def hear(self, message: ConsoleMessage) -> None:
        """Keep an error or a warning. Chromium notes as an error that nobody is signed in yet, which is an answer."""
        if message.type not in {"error", "warning"}:
            return
        if message.location["url"].endswith("/api/auth/user") and "401" in message.text:
            return
        if message.text == NO_SERVICE_WORKER:
            return
        self.complaints.append(f"{message.text} ({message.location['url']})")


def enter_month(form: Page | Locator, label: str, month: int, year: int) -> None:
    """Into the field of a month and its year, in English."""
    field = form.get_by_role("group", name=label)
    field.get_by_label("Month").select_option(index=month)
    field.get_by_label("Year").fill(str(year))


class Visits:
    """Opens visits for one test."""

    def __init__(self, browser: Browser, stack: ExitStack, screenshots: Path, picture_name: str) -> None:
        self._browser = browser
        self._stack = stack
        self._screenshots = screenshots
        self._picture_name = picture_name

    def begin(
        self,
        base_url: str,
        *,
        width: int = DESK,
        theme: Theme = "light",
        language: str = "en-US",
        expected_complaints: tuple[str, ...] = (),
        reads_offline: bool = False,
        time_zone: str | None = None,
    ) -> Visit:
        """A browser of its own, as somebody with this device has it.

        Unless it `reads_offline`, it has no service worker, which would answer what a test wants to answer itself.
        """
        context = self._browser.new_context(
            viewport={"width": width, "height": HEIGHT},
            color_scheme=theme,
            locale=language,
            timezone_id=time_zone,
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if reads_offline else "block",
        )
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        self._stack.callback(context.close)
        page = context.new_page()
        visit = Visit(page, base_url, self._screenshots, self._picture_name, expected_complaints=expected_complaints)
        page.on("console", visit.hear)
        page.on("pageerror", lambda error: visit.complaints.append(str(error)))
        self._stack.callback(visit.end)
        return visit
