"""Commas that notes of phones lack are put where the words can't be one name; else a line stays as it was typed."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.writing.duties.job_lines import lines_of
from workers.writing.proofreading.rows import mended


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Brakes tires state inspection", "Brakes, tires and state inspection"),
        ("check badges visitor log", "check badges and visitor log"),
        ("bone trim cut primals", "bone, trim and cut primals"),
        ("Clutches transmissions rear ends", "Clutches, transmissions and rear ends"),
        ("minor repairs lights toilets", "minor repairs, lights and toilets"),
        ("spray roll brush interiors", "spray, roll and brush interiors"),
        ("rebuild engines transmissions rear ends", "rebuild engines, transmissions and rear ends"),
        ("fix conveyors, chillers pumps and sealers", "fix conveyors, chillers, pumps and sealers"),
        ("fill count label 250 scripts a day", "fill, count and label 250 scripts a day"),
        ("Repair Miller Lincoln welders", "Repair Miller and Lincoln welders"),
        ("service Toyota Hyster Crown", "service Toyota, Hyster and Crown"),
        ("wash trucks change oil", "wash trucks, change oil"),
        ("took orders ran food", "took orders, ran food"),
        ("Terminate devices recep switches", "Terminate devices, receptacles and switches"),
    ],
)
def test_lost_commas_are_put(typed: str, told: str) -> None:
    assert mended(typed, "en", is_line=True) == told


@pytest.mark.parametrize(
    "typed",
    [
        "Run skid steer, haul dirt",
        "Made pads and fittings covers",
        "chambers, slacks, drums, ABS codes",
        "load haul dump trucks",
        "oil tires batteries",
        "corto gabinetes grandes",
        "parts counter",
        "trailers loaded daily",
        "Wacker Neuson rammers",
        "serve guests drinks",
        "Set poles with digger derrick",
        "set poles w digger derrick",
        "lines barges cleaning",
        "48 ft spread axle coils pipe beams",
        "Buy back rework with quality inspectors",
    ],
)
def test_what_may_be_one_name_stays(typed: str) -> None:
    assert mended(typed, "en", is_line=True) == typed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("strip beds make beds bath dust vac", "Strip beds make beds bath dust vac"),
        ("Pour place finish flat work", "Pour place finish flat work"),
        ("check parts trim pack", "Check parts trim pack"),
        ("mow trim blow 25 yards a day", "Mowed, trimmed and blew 25 yards a day"),
        ("take out trash mop floors", "Take out trash mop floors"),
        ("wash rinse dry linens", "Wash rinse dry linens"),
        ("drive trucks part time", "Drove trucks part time"),
        ("help mechanic pull engines", "Helped mechanic pull engines"),
        ("Run skid steer", "Ran skid steer"),
    ],
)
def test_no_line_goes_into_the_past_by_half(typed: str, told: str) -> None:
    lines = lines_of(with_duties(mended(typed, "en", is_line=True), end=date(2014, 1, 1)).experiences[0], "en")
    assert [one.text for one in lines] == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("deep clean carpets 1x mo", "Deep clean carpets 1x a month"),
        ("lock out tag out", "Lockout/tagout"),
        ("hold tight tol", "Hold tight tolerances"),
        ("safety talks mon", "Safety talks Mondays"),
        ("log readings q2h", "Log readings every 2 hours"),
        ("relief for chief on vac", "Relief for chief on vacation"),
        ("Spanish w pts", "Spanish with patients"),
    ],
)
def test_notes_of_days_and_people_are_written_out(typed: str, told: str) -> None:
    lines = lines_of(with_duties(mended(typed, "en", is_line=True)).experiences[0], "en")
    assert [one.text for one in lines] == [told]
