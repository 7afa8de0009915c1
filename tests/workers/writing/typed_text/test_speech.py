"""Lines typed as one speaks, without the words that tell no work, where the model is sure of them."""

from collections.abc import Sequence

import pytest

from tests.workers.writing.people import with_duties
from workers.writing.proofreading.marks import readings
from workers.writing.proofreading.marks.asked import is_speech
from workers.writing.proofreading.marks.model import Case, Gap, Insertion, Reading
from workers.writing.proofreading.marks.speech import told_without_speech, without_speech
from workers.writing.proofreading.rows import proofread


class Reads:
    """Stands for the model: words in brackets fall out so surely, and `sign` stands where they were."""

    def __init__(self, *, likely: float, sign: Insertion | None) -> None:
        self._likely, self._sign = likely, sign
        self.left_out: frozenset[str] = frozenset()

    def read(self, lines: Sequence[Sequence[str]]) -> list[Reading]:
        gap = Gap(self._sign, Case.AS_TYPED, 1.0)
        return [
            Reading([gap] * (len(words) - 1), [self._likely if word in self.left_out else 0.01 for word in words])
            for words in lines
        ]


NOTHING = Insertion("", "", 0.99)


def told(line: str, monkeypatch: pytest.MonkeyPatch, *, likely: float = 0.97, sign: Insertion | None = NOTHING) -> str:
    """The line as told where the model reads the words in brackets as speech."""
    fake = Reads(likely=likely, sign=sign)
    fake.left_out = frozenset(word[1:-1] for word in line.split() if word[0] == "[")
    monkeypatch.setattr(readings, "model", lambda: fake)
    return told_without_speech([line.replace("[", "").replace("]", "")])[0]


def test_what_is_said_around_the_work_falls_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told("[well] [basically] pull wheel ends [you] [know]", monkeypatch) == "Pull wheel ends"


def test_a_line_of_which_the_model_is_unsure_stays_as_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told("[well] pull wheel ends", monkeypatch, likely=0.6) == "well pull wheel ends"


def test_a_line_that_tells_no_work_falls_out_whole_where_that_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "[the] [boss] [sold] [out]"
    assert told(line, monkeypatch) == ""
    assert told(line, monkeypatch, likely=0.9) == "the boss sold out"


def test_a_job_keeps_its_other_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Reads(likely=0.97, sign=NOTHING)
    fake.left_out = frozenset(["the", "boss", "sold", "so", "we", "all", "left"])
    monkeypatch.setattr(readings, "model", lambda: fake)
    facts = with_duties("Set doors\nthe boss sold so we all left\nHung drywall")
    assert without_speech(facts).experiences[0].duties == "Set doors\nHung drywall"


@pytest.mark.parametrize("said", ["never", "only", "12", "two", "not"])
def test_what_says_how_far_stays_unless_it_is_surest(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(f"[well] [{said}] weld pipe", monkeypatch) == f"well {said} weld pipe"


def test_who_did_it_stays_for_the_tense_of_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told("[well] [I'd] pull wheels", monkeypatch) == "I'd pull wheels"
    assert told("[I] pull wheels", monkeypatch) == "I pull wheels"
    assert told("Foreman did layout, [I] cut", monkeypatch) == "Foreman did layout, I cut"


@pytest.mark.parametrize(
    ("line", "sign", "as_told"),
    [
        ("Ran saws, [you] [know,] and planers", NOTHING, "Ran saws and planers"),
        ("Ran saws, [you] [know,] sanders", Insertion(",", "", 0.9), "Ran saws, sanders"),
        ("Ran saws, [you] [know,] sanders", Insertion("", "", 0.6), "Ran saws, sanders"),
        ("Ran saws [you] [know] sanders", Insertion("", "and", 0.9), "Ran saws and sanders"),
        ("Ran saws. [man] sanders", None, "Ran saws; sanders"),
    ],
)
def test_signs_stand_where_words_fell_out(
    line: str, sign: Insertion | None, as_told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(line, monkeypatch, sign=sign) == as_told


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("So what I did was pull wheel ends", True),
        ("They had me running the skid steer", True),
        ("Welded pipe to code with stick", False),
        ("I weld", False),
        ("I " + "x " * 60, False),
    ],
)
def test_only_lines_with_words_of_speech_are_asked_about(line: str, *, asked: bool) -> None:
    assert is_speech(line) is asked


@pytest.mark.parametrize(
    ("typed", "as_told"),
    [
        (
            "so what I did was pull wheel ends and redo the seals and bearings",
            "Pull wheel ends and redo the seals and bearings",
        ),
        ("Installed 12 rooftop units with a crane, you know", "Installed 12 rooftop units with a crane"),
        ("Foreman set the grades, I checked them with a laser", "Foreman set the grades, I checked them with a laser"),
    ],
)
def test_the_model_tells_speech_from_work(typed: str, as_told: str) -> None:
    assert told_without_speech([typed]) == [as_told]


def test_spanish_lines_are_left_to_their_own_rules() -> None:
    facts = with_duties("Me encargaba de soldar tubería y yo era el que cortaba", title="Soldador")
    assert "soldar" in proofread(facts).experiences[0].duties


@pytest.mark.parametrize(
    "line",
    [
        "[held] the light",
        "Went to the [dredge] pumping",
        "Four [so] far this year",
        "Drilled at the [old] mine",
        "[have] [an] [apprentice] [most] [days]",
        "[I] [had] [a] helper on big jobs",
        "[they] [gave] [me] apprentices to teach",
    ],
)
def test_nothing_falls_out_that_others_lean_on(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = line.replace("[", "").replace("]", "")
    assert told(line, monkeypatch, likely=0.98) == typed
