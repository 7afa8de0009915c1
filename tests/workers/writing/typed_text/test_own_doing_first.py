"""What is typed before who does it stands behind the doing."""

import pytest

from workers.writing.proofreading.own_doing_first import with_own_doing_first


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Generators I fix too, Onan and Northern Lights", "Fix generators, Onan and Northern Lights"),
        ("Sea trials I do with the owner aboard", "Do sea trials with the owner aboard"),
        ("Shaft alignment I did with my boss reading the dial", "Did shaft alignment with my boss reading the dial"),
        ("PLC faults I fix", "Fix PLC faults"),
    ],
)
def test_the_doing_stands_before_its_thing(line: str, told: str) -> None:
    assert with_own_doing_first(line) == told


@pytest.mark.parametrize(
    "line",
    [
        "Fiberglass and paint I leave to the other shed",
        "When it broke I fixed it on the spot",
        "Every part I made was checked",
        "Welds I do only with the foreman there",
        "Most nights I run the crusher",
        "Wiring I did not do",
        "Trenching, drains I did with a partner",
        "The job I did at the mill",
    ],
)
def test_what_may_be_no_thing_stays_before_its_person(line: str) -> None:
    assert with_own_doing_first(line) == line
