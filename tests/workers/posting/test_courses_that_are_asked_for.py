"""A course in a line of what people shall have is no employer, whatever its name ends on."""

import pytest

from workers.posting.names import names_in


@pytest.mark.parametrize(
    ("posting", "company"),
    [
        (
            "Operador II\n\n¿Quiénes somos? Huerta Clara produce purés.\n\nDeseable: Better Process Control School.",
            "Huerta Clara",
        ),
        (
            "Welder\n\nHarlan Tank Co is hiring a welder in Tulsa.\n\nPreferred: Hobart Institute School, own hood.",
            "Harlan Tank Co",
        ),
        ("Plumber needed. Requirements: 2 years. Join Smith Plumbing Co. today.", "Smith Plumbing Co."),
    ],
)
def test_the_employer_is_not_a_course(posting: str, company: str) -> None:
    assert names_in(posting).company.rstrip(".") == company.rstrip(".")
