"""Languages that people speak, by their names in both languages of documents."""

import pytest

from workers.language.spoken import named_in, names_of


@pytest.mark.parametrize(
    ("called", "english", "spanish"),
    [
        ("Spanish", "Spanish", "Español"),
        ("español", "Spanish", "Español"),
        (" CASTELLANO ", "Spanish", "Español"),
        ("inglés", "English", "Inglés"),
        ("Mixteco", "Mixteco", "Mixteco"),
    ],
)
def test_a_document_calls_a_language_as_its_own_readers_do(called: str, english: str, spanish: str) -> None:
    assert (named_in("en", called), named_in("es", called)) == (english, spanish)


def test_a_language_goes_by_each_of_its_names() -> None:
    assert names_of("Español") == ("spanish", "espanol", "castellano")
    assert names_of("Mixteco") == ("mixteco",)
