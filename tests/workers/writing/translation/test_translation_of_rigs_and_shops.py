"""Duties and rows of forty trades told whole and in their own sense, as their workers type them without accents."""

from datetime import date

import pytest

from workers.writing.gate.told_lines import is_told_line
from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.line_clauses import clauses_in_english
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.studies import studied


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        (
            "Ando de ayudante con los electricistas cuando me ocupan",
            "Work as a helper with the electricians when needed",
        ),
        ("Pongo formas rectas y curvas y las dejo a nivel", "Set straight and curved forms and level them"),
        ("Arranco techo viejo hasta la madera", "Tear off old roofs down to the wood"),
        ("Hago castillos, cadenas y dalas", "Build tie columns, bond beams and tie beams"),
        ("Hago presupuestos y cobro al cliente", "Prepare estimates and collect payment from customers"),
        ("Sigo el WPS y apunto el numero de colada", "Follow the WPS and write down the heat number"),
        ("Reparo frenos de aire y ajusto matracas", "Repair air brakes and adjust slack adjusters"),
        ("Sueldo chasis y cambio muelles", "Weld chassis and change leaf springs"),
        ("Programo tarjetas y cambio chapas en el hotel", "Program key cards and replace locks in the hotel"),
        ("Inspecciono y pongo la tarjeta verde", "Inspect and install the green tag"),
        ("Doblo y engrapo folletos", "Fold and staple brochures"),
        ("Imprimo lonas y vinil en plotter", "Print printed banners and vinyl in a plotter"),
        ("Pongo banderas y cuido a los trenes", "Set up flags and watch for the trains"),
        ("Sueldo riel con termita", "Weld rails with thermite"),
        ("Cambio llantas de tractor y loader", "Change tractor and loader tires"),
        ("Limpio hojas en el otoño", "Clean leaves in the fall"),
        ("Muelo troncos con la maquina", "Grind stumps with the machine"),
        ("Saco golpes y pongo pasta", "Pull dents and apply body filler"),
        ("Mezclo lodo y reviso las temblorinas", "Mix drilling mud and check the shale shakers"),
        ("Desahije y deshierbe con azadon", "Thin and weed with a hoe"),
        ("Quito hojas secas y flores viejas", "Remove dry leaves and old flowers"),
        ("Instalo muros prefabricados con grua", "Install prefabricated walls with a crane"),
        ("Hago 15 cuartos por turno", "Clean 15 rooms per shift"),
        (
            "Saco escombro en carretilla y lo subo al dompe",  # nobody climbs it
            "Haul out debris in a wheelbarrow and load it onto the dump truck",
        ),
        ("Ordeño 2800 vacas en sala rotativa de 60", "Milk 2800 cows in a 60-stall rotary milking parlor"),
        ("Encinto y doy 3 manos, nivel 4", "Tape and apply 3 coats, level 4"),
        ("Lijo con la maquina de vacio", "Sand with the vacuum sander"),
        ("Llevo material del almacen a la obra", "Deliver materials from the warehouse to the job site"),
        (
            "Atiendo 6 llamadas al dia en verano, guardia cada cuarta semana",
            "Answer 6 calls a day in summer, on call every fourth week",
        ),
        ("Reparo fugas de aire, agua y aceite", "Repair air leaks, water leaks and oil leaks"),
        ("Cierro carriles y pongo señales", "Close lanes and put up traffic signs"),
        ("Localizo lineas con el detector", "Locate lines with the locator"),
        ("Puedo leer planos y sacar niveles", "Able to read blueprints and shoot grade"),
        ("Pido el material al mayordomo", "Order the material from the foreman"),
        ("Ordeño en tres turnos", "Milk on three shifts"),
        ("Trabajo solo en mi ruta", "Work on my own on my route"),
        ("Corte y doblez de varilla", "Cut and bend rebar"),
        ("Apoyo al electricista en jalar cable", "Help the electrician pull cable"),
    ],
)
def test_work_of_forty_trades_is_told_whole(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        ("Mantengo limpios los pasillos y el anden", False, "Keep the hallways and the loading dock clean"),
        (
            "Limpiaba clavos con el iman y dejaba la yarda limpia",
            True,
            "Cleaned up nails with the magnet and left the yard clean",
        ),
        ("Mantengo el area limpia y ordenada", False, "Keep the area clean and organized"),
    ],
)
def test_what_is_kept_clean_is_told_in_the_order_of_english(duty: str, *, past: bool, english: str) -> None:
    assert in_english(duty, past=past) == english


def test_a_milker_milks_and_a_molder_makes_no_bosses() -> None:
    assert "organiz" not in in_english("Limpio las ubres antes de ordeñar", past=False)
    assert "boss" not in in_english("Corto tela y hago patrones", past=False)


def test_a_clause_that_takes_up_what_is_not_told_falls_with_it() -> None:
    clauses = clauses_in_english("Junto la xyzcosecha y la subo al camion", past=False)
    assert [one.english for one in clauses] == ["", ""]


def test_names_of_rows_are_told_by_what_they_are() -> None:
    assert english_skill("Compresor") == "Air compressor"
    assert english_skill("Controles (termostatos, no DDC)") == "Controls (thermostats, no DDC)"
    assert english_skill("Controladores Hunter y Rain Bird") == "Hunter and Rain Bird controllers"
    assert english_skill("Jalador de cable") == "Cable puller"
    assert english_skill("Manejo en nieve y montaña") == "Driving in snow and mountains"
    assert credential_named("en", "Aprendiz de electricista registrado") == "Registered Electrical Apprentice"
    assert credential_named("en", "Montacargas certificado") == "Certified Forklift Operator"
    assert studied("en", "Primaria y secundaria") == "Elementary and Secondary School"
    assert studied("en", "6o grado") == "6th grade"


def test_a_line_told_whole_is_proven_by_itself_and_by_no_other() -> None:
    job = Experience(
        "j1",
        "Carnicero",
        "Central Market",
        date(2021, 6, 7),
        None,
        "Despiezo cuartos de res y puerco entero\nTambien afilo cuchillos",
    )
    assert is_told_line("Break down beef quarters and whole hogs", job, "en")
    assert is_told_line("I sharpen knives", job, "en")
    assert not is_told_line("Break down beef quarters", job, "en")
    assert not is_told_line("Broke down beef quarters and whole hogs", job, "en")
