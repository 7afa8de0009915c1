"""Lines of who goes out in a truck, of one's part in a crew, and of how far something goes, told in English."""

import pytest

from workers.writing.duties.told_whole import says_how_far
from workers.writing.translation.into_english.line import english_of
from workers.writing.translation.into_english.line_clauses import clauses_in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("title", "line", "told"),
    [
        (
            "Plomero",
            "Llevo una camioneta solo, 4 o 5 llamadas al dia",
            "Run a service truck alone, 4 or 5 calls a day",
        ),
        (
            "Técnico de refrigeración",
            "Manejo camioneta solo, 6 servicios por día",
            "Run a service truck alone, 6 service calls a day",
        ),
        ("Electricista", "Ando solo en la camioneta", "Run a service truck alone"),
        ("Jardinero", "Llevo una camioneta solo", "Run a truck alone"),
        (
            "Mecánico agrícola",
            "Servicio en el campo con camioneta, de 2 a 3 salidas por día",
            "Field service with a service truck, 2 to 3 service calls a day",
        ),
        (
            "Mecánico de montacargas",
            "Servicio en ruta con camioneta, unos 6 clientes al día",
            "Service on a route with a service truck, about 6 customers a day",
        ),
        (
            "Mecánico",
            "Llantas, frenos y cambios de aceite en camionetas",
            "Tires, brakes and oil changes in pickup trucks",
        ),
        ("Chofer", "Manejo camioneta y remolque", "Drive pickup trucks and trailers"),
    ],
)
def test_a_service_truck_is_told_by_who_drives_it(title: str, line: str, told: str) -> None:
    with of_job(title):
        assert english_of(line, past=False).text == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Cuadrilla de 7, yo veo el acabado", "Take care of the finishing in a crew of 7"),
        ("Cuadrilla de 5 y yo veo las juntas", "Take care of the joints in a crew of 5"),
        ("somos 6, yo pongo las formas", "Set the forms in a crew of 6"),
        ("Éramos 8, yo pasaba la llana", "Troweled in a crew of 8"),
    ],
)
def test_ones_own_part_in_a_crew_is_told(line: str, told: str) -> None:
    assert english_of(line, past=line.startswith("É")).text == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Diagnóstico con Service Advisor, lo básico", "Diagnose with Service Advisor, basics only"),
        ("Soldadura, lo más básico", "Weld, basics only"),
        ("Motores, hidráulicos, clutch, frenos, llantas", "Engines, hydraulic systems, clutch, brakes, tires"),
        ("Mangueras, cilindros, bombas e hidráulicos", "Hoses, cylinders, pumps and hydraulic systems"),
        ("Leo diagramas neumáticos e hidráulicos", "Read pneumatic and hydraulic diagrams"),
        ("Cambio hidráulico y filtros", "Change hydraulic fluid and filters"),
        ("limpieza", "Clean up"),
    ],
)
def test_how_far_and_what_of_is_kept(line: str, told: str) -> None:
    told_line = english_of(line, past=False)
    assert (told_line.text, told_line.is_whole) == (told, True)


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Plomero journeyman", "Journeyman Plumber"),
        ("Electricista (journeyman)", "Journeyman Electrician"),
        ("Journeyman electricista", "Journeyman Electrician"),
        ("Lead pintor", "Lead Painter"),
        ("Albañil foreman", "Mason Foreman"),
        ("Helper electricista", "Electrician Helper"),
        ("Plomera licenciada", "Licensed Plumber"),
        ("Mecánico diesel lead", "Lead Diesel Mechanic"),
        ("Operador forklift", "Forklift Operator"),
        ("Operador CNC", "CNC Operator"),
        ("Lead hand", "Lead hand"),
        ("Junior project manager", "Junior project manager"),
    ],
)
def test_an_english_rank_beside_a_spanish_trade_is_told(title: str, told: str) -> None:
    assert english_title(title) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [("Laser nivel", "Laser level"), ("Laser medidor", "Laser distance meter"), ("Drill press", "Drill press")],
)
def test_a_tool_typed_in_the_order_of_english_is_told(name: str, told: str) -> None:
    assert english_skill(name) == told


@pytest.mark.parametrize(
    ("title", "line", "told"),
    [
        (
            "Carpintero de estructura",
            "Levantaba paredes, pisos y techos de casas de dos y tres niveles",
            "Built walls, floors and roofs on two- and three-level homes",
        ),
        ("Ebanista", "Lijaba, teñía y barnizaba", "Sanded, stained and varnished"),
        ("Colgador de drywall", "Colgaba tablaroca en casas por pieza", "Hung drywall in homes at piece rate"),
        (
            "Rodillero",
            "sigo el patrón que marca el inspector",
            "Followed the rolling pattern that the inspector asked for",
        ),
        ("Jardinero", "Plantación de árboles y arbustos", "Planted trees and bushes"),
        ("Chofer", "Cargaba con el cargador cuando faltaba gente", "Operated the front loader when people were out"),
        ("Empacadora", "Empaque en línea, sellar cajas", "Packed on the line, sealed boxes"),
    ],
)
def test_a_list_and_an_act_are_told_as_they_are_meant(title: str, line: str, told: str) -> None:
    with of_job(title):
        assert english_of(line, past=True).text == told


@pytest.mark.parametrize(
    ("title", "line", "told"),
    [
        ("Electricista", "Cableado de casas nuevas, rough y terminado", "Wire new homes, rough-in and finish"),
        ("Supervisora de limpieza", "Hago el inventario de químicos y papel", "Inventory chemicals and paper"),
        (
            "Regador",
            "Riego por goteo y micro aspersores en 600 acres de almendra",
            "Drip and micro-sprinkler irrigation in 600 acres of almonds",
        ),
        (
            "Soldadora pipe",
            "Soldadura TIG y stick en tubería de carbón e inoxidable",
            "TIG and stick welding on carbon steel pipe and stainless steel pipe",
        ),
        ("Soldador", "Pruebas 3G, 4G y 6G pasadas", "Passed 3G, 4G and 6G tests"),
        ("Soldador", "Radiografía con menos del 2% de rechazo", "Less than 2% X-ray reject rate"),
        (
            "Mecánico diésel",
            "Mantenimiento preventivo a 60 camiones y 12 remolques",
            "Do preventive maintenance on 60 trucks and 12 trailers",
        ),
        ("Mecánico diésel", "Inspecciones de 90 días BIT", "Perform 90-day BIT inspections"),
        ("Instalador HVAC", "Llevo un ayudante, 5 cambios por semana", "Work with a helper, 5 changeouts a week"),
        (
            "Operador de retroexcavadora",
            "Pongo tubería de PVC y fierro dúctil",
            "Install PVC pipe and ductile iron pipe",
        ),
        ("Supervisora de housekeeping", "Reparto cuartos a 12 camaristas", "Assign rooms to 12 hotel housekeepers"),
        ("Electricista", "Preventivo a 14 líneas de empaque", "Do preventive maintenance on 14 packing lines"),
        ("Cocinera", "Limpio mi estación y el extractor", "Clean my station and the exhaust hood"),
        ("Pintora", "Primera mano de primer", "Apply the first coat of primer"),
        ("Jardinero", "Corte de pasto, orillas y soplado", "Mow lawns, edge and blow leaves"),
    ],
)
def test_notes_of_acts_are_told_as_doings(title: str, line: str, told: str) -> None:
    with of_job(title):
        assert english_of(line, past=False).text == told


@pytest.mark.parametrize(
    "line", ["PLC Allen-Bradley, leer y xyzar, lo básico", "Programo PLC, modifico lógica xyzosa, lo básico"]
)
def test_no_clause_is_told_without_how_far_all_goes(line: str) -> None:
    assert says_how_far(line)
    assert not any(one.english for one in clauses_in_english(line, past=False))
