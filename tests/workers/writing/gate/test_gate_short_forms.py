"""Duties are typed in shorthand and written out by writers: both are the same work, and nothing else becomes it."""

import msgspec
import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.verdict import Judge

DUTIES = (
    "Build and maintain overhead lines and URD.\n"
    "Dug trench for undergrnd feeds, did storm work in ND and FL.\n"
    "DPF regens, first article insp with calipers.\n"
    "Weld 304 SS brackets. Cut 6061 plate.\n"
    "Replace TXV. Mount hangers in apt bldg.\n"
    "Cat 1 tests each year."
)


def judge() -> Judge:
    return Judge(assignment(with_duties(DUTIES, title="Worker")))


@pytest.mark.parametrize(
    "claim",
    [
        "Build and maintain underground residential distribution",
        "Dug trench for underground feeds",
        "Did storm work in North Dakota and Florida",
        "Perform DPF regenerations",
        "First article inspection with calipers",
        "Weld stainless brackets",
        "Cut aluminum plate",
        "Replace thermostatic expansion valves",
        "Mount hangers in apartment buildings",
        "Perform Category 1 tests",
    ],
)
def test_what_a_line_shortens_is_proven_written_out(claim: str) -> None:
    assert judge().verdict(claim, experience="job").faults == ()


@pytest.mark.parametrize(
    "claim",
    [
        "Build and maintain underground gas distribution",
        "Did storm work in South Dakota and Ohio",
        "Weld titanium brackets",
        "Perform Category 5 tests",
        "Replace electronic boards",
        "Perform instrument calibration with calipers",
    ],
)
def test_other_words_with_like_letters_are_not(claim: str) -> None:
    assert not judge().verdict(claim, experience="job").passes


def test_half_a_thousandth_is_the_figure_of_the_line() -> None:
    judge = Judge(assignment(with_duties("Set up mills. Hold +/- .0005 on bores.", title="CNC Machinist")))
    assert judge.verdict("Hold half a thousandth on bores", experience="job").passes
    assert not judge.verdict("Hold a thousandth on bores", experience="job").passes


def test_a_spanish_sentence_is_proven_by_its_english() -> None:
    task = assignment(with_duties("Mount poles and check fire extinguishers.", title="Worker"))
    judge = Judge(msgspec.structs.replace(task, language="es"))
    assert judge.verdict("Revisaba extintores", experience="job").passes
    assert not judge.verdict("Revisaba escaleras", experience="job").passes


def test_a_doing_behind_a_sign_of_and_is_one() -> None:
    duties = "I was on the second crew of the yard. Washed panels & trimmed weeds at ground mounts quarterly."
    judge = Judge(assignment(with_duties(duties, title="Worker")))
    assert judge.verdict("Lavar paneles y cortar malezas", experience="job").passes
    assert not judge.verdict("Lavar paneles y fumigar malezas", experience="job").passes
