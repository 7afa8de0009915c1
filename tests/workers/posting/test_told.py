"""What a posting tells without asking: the employer, its place and machines, pay and benefits, how to apply."""

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.asked.reading import requirements_in
from workers.posting.requirements.reading import understand_posting


def texts(posting: str, code: LanguageCode = "en") -> list[str]:
    return [one.text for one in requirements_in(posting, code)]


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("Cottonwood Aerial Applicators, Colby Kansas, flies six Air Tractors (502, 602, 802) and a Thrush.", "en"),
        ("The plant has two in-ground lifts and a paint booth.", "en"),
        ("We build feeders, gates, farrowing crates.", "en"),
        ("El taller tiene tres naves y puente grúa de 5 toneladas.", "es"),
        ("Lavamos para 9 casinos con túnel Kannegiesser y secadoras de gas.", "es"),
        ("$25.36 a $30.82 la hora, seguro dental, ropa y botas.", "es"),
        ("Las solicitudes se entregan en recursos humanos, segundo piso, hasta el 15 de enero.", "es"),
        ("Applications are available at City Hall, window 3, second floor.", "en"),
        ("SPFA classes on our dime.", "en"),
        ("Te enseñamos a soldar cobre.", "es"),
        ("Decoder systems and VFD pumps can be learned here.", "en"),
    ],
)
def test_what_is_told_asks_for_nothing(sentence: str, code: LanguageCode) -> None:
    ask = "Must have a forklift license." if code == "en" else "Se requiere licencia de montacargas."
    assert len(texts(f"{ask}\n\n{sentence}", code)) == 1


def test_pay_told_under_what_is_asked_asks_for_nothing() -> None:
    posting = "Requisitos: licencia clase A. Sueldo $36,400 anuales, retiro del condado, 14 feriados."
    assert texts(posting, "es") == ["licencia clase A"]


def test_pay_behind_an_abbreviation_takes_nothing_from_what_is_asked() -> None:
    assert texts("Lead: five years, can read placing drawings, some English with the GC. $31 and a tonnage share.")


@pytest.mark.parametrize(
    "sentence",
    [
        "Grain elevator\n\nOperators run the dryer and the leg.",
        "Driver wanted.\n\nWe use Samsara e-logs and you must know them.",
    ],
)
def test_the_work_is_no_talk_of_the_employer(sentence: str) -> None:
    assert texts(sentence)


@pytest.mark.parametrize(
    ("sentence", "code", "wanted"),
    [
        ("Must have own tools. If you can weld 4130 tubing you'll be loved.", "en", "weld 4130 tubing"),
        ("Se da preferencia a quien tenga tarjeta de primeros auxilios.", "es", "tarjeta de primeros auxilios"),
        ("Helpful are experience as a powder helper and EMT.", "en", "powder helper"),
        ("Must have a license. ASE certification pays a stipend.", "en", "ASE certification"),
    ],
)
def test_what_is_welcome_is_so_by_its_frame(sentence: str, code: LanguageCode, wanted: str) -> None:
    found = {one.text: one.level for one in requirements_in(sentence, code)}
    assert found.get(wanted) == "preferred"


def test_an_if_that_invites_asks() -> None:
    levels = [one.level for one in requirements_in("If you can weld pipe and read isometrics, call us.", "en")]
    assert set(levels) <= {"required"}


def test_keywords_are_not_taken_from_how_to_apply() -> None:
    posting = (
        "Chofer de volteo. Requisitos: licencia clase A, récord limpio. "
        "La solicitud se entrega en el segundo piso del edificio anexo."
    )
    assert not {"pisos", "entregas"} & {one.name for one in understand_posting(posting).keywords}


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("AWS D1.1 qualification, 3G; 4G within 90 days, test at our cost", "AWS D1.1 qualification, 3G"),
        ("OSHA 10, class at our cost", "OSHA 10"),
        ("OSHA 10, we pay the class", "OSHA 10"),
        ("CDL A, training at our expense", "CDL A"),
    ],
)
def test_what_its_test_costs_takes_nothing_from_a_paper_asked_for(line: str, asked: str) -> None:
    posting = f"Welder\n\nResponsibilities:\n- Weld beams\n\nRequirements:\n- {line}\n- Two years of shop welding\n"
    assert asked in texts(posting)
