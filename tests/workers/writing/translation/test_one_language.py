"""A document is in one language: what can't be told in it isn't printed, and is kept for its person to write."""

from datetime import date

import msgspec
import pytest

from common.documents.findings import Coverage, DocumentFindings, UntoldLine
from common.jobs.kinds.edit_document import WrittenLine
from workers.documents.plain_text import plain_text
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.document.coverage import coverage_of
from workers.writing.document.untold import untold_lines, without_written
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.duties.neutral_lines import is_neutral
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import Checked, Written, check, write

POSTING = """Concrete finisher at Stonebrook Civil. You will set forms, pour and finish slabs.
Requirements:
- ADA ramps
- forklift"""
UNKNOWN = "Zorbiqueo con el frústil en la quilda"
"""A line of words that no lexicon has."""


def finisher(*duties: str) -> ProfileFacts:
    """Somebody whose jobs, the latest first, have these duties."""
    titles = ("Albañil", "Ayudante de albañil", "Peón")
    employers = ("Blue Oak Flatwork", "Cerro Alto Builders", "Obras Tamarindo")
    ends = (None, date(2019, 2, 1), date(2014, 2, 1))
    jobs = tuple(
        Experience(str(place), titles[place], employers[place], date(2019 - 5 * place, 3, 1), ends[place], text)
        for place, text in enumerate(duties)
    )
    return ProfileFacts("Eleuterio Pech", "e@example.org", jobs, (), (), date(2026, 11, 22))


def task_for(facts: ProfileFacts, kind: DocumentKind = "resume", text: str = POSTING) -> Assignment:
    posting = understand_posting(text)
    return Assignment(kind, "en", posting, text, facts, match(posting, facts))


def written(task: Assignment) -> Checked:
    return check(write(task, RuleWriter()), task)


def text_of(task: Assignment) -> str:
    return plain_text(compose(written(task).draft, task))


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_a_line_that_cannot_be_told_is_kept_and_not_printed(kind: DocumentKind) -> None:
    task = task_for(finisher(f"Amarro varilla\n{UNKNOWN}\nPongo y quito cimbra"), kind)
    assert "frústil" not in text_of(task)
    assert "Tie rebar" in text_of(task)
    assert untold_lines(written(task).draft, task) == [UntoldLine(0, UNKNOWN, "Blue Oak Flatwork", "Mason")]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Cambio lámparas en la noche para no estorbar", "Replace light fixtures at night"),
    ],
)
def test_a_line_told_without_one_of_its_clauses_is_offered_with_what_stands(line: str, told: str) -> None:
    draft = written(task_for(finisher(f"Amarro varilla\n{line}"))).draft
    assert told in draft.bullets["0"]
    assert [(one.line, one.told) for one in draft.untold] == [(line, (told,))]


def test_what_others_do_is_no_part_of_a_line_that_is_offered() -> None:
    draft = written(task_for(finisher("Amarro varilla\nLa primera losa la reviso con nivel y la firma calidad"))).draft
    assert "Check the first slab with a level" in draft.bullets["0"]
    assert draft.untold == ()


@pytest.mark.parametrize("line", ["GTAW 6G", "DPF/SCR, EGR", "John Deere 75 HP", "Haas VF-2", "AutoCAD, Bobcat S650"])
def test_codes_makes_and_numbers_stand_as_typed_in_both_languages(line: str) -> None:
    draft = written(task_for(finisher(f"Amarro varilla para la cimbra\n{line}"))).draft
    assert line in draft.bullets["0"]
    assert draft.untold == ()
    assert is_neutral(line)


@pytest.mark.parametrize("line", ["LAVAR LOSA", "PISO", "Pintura 3", "Llantas CAT", "Banquetas", "4-person crew", "12"])
def test_a_word_is_of_a_language_also_in_capitals_or_beside_a_code(line: str) -> None:
    assert not is_neutral(line)


def test_a_job_without_a_told_line_stands_with_its_title_alone() -> None:
    task = task_for(finisher(UNKNOWN, "Amarrar varilla"))
    draft = written(task).draft
    assert draft.bullets == {"0": (), "1": ("Tied rebar",)}
    assert "Mason | March 2019" in text_of(task)


def test_a_letter_lists_the_work_of_the_job_that_can_be_told_or_none() -> None:
    letter = written(task_for(finisher(UNKNOWN, "Amarrar varilla\nVaciar losas"), "cover_letter")).draft
    assert letter.bullets.keys() == {"1"}
    assert [one.line for one in letter.untold] == [UNKNOWN]
    none = written(task_for(finisher(UNKNOWN), "cover_letter")).draft
    assert none.bullets == {}
    assert none.paragraphs


def test_a_line_stands_in_part_only_where_most_of_it_can_be_told() -> None:
    told = "Close about 25 orders a week"
    most = written(task_for(finisher("Zorbiqueo en Maximo, cierro como 25 órdenes por semana"))).draft
    assert most.bullets["0"] == (told,)
    assert [one.told for one in most.untold] == [(told,)]
    little = written(task_for(finisher("Frústiles, quildas, rampas para la zorbique"))).draft
    assert (little.bullets["0"], [one.told for one in little.untold]) == ((), [()])


def test_what_is_asked_stands_of_a_line_that_cannot_be_told_unless_its_rest_may_limit_it() -> None:
    asked = written(task_for(finisher("Rampas ADA, zorbiqueo el frústil en la quilda con la zorbique"))).draft
    assert (asked.bullets["0"], [one.told for one in asked.untold]) == (("ADA ramps",), [("ADA ramps",)])
    limited = written(task_for(finisher("Rampas ADA, solo zorbiqueo el frústil en la quilda con zorbique"))).draft
    assert limited.bullets["0"] == ()


def test_what_a_model_wrote_stays_and_the_refill_brings_no_untold_line_back() -> None:
    task = task_for(finisher(f"Amarro varilla\n{UNKNOWN}", UNKNOWN))
    draft = check(Written(Draft(bullets={"0": ("Tie rebar",)}), "model"), task).draft
    assert draft.bullets == {"0": ("Tie rebar",), "1": ()}
    assert [one.job_id for one in draft.untold] == ["1"], "the model has told the first job in its own words"


def test_a_requirement_that_only_an_untold_line_meets_says_so() -> None:
    task = task_for(finisher("Zorbiqueo rampas ADA con el frústil\nManejo montacargas"))
    draft = written(task).draft
    document, untold = compose(draft, task), untold_lines(draft, task)
    found = {one.requirement.lower(): one for one in coverage_of(document, task, untold)}
    assert found["forklift"].covered
    assert found["ada ramps"] == Coverage("ADA ramps", "skill", covered=False, reason="not_translated")


def test_a_line_leaves_the_findings_once_it_is_written() -> None:
    first, second = UntoldLine(0, UNKNOWN), UntoldLine(1, UNKNOWN)
    findings = DocumentFindings(untold=[first, second], untranslated=[UNKNOWN, UNKNOWN])
    left = without_written(findings, [WrittenLine(0, UNKNOWN)])
    assert (left.untold, left.untranslated) == ([second], [UNKNOWN])
    before = DocumentFindings(untranslated=[UNKNOWN])
    assert without_written(before, [WrittenLine(0, UNKNOWN)]) == before, "of before lines were left out"


def test_a_document_in_the_language_of_its_profile_has_nothing_untold() -> None:
    task = msgspec.structs.replace(task_for(finisher(UNKNOWN)), language="es")
    assert written(task).draft.untold == ()
