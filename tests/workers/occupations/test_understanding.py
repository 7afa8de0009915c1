"""People's own words, and the occupations that they mean. Whole figures: scripts/bench matching."""

import pytest

from workers.occupations.lexicon import lexicon, listed
from workers.occupations.understanding import bundled_understanding


def first(text: str) -> str:
    return bundled_understanding().match(text, 1)[0].code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Electrician", "47-2111.00"),
        ("tin knocker", "47-2211.00"),
        ("ran a Bobcat and a mini ex", "47-2073.00"),
        ("carpintero de obra", "47-2031.00"),
        ("ayudante de plomero", "47-3015.00"),
        ("mantenence helper", "49-9098.00"),
        ("electritian", "47-2111.00"),
        ("sueldo tubería con TIG", "51-4121.00"),
        ("cuelgo hojas de drywall", "47-2081.00"),
    ],
)
def test_slang_spanish_and_misspellings_are_understood(text: str, code: str) -> None:
    assert first(text) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("auto tech", "49-3023.00"),
        ("Fiber tech", "49-9052.00"),
        ("Bus mech, journeyman", "49-3031.00"),
        ("refrig mech", "49-9021.00"),
        ("prod supv", "51-1011.00"),
        ("elec helper", "47-3013.00"),
        ("conc finisher", "47-2051.00"),
        ("ayte de elec", "47-3013.00"),
        ("mec diesel", "49-3031.00"),
        ("techo", "47-2181.00"),
    ],
)
def test_titles_cut_short_are_understood_and_a_tech_is_no_roofer(text: str, code: str) -> None:
    assert first(text) == code


def test_a_helper_and_a_foreman_are_not_the_trade_itself() -> None:
    assert first("roofer") == "47-2181.00"
    assert first("roofer's helper") == "47-3016.00"
    assert first("foreman of a roofing crew") == "47-1011.00"


@pytest.mark.parametrize("text", ["", " ", "the and of", "!?%&", "\x00"])
def test_words_that_say_nothing_mean_nothing(text: str) -> None:
    assert bundled_understanding().match(text) == []


def test_text_without_end_is_weighed_in_bounded_time_and_in_any_order_of_its_letters() -> None:
    assert len(bundled_understanding().match("weld " * 20_000)) == 10


def test_at_least_250_occupations_have_a_spanish_title_and_every_next_step_is_one() -> None:
    entries = lexicon()
    assert sum(bool(entry.es) for entry in entries.values()) >= 250
    codes = set(bundled_understanding().codes)
    assert set(entries) <= codes
    assert {step for entry in entries.values() for step in entry.next.split()} <= codes


def test_no_list_repeats_a_phrase() -> None:
    for code, entry in lexicon().items():
        for text in (entry.called, entry.llamado, entry.signs, entry.senas):
            phrases = [phrase.casefold() for phrase in listed(text)]
            assert len(phrases) == len(set(phrases)), code
