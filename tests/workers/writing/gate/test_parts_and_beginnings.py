"""Parts of an inch, types in a row, the year of an apprentice, what is only begun, and who is called a mechanic."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, Skill

FITTER = msgspec.structs.replace(
    WELDER,
    experiences=(
        Experience(
            "fit",
            "Diesel Technician",
            "Harmon Mechanical",
            date(2022, 8, 1),
            None,
            "5th yr of 5 as apprentice\nMix mortar type S & N for 5 masons\nWeld plate from 1/4 to 1 in.\n"
            "Haul loads in tx ok nm\nRebuild 6 pumps, impellers balanced by vendor\n"
            "Plural component spray, helper only\n"
            "On call every other weekend",
        ),
    ),
    skills=(
        Skill("en", "Enphase Enlighten", "Software", "Advanced"),
        Skill("wall", "Tesla Powerwall", "Other", "Beginner"),
    ),
    credentials=(Credential("gas", "Medical gas brazer (in class)", "UA Local 333", date(2026, 10, 1), None),),
    today=date(2026, 11, 27),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(FITTER))


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Welds plate from a quarter inch to one inch.", "Welds plate from half an inch to one inch."),
        ("Mixes mortar of types S and N.", "Mixes mortar of types S and M."),
        ("Hauls loads in Texas and Oklahoma.", "Hauls loads in Texas and Nevada."),
        ("Mecánico diésel.", "Mecánico de aviación."),
        (
            "Uso Enphase Enlighten a nivel avanzado y apenas empiezo con Powerwall.",
            "Uso Powerwall a nivel avanzado y apenas empiezo con Enphase Enlighten.",
        ),
        (
            "On plural component spray I have only been the helper.",
            "On plural component spray I have been the foreman.",
        ),
        ("Estoy de guardia cada dos fines de semana.", "Estoy de guardia cada seis fines de semana."),
        ("Rebuilds six pumps, with a vendor balancing the impellers.", "Rebuilds nine pumps, with a vendor balancing."),
    ],
)
def test_each_is_told_as_it_stands(judge: Judge, true: str, made_up: str) -> None:
    """The nearest thing that no row has still falls."""
    assert judge.verdict(true).passes
    assert not judge.verdict(made_up).passes


def test_a_paper_in_class_is_not_held(judge: Judge) -> None:
    """Its row says that it is yet to be earned."""
    assert not judge.verdict("Medical gas brazer certified.").passes


def test_an_apprentice_s_year_stands_in_a_line() -> None:
    """As typed: "5th yr of 5"."""
    job = msgspec.structs.replace(FITTER.experiences[0], job_title="Registered apprentice, pipefitter")
    judge = Judge(assignment(msgspec.structs.replace(FITTER, experiences=(job,))))
    assert judge.verdict("Fifth-year pipefitter apprentice.").passes
    assert not judge.verdict("Fourth-year pipefitter apprentice.").passes
