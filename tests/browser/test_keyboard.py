import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tests.browser.held_timers import NOTICE_SHOWN_MILLISECONDS, SUCCESS_SHOWN_MILLISECONDS, held
from tests.browser.postings import SHIPYARD
from tests.browser.visits import DESK, EQUIPMENT_SKILL, PHONE, Theme, Visits

MOST_TABS = 40
IS_FOCUSED = "element => element.isConnected ? element === document.activeElement : null"
"""Null where the page has another in its place by now."""


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus. It is looked for again only when the page has made it anew."""
    element = target.element_handle()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        is_focused = element.evaluate(IS_FOCUSED)
        if is_focused is None:
            element = target.element_handle()
            is_focused = element.evaluate(IS_FOCUSED)
        if is_focused:
            return
    raise AssertionError(f"{target} can't be reached by Tab")


def test_a_cover_letter_can_be_made_without_a_mouse(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register_welder()
    visit.open("/generate")
    page, keys = visit.page, visit.page.keyboard

    opener = page.get_by_role("button", name="Generate New Document")
    tab_to(page, opener)
    keys.press("Enter")
    dialog = visit.dialog("Generate New Document")
    expect(dialog).to_be_focused()

    tab_to(page, dialog.get_by_role("radio", name="Resume"))
    keys.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Cover Letter")).to_be_checked()

    tab_to(page, dialog.get_by_role("tab", name="Manual Entry"))
    keys.press("ArrowRight")
    expect(dialog.get_by_label("Job Posting URL")).to_be_visible()
    keys.press("ArrowLeft")

    tab_to(page, dialog.get_by_label("Job Description"))
    keys.insert_text(SHIPYARD)
    tab_to(page, dialog.get_by_role("button", name="Generate Document"))
    with held(page, SUCCESS_SHOWN_MILLISECONDS):
        keys.press("Enter")
        expect(visit.dialog("Document generated successfully!")).to_be_focused()
        keys.press("Escape")
        expect(visit.dialog("Document generated successfully!")).to_be_visible()

    preview = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Copy Text"))
    expect(preview).to_be_focused()
    tab_to(page, preview.get_by_role("button", name="Copy Text"))
    with held(page, NOTICE_SHOWN_MILLISECONDS):
        keys.press("Enter")
        visit.expect_notice("Copied!")
        tab_to(page, preview.get_by_role("button", name="Download PDF"))
        keys.press("Escape")  # the notice, which lies on top
        expect(page.get_by_text("Copied!", exact=True)).to_be_hidden()
    keys.press("Escape")
    expect(preview).to_be_hidden()
    expect(opener).to_be_focused()
    keys.press("F8")
    expect(page.get_by_role("region", name="Notifications (F8)").get_by_role("list")).to_be_focused()


OPENERS = {
    "/": ["Tutorial & Help"],
    "/profile": ["Add Education or Training", "Add Language"],
    "/experience": ["Add Experience", "Edit Structural Welder"],
    "/skills": ["Add Skill", "Edit Overhead crane"],
    "/generate": ["Generate New Document", "Create Resume", "Create Cover Letter"],
    "/account": ["Delete My Account"],
}
"""Of the dialogs of each screen."""


def open_and_leave(page: Page, opener: Locator) -> None:
    """By keys alone: what opens takes the focus and keeps it, and what opened it has the focus afterwards."""
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_focused()
    for key in ("Shift+Tab", "Tab", "Tab"):  # around the end, and on
        page.keyboard.press(key)
        assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


@pytest.mark.parametrize("width", [DESK, PHONE])
def test_every_dialog_keeps_the_focus_and_gives_it_back(app: str, visits: Visits, width: int) -> None:
    visit = visits.begin(app, width=width)
    visit.register_welder()
    visit.open("/")
    for path, names in OPENERS.items():
        if path != "/":
            visit.go(path)
        for name in names:
            open_and_leave(visit.page, visit.page.get_by_role("button", name=name).first)
    visit.go("/skills")
    visit.page.get_by_role("tab", name="Certifications").click()
    for name in ("Add Certification", "Edit OSHA 10"):
        open_and_leave(visit.page, visit.page.get_by_role("button", name=name).first)


def test_every_dialog_of_admins_keeps_the_focus_and_gives_it_back(app: str, visits: Visits, engine: Engine) -> None:
    visit = visits.begin(app)
    with Session(engine) as database:
        visit.register_admin(database)
    visit.open("/admin/blog")
    open_and_leave(visit.page, visit.page.get_by_role("link", name="Create Post").first)
    visit.open("/admin/queues?tab=jobs")
    open_and_leave(visit.page, visit.page.get_by_role("button", name="Discard all...").first)
    visit.open("/admin/users")
    menu = visit.page.get_by_role("button", name="Change Rosa Ibarra").first
    menu.focus()
    visit.page.keyboard.press("Enter")
    expect(visit.page.get_by_role("menu")).to_be_visible()
    visit.page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_the_phone_s_menu_takes_the_focus_and_gives_it_back_or_on(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=PHONE)
    visit.register()
    visit.open("/")
    opener = visit.page.get_by_role("button", name="Open menu")
    open_and_leave(visit.page, opener)

    visit.page.keyboard.press("Enter")
    tab_to(visit.page, visit.page.get_by_role("dialog").get_by_role("link", name="Skills & Certifications"))
    visit.page.keyboard.press("Enter")
    expect(visit.page.get_by_role("heading", name="Skills & Certifications")).to_be_visible()
    expect(visit.page.get_by_role("heading", name="Skills & Certifications")).to_be_focused()


def test_the_menu_can_be_skipped(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register()
    visit.open("/skills")
    expect(visit.page.get_by_label("Loading")).to_have_count(0)
    visit.page.keyboard.press("Tab")
    expect(visit.page.get_by_role("link", name="Skip to content")).to_be_focused()
    visit.page.keyboard.press("Enter")
    visit.page.keyboard.press("Tab")
    expect(visit.page.get_by_role("tab", name="Equipment & Skills")).to_be_focused()


RING_CONTRAST = """
() => {
  const shares = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const linear = (share) => (share <= 10.31 ? share / 3294.6 : ((share / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const control = document.activeElement.closest("label:has(.sr-only)") ?? document.activeElement;
  let around = control.parentElement;
  while (shares(getComputedStyle(around).backgroundColor)[3] === 0) around = around.parentElement;
  const [ring, ground] = [getComputedStyle(control).outlineColor, getComputedStyle(around).backgroundColor];
  const [low, high] = [ring, ground].map((colour) => luminance(shares(colour))).sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_ring_around_what_has_the_focus_stands_out_from_what_is_around_it(
    app: str, visits: Visits, theme: Theme
) -> None:
    visit = visits.begin(app, theme=theme)
    visit.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # or the ring's colour is still on its way
    visit.register()
    visit.open("/skills")
    expect(visit.page.get_by_label("Loading")).to_have_count(0)
    rings: dict[str, float] = {}
    for _ in range(MOST_TABS):
        visit.page.keyboard.press("Tab")
        if visit.page.evaluate("document.activeElement === document.body"):
            break
        rings[visit.page.evaluate("document.activeElement.outerHTML")] = visit.page.evaluate(RING_CONTRAST)
    assert len(rings) > 10
    assert {control: ring for control, ring in rings.items() if ring < 3} == {}


IS_COVERED = """() => {
    const focused = document.activeElement.closest('label') ?? document.activeElement;
    const { left, right, bottom } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, bottom - 2);
    return !focused.contains(seen) && !seen?.contains(focused);
}"""
"""Whether something lies over what has the focus."""


def test_what_has_the_focus_is_never_under_what_sticks_at_the_top(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=PHONE)
    visit.register()
    for number in range(12):
        skill = EQUIPMENT_SKILL | {"name": f"Overhead crane {number}"}
        assert visit.page.request.post(f"{app}/api/equipment-skills", data=skill).ok
    visit.open("/skills")
    visit.page.get_by_text("Overhead crane 3", exact=True).click()
    visit.page.get_by_role("button", name="Delete Overhead crane 9").focus()
    visit.page.get_by_role("button", name="Select none").click(trial=True)  # within reach, however far down one is
    for _ in range(MOST_TABS):
        visit.page.keyboard.press("Shift+Tab")
        assert not visit.page.evaluate(IS_COVERED), visit.page.evaluate("document.activeElement.outerHTML")
