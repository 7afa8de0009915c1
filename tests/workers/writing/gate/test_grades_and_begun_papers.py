"""Small parts, ranges in thousands, grades, papers that are worked toward, and years with one employer."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts

_POSTING = (
    "Maintenance machinist for Copper Basin Milling. Turn and grind journals, test gauges, read prints. OSHA 10 "
    "required. Paid holidays five. Experience with boilers and cranes is a plus."
)
_LATHE = (
    "Hold .001 on journals and .0005 on races\n"
    "Certified gauges with a Mitutoyo block set\n"
    "Deliver parts by van, route 48 miles\n"
    "Handle dies of 2-5k lbs"
)
_BOILERS = (
    "Calderas de 3 a 6 mil libras de vapor\n"
    "Conecte bombas de 20 hp con mi oficial\n"
    "Solo reviso fugas en bombas\n"
    "Purgas y pruebas de agua cada turno"
)


def _judge(code: LanguageCode, *jobs: Experience, papers: tuple[Credential, ...]) -> Judge:
    posting = understand_posting(_POSTING)
    facts = ProfileFacts("Ann Roe", "ann@example.com", jobs, (), papers, date(2026, 11, 27))
    return Judge(Assignment("cover_letter", code, posting, _POSTING, facts, match(posting, facts)))


@pytest.fixture(scope="module")
def machinist() -> Judge:
    return _judge(
        "en",
        Experience("one", "Lathe Operator", "Harlan Bearing Company", date(2011, 4, 1), None, _LATHE),
        Experience("two", "Laborer", "Orchard Foods", date(2009, 3, 1), date(2011, 3, 1), "Loaded trucks"),
        papers=(
            Credential("a", "OSHA 30", "OSHA", date(2022, 5, 1), None),
            Credential("b", "Journeyman Machinist", "State of Ohio", date(2015, 6, 1), None),
            Credential("c", "NFPA 70E training", "Harlan", date(2022, 4, 11), date(2025, 4, 11)),
            Credential("d", "Certified Lubrication Technician (in progress)", "ICML", date(2026, 9, 1), None),
        ),
    )


@pytest.fixture(scope="module")
def stoker() -> Judge:
    return _judge(
        "es",
        Experience("one", "Operador de calderas", "Lavanderia Norte", date(2016, 5, 1), None, _BOILERS),
        papers=(
            Credential("a", "3rd Class Boiler Operator", "City of Lima", date(2019, 5, 1), None),
            Credential("b", "Grúa puente (en capacitación)", "Lavanderia Norte", date(2026, 10, 1), None),
        ),
    )


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("bored to one thousandth of an inch", ["0.001"]),
        ("ground to a ten-thousandth", ["0.0001"]),
        ("within half a thousandth", ["0.0005"]),
        ("ajuste de una milésima de pulgada", ["0.001"]),
        ("rectifico a una diezmilésima", ["0.0001"]),
        ("tolerancia de media milésima", ["0.0005"]),
        ("a hundredth of the parts", []),
        ("montacargas de 3 a 8 mil libras", ["3000", "8000"]),
        ("tanques de 5 o 6 mil galones", ["5000", "6000"]),
        ("loads of 2 to 5 thousand pounds", ["2000", "5000"]),
        ("dies of 2-5k lbs", ["2000", "5000"]),
        ("2 lotes y 5 mil piezas", ["2", "5000"]),
        ("de 20 a 3 mil piezas", ["20", "3000"]),
    ],
)
def test_parts_and_ranges_in_thousands_are_numbers(text: str, numbers: list[str]) -> None:
    assert [one.number for one in read(text, "en").tokens if one.number] == numbers


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Holds journals to one thousandth of an inch.", "Holds journals to a ten-thousandth of an inch."),
        ("Delivers parts by van over a 48-mile route.", "Delivers parts by van over a 58-mile route."),
        ("Delivers parts by van on a 48-mile route.", "Delivers parts by van over 48 miles."),
        ("Handles dies from 2,000 to 5,000 pounds.", "Handles dies from 2,000 to 6,000 pounds."),
        ("Certified gauges with a Mitutoyo block set.", "Certified gauge technician."),
        (
            "OSHA 30 trained lathe operator who began as a laborer in 2009.",
            "OSHA 30 trained lathe operator who began as a laborer in 2011.",
        ),
        (
            "Journeyman machinist with more than fifteen years at one bearing company.",
            "Journeyman machinist with more than seventeen years at one bearing company.",
        ),
        (
            "My NFPA 70E training ran out in April 2025, but I can start at once.",
            "My NFPA 70E training is current, so I can start at once.",
        ),
        ("Your posting asks for OSHA 10.", "Your posting offers ten paid holidays."),
        ("Your posting offers five paid holidays.", "Su anuncio ofrece diez días festivos pagados."),
        (
            "I have been studying for Certified Lubrication Technician since September 2026.",
            "I have been studying for Certified Lubrication Technician since March 2026.",
        ),
    ],
)
def test_a_machinists_figures_and_papers(machinist: Judge, true: str, made_up: str) -> None:
    assert machinist.verdict(true).passes
    assert not machinist.verdict(made_up).passes


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Third class boiler operator.", "First class boiler operator."),
        ("Boiler operator, third class.", "Boiler operator, second class."),
        ("Operador de calderas de tercera clase.", "Operador de calderas de primera clase."),
        ("Estoy en capacitación para grúa puente desde octubre de 2026.", "Operador certificado de grúa puente."),
        (
            "Estoy en capacitación para grúa puente desde octubre de 2026.",
            "Estoy en capacitación para grúa puente desde mayo de 2026.",
        ),
        ("Estoy tramitando la certificación de grúa puente.", "Tramité y obtuve la certificación de grúa puente."),
        ("Conecté bombas de 20 hp con mi oficial.", "Conecté bombas de 20 hp por mi cuenta, sin oficial."),
        ("Connected 20 hp pumps with my journeyman.", "Connected 20 hp pumps without a journeyman."),
        (
            "Su anuncio pide experiencia con calderas, y eso es lo que manejo en Lavanderia Norte.",
            "Su anuncio pide experiencia con grúas, y eso es lo que manejo en Lavanderia Norte.",
        ),
    ],
)
def test_a_stokers_grade_and_papers(stoker: Judge, true: str, made_up: str) -> None:
    assert stoker.verdict(true).passes
    assert not stoker.verdict(made_up).passes
