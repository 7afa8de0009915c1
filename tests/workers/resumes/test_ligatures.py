"""A font that doesn't name its ligatures."""

import pytest

from workers.resumes.text.cleaning import cleaned


@pytest.mark.parametrize("sign", ["(cid:12)", "\x02", "\ufffd", "\ue001", ""])
def test_a_lost_ligature_is_put_back_where_one_known_word_results(sign: str) -> None:
    assert cleaned(f"AWS Certi{sign}ed Welder") == "AWS Certified Welder"
    assert cleaned(f"Welding certi{sign}cates, pipe{sign}tters") == "Welding certificates, pipefitters"


def test_a_short_word_is_made_whole_only_where_a_sign_stands_for_the_ligature() -> None:
    assert cleaned("tra(cid:14)c control, of\x02cer") == "traffic control, officer"


@pytest.mark.parametrize(
    "text",
    [
        "Order entry",
        "Ms. Ofelia Cate",
        "CERTIED",
        "certied@example.com",
        "www.certied.com",
        "Benet Ltd",
        "Prole",
        "conned",
    ],
)
def test_other_words_stand_as_they_are(text: str) -> None:
    assert cleaned(text) == text


def test_a_sign_that_isn_t_within_a_known_word_parts_items_as_before() -> None:
    assert cleaned("(cid:127) Welded pipe(cid:12)Cut plate") == "• Welded pipe • Cut plate"
