"""What a line calls one's own: "the" in a bullet that speaks of nobody, as typed in one of the first person."""

import pytest

from workers.writing.duties.own_things import without_oneself


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Train operators on my shift", "Train operators on the shift"),
        ("I was part of the team that cut in PTC on our subdivision", None),
        ("I was on our crew that rebuilt the line", None),
    ],
)
def test_whose_a_place_is_stays_where_its_person_is_told(typed: str, told: str | None) -> None:
    assert without_oneself(typed) == (told or typed)
