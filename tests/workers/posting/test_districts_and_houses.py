"""Who hires where the title's line goes on with a district of the firm, or with the house that speaks of itself."""

import pytest

from workers.posting.names import names_in

_WORK = "\n\nRequirements\n- Five years of experience\n- Valid driver license\n"


@pytest.mark.parametrize(
    ("head", "company"),
    [
        (
            "Paver Operator (Lead), Austin District\n\nBarton Springs Roadbuilders lays hot mix all year.",
            "Barton Springs Roadbuilders",
        ),
        (
            "Chief Engineer - Niagara Frontier Veterans Home\n\nThe home cares for 240 residents.",
            "Niagara Frontier Veterans Home",
        ),
        ("Chief Engineer - Second Shift Home\n\nWe care for 240 residents.", ""),
    ],
)
def test_who_hires(head: str, company: str) -> None:
    assert names_in(head + _WORK).company == company
