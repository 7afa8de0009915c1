"""Lines that an employer stumbles over are left to their person to word."""

from datetime import date

import pytest
from msgspec.structs import replace

from common.documents.findings import Coverage, DocumentFindings, OwnTelling
from tests.workers.writing.people import assignment, with_duties
from workers.language.grammar import LanguageCode
from workers.writing.document.compose import compose
from workers.writing.document.coverage import coverage_of
from workers.writing.document.other_names import with_other_names
from workers.writing.document.untold import own_tellings, untold_lines, untranslated
from workers.writing.draft import Draft
from workers.writing.rules.writer import RuleWriter
from workers.writing.wording.odds import odds_of_stumbling
from workers.writing.wording.signs import signs_of
from workers.writing.write import check, write

PLAIN = ["Welded carbon steel pipe", "Read isometric drawings", "Set up and leveled pumps"]


def document(*duties: str, language: LanguageCode = "en") -> Draft:
    own = replace(assignment(with_duties("\n".join(duties), end=date(2022, 5, 1))), language=language)
    return check(write(own, RuleWriter()), own).draft


def bullets(draft: Draft) -> list[str]:
    return [one for own in draft.bullets.values() for one in own]


@pytest.mark.parametrize(
    "line",
    [
        "Countertops are cut by the fabricator",
        "Seismographs are set by the consultant",
        "The truck I don't drive, that is my partner",
        "We were there two weeks and the food was good",
        "My boss was mad about it but he got over it",
    ],
)
def test_what_an_employer_stumbles_over_is_offered_to_its_person(line: str) -> None:
    draft = document(*PLAIN, line)
    assert bullets(draft) == PLAIN
    assert [(one.line, one.reason) for one in draft.untold] == [(line, "wording")]


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("Replaced bearings and seals on 40 pumps a year", "en"),
        ("MIG and TIG on stainless, 16 ga to 1/4 in", "en"),
        ("Crew of 3", "en"),
        ("Assisted with crane picks", "en"),
        ("Cambio baleros y sellos de bombas", "es"),
        ("Pailería en acero inoxidable", "es"),
    ],
)
def test_a_plain_line_is_no_likelier_left_out_than_not(line: str, language: LanguageCode) -> None:
    assert odds_of_stumbling(line, language) < 0


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("El corte lo hace otra área, yo no lo toco", "es"),
        ("I never got to run it, they said next year", "en"),
    ],
)
def test_a_line_of_others_or_against_its_person_is_likelier_left_out(line: str, language: LanguageCode) -> None:
    assert odds_of_stumbling(line, language) > 0


def test_a_record_is_no_line_to_stumble_over() -> None:
    line = "No lost time injury since I started"
    assert odds_of_stumbling(line, "en") > 0
    assert line in bullets(document(*PLAIN, line))


def test_a_job_of_such_lines_alone_keeps_those_that_are_least_so() -> None:
    draft = document("Foreman read the prints I worked off his list", "Had two apprentices riding with me since 2020")
    assert bullets(draft)


def test_what_a_limit_belongs_to_falls_with_it() -> None:
    draft = document(*PLAIN, "Ran the crane. Only when the operator was sitting right there with me and he was nervous")
    assert "Ran the crane" not in bullets(draft)
    assert {one.reason for one in draft.untold} == {"wording"}


def test_a_line_left_out_for_its_wording_is_no_untranslated_one() -> None:
    own = assignment(with_duties("\n".join([*PLAIN, "Countertops are cut by the fabricator"])))
    told = untold_lines(check(write(own, RuleWriter()), own).draft, own)
    assert [one.reason for one in told] == ["wording"]
    assert untranslated(told) == []


def test_what_only_a_line_left_out_would_show_is_not_covered() -> None:
    facts = with_duties("\n".join([*PLAIN, "Nests come from the office (Boost), I only move parts on remnants"]))
    task = assignment(facts, "Driver at Harborline.\nRequirements:\n- truck driving\n")
    task = replace(task, matches=with_other_names(task.matches, task.posting, task.facts))
    draft = check(write(task, RuleWriter()), task).draft
    [found] = coverage_of(compose(draft, task), task, untold_lines(draft, task))
    assert found == Coverage("truck driving", "skill", covered=False, reason="not_in_document")


@pytest.mark.parametrize(
    "typed",
    [
        "Countertops are cut by the fabricator",
        "Ran the crane. Only when the operator was sitting right there with me and he was nervous",
    ],
)
def test_what_its_person_worded_tells_the_line_as_long_as_the_profile_has_it(typed: str) -> None:
    own = assignment(with_duties("\n".join([*PLAIN, typed]), end=date(2022, 5, 1)))
    [told] = untold_lines(check(write(own, RuleWriter()), own).draft, own)
    findings = DocumentFindings(written=[OwnTelling(told.line, "In my own words"), OwnTelling("of nobody", "Else")])
    assert own_tellings(findings, own.facts, "en") == {"In my own words"}
    assert own_tellings(findings, with_duties("\n".join(PLAIN)), "en") == frozenset()


@pytest.mark.parametrize("text", ["", "\0\u202e<s> </s>", "\U0001f525 ola " * 4000, "a" * 50000, "," * 9999])
def test_text_of_any_kind_is_only_read(text: str) -> None:
    assert len(signs_of(text, "en")) < 400
    assert abs(odds_of_stumbling(text, "en")) < 100


def test_a_gain_is_left_out_only_where_surely_bad() -> None:
    line = "We cut changeover from 55 to 38 minutes"
    assert odds_of_stumbling(line, "en") > 0
    assert any("38" in one for one in bullets(document(*PLAIN, line)))
