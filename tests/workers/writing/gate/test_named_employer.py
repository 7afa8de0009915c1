"""A phrase that may name the employer is found with its name and without, though few texts have it compiled in."""

import pytest

from workers.writing.gate.sentence.named_employer import phrase_with_employer

COMPANY = r"(?:kestrel\W+marine|kestrel)"


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("kestrel asks for a current twic", True),
        ("kestrel marine asks for a current twic", True),
        ("your posting asks for a current twic", True),
        ("harbor asks for a current twic", False),
        ("i hold a current twic", False),
    ],
)
def test_what_the_employer_asks_for(text: str, *, is_told: bool) -> None:
    assert bool(phrase_with_employer("addressed", COMPANY, text).match(text)) is is_told


def test_nobody_is_named_where_no_employer_is_known() -> None:
    text = "your posting asks for a current twic"
    assert phrase_with_employer("addressed", "(?!)", text) is phrase_with_employer("addressed", COMPANY, text)
