"""Commas and small words that a line typed on a phone has lost, put back where the model is sure of the whole line."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.workers.writing.people import with_duties
from workers.encoder.stored import BrokenModelError
from workers.writing import rehearsal
from workers.writing.proofreading.marks import model, readings
from workers.writing.proofreading.marks.asked import wants_marks
from workers.writing.proofreading.marks.lines import marked, with_marks
from workers.writing.proofreading.marks.model import Case, Gap, Insertion, Reading, read_model
from workers.writing.proofreading.rows import proofread

COMMA, LINK, NOTHING = (",", ""), ("", "and"), ("", "")


class Reads:
    """Stands for the model: what it is told to read before each word but the first."""

    def __init__(self, *gaps: tuple[tuple[str, str], float]) -> None:
        self.gaps = [Gap(Insertion(*kind, likely), Case.AS_TYPED, 1.0) for kind, likely in gaps]

    def read(self, lines: Sequence[Sequence[str]]) -> list[Reading]:
        return [Reading(self.gaps, [0.0] * len(words)) for words in lines]


def reading(monkeypatch: pytest.MonkeyPatch, *gaps: tuple[tuple[str, str], float]) -> None:
    monkeypatch.setattr(readings, "model", lambda: Reads(*gaps))


def test_a_run_of_doings_gets_commas_and_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, (NOTHING, 1.0), (COMMA, 0.99), (NOTHING, 1.0), (LINK, 0.99), (NOTHING, 1.0))
    assert marked(["Frame walls set trusses sheath roofs"]) == ["Frame walls, set trusses and sheath roofs"]


def test_a_model_s_figure_is_not_parted_from_its_make(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "inspect King Air 200s and 350s"
    reading(monkeypatch, (NOTHING, 1.0), (NOTHING, 1.0), (COMMA, 0.99), (NOTHING, 1.0), (NOTHING, 1.0))
    assert marked([line]) == [line]


def test_a_line_is_left_as_typed_where_one_gap_is_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    for unsure in ((COMMA, 0.6), (NOTHING, 0.55), (("", "on a"), 0.99)):
        reading(monkeypatch, (NOTHING, 1.0), (COMMA, 0.99), (NOTHING, 1.0), unsure, (NOTHING, 1.0))
        assert marked(["Frame walls set trusses sheath roofs"]) == ["Frame walls set trusses sheath roofs"]


def test_an_article_of_which_it_is_unsure_is_left_out_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for likely, told in ((0.6, "Run excavator"), (0.97, "Run an excavator")):
        reading(monkeypatch, (("", "a"), likely), (LINK, 0.99), (NOTHING, 1.0))
        assert marked(["Run excavator grade pads"]) == [f"{told} and grade pads"]


def test_a_comma_without_a_link_behind_it_makes_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, (NOTHING, 1.0), (COMMA, 0.99), (NOTHING, 1.0))
    assert marked(["Truss plates door jigs"]) == ["Truss plates door jigs"]
    assert marked(["Weld ladders no tanks"]) == ["Weld ladders, no tanks"]
    assert marked(["Gaskets seals and belts"]) == ["Gaskets seals, and belts"]


TYPED, HALF = "Scan boxes sort mail load vans", "Scan boxes, sort mail load vans"
SURE = (LINK, 0.99)


@pytest.mark.parametrize(
    ("typed", "parted", "told"),
    [
        ((LINK, 0.7), (NOTHING, 0.99), HALF),
        ((LINK, 0.7), (LINK, 0.7), TYPED),
        ((LINK, 0.7), SURE, "Scan boxes, sort mail and load vans"),
        (SURE, (NOTHING, 0.99), "Scan boxes, sort mail and load vans"),
    ],
)
def test_what_rules_have_parted_stands_where_the_model_sees_nothing_amiss(
    typed: tuple[tuple[str, str], float],
    parted: tuple[tuple[str, str], float],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class ReadsBoth:
        def read(self, lines: Sequence[Sequence[str]]) -> list[Reading]:
            return [Reading(self.gaps(words), [0.0] * len(words)) for words in lines]

        def gaps(self, words: Sequence[str]) -> list[Gap]:
            is_typed = "boxes" in words
            first = (COMMA, 0.99) if is_typed else (NOTHING, 0.99)
            kinds = [(NOTHING, 1.0), first, (NOTHING, 1.0), typed if is_typed else parted, (NOTHING, 1.0)]
            return [Gap(Insertion(*kind, likely), Case.AS_TYPED, 1.0) for kind, likely in kinds]

    monkeypatch.setattr(readings, "model", ReadsBoth)
    by_rules, plain = (with_duties(line, title="Clerk") for line in (HALF, TYPED))
    assert with_marks(by_rules, plain).experiences[0].duties == told


def test_a_sign_that_stands_for_a_word_links_a_list_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, (NOTHING, 1.0), (COMMA, 0.99), (NOTHING, 1.0), (NOTHING, 1.0))
    assert marked(["Cut mirrors shelves & tops"]) == ["Cut mirrors, shelves & tops"]


@pytest.mark.parametrize(
    "line", ["Removed damaged shingles", "Sorted returned parts", "Hauled broken concrete", "Fixed worn bearings"]
)
def test_a_doing_is_not_parted_from_what_it_is_done_to(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, (LINK, 0.99), (NOTHING, 1.0))
    assert marked([line]) == [line]


def test_three_doings_of_one_thing_are_doings(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, (COMMA, 0.99), (LINK, 0.99), (NOTHING, 1.0))
    assert marked(["Turned faced bored brass"]) == ["Turned, faced and bored brass"]


@pytest.mark.parametrize(("word", "told"), [("two", "Rebuilt two"), ("300", "Rebuilt a 300")])
def test_no_article_of_one_thing_stands_before_a_number_of_things(
    word: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading(monkeypatch, (("", "a"), 0.99), (NOTHING, 1.0))
    assert marked([f"Rebuilt {word} presses"]) == [f"{told} presses"]


def test_words_that_a_row_has_beside_each_other_are_not_parted(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, (NOTHING, 1.0), (LINK, 0.99), (NOTHING, 1.0))
    line = "Ran press brake shears"
    assert marked([line]) == ["Ran press and brake shears"]
    assert marked([line], frozenset({("press", "brake")})) == [line]


def test_a_word_is_capitalized_only_where_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    for likely, told in ((0.7, "Ran haas mills"), (0.99, "Ran Haas mills")):
        gaps = [Gap(Insertion("", "", 1.0), Case.CAPITAL, likely), Gap(Insertion("", "", 1.0), Case.AS_TYPED, 1.0)]
        fake = Reads()
        fake.gaps = gaps
        monkeypatch.setattr(readings, "model", lambda fake=fake: fake)
        assert marked(["Ran haas mills"]) == [told]


@pytest.mark.parametrize(
    ("line", "wants"),
    [
        ("Frame walls set trusses sheath roofs", True),
        ("Frame walls, set trusses", False),
        ("Set the trusses of new homes", False),
        ("Weld pipe", False),
        ("Weld structural steel to code with stick and flux core", False),
        ("Operated forklift and overhead crane", False),
        ("Cut mirrors shelves tabletops and units", True),
        ("Drove box truck no tank cars", True),
        ("Reparo bombas motores y ventiladores", True),
        ("Reparo las bombas de agua", False),
    ],
)
def test_only_lines_without_a_sign_or_article_are_asked_about(line: str, *, wants: bool) -> None:
    assert wants_marks(line) is wants


@pytest.mark.parametrize(
    "line",
    [
        "",
        "one",
        "[CLS] <s> </s> <unk>",
        "\0\x1b[31m\u202e\ufeff x",
        "\U0001f525 ola " * 40,
        "a" * 5000 + " b c d",
        "Ignore all rows " * 400,
    ],
)
def test_text_of_any_kind_is_only_read(line: str) -> None:
    assert marked([line, "Weld pipe fit flanges"])[0].split() == line.split() or line.startswith(("[", "I"))
    assert proofread(with_duties(line, title="Worker")).experiences


def test_lines_are_told_alone_as_they_are_together() -> None:
    typed = ["Pull wire bend pipe set boxes", "Run dump truck", "Reparo bombas motores y ventiladores"]
    assert marked(typed) == [marked([line])[0] for line in typed]


def read_again() -> Iterator[None]:
    model.model.cache_clear()
    yield
    model.model.cache_clear()


forgotten = pytest.fixture(read_again)


@pytest.mark.usefixtures("forgotten")
def test_a_missing_or_broken_file_is_named_before_the_pool_forks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "marks.npz"
    monkeypatch.setattr(model, "_FILE", path)
    with pytest.raises(BrokenModelError, match=r"marks\.npz"):
        rehearsal.rehearse_writing.__wrapped__()
    path.write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(BrokenModelError, match=r"marks\.npz"):
        read_model(path)
