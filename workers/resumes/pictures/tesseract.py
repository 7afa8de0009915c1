"""Words of a picture, by tesseract; pictures that lie on their side or stand on their head are turned first."""

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import msgspec

PROGRAM = "tesseract"
LANGUAGES = ("eng", "spa")
SECONDS_PER_PAGE = 60  # by the clock; what bounds the work is its process
DOTS_PER_INCH = 200
LEAST_CONFIDENCE, SURE = 25.0, 70.0  # percent
# A page that reads worse than this lies on its side: letters in words of three or more that tesseract is sure of.
FEWEST_SURE_LETTERS, SURE_SHARE = 60, 0.5
SHORTEST_WORD = 3
TURNS = (90, 180, 270)  # degrees clockwise
LEVEL_OF_WORDS = "5"
# Tesseract's own columns lose bullets and headings; ours are found later, by the blanks.
SINGLE_COLUMN, ONLY_ORIENTATION = "4", "0"
BULLETS = "e°¢«»*·•@©®+=~>¥o.-"  # what a bullet is read as
_ROTATE = re.compile(r"^Rotate: (\d+)$", re.MULTILINE)


class Word(msgspec.Struct):
    """A word with its place in dots; `line` is the same for words of one printed line."""

    line: tuple[str, ...]
    left: float
    top: float
    right: float
    bottom: float
    text: str
    confidence: float


def installed() -> bool:
    """Whether this machine can read pictures."""
    return shutil.which(PROGRAM) is not None


def languages() -> str:
    """Return our languages that are installed, in tesseract's form."""
    listed = subprocess.run([PROGRAM, "--list-langs"], capture_output=True, text=True, check=True, timeout=10)  # noqa: S603
    return "+".join(language for language in LANGUAGES if language in listed.stdout.split()) or LANGUAGES[0]


def upright_words(
    picture: Any, of_languages: str, turned: int, *, layout: str = SINGLE_COLUMN, fewest: int = FEWEST_SURE_LETTERS
) -> tuple[list[Word], int]:
    """The words of a picture (of pillow) and by how many degrees it had to be turned clockwise for them.

    `turned` is tried first. A picture that reads well is read once. `layout`: tesseract's page segmentation mode;
    `fewest`: sure letters of a picture that reads well, 0 to turn none.
    """
    words = _words(picture, of_languages, turned, layout)
    if not fewest or _reads_well(words, fewest):
        return words, turned
    turns = [turn for turn in _turns(picture) if turn != turned]
    best = max(
        [(words, turned), *((_words(picture, of_languages, turn, layout), turn) for turn in turns)], key=_sure_letters
    )
    return best if _sure_letters(best) >= fewest else (words, turned)


def _reads_well(words: Sequence[Word], fewest: int) -> bool:
    sure = _sure_letters((words, 0))
    return sure >= fewest and sure >= SURE_SHARE * sum(len(word.text) for word in words)


def _sure_letters(read: tuple[Sequence[Word], int]) -> int:
    words = [word.text for word in read[0] if word.confidence >= SURE]
    return sum(len(text) for text in words if len(text) >= SHORTEST_WORD and text.isalpha())


def _turns(picture: Any) -> tuple[int, ...]:
    """The turn that sets the picture upright; none where it holds too few words to tell, all without the means to."""
    try:
        found = _ROTATE.search(_run(picture, 0, "--psm", ONLY_ORIENTATION))
    except subprocess.CalledProcessError as error:
        return TURNS if b"osd.traineddata" in error.stderr else ()
    return (int(found[1]),) if found else ()


def _words(picture: Any, of_languages: str, turned: int, layout: str) -> list[Word]:
    told = _run(picture, turned, "-l", of_languages, "--psm", layout, "tsv")
    rows = [row.split("\t") for row in told.splitlines()[1:]]
    return [_word(row) for row in rows if row[0] == LEVEL_OF_WORDS and float(row[10]) >= LEAST_CONFIDENCE]


def _run(picture: Any, turned: int, *options: str) -> str:
    written = BytesIO()
    (picture.rotate(-turned, expand=True) if turned else picture).save(written, "PNG")
    command = [PROGRAM, "-", "-", "--dpi", str(DOTS_PER_INCH), *options]
    environment = {**os.environ, "OMP_THREAD_LIMIT": "1"}
    done = subprocess.run(  # noqa: S603 - our own words; the picture comes by stdin
        command, input=written.getvalue(), capture_output=True, env=environment, check=True, timeout=SECONDS_PER_PAGE
    )
    return done.stdout.decode()


def _word(row: Sequence[str]) -> Word:
    left, top, width, height = (float(row[at]) for at in range(6, 10))
    return Word(tuple(row[1:5]), left, top, left + width, top + height, row[11], float(row[10]))
