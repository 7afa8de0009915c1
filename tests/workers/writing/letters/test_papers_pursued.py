"""A paper that is yet to be earned is called once by what it is."""

import pytest

from workers.writing.rules.letter.english_held import as_pursued


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("CDL Class A permit", "the CDL Class A permit"),
        ("NC Refrigeration license", "the NC Refrigeration license"),
        ("FAA Inspection Authorization", "the FAA Inspection Authorization"),
        ("Mine foreman", "the mine foreman certification"),
        ("NIMS Level I", "the NIMS Level I certification"),
    ],
)
def test_no_paper_is_a_certification_twice(name: str, told: str) -> None:
    assert as_pursued(name) == told
