"""Infinitives of a Spanish document, which stand in the first person beside what was typed in it."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.words.first_persons import present_of, preterite_of


@pytest.mark.parametrize(
    ("line", "now", "then"),
    [
        ("Colar y nivelar losas", "Cuelo y nivelo losas", "Colé y nivelé losas"),
        ("Limpiar e inspeccionar tanques", "Limpio e inspecciono tanques", "Limpié e inspeccioné tanques"),
        (
            "Acompañar a 5 choferes para capacitarlos",
            "Acompaño a 5 choferes para capacitarlos",
            "Acompañé a 5 choferes para capacitarlos",
        ),
        (
            "Ayudar a instalar y reparar techos",
            "Ayudo a instalar y reparar techos",
            "Ayudé a instalar y reparar techos",
        ),
        ("A gran escala, hincar pilotes", "A gran escala, hinco pilotes", "A gran escala, hinqué pilotes"),
        ("Reunirse con el inspector", "Me reúno con el inspector", "Me reuní con el inspector"),
        (
            "Operar rodillo para nivelar y compactar",
            "Opero rodillo para nivelar y compactar",
            "Operé rodillo para nivelar y compactar",
        ),
        ("Lijar para pintar muros y guardar", "Lijar para pintar muros y guardar", "Lijar para pintar muros y guardar"),
        ("Probar el agua y anotarla", "Pruebo el agua y la anoto", "Probé el agua y la anoté"),
        ("Cortar varilla e instalarla", "Corto varilla y la instalo", "Corté varilla y la instalé"),
        ("Llenar hojas y entregárselas", "Llenar hojas y entregárselas", "Llenar hojas y entregárselas"),
        ("Taller de pintura", "Taller de pintura", "Taller de pintura"),
        ("Concreto estampado y pulido", "Concreto estampado y pulido", "Concreto estampado y pulido"),
    ],
)
def test_doings_are_told_by_who_did_them(line: str, now: str, then: str) -> None:
    assert in_own_voice(line, past=False) == now
    assert in_own_voice(line, past=True) == then


@pytest.mark.parametrize(
    ("infinitive", "present", "preterite"),
    [
        ("evaluar", "evalúo", "evalué"),
        ("evacuar", "evacuo", "evacué"),
        ("vaciar", "vacío", "vacié"),
        ("cambiar", "cambio", "cambié"),
        ("mantener", "mantengo", "mantuve"),
        ("reducir", "reduzco", "reduje"),
        ("corregir", "corrijo", "corregí"),
        ("construir", "construyo", "construí"),
        ("izar", "izo", "icé"),
        ("apagar", "apago", "apagué"),
    ],
)
def test_first_persons(infinitive: str, present: str, preterite: str) -> None:
    assert (present_of(infinitive), preterite_of(infinitive)) == (present, preterite)


@pytest.mark.parametrize("line", ["Encintar y fregoletear nivel 4", "Montar, fregoletear y limpiar"])
def test_a_line_with_a_doing_that_nobody_knows_stays_in_its_infinitives(line: str) -> None:
    assert in_own_voice(line, past=False) == line


def test_a_thing_that_ends_like_a_doing_stops_no_line() -> None:
    assert in_own_voice("Limpiar cocina y taller", past=False) == "Limpio cocina y taller"
