"""Notes of shops, plants, roads and herds typed in Spanish, told in English."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        (
            "Corto placa de media con plasma y biselo a 37 grados",
            "Cut 1/2-inch plate with plasma and bevel at 37 degrees",
        ),
        ("medía con micrómetro de interiores", "Measured with an inside micrometer"),
        ("corria tornos Haas ST-20 y un Mazak", "Ran Haas ST-20 lathes and a Mazak"),
        ("Candadeo cada maquina antes de meter las manos", "Lock out every machine before reaching in"),
        ("Acomodo por lote y primero que entra primero que sale", "Stock by lot and FIFO"),
        ("Aplico sanitizante de cuaternario a 200 ppm", "Apply quat sanitizer to 200 ppm"),
        ("Llevo el ganado seco a su corral", "Move dry cows to their pen"),
        ("Supervisaba a 8 señoras", "Supervised 8 women"),
        ("Jalo material del rack", "Haul materials from the rack"),
        ("Sacaba la leche mala", "Discarded the waste milk"),
        ("Bajaba el desperdicio de 6 a 2 %", "Reduced the waste from 6% to 2%"),
        ("Paso rayos X, 98 % a la primera", "Pass X-ray tests with a 98% first-pass rate"),
        ("tengo 8 años sin multas", "No citations in 8 years"),
        ("enfrio a menos de 40 grados", "Cool to less than 40 degrees"),
        ("cuento 30 por paquete", "Count 30 per package"),
        ("inspeccionaba 1 de cada 10 con vernier", "Inspected 1 in every 10 with a caliper"),
        ("uso cofia, guantes y botas limpias", "Wear hair nets, gloves and clean boots"),
        ("Bajo los accidentes de 12 a 3 por año", "Reduce the accidents from 12 to 3 a year"),
        ("Reducia horas extra 20 %", "Reduced overtime by 20%"),
        ("Controlaba inventario con 99.5 % de exactitud", "Controlled inventory with 99.5% accuracy"),
        ("Plancho y doblo", "Iron and fold"),
        ("Hago preventivo semanal y mensual", "Perform weekly and monthly preventive maintenance"),
        # a share of rejects behind a doing stays
        ("Paso inspeccion visual, menos de 2 % de rechazo", "Pass visual inspections with less than 2% rejects"),
        # a phrase gives way where more of its thing follows
        ("Hacia el horario y el inventario de jabon", "Made the schedule and did the soap inventory"),
        # one thing named in Spanish is several in English, and so is what stands for it
        ("Limpiaba detector de metales y lo probaba", "Cleaned metal detectors and tested them"),
    ],
)
def test_notes_of_shops_are_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Tapicero", "Capitoneo cabeceras y respaldos", "Tuft headboards and backrests"),
        ("Ebanista", "Ensamble de cajones cola de milano", "Assemble dovetail drawers"),
        ("Fresador", "hacia cajas en la Bridgeport", "Made pockets in the Bridgeport"),
        ("Ebanista", "Corto lamina en seccionadora", "Cut sheet goods on a panel saw"),
        ("Encargada de lavandería", "Doblaba toallas en la dobladora", "Folded towels on the folding machine"),
    ],
)
def test_a_job_decides_the_thing(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        # a list of nouns and verbs says doings only, and where
        ("limpieza, cargar, demoler, varias obras", "Clean, load and demolish at several job sites"),
        ("Corte, doblar, soldadura y pulir", "Cut, bend, weld and polish"),
        ("Instalo en casas 2 veces al mes", "Install in homes twice a month"),
        ("Lijar, sellar y teñir mesas", "Sand, seal and stain tables"),
        ("Surto cajas y etiquetas a 4 lineas", "Stock boxes and labels to 4 lines"),
        ("Enchapo cantos con la Brandt", "Apply edge banding with the Brandt"),
        ("Ensamble de cajones cola de milano", "Assemble dovetail drawers"),
    ],
)
def test_what_a_cabinet_shop_lost_is_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Brandt enchapadora", "Brandt edgebander"),
        ("Festool lijadora orbital", "Festool orbital sander"),
        ("Montacargas Zymbo", "Zymbo forklift"),
        ("Controles Fanuc y Haas", "Fanuc and Haas controls"),
        ("Freightliner 13 velocidades", "Freightliner, 13 speed"),
        ("Clavadora calibre 18", "18-gauge nailer"),
    ],
)
def test_a_make_and_its_tool_are_told_in_one_language(name: str, english: str) -> None:
    assert english_skill(name) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Certificación AWS D1.1 3G y 4G", "AWS D1.1 3G and 4G Certification"),
        ("Licencia EPA 609", "EPA 609 License"),
        ("CDL clase A con hazmat y dobles", "Class A CDL, Hazmat and Doubles Endorsements"),
        ("Examen médico DOT", "DOT Medical Exam"),
    ],
)
def test_papers_of_codes_are_told(name: str, english: str) -> None:
    assert credential_named("en", name) == english
