"""What a posting requires or prefers and its person has stands in the letter, by whatever row: begun, by its issuer."""

from datetime import date

import pytest

from common.tables import SkillType
from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 27)
JOB = Experience("1", "Mechanic", "Tarn Mills", date(2019, 1, 1), None, "Rebuild gearboxes\nAlign pumps and motors")
STRONG = (
    Skill("1", "Overhead crane", "Heavy Equipment", "Expert"),
    Skill("2", "Laser alignment tool", "Hand Tool", "Expert"),
    Skill("3", "Hydraulics", "Technical Skill", "Advanced"),
)


def letter(wish: str, *, skills: tuple[Skill, ...] = STRONG, held: tuple[Credential, ...] = ()) -> str:
    text = f"Mechanic at Peach Goods\nRequirements:\n- Repair gearboxes\n{wish}"
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (JOB,), skills, held, TODAY)
    posting = understand_posting(text)
    task = Assignment("cover_letter", "en", posting, text, facts, match(posting, facts))
    return text_of(check(write(task, RuleWriter()), task).draft)


@pytest.mark.parametrize(
    ("wish", "name", "sort", "said"),
    [
        ("Preferred:\n- Welding", "MIG weld", "Technical Skill", "MIG weld (basic)"),
        ("Preferred:\n- Maintenance software (any)", "SAP PM", "Software", "SAP PM (basic)"),
        (
            "- Write programs in Mastercam from solid models\nPreferred:\n- Mastercam",
            "Mastercam",
            "Software",
            "Mastercam (basic)",
        ),
    ],
)
def test_what_is_only_begun_is_told_where_its_sort_is_asked_for(
    wish: str, name: str, sort: SkillType, said: str
) -> None:
    row = Skill("9", name, sort, "Beginner")
    assert said in letter(wish, skills=(*STRONG, row))
    assert name not in letter("Preferred:\n- Sewing", skills=(*STRONG, row))


def test_an_engineer_s_seal_that_is_asked_for_is_told_first() -> None:
    """A state before its name hides no licence that whoever reads looks for."""
    seal = Credential("1", "Third Class Blue Seal Engineer", "Department of Labor", date(2016, 5, 1), None)
    low = Credential("2", "EPA 608 Type II", "Mainstream", date(2014, 3, 1), None)
    told = letter("- New Jersey 3rd Class Blue Seal\n- EPA 608 preferred", held=(low, seal))
    assert 0 < told.index("Blue Seal") < told.index("EPA 608")


def test_one_certification_is_not_told_as_several() -> None:
    card = Credential("1", "OSHA 30 Construction", "OSHA", date(2021, 1, 4), None)
    assert "I hold the OSHA 30 Construction certification." in letter("- OSHA 30", held=(card,))
    other = Credential("2", "Aerial Rescue", "TCIA", date(2021, 1, 4), None)
    assert "this certification" not in letter("- OSHA 30\n- Aerial Rescue", held=(card, other))


def test_a_public_body_whose_card_is_asked_for_is_told() -> None:
    card = Credential("1", "Journeyman Plumber", "Clark County", date(2021, 1, 4), None)
    assert "Journeyman Plumber (Clark County)" in letter("- Journeyman plumber card for Clark County", held=(card,))
    assert "Clark County" not in letter("- Journeyman plumber card", held=(card,))
