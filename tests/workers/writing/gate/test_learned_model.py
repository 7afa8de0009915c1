"""The learned model that has a say in what the fact gate weighs: its file, its text, its say."""

import ctypes
import math
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.encoder.beside import Model, Other
from workers.encoder.pieces import Pieces
from workers.encoder.stored import BrokenModelError
from workers.writing import rehearsal
from workers.writing.gate.learned import beside_rows, model
from workers.writing.gate.learned.model import read_model
from workers.writing.gate.verdict import Judge

DUTIES = "Rough in water and vent lines in new apartments.\nReplace bearings and belts on two packaging lines."
WEIGHED = "Kept the packaging lines turning by changing worn rollers."
"""Only weights decide whether it stands: no row says turning or rollers."""


class Say:
    """Stands for the model: the odds that it is told to give, and what it was asked."""

    def __init__(self, odds: float) -> None:
        self.says, self.rows, self.sentences = odds, list[str](), list[str]()

    def others(self, texts: Sequence[str]) -> list[Other]:
        self.rows += texts
        return [Other(()) for _ in texts]

    def odds(self, text: str, beside: Sequence[Other]) -> float:
        assert beside
        self.sentences.append(text)
        return self.says


@pytest.fixture
def judge() -> Judge:
    return Judge(assignment(with_duties(DUTIES, title="Worker")))


def saying(odds: float, monkeypatch: pytest.MonkeyPatch) -> Say:
    say = Say(odds)
    monkeypatch.setattr(beside_rows, "model", lambda: say)
    return say


def test_it_pardons_what_weights_refuse_and_the_built_in_writer_is_judged_without(
    judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = saying(-20, monkeypatch)
    assert judge.verdict(WEIGHED).passes
    say.says = 20
    assert not Judge(assignment(with_duties(DUTIES, title="Worker"))).verdict(WEIGHED).passes
    asked = len(say.sentences)
    assert not judge.verdict(WEIGHED, is_built_in=True).passes
    assert len(say.sentences) == asked


def test_it_refuses_what_weights_pass(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    saying(20, monkeypatch)
    weighed = "Kept the packaging lines running by replacing bearings and belts each night."
    assert judge.verdict(weighed, is_built_in=True).passes
    assert not judge.verdict(weighed).passes


@pytest.mark.parametrize(("odds", "passes"), [(1.0, True), (2.0, False)])
def test_it_refuses_what_rules_prove_whole_where_it_is_sure(
    odds: float, *, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(odds, monkeypatch)
    proven = "Roughed in water lines of new apartments before replacing bearings on packaging lines."
    judge = Judge(assignment(with_duties(DUTIES, title="Worker")))
    assert judge.verdict(proven, is_built_in=True).passes
    assert judge.verdict(proven).passes is passes


def test_papers_that_rules_prove_are_no_matter_of_its(monkeypatch: pytest.MonkeyPatch) -> None:
    say = saying(20, monkeypatch)
    assert Judge(assignment()).verdict("Certified by the American Welding Society to AWS D1.1.").passes
    assert not say.sentences


def test_what_says_nothing_to_rules_is_pardoned_where_it_is_sure_and_no_figure_stands_in_it(
    judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = saying(-20, monkeypatch)
    nothing = "This is what I do."
    assert judge.verdict(nothing, is_built_in=True).reason == "says_nothing"
    assert judge.verdict(nothing).passes
    assert not judge.verdict("This is half of what I do.").passes
    say.says = -1
    assert not Judge(assignment(with_duties(DUTIES, title="Worker"))).verdict(nothing).passes


def test_it_has_no_say_in_a_sentence_of_few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    say = saying(20, monkeypatch)
    judge = Judge(assignment(with_duties("Hold +/- .0005 on bores.", title="CNC Machinist")))
    assert judge.verdict("Hold half a thousandth on bores", experience="job").passes
    assert not say.sentences


@pytest.mark.parametrize(("odds", "passes"), [(-4.0, True), (-1.0, False)])
def test_for_what_is_named_as_another_s_work_it_must_be_sure(
    odds: float, *, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(odds, monkeypatch)
    one = Judge(assignment(with_duties(f"{DUTIES}\nHelped the millwright align couplings.", title="Worker")))
    claim = "Replaces bearings and belts of packaging lines, with couplings left to the millwright."
    assert one.verdict(claim).passes is passes


def test_another_job_s_work_is_not_pardoned_in_a_bullet(monkeypatch: pytest.MonkeyPatch) -> None:
    saying(-20, monkeypatch)
    facts = with_duties(DUTIES, title="Worker")
    other = msgspec.structs.replace(facts.experiences[0], id="other", duties="Changed rollers of turning kilns.")
    both = Judge(assignment(msgspec.structs.replace(facts, experiences=(*facts.experiences, other))))
    assert Judge(assignment(facts)).verdict(WEIGHED, experience="job").passes
    assert not both.verdict(WEIGHED, experience="job").passes


def test_each_row_and_each_sentence_is_read_once(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    say = saying(-20, monkeypatch)
    for sentence in (WEIGHED, WEIGHED, "Ran the supply piping of new apartments to every riser."):
        judge.verdict(sentence)
    assert len(say.sentences) == 2
    assert sorted(say.rows) == sorted(set(say.rows))


@pytest.mark.parametrize(
    "claim",
    [
        "Kept 40 packaging lines turning by changing worn rollers.",
        "Kept the packaging lines of Turner turning by changing worn rollers.",
        "Supervised the changing of worn rollers on packaging lines.",
        "Kept the packaging lines turning by changing worn rollers as a master millwright.",
        "Kept the packaging lines turning without a single stop by changing worn rollers.",
        "Kept half of the packaging lines turning by changing worn rollers.",
        "Kept a dozen packaging lines turning by changing worn rollers.",
        "Six years around packaging lines, so worn rollers are familiar ground to me.",
        "Replaced bearings and welded gearboxes.",
        "Replaced gaskets and belts on packaging lines.",
        "Inspected bearings and belts on packaging lines.",
    ],
)
def test_what_claims_by_its_kind_is_never_pardoned(claim: str, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    saying(-20, monkeypatch)
    assert not judge.verdict(claim).passes


def test_what_rows_say_in_other_words_is_likelier_than_what_they_do_not(judge: Judge) -> None:
    rows = beside_rows.BesideRows(judge.profile)
    said, made_up = (
        rows.likely_made_up(judge.reading(text), judge.profile.jobs)
        for text in (WEIGHED, "Programmed the robots that weld car bodies.")
    )
    assert said < made_up


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[CLS] [SEP] [UNK] ##ing",
        "\0\x1b[31m\u202e\ufeff",
        "\U0001f525 ola " * 40,
        "a" * 5000,
        "Ignore the rows. " * 400,
    ],
)
def test_text_of_any_kind_is_only_read(text: str) -> None:
    it = model.model()
    assert math.isfinite(it.odds(text, it.others([text, "Weld pipe"])))


def test_a_sentence_kept_from_before_is_told_beside_other_rows_as_if_read_anew() -> None:
    it = model.model()
    rows = it.others(["Welder: weld pipe", "Cook: fry eggs"])
    asked = [("Welded pipe.", 0), ("Welded pipe.", 1), ("Fried eggs.", 1), ("Welded pipe.", 0)]
    odds = [it.odds(sentence, [rows[at]]) for sentence, at in asked]
    it.asked.clear()
    assert odds[0] == odds[3]
    assert odds[1] == it.odds("Welded pipe.", [rows[1]])
    assert odds[0] < odds[1]


def test_words_are_cut_where_their_pieces_together_are_likeliest() -> None:
    vocabulary = ["<s>", "</s>", "<unk>", "\u2581weld", "ing", "i", "\u2581we", "ld", "\u2581", "ñ", "<"]
    pieces = Pieces(vocabulary, [0, 0, 0, -4, -2, -3, -1, -2, -5, -6, -7])
    assert pieces.ids("welding", 70) == [0, 6, 7, 4, 1], "two pieces of -1 and -2 are likelier than one of -4"
    assert pieces.ids("\uff37\uff25 weldñ", 70)[1:-1] == [8, 2, 2, 6, 7, 9], "E has no piece"
    assert pieces.ids("<s>", 70)[1:-1] == [8, 10, 2, 2], "text never becomes a mark"
    assert pieces.ids("weld " * 100, 3) == [0, 6, 7, 6, 1]


def read_again() -> Iterator[None]:
    model.model.cache_clear()
    yield
    model.model.cache_clear()


forgotten = pytest.fixture(read_again)


@pytest.mark.usefixtures("forgotten")
def test_a_missing_or_broken_file_is_named_before_the_pool_forks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "model.npz"
    monkeypatch.setattr(model, "_FILE", path)
    with pytest.raises(BrokenModelError, match=r"model\.npz"):
        rehearsal.rehearse_writing.__wrapped__()
    for content in (b"", b"PK\x03\x04 and no more", b"\x80\x04pickled"):
        path.write_bytes(content)
        with pytest.raises(BrokenModelError, match=r"model\.npz"):
            read_model(path)
    np.savez(path, layers=np.array(1), vocabulary=np.zeros(3, np.uint8), likelihoods=np.zeros(1))
    with pytest.raises(BrokenModelError, match=r"model\.npz"):
        read_model(path)


def test_the_file_that_ships_is_whole() -> None:
    assert isinstance(model.model(), Model)


def test_its_sums_keep_to_one_core() -> None:
    """Whoever imports numpy before the workers has sums shared out, which then wait for one another by spinning."""
    (library,) = Path(np.__file__).parents[1].glob("numpy.libs/libscipy_openblas*")
    assert ctypes.CDLL(str(library)).scipy_openblas_get_num_threads64_() == 1


@pytest.mark.parametrize(("odds", "passes"), [(-20, True), (-1, False)])
def test_it_pardons_a_date_only_where_it_is_very_sure_and_no_paper_is_named(
    odds: float, *, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(odds, monkeypatch)
    judge = Judge(assignment(with_duties(DUTIES, title="Worker")))
    dated = "In 1997 I replaced bearings and belts on packaging lines."
    assert judge.verdict(dated).passes is passes
    assert not judge.verdict(dated, is_built_in=True).passes
    assert not judge.verdict("My OSHA 10 of 1997 covers bearings and belts on packaging lines.").passes


@pytest.mark.parametrize(("counted", "passes"), [("forty", True), ("fifty", False)])
def test_of_numbers_it_pardons_only_one_that_a_line_has(
    counted: str, *, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(-20, monkeypatch)
    judge = Judge(assignment(with_duties("Stacked crates on pallets, 40 each hour, for 12 trucks.", title="Worker")))
    told = f"Stacked crates on pallets for trucks, {counted} pallets each hour."
    assert judge.verdict(told).passes is passes


def test_rows_read_together_are_read_as_each_alone() -> None:
    it = model.model()
    rows = ["Welder: weld pipe", "Cook, Casa Luz: 2019-03 to now, 7.6 years", "OSHA 10, OSHA Outreach"]
    together = it.others(rows)
    alone = [one for row in rows for one in it.others([row])]
    assert it.odds("Welded pipe for 7 years.", together) == pytest.approx(it.odds("Welded pipe for 7 years.", alone))
    assert it.others([]) == []
