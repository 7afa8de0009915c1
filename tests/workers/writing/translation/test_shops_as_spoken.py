"""Lines of shops, plants, roads and herds as they are spoken: limits, roundabout verbs, hours, names by the trade."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.credential_names import credential_named


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("no insemino pero detecto calores", "Detect heat without inseminating"),
        ("cambio clutch, no reconstruyo motores", "Replace clutches without rebuilding engines"),
        ("sueldo TIG en aluminio, placa gruesa no", "Weld TIG on aluminum, no heavy plate"),
        ("apoyo en auditorías, no las dirijo", "Help with audits without directing them"),
        ("le muevo a los offsets nomás, no programo", "Only adjust offsets without programming"),
    ],
)
def test_what_is_not_done_stays_behind_what_is(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "le hago a MIG, TIG y electrodo según la chamba",
            "Weld with MIG, TIG and a stick electrode as required by the job",
        ),
        ("entrené a dos del turno de noche", "Trained two workers of the night shift"),
        ("me turno con otra compañera en la estación 3", "Take turns with another coworker in station 3"),
        ("descansos de compañeros los cubro yo", "Cover breaks for coworkers"),
        ("echo la mano en empaque cuando falta alguien", "Assist with the packing area when short-staffed"),
        ("aparto lo que sale mal y lo mando a retrabajo", "Separate defective items and send them to rework"),
        ("ordeño vacas en sala de 24 por lado", "Milk cows in a Double-24 milking parlor"),
        ("mantengo el torno aceitado y limpio", "Keep the lathe oiled and clean"),
        ("vuelvo a tornear la pieza gastada", "Turn the worn piece again"),
        ("le doy mantenimiento a 4 líneas", "Maintain 4 lines"),
        ("presento, escuadro y punteo antes de soldar", "Fit up, square and tack-weld before welding"),
        ("surto el mostrador y acomodo por fecha", "Stock the counter and arrange by date"),
        ("cuelgo piezas y las meto a la línea", "Hang pieces and put them into the line"),
        ("clasifico tabla por grueso, ancho y grado", "Sort boards by thickness, width and grade"),
        ("aviso al supervisor si baja la presión", "Notify the supervisor if the pressure drops"),
        ("asigno puertas a los choferes", "Assign dock doors to the drivers"),
        ("limpio oficinas de 6 pm a 2 am", "Clean offices, from 6 pm to 2 am"),
        ("bajé TRIR de 4.2 a 1.9 en dos años", "Reduced TRIR from 4.2 to 1.9 in two years"),
        ("empalmo rollos y los bajo con polipasto", ""),
        ("hago inspecciones diarias de andamios y escaleras", "Perform daily inspections of scaffolds and ladders"),
        ("recibo mercancía y acomodo por fecha", "Receive merchandise and arrange by date"),
        ("abro el taller 2 días por semana", "Open the shop, 2 days a week"),
        ("saco basura y cartón a compactador", "Take out trash and cardboard to a trash compactor"),
    ],
)
def test_roundabout_doings_are_told_straight(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


def test_hours_are_told_from_when_to_when() -> None:
    assert in_english("trabajo de 11 pm a 7 am", past=False) == "Work from 11 pm to 7 am"
    assert in_english("trabajo de 10 de la noche a 6 de la mañana", past=False) == (
        "Work from 10 at night to 6 in the morning"
    )


def test_what_the_agent_does_of_two_things_is_told_of_neither() -> None:
    assert in_english("papeleo de aduana y manifiestos lo lleva el agente", past=False) == ""


def test_a_thing_of_which_english_has_no_plural_is_it() -> None:
    assert in_english("cargo los muebles al camión y los amarro", past=False).endswith("and tie it")


def test_changes_and_records_of_long_stretches() -> None:
    assert in_english("ayudé a bajar el retrabajo de 6% a 2%", past=True) == "Helped reduce the rework from 6% to 2%"
    assert in_english("llevábamos 410 días sin accidentes incapacitantes", past=True) == (
        "No lost-time accidents in 410 days"
    )


def test_kinds_that_are_named_each_stand_apart() -> None:
    assert in_english("tapizo asientos de carro, camión y lancha", past=False) == (
        "Upholster car seats, truck seats and boat seats"
    )


def test_a_trade_names_things_by_its_title() -> None:
    with of_job("Prensista"):
        assert in_english("pido papel y tinta cuando queda poco", past=False) == "Order paper and ink when running low"
    with of_job("Pintor de piezas"):
        assert in_english("cuido espesor de 2 a 4 milésimas", past=False) == (
            "Take care of thickness from 2 to 4 thousandths"
        )
    with of_job("Hojalatero"):
        assert in_english("cambio costados", past=False) == "Replace quarter panels"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Soldadura industrial, CECATI 13", "Industrial Welding, CECATI 13"),
        ("Ebanistería, INFOTEP", "Cabinetmaking, INFOTEP"),
        ("Certificado de soldadora, Lincoln Electric", "Welder Certificate, Lincoln Electric"),
        ("Prueba 3G aprobada en placa de 3/8", "3G 3/8 Plate Welding Test, Passed"),
        ("Diplomado en motores diésel", "Diploma Program in Diesel Engines"),
    ],
)
def test_papers_are_told_with_the_school_that_gave_them(typed: str, told: str) -> None:
    assert credential_named("en", typed) == told
