"""Plain misspellings of duty lines are mended by rule; what may be a word, a name or a code stays as it was typed."""

import pytest

from workers.writing.proofreading.rows import mended

_MEANT = """
supplys supplies, assemblys assemblies, deliverys deliveries, switchs switches, wrenchs wrenches, trainning training,
cleanning cleaning, openned opened, backfiled backfilled, debured deburred, useing using, driveing driving, carryed
carried, emptyed emptied, strapd strapped, managd managed, servd served, grindin grinding, runnin running, loadin
loading, castins castings, regulater regulator, excavater excavator, adjustible adjustable, clearence clearance,
equipmant equipment, replacment replacement, basment basement, bearrings bearings, vlaves valves, pannel panel, engins
engines, sproket sprocket, fixures fixtures, drywal drywall, harnes harness, operted operated, dignostics diagnostics,
traillers trailers, inventroy inventory, patiens patients, exaust exhaust, furnance furnace, foerman foreman,
machanical mechanical, cylender cylinder, pallett pallet, scafold scaffold
"""
_KEPT = """
sulfite tabular stellite linesets bobbin resin basin margin dustin marlin saner decoded deiced caching licensee packet
insurer commuter firestopping platting planed taped griping moters conduts swagelok corian sawzall hilti sonotube
convoys sorties
"""


@pytest.mark.parametrize(
    ("typed", "meant"), [tuple(pair.split()) for pair in _MEANT.replace("\n", " ").split(",") if pair.strip()]
)
def test_a_misspelt_word_is_the_only_one_that_is_near(typed: str, meant: str) -> None:
    assert mended(f"the {typed} of it", "en", is_line=True) == f"the {meant} of it"


@pytest.mark.parametrize("typed", _KEPT.split())
def test_what_may_be_meant_so_stays(typed: str) -> None:
    assert mended(f"the {typed} of it", "en", is_line=True) == f"the {typed} of it"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Trainning 1 groundie on knots", "Training 1 groundie on knots"),
        ("Stump grindin", "Stump grinding"),
        ("loadin' and unloadin' trucks", "loading and unloading trucks"),
        ("Griffin and Marlin pumps", "Griffin and Marlin pumps"),
    ],
)
def test_a_line_may_begin_so(typed: str, printed: str) -> None:
    assert mended(typed, "en", is_line=True) == printed


def test_a_name_of_the_profile_is_no_slip() -> None:
    assert mended("filler on the vlaves line", "en", is_line=True, names=frozenset({"vlaves"})) == (
        "filler on the vlaves line"
    )
