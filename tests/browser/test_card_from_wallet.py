"""A card from the wallet, by thumb and in Spanish: photographed, compared with the form, corrected and saved."""

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.visits import PHONE, Visits
from tests.flows.test_read_certificate import BACK, FRONT, photo


@pytest.mark.parametrize("width", [PHONE])
def test_a_photographed_card_fills_in_the_form(app: str, visits: Visits, width: int) -> None:
    visit = visits.begin(app, width=width, language="es-MX")
    visit.register()
    visit.open("/skills?tab=certifications")
    sides = [photo(*FRONT), photo(*BACK)]
    picker = visit.page.get_by_label("Tomar foto de una tarjeta")
    picker.set_input_files([FilePayload(name=name, buffer=content, mimeType=mime) for name, content, mime in sides])
    form = visit.page.get_by_role("dialog", name="Agregar certificación")
    expect(form.get_by_role("img", name="La tarjeta que fotografiaste")).to_be_visible()
    expect(form.get_by_label("Organización emisora")).to_have_value("American Red Cross")
    expect(form.get_by_label("Número", exact=True)).to_have_value("00412345")
    visit.picture("card")
    assert visit.overflow() == 0
    form.get_by_label("Nombre de la certificación").fill("Primeros auxilios y RCP")
    form.get_by_role("button", name="Guardar").click()
    expect(form).to_be_hidden()
    expect(visit.page.get_by_text("Primeros auxilios y RCP")).to_be_visible()
    expect(visit.page.get_by_text("Número 00412345")).to_be_visible()
