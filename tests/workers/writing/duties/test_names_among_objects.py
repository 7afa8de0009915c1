"""Names of gear and places whose first word is a verb elsewhere, in lists of an ended job: they stay as typed."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.writing.duties.job_lines import lines_of


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("240 ton trucks, open pit", "240 ton trucks, open pit"),
        ("open pit, 240 ton trucks", "Open pit, 240 ton trucks"),
        ("6G, open root", "6G, open root"),
        ("turned shafts, close tolerance", "Turned shafts, close tolerance"),
        ("welded gates and bale racks", "Welded gates and bale racks"),
        ("welded gates, bale racks and chutes", "Welded gates, bale racks and chutes"),
        ("weld gates and bale racks", "Welded gates and bale racks"),
        ("gates and bale racks", "Gates and bale racks"),
        ("ran steel and drill collars", "Ran steel and drill collars"),
        ("inspect rods and drill collars", "Inspected rods and drill collars"),
        ("weld buckets and plow frames", "Welded buckets and plow frames"),
        ("weld gates and feed bunks", "Welded gates and feed bunks"),
        ("change filters and fuel lines", "Changed filters and fuel lines"),
        ("built cabinets, sort tables", "Built cabinets, sort tables"),
        ("built gates and sort bins", "Built gates and sort bins"),
        ("welded guards and skid plates", "Welded guards and skid plates"),
        ("set rails and fence posts", "Set rails and fence posts"),
        ("set hubs and grade stakes", "Set hubs and grade stakes"),
        ("graded pads and haul roads", "Graded pads and haul roads"),
        ("tested generators and load banks", "Tested generators and load banks"),
        ("cleaned guns and spray booths", "Cleaned guns and spray booths"),
        ("ran shears and press brakes", "Ran shears and press brakes"),
    ],
)
def test_a_name_in_a_list_of_an_ended_job_becomes_no_verb(typed: str, told: str) -> None:
    assert [duty.text for duty in lines_of(with_duties(typed, end=date(2014, 1, 1)).experiences[0], "en")] == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("open valves and bleed lines", "Opened valves and bled lines"),
        ("cut steel and grind welds", "Cut steel and ground welds"),
        ("set forms and pour footings", "Set forms and poured footings"),
        ("bale hay and stack bales", "Baled hay and stacked bales"),
        ("mask doors and polish wheels", "Masked doors and polished wheels"),
        ("cut lumber, sort the bins", "Cut lumber and sorted the bins"),
    ],
)
def test_a_verb_with_its_object_is_still_told_in_the_past(typed: str, told: str) -> None:
    assert [duty.text for duty in lines_of(with_duties(typed, end=date(2014, 1, 1)).experiences[0], "en")] == [told]
