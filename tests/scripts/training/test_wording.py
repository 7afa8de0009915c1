"""What is learned of labelled lines: which of their words speak for leaving a line out, and which against."""

from pathlib import Path

import pytest

from scripts.training import wording
from scripts.training.wording import LINES, learn, read_lines
from workers.posting.learnt_weights import weight_of, weights_in
from workers.writing.wording.odds import FILE

LABELLED = """\
y\ten\tRoofer\tTore off shingles\t
y\ten\tRoofer\tSet flashing\t
m\ten\tRoofer\tShingles, some\tgrammar
n\ten\tRoofer\tThe gutters are by others\tothers
n\ten\tRoofer\tMetal is by others\tothers
"""


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    path = tmp_path / "A.tsv"
    path.write_text(LABELLED * 10, encoding="utf-8")
    return path


def test_what_bad_lines_share_speaks_against_a_line(labelled: Path) -> None:
    weights = learn(read_lines(labelled))
    odds = {one.label: weight_of(one.signs, weights) for one in read_lines(labelled)}
    assert odds["n"] > 0 > odds["m"] > odds["y"]
    assert weights["by others"] > 0


def test_what_was_learned_is_written_as_it_is_read(labelled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = labelled.with_name("weights.tsv")
    monkeypatch.setattr(wording, "LINES", labelled.parent)
    monkeypatch.setattr(wording, "FILE", written)
    monkeypatch.setattr("sys.argv", ["wording"])
    labelled.with_suffix(".tsv").rename(labelled.parent / "B.tsv")
    wording.main()
    learned = learn(read_lines(labelled.parent / "B.tsv"))
    assert weights_in(written) == learned


def test_every_sign_of_the_tree_stands_in_a_labelled_line() -> None:
    found = {sign for path in LINES.glob("*.tsv") for line in read_lines(path) for sign in line.signs}
    assert weights_in(FILE).keys() <= found
