"""The text chat, from the first word to the stored rows."""

import pytest
from playwright.sync_api import expect

from tests.browser.held_timers import TYPING_MILLISECONDS, cut_short
from tests.browser.test_keyboard import tab_to
from tests.browser.visits import NARROW_PHONE, PHONE, Visit, Visits

JOB = ("Welder", "ABC Steel", "summer of 1998", "May 2003", "Welded 40 columns a week")
SKILL = ("Forklift", "Expert", "Equipment")
CERTIFICATION = ("OSHA 10", "OSHA", "3/2019")
FOCUSED = ":focus"
"""Nothing has it while the bot types; then it comes back, and must not do so between two keys."""


def open_chat(visit: Visit, name: str = "Text Chat Assistant") -> None:
    visit.open("/assistant")
    visit.page.get_by_role("button", name=name).click()


def typed(visit: Visit, *answers: str, placeholder: str = "Type your answer here...") -> None:
    """Each by the keyboard, once the bot lets one type. The field goes with the last."""
    for answer in answers:
        field = visit.page.get_by_placeholder(placeholder)
        expect(field).to_be_enabled()
        expect(field).to_have_value("")
        field.fill(answer)
        field.press("Enter")


def stored(visit: Visit, name: str) -> list[dict[str, str | None]]:
    rows: list[dict[str, str | None]] = visit.page.request.get(f"{visit.base_url}/api/{name}").json()
    return rows


@pytest.fixture
def chat(app: str, visits: Visits) -> Visit:
    """Whose bot answers at once."""
    visit = visits.begin(app)
    cut_short(visit.page, TYPING_MILLISECONDS)
    visit.register()
    open_chat(visit)
    return visit


def test_from_the_first_word_to_the_stored_rows(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page = visit.page
    visit.register()
    open_chat(visit)
    visit.press("Yes, let's start!")
    expect(page.get_by_text("The assistant is typing")).to_be_attached()
    expect(page.get_by_placeholder("Type your answer here...")).to_be_disabled()
    typed(visit, *JOB)
    visit.press("No, let's move to skills")
    typed(visit, SKILL[0])
    visit.press(SKILL[1])
    visit.press(SKILL[2])
    visit.press("No, let's move to certifications")
    typed(visit, *CERTIFICATION)
    visit.picture("another")
    visit.press("No, I'm done")
    save = page.get_by_role("button", name="Save Profile Data")
    expect(save).to_be_visible()
    expect(page.get_by_placeholder("Type your answer here...")).to_have_count(0)
    visit.picture("completed")
    save.click()
    visit.expect_notice("Your profile has been successfully updated with new information.")
    expect(page.get_by_text("Saved! Your profile is up to date.")).to_be_visible()
    expect(page.get_by_role("meter", name="Profile Completeness")).to_have_attribute("aria-valuenow", "100")

    (job,) = stored(visit, "work-experiences")
    assert (job["jobTitle"], job["companyName"]) == JOB[:2]
    assert (job["startDate"], job["endDate"], job["duties"]) == ("1998-06-01", "2003-05-01", JOB[4])
    (skill,) = stored(visit, "equipment-skills")
    assert (skill["name"], skill["proficiencyLevel"], skill["type"]) == ("Forklift", "Expert", "Heavy Equipment")
    (certification,) = stored(visit, "certifications")
    assert (certification["name"], certification["issueDate"]) == ("OSHA 10", "2019-03-01")
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.includes('chat'))") == []


def test_a_half_done_chat_survives_a_reload_and_signing_out_forgets_it(chat: Visit) -> None:
    typed(chat, "yes", *JOB[:2])
    expect(chat.page.get_by_text("When did you start at ABC Steel?")).to_be_visible()
    open_chat(chat)
    expect(chat.page.get_by_text("When did you start at ABC Steel?")).to_be_visible()
    typed(chat, "a while ago")
    expect(chat.page.get_by_text("I didn't understand that date.")).to_be_visible()
    typed(chat, "March")
    expect(chat.page.get_by_role("group", name="Suggested answers").get_by_role("button")).to_have_count(2)
    chat.page.get_by_role("link", name="Sign Out").click()
    expect(chat.page.get_by_role("link", name="Get Started Free").first).to_be_visible()
    assert chat.page.evaluate("Object.keys(localStorage).filter((name) => name.includes('chat'))") == []


def test_what_was_said_is_corrected_in_words_and_in_the_form(chat: Visit) -> None:
    page = chat.page
    typed(chat, "yes", *JOB, "change my last job")
    chat.press("Company")
    typed(chat, "XYZ Steel")
    expect(page.get_by_text("Changed.")).to_be_visible()
    chat.press("Change Welder")
    form = chat.dialog("Work Experience")
    form.get_by_label("Job Title").fill("Pipe Welder")
    form.get_by_role("button", name="Update").click()
    expect(form).to_be_hidden()
    typed(chat, "I'm done")
    chat.press("Save Profile Data")
    chat.expect_notice("Your profile has been successfully updated with new information.")
    (job,) = stored(chat, "work-experiences")
    assert (job["jobTitle"], job["companyName"]) == ("Pipe Welder", "XYZ Steel")


def test_a_failure_loses_nothing(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("500",))
    cut_short(visit.page, TYPING_MILLISECONDS)
    visit.register()
    open_chat(visit)
    typed(visit, "yes", *JOB, "I'm done")
    visit.page.route("**/api/chatbot/save-profile", lambda route: route.fulfill(status=500))
    visit.press("Save Profile Data")
    visit.expect_notice("Failed to save profile data. Please try again.")
    visit.page.unroute("**/api/chatbot/save-profile")
    visit.press("Save Profile Data")
    visit.expect_notice("Your profile has been successfully updated with new information.")
    assert len(stored(visit, "work-experiences")) == 1


def test_by_keyboard_alone(chat: Visit) -> None:
    page, keys = chat.page, chat.page.keyboard
    start = page.get_by_role("button", name="Yes, let's start!")
    tab_to(page, start)
    keys.press("Enter")
    for answer in JOB:
        expect(page.get_by_placeholder("Type your answer here...")).to_be_enabled()
        tab_to(page, page.get_by_placeholder("Type your answer here..."))
        keys.insert_text(answer)
        keys.press("Enter")
    done = page.get_by_role("button", name="No, let's move to skills")
    expect(done).to_be_visible()
    expect(page.get_by_placeholder("Type your answer here...")).to_be_focused()
    keys.insert_text("I'm done")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="What I wrote down")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Save Profile Data"))
    keys.press("Enter")
    chat.expect_notice("Your profile has been successfully updated with new information.")
    expect(page.get_by_role("link", name="Generate Resume")).to_be_focused()
    assert len(stored(chat, "work-experiences")) == 1


def test_in_spanish_in_the_dark_on_a_narrow_phone_by_keyboard_alone(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=NARROW_PHONE, theme="dark", language="es-MX")
    page, keys = visit.page, visit.page.keyboard

    def press(name: str) -> None:
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        expect(page.locator(FOCUSED)).to_have_count(1)
        tab_to(page, button)
        keys.press("Enter")

    def write(*answers: str) -> None:
        for answer in answers:
            field = page.get_by_placeholder("Escribe tu respuesta aquí...")
            expect(field).to_be_enabled()
            expect(page.locator(FOCUSED)).to_have_count(1)
            tab_to(page, field)
            keys.insert_text(answer)
            keys.press("Enter")
            expect(field).to_have_value("")

    visit.register()
    visit.open("/assistant")
    tab_to(page, page.get_by_role("button", name="Asistente de chat"))
    keys.press("Enter")
    tab_to(page, page.get_by_role("button", name="¡Sí, empecemos!"))
    keys.press("Enter")
    write("fui soldador", "en Aceros del Norte", "marzo de 1998")
    press("Sí, sigo trabajando ahí")
    visit.picture("chat")
    write("Soldar columnas")
    press("No, pasemos a las habilidades")
    write("montacargas")
    press("Avanzado")
    press("Equipo")
    press("No, pasemos a las certificaciones")
    press("No, ya terminé")
    assert visit.overflow() == 0
    assert visit.overflow_when_narrowest() == 0
    visit.picture("completed")
    press("Guardar datos del perfil")
    visit.expect_notice("Tu perfil se actualizó correctamente con información nueva.")
    (job,) = stored(visit, "work-experiences")
    assert (job["jobTitle"], job["companyName"], job["startDate"], job["endDate"]) == (
        "Soldador",
        "Aceros del Norte",
        "1998-03-01",
        None,
    )


@pytest.mark.parametrize("width", [NARROW_PHONE, PHONE])
def test_nothing_is_wider_than_a_phone(app: str, visits: Visits, width: int) -> None:
    visit = visits.begin(app, width=width)
    cut_short(visit.page, TYPING_MILLISECONDS)
    visit.register()
    visit.open("/assistant")
    visit.picture("options")
    assert visit.overflow() == 0
    visit.page.get_by_role("button", name="Text Chat Assistant").click()
    typed(visit, "yes", "Unterwasserschweißerei" * 6, "A" * 190)
    expect(visit.page.get_by_text("When did you start")).to_be_visible()
    assert visit.overflow() == 0
