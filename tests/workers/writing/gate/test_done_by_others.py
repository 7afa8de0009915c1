"""What a line gives to others, or denies, is nobody's own work, whatever their title or another line does."""

import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.verdict import Judge

DUTIES = (
    "Boilers - check pressures only, contractor fixes\nFix faucets and locks\nElevators: vendor fixes, I escort them\n"
    "Chillers - log readings, company replaced compressors\nPaint and patch apartments\n"
    "Relay testing with Omicron under a relay engineer, settings not mine\nBend conduit, panel drawings not mine\n"
    "Reemplazo filtros, las bombas las repara el contratista\nReparo puertas, los ajustes no son míos"
)
"""Work of one's own beside what a contractor, a vendor or a company does."""


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(with_duties(DUTIES, title="Building Maintenance Tech")))


@pytest.mark.parametrize(
    ("made_up", "true"),
    [
        ("Repaired boilers.", "Checked boiler pressures."),
        ("Fixes boilers.", "Fixes faucets and locks."),
        ("Fixed boilers and patched apartments.", "Fixed faucets and patched apartments."),
        ("Repairs elevators.", "Repairs faucets."),
        ("Replaced compressors.", "Logs chiller readings."),
        ("Developed relay settings.", "Tests relays with an Omicron."),
        ("Calculated relay settings.", "Tested relays."),
        ("Prepared panel drawings.", "Bends conduit."),
        ("Reparo bombas.", "Reparo puertas."),
        ("Reparo bombas y puertas.", "Reemplazo filtros."),
    ],
)
def test_what_others_do_is_never_told_as_ones_own(judge: Judge, made_up: str, true: str) -> None:
    assert not judge.verdict(made_up).passes
    assert judge.verdict(true).passes


@pytest.mark.parametrize(
    "sentence",
    [
        "Checks boiler pressures, and the contractor fixes the boilers.",
        "Checks boiler pressures; repairs are left to the contractor.",
        "Tests relays with an Omicron; the settings are not mine.",
        "Tests relays with an Omicron under a relay engineer who makes the settings.",
        "Tests relays, but the settings are not mine.",
        "Tests relays with an Omicron though settings are not mine.",
    ],
)
def test_what_is_said_so_still_stands(judge: Judge, sentence: str) -> None:
    assert judge.verdict(sentence).passes
