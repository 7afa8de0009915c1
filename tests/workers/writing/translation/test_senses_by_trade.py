"""A Spanish word that means another thing to another trade is told in the sense of its line, or the line isn't told."""

import pytest

from workers.writing.translation.into_english.line import in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Medía y cortaba piezas de madera", "Measured and cut wood pieces"),
        ("Inspeccioné piezas con calibrador", "Inspected parts with a caliper"),
        ("Torneaba piezas grandes de acero", "Turned large steel parts"),
        ("Fabricaba escaleras marinas y barandales", "Fabricated fixed ladders and handrails"),
        ("Buscaba fallas a tierra", "Found ground faults"),
        ("Le afilaba las navajas a las podadoras", "Sharpened the blades of the mowers"),
        ("Cortaba tablaroca con navaja", "Cut drywall with a utility knife"),
        ("Compré navajas", ""),
        ("Cambié crucetas y aisladores", "Changed crossarms and insulators"),
        ("Cambiaba crucetas de la flecha del camión", "Changed U-joints of the shaft of the truck"),
        ("Cambié crucetas y postes", ""),
        ("Capacitación en alturas", "Trained in working at heights"),
        ("Trabajo nuevo y repintado", "New construction and repainting"),
        ("Aplicaba tres manos de pintura", "Applied three coats of paint"),
        ("Trabajaba en zancos", "Worked on stilts"),
        ("Ponía cerca de vinil", "Put up vinyl fences"),
    ],
)
def test_the_trade_of_a_line_says_what_its_word_names(duty: str, english: str) -> None:
    assert in_english(duty, past=True) == english


@pytest.mark.parametrize("duty", ["La textura la tiraba otro compañero", "Se tiraba textura"])
def test_a_verb_of_many_senses_is_not_told_of_what_another_does_either(duty: str) -> None:
    assert not in_english(duty, past=True)


def test_what_another_throws_out_is_told_by_its_thing() -> None:
    assert in_english("La basura la tiraba otro compañero", past=True) == "The trash was hauled off by another coworker"


@pytest.mark.parametrize(
    "duty",
    [
        "Amarraba cargas de lámina y tubo",
        "Reparación de fugas de gas y prueba de presión",
        "Respondía a llamadas de gente atrapada y la sacábamos",
        "Instalé espejos de pared a pared",
    ],
)
def test_nothing_is_told_where_words_behind_a_thing_may_be_of_two(duty: str) -> None:
    assert not in_english(duty, past=True)


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Puse 300 pies de tubería de cobre", "Installed 300 feet of copper pipe"),
        ("Desarmaba las rebanadoras y las volvía a armar", "Disassembled the slicers and assembled them again"),
        (
            "Mi hermano y yo terminamos un baño en 4 días, sin contar la regadera",
            "Finished a bathroom in 4 days with my brother, without counting the shower",
        ),
        ("Operador de cargador, clase A", "Loader operator, class A"),
    ],
)
def test_words_keep_the_order_and_the_form_that_english_has(duty: str, english: str) -> None:
    assert in_english(duty, past=True) == english
