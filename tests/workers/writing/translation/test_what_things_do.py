"""What things do of themselves, how they are, and words of trades that go out to machines, trees, rooms and loads."""

import pytest

from workers.writing.translation.into_english.line import english_of, in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("arreglo mangueras que gotean", "Repair hoses that leak"),
        ("reviso cada motor que sale", "Inspect every motor that comes out"),
        ("reparo puertas que no cierran", "Repair doors that don't close"),
        ("cambio los focos que no sirven", "Change the light bulbs that don't work"),
        ("sello esquinas y arreglo las que gotean", "Seal corners and repair the ones that leak"),
        ("cambio los que están gastados", "Change the ones that are worn"),
        ("reparo las tarimas que están quebradas", "Repair the pallets that are broken"),
        ("aviso al mecánico cuando la máquina no arranca", "Notify the mechanic when the machine does not start"),
        # people stay people, and what is done to another thing is no doing of its own
        ("entreno a los que entran", "Train those who enter"),
        ("superviso a los que hacen la limpieza", "Supervise those who do the cleaning"),
    ],
)
def test_what_a_thing_does_or_is_stays_with_it(duty: str, english: str) -> None:
    told = english_of(duty, past=False)
    assert (told.text, told.is_whole) == (english, True)


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Mecánico de montacargas", "lavo piezas y ordeno la herramienta", "Wash parts and organize the tools"),
        ("Podador de árboles", "subo con cuerda y arnés", "Climb the trees with a rope and a harness"),
        ("Podador de árboles", "cargo la troza al camión", "Load the logs onto the truck"),
        ("Podador de árboles", "meto las ramas a la trituradora", "Feed the brush chipper with the branches"),
        ("Podador de árboles", "tumbo árboles por partes", "Fell trees in sections"),
        ("Operadora de máquina inyectora", "quito la rebaba con navaja", "Remove the flash with a utility knife"),
        (
            "Operadora de máquina inyectora",
            "aviso al técnico cuando la pieza sale mal",
            "Notify the technician when the part is defective",
        ),
        ("Cocinera", "atiendo la caja cuando falta la cajera", "Staff the cash register when the cashier is out"),
        ("Instalador de canaletas", "formo canaletas de 6 pulgadas", "Form 6-inch gutters"),
        ("Mecánico industrial", "cambio baleros durante los paros", "Replace bearings during shutdowns"),
        (
            "Mecánico industrial",
            "sueldo acero inoxidable cuando se quiebra alguna pieza",
            "Weld stainless steel when a part breaks",
        ),
        ("Pintor", "pinto los cuartos cuando se desocupan", "Paint the rooms when vacated"),
        ("Tapicera", "mido los muebles y le doy el presupuesto", "Measure the furniture and give estimates"),
        ("Técnico", "recupero refrigerante según la norma EPA", "Recover refrigerant per EPA rules"),
        ("Chofer", "lleno los tanques de los baños portátiles", "Fill the tanks of the portable toilets"),
    ],
)
def test_words_of_those_who_go_out_to_things(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Mecánico de mantenimiento en planta de carne", "Meat Plant Maintenance Mechanic"),
        ("Técnico de mantenimiento en hospital", "Hospital Maintenance Technician"),
        ("Ayudante general en bodega", "Warehouse Helper"),
        ("Encargada de mantenimiento de hotel", "Hotel Maintenance Lead"),
        ("Supervisora de limpieza de oficinas", "Office Cleaning Supervisor"),
        ("Técnico de control en xyloteca", "Técnico de control en xyloteca"),
    ],
)
def test_a_title_is_told_with_the_place_of_its_work(title: str, english: str) -> None:
    assert english_title(title) == english


@pytest.mark.parametrize(
    ("paper", "english"),
    [
        ("Licencia comercial CDL clase A con endoso de tanque", "Class A CDL, Tank Endorsement"),
        ("Licencia comercial (CDL) clase A", "Class A CDL"),
        ("ServSafe Manejador de alimentos", "ServSafe Food Handler"),
        ("Aplicador de pesticidas calificado", "Qualified Pesticide Applicator"),
    ],
)
def test_a_paper_told_twice_over_is_told_once(paper: str, english: str) -> None:
    assert credential_named("en", paper) == english


@pytest.mark.parametrize(
    ("skill", "english"),
    [
        ("Diagnóstico hidráulico", "Hydraulic troubleshooting"),
        ("Manejo seguro de alimentos", "Safe food handling"),
        ("Máquina de coser overlock", "Overlock sewing machine"),
    ],
)
def test_a_skill_is_called_as_its_trade_calls_it(skill: str, english: str) -> None:
    assert english_skill(skill) == english


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Pintor", "Llevo a dos ayudantes y reviso su trabajo", "Lead two helpers and check their work"),
        ("Pintor", "Armo andamios y escaleras de manera segura", "Set up scaffolds and ladders safely"),
        ("Pintor", "lijo y pongo cinta", "Sand and apply masking tape"),
        ("Ordeñador", "detecto vacas con mastitis y las aparto", "Detect cows with mastitis and separate them"),
        ("Ordeñador", "ordeño 90 vacas en sala de 40", "Milk 90 cows in a 40-stall milking parlor"),
        ("Lavandera", "separo la ropa rota", "Separate the torn clothes"),
        ("Lavandera", "meto sábanas al mangle", "Feed the flatwork ironer with sheets"),
        ("Apilador", "apilo tablas para el horno", "Stack boards for the dry kiln"),
        ("Operador de aserradero", "barro el patio", "Sweep the yard"),
        ("Soldador", "tomo medidas con cinta", "Take measurements with a tape measure"),
        ("Soldador", "corto perfil con la sierra de cinta", "Cut steel shapes with the band saw"),
        ("Técnico de albercas", "vacío las canastillas", "Empty the skimmer baskets"),
        ("Técnico de albercas", "aspiro el fondo", "Vacuum the pool floor"),
        ("Mantenimiento de resort", "destapaba baños", "Unclogged toilets"),
        (
            "Ensambladora electrónica",
            "retrabajo soldaduras frías y puentes",
            "Rework cold solder joints and solder bridges",
        ),
        ("Costurera", "arreglo las prendas que regresan", "Repair the returned garments"),
        ("Andamiero", "limpio tanques y cambiadores", "Clean tanks and heat exchangers"),
        ("Soldador de astillero", "sopleteo el casco con arena", "Sandblast the hull"),
        ("Mecánico general", "afino motores y reviso frenos", "Tune up engines and check brakes"),
        ("Operador de línea", "destapo la línea si la máquina falla", "Clear the line if the machine fails"),
        ("Tractorista", "manejo el tractor en la cosecha", "Operate the tractor during the harvest"),
    ],
)
def test_what_trades_call_their_things_and_doings(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Instalador de pisos y azulejos", "Floor and Tile Installer"),
        ("Reparador de lavadoras y secadoras", "Washing Machine and Dryer Repair Technician"),
        ("Reparador de lavadoras y xilófonos", "Reparador de lavadoras y xilófonos"),
        ("Pintor de interiores y exteriores", "Interior and Exterior Painter"),
    ],
)
def test_who_works_on_two_things_is_told_with_both(title: str, english: str) -> None:
    assert english_title(title) == english
