"""Dates written by hand, read sign by sign where the readings of a card don't agree on them."""

from datetime import date
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageDraw

from scripts.training import drawn_signs
from workers.cards import merged
from workers.cards.by_hand import with_written
from workers.cards.date_forms import meant
from workers.resumes.line import Line

SCALE = 0.36
ADVANCE, AT, RULE = 34, (420, 20), 64  # dots: from sign to sign, the first sign's picture, the rule under the writing


def written(text: str, *, seed: int = 3) -> Any:
    """A picture in mode L with the text by strokes on a rule, behind where a label stands."""
    chance = np.random.default_rng(seed)
    picture = Image.new("L", (1200, 120))
    for number, sign in enumerate(text):
        drawn = drawn_signs.stroked(sign, chance, 4.0)
        picture.paste(255, (AT[0] + ADVANCE * number, AT[1]), drawn)
    ImageDraw.Draw(picture).line((380, AT[1] + RULE - 6, 1000, AT[1] + RULE - 6), fill=255, width=3)
    return picture.point(lambda grey: 255 - grey)


def label_and(*said: str) -> list[list[Line]]:
    """Readings of a card with a label, and behind it what each reading takes the writing for."""
    return [
        [
            Line(1, 10, 100, 200, 112, "Forklift Operator"),
            Line(1, 60, 16, 130, 28, "Expires"),
            *([Line(1, 150, 12, 280, 32, text, unsure=(text,))] if text else []),
        ]
        for text in said
    ]


@pytest.mark.parametrize("text", ["9/18/2027", "10-24-2028", "3/8/27", "10/30/2026"])
def test_a_date_that_no_reading_saw_is_read_from_its_strokes(text: str) -> None:
    card = merged(with_written(label_and("", "4/(1%", ""), written(text), SCALE))
    expected = meant(text)
    assert expected is not None
    assert card.expiration_date == expected[0]


def test_what_is_no_date_stays_unread() -> None:
    readings = label_and("", "", "")
    assert with_written(readings, written("30-714562"), SCALE) == readings
    assert with_written(readings, written("99/99/9999"), SCALE) == readings


def test_a_day_that_the_readings_agree_on_stays() -> None:
    readings = label_and("9/18/2029", "9/18/2029", "9/18/2029")
    assert with_written(readings, written("9/18/2027"), SCALE) == readings


def test_words_of_sure_letters_are_no_dates() -> None:
    words = [Line(1, 100, 0, 400, 40, "Completed training")]
    assert with_written([words], written("9/18/2027"), SCALE) == [words]


def test_only_a_possible_day_is_meant() -> None:
    assert meant("2/30/24") is None
    assert meant("13/1/2024") is None
    assert meant("1/1/1975") is None
    assert meant("2/29/24") == (date(2024, 2, 29), True)
    assert meant("11/2027") == (date(2027, 11, 1), False)
