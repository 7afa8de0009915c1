from hypothesis import given
from hypothesis import strategies as st

from workers.posting.around.boilerplate import without_boilerplate
from workers.posting.text.clean_text import clean_line, clean_lines


def test_invisible_and_control_characters_go() -> None:
    assert clean_lines("a\u200bb\u202ec\x07d\ufeff\u00ade\x1b[31m") == "abcde[31m"


def test_blanks_fold_and_blank_lines_stay_single() -> None:
    assert clean_lines(" a \u00a0 b\t c \r\n\r\n\n\nd\n") == "a b c\n\nd"


def test_all_bullets_become_one_kind() -> None:
    assert clean_lines("- a\n* b\n· c\n• • d\n  \u2013 e\n●\nf - g") == "• a\n• b\n• c\n• d\n  • e\n\nf - g"


def test_entities_that_were_escaped_twice_are_resolved() -> None:
    assert clean_line("Heating &amp;amp; Air &#39;n&#39; more") == "Heating & Air 'n' more"


def test_long_text_is_cut_at_the_end_of_a_line() -> None:
    assert clean_lines("first line\nsecond line\nthird line", limit=25) == "first line\nsecond line"
    assert len(clean_lines("x" * 100_000)) == 20_000
    assert len(clean_line("x" * 1_000)) == 200


@given(st.text())
def test_cleaning_again_changes_nothing(text: str) -> None:
    once = clean_lines(text.replace("&", ""))
    assert clean_lines(once) == once
    assert not any(ord(char) < 32 and char != "\n" for char in once)


def test_a_sentence_of_the_posting_that_says_sell_stays_and_the_site_s_own_goes() -> None:
    pay = "Base rate $38 an hour and a van. We do not sell maintenance agreements from the roof."
    text = f"{pay}\nDo not sell my information\nPostulate y competí con otros 37 candidatos"
    assert without_boilerplate(text) == pay
