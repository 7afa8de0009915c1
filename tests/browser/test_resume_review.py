"""From a resume to a reviewed profile, by thumb and in Spanish: three doubts settled, an employer added, levels set."""

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.visits import PHONE, Visit, Visits
from tests.workers.resumes.word_file import paragraph, word_file

WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
RESUME = word_file(
    "".join(
        [
            paragraph("ROSA IBARRA", bold=True),
            paragraph("EXPERIENCE", bold=True),
            paragraph("Structural Welder, Bayline Fabrication, Inc., 2017 – 2021"),
            paragraph("Weld columns and beams", bullet=True),
            paragraph("Welder Helper, Tule River Steel Works, 2013 – 2015"),
            paragraph("Ran a band saw", bullet=True),
            paragraph("Pipe Welder, Company Name, May 2015 – March 2017"),
            paragraph("Weld carbon steel pipe", bullet=True),
            paragraph("SKILLS", bold=True),
            paragraph("MIG welder (Expert), Band saw, Overhead crane, Rigging"),
            paragraph("EDUCATION", bold=True),
            paragraph("Certificate in Welding Technology"),
        ]
    )
)


@pytest.mark.parametrize("width", [PHONE])
def test_a_resume_is_uploaded_reviewed_and_printed(app: str, visits: Visits, width: int) -> None:
    visit = visits.begin(app, width=width, language="es-MX", expected_complaints=("400 (Bad Request)",))
    visit.register()
    uploads(visit)
    corrects_dates(visit)
    accepts_and_drops(visit)
    adds_the_employer(visit)
    sets_levels(visit)
    finishes(visit)
    has_it_in_the_resume(visit)


def uploads(visit: Visit) -> None:
    visit.open("/profile")
    picker = visit.page.get_by_label("Elegir un archivo")
    picker.set_input_files(FilePayload(name="rosa.docx", mimeType=WORD, buffer=RESUME))
    visit.page.get_by_role("link", name="Revisa lo que leímos").click()
    expect(visit.page.get_by_role("heading", name="Revisa lo que leímos")).to_be_visible()
    expect(doubts(visit).get_by_role("status")).to_have_text("0 de 3")
    visit.picture("review")
    assert visit.overflow() == 0


def doubts(visit: Visit) -> Locator:
    return visit.page.get_by_role("region", name="Necesita tu visto bueno")


def about(visit: Visit, line: str) -> Locator:
    """The doubt that quotes this line of the resume."""
    return doubts(visit).get_by_role("listitem").filter(has_text=line)


def corrects_dates(visit: Visit) -> None:
    welder = about(visit, "Structural Welder, Bayline")
    expect(welder.locator("mark")).to_have_text("2017 – 2021")
    welder.get_by_role("button", name="Corregir").click()
    enter_month(welder, "Fecha de inicio", "abril", "2017")
    enter_month(welder, "Fecha de fin", "septiembre", "20")
    welder.get_by_role("button", name="Guardar").click()
    expect(welder.get_by_role("alert")).to_have_text("Elige el mes y escribe el año")
    enter_month(welder, "Fecha de fin", "septiembre", "2016")
    welder.get_by_role("button", name="Guardar").click()
    expect(welder.get_by_role("alert")).to_have_text("La fecha de fin no puede ser anterior a la de inicio")
    enter_month(welder, "Fecha de fin", "septiembre", "2021")
    welder.get_by_role("button", name="Guardar").click()
    expect(doubts(visit).get_by_role("status")).to_have_text("1 de 3")


def enter_month(form: Locator, label: str, month: str, year: str) -> None:
    field = form.get_by_role("group", name=label)
    field.get_by_label("Mes").select_option(month)
    field.get_by_label("Año").fill(year)


def accepts_and_drops(visit: Visit) -> None:
    about(visit, "Welder Helper, Tule").get_by_role("button", name="Aceptar").click()
    expect(doubts(visit).get_by_role("status")).to_have_text("2 de 3")
    about(visit, "Certificate in Welding").get_by_role("button", name="Quitar").click()
    expect(doubts(visit).get_by_role("status")).to_have_text("3 de 3")
    visit.picture("settled")


def adds_the_employer(visit: Visit) -> None:
    jobs = visit.page.get_by_role("region", name="Experiencia laboral")
    expect(jobs.get_by_text("Falta la empresa")).to_be_visible()
    jobs.get_by_role("button", name="Agregar empresa").click()
    jobs.get_by_label("Empresa").fill("Harborline Marine")
    jobs.get_by_role("button", name="Guardar").click()
    expect(jobs.get_by_text("Falta la empresa")).to_be_hidden()


def sets_levels(visit: Visit) -> None:
    skills = visit.page.get_by_role("region", name="Equipo y habilidades")
    skills.get_by_role("button", name="Elegir todas las que no tienen nivel").click()
    skills.get_by_role("button", name="Avanzado").click()
    expect(skills.get_by_text("todavía no tienen nivel")).to_be_hidden()
    visit.picture("levels")


def finishes(visit: Visit) -> None:
    """At the end of the page, where whoever has read it all is."""
    at_the_top, at_the_end = visit.page.get_by_role("button", name="Terminar revisión", exact=True).all()
    expect(at_the_top).to_be_visible()
    visit.picture("end")
    at_the_end.click()
    visit.expect_notice("Revisión terminada")
    expect(visit.page.get_by_role("link", name="Revisa lo que leímos")).to_have_count(0)


def has_it_in_the_resume(visit: Visit) -> None:
    profile = visit.page.request.get(f"{visit.base_url}/api/profile").json()
    jobs = {job["jobTitle"]: job for job in profile["workExperiences"]}
    assert jobs["Pipe Welder"]["companyName"] == "Harborline Marine"
    welder = jobs["Structural Welder"]
    assert (welder["startDate"], welder["endDate"]) == ("2017-04-01", "2021-09-01")
    assert profile["certifications"] == []
    levels = {skill["name"]: skill["proficiencyLevel"] for skill in profile["equipmentSkills"]}
    assert (levels["MIG welder"], levels["Rigging"]) == ("Expert", "Advanced")
    wish = {
        "documentType": "resume",
        "jobDescription": "Pipe welder: carbon steel pipe, rigging and cranes in a shipyard.",
    }
    written = visit.page.request.post(f"{visit.base_url}/api/generate-content", data=wish).json()["content"]
    assert "Harborline Marine" in written
    assert "Company Name" not in written
