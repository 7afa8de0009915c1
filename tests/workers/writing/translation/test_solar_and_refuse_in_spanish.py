"""Solar fields, refuse routes and work at home, typed in English, as a Spanish document tells them."""

from datetime import date

import pytest

from tests.workers.writing.duties.test_own_work_in_spanish import letter
from tests.workers.writing.translation.test_into_spanish import verdict_on
from workers.writing.person.facts import Experience
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.employer_names import employer_named
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title

LAST = Experience("1", "Ebanista", "Tualatin", date(2020, 1, 13), None, "Armo gabinetes de madera")


@pytest.mark.parametrize(
    ("duty", "told"),
    [
        ("Pull AC wire", "Jalar cable de corriente alterna"),
        ("Terminate AC and DC conductors", "Conectar conductores de AC y DC"),
        ("Wire AC motors", "Cablear motores de corriente alterna"),
        ("Install AC and ductwork", "Instalar aire acondicionado y ductos"),
        (
            "Pull DC and AC wire under our journeyman",
            "Jalar cable de DC y AC bajo la dirección del oficial",
        ),
        ("Commission Enphase micros on the app", "Poner en marcha microinversores Enphase en la aplicación"),
        ("Walk the customer through the system", "Explicar el sistema al cliente"),
        ("Drove piles, set tables and modules", "Hincar pilotes, instalar mesas de soporte y módulos"),
        ("Torque checks and paint marks", "Verificaciones de torque y marcas de pintura"),
        (
            "Automated side loader, 950 carts a day",
            "Camión de carga lateral automatizado, 950 contenedores por día",
        ),
        ("Automated reports", "Automatizar reportes"),
        ("Automated grinder", ""),
        ("Dump at landfill and transfer station", "Descargar en relleno sanitario y estación de transferencia"),
        ("Rode along with 5 new drivers to train them", "Acompañar a 5 choferes nuevos para capacitarlos"),
        ("Kept cooler stock straight", "Mantener existencias de cuarto frío en orden"),
        (
            "Kept books for my brother's lawn service",
            "Llevar la contabilidad para un servicio de jardinería",
        ),
        ("Raised two kids", "Criar dos hijos"),
    ],
)
def test_words_of_the_sun_and_of_refuse(duty: str, told: str) -> None:
    assert in_spanish(duty, past=True) == told


def test_the_word_as_typed_proves_what_it_was_told_apart_as() -> None:
    told = "Instalar mesas de soporte y módulos"
    assert verdict_on(told, "Set tables and modules near piles")
    assert not verdict_on(told, "Set frames and modules near piles")


def test_names_of_rows() -> None:
    assert spanish_title("Stay at home mom") == "Ama de casa"
    assert spanish_title("Residential Refuse Driver") == "Chofer de recolección residencial de basura"
    assert spanish_skill("Spanish, spoken at home") == "Español, hablado en casa"
    assert spanish_skill("Megger / IV curve") == "Megóhmetro / curva IV"
    assert credential_named("es", "CDL Class B, air brakes") == "CDL clase B, con frenos de aire"
    assert employer_named("es", "Home") == "Hogar"


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Lijadora y acabados", "Antes trabajé en Rivera (2016 a 2019)"),
        ("Plomero y soldadura", "Trabajé en Rivera hasta diciembre de 2019"),
        ("Plomero y soldador", "trabajé como plomero y soldador en Rivera"),
    ],
)
def test_nobody_works_as_a_thing(title: str, said: str) -> None:
    earlier = Experience("2", title, "Rivera", date(2016, 5, 9), date(2019, 12, 20), "Lijar, resanar y sellar")
    assert said in letter(LAST, earlier)
