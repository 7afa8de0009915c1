"""The last words of a text stay on one line, in print as on the page of a link; what they say is never changed."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.workers.documents.test_pdf import LETTER
from workers.documents.line_ends import last_words
from workers.documents.pdf import html_of


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("Carpenters Training Center, emisión: marzo de 2022, vence: noviembre de 2027", "noviembre de 2027"),
        ("Overhead crane (Advanced), Backhoe (Expert), Motor grader (Basic)", "grader (Basic)"),
        ("Three 600 HP Cleaver-Brooks fire-tube boilers, natural gas with No. 2 oil backup", "No. 2 oil backup"),
    ],
)
def test_the_last_words_do_not_part(text: str, last: str) -> None:
    assert last_words(text)[1] == last


@pytest.mark.parametrize(
    "text", ["Swept floors", "", "x" * 300, "Write to us at jacinto.olmedo.de.la.carpinteria@example.com"]
)
def test_what_has_no_words_to_keep_is_left_alone(text: str) -> None:
    assert last_words(text) == (text, "")


@given(st.text(max_size=120))
def test_no_letter_is_lost(text: str) -> None:
    before, last = last_words(text)
    assert (f"{before} {last}" if last else before) == text


def test_a_paragraph_ends_in_them() -> None:
    text = "I set forms on 5 floors & a casino for <them> in all weather."
    html = html_of(msgspec.structs.replace(LETTER, paragraphs=(text,)), "classic")
    assert 'a casino for &lt;them&gt; <span class="together">in all weather.</span></p>' in html
