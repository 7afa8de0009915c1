"""The quick way to ask whether any of many patterns is in a text answers as the plain one does."""

import re

import pytest

from workers.posting.text.patterns import AnyOf, EitherCase, any_of

PATTERNS = (
    r"\b(?:pay|WAGE)s?\b|/ ?hr\b|\$\s?\d",
    r"^(?:Last |page )?printed\b.{0,20}\d|[|©]",
    r"\bse\u00f1al\W+\bA\d|b\|c",
)


@pytest.mark.parametrize(
    "text",
    [
        *("Pays weekly", "the wage", "wages", "repay", "PAYS", "25/HR", "25 / hr", "$ 40", "dollars", ""),
        *(
            "last printed 3 May",
            "LAST PAGE PRINTED 3",
            "page printed\n3",
            "re-printed 3",
            "a | b",
            "\u00a9 2026",
            "b|c",
        ),
        *("se\u00f1al: a1", "SE\u00d1AL A1", "se\u00f1alA1", "unse\u00f1al a1", "se\u00f1al __ a1"),
    ],
)
def test_it_is_found_where_the_plain_pattern_finds_it(text: str) -> None:
    assert AnyOf(*PATTERNS).search(text) is bool(any_of(*PATTERNS).search(text))


@pytest.mark.parametrize("text", ["Pays", "PAY", "pays weekly", "$ 4", "$ 40", "/HR", "", "|", "se\u00d1al A1", "B|C"])
def test_it_is_the_whole_where_the_plain_pattern_says_so(text: str) -> None:
    assert AnyOf(*PATTERNS).fullmatch(text) is bool(any_of(*PATTERNS).fullmatch(text))


def test_a_text_in_small_letters_is_asked_as_it_stands() -> None:
    assert AnyOf(*PATTERNS).is_in("the wage")
    assert not AnyOf(*PATTERNS).is_in("THE WAGE")


@pytest.mark.parametrize(
    "text",
    [
        "Pays in \u0130zmir, PAY and pays",
        "A\u00d1O y a\u00f1o",
        "ZZ Pay",
        "pay",
        "PAYS",
        "repay",
        "",
        "\u0130\u0130 pay",
    ],
)
def test_places_are_those_of_the_plain_pattern(text: str) -> None:
    """Some letters are two when small, and places behind them would be others."""
    pattern = r"(?<!\w)(?:pays?|A\u00f1o|[X-Z]{2})(?!\w)"
    quick, plain = EitherCase(pattern), re.compile(pattern, re.IGNORECASE)
    assert [one.span() for one in quick.finditer(text)] == [one.span() for one in plain.finditer(text)]
    assert bool(quick.search(text)) is bool(plain.search(text))
    assert bool(quick.match(text)) is bool(plain.match(text))
    assert bool(quick.fullmatch(text)) is bool(plain.fullmatch(text))
    assert quick.without(text, "-") == plain.sub("-", text)
