"""Sentences that would shame their sender: found by reading letters of twenty people, each held here by its case."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.refill import refilled
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.articles import skill_in_prose

TODAY = date(2026, 11, 22)


def assignment_of(posting_text: str, *jobs: Experience) -> Assignment:
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", jobs, (), (), TODAY)
    posting = understand_posting(posting_text)
    return Assignment("cover_letter", posting.language, posting, posting_text, facts, match(posting, facts))


def letter(posting_text: str, *jobs: Experience) -> str:
    task = assignment_of(posting_text, *jobs)
    own = RuleWriter().write(task)
    return text_of(refilled(own, own, task))


def job(title: str, duties: str, begin: int = 2018, end: int | None = None, company: str = "Acme Works") -> Experience:
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 1), date(end, 1, 1) if end else None, duties)


def test_a_mechanic_of_eleven_years_is_not_headed_as_the_lube_technician_of_before() -> None:
    text = letter(
        "Diesel Technician\nMust have brakes and engines.",
        job("Heavy Duty Mechanic", "Rebuild air brakes\nDiagnose engines", 2015),
        job("Lube Technician", "Changed oil", 2012, 2015, "QuickLube"),
    )
    assert "11 years as a heavy duty mechanic at Acme Works" in text
    assert "as a lube technician for" not in text


def test_a_line_among_doings_is_told_as_one() -> None:
    text = letter(
        "Roofer\nMust have TPO.",
        job(
            "Roofer", "Install TPO membrane\nHot air weld seams and probe them\nProve out first articles\nScribe posts"
        ),
    )
    assert "includes" not in text
    assert "Hot air weld seams" in text


def test_a_noun_among_doings_stays_one() -> None:
    text = letter("Welder\nMust weld.", job("Welder", "Weld beams\nRead prints\nFire watch on hot work"))
    assert "I fire watch" not in text


def test_a_present_told_in_spanish_is_no_noun() -> None:
    text = letter(
        "Técnico de aire acondicionado\nRequisitos:\n- compresores",
        job("Técnico de aire acondicionado", "Cambio compresores y motores\nRecupero y cargo refrigerante"),
    )
    assert "compresores" in text
    assert "incluye" not in text
    noun = letter("Técnico\nRequisitos:\n- compresores", job("Técnico", "Cambio de compresores\nEquipo pesado"))
    assert "cambio de compresores" not in noun or "incluye" in noun


def test_a_sentence_that_ends_on_up_stays_before_the_one_that_refers_to_it() -> None:
    text = letter(
        "Roofer\nMust have TPO.",
        job("Roofer", "Install TPO membrane", 2019),
        job("Laborer", "Tore off old roofs and cleaned up\nCarried material up ladders", 2017, 2019),
    )
    before, said, _ = text.partition("cleaned up")
    assert said
    assert "In that job" not in before


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Cummins Insite", "Cummins Insite"),
        ("Allen-Bradley", "Allen-Bradley"),
        ("Mastercam", "Mastercam"),
        ("SSM4", "SSM4"),
        ("Miter saw", "miter saw"),
        ("Forklift", "forklift"),
        ("Track Saw", "track saw"),
        ("TIG welding", "TIG welding"),
        ("Nylon sling", "nylon sling"),
        ("Boom lift 60 ft", "boom lift 60 ft"),
    ],
)
def test_a_maker_s_name_keeps_its_capitals(name: str, said: str) -> None:
    assert skill_in_prose(name) == said


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Ridgeline builds homes.\n\nAs our next finish carpenter, you:\n- Hang doors", "Finish Carpenter"),
        ("hey techs - polar rack services is growing.", ""),
    ],
)
def test_a_title_is_no_greeting(text: str, title: str) -> None:
    assert understand_posting(text).title == title
