"""What stands in brackets behind a paper never takes its name's place in English."""

import pytest

from workers.writing.translation.rows.credential_names import credential_named


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("FAA Airframe (oral and practical scheduled for March 2027)",) * 2,
        ("FAA Airframe (written passed)",) * 2,
        ("Licencia de Pasteurizador (Pasteurizer License)", "Pasteurizer License"),
    ],
)
def test_an_english_name_stays_with_its_brackets(name: str, told: str) -> None:
    assert credential_named("en", name) == told
