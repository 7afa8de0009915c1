"""Spanish notes in English: who leads two fields, lists of acts and doings, what another crew does, new workers."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.line_clauses import clauses_in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Encargado de riego y jardineria", "Irrigation and Landscaping Lead"),
        ("Encargada de limpieza y lavandería", "Cleaning and Laundry Lead"),
        ("Encargado de compras y almacén", "Purchasing and Warehouse Lead"),
        ("Supervisor de riego y jardinería", "Irrigation and Landscaping Supervisor"),
        ("Encargado de pintura y carrocería", "Encargado de pintura y carrocería"),  # of two ranks in English
        ("Saneamiento", "Sanitation Worker"),
        ("Empaque", "Packing Worker"),  # no gasket
        ("Carga y descarga", "Loading and Unloading Worker"),
    ],
)
def test_a_title_of_fields_is_told(spanish: str, english: str) -> None:
    assert english_title(spanish) == english


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("PVC pegado", "PVC gluing"),
        ("Azulejo pegado", "Tile setting"),
        ("Detector de cable", "Cable locator"),
        ("Detector de gas", "Gas detector"),
    ],
)
def test_a_skill_of_a_thing_and_what_is_done_to_it_is_told(spanish: str, english: str) -> None:
    assert english_skill(spanish) == english


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Jardinero", "Cesped, soplar, plantar", "Maintained grass, blew leaves, planted"),
        ("Peón", "Limpieza, cargar varilla, cavar zapatas", "Cleaned, carried rebar, dug footings"),
        ("Mecánico", "Mantenimiento, cambiar filtros, engrasar", "Maintained, changed filters, greased"),
        ("Vendedor", "Ventas, atender clientes", "Sales, served customers"),
        ("Deshuesador", "afilado de cuchillos y cambio", "Sharpened and changed knives"),
        ("Pesador", "revisión de básculas y calibración", "Checked and calibrated scales"),
        ("Líder", "entreno nuevas", "Trained new hires"),
        ("Líder", "entreno nuevas técnicas de corte", ""),
        ("Líder", "paro la linea si veo problema", "Stopped the line if there was a problem"),
        ("Plomero", "aviso al mecánico si veo fuga", "Notified the mechanic if there were leaks"),
        ("Líder", "reviso cortes y huesos cada hora", "Checked cuts of meat and bones every hour"),
        ("Limpieza", "Limpio oficinas, 9 lugares", "Cleaned offices, 9 locations"),
    ],
)
def test_a_note_is_told_as_what_was_done(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=True) == english


@pytest.mark.parametrize(
    ("duty", "own"),
    [
        ("Tendones postensados, tensado lo hace otra cuadrilla", "Tendons for post-tensioning"),
        ("Instalo ductos, el balanceo lo hace otra empresa", "Install ducts"),
        ("Corto piezas, la soldadura la hace otro", "Cut parts"),
        ("Pongo tablaroca, pintura la hace otra cuadrilla", "Hang drywall"),
    ],
)
def test_what_another_crew_does_falls_and_the_own_part_stays(duty: str, own: str) -> None:
    told = clauses_in_english(duty, past=False)
    assert [(one.english, one.is_of_others) for one in told] == [(own, False), ("", True)]


def test_what_is_done_again_is_done_by_nobody_else() -> None:
    told = clauses_in_english("Cambio frenos, el aceite lo cambia otra vez", past=False)
    assert not any(one.is_of_others for one in told)
