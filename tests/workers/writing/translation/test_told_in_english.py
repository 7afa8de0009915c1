"""Spanish duties as people type them, told in English: words of the trades, spoken grammar, and what stays untold."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Reviso traslape y gancho de tapa cada hora", "Check overlaps and cover hooks every hour"),
        ("Opero la retorta y la escaldadora", "Operate the retort and the blancher"),
        ("Rotulo tableros y saco 200 platillos", "Label electrical panels and put out 200 dishes"),
        ("Paso la llana y doy acabado escobillado", "Trowel and broom-finish"),
        ("Cambio balatas y muelles de hojas", "Replace brake pads and leaf springs"),
        ("Coso en máquina recta y overlock", "Sew on a straight-stitch machine and an overlock machine"),
    ],
)
def test_words_of_more_trades_are_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Dos cerradoras a mi cargo", "In charge of two closing machines"),
        ("Tengo 4 ayudantes a mi cargo desde enero de 2025", "In charge of 4 helpers since January 2025"),
        ("Primera pieza la reviso con vernier", "Check the first piece with a caliper"),
        ("Hago la lista y se la mando al supervisor", "Prepare the list and send it to the supervisor"),
        ("Cambio el formato, como en 40 minutos", "Do the format changeover, in about 40 minutes"),
        ("Saco como 300 piezas diarias", "Turn out about 300 parts a day"),
        ("Doblo lámina del calibre 10 al 22", "Bend sheet metal, 10 to 22 gauge"),
        ("Doblo piezas en Amada y en una Accurpress vieja", "Bend parts on Amada and on an old Accurpress"),
        ("Limpio la línea de durazno y la de tomate", "Clean the peach line and the tomato line"),
        ("Reviso cuartos antes de entregarlos", "Check rooms before turning them over"),
        ("Atiendo de 5 a 7 llamadas por día", "Answer 5 to 7 calls a day"),
        ("Riego 300 acres de almendra", "Water 300 acres of almonds"),
        ("Lleno bolsas de 1 oz hasta 2 lb", "Fill bags from 1 ounce to 2 pounds"),
        ("Comercial: oficinas, 2 hospitales", "Commercial: offices, 2 hospitals"),
        ("Saco fruta mala de la banda", "Remove bad fruit from the conveyor belt"),
        ("Hago 2 viajes de Tulare a Fresno", "Make 2 trips from Tulare to Fresno"),
        ("Reparo válvulas de agua y gas", "Repair water and gas valves"),
        ("MIG acero al carbón con spool gun", "MIG welding on carbon steel with a spool gun"),
        ("Corto lámina en cizalla y en plasma", "Cut sheet metal on a shear and with plasma"),
        ("Entrego mercancía en tiendas", "Deliver merchandise to stores"),
        ("Leo diagramas neumáticos e hidráulicos", "Read pneumatic and hydraulic diagrams"),
        ("Aceite hidráulico y filtros", "Hydraulic oil and filters"),
        ("De julio a septiembre turno de noche", "From July to September, night shift"),
        ("Pulo pisos con máquina de alta velocidad", "Polish floors with a high-speed burnisher"),
        ("Cambio formatos de lata de 8 onzas a 15 onzas", "Change can sizes from 8 ounces to 15 ounces"),
        ("Enseño a los nuevos la dilución", "Teach the new hires the dilution"),
        (
            "Aplico bajo supervisión del aplicador con licencia",
            "Apply under the supervision of the licensed applicator",
        ),
        ("Llevo la cuadrilla de 3 cuando no está el mayordomo", "Run the crew of 3 when the foreman is out"),
        ("A cargo de 4 cuando el mayordomo no está", "In charge of 4 when the foreman is out"),
        ("Barro cuando está el jefe", ""),
        ("Líder de cuadrilla desde sep 2022", "Crew lead since September 2022"),
        ("Reparo goteras en lluvias", "Repair leaks in the rainy season"),
        ("Limpio taller, baños y cafetería", "Clean the shop, bathrooms and the cafeteria"),
        ("Monto sillas y mesas", "Set up chairs and tables"),
        (
            "Manejo la autofregadora de pie y la de montar, también la pulidora de alta velocidad (burnisher)",
            "Operate the walk-behind floor scrubber and the ride-on floor scrubber, also the high-speed burnisher",
        ),
    ],
)
def test_spoken_grammar_is_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Clavo tarimas con pistola neumática", "Nail pallets with a nail gun"),
        ("Pongo tapajuntas y goteros en techos", "Install flashing and drip edges on roofs"),
        ("Ajusto las varillas de la cosechadora de uva", "Adjust the shaker rods of the grape harvester"),
        ("Empaque, etiquetas, emplaye", "Packing, labels, stretch wrap"),
        ("Llana, flota, escoba, cortes con Soff-Cut", "Trowel, float, broom, cutting with Soff-Cut"),
        ("Cuelgo tablaroca en paredes y cielos", "Hang drywall on walls and ceilings"),
        ("Engancho cajas en el patio", "Hook up trailers in the truck yard"),
        ("Amarro varilla del 4 y del 5", "Tie #4 and #5 rebar"),
        ("Repongo jabón y papel", "Restock soap and paper"),
        ("Corrijo ángulo y tope trasero", "Correct bend angles and backgauges"),
        ("Superviso a las empacadoras", "Supervise the packers"),
        ("Limpio 14 salones, baños y cafetería", "Clean 14 classrooms, bathrooms and the cafeteria"),
        ("Techos planos, torch down (modificado)", "Flat roofs, torch-down roofing (modified)"),
        ("Lavo alfombras con extractor", "Wash carpets with a carpet extractor"),
        ("Cambio guías", ""),
        ("Jalo flota", ""),
    ],
)
def test_a_trade_decides_the_sense_of_its_word(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    "duty",
    [
        "Los reportes los llenaba mi jefe",
        "Llenarlos mi jefe, los reportes",
        "Lo aplicaba el encargado con licencia, el herbicida",
        "Llenaba el supervisor los reportes",
        "Nunca programé robots",
        "Reviso la caldera que opera el ingeniero",
        "No tengo gente a mi cargo",
        "El torno lo opera mi compañero",
        "Mercancía a mi cargo y del jefe zorbique",
    ],
)
def test_what_others_did_is_not_told_as_ones_own(duty: str) -> None:
    told = in_english(duty, past=True)
    assert not told or " by " in told


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Operador de cerradora y engrasador", "Closing Machine Operator and Oiler"),
        ("Ayudante de concreto y carpintería", "Concrete and Carpentry Helper"),
        ("Soldador MIG / armador", "MIG Welder / Fitter"),
        ("Terminador de concreto", "Concrete Finisher"),
        ("Instalador líder fotovoltaico", "Lead Photovoltaic Installer"),
        ("Encargado de cuadrilla, mantenimiento", "Crew Lead, Maintenance"),
        ("Mecánico de mantenimiento B", "Maintenance Mechanic B"),
        ("framer / carpintero de casas", "Framer / Home Carpenter"),
        ("Carpintero / formas de concreto", "Carpenter / Concrete Forms"),
        ("Carpintero / leo planos", "Carpintero / leo planos"),
        ("Técnica en refrigeración", "Refrigeration Technician"),
    ],
)
def test_a_title_of_several_words_is_told(title: str, english: str) -> None:
    assert english_title(title) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Alineación láser", "Laser alignment"),
        ("Esmeril angular", "Angle grinder"),
        ("Empleado autorizado LOTO", "LOTO authorized employee"),
        ("Sílice - persona competente", "Silica - competent person"),
        ("Llana mecánica de montar (ride-on)", "Ride-on power trowel"),
        ("Nivel láser rotativo", "Rotary laser level"),
        ("Escaleras y andamios", "Ladders and scaffolds"),
        ("Order picker (cherry picker)", "Order picker (cherry picker)"),
        ("Taladro de columna", "Drill press"),
        ("Clavadora de techo", "Roofing nailer"),
        ("Elevador de una persona", "One-person lift"),
        ("Sierra circular worm drive", "Worm-drive circular saw"),
        ("Fregadora de montar", "Ride-on floor scrubber"),
    ],
)
def test_a_skill_named_in_spanish_is_told_once(name: str, english: str) -> None:
    assert english_skill(name) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Bloqueo y etiquetado (empleado afectado)", "Lockout/Tagout (affected employee)"),
        ("Técnico en limpieza de alfombra (CCT)", "Carpet Cleaning Technician (CCT)"),
        ("Operador de forklift todo terreno", "Rough-terrain Forklift Operator"),
    ],
)
def test_a_paper_is_named_with_what_its_brackets_say(name: str, english: str) -> None:
    assert credential_named("en", name) == english


@pytest.mark.parametrize("name", ["Zeiss CMM \u2013 CALYPSO", "Miller\u2019s welder", "Haas VF-2 \u2013 mill"])
def test_a_typographic_sign_makes_no_name_spanish(name: str) -> None:
    assert english_skill(name) == name


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Cambio bandas y rodamientos de secadoras", "Change drive belts and dryer bearings"),
        ("Leo los planos y saco el trazo con láser", "Read the blueprints and lay out the work with a laser"),
        ("Reparto el trabajo de la cuadrilla", "Assign the work of the crew"),
        ("Reparto paquetes", "Deliver packages"),
    ],
)
def test_belts_layouts_and_work_are_told_by_what_they_are_of(spanish: str, english: str) -> None:
    assert in_english(spanish, past=False) == english
