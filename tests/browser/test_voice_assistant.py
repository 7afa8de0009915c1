"""The voice assistant in a browser with scripted ears, from the first word to the stored row."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.held_timers import LISTENING_MILLISECONDS, cut_short
from tests.browser.spoken import script
from tests.browser.test_keyboard import tab_to
from tests.browser.test_text_chat import stored
from tests.browser.visits import NARROW_PHONE, Visit, Visits, enter_month

JOB = "um I am a welder at ABC Steel"
ANSWERS = ("I weld columns", "I use a grinder and a torch", "since April 2018", "we finished Route 58 early")
ADDED = "Your profile has been successfully updated with new information."


def open_voice(visit: Visit, name: str = "Voice Assistant") -> None:
    visit.register()
    visit.open("/assistant")
    visit.page.get_by_role("button", name=name).click()


def test_from_the_first_word_to_the_stored_row(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page = visit.page
    script(page, {"slowly": JOB}, *ANSWERS)
    open_voice(visit)
    expect(page.get_by_text("Not yet")).to_have_count(4)
    visit.picture("idle")
    visit.press("Tell me about your job")
    expect(page.get_by_text("Listening. Tap when you are done.")).to_be_visible()
    visit.picture("listening")
    page.evaluate("window.finishTalking()")
    expect(page.get_by_text("I heard: Welder at ABC Steel. Is that right?")).to_be_visible()
    page.get_by_label("MIG weld").check()
    visit.picture("confirming")
    visit.press("Yes")
    expect(page.get_by_role("heading", name="Question 1 of 4")).to_be_visible()
    expect(page.get_by_role("heading", name="Check your new job")).to_be_focused()
    visit.picture("reviewing")
    assert stored(visit, "work-experiences") == []
    visit.press("Save to my profile")
    visit.expect_notice(ADDED)

    (job,) = stored(visit, "work-experiences")
    assert (job["jobTitle"], job["companyName"]) == ("Welder", "ABC Steel")
    assert (job["startDate"], job["endDate"]) == ("2018-04-01", None)
    assert str(job["duties"]).split("\n") == [
        "MIG weld",
        "Weld columns",
        "Tools and equipment: a grinder and a torch",
        "Finished Route 58 early",
    ]
    heard = page.evaluate("window.heardWith")
    assert heard == [{"lang": "en-US", "continuous": False, "interimResults": False}] * 5
    spoken = page.evaluate("window.spoken")
    assert len(spoken) == 7
    assert {(one["lang"], round(one["rate"], 3), one["pitch"]) for one in spoken} == {("en-US", 0.9, 1)}
    expect(page.get_by_role("button", name="Tell me about your job")).to_be_visible()


def test_a_no_begins_again_and_what_is_no_job_is_told(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("400",))
    script(visit.page, "blah blah blah", JOB)
    open_voice(visit)
    visit.press("Tell me about your job")
    visit.expect_notice("I couldn't understand that. Please try describing your job again.")
    visit.press("Tell me about your job")
    visit.press("No")
    expect(visit.page.get_by_text("All right. Let's try again:")).to_be_visible()
    expect(visit.page.get_by_text("Not yet")).to_have_count(4)
    expect(visit.page.get_by_role("button", name="Change your new job")).to_have_count(0)
    expect(visit.page.get_by_role("button", name="Tell me about your job")).to_be_enabled()


def test_a_failure_to_save_loses_nothing(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("500",))
    script(visit.page, JOB, *ANSWERS)
    cut_short(visit.page, *LISTENING_MILLISECONDS)
    open_voice(visit)
    visit.press("Tell me about your job")
    visit.press("Yes")
    visit.page.route("**/api/voice/save-job", lambda route: route.fulfill(status=500))
    visit.press("Save to my profile")
    visit.expect_notice("Failed to save work experience. Please try again.")
    visit.page.unroute("**/api/voice/save-job")
    visit.press("Save to my profile")
    visit.expect_notice(ADDED)
    assert len(stored(visit, "work-experiences")) == 1


def test_a_denied_microphone_says_what_to_do_and_lets_one_type(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page = visit.page
    script(page, microphone=False)
    open_voice(visit)
    visit.press("Tell me about your job")
    visit.expect_notice("Please allow microphone access to use the voice assistant.")
    expect(page.get_by_text("Set Microphone to Allow")).to_be_visible()
    visit.picture("blocked")
    visit.press("Type instead")
    type_all(visit, "I worked as a welder at ABC Steel", *ANSWERS[:2], "about three years", "skip")
    expect(page.get_by_text("so the start is counted back from today")).to_be_visible()
    expect(page.get_by_text("It sounds as if you have left.")).to_be_visible()
    visit.press("Change it")
    form = visit.dialog("Your new job")
    enter_month(form, "Start Date", 3, 2015)
    form.get_by_label("I work here now").uncheck()
    enter_month(form, "End Date", 5, 2018)
    form.get_by_role("button", name="Update").click()
    visit.press("Save to my profile")
    visit.expect_notice(ADDED)
    (job,) = stored(visit, "work-experiences")
    assert (job["startDate"], job["endDate"]) == ("2015-03-01", "2018-05-01")


def type_all(visit: Visit, job: str, *answers: str) -> None:
    """By the keyboard, with the field focused whenever it is there."""
    field = visit.page.get_by_role("textbox")
    expect(field).to_be_focused()
    visit.page.keyboard.insert_text(job)
    visit.page.keyboard.press("Enter")
    visit.press("Yes")
    for number, answer in enumerate(answers, start=1):
        expect(visit.page.get_by_label(f"Your answer to question {number} of 4")).to_be_focused()
        visit.page.keyboard.insert_text(answer)
        visit.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("goes_wrong", "notice"),
    [
        ({"error": "network"}, "Please check your microphone permissions and try again."),
        ({"error": "not-allowed"}, "Please check your microphone permissions and try again."),
        ({"throws": True}, "Unable to start voice recognition. Please try again."),
    ],
)
def test_recognition_that_fails_is_told_and_can_be_tried_again(
    app: str, visits: Visits, goes_wrong: dict[str, object], notice: str
) -> None:
    visit = visits.begin(app)
    script(visit.page, goes_wrong)
    open_voice(visit)
    visit.press("Tell me about your job")
    visit.expect_notice(notice)
    again = visit.page.get_by_role("button", name="Tell me about your job")
    expect(again.or_(visit.page.get_by_role("button", name="Try again"))).to_be_enabled()


def test_a_browser_without_ears_says_so_and_lets_one_type(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=NARROW_PHONE)
    script(visit.page, supported=False)
    open_voice(visit)
    expect(visit.page.get_by_text("Voice features are not supported in this browser.")).to_be_visible()
    visit.picture("unsupported")
    assert visit.overflow() == 0
    visit.press("Type your answers")
    type_all(visit, JOB, *ANSWERS)
    visit.press("Save to my profile")
    visit.expect_notice(ADDED)
    assert len(stored(visit, "work-experiences")) == 1


def test_by_keyboard_alone(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page, keys = visit.page, visit.page.keyboard
    script(page, JOB, *ANSWERS)
    cut_short(page, *LISTENING_MILLISECONDS)
    visit.register()
    visit.open("/assistant")
    tab_to(page, page.get_by_role("button", name="Voice Assistant"))
    keys.press("Enter")
    tab_to(page, page.get_by_role("button", name="Tell me about your job"))
    keys.press("Enter")
    expect(page.get_by_role("button", name="Yes", exact=True)).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Yes", exact=True))
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Check your new job")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Save to my profile"))
    keys.press("Enter")
    visit.expect_notice(ADDED)
    assert len(stored(visit, "work-experiences")) == 1


def test_in_spanish_in_the_dark_on_a_narrow_phone_by_keyboard_alone(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=NARROW_PHONE, theme="dark", language="es-MX")
    page, keys = visit.page, visit.page.keyboard
    script(page, "soy soldador en Aceros del Norte", "sueldo columnas", "uso esmeril", "desde abril de 2018", "nada")
    visit.register()
    visit.open("/assistant")
    tab_to(page, page.get_by_role("button", name="Asistente de voz"))
    keys.press("Enter")
    tab_to(page, page.get_by_role("button", name="Cuéntame de tu trabajo"))
    keys.press("Enter")
    expect(page.get_by_text("Entendí: Soldador en Aceros del Norte. ¿Es correcto?")).to_be_visible()
    expect(page.get_by_label("Soldar con MIG")).to_be_visible()
    visit.picture("confirming")
    tab_to(page, page.get_by_role("button", name="Sí", exact=True))
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Revisa tu trabajo nuevo")).to_be_focused()
    visit.picture("reviewing")
    assert visit.overflow() == 0
    assert visit.overflow_when_narrowest() == 0
    tab_to(page, page.get_by_role("button", name="Guardar en mi perfil", exact=True))
    keys.press("Enter")
    visit.expect_notice("Tu perfil se actualizó correctamente con información nueva.")
    (job,) = stored(visit, "work-experiences")
    assert (job["jobTitle"], job["companyName"], job["startDate"]) == ("Soldador", "Aceros del Norte", "2018-04-01")
    assert job["duties"] == "Sueldo columnas\nHerramientas y equipo: esmeril"
    assert {heard["lang"] for heard in page.evaluate("window.heardWith")} == {"es-US"}


def test_a_job_is_added_by_voice_on_the_screen_of_jobs(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page = visit.page
    script(page, JOB, *ANSWERS)
    cut_short(page, *LISTENING_MILLISECONDS)
    visit.register()
    visit.open("/experience")
    visit.press("Add by Voice")
    visit.press("Tell me about your job")
    visit.press("Yes")
    visit.press("Save to my profile")
    visit.expect_notice("Work experience added successfully via voice!")
    expect(page.get_by_role("heading", name="Welder", exact=True)).to_be_visible()


def test_a_browser_without_ears_records_where_recordings_can_be_written_down(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page = visit.page
    script(page, supported=False)
    sent: list[bytes] = []

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json={"available": True})
            return
        sent.append(route.request.post_data_buffer or b"")
        event = f"event: succeeded\ndata: {json.dumps({'result': {'text': JOB}})}\n\n"
        route.fulfill(body=event, content_type="text/event-stream")

    page.route("**/api/voice/transcription", answer)
    open_voice(visit)
    visit.press("Tell me about your job")
    visit.press("Stop listening")
    expect(page.get_by_text("I heard: Welder at ABC Steel. Is that right?")).to_be_visible()
    (recording,) = sent
    assert b"spoken words" in recording
    assert b"audio/webm" in recording
