"""How JSON is cleaned, and how a wrong field is explained."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web_api.http.forms import clean, clean_text, label

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(st.text())
def test_clean_text_is_fit_for_postgres_and_stays_as_it_is(text: str) -> None:
    cleaned = clean_text(text)
    assert not {character for character in cleaned if ord(character) < 32} - {"\n", "\t"}
    assert clean_text(cleaned) == cleaned


@given(JSON)
def test_cleaning_twice_changes_nothing_more(value: object) -> None:
    assert clean(clean(value)) == clean(value)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Welder \n", "Welder"),
        ("one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"),
        ("nul\x00 and bell\x07 and \x1b[31mred", "nul and bell and [31mred"),
        ("turned \u202earound\u202c", "turned around"),
        ("Muñoz 焊工 👷🏽‍♀️ ½ inch", "Muñoz 焊工 👷🏽‍♀️ ½ inch"),
        ("\ufeff\u200b \x00 ", ""),
    ],
)
def test_text_keeps_what_people_type(typed: str, kept: str) -> None:
    assert clean_text(typed) == kept


def test_a_blank_field_was_not_filled_in() -> None:
    assert clean({"endDate": "", "duties": " \n", "list": [" a "]}) == {"endDate": None, "duties": None, "list": ["a"]}


def test_a_password_stays_as_it_was_typed() -> None:
    form = {"password": " \x00 spaces ", "newPassword": "\t"}
    assert clean(form) == form


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("jobTitle", "Job title"),
        ("startDate", "Start date"),
        ("row_id", "Row id"),
        ("name", "Name"),
    ],
)
def test_a_field_is_called_as_on_the_screen(path: str, words: str) -> None:
    assert label(path) == words
