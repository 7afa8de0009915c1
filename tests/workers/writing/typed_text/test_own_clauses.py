"""A clause of one's own behind somebody else's, typed without a sign between them."""

import pytest

from tests.workers.writing.people import with_duties
from workers.language.grammar import LanguageCode
from workers.writing.duties.job_lines import lines_of
from workers.writing.proofreading.own_clauses import with_own_clause_apart
from workers.writing.proofreading.rows import proofread


@pytest.mark.parametrize(
    ("typed", "apart", "code"),
    [
        ("Helper does the digging I do the pipe", "Helper does the digging; I do the pipe", "en"),
        ("Foreman read the prints I worked off his list", "Foreman read the prints; I worked off his list", "en"),
        ("Pump is rented we just drag hose", "Pump is rented; we just drag hose", "en"),
        ("El armador presenta la tubería yo nomás sueldo", "El armador presenta la tubería; yo nomás sueldo", "es"),
    ],
)
def test_a_clause_of_one_s_own_stands_apart(typed: str, apart: str, code: LanguageCode) -> None:
    assert with_own_clause_apart(typed, code) == apart


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Stamped my number on every part I passed", "en"),
        ("The foreman I work for reads prints", "en"),
        ("Every machine we use is logged", "en"),
        ("Helper does the digging, I do the pipe", "en"),
        ("Foreman signs what I check", "en"),
        ("I do the pipe", "en"),
        ("", "en"),
        ("la máquina que yo operaba era nueva", "es"),
        ("cuando falta el mayordomo yo superviso", "es"),
        ("Las piezas las reviso yo solo", "es"),
    ],
)
def test_words_that_belong_together_are_not_parted(line: str, code: LanguageCode) -> None:
    assert with_own_clause_apart(line, code) == line


def test_the_document_tells_one_s_own_part_alone() -> None:
    facts = proofread(with_duties("Helper does the digging I do the pipe", title="Plumber"))
    assert [one.text for one in lines_of(facts.experiences[0], "en")] == ["Do the pipe"]
