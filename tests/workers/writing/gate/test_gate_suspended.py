"""What hangs isn't undone: a suspended ceiling is work, a suspended license none. Three phases are no number."""

import pytest

from workers.language.terms import is_hung, is_slope
from workers.writing.gate.sentence.number_words import number_words
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Role


@pytest.mark.parametrize(
    ("sentence", "is_denied"),
    [("Install suspended ceilings", False), ("Work on suspended scaffolds", False), ("License suspended", True)],
)
def test_only_a_paper_is_suspended(sentence: str, *, is_denied: bool) -> None:
    assert (read(sentence, "en").tokens[0].role is Role.DENIED) is is_denied


def test_what_hangs_is_told_by_what_stands_beside() -> None:
    assert is_hung("suspendidos", "cielos")
    assert not is_hung("suspendida", "licencia")


def test_three_phases_are_a_kind() -> None:
    assert number_words(["three", "phase", "motors"], 0, "en") is None
    assert number_words(["three", "motors"], 0, "en") == ("3", 1)


@pytest.mark.parametrize(
    ("sentence", "is_denied"),
    [
        ("Ponía tubería con pendiente al desagüe", False),
        ("Licencia pendiente", True),
        ("Examen de drenajes pendiente", True),
        ("Licencia pendiente a la fecha", True),
    ],
)
def test_a_slope_is_not_pending(sentence: str, *, is_denied: bool) -> None:
    assert (read(sentence, "es").tokens[0].role is Role.DENIED) is is_denied


def test_a_slope_is_told_by_where_it_leads() -> None:
    assert is_slope("pendiente", "hacia", "la", "coladera")
    assert not is_slope("pendiente", "de", "drenaje")
