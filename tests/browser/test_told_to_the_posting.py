"""What a posting asks to be told, from the note in the letter's preview to a paragraph of the person's own."""

import pytest
from playwright.sync_api import expect

from tests.browser.postings import SHIPYARD
from tests.browser.test_document_in_hand import press
from tests.browser.visits import DESK, PHONE, Visit, Visits

SMALLEST_TARGET = 44
HOSTILE = "which <img src=x onerror=alert(1)> beams you set"
START = "when you can start"
POSTING = f"{SHIPYARD}\nSay {START}.\nTell us {HOSTILE} {'and reset them ' * 20}.\n"
ANSWER = "I can start on Monday and ask for $41 an hour."
WORDS = {
    "en-US": (
        "The posting asks you to tell these 2 things.",
        "Add it: ",
        "The posting asks: ",
        "Line 3 of 4",
        "Save",
        "Edit",
    ),
    "es-MX": (
        "El anuncio te pide contar estas 2 cosas.",
        "Agregar: ",
        "El anuncio pide: ",
        "Línea 3 de 4",
        "Guardar",
        "Editar",
    ),
}


@pytest.mark.parametrize(("width", "theme", "language"), [(PHONE, "dark", "es-MX"), (DESK, "light", "en-US")])
def test_a_letter_asks_for_what_only_its_person_knows_until_they_have_written_it(
    app: str, visits: Visits, width: int, theme: str, language: str
) -> None:
    visit = visits.begin(app, width=width, theme="dark" if theme == "dark" else "light", language=language)
    visit.register_welder()
    wish = {"documentType": "cover_letter", "jobDescription": POSTING}
    assert visit.page.request.post(f"{app}/api/generate-content", data=wish).ok
    visit.open("/generate")
    visit.page.get_by_role("button", name="Structural Welder").first.click()

    is_asked(visit, language)
    writes_by_keyboard(visit, language)


def is_asked(visit: Visit, language: str) -> None:
    page, (note, add, *_) = visit.page, WORDS[language]
    expect(page.get_by_role("heading", name=note)).to_be_visible()
    button = page.get_by_role("button", name=f"{add}{START}", exact=True)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    quoted = page.get_by_text(f"{HOSTILE} and reset")  # the posting's markup is letters
    expect(quoted).to_be_visible()
    assert str(quoted.text_content()).endswith("…")
    assert page.locator("img[src=x]").count() == 0
    assert visit.overflow() == visit.overflow_when_narrowest() == 0
    visit.picture("asked")


def writes_by_keyboard(visit: Visit, language: str) -> None:
    page, (note, add, asks, field, save, edit) = visit.page, WORDS[language]
    press(page, page.get_by_role("button", name=f"{add}{START}", exact=True))
    written = page.get_by_label(field, exact=True)
    expect(written).to_be_focused()
    expect(written).to_have_accessible_description(f"{asks}“{START}”")
    page.keyboard.type(ANSWER)
    visit.picture("answer")
    assert visit.overflow() == 0
    press(page, page.get_by_role("button", name=save, exact=True))
    expect(page.get_by_role("button", name=edit, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=note)).to_be_hidden()
    expect(page.get_by_role("button", name=f"{add}which", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name=f"{add}{START}", exact=True)).to_be_hidden()
    assert page.get_by_text(ANSWER).count() == 1, "no doubt names it: nothing in a profile says it"
    visit.picture("told")
