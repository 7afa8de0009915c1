"""One's own part of a typed line: without what somebody else does in it, and without what its person doesn't do."""

import pytest

from workers.language.grammar import LanguageCode
from workers.writing.duties.left_out.own_part import own_part


def own(typed: str, code: LanguageCode = "en") -> list[str]:
    return own_part(typed.split(" | "), code)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Edit offsets at the control, programmer writes the programs", "Edit offsets at the control"),
        ("First article inspection, CMM is run by QC", "First article inspection"),
        ("Choose slings and shackles - lift plan written by the engineer", "Choose slings and shackles"),
        ("Align with dial indicator, laser belongs to contractor", "Align with dial indicator"),
        ("Hydraulic cylinders, pumps get sent out", "Hydraulic cylinders"),
        ("Loaded castings on an Okuma, setup man did the setups", "Loaded castings on an Okuma"),
        ("Mount cameras; the customer's IT staff programs them", "Mount cameras"),
        ("Hot section support (vendor does the hot section)", "Hot section support"),
        ("Finish carpentry goes to a sub, I only hang doors", "Hang doors"),
        ("Helped write 2 lift plans, engineer signed", "Helped write 2 lift plans"),
        ("Keep the OSHA 300 log up to date; the manager signs it", "Keep the OSHA 300 log up to date"),
        ("Megger the motors, boss reads it too", "Megger the motors"),
    ],
)
def test_what_somebody_else_does_is_left_out(typed: str, told: str) -> None:
    assert own(typed) == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Rig loads by hand and radio | Never ran the crane", "Rig loads by hand and radio"),
        ("Cut and bevel with torch, tack only, no full welds", "Cut and bevel with torch, tack only"),
        ("Mini splits: clean and diagnose only, have not installed one", "Mini splits: clean and diagnose only"),
        ("Look at the model in Navisworks but don't draw", "Look at the model in Navisworks"),
        ("No programming offline, edit at control", "Edit at control"),
        ("Never ran the crane, only rigged and signaled", "Rigged and signaled"),
        ("Forklift no, spotter for telehandler yes", "Spotter for telehandler"),
        ("Replace motors, VFD swap (I don't tune)", "Replace motors, VFD swap"),
        ("Tagged as builder not competent person", "Tagged as builder"),
        ("Signed off as operator not trainer", "Signed off as operator"),
        ("Worked as relief operator not alone", "Worked as relief operator not alone"),
    ],
)
def test_what_its_person_does_not_do_is_left_out(typed: str, told: str) -> None:
    assert own(typed) == [told]


@pytest.mark.parametrize(
    "typed",
    [
        "Gearbox borescope, OEM does it",
        "Moffett - no, never used",
        "Do not work on escalators; a separate crew handles them",
        "Sat in the seat of the 300 ton, did not operate it",
        "Welding is another hall, I don't go there",
        "No well pump work | We call Gentry Drilling",
        "No aerial climbing; bucket ok",
        "Cut-and-etch samples go to the lab, I cut them",
        "Skid steer sometimes without a license",
    ],
)
def test_a_line_that_leaves_no_work_of_ones_own_falls(typed: str) -> None:
    assert own(typed) == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Ponemos calentadores de tanque, los tankless los pone mi compañero", "Ponemos calentadores de tanque"),
        ("Diagnóstico con Insite lo hace el mecánico A, yo leo códigos con el JPRO", "Leo códigos con el JPRO"),
        ("Pongo niveles con láser, la estación total es del topógrafo", "Pongo niveles con láser"),
        ("Manguera de la bomba, nunca operé la bomba", "Manguera de la bomba"),
        ("Acabado de escoba, estampado no mucho", "Acabado de escoba"),
        ("Biselo tubo de 6 y 8, el tubero presenta", "Biselo tubo de 6 y 8"),
        ("Abro zanjas con la 320, el topógrafo da los niveles", "Abro zanjas con la 320"),
        ("Cuento la tarima y la jefa firma la salida", "Cuento la tarima"),
        ("Jalo cable y peino tableros, el oficial es el que energiza", "Jalo cable y peino tableros"),
        ("Capturo entradas, el inventario lo cuadra la de almacén", "Capturo entradas"),
        ("Barreno con jumbo, la carga la hace el poblador", "Barreno con jumbo"),
        ("Corto vidrio de 6 y 10 mm, el templado lo mandan a Guadalajara", "Corto vidrio de 6 y 10 mm"),
        ("Bajo motores, la rectificada se manda fuera", "Bajo motores"),
        ("Arreglo la aguja y la tensión, el mecánico ve lo demás", "Arreglo la aguja y la tensión"),
        ("Solo cambio de aceite y llantas, lo demás el maestro", "Solo cambio de aceite y llantas"),
        ("Solo hago reparaciones chicas, lo grande lo ve el patrón", "Solo hago reparaciones chicas"),
        ("Ayudé al jefe en un overhaul, él armaba", "Ayudé al jefe en un overhaul"),
        ("Surto pedidos, los químicos los surte almacén", "Surto pedidos"),
        ("El ducto lo fabrica la hojalatería, nosotros lo colgamos", "Colgamos el ducto"),
        ("Las bombas las calibra el laboratorio, yo las quito y las pongo", "Quito y pongo las bombas"),
        ("Sierra de cinta, router, nada de CNC", "Sierra de cinta, router"),
        ("Híbridos: solo batería de 12V, nada de alto voltaje", "Híbridos: solo batería de 12V"),
        ("Lecturas de compresores de amoníaco, sin tocar válvulas", "Lecturas de compresores de amoníaco"),
        (
            "Reviso que la pintura la aplique bien el contratista",
            "Reviso que la pintura la aplique bien el contratista",
        ),
        ("Lavo la sierra, la hoja la limpio los lunes", "Lavo la sierra, la hoja la limpio los lunes"),
        ("Reviso frenos y la dirección hidráulica", "Reviso frenos y la dirección hidráulica"),
        ("Atiendo al cliente y la caja chica", "Atiendo al cliente y la caja chica"),
        ("Trabajo siempre sin tocar cables vivos", "Trabajo siempre sin tocar cables vivos"),
        ("Soldar línea de cobre con plata, el técnico revisa", "Soldar línea de cobre con plata"),
        ("Ayudo a armar la forma, el carpintero la nivela", "Ayudo a armar la forma"),
    ],
)
def test_the_same_in_spanish(typed: str, told: str) -> None:
    assert own(typed, "es") == [told]


@pytest.mark.parametrize(
    "typed",
    [
        "La bomba la maneja otra compañía",
        "Backflow lo prueba una compañía de afuera",
        "Mármol no, eso lo hace mi compañero",
        "Bobcat a veces sin licencia",
        "Estimados no hago, los hace la oficina",
    ],
)
def test_a_spanish_line_of_others_falls(typed: str) -> None:
    assert own(typed, "es") == []


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("1.1 million safe miles, no preventables", "en"),
        ("Never late, no write ups", "en"),
        ("No heat calls nights, on call every 4th night", "en"),
        ("Repaired welds made by others", "en"),
        ("PTI, driver logs", "en"),
        ("Gas usage down 14% (utility bills)", "en"),
        ("Cast iron no hub, copper", "en"),
        ("Read plans, mechanic tools, operator manuals", "en"),
        ("Ran the crew when the foreman was out", "en"),
        ("Manejo la van de la compañía", "es"),
        ("Cuento material y paso la lista al capataz", "es"),
        ("Firmo la entrega con el cliente", "es"),
        ("Ajustar el revenimiento con agua si lo autoriza el cliente", "es"),
        ("Diez años sin accidentes, no faltas", "es"),
    ],
)
def test_ones_own_work_and_a_clean_record_stay(typed: str, code: LanguageCode) -> None:
    assert own(typed, code) == [typed]
