"""Frames that claim nothing themselves, what a tool or a doing leaves unsaid, and how far a denial reaches."""

import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.verdict import Judge

DUTIES = (
    "Cleared drains with cable machine and camera.\n"
    "Laid out jobs, ordered from the yard.\n"
    "Helped on 6 engine overhauls.\n"
    "Bolt-up and torque, flange make-up, hole watch.\n"
    "Program controllers, about 140 controllers on my route."
)
SPANISH = "Llevo la cuadrilla de 3 cuando no está el mayordomo.\nCalentadores de tanque y sin tanque, repipe en cobre."


def passes(claim: str, duties: str = DUTIES) -> bool:
    return Judge(assignment(with_duties(duties, title="Worker"))).verdict(claim, experience="job").passes


@pytest.mark.parametrize(
    "claim",
    [
        "Take care of about 140 controllers",
        "Took part in six engine overhauls",
        "Pitched in on 6 engine overhauls",
        "Roughly 140 controllers on my route",
        "Clear drains by machine and inspect them by camera",
        "Laid out jobs and ordered materials",
        "Bolt up and torque flanges",
    ],
)
def test_a_frame_is_no_claim_and_a_tool_shows_its_act(claim: str) -> None:
    assert passes(claim)


@pytest.mark.parametrize(
    "claim",
    [
        "Take care of 140 compressors",
        "Overhauled six engines",
        "Took part in six transmission overhauls",
        "Safely programmed 140 controllers",
        "Inspect drains by ultrasound",
        "Laid out jobs and ordered scaffolding",
        "Inspect gearboxes by camera",
    ],
)
def test_what_the_frame_is_about_still_wants_proof(claim: str) -> None:
    assert not passes(claim)


def test_a_denial_ends_with_its_thing_and_a_condition_denies_nothing() -> None:
    assert passes("Repipe in copper", SPANISH)
    assert passes("Runs a three-person crew when the foreman is away", SPANISH)
    assert not passes("Repipe in PEX", SPANISH)


SAFETY = (
    "Collects JHAs for the safety manager's review.\n"
    "Helped students on Bridgeport mills and engine lathes.\n"
    "On-call rotation of one week in five.\n"
    "Pre trip every run, child check before locking bus."
)


@pytest.mark.parametrize(
    ("claim", "stays"),
    [
        ("Collect JHAs for the safety manager to review", True),
        ("Assisted students on mills and lathes", True),
        ("Da servicio de guardia una semana de cada cinco", True),
        ("Check for children before locking up", True),
        ("Manage safety reviews", False),
        ("Instructed students on mills", False),
        ("Ran engine lathes", False),
        ("Check for weapons before locking up", False),
    ],
)
def test_people_named_and_things_helped_with_are_not_done(claim: str, *, stays: bool) -> None:
    assert passes(claim, SAFETY) == stays


def test_what_others_do_or_the_person_never_did_is_refused() -> None:
    duties = "The programmer writes the main toolpaths.\nFire alarm pipe and wire on two schools (no programming)."
    assert not passes("Write main toolpaths", duties)
    assert not passes("Piped, wired and programmed the fire alarm", duties)
    assert passes("Ran pipe and wire for fire alarm", duties)
