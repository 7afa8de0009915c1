"""Of two openings in a posting's title somebody applies for the one of their own work."""

import pytest

from workers.writing.matching.role_sought import role_sought

TWO = "Section Foreman (Evening Shift) or Experienced Roof Bolter"


@pytest.mark.parametrize(
    ("title", "line", "own", "sought"),
    [
        ("Section Foreman", TWO, ["Roof bolter", "Red hat"], "Roof Bolter"),
        ("Section Foreman", TWO, ["Section foreman", "Roof bolter"], "Section Foreman"),
        ("Section Foreman", TWO, ["Belt man"], "Section Foreman"),
        ("Pipe Welder", "Pipe Welder or Ironworker, Houston", ["Ironworker"], "Ironworker"),
        ("", "Any job at all or none", ["Arborist"], ""),
        ("Crew Leader", "Crew Leader, Arborists or more", ["Arborist"], "Crew Leader"),
    ],
)
def test_the_opening_of_ones_own_work_is_sought(title: str, line: str, own: list[str], sought: str) -> None:
    assert role_sought(title, f"{line}\n\nWe have two openings.", own) == sought
