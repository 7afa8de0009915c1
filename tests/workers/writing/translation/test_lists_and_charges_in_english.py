"""Spanish lines told in English for all that can be: lists without one item, who is led, makes, whom one tells."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience
from workers.writing.rules.lines.job_statements import is_virtue
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.line_clauses import clauses_in_english
from workers.writing.translation.rows.titles_by_work import titled_in


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Encargado de 5 hombres desde 2021", "In charge of a crew of 5 since 2021"),
        ("Cargo de 6 a 8 andamieros por turno", "In charge of 6 to 8 scaffold builders per shift"),
        ("Llevo 3 ayudantes desde 2019", "In charge of 3 helpers since 2019"),
        ("Supervisé a 5 hombres", "Supervised a crew of 5"),
        (
            "Responsable de la limpieza y engrase diario de la bomba",
            "In charge of the cleaning and daily greasing of the pump",
        ),
    ],
)
def test_who_is_led_is_told(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Mantenimiento de 34 tractores John Deere y Kubota", "Maintain 34 John Deere and Kubota tractors"),
        ("Reparo tractores John Deere, Kubota y Case", "Repair John Deere, Kubota and Case tractors"),
        ("Ayudé en underground y rough-in de casas nuevas", "Assisted with underground and rough-in of new homes"),
        ("Instalo calentadores, inodoros y lavabos", "Install water heaters, toilets and sinks"),
        ("Puse tubería y soportes", "Installed pipe and pipe hangers"),
        ("Techos planos de TPO en bodegas", "Flat TPO roofs on warehouses"),
        ("Cambiar aceite y filtros al tractor mío", "Change oil and filters on my tractor"),
        (
            "Atiendo a los inquilinos y les explico qué se reparó",
            "Serve the tenants and explain to them what was repaired",
        ),
        (
            "Hidráulica, frenos, clutch, eléctrico de 12 voltios",
            "Hydraulic system, brakes, clutch, 12-volt electrical system",
        ),
        ("Rastrear, desvarar y fumigar", "Disc ground, shred and spray"),
        ("En la cosecha de día y de noche para que no se pare la máquina", "Work day and night during the harvest"),
        ("Capacité a dos ayudantes que ahora son operadores", "Trained two helpers who are now operators"),
        ("Reviso que no queden huesos ni cartílago", "Make sure there are no bones or cartilage"),
        ("Separo carne por grado y peso", "Separate meat by grade and weight"),
        ("Reviso soldaduras por porosidad y grietas", "Inspect welds for porosity and cracks"),
        ("Armo andamio de sistema y tubular", "Erect system scaffolds and tubular scaffolds"),
        ("Reparo madera podrida por humedad", "Repair wood damaged by moisture"),
        ("Fabrico ducto rectangular y redondo", "Fabricate rectangular and round ducts"),
        ("Enseño a los aprendices a leer planos", "Teach the apprentices to read blueprints"),
        ("Pruebo líneas de gas y de agua a presión", "Test gas lines and water lines under pressure"),
    ],
)
def test_what_belongs_together_stays_together(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Reparo aspersoras, cortadoras de zurdel y remolques", "Repair sprayers and trailers"),
        ("Reparo zurdeles, aspersoras y remolques", "Repair sprayers and trailers"),
        ("Reparo frenos, zurdeles, clutch y blorpes", "Repair brakes and clutches"),
        ("Instalo tubería de cobre y blorpes", "Install copper pipe"),
        ("Ayudo a reparar zurdeles, frenos y remolques", ""),
        ("Lavo y blorpeo carros", ""),
    ],
)
def test_an_unknown_item_falls_alone(typed: str, told: str) -> None:
    assert " ".join(one.english for one in clauses_in_english(typed, past=False)) == told


def test_a_charge_is_no_virtue() -> None:
    job = Experience("1", "Operador", "Valle", date(2020, 1, 1), None, "Responsable de la limpieza de la bomba")
    assert [one.text for one in lines_of(job, "es")] == ["Responsable de la limpieza de la bomba"]
    assert not is_virtue(job.duties)
    assert is_virtue("Responsable y puntual")


def test_nobody_is_explained_to_whom_no_word_names() -> None:
    assert in_english("Les explico qué se reparó", past=False) == ""


@pytest.mark.parametrize(
    ("title", "employer", "duties", "told"),
    [
        ("Hojalatero", "Estrella", "Cambio salpicaderas", "Hojalatero automotriz"),
        ("Hojalatero", "Estrella", "Fabrico ducto", "Hojalatero"),
        ("Moldeadora", "Lakeshore Foundry", "Hago moldes de arena", "Moldeador de fundición"),
        ("Moldeadora", "Plásticos Norte", "Opero inyectora", "Moldeadora"),
    ],
)
def test_a_title_of_two_trades_is_read_by_its_row(title: str, employer: str, duties: str, told: str) -> None:
    job = Experience("1", title, employer, date(2020, 1, 1), None, duties)
    assert titled_in("en", job).job_title == told
