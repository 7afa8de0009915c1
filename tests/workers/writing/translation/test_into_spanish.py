"""English duties of the trades in Spanish: the words of the trade, in the order and the agreement of Spanish."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Replace forklift batteries", "Reemplazar baterías de montacargas"),
        ("Hung and taped drywall in new homes", "Instalar y encintar tablaroca en casas nuevas"),
        ("Hung fire doors", "Instalar puertas contra fuego"),
        ("Bent conduit and pulled wire", "Doblar tubería conduit y jalar cable"),
        ("Pulled permits", "Tramitar permisos"),
        ("Ran a crew of six", "Dirigir una cuadrilla de seis"),
        ("Ran a backhoe", "Operar una retroexcavadora"),
        ("Ran PVC conduit", "Instalar tubería conduit de PVC"),
        ("Tie rebar for footings up to 3 ft deep", "Amarrar varilla para zapatas de hasta 3 pies de profundidad"),
        ("Help the foreman with daily reports", "Ayudar al mayordomo con reportes diarios"),
        ("Helped install water heaters", "Ayudar a instalar calentadores de agua"),
        ("Rebuilt a 400-ton hydraulic press", "Reconstruir una prensa hidráulica de 400 toneladas"),
        ("Operate a 966 loader", "Operar un cargador 966"),
        ("Residential and commercial roofs", "Techos residenciales y comerciales"),
        ("Pump and motor repairs", "Reparaciones de bomba y motor"),
        ("Clean tanks, 12 a shift", "Limpiar tanques, 12 por turno"),
        ("Inspect, clean and adjust burners", "Inspeccionar, limpiar y ajustar quemadores"),
        ("Maintain and repair pumps", "Mantener y reparar bombas"),
        ("Maintain pumps and valves", "Dar mantenimiento a bombas y válvulas"),
        ("Since 2019 I train new operators", "Desde 2019, capacitar a operadores nuevos"),
        ("Fixed pumps when they broke", "Reparar bombas cuando se descomponían"),
        (
            "Test the pool water daily and write it in the log",
            "Probar el agua de la alberca diariamente y escribirla en el registro",
        ),
        ("Trim hedges and small trees", "Podar setos y árboles pequeños"),
        ("Strip floors with a buffer", "Decapar pisos con una pulidora de pisos"),
        ("Raked asphalt behind the paver", "Rastrillar asfalto detrás de la pavimentadora"),
        ("Lay brick and block", "Pegar ladrillo y bloque"),
        ("Lead crew of 6", "Dirigir una cuadrilla de 6"),
        ("Cut road calls by 30%", "Reducir llamadas en carretera en 30%"),
        ("Cut scrap by 20%", "Reducir desperdicio en 20%"),
        ("Keep inventory and order parts", "Llevar inventario y pedir piezas"),
        ("Fix electrical and check engine lights", "Reparar sistema eléctrico y luces de check engine"),
        ("Replace wheel bearings and hubs", "Reemplazar baleros de rueda y mazas"),
        ("Tested pipe at 200 psi", "Probar tubería a 200 PSI"),
        ("Unload 18 to 25 trailers", "Descargar de 18 a 25 tráileres"),
        ("Did DOT inspections", "Hacer inspecciones DOT"),
        ("Oil and filter service", "Servicio de aceite y filtro"),
        ("Clean pumps at a cheese and butter plant", "Limpiar bombas en una planta de queso y mantequilla"),
        ("Haul 48' and 53' flatbeds", "Acarrear plataformas de 48' y de 53'"),
        ("Cycle count two aisles every morning", "Hacer conteos cíclicos de dos pasillos cada mañana"),
        ("Cycle count team member", "Miembro del equipo de conteo cíclico"),
        ("Train and evaluate operators", "Capacitar y evaluar a operadores"),
        ("Ground and polished concrete floors", "Esmerilar y pulir pisos de concreto"),
        ("Train my crew", "Capacitar a la cuadrilla"),
        ("Pre-trip and post-trip inspections", "Inspecciones antes y después del viaje"),
        ("Cleaning records and payroll hours", "Registros de limpieza y horas de nómina"),
        (
            "Program Rain Bird and WeatherTRAK controllers on my daily route",
            "Programar controladores Rain Bird y WeatherTRAK en la ruta diaria",
        ),
        ("Full repaints go to a vendor", "Repintados completos van con un proveedor"),
        (
            "Lead 11 receivers; supervisor handles reviews",
            "Dirigir a 11 recibidores; evaluaciones a cargo del supervisor",
        ),
        ("Make units ready", "Preparar unidades"),
        ("Bend and run EMT", "Doblar e instalar tubería EMT"),
        ("Run the forklift to stage lumber", "Operar el montacargas para acomodar madera"),
        ("Worked with two other electricians", "Trabajar con dos electricistas más"),
        (
            "Commissioning done by the crew lead, no programming",
            "Puesta en marcha a cargo del líder de cuadrilla, sin programación",
        ),
        ("No hot work. Fall protection every day", "Sin trabajo en caliente; protección contra caídas todos los días"),
        ("LED retrofits, 40 fixtures", "Cambios a LED, 40 luminarias"),
        ("Change filters and clean coils", "Cambiar filtros y limpiar serpentines"),
        ("AC, brakes, electrical", "Aire acondicionado, frenos, sistema eléctrico"),
        ("Painting, sanding and masking", "Pintura, lijado y enmascarado"),
        ("Sealed and striped 40,000 sq ft of parking lots", ""),
        ("R&I doors and fenders", "Desmontar e instalar puertas y salpicaderas"),
        ("Charge R-410A and R-22 systems", "Recargar sistemas R-410A y R-22"),
        ("Enter work orders in Maximo", "Capturar órdenes de trabajo en Maximo"),
        ("A rotation of one week in four", "Una rotación de una semana en cuatro"),
        ("Perform quarterly", ""),
        ("Installed pumps in Orange County", "Instalar bombas en Orange County"),
        ("Drove Class A trucks", "Manejar camiones de clase A"),
        ("Lead installer with one helper", "Instalador líder con un ayudante"),
        ("Mixer truck class B, 5-6 loads a day", "Camión revolvedora clase B, 5-6 cargas por día"),
        ("Dug a lot of trenches", "Excavar muchas zanjas"),
        ("Cut scrap from 9% to 2%", "Reducir desperdicio de 9% a 2%"),
        ("Pour, screed, trowel", "Colar, reglear y allanar"),
    ],
)
def test_a_line_is_told_as_spanish_has_it(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    "duty",
    [
        "Recordables are led by the manager",
        "I am the contact of the night shift",
        "Sprayed primers, not finish",
        "Brakes, seals",
        "Laid off at the end of the season",
        "GMAW trailer frames",
        "Drove parts and service truck",
        "Taught new guys fall protection",
        "Fixed pumps whenever they complained",
        "Ground: conduit runs",
        "Cleaning lead from 10:30 PM",
        "Evisceration room 2 years",
        "TORE OFF AND REPLACED ROOFS",
        "Block, prime, base coat",
        "Unload coils from flatbeds",
        "Grill and fry station",
        "On call every 4th weekend",
    ],
)
def test_what_may_say_something_else_stays_as_it_was_typed(duty: str) -> None:
    assert not in_spanish(duty)


def verdict_on(sentence: str, line: str) -> bool:
    job = Experience("one", "Warehouse worker", "Paloma Supply", date(2019, 3, 4), None, line)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (job,), (), (), date(2026, 11, 22))
    text = "Buscamos un trabajador para el almacén. Tiempo completo, con ganas de aprender."
    posting = understand_posting(text)
    return (
        Judge(Assignment("resume", "es", posting, text, facts, match(posting, facts)))
        .verdict(sentence, experience="one")
        .passes
    )


@pytest.mark.parametrize(
    ("line", "sentence", "is_proven"),
    [
        ("Flashings, skylights and solatubes", "Tapajuntas, tragaluces y tubos solares", True),
        ("Flashings and skylights", "Tapajuntas, tragaluces y tubos solares", False),
        ("Schools and fire stations", "Escuelas y estaciones de bomberos", True),
        ("Schools and gas stations", "Escuelas y estaciones de bomberos", False),
    ],
)
def test_what_a_name_was_told_from_proves_it_whole_or_not_at_all(line: str, sentence: str, *, is_proven: bool) -> None:
    assert verdict_on(sentence, line) is is_proven


def test_a_told_line_is_one_bullet_in_the_order_in_which_it_was_typed() -> None:
    duties = "Install cabinets, baseboards and pocket doors in custom homes\nMaintain pumps and valves"
    job = Experience("one", "Carpenter", "Paloma Millwork", date(2019, 3, 4), None, duties)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (job,), (), (), date(2026, 11, 22))
    text = "Carpintero. Requisitos: instalar gabinetes y puertas. Tiempo completo."
    posting = understand_posting(text)
    task = Assignment("resume", "es", posting, text, facts, match(posting, facts))
    assert RuleWriter().write(task).bullets["one"][0] == (
        "Instalo gabinetes, zoclos y puertas corredizas empotradas en casas a la medida"
    )


@pytest.mark.parametrize(
    "duty",
    [
        "Drove a tractor to disc and plant fields",
        "Install rectangular and spiral duct",
        "no cooling / no heat calls",
        "line sets, pads, disconnect whips",
        "home weekends",
        "COD CHECKS",
        "ECM motors, boards",
    ],
)
def test_a_line_whose_sense_is_undecided_is_not_told(duty: str) -> None:
    assert in_spanish(duty) == ""


@pytest.mark.parametrize("verb", ["Install", "Grout", "Weld.", "Drill"])
def test_a_line_of_one_verb_alone_is_told(verb: str) -> None:
    assert in_spanish(verb, past=False)
