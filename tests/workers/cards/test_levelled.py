"""Runs of a card that was taken from one side and lies anyhow, set upright and level."""

import numpy as np
import pytest

from workers.cards.levelled import lines
from workers.cards.recognizer import Box


def box(text: str, left: float, top: float, width: float, *, height: float = 20.0) -> Box:
    right, bottom = left + width, top + height
    return Box(np.array([(left, top), (right, top), (right, bottom), (left, bottom)]), text, 0.99)


def seen(boxes: list[Box], *, turned: float, lean: float) -> list[Box]:
    """As a picture has them, whose level lines lean more the lower they are, turned by so many radians."""
    cos, sin = np.cos(turned), np.sin(turned)
    found = []
    for one in boxes:
        x, y = one.corners[:, 0], one.corners[:, 1]
        leaning = np.stack([x, y * (1 + lean * x / 700)], axis=1)
        found.append(Box(leaning @ np.array([[cos, sin], [-sin, cos]]), one.text, one.score))
    return found


def test_rows_are_rows_again() -> None:
    printed = [box(f"{row}{column}", 330.0 * column, 60.0 * row, 250) for row in range(5) for column in range(3)]
    found = lines(seen(printed, turned=2.9, lean=0.15))
    assert len(found) == len(printed)
    for row in range(5):
        of_row = sorted((line for line in found if line.text[0] == str(row)), key=lambda line: line.left)
        assert [line.text for line in of_row] == [f"{row}{column}" for column in range(3)]
        assert max(line.middle for line in of_row) - min(line.middle for line in of_row) < 4


def test_a_name_behind_its_large_first_word_is_one_run() -> None:
    found = lines(
        [box("ESCO", 0, 0, 157, height=60), box("Institute", 160, 12, 95, height=32), box("Issued", 300, 18, 90)]
    )
    assert [line.text for line in found] == ["ESCO Institute", "Issued"]


@pytest.mark.parametrize(
    ("read", "meant"),
    [
        ("05/16/2025Card expires", "05/16/2025 Card expires"),
        ("Expiration DateJanuary 31, 2027", "Expiration Date January 31, 2027"),
        ("4b EXP01/25/2029", "4b EXP 01/25/2029"),
        ("To2/6/26", "To 2/6/26"),
        ("TRAINED APR2022", "TRAINED APR 2022"),
        ("2 1 18 1 19", "2/18/19"),
        ("Badge ABC2022", "Badge ABC2022"),
        ("ZK6R-0P2V-44", "ZK6R-0P2V-44"),
        ("209 1 555", "209 1 555"),
    ],
)
def test_what_the_models_lose_between_a_day_and_its_label_is_there(read: str, meant: str) -> None:
    assert [line.text for line in lines([box(read, 0, 0, 300)])] == [meant]


def test_nothing_found_is_no_line() -> None:
    assert lines([]) == []
