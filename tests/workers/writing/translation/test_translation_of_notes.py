"""Spanish duties as typed on a phone, told in English: without commas, by halves, with loans as they are heard."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.line_clauses import clauses_in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Cambio de aceite frenos llantas y suspensión", "Oil change, brakes, tires and suspension"),
        ("Cambiar filtros aire y aceite", ""),  # of air and oil, or a list: nobody knows
        ("Separar cartón plástico y metal", "Separate cardboard, plastic and metal"),
        ("Contestar órdenes de trabajo y apuntar lo que se hizo", "Answer work orders and write down what was done"),
        ("Llevo el registro de lo que se aplica", "Keep the records of what is applied"),
        ("Medir y marcar donde van los paneles", "Measure and mark where the panels go"),
        ("Los últimos 14 meses soldaba barandales", "For the last 14 months welded handrails"),
        ("Le ago a todo de rufero, tejas y canaletas", "All kinds of roof work, roof tiles and gutters"),
        (
            "El foreman me deja encargado de la cuadrilla cuando él falta",
            "Take charge of the crew when the foreman is out",
        ),
        ("Sacar el escombro al dumpster", "Haul out the debris to the dumpster"),
        ("Sacar clavos a las tablas", "Remove nails from the boards"),
        ("Manejar forklif y escabadora", "Operate forklifts and excavators"),
        ("Soldar con MIG flux core y TIG", "Weld with MIG, flux core and TIG"),
        ("Formas para banquetas driveways y footings", "Formwork for sidewalks, driveways and footings"),
        ("Subo y bajo muebles", "Carry furniture"),  # bajo as a doing
        ("Podo árboles y echo la rama a la chipeadora", "Prune trees and feed the branches to the brush chipper"),
        (
            "Trabajé con los ruferos 4 años, tiraba la felpa",
            "Worked with the roofers for 4 years, put down the felt paper",
        ),
        ("Inglés lo entiendo bien", "Understand English well"),
        ("Pego block de 8", "Lay 8-inch blocks"),  # not eight of them
        ("Repartir los bultos por el techo", "Distribute the bundles across the roof"),
        ("Flashing, valles los doblo yo en el brake", "Flashing, roof valleys, bend them on the brake"),
        ("Remoción de asbesto en escuelas: piso, mastique", "Asbestos removal in schools: floor, mastic"),
        ("Pongo tubería de cobre, soldar y press", "Install copper pipe, solder copper and press"),
    ],
)
def test_a_note_is_told_as_it_is_meant(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "told"),
    [
        ("Reparo fugas en laterales (zzpvc ced. 40)", ["Repair leaks in lateral lines"]),
        ("Hago reportes con foto en la zzapp nueva", ["Prepare reports with a photo"]),
        ("Injerto aguacate con el maestro zz", [""]),  # whom it is done with doesn't fall
        ("El horno lo maneja otro operador, yo cargaba el equipo", ["", "Carried the equipment"]),
        ("Ayudo al electricista a cambiar motores, él hace la conexión", ["Help the electrician replace motors", ""]),
    ],
)
def test_what_stands_of_a_clause_is_told(duty: str, told: list[str]) -> None:
    assert [one.english for one in clauses_in_english(duty, past=False)] == told


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Mido con vernier la primera pieza", "Measure the first piece with a caliper"),
        ("Sueldo con el Leister las juntas y las esquinas", "Weld the membrane seams and the corners with the Leister"),
        ("Lo reviso con vernier los lunes", "Check it with a caliper on Mondays"),
        ("Limpio con la aspiradora los cuartos, las puertas y los pasillos", ""),  # a list goes on behind them
    ],
)
def test_what_is_done_to_stands_behind_its_verb(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


def test_a_size_names_the_sort_of_what_work_has_many_of() -> None:
    assert in_english("Tiendo tubo de 8 pulgadas", past=False) == "Lay 8-inch pipes"
    assert not in_english("Uso cajas de 10 y 12", past=False)
    assert in_english("Opero una prensa de 400 toneladas", past=False) == "Operate a 400-ton press"
