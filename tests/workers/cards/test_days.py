"""Days as cards print them, and what only resembles one."""

from datetime import date

import pytest

from workers.cards.days import days


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Recommended Renewal 4/24", date(2024, 4, 1), date(2024, 4, 30)),
        ("06/26", date(2026, 6, 1), date(2026, 6, 30)),
        ("EXP MAR-27", date(2027, 3, 1), date(2027, 3, 31)),
        ("14 MAR 23", date(2023, 3, 14), date(2023, 3, 14)),
        ("Mar 14, 23", date(2023, 3, 14), date(2023, 3, 14)),
        ("the 14th day of March, 2023", date(2023, 3, 14), date(2023, 3, 14)),
        ("2029MARI7", date(2029, 3, 17), date(2029, 3, 17)),
        ("03 14 2023", date(2023, 3, 14), date(2023, 3, 14)),
        ("/2 Jan 26", date(2026, 1, 12), date(2026, 1, 12)),  # by hand
        ("Mar 1S, 2016", date(2016, 3, 15), date(2016, 3, 15)),
        ("ISSUE/03-14-2023", date(2023, 3, 14), date(2023, 3, 14)),
        ("Aus 14 23", date(2023, 8, 14), date(2023, 8, 14)),  # by hand: Aug
        ("MAR-14-2023", date(2023, 3, 14), date(2023, 3, 14)),
        ("Mar-14-23", date(2023, 3, 14), date(2023, 3, 14)),
        ("14MAR23", date(2023, 3, 14), date(2023, 3, 14)),
        ("03—14—2023", date(2023, 3, 14), date(2023, 3, 14)),
        ("03/14/2O23", date(2023, 3, 14), date(2023, 3, 14)),
        ("JUI 3, 2022", date(2022, 7, 3), date(2022, 7, 3)),
        ("03 OEC 2022", date(2022, 12, 3), date(2022, 12, 3)),
        ("marzo de 2023", date(2023, 3, 1), date(2023, 3, 31)),
        ("Photo 1\n3/14/23", date(2023, 3, 14), date(2023, 3, 14)),
    ],
)
def test_a_day_is_read(text: str, first: date, last: date) -> None:
    assert [(day.first, day.last) for day in days(text)] == [(first, last)]


@pytest.mark.parametrize("text", ["Thickness 3/16 to 3/4", "Groups 1/2 and 3/14 m", "18-602 03 14 2023", "AUG 25"])
def test_fractions_and_numbers_are_no_days(text: str) -> None:
    assert days(text) == []
