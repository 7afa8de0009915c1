"""What tesseract reads of rules, icons and shadows on a picture is taken off before the picture's lines are made."""

import pytest

from workers.resumes.pictures.ocr import lines_of_words
from workers.resumes.pictures.stray_marks import without_stray_marks
from workers.resumes.pictures.tesseract import Word
from workers.resumes.reader import read_sections
from workers.resumes.text.headings import Kind
from workers.resumes.text.line import Line

HIGH, LETTER, BLANK, WIDE = 24.0, 12.0, 10.0, 120.0  # dots


def printed(text: str, *, number: int = 0, confidence: float = 95.0) -> list[Word]:
    """The words of one printed line; two blanks between words are a wide one, as between the columns of a table."""
    words: list[Word] = []
    left = 0.0
    for part in text.split("  "):
        for word in part.split(" "):
            right = left + LETTER * len(word)
            words.append(Word((str(number),), left, 100.0, right, 100.0 + HIGH, word, confidence))
            left = right + BLANK
        left += WIDE
    return words


def lines(words: list[Word]) -> list[Line]:
    return list(lines_of_words(without_stray_marks(words), 1, 200 / 72))


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("| Machinist  | Forest City Gear Works  | 2011", ["Machinist", "Forest City Gear Works", "2011"]),
        ("[ Surface grinding |", ["Surface grinding"]),
        ("Rockford, IL | 815-555-0138", ["Rockford, IL | 815-555-0138"]),
        ("Rigging | Welding | Fit-up", ["Rigging | Welding | Fit-up"]),
        ("January 2018 —", ["January 2018 —"]),
        ("| —", []),
    ],
)
def test_the_rules_of_a_table_are_no_text_but_bars_between_items_are(text: str, read: list[str]) -> None:
    assert [line.text for line in lines(printed(text))] == read


@pytest.mark.parametrize("text", ["a ABOUT ME", "& ABOUT ME", "(© ABOUT ME", "= ABOUT ME", "Q ABOUT ME", "& About me"])
def test_an_icon_before_a_heading_is_left_out(text: str) -> None:
    (line,) = lines(printed(text))
    assert (line.text.casefold(), line.bullet) == ("about me", False)


@pytest.mark.parametrize("text", ["5S Training", "MY SKILLS", "A Pipe Welder", "IN EXCAVATION"])
def test_a_short_word_before_other_words_stays(text: str) -> None:
    assert [line.text for line in lines(printed(text))] == [text]


def test_a_bulleted_item_that_could_be_a_heading_stays_an_item() -> None:
    (line,) = lines(printed("• Training"))
    assert (line.text, line.bullet) == ("Training", True)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Skills = Precision alignment", [("Skills", False), ("Precision alignment", True)]),
        ("Summary | Journeyman millwright", [("Summary", False), ("Journeyman millwright", False)]),
        ("Training & Certifications", [("Training & Certifications", False)]),
        ("Millwright | Holston Valley", [("Millwright | Holston Valley", False)]),
    ],
)
def test_what_stands_beside_a_heading_is_a_line_of_its_own(text: str, read: list[tuple[str, bool]]) -> None:
    assert [(line.text, line.bullet) for line in lines(printed(text))] == read


def test_a_narrow_blank_parts_a_heading_from_its_text() -> None:
    heading, *text = printed("Experience Lead Millwright")
    moved = [
        Word(word.line, word.left + HIGH, word.top, word.right + HIGH, word.bottom, word.text, 95.0) for word in text
    ]
    assert [line.text for line in lines([heading, *moved])] == ["Experience", "Lead Millwright"]


def test_the_dot_of_a_timeline_parts_dates_from_names() -> None:
    before, dot, behind = printed("Apr 2015"), printed("@"), printed("Bob Dillard & Sons")
    at = before[-1].right + BLANK * 2
    dot = [Word(word.line, at, word.top, at + LETTER, word.bottom, "@", 90.0) for word in dot]
    at += LETTER + BLANK * 2
    behind = [
        Word(word.line, word.left + at, word.top, word.right + at, word.bottom, word.text, 95.0) for word in behind
    ]
    assert [line.text for line in lines([*before, *dot, *behind])] == ["Apr 2015", "Bob Dillard & Sons"]


def test_who_worked_at_a_place_is_not_parted_at_its_sign() -> None:
    assert [line.text for line in lines(printed("Roofer @ Harbor Roofing"))] == ["Roofer @ Harbor Roofing"]


def test_words_without_letters_make_no_lines() -> None:
    shadow = Word(("9",), 0.0, 0.0, 1900.0, 2400.0, " ", 95.0)
    guessed = printed("Nees els", number=2, confidence=40.0)
    assert [line.text for line in lines([shadow, *printed("Roofer"), *guessed])] == ["Roofer"]


def test_a_heading_of_a_picture_opens_its_section_though_its_letters_are_lower_than_those_of_the_last() -> None:
    rows = [("Experience", 12), ("Never late and never hurt", 10), ("Core Skills", 10), ("Rigging", 10)]
    read = [
        Line(1, 40.0, 100.0 + 20 * at, 200.0, 100.0 + 20 * at + size, text, size, measured=True)
        for at, (text, size) in enumerate(rows)
    ]
    assert [section.kind for section in read_sections(read) if section.kind] == [Kind.EXPERIENCE, Kind.SKILLS]
