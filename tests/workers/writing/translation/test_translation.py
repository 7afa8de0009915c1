"""Spanish duties in an English document: whole and by the gate's leave, or not at all."""

import tomllib
from datetime import date
from pathlib import Path

import msgspec
import pytest

from tests.workers.writing.people import POSTING, SOLDADOR, assignment
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.gate import FactGate
from workers.writing.lexicon import spanish as lexicon
from workers.writing.lexicon.spanish import pairs
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.titles import english_title

LEXICON = Path(lexicon.__file__).parent / "entries"


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        ("Cambio de compresores, motores y capacitores", False, "Replace compressors, motors and capacitors"),
        ("Lleno reportes de servicio en el teléfono", False, "Fill out service reports on the phone"),
        ("Soldé vigas y columnas con FCAW y SMAW", True, "Welded beams and columns with FCAW and SMAW"),
        ("Instalo tubería de cobre, PEX y PVC en casas nuevas", False, "Install copper pipe, PEX and PVC in new homes"),
        (
            "Mantenimiento preventivo de unidades de techo de 3 a 25 toneladas",
            False,
            "Preventive maintenance of rooftop units from 3 to 25 tons",
        ),
        ("Ayudaba al soldador con los tanques de nitrógeno", True, "Assisted the welder with the nitrogen tanks"),
        ("Nivelo plataformas con bulldozer D6", False, "Grade pads with a D6 bulldozer"),
        ("Cortes de banqueta con sierra de disco", True, "Cut sidewalks with a concrete saw"),
        ("Corto tubo con sierra de disco", False, "Cut pipes with a cold saw"),
        ("Hago banquetas, entradas y cordones", False, "Build sidewalks, driveways and curbs"),
        ("Acabado a llana y estampado", False, "Apply trowel finishes and stamped finishes"),
        ("Quedo encargado de 3 ayudantes", False, "Take charge of 3 helpers"),
        ("Siembra de color de temporada", True, "Planted seasonal color"),
        ("Tubería sanitaria 2 y 3 pulg", False, "2- and 3-inch sanitary pipe"),
        (
            "Quito techo viejo, pongo fieltro y shingle, TPO soldado con pistola leister",
            False,
            "Tear off old roofs, put down felt paper and shingles, TPO welded with a Leister heat gun",
        ),
        (
            "Lijo, masillo, y enderezo paneles, cambio facias, puertas y salpicaderas",
            False,
            "Sand, apply body filler, and straighten panels, replace bumper covers, doors and fenders",
        ),
        ("Le explico al cliente el presupuesto", False, "Explain the estimate to the customer"),
        ("Ayudaba al oficial a colar banquetas", True, "Helped the journeyman pour sidewalks"),
        (
            "Traduzco para los trabajadores que no hablan inglés",
            False,
            "Translate for the workers who don't speak English",
        ),
        ("Corto y labro cantera con cincel y maceta", False, "Cut and carve quarry stone with a chisel and hammer"),
        ("Labro dovelas de caliza con bujarda", True, "Carved limestone voussoirs with a bush hammer"),
        ("Junteo de ladrillo aparente", False, "Point face bricks"),
        ("Aplano muros con mezcla", False, "Plaster walls with mortar"),
        ("Dirijo a 4 canteros", False, "Lead 4 stonemasons"),
        ("Trabajo con sierra de banco", False, "Work with a table saw"),
        ("Cargaba y descargaba camiones", True, "Loaded and unloaded trucks"),
        ("Abrir y cerrar la tienda", True, "Opened and closed the store"),
        ("Tablaroca con acabado nivel 4", True, "Drywall with a level 4 finish"),
        (
            "Empaque de fruta en linea, control de peso, limpieza de banda, poner etiquetas",
            True,
            "Packed fruit on a line, checked weights, cleaned conveyor belts, applied labels",
        ),
        (
            "Framing con metal stud, colgar drywall, cargar material, limpiar, armar andamios",
            True,
            "Framed with metal studs, hung drywall, carried materials, cleaned up, erected scaffolds",
        ),
        ("Cargar material, limpiar y armar andamios", True, "Carried materials, cleaned up and erected scaffolds"),
        ("Apagaba cal en fosa", True, "Slaked lime in a pit"),
        ("Lijo, masillo y limpio paneles", False, "Sand, apply body filler and clean panels"),
        (
            "Cuando falta el mayordomo yo me quedo con la cuadrilla (6 personas)",
            False,
            "Take over the crew (6 people) when the foreman is out",
        ),
        ("Cuando no estaba el jefe yo cargaba camiones", True, "Loaded trucks when the boss was out"),
        ("Encintar cuando faltaba gente", True, "Taped when people were out"),
        ("Armo formas de metal y también de madera", False, "Build metal forms and also wood"),
        ("Coloco puertas y herrajes en los acabados", False, "Install doors and hardware in the finish work"),
        ("Aprendiz del sindicato", True, "Union apprentice"),
        ("Ordeñaba 300 vacas dos veces al día", True, "Milked 300 cows twice a day"),
        ("Encargado de una cuadrilla de 8 personas", False, "In charge of a crew of 8 people"),
        ("Entrego mercancía a tiendas en Los Ángeles", False, "Deliver merchandise to stores in Los Ángeles"),
        ("Destapar drenajes con máquina y jetter", False, "Clear drains with a drain cleaning machine and a jetter"),
        ("Instalo calentadores de agua tankless y de tanque", False, "Install tankless and tank water heaters"),
        ("Manejo montacargas sit-down en bodega", False, "Operate sit-down forklifts in the warehouse"),
        ("Repipe de casas en PEX", False, "Home repipe in PEX"),
        ("Clasificar durazno y ciruela en banda", True, "Sorted peaches and plums on a conveyor belt"),
        ("Manejo prensa de 400 toneladas", False, "Operate a 400-ton press"),
        ("Surtir pedidos a 110 líneas por hora", True, "Picked orders at 110 lines per hour"),
        ("Soldar cobre 1/2 a 1 pulg", True, "Soldered copper from 1/2 to 1 inch"),
        ("Amarro varilla del #4 y #5", False, "Tie #4 and #5 rebar"),
        ("Armado de cimbra y varilla", False, "Build formwork and tie rebar"),
        ("Poda de árboles y arbustos", False, "Prune trees and bushes"),
        ("Zanjas, mezcla, acarreo de material", False, "Trenches, mortar, material hauling"),
        ("Doblo producto terminado", False, "Fold finished product"),
        ("Doy el precio al cliente y cobro", False, "Give the price to the customer and collect payment"),
        ("Suplo a la líder cuando falta", False, "Fill in for the lead in their absence"),
        ("Afilo cuchillos cada dos horas", False, "Sharpen knives every two hours"),
        ("Servicio preventivo a 25 trailers por semana", False, "Preventive service to 25 trailers a week"),
        ("Mantenimiento a 40 equipos por mes", False, "Maintain 40 pieces of equipment a month"),
        ("Limpio oficinas de 20 mil pies cuadrados", False, "Clean 20,000-square-foot offices"),
        ("Reparación de motores Cummins y Detroit", False, "Repair Cummins and Detroit engines"),
        ("Cambio focos, balastros y contactos", False, "Change light bulbs, ballasts and outlets"),
        ("Surtía con pistola RF", True, "Picked orders with an RF scanner"),
        ("Surtía los anaqueles", True, "Stocked the shelves"),
        ("Lijar, resanar, masillar", True, "Sanded, patched, puttied"),
        (
            "Instalación de gas: solo ayudé a probar con manómetro",
            True,
            "Gas installation: only helped test with a pressure gauge",
        ),
        ("Cambio de boilers con tanque y sin tanque", False, "Replace tank and tankless water heaters"),
        ("Entreno a los nuevos en el reach, desde 2024", False, "Train the new hires on the reach truck, since 2024"),
        ("Pinto edificios de oficinas y hoteles", False, "Paint office and hotel buildings"),
        ("Anoto las medidas en papel", False, "Write down the measurements on paper"),
        (
            "Reviso los acabados antes de la entrega con el cliente",
            False,
            "Check the finish work before delivery to the customer",
        ),
        (
            "Cuando se atora la divisora la paro y ayudo al mecánico",
            False,
            "When the divider jams, stop it and assist the mechanic",
        ),
        (
            "Igualo colores cuando el cliente no tiene el código",
            False,
            "Match colors when the customer does not have the code",
        ),
        ("drag brush, feed chipper, rake", True, "Drag brush, feed chipper, rake"),
        ("He entrenado a 3 mecánicos nuevos", False, "Trained 3 new mechanics"),
        ("Reparo camiones clase 8, hasta $3,000", False, "Repair Class 8 trucks, up to $3,000"),
        ("Hago gabinetes de cocina y baño", False, "Build bathroom and kitchen cabinets"),
        ("Pintura interior y exterior de casas nuevas", False, "Interior and exterior paint of new homes"),
        ("Uso HEPA en casas viejas con plomo", False, "Use HEPA in old homes with lead paint"),
        ("Revisar el peso y apuntarlo en la hoja", False, "Check the weight and write it down on the sheet"),
        ("Desde 2022 dirijo una cuadrilla de 4 en casas", False, "Lead a crew of 4 in homes since 2022"),
        (
            "El horno lo maneja otro operador, yo reviso el peso",
            False,
            "The oven is operated by another operator; check the weight",
        ),
        ("Reviso el peso y lo apunto en la hoja", False, "Check the weight and write it down on the sheet"),
        ("Trabajaba en empaque", True, "Worked in the packing area"),
        ("Cambio de camaras y ajustadores de frenos", False, "Change brake chambers and brake slack adjusters"),
        ("lija c/ aspiradora, polvo controlado", False, "Vacuum sanding, controlled dust"),
        ("Instalo gabinetes de zorbique", False, ""),
        ("Para barandales", False, ""),
        ("Hacía de todo un poco", True, ""),
        ("", False, ""),
    ],
)
def test_a_duty_is_told_in_english_whole_or_not_at_all(duty: str, past: bool, english: str) -> None:  # noqa: FBT001
    assert in_english(duty, past=past) == english


def test_an_english_document_for_somebody_who_writes_spanish_is_english() -> None:
    task = msgspec.structs.replace(assignment(SOLDADOR, POSTING), language="en")
    english = RuleWriter().write(task)
    bullets = english.bullets["norte"]
    assert bullets
    assert set(bullets) == {
        "Operate 5,000-pound forklifts",
        "Welded steel beams with the MIG process and a stick electrode",
        "Read blueprints and measure parts",
        "Preventive maintenance of welding equipment",
    }
    assert FactGate(task).pass_through(english).removals == ()


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Weld beams and columns with FCAW and SMAW", "Soldar vigas y columnas con FCAW y SMAW"),
        ("Installed copper pipe and water heaters in new homes",
         "Instalar tubería de cobre y calentadores de agua en casas nuevas"),
        ("Installed electrical panels and switches in commercial buildings",
         "Instalar tableros eléctricos e interruptores en edificios comerciales"),
        ("Operate a forklift in the warehouse", "Operar un montacargas en el almacén"),
        ("Install kitchen cabinets", "Instalar gabinetes de cocina"),
        ("Diagnose hydraulic systems", "Diagnosticar sistemas hidráulicos"),
        ("Picked orders with an RF scanner", "Surtir pedidos con un escáner RF"),
        ("Fill out service reports", "Llenar reportes de servicio"),
        ("Preventive maintenance of chillers", "Mantenimiento preventivo de enfriadores"),
        ("Build stairs and railings", "Construir escaleras y barandales"),
        ("Build strakes and thwarts", ""),
        ("Did a little of everything", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_duty_is_told_in_spanish_whole_or_not_at_all(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


def test_a_spanish_document_for_somebody_who_writes_english_leaves_out_what_it_cannot_tell() -> None:
    facts = ProfileFacts(
        "Miguel Torres",
        "miguel@example.com",
        (
            Experience(
                "iron", "Welder", "Dallas Iron Works", date(2018, 6, 1), None,
                "Weld beams and columns with FCAW\nCut plate with oxy-fuel torch and plasma\nBuild strakes and thwarts",
            ),
        ),
        (), (), date(2026, 11, 22),
    )  # fmt: skip
    text = "Soldador estructural\nRequisitos:\n- soldar vigas y columnas\n- FCAW"
    posting = understand_posting(text)
    task = Assignment("resume", "es", posting, text, facts, match(posting, facts))
    draft = RuleWriter().write(task)
    assert set(draft.bullets["iron"]) == {
        "Sueldo vigas y columnas con FCAW",
        "Corto placa con oxicorte y plasma",
    }
    assert FactGate(task).pass_through(draft).removals == ()
    assert [one.line for one in draft.untold] == ["Build strakes and thwarts"]
    letter = RuleWriter().write(msgspec.structs.replace(task, kind="cover_letter"))
    assert "welder" not in "".join(letter.paragraphs).lower(), "a title of the other language is no Spanish word"


def test_a_word_that_says_nothing_alone_does_not_stand_for_its_line() -> None:
    duties = "Acarreo material, zorbiques de palo y mezcla. Afilo cuchillos."
    job = Experience("one", "Peón", "Obras Tamarindo", date(2011, 1, 3), None, duties)
    facts = ProfileFacts("Rogelio Mora", "r@example.com", (job,), (), (), date(2026, 11, 22))
    posting = understand_posting("Laborer wanted")
    task = Assignment("resume", "en", posting, "Laborer wanted", facts, match(posting, facts))
    bullets = RuleWriter().write(task).bullets["one"]
    assert "Mortar" not in bullets
    assert "Sharpen knives" in bullets


def test_no_spelling_of_the_lexicon_is_told_in_two_ways() -> None:
    told: dict[tuple[str, str], set[str]] = {}
    for path in LEXICON.glob("*.toml"):
        tables = tomllib.loads(path.read_text())
        for sort in ("nouns", "verbs"):
            for spellings, english in pairs(tables.get(sort, "")):
                for spelling in spellings:
                    told.setdefault((sort, spelling), set()).add(english)
    assert {one: both for one, both in told.items() if len(both) > 1} == {}


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Instalo bordillos y cadenas de cerramiento", "Install curbs and bond beams"),
        ("Cambio la fuente de alimentación y el arrancador suave", "Change the power supply and the soft starter"),
        ("Reparo electroválvulas y trampas de vapor", "Repair solenoid valves and steam traps"),
        ("Mantenimiento a prensas de 800 toneladas", "Maintain 800-ton presses"),
        ("Tracé, corté y armé placa", "Laid out, cut and assembled plates"),
        ("Barrer escaleras y pasillos", "Sweep stairs and hallways"),
        ("Le pasaba las llaves al electricista", ""),
        ("Pruebas y", ""),
        ("Atención y venta a clientes", "Serve and sell to customers"),
        ("Vender mercancía a clientes", "Sell merchandise to customers"),
        ("Riego por surcos", "Furrow irrigation"),
        ("Acomodar fruta por lote", "Arrange fruit by lot"),
        ("Dirigir un equipo de cuatro en obras nuevas", "Lead a team of four at new job sites"),
        ("Hacer pedidos de material de limpieza", "Place cleaning supply orders"),
        ("Pongo cinta y mezcla en departamentos", "Apply joint tape and joint compound in apartments"),
        ("Cargo mezcla y cinta de goteo", "Carry mortar and drip tape"),
        ("Cambio válvulas, solenoides y boquillas", "Replace valves, solenoids and sprinkler nozzles"),
        ("Aplico boquilla en pisos", "Apply grout on floors"),
        ("Cambio boquillas tapadas", ""),
        ("Leer niveles con laser y poner reglas", "Read levels with a laser and set screeds"),
        ("Rastreo cables con localizador", "Trace cables with a locator"),
    ],
)
def test_words_of_a_trade_are_told_by_its_name(duty: str, english: str) -> None:
    assert in_english(duty, past="é" in duty) == english


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Cantero", "Stonemason"),
        ("Oficial de andamios", "Journeyman Scaffolder"),
        ("Carpintero de banco", "Bench Carpenter"),
        ("Maestro cantero", "Master Stonemason"),
        ("Ingeniero I", "Engineer I"),
        ("Engineer I", "Engineer I"),
        ("Media cuchara", "Mason's Helper"),
        ("Albañil de primera", "First-Class Mason"),
        ("Auxiliar de Mantenimiento", "Maintenance Assistant"),
        ("Operador de excavadora", "Excavator Operator"),
        ("Aprendiz de electricista", "Electrician Apprentice"),
        ("Electricista líder", "Lead Electrician"),
        ("Cabo", "Foreman"),
        ("Surtidora (picker)", "Order Picker"),
        ("Encargada de turno", "Shift Lead"),
        ("Rigger", "Rigger"),
        ("Vendor", "Vendor"),
        ("Tapera y acabadora de tablaroca", "Drywall Taper and Finisher"),
        ("Plomero y electricista", "Plumber and Electrician"),
        ("Mesera y zorbiquera", "Mesera y zorbiquera"),
        ("Colgadora de tablaroca (hanger)", "Drywall Hanger"),
        ("Finisher de concreto", "Concrete Finisher"),
        ("Jardinero, luego ayudante de riego", "Gardener, later Irrigation Helper"),
        ("Pintora, por mi cuenta", "Self-Employed Painter"),
        ("Trabajo por mi cuenta", "Self-Employed"),
    ],
)
def test_a_title_is_told_at_the_rank_that_it_says(title: str, english: str) -> None:
    assert english_title(title) == english
