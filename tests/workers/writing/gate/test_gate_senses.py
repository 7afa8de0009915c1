"""Plain words of Spanish against duties in English, and the other way round: any sense proves, nothing else does."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.trades.proof.spanish_words import senses_at
from workers.writing.gate.verdict import Judge

ENGLISH = "Ties, spikes, anchors, surfacing. Handled lines, parked cars on deck. Calibrated scales with test weights."
SPANISH = "Cambio durmientes y pongo clavos. Acomodo autos en la cubierta. Cuido las ovejas."
ENDED = date(2025, 6, 1)


@pytest.mark.parametrize(
    ("claim", "passes"),
    [
        ("Acomodé autos en la cubierta", True),
        ("Acomodé aviones en la cubierta", False),
        ("Durmientes, clavos y anclas", True),
        ("Durmientes, clavos y catenarias", False),
        ("Calibré básculas con pesas", True),
        ("Calibré hornos con pesas", False),
    ],
)
def test_a_spanish_word_is_proven_by_any_sense_of_it_in_english(claim: str, *, passes: bool) -> None:
    judge = Judge(assignment(with_duties(ENGLISH, title="Laborer", end=ENDED)))
    assert judge.verdict(claim, experience="job").passes is passes


@pytest.mark.parametrize(
    ("claim", "passes"),
    [
        ("I park cars on the deck", True),
        ("I park trucks on the deck", False),
        ("I tend sheep", True),
        ("I tend goats", False),
    ],
)
def test_a_spanish_line_proves_any_sense_of_its_words(claim: str, *, passes: bool) -> None:
    assert Judge(assignment(with_duties(SPANISH, title="Peón"))).verdict(claim, experience="job").passes is passes


def test_the_longest_spelling_is_taken_in_any_form() -> None:
    senses = senses_at(["firmaba", "listas", "de", "pendientes"], 1)
    assert {sense.length for sense in senses} == {3}
    assert any("raw:punch" in form for sense in senses for form in sense.english)
    assert senses_at(["xilofono"], 0) == ()


def test_a_changing_verb_is_found_by_its_infinitive() -> None:
    assert [sense for sense in senses_at(["cuelgo"], 0) if sense.is_doing] == list(senses_at(["colgar"], 0))


def test_a_verb_that_takes_several_words_of_english_is_judged() -> None:
    judge = Judge(assignment(with_duties("Filled tanks with fuel.", title="Worker")))
    assert not judge.verdict("Suplí tanques de gas.", experience="job").passes
