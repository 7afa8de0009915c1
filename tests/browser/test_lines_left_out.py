"""Lines that a document leaves out for their language or their wording, until their person has written them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.postings import SHIPYARD
from tests.browser.test_accessibility import violations
from tests.browser.test_document_in_hand import press
from tests.browser.visits import DESK, PHONE, WORK_EXPERIENCE, Theme, Visit, Visits

CLUMSY = "Countertops are cut by the fabricator"
OF_OTHERS = "Seismographs are set by the consultant"
UNKNOWN = "Zorbiqueo con el fr\u00fastil en la quilda"
CLUMSY_JOB = WORK_EXPERIENCE | {"duties": f"{WORK_EXPERIENCE['duties']}\n{CLUMSY}\n{OF_OTHERS}"}
SPANISH_JOB = {
    "jobTitle": "Soldador",
    "companyName": "Herrer\u00eda L\u00f3pez",
    "startDate": "2014-02-01",
    "endDate": "2019-01-31",
    "duties": UNKNOWN,
}
WORDED = "Set countertops"
WORDS = {
    "en-US": (
        "This job has no lines in the document yet: Welder",
        "2 lines of yours aren't in the document: an employer",
        "1 line of yours isn't in the document: an employer",
        "1 line of yours is in Spanish",
        "Write it: ",
        "You wrote: ",
        "Line 3 of 3",
        "Save",
        "Edit",
        "Read",
    ),
    "es-MX": (
        "Este trabajo a\u00fan no tiene l\u00edneas en el documento: Welder",
        "2 l\u00edneas tuyas no aparecen en el documento: a un empleador",
        "1 l\u00ednea tuya no aparece en el documento: a un empleador",
        "1 l\u00ednea tuya est\u00e1 en espa\u00f1ol",
        "Escribirla: ",
        "Escribiste: ",
        "L\u00ednea 3 de 3",
        "Guardar",
        "Editar",
        "Leer",
    ),
}


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(PHONE, "light", "es-MX"), (DESK, "dark", "en-US")],
)
def test_a_line_left_out_for_its_wording_is_worded_by_its_person(
    app: str, visits: Visits, width: int, theme: Theme, language: str
) -> None:
    visit = visits.begin(app, width=width, theme=theme, language=language)
    visit.register()
    for job in (CLUMSY_JOB, SPANISH_JOB):
        assert visit.page.request.post(f"{app}/api/work-experiences", data=job).ok
    wish = {"documentType": "resume", "jobDescription": SHIPYARD, "language": "en"}
    assert visit.page.request.post(f"{app}/api/generate-content", data=wish).ok
    visit.open("/generate")
    visit.page.get_by_role("button", name="Structural Welder").first.click()

    is_offered(visit, language)
    words_it(visit, language)


def is_offered(visit: Visit, language: str) -> None:
    page, (bare, two, _, spanish, write, *_) = visit.page, WORDS[language]
    for sentence in (bare, two, spanish):
        expect(page.get_by_text(sentence)).to_have_count(1)
    for line in (CLUMSY, OF_OTHERS, UNKNOWN):
        expect(page.get_by_text(line, exact=True)).to_have_count(1)  # in the notice, and not on the page beside it
        expect(page.get_by_role("button", name=f"{write}{line}", exact=True)).to_be_visible()
    assert spoken(page, CLUMSY) == "en"
    assert spoken(page, UNKNOWN) == "es"
    assert visit.overflow() == visit.overflow_when_narrowest() == 0
    assert violations(page) == []
    visit.picture("offered")


def words_it(visit: Visit, language: str) -> None:
    page, (_, two, one, spanish, write, wrote, field, save, edit, read) = visit.page, WORDS[language]
    press(page, page.get_by_role("button", name=f"{write}{CLUMSY}", exact=True))
    written = page.get_by_label(field, exact=True)
    expect(written).to_be_focused()
    expect(written).to_have_accessible_description(f"{wrote}{CLUMSY}")
    expect(written).to_have_value(CLUMSY)
    assert violations(page) == []
    visit.picture("begun")
    for _ in range(len(CLUMSY.removeprefix("Countertops"))):
        page.keyboard.press("Backspace")
    expect(written).to_have_value("Countertops")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type(WORDED)
    assert visit.overflow() == 0
    press(page, page.get_by_role("button", name=save, exact=True))
    expect(page.get_by_role("button", name=edit, exact=True)).to_be_visible()
    expect(page.get_by_text(one)).to_be_visible()
    expect(page.get_by_text(two)).to_be_hidden()
    expect(page.get_by_text(spanish)).to_be_visible()
    expect(page.get_by_text(CLUMSY, exact=True)).to_be_hidden()
    page.get_by_role("button", name=read, exact=True).click()
    expect(page.get_by_text(WORDED, exact=True)).to_have_count(1)  # in the document, and no doubt names it
    visit.picture("worded")


def spoken(page: Page, line: str) -> str | None:
    """The language in which a screen reader says the line."""
    return page.get_by_text(line, exact=True).get_attribute("lang")
