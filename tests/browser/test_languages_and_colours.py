from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.held_timers import SUCCESS_SHOWN_MILLISECONDS, held
from tests.browser.postings import SHIPYARD
from tests.browser.visits import PHONE, Visits
from tests.conftest import FIXTURES


def test_the_main_job_in_spanish_in_the_dark_on_a_phone(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=PHONE, theme="dark", language="es-MX")
    page = visit.page
    visit.open("/")
    expect(page.get_by_role("heading", name="Tus manos saben el oficio. Ponlo en papel.")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "es"
    assert page.locator("html").get_attribute("data-theme") == "dark"
    visit.picture("landing")

    visit.register()
    visit.open("/profile")
    page.get_by_label("Elegir un archivo").set_input_files(FIXTURES / "resume-welder.pdf")
    visit.expect_notice("¡Currículum subido correctamente!")
    expect(page.get_by_text("Agregamos 3 trabajos", exact=False).first).to_be_visible()
    visit.picture("profile")

    visit.press("Abrir el menú")
    visit.picture("menu")
    page.get_by_role("link", name="Generar documentos").click()
    visit.press("Generar documento nuevo")
    page.get_by_label("Descripción del puesto").fill("Se busca soldador.")
    visit.press("Generar documento")
    expect(page.get_by_text("Da una descripción del puesto más detallada")).to_be_visible()
    page.get_by_label("Descripción del puesto").fill(SHIPYARD)
    with held(page, SUCCESS_SHOWN_MILLISECONDS):
        visit.press("Generar documento")
        done = visit.dialog("¡Documento generado correctamente!")
        expect(done.get_by_text("Comparando habilidades y experiencia...")).to_be_visible()
        expect(done.get_by_text("3 trabajos")).to_be_visible()
        visit.picture("progress")
    expect(page.get_by_role("button", name="Descargar PDF")).to_be_visible()
    visit.picture("preview")
    assert visit.overflow() == 0


def test_a_chosen_language_and_colours_stay(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    page = visit.page
    visit.open("/login")
    visit.press("Español")
    expect(page.get_by_role("heading", name="Iniciar sesión")).to_be_visible()
    page.get_by_text("Oscuro", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

    page.reload()
    expect(page.get_by_role("heading", name="Iniciar sesión")).to_be_visible()
    expect(page.get_by_role("radio", name="Oscuro")).to_be_checked()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    visit.press("English")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_system_colours_follow_the_device_as_it_changes(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open("/about")
    expect(visit.page.locator("html")).to_have_attribute("data-theme", "light")
    visit.page.emulate_media(color_scheme="dark")
    expect(visit.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_somebodys_own_colours_still_show_what_is_chosen(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.page.emulate_media(forced_colors="active")
    visit.open("/login")
    themes = visit.page.get_by_role("group", name="Appearance").locator("label")
    backgrounds = "labels => labels.map((label) => getComputedStyle(label).backgroundColor)"
    chosen, *others = themes.evaluate_all(backgrounds)
    assert len(others) == 2
    assert chosen not in others


def test_somebodys_own_colours_keep_the_bar_and_the_current_screen(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.page.emulate_media(forced_colors="active")
    visit.register_welder()
    visit.open("/")
    background = "element => getComputedStyle(element).backgroundColor"
    links = visit.page.get_by_role("navigation", name="Main").get_by_role("link")
    assert links.first.get_attribute("aria-current") == "page"
    assert links.first.evaluate(background) != links.nth(1).evaluate(background)
    bar = visit.page.locator("[role=progressbar], [role=meter]").first
    assert bar.locator("> *").first.evaluate(background) != bar.evaluate(background)
    assert bar.evaluate("bar => getComputedStyle(bar).borderTopStyle") == "solid"


MOVING = "document.getAnimations().filter((one) => one.playState === 'running').length"


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_nothing_moves_for_who_wants_no_motion(
    app: str, visits: Visits, wish: Literal["no-preference", "reduce"]
) -> None:
    visit = visits.begin(app)
    visit.page.emulate_media(reduced_motion=wish)
    visit.register_welder()
    visit.open("/generate")
    visit.page.route("**/api/generate-content", lambda _: None)  # it is on its way for as long as the test looks
    visit.press("Create Resume")
    visit.page.get_by_label("Job Description").fill(SHIPYARD)
    visit.press("Generate Document")
    expect(visit.page.get_by_role("dialog").get_by_role("progressbar")).to_be_visible()
    assert (visit.page.evaluate(MOVING) > 0) == (wish == "no-preference")
