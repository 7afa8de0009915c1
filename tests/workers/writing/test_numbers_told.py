"""Figures by their marks and units, levels of two clauses, and crews counted in the other language."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts, Skill

POSTING = "Tower technician at Oak Power\nAbout sixty percent travel. OSHA 30 hours preferred."
PERSON = ProfileFacts(
    name="Ana Rios",
    email="ana@example.com",
    experiences=(
        Experience(
            "tower",
            "Tower Technician",
            "Alder Wireless",
            date(2020, 3, 1),
            None,
            "Install antennas on guyed and self-support towers to 380 ft\n"
            "Drive 26' box truck, liftgate\n"
            "Coat flat roofs under 20k sq ft\n"
            "Peer trainer for 6 new climbers\n"
            "Desde 2023 me encargo de dos ayudantes en la obra",
        ),
    ),
    skills=(
        Skill("brush", "Brocha y rodillo", "Other", "Expert"),
        Skill("sander", "Lijadora orbital", "Other", "Advanced"),
    ),
    credentials=(),
    today=date(2026, 11, 23),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON, POSTING))


@pytest.mark.parametrize(
    "sentence",
    [
        "Installs antennas on towers up to 380 feet.",
        "Maneja un camión de 26 pies.",
        "Coats flat roofs, none above 20,000 square feet.",
        "Trained six new climbers.",
        "Has overseen two helpers on site since 2023.",
        "Soy experta con brocha y rodillo y uso la lijadora orbital con soltura.",
        "I install antennas on towers, and your sixty percent travel suits me.",
    ],
)
def test_a_true_figure_stays_however_it_is_told(judge: Judge, sentence: str) -> None:
    assert judge.verdict(sentence).passes


@pytest.mark.parametrize(
    "sentence",
    [
        "Installs antennas on towers up to 480 feet.",
        "Maneja un camión de 53 pies.",
        "Coats flat roofs above 20,000 square feet.",
        "Trained ten new climbers.",
        "Has overseen five helpers on site since 2023.",
        "Soy experta con la lijadora orbital y uso la brocha con soltura.",
        "I install antennas on towers at sixty percent travel.",
    ],
)
def test_another_figure_or_level_is_refused(judge: Judge, sentence: str) -> None:
    assert not judge.verdict(sentence).passes
