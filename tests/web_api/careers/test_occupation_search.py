"""Occupations by what people call them."""

from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import Engine

from workers.occupations.storing import store_bundled

Search = Callable[[str], list[str]]


@pytest.fixture
def search(visitor: httpx.Client, engine: Engine) -> Search:
    store_bundled(engine)

    def _search(words: str) -> list[str]:
        answer = visitor.get("/api/occupations", params={"q": words})
        assert answer.status_code == 200
        return [found["onetCode"] for found in answer.json()]

    return _search


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Electricians", "47-2111.00"),
        ("electrician", "47-2111.00"),
        ("weld", "51-4121.00"),
        ("HVAC tech", "49-9021.00"),
        ("plummer", "47-2152.00"),
    ],
)
def test_the_occupation_comes_first_by_its_title_a_beginning_or_a_misspelling(
    search: Search, words: str, code: str
) -> None:
    assert search(words)[0] == code


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Rastrillero y operador de rodillo", "47-2071.00"),
        ("Asphalt raker and roller operator", "47-2071.00"),
        ("Scaffold Builder / leadman", "47-2031.00"),
        ("Técnico de riego", "37-3011.00"),
        ("A&P Mechanic", "49-3011.00"),
        ("Operator / Pipe layer", "47-2151.00"),
        ("Wind Tech I (traveling)", "49-9081.00"),
        ("Maintenance Mechanic 2nd shift", "49-9041.00"),
        ("Aviation Structural Mechanic (AM)", "49-3011.00"),
    ],
)
def test_a_name_of_two_titles_or_one_known_word_is_told_by_what_tells_it(search: Search, words: str, code: str) -> None:
    assert search(words)[0] == code


@pytest.mark.parametrize("words", ["operador de zzyyxx", "zzyyxx technician", "operator zzyyxx worker", "paletizadora"])
def test_a_word_that_many_occupations_have_tells_none(search: Search, words: str) -> None:
    assert search(words) == []


@pytest.mark.parametrize("words", ["", "  ", "&|!:*()'\\", "qqqqzzzz xxxx"])
def test_what_names_nothing_finds_nothing(search: Search, words: str) -> None:
    assert search(words) == []


def test_what_was_found_says_its_codes_and_title(search: Search, visitor: httpx.Client) -> None:
    assert search("Electricians")
    found = visitor.get("/api/occupations", params={"q": "Electricians"}).json()[0]
    assert {"onetCode": "47-2111.00", "socCode": "47-2111", "title": "Electricians"}.items() <= found.items()
