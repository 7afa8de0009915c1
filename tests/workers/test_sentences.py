"""Sentences of what people of the trades type: the point of what they shorten ends none."""

import pytest

from workers.language.words import sentences_as_typed, sentences_of, without_wraps


@pytest.mark.parametrize(
    "shortened",
    [
        *("ced. 40", "cal. 24", "aprox. 30", "máx. 3", "mín. 2", "núm. 8", "No. 4", "pulg. 6", "diám. 12", "esp. 10"),
        *("tub. 2", "galv. 3/4", "dept. 5", "approx. 9", "max. 3", "min. 2", "qty. 40", "equip. 3", "sq. ft. 12"),
        *("temp. 40", "hrs. 2", "lbs. 50", "yds. 220", "avg. 8", "incl. 4", "vs. 3", "St. 5", "Ave. 7", "Máx. 5"),
    ],
)
def test_a_number_behind_what_is_shortened_goes_on_with_the_sentence(shortened: str) -> None:
    typed = f"Work on lines with {shortened} and more"

    assert sentences_of(typed) == [typed]
    assert sentences_as_typed(f"{typed}. cut pipe") == [f"{typed}.", "cut pipe"]


@pytest.mark.parametrize(
    "shortened",
    ["tubo de 2 pulg. galv. de pared", "brocas de diám. grande", "incl. weekends", "misc. repairs", "equip. moves"],
)
def test_a_small_letter_behind_what_is_shortened_goes_on_with_the_sentence(shortened: str) -> None:
    assert sentences_as_typed(f"work with {shortened}") == [f"work with {shortened}"]


def test_other_points_end_sentences() -> None:
    assert sentences_of("Ran the crew. 12 homes a week. Cut 50 lbs. Drove home") == [
        "Ran the crew.",
        "12 homes a week.",
        "Cut 50 lbs.",
        "Drove home",
    ]
    assert sentences_of("Haul up to 50 lbs.\n2 helpers under me") == ["Haul up to 50 lbs.", "2 helpers under me"]


def test_a_line_that_ends_with_a_linking_word_goes_on_in_the_next() -> None:
    assert without_wraps("3 and 4 axis mills and\none Okuma") == "3 and 4 axis mills and one Okuma"
    separate = "Set up mills\nran lathes\n- Deburr and\n- Inspect"
    assert without_wraps(separate) == separate
