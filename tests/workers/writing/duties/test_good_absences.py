"""What it is good not to have is told, whatever it is: no product damage, zero callbacks, sin retrabajos."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, Draft
from workers.writing.duties.left_out.no_work import is_denial
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.worth.what_lines_say import tells_a_record
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.good_absences import denies_a_harm
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)
ENGLISH = "Forklift Operator, Bay Foods. Requirements: forklift, safe driving, loading trailers."
SPANISH = "Operador de montacargas, Bay Foods. Requisitos: montacargas, manejo seguro, carga de trailers."


def draft(posting_text: str, duties: str) -> Draft:
    job = Experience("1", "Forklift Operator", "Grove Cold Storage", date(2019, 5, 1), None, duties)
    posting = understand_posting(posting_text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), TODAY)
    task = Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts))
    return check(write(task, RuleWriter()), task).draft


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("No product damage in 3 years", "en"),
        ("No returns for rework", "en"),
        ("Zero mis-picks last quarter", "en"),
        ("Never had a leak", "en"),
        ("Never had a tipped load or a lost time injury in 20 years", "en"),
        ("No comebacks", "en"),
        ("No blind picks without a signalman", "en"),
        ("No lost key without a rekey", "en"),
        ("Never hit a line", "en"),
        ("I've never tipped a machine", "en"),
        ("Never a misfuel", "en"),
        ("No cross contamination in my room", "en"),
        ("Sin daños al producto en 3 años", "es"),
        ("Sin retrabajos", "es"),
        ("Nunca tuve reportes", "es"),
        ("Cero mermas este año", "es"),
    ],
)
def test_what_nobody_wants_is_no_denial_but_a_record(line: str, code: LanguageCode) -> None:
    assert not is_denial(line, code)
    assert tells_a_record(line)


@pytest.mark.parametrize(
    "line",
    [
        "No damage inspection",
        "No leak testing",
        "No experience with TIG",
        "No welding without a supervisor",
        "No work without a helper",
        "Never did returns processing",
        "Sin licencia",
    ],
)
def test_work_on_a_harm_that_was_not_done_is_no_record(line: str) -> None:
    assert not denies_a_harm(line)


def test_a_record_is_told_among_the_lines_of_its_job() -> None:
    assert "No product damage in 3 years" in text_of(draft(ENGLISH, "Load trailers\nNo product damage in 3 years"))
    assert "Sin retrabajos" in text_of(draft(SPANISH, "Cargo trailers con montacargas\nSin retrabajos"))
