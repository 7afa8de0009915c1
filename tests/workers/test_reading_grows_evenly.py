"""Whatever reads text from outside takes four times as long for four times as much, not sixteen times.

Each shape repeats a piece of text that has been slow somewhere, or could be. Compared are CPU times of this thread
without the garbage collector: in a process that has run a thousand tests, one collection takes longer than all the
reading. What looks too slow is looked at twice more.
"""

import gc
from collections.abc import Callable, Iterator
from time import thread_time

import pytest

from workers.language.words import sentences_of, words_of
from workers.posting.asked.bare import bare
from workers.posting.requirements.reading import understand_posting
from workers.resumes.credentials.credential import certification
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import find_date, find_range
from workers.resumes.text.headings import heading
from workers.resumes.text.lists import items_of

SHAPES = (
    "A. ",
    "Mr. Smith ",
    "a, ",
    "(((",
    "))) ",
    "- x\n",
    "1 ",
    "e.g. ",
    "NFPA 70E, ",
    "años de ",
    "“",
    "01/2020 - ",
)
SHORT = 10_000
READERS: dict[str, Callable[[str], object]] = {
    "sentences": sentences_of,
    "words": words_of,
    "posting": understand_posting,
    "dates": find_date,
    "date ranges": find_range,
    "key": key,
    "heading": heading,
    "items": items_of,
    "certification": lambda text: certification([text]),
    "requirement": bare,
}
CASES = (*((name, shape) for name in READERS if name != "requirement" for shape in SHAPES), ("requirement", "a "))
ALLOWED = 8.0
"""Times as long for four times the text: twice what is even, half of what a square is."""
NOISE_SECONDS = 0.25


@pytest.fixture(autouse=True)
def without_garbage_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def seconds(reader: Callable[[str], object], text: str) -> float:
    began = thread_time()
    reader(text)
    return thread_time() - began


def grows_evenly(reader: Callable[[str], object], shape: str) -> bool:
    once = seconds(reader, (shape * SHORT)[:SHORT])
    return seconds(reader, (shape * 4 * SHORT)[: 4 * SHORT]) <= ALLOWED * once + NOISE_SECONDS


@pytest.mark.parametrize(("name", "shape"), CASES)
def test_four_times_the_text_takes_about_four_times_as_long(name: str, shape: str) -> None:
    reader = READERS[name]
    reader(shape)  # what is read once is read before
    assert any(grows_evenly(reader, shape) for _ in range(3))
