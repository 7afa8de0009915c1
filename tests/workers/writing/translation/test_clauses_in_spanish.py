"""When and before what something is done, who is taught it, what one looks for; and what is left as it was typed."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.spanish_names import spanish_title


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Call the office when parts are missing", "Llamar a la oficina cuando faltan piezas"),
        ("Call the office if customers complain", "Llamar a la oficina si se quejan los clientes"),
        ("Inspect trailers before they leave", "Inspeccionar tráileres antes de que salgan"),
        ("Inspect product before it ships", "Inspeccionar producto antes de que salga"),
        ("Inspect welds before they are painted", "Inspeccionar soldaduras antes de que se pinten"),
        ("Watch the tank until it fills up", "Vigilar el tanque hasta que se llene"),
        ("Call the office when there is a problem", "Llamar a la oficina cuando hay un problema"),
    ],
)
def test_a_clause_tells_when_something_is_done(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


def test_a_clause_of_a_job_that_has_ended_tells_of_then() -> None:
    told = in_spanish("Called the office when parts were missing", past=True)
    assert told == "Llamar a la oficina cuando faltaban piezas"


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Show new hires how to use the saw", "Enseñar a trabajadores nuevos a usar la sierra"),
        (
            "Teach helpers how to bend conduit and pull wire",
            "Enseñar a ayudantes a doblar tubería conduit y a jalar cable",
        ),
        ("Teach helper to bend conduit", "Enseñar al ayudante a doblar tubería conduit"),
    ],
)
def test_who_is_taught_stands_before_what_they_learn(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Inspect garments for size and color", "Inspeccionar prendas en cuanto a talla y color"),
        ("Check tires for wear and pressure", "Revisar llantas en cuanto a desgaste y presión"),
        ("Check parts for cracks", "Revisar piezas en busca de grietas"),
        ("Check equipment for customers", "Revisar equipo para clientes"),
        ("Test water for chlorine", ""),
    ],
)
def test_what_one_looks_for_isnt_what_it_is_for(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Keep pumps and valves working", "Mantener en funcionamiento bombas y válvulas"),
        ("Moved pallets around the warehouse", "Mover tarimas por el almacén"),
        ("Delivered parts within 60 miles", "Entregar piezas en un radio de 60 millas"),
        ("Wipe grease off parts", "Limpiar grasa de piezas"),
        ("Answer patient calls", "Atender llamadas de pacientes"),
    ],
)  # fmt: skip
def test_what_stands_around_a_thing_is_told_as_spanish_has_it(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    "duty",
    [
        "Set up Spanish speaking customers",
        "Change drivers",
        "Install helper",
        "Train packers on safety and lifting boxes",
    ],
)
def test_what_isnt_surely_right_is_not_told(duty: str) -> None:
    assert not in_spanish(duty)


def test_who_leads_a_line_is_its_lider() -> None:
    assert spanish_title("Packing Line Lead") == "Líder de línea de empaque"
    assert spanish_title("Lead Carpenter") == "Carpintero líder"


def test_beds_are_made_behind_what_was_done_before() -> None:
    assert in_spanish("Changed sheets and made beds", beside="Room Attendant") == "Cambiar sábanas y tender camas"


@pytest.mark.parametrize(
    ("duty", "title", "spanish"),
    [
        (
            "Check loads before the driver leaves",
            "Forklift Operator",
            "Revisar cargas antes de que salga el chofer",
        ),
        ("Picked orders with a voice headset", "Order Picker", "Surtir pedidos con unos audífonos de voz"),
        ("Find and fix broken pipes and wires", "Irrigation Technician", "Encontrar y reparar tuberías rotas y cables"),
        (
            "Write reports and follow up on corrective actions",
            "Quality Inspector",
            "Redactar reportes y dar seguimiento a acciones correctivas",
        ),
    ],
)
def test_lines_of_whole_people_are_told_in_their_sense(duty: str, title: str, spanish: str) -> None:
    assert in_spanish(duty, beside=title) == spanish


def test_who_is_helped_stands_between_the_doing_and_what_they_do() -> None:
    line = "Ayudar a 12 residentes a bañarse, vestirse y comer"
    assert in_own_voice(line, past=False) == "Ayudo a 12 residentes a bañarse, vestirse y comer"
