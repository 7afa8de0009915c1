"""Spanish words of duties that name another thing to the trade than to a dictionary, and names that had no English."""

import pytest

from workers.writing.translation.into_english.line import in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Armo y paro formas para muros", "Build and stand up forms for walls"),
        ("Armo soffits con láser", "Frame soffits with a laser"),
        ("Acabado nivel 4 y 5", "Level 4 and 5 finish"),
        ("Amarre de varilla del 4", "Tie #4 rebar"),
        ("Lavado a presión de casas", "Pressure-wash homes"),
        ("Lavado a presión antes de pintar", "Pressure washing before painting"),
        ("Hago señas a la grúa", "Give hand signals to the crane"),
        ("Hago bacheo", "Patch potholes"),
        ("Doy grado al terreno con la máquina", "Grade the lot with the machine"),
        ("Reviso defectos de la tela", "Check for defects in the fabric"),
        ("Cambio conos y reviso defectos del tapete", "Change cones and check for defects in the carpet"),
        ("Tape y masking, pinto con airless", "Masking, paint with airless sprayers"),
        ("Instalo tubería de cobre y PVC", "Install copper pipe and PVC pipe"),
        ("Instalo ventanas de vinil y aluminio", "Install vinyl windows and aluminum windows"),
        ("Teja de barro y concreto", "Clay and concrete tile"),
        ("Sueldo componentes en tarjetas con cautín", "Solder components on circuit boards with a soldering iron"),
        ("Encargado de 4 cuando el patrón está en otro trabajo", "In charge of 4 when the boss is out"),
        ("Hago cambios de estilo", "Do style changes"),
        ("Costura recta y overlock", "Straight-stitch and overlock sewing"),
        ("Inspección final y empaque", "Final inspection and packing"),
        ("Nivelo con láser y trazo", "Level with a laser and lay out"),
        ("Corto pasto y riego", "Mow lawns and water"),
    ],
)
def test_a_duty_is_told_by_the_words_of_its_trade(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english
