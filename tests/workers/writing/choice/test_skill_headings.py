"""Headings of a resume's skills, and how the rows below them are parted."""

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment
from workers.documents.labels import labels
from workers.documents.plain_text import plain_text
from workers.language.grammar import LanguageCode
from workers.writing.document.compose import compose
from workers.writing.document.skill_headings import skill_heading
from workers.writing.draft import Draft
from workers.writing.person.facts import Skill
from workers.writing.words.phrases import joined


@pytest.mark.parametrize(
    ("names", "code", "heading"),
    [
        (["Forklift", "CAT 320 excavator", "Boom lift 80 ft"], "en", "Heavy equipment"),
        (["Haas UMC-750", "Forklift"], "en", "Machines and equipment"),
        (["Swing stage"], "en", "Machines and equipment"),
        (["Pallet jack and clamp truck"], "en", "Machines and equipment"),
        (["Montacargas", "Camión de volteo"], "es", "Equipo pesado"),
        (["Selladora al vacío"], "es", "Máquinas y equipo"),
        (["Andamio tubular"], "es", "Máquinas y equipo"),
    ],
)
def test_only_what_moves_earth_or_loads_is_called_heavy(names: list[str], code: LanguageCode, heading: str) -> None:
    assert skill_heading("Heavy Equipment", names, labels(code)) == heading


def test_a_gauge_among_others_is_a_tool() -> None:
    assert skill_heading("Other", ["X-Rite eXact"], labels("en")) == "Other skills and tools"
    assert skill_heading("Other", ["Team player"], labels("en")) == "Other skills"


def test_rows_with_a_comma_of_their_own_are_parted_by_semicolons() -> None:
    assert (
        joined(["rigging, GRCS (expert)", "climbing (expert)"], "and")
        == "rigging, GRCS (expert); and climbing (expert)"
    )
    assert "Hand tools: Mics, bore gauges (Expert); Height gauge (Expert)" in _printed(
        "Mics, bore gauges", "Height gauge"
    )


def test_a_level_goes_into_the_brackets_that_a_name_has() -> None:
    assert "Hand tools: SCADA (Wonderware, Expert)" in _printed("SCADA (Wonderware)")


def _printed(*names: str) -> str:
    rows = tuple(Skill(name, name, "Hand Tool", "Expert") for name in names)
    return plain_text(compose(Draft(), assignment(msgspec.structs.replace(WELDER, skills=rows))))
