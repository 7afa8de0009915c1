"""What a posting asks for and its person has stands in the letter: papers, programs, studies, today's work."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.rules.asked.driving_licence import asks_to_drive, is_driving_licence
from workers.writing.rules.writer import RuleWriter

TODAY = date(2026, 11, 22)
DOORS = "Garage Door Tech\nRepair doors.\nMust have: two years of doors, {}, able to carry 80 lb."


def job(title: str, duties: str, begin: int = 2018, end: int | None = None) -> Experience:
    return Experience(
        f"{title}{begin}", title, "Acme Works", date(begin, 1, 1), date(end, 1, 1) if end else None, duties
    )


def paper(name: str) -> Credential:
    return Credential(name, name, "", date(2022, 3, 10), date(2031, 3, 15))


def letter(
    posting_text: str,
    jobs: tuple[Experience, ...],
    papers: tuple[Credential, ...] = (),
    skills: tuple[Skill, ...] = (),
    studies: tuple[Training, ...] = (),
) -> str:
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", jobs, skills, papers, TODAY, beside=KnownBeside(studies))
    posting = understand_posting(posting_text)
    task = Assignment("cover_letter", posting.language, posting, posting_text, facts, match(posting, facts))
    return text_of(RuleWriter().write(task))


@pytest.mark.parametrize(
    "asked",
    [
        "valid license",
        "license",
        "own vehicle and license",
        "a clean driving record",
        "driver's license",
        "License to drive the van",
        "valid DL",
        "pick up with the van so license",
    ],
)
def test_a_plain_licence_that_is_asked_for_is_told(asked: str) -> None:
    text = letter(
        DOORS.format(asked), (job("Garage Door Tech", "Springs, cables and rollers"),), (paper("Driver license"),)
    )
    assert "a driver license" in text


@pytest.mark.parametrize(
    "asked", ["boiler license", "State FA license", "a master plumber's license", "Journeyman card and license"]
)
def test_a_licence_of_a_trade_is_none_to_drive(asked: str) -> None:
    assert not asks_to_drive(f"Must have: two years, {asked}, good hands.")


def test_commercial_and_trade_licences_are_no_plain_ones() -> None:
    assert not any(map(is_driving_licence, ("CDL Class A", "Commercial driver's license", "Boiler operator license")))
    assert all(
        map(is_driving_licence, ("Driver license Class D", "Operator license", "Licencia de manejo", "TX Class C"))
    )


def test_a_card_is_asked_for_among_several() -> None:
    text = letter(
        "Welder\nWeld beams.\nFork lift and crane cards are required.",
        (job("Welder", "Weld beams"),),
        (paper("Forklift card"), paper("AWS D1.1")),
    )
    assert "Forklift card" in text


def test_a_program_goes_by_its_own_name() -> None:
    text = letter(
        "Shipping Lead\nKeep stock.\nSpreadsheets are a plus.",
        (job("Shipping Clerk", "Packed orders"),),
        skills=(
            Skill("1", "Excel", "Software", "Beginner"),
            Skill("2", "Pallet jack", "Hand Tool", "Expert"),
            Skill("3", "Stretch wrapper", "Heavy Equipment", "Advanced"),
        ),
    )
    assert "Excel (basic)" in text


def test_papers_that_make_no_sentence_together_make_two() -> None:
    text = letter(
        "Ayudante de soldador\nEsmerilar y cortar.\nRequisitos: licencia de manejo vigente, tarjeta de montacargas.",
        (job("Ayudante de taller", "Corto perfiles con oxicorte"),),
        (paper("Tarjeta de montacargas"), paper("Licencia de manejo")),
    )
    assert "Tarjeta de montacargas" in text
    assert "Licencia de manejo" in text


@pytest.mark.parametrize(
    ("credential", "school", "told"),
    [
        ("AAS, Instrumentation and Control", "Bismarck State College", "an AAS in Instrumentation and Control"),
        ("Completion, Instrument apprenticeship", "Local 10", "I completed the instrument apprenticeship at Local 10"),
        ("Graduate, Instruments", "Great Lakes Instrument apprenticeship", "I completed the Great Lakes Instrument"),
    ],
)
def test_who_learnt_the_trade_says_so(credential: str, school: str, told: str) -> None:
    text = letter(
        "Instrument Technician\nCalibrate instruments.",
        (job("Instrument Technician", "Calibrate transmitters"),),
        studies=(Training(school, credential, None, date(2014, 8, 1), date(2018, 5, 1)),),
    )
    assert told in text


def test_nobody_tells_of_studies_for_another_trade() -> None:
    text = letter(
        "Instrument Technician\nCalibrate instruments.",
        (job("Instrument Technician", "Calibrate transmitters"),),
        studies=(Training("Haywood College", "Certificate, Horticulture", None, date(2010, 8, 1), date(2012, 5, 1)),),
    )
    assert "Horticulture" not in text


def test_all_of_todays_helper_work_is_told() -> None:
    text = letter(
        "Underground Miner\nBolt and drill.\nHelpful: experience as a powder helper.",
        (
            job(
                "Drill Helper",
                "Blast hole drill helper\nChange bits and steel\nLoad holes with blaster in charge",
                2025,
            ),
            job("Miner Operator", "Ran twin boom bolter\nSet timbers\nRock dust\nShovel belt", 2011, 2024),
        ),
    )
    assert "load holes with blaster in charge" in text.lower()
