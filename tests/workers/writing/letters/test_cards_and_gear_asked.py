"""Cards that ended and gear for breathing in letters, by what the posting asks for itself; nothing told twice."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Reachable, Skill, Training
from workers.writing.proofreading.rows import proofread
from workers.writing.rules.letter.lead import is_said_twice
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 27)


def letter(
    posting: str,
    *,
    job: Experience,
    skills: tuple[Skill, ...] = (),
    papers: tuple[Credential, ...] = (),
    education: tuple[Training, ...] = (),
    language: LanguageCode = "en",
) -> str:
    facts = proofread(
        ProfileFacts(
            "Ana Ruiz", "ana@example.com", (job,), skills, papers, TODAY, Reachable("", ""), KnownBeside(education)
        )
    )
    read = understand_posting(posting)
    assignment = Assignment("cover_letter", language, read, posting, facts, match(read, facts))
    return "\n".join(check(write(assignment, RuleWriter()), assignment).draft.paragraphs)


def card(name: str, ends: date | None, *, number: int = 0) -> Credential:
    return Credential(f"c{number}", name, "", date(2010, 1, 1), ends)


CRANE = Experience(
    "0", "Crane Operator", "Mesa Crane", date(2013, 5, 1), None, "Operate a 90 ton crane\nRead load charts"
)
LATHE = Experience("0", "Machinist", "Boro Tool", date(2014, 5, 1), None, "Run lathes and mills\nCheck parts")
WATER = Experience("0", "Plant Operator", "City of Alma", date(2016, 5, 1), None, "Run the plant\nTake samples")
GLASS = Experience("0", "Glazier", "Nashua Glass", date(2012, 5, 1), None, "Set glass in curtain wall\nSeal joints")
VALID = date(2028, 5, 1)


@pytest.mark.parametrize(
    ("wish", "papers", "ended"),
    [
        ("NCCCO swing cab, valid", ("NCCCO Mobile Crane", "NCCCO Rigger I"), date(2015, 12, 1)),
        ("NCCCO swing cab, valid", ("NCCCO Mobile Crane", "NCCCO Signalperson"), date(2024, 12, 1)),
        ("MSHA Part 48 surface training", ("NCCCO Mobile Crane", "MSHA Part 46"), date(2012, 6, 1)),
    ],
)
def test_card_of_a_scheme_that_nobody_asks_for_gets_no_sentence(
    wish: str, papers: tuple[str, str], ended: date
) -> None:
    held, over = papers
    text = letter(
        f"Crane Operator at High Mesa Lift\n\nRequirements\n- {wish}\n- CDL A",
        job=CRANE,
        papers=(card(held, VALID), card(over, ended, number=1)),
    )
    assert "expired" not in text


@pytest.mark.parametrize("ended", [date(2026, 4, 1), date(2019, 4, 1)])
def test_card_that_is_asked_for_by_its_name_is_told_as_over(ended: date) -> None:
    text = letter(
        "Crane Operator at High Mesa Lift\n\nRequirements\n- TWIC card\n- CDL A",
        job=CRANE,
        papers=(card("TWIC", ended),),
    )
    assert "My TWIC expired" in text


@pytest.mark.parametrize(
    ("wish", "row", "is_told"),
    [
        ("The ability to wear a respirator", "SCBA", True),
        ("Must wear SCBA on entry", "Full face respirator", True),
        ("Respirator use with medical clearance", "Supplied air", True),
        ("Driver license", "Full face respirator", False),
    ],
)
def test_respirator_is_told_where_one_is_required(wish: str, row: str, *, is_told: bool) -> None:
    gear = Skill("s0", row, "Safety Equipment", "Advanced")
    scada = Skill("s1", "SCADA", "Software", "Advanced")
    text = letter(f"Plant Operator at Alma Water\n\nRequirements\n- {wish}\n- SCADA", job=WATER, skills=(gear, scada))
    assert (row.casefold() in text.casefold()) is is_told


def test_years_are_told_once_by_who_works_in_the_trade() -> None:
    text = letter("Glazier at Tern Glass\n\nRequirements\n- 5 years of glazing", job=GLASS)
    assert "14 years as a glazier at Nashua Glass" in text
    assert text.count("14 years") == 1
    assert is_said_twice("mecánica de maquinaria agrícola", "mecánico agrícola", "es")
    assert not is_said_twice("diesel repair", "diesel tech", "en")


@pytest.mark.parametrize(
    ("earned", "said"),
    [
        ("Completion certificate, Machinist apprenticeship", "I completed the machinist apprenticeship at Tri Tech"),
        ("Certificate of completion, Machine tool program", "I completed the machine tool program at Tri Tech"),
    ],
)
def test_paper_that_only_says_that_a_course_was_done_is_told_as_that(earned: str, said: str) -> None:
    course = Training("Tri Tech", earned, None, date(2010, 1, 1), date(2014, 5, 1))
    text = letter(
        "Machinist at Orr\n\nRequirements\n- Trade school or completed apprenticeship", job=LATHE, education=(course,)
    )
    assert said in text


def test_position_is_named_once_in_a_spanish_letter() -> None:
    job = Experience("0", "Albañil", "Muros", date(2016, 2, 1), None, "Pego block y piedra\nHago mezcla")
    text = letter("Albañil\n\nEmpresa: Block Saguaro\n\nRequisitos\n- 3 años", job=job, language="es")
    assert text.count("puesto de Albañil") == 1
    assert "sobre el puesto." in text


def test_a_paper_asked_for_by_its_initials_is_told() -> None:
    papers = (
        card("Certified Registered Central Service Technician", VALID),
        card("Basic Life Support", VALID, number=1),
    )
    job = Experience(
        "0", "Sterile Processing Technician", "Acme", date(2022, 7, 1), None, "Build trays\nRun autoclaves"
    )
    told = letter("Sterile Processing Technician. CRCST certification is required. BLS.", job=job, papers=papers)
    assert "Basic Life Support" in told
    assert "Basic Life Support" not in letter(
        "Sterile Processing Technician. CRCST certification is required.", job=job, papers=papers
    )
