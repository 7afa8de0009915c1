"""What builders type of sizes, charges, finishes and turns of duty is told in English with all that it says."""

from datetime import date

import pytest

from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.crew_words import skill_meant
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        (
            "Instalo PVC de 1 a 4 pulgadas y cambio antisifon",
            "Install PVC pipe from 1 to 4 inches and replace anti-siphon valves",
        ),
        ("jefe de 6 en un puente de la I-635", "In charge of a crew of 6 on a bridge on I-635"),
        ("jefe de 4 en casas nuevas", "In charge of a crew of 4 in new homes"),
        ("armo muros de 2x4 y 2x6 a 16 pulgadas de centro", "Build 2x4 and 2x6 walls 16 inches on center"),
        ("doblo tubo EMT de 1/2 a 1 1/4", "Bend 1/2 to 1-1/4 EMT conduit"),
        ("sueldo tubo de 1 1/2 pulgadas", "Weld 1-1/2-inch pipes"),
        ("instalo minisplits de 12 a 36 mil BTU", "Install mini splits from 12,000 to 36,000 BTUs"),
        ("framing de metal calibre 20, tracks y studs", "20 gauge metal framing, tracks and studs"),
        ("excavo zanjas hasta 18 pies de hondo", "Dig trenches up to 18 feet deep"),
        ("muros de 6 a 8 pies de alto", "Walls from 6 to 8 feet high"),
        ("losas de 6 pulgadas de espesor", "6-inch-thick slabs"),
        ("cuelo losas y las curo con agua 7 días", "Pour slabs and cure them with water for 7 days"),
        ("Apunto el manómetro cada 2 horas", "Log readings from the pressure gauge every 2 hours"),
        ("doy acabado escobado a banquetas y driveways", "Broom-finish sidewalks and driveways"),
        ("repello y afino con llana", "Plaster and smooth with a trowel"),
        ("hago castillos y cadenas con varilla de 1/2", "Build tie columns and tie beams with 1/2 rebar"),
        ("cables de postensado, colocar y marcar, no tensar", "Place and mark post-tension cables without tensioning"),
        (
            "coloco y marco cables de postensado, no los tenso",
            "Place and mark post-tension cables without tensioning them",
        ),
        ("emparejo pads a grado con dozer D6 y GPS", "Level pads to grade with a D6 dozer and GPS"),
        ("mido, trazo y corto", "Measure, lay out and cut"),
        ("mido, corto y pego loseta", "Measure, cut and set tile"),
        ("guardia un fin de semana al mes", "On call one weekend a month"),
        ("de guardia cada tercer fin de semana", "On call every third weekend"),
        ("guardias 1 semana de cada 4", "On call one week in 4"),
        ("amarro losas de puente con varilla epóxica del 5", "Tie bridge slabs with #5 epoxy-coated rebar"),
        ("armo jaulas de pilas de 6 pies de diámetro", "Assemble 6-foot-diameter pier cages"),
        ("instalo pasto y riego", "Install grass and irrigation"),
        ("quito cimbra a las 24 horas", "Strip formwork after 24 hours"),
        ("uso lull para subir trusses y plywood", "Use lull to raise trusses and plywood"),
        ("reparo fugas en paredes", "Repair leaks in walls"),
        ("30 cuadros por día entre 5", "30 roofing squares a day among 5"),
        ("ordeno la bodega", "Organize the warehouse"),  # once told as milking
        ("Jefe de cuadrilla, 8 hombres", "In charge of a crew of 8"),
        ("Doblo EMT hasta 2 pulgadas y rígido hasta 4", "Bend EMT up to 2 inches and rigid conduit up to 4 inches"),
        ("engraso y checo fluidos diario", "Grease and check fluids daily"),
        ("cargo R-404A y R-448A y llevo bitácora", "Charge R-404A and R-448A refrigerant and keep logs"),
        ("cambio compresores de 3 a 15 HP", "Replace compressors from 3 to 15 HP"),
        ("instalo tejas de asfalto, barro y metal", "Install asphalt shingles, clay tiles and metal roof tiles"),
        ("Ruta de 25 tiendas", "Route of 25 stores"),
        ("doblo estribos en mesa", "Bend stirrups on a workbench"),
        ("saco grado con hilo y nivel de agua", "Set grade with a string line and a water level"),
        ("reparo cable subterráneo robado", "Repair stolen underground cable"),
        ("corro EMT de 1/2 a 2 pulgadas", "Run EMT conduit from 1/2 to 2 inches"),
        ("limpio nieve de estacionamientos", "Clear snow from parking lots"),
        ("levanto trusses con grúa", "Raise trusses with a crane"),
        ("resano panales en columnas", "Patch honeycombs on columns"),
    ],
)
def test_a_builders_note_keeps_its_sizes_counts_and_limits(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Técnico en aire acondicionado", "diagnostico hornos de gas", "Diagnose gas furnaces"),
        ("Plomero", "cambio calentones de 40 galones", "Replace 40-gallon water heaters"),
        ("Rufero", "cambio fascia y sofito", "Replace fascia boards and soffits"),
        ("Jardinero", "limpio el patio", "Clean the yard"),
        ("Instalador de plafones", "cuelgo rejilla", "Hang ceiling grids"),
        ("Peón de carreteras", "tiro asfalto con rastrillo", "Lay asphalt with a rake"),
        ("Chofer de volteo", "tiro asfalto", "Dump asphalt"),
        ("Andamiero", "reviso seguros y pasadores", "Check scaffold locks and scaffold pins"),
        ("Plomero", "perforo losas y pongo camisas", "Drill slabs and install pipe sleeves"),
        ("Varillero", "coloco sillas y separadores", "Place chairs and rebar spacers"),
        ("Ductero", "pongo compuertas y rejillas", "Install dampers and grilles"),
        ("Técnico HVAC", "reparo fugas, vacío y carga", "Repair leaks, pull a vacuum and charge refrigerant"),
        ("Vaciador de concreto", "vaciamos 4 bodegas", "Pour 4 warehouses"),
        ("Carpintero", "anclo soleras con pernos", "Anchor sill plates with bolts"),
        ("Roofero", "atornillo ISO y cover board", "Screw down polyiso insulation and cover board"),
        ("Tablaroquero", "cuelgo hojas de 4x12", "Hang 4x12 sheets of drywall"),
        ("Electricista", "armo paneles con el maestro", "Assemble panels with the master electrician"),
    ],
)
def test_a_builders_title_tells_the_sense(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Localizador Armada", "Armada locator"),  # a quality would be "armado" of it
        ("Sierra Circular", "Circular saw"),
        ("Amarradora Max", "MAX rebar tier"),
        ("Alicates de fierrero", "Rebar tying pliers"),
    ],
)
def test_a_builders_tool_has_its_own_name(name: str, english: str) -> None:
    assert english_skill(name) == english


def test_a_cutter_and_bender_is_of_the_trade_of_its_job() -> None:
    job = Experience("a", "Fierrero (varillero)", "", date(2020, 1, 1), None, "")
    assert english_skill(skill_meant("Cortadora y dobladora", [job])) == "Rebar cutter and bender"


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Checador de grado", "Grade Checker"),
        ("Tubero de agua y drenaje", "Underground Pipelayer"),
        ("Cercero", "Fence Installer"),
    ],
)
def test_a_builders_title_is_told(title: str, english: str) -> None:
    assert english_title(title) == english


@pytest.mark.parametrize(
    ("paper", "english"),
    [
        ("Curso OSHA 10 horas", "OSHA 10-Hour"),
        ("NCCCO señalero", "NCCCO Signal Person"),
        ("Fusión HDPE", "HDPE Fusion"),
        ("Licencia de plomero oficial, California", "California Journeyman Plumber License"),
    ],
)
def test_a_builders_paper_is_told(paper: str, english: str) -> None:
    assert credential_named("en", paper) == english
