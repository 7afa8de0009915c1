"""The lines that are seen at once tell as much as lines can of what a posting asks for; whom one led among them."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.asked.wished_work import duties_of
from workers.writing.rules.worth.leading import leads_work
from workers.writing.rules.writer import RuleWriter


def lines(posting_text: str, title: str, duties: str) -> tuple[str, ...]:
    posting = understand_posting(posting_text)
    job = Experience("1", title, "Acme Works", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (job,), (), (), date(2026, 11, 22))
    task = Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts))
    return RuleWriter().write(task).bullets["1"]


def test_what_answers_the_first_duty_is_no_last_line() -> None:
    told = lines(
        "Chofer repartidor\nEntregar pedidos en ruta, cobrar, inspeccionar el camión, acomodar mercancía con diablito.",
        "Chofer",
        "descargo con diablito y patín\ncobro y hago corte\nruta de 25 paradas\ninspección diaria del camión",
    )
    assert "Ruta de 25 paradas" in told[:3]


def test_duties_of_one_sentence_are_parted_in_both_languages() -> None:
    for text, second in (
        (
            "Chofer\nFunciones:\nEntregar pedidos en ruta, cobrar, inspeccionar el camión, acomodar mercancía.",
            "cobrar",
        ),
        (
            "Aircraft Technician\nDuties:\nYou'd change propellers, fix spray pumps, mend skins.",
            "fix spray pumps",
        ),
    ):
        assert duties_of(understand_posting(text), text)[1] == second


@pytest.mark.parametrize("line", ["Reparto áreas a 11 personas", "Handed out work to 6 welders"])
def test_who_gives_out_work_to_people_leads_them(line: str) -> None:
    assert leads_work(line)


@pytest.mark.parametrize(
    "line", ["Reparto pedidos a 20 clientes", "Reparto pan a 30 tiendas", "Handed out tools to 12 stations"]
)
def test_who_hands_out_things_leads_nobody(line: str) -> None:
    assert not leads_work(line)


def test_whom_one_led_stands_first_where_the_position_leads() -> None:
    told = lines(
        "Supervisor de sanidad\nDirigir a 26 personas de sanidad, asegurar candado y etiqueta.",
        "Líder de sanidad",
        "Candado y etiqueta antes de meter manos\nLimpieza de sierras\nMezclo químicos\nReparto áreas a 11 personas",
    )
    assert told[0] == "Reparto áreas a 11 personas"


def test_what_was_typed_first_is_among_the_lines_seen_at_once() -> None:
    told = lines(
        "Carpintero formaletero líder, Lona\nFunciones:\n- Leer planos\n- Dar niveles\n- Dirigir de 4 a 6 personas",
        "Carpintero de formas",
        "Armo cimbra para muros y losas\nLeo planos y marco ejes\nCheco plomo y nivel\nSuperviso 4 ayudantes",
    )
    assert "Armo cimbra para muros y losas" in told[:3]


def test_a_long_list_of_duties_is_no_first_duty() -> None:
    told = lines(
        "Plant Operator, steam, Alba College\n\nOperators watch three boilers (gas, oil), make rounds, treat water, "
        "minor maintenance of pumps and steam traps, log it all.\nRequirements: 5 years with high pressure steam.",
        "Boiler Operator",
        "Fire two 60,000 lb gas boilers, take logs\nWater tests and chemicals\nSmall repairs on pumps, traps, valves",
    )
    assert told[0].startswith("Fire two")
