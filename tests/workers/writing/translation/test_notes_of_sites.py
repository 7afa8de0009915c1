"""Notes of building sites in English: helpers and crews, sizes, machines by maker, and words by the job's title."""

import pytest

from workers.writing.translation.into_english.line import english_of
from workers.writing.translation.into_english.senses.job_words import of_job


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        ("Plomero", "yo y un ayudante, a veces dos", "Work with one or two helpers"),
        ("Plomero", "yo y mi ayudante", "Work with my helper"),
        ("Tubero de agua", "jefe de tuberos, 4 hombres", "In charge of 4 pipelayers"),
        ("Jardinera", "ruta de 22 casas por semana con 2 hombres", "Route of 22 homes a week with 2 workers"),
        ("Concretero", "jefe de 4 cuando son coladas grandes", "In charge of a crew of 4 in large pours"),
        ("Pintor", "llevo a 3 pintores y reporto al mayordomo", "In charge of 3 painters and report to the foreman"),
        ("Plomero", "mando fotos al supervisor", "Send photos to the supervisor"),
        ("Electricista", "pido material al supply", "Order materials from the supply house"),
        ("Albañil", "andamio hidráulico, lo armo yo", "Erect hydraulic scaffolds"),
        ("Techador", "quitamos techo viejo de grava con máquina", "Tear off old gravel roofs with a machine"),
        ("Soldador", "sueldo con máquina Lincoln", "Weld with a Lincoln machine"),
        ("Electricista", "jalo alambre THHN del 12 al 2", "Pull THHN wire, 12 to 2 gauge"),
        ("Electricista", "tierra física con varilla de 8 pies", "8-foot grounding with ground rods"),
        (
            "Plomero",
            "tiendo drenaje de 4 con caída de 1/4 por pie",
            "Lay 4-inch drain pipe with a slope of 1/4 inch per foot",
        ),
        ("Albañil", "zapatas de 2x2 con varilla de media", "2x2 footings with 1/2 rebar"),
        ("Tubero", "relleno por capas de 12 pulgadas con brincolín", "Fill in 12-inch lifts with a jumping jack"),
        ("Operador de motoconformadora", "moto con láser", "Motor grader with a laser"),
        ("Tablaroquero", "techos de 9 a 24 pies con tijera", "Ceilings from 9 to 24 feet with a scissor lift"),
        ("Instalador de azulejo", "escaleras de mármol", "Marble stairs"),
        ("Fierrero", "soldadura de varilla", "Rebar welding"),
        (
            "Técnico de refrigeración",
            "guardia cada tercera semana, 24 horas",
            "On call every third week, 24 hours a day",
        ),
        (
            "Técnico de refrigeración",
            "reparo vitrinas de 14 supermercados",
            "Repair refrigerated display cases in 14 supermarkets",
        ),
        ("Plomero", "hago presupuesto en tableta", "Prepare estimates on a tablet"),
        ("Andamiera", "paro de refinería 6 semanas", "6-week refinery shutdown"),
        ("Jardinera", "fertilizo cada 6 semanas", "Fertilize every 6 weeks"),
        ("Operador de pavimentadora", "800 toneladas por día con cuadrilla de 8", "800 tons a day with a crew of 8"),
        (
            "Operador de pavimentadora",
            "Manejo Cat AP600 y Roadtec en calles de la ciudad",
            "Operate Cat AP600 and Roadtec on city streets",
        ),
        ("Tablaroquero", "corto para luces, contactos y ductos", "Cut for lights, outlets and ducts"),
        ("Techador", "arranco 2 capas y reviso la madera", "Tear off 2 layers and check the wood"),
        ("Carpintero", "termino una casa de 3 cuartos en 4 días", "Finish a 3-bedroom home in 4 days"),
        ("Carpintero", "trabajo solo con mi troca y herramienta", "Work on my own with my truck and tools"),
        ("Techador", "papel sintético y ice shield", "Synthetic underlayment and ice and water shield"),
    ],
)
def test_a_note_of_a_site_keeps_its_crew_sizes_and_sense(title: str, typed: str, told: str) -> None:
    with of_job(title):
        english = english_of(typed, past=False)
    assert (english.text, english.is_whole) == (told, True)
