"""Lines told in the other language that a learned model takes for wrong are left to their person."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.workers.writing.people import assignment, with_duties
from workers.encoder.stored import BrokenModelError
from workers.language.grammar import LanguageCode
from workers.writing import rehearsal
from workers.writing.rules.lines import retelling
from workers.writing.rules.lines.doubtful import Bounds, doubtful_lines
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.doubt import model
from workers.writing.translation.doubt.model import odds_of_wrong
from workers.writing.write import check, write

BOUNDS = Bounds(0.7, asked=1.2, surest=1.4)
RIGHT, DOUBTED, UNSURE, WRONG = -2.0, 1.0, 1.3, 3.0


@pytest.mark.parametrize(
    ("odds", "left_out"),
    [
        ([RIGHT, RIGHT, RIGHT], []),
        ([RIGHT, RIGHT, DOUBTED], [2]),
        ([RIGHT, DOUBTED, DOUBTED], [2]),
        ([RIGHT, UNSURE], []),
        ([RIGHT, WRONG], [1]),
        ([WRONG, WRONG], [0, 1]),
        ([], []),
    ],
)
def test_a_job_keeps_two_lines_unless_they_are_likely_wrong(odds: list[float], left_out: list[int]) -> None:
    by_line = {str(at): one for at, one in enumerate(odds)}
    assert doubtful_lines(by_line, BOUNDS) == {str(at) for at in left_out}


def test_a_line_that_says_what_is_asked_falls_only_if_likely_wrong() -> None:
    odds = {"a": RIGHT, "b": RIGHT, "asked": DOUBTED, "too": UNSURE, "other": DOUBTED}
    assert doubtful_lines(odds, BOUNDS, ["asked", "too"]) == {"too", "other"}


def odds_by_word(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that have the word are surely told wrong, all others right."""
    monkeypatch.setattr(retelling, "odds_of_wrong", lambda line, *_: WRONG if word in line else RIGHT)


def test_what_is_left_out_is_offered_to_its_person(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = with_duties("Welded steel pipe\nPainted metal doors\nTrained two apprentices", end=date(2022, 5, 1))
    spanish = replace(assignment(facts), language="es")
    odds_by_word("doors", monkeypatch)
    draft = check(write(spanish, RuleWriter()), spanish).draft
    bullets = [one for own in draft.bullets.values() for one in own]
    assert len(bullets) == 2
    assert not any("puertas" in one for one in bullets)
    assert [(one.line, one.told, one.reason) for one in draft.untold] == [("Painted metal doors", (), "language")]


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_line_of_the_document_s_own_language_is_held_against_itself(
    language: LanguageCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retelling, "odds_of_wrong", lambda *_: pytest.fail("asked"))
    typed = {"en": "Welded steel pipe\nASME, AWS D1.1", "es": "Soldaba tubería de acero\nASME, AWS D1.1"}[language]
    own = replace(assignment(with_duties(typed)), language=language)
    assert check(write(own, RuleWriter()), own).draft.bullets


def test_the_model_tells_a_wrong_sense_from_a_right_one() -> None:
    line, title = "Log moves in YardView", "Yard jockey"
    wrong, right = "Registrar mudanzas en YardView", "Registrar movimientos en YardView"
    assert odds_of_wrong(line, [wrong], title) > odds_of_wrong(line, [right], title)


@pytest.mark.parametrize("text", ["", "\0\u202e<s> </s>", "\U0001f525 ola " * 400, "a" * 5000])
def test_text_of_any_kind_is_only_read(text: str) -> None:
    assert abs(odds_of_wrong(text, [text], text)) < 100


def test_a_missing_or_broken_file_is_named_before_the_pool_forks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tellings.npz"
    monkeypatch.setattr(model, "_FILE", path)
    monkeypatch.setattr(model, "model", model.model.__wrapped__)
    with pytest.raises(BrokenModelError, match=r"tellings\.npz"):
        rehearsal.rehearse_writing.__wrapped__()
