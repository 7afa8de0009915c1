"""Lines typed as one speaks, without the words that tell no work: wash trucks, of "so what I did was wash trucks".

A line is told so where the model is sure of each of its words, and is left as it was typed otherwise. What only others
did, a limit, a denial or a number never falls out of a line that stays. A line that tells no work at all, such as why
somebody left, falls out whole.
"""

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from msgspec.structs import replace

from workers.language.numbers import number_at
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.proofreading.marks.asked import REMARKS, is_speech
from workers.writing.proofreading.marks.model import Gap, Insertion, Reading
from workers.writing.proofreading.marks.readings import read_lines
from workers.writing.proofreading.marks.words_of_speech import (
    AT_WORK_BESIDE,
    FILLERS,
    HAVING,
    LEANING,
    LEANS_ON_FILLERS,
    OTHERS,
)

_FALLS_OUT, _STAYS = 0.8, 0.3
"""The least probability of a word that falls out, and the highest of one that stays; between them nothing is sure."""
_SURE_OF_SAYING, _SURE_OF_LINE = 0.99, 0.97
"""For words that say how much or how far, and for a line that falls out whole."""
_SURE_OF_SIGN, _SURE_OF_NONE = 0.7, 0.9
_SIGNS = frozenset({",", ";", "."})
_LINKS = frozenset({"", "and"})
_SAYS_WHO = re.compile(r"(?:i|we)(?:['\u2019]?d|['\u2019]m|['\u2019]ve)?|was|were|had|am|would|used|to", re.IGNORECASE)
"""Who did it and when, which falls out with other words alone: what parts a line and sets its tense makes use of it."""
_SUBJECT = re.compile(r"(?:i|we)(?:['\u2019]?d)?", re.IGNORECASE)
_ENDS = ",;:.?! "


def without_speech(facts: ProfileFacts) -> ProfileFacts:
    """The facts with such lines as the model tells them."""
    typed = {line for job in facts.experiences for line in job.duties.split("\n") if is_speech(line)}
    if not typed:
        return facts
    asked = sorted(typed)
    told = dict(zip(asked, told_without_speech(asked), strict=True))

    def worked(job: Experience) -> Experience:
        lines = (told.get(line, line) for line in job.duties.split("\n"))
        return replace(job, duties="\n".join(line for line in lines if line))

    return facts.with_rows(job=worked)


def told_without_speech(lines: Sequence[str]) -> list[str]:
    """Each line without what tells no work, or as it was typed; empty for one that tells none."""
    return [line if reading is None else _told(line, words, reading) for line, words, reading in read_lines(lines)]


def _told(line: str, words: Sequence[str], reading: Reading) -> str:
    if min(reading.left_out) >= _SURE_OF_LINE and not any(_plain(word) in AT_WORK_BESIDE for word in words):
        return ""
    runs = _runs(words, reading.left_out)
    stay = [run for run in runs if all(_says_who(words[at]) for at in run)]
    if len(stay) == len(runs) or sum(map(len, runs)) == len(words):
        return line
    if not all(_stands_apart(words, run) for run in runs if run not in stay):
        return line
    left_out = {at for run in runs for at in run}
    if any(_is_other(word) for at, word in enumerate(words) if at not in left_out):
        left_out -= {at for run in stay for at in run}
    return _joined(line.split(), left_out, reading.gaps)


def _runs(words: Sequence[str], left_out: Sequence[float]) -> list[range]:
    """Words beside each other that fall out; none where of a single word it isn't sure whether it does."""
    runs: list[range] = []
    for at, (word, likely) in enumerate(zip(words, left_out, strict=True)):
        if likely <= _STAYS:
            continue
        if likely < (_SURE_OF_SAYING if _says_how_far(word) else _FALLS_OUT):
            return []
        begin = runs.pop().start if runs and runs[-1].stop == at else at
        runs.append(range(begin, at + 1))
    return runs


def _stands_apart(words: Sequence[str], run: range) -> bool:
    """Whether words may fall out without breaking what is said around them.

    They are fillers, or begin a line or stand behind a sign; and no article or preposition is left without what it
    leans on.
    """
    said = [_plain(words[at]) for at in run]
    before = words[run.start - 1] if run.start else ""
    behind = fold(words[run.stop]).strip(_ENDS + "()") if run.stop < len(words) else ""
    if not HAVING.isdisjoint(said) and (is_occupation(behind) or behind in AT_WORK_BESIDE):
        return False  # who had a helper was none
    if all(one in FILLERS for one in said):
        return behind not in LEANS_ON_FILLERS
    return (not before or before[-1] in _ENDS) and behind not in LEANING


def _is_other(word: str) -> bool:
    """Whether a word may be somebody else, whose work must not be read as the person's own."""
    plain = _plain(word)
    return plain in OTHERS or is_occupation(plain)


def _says_who(word: str) -> bool:
    return _SAYS_WHO.fullmatch(word.strip(_ENDS)) is not None


def _says_how_far(word: str) -> bool:
    plain = _plain(word)
    return plain in REMARKS or any(one.isdigit() for one in plain) or number_at([plain], 0) is not None


def _plain(word: str) -> str:
    """The folded word without the signs that stand around it."""
    return fold(word).strip(_ENDS)


def _joined(words: Sequence[str], left_out: Collection[int], gaps: Sequence[Gap]) -> str:
    """The words that stay; who did it stays before the first, where that is what was said last before it."""
    kept = [at for at in range(len(words)) if at not in left_out]
    first = kept[0]
    if first > 0 and _SUBJECT.fullmatch(words[first - 1]):
        kept = [first - 1, *kept]
    told = [words[kept[0]]]
    for before, at in pairwise(kept):
        if at > before + 1:
            sign, link = _join(words[before:at], gaps[at - 1].insertion)
            told[-1] = told[-1].rstrip(_ENDS) + sign
            told += [link] * bool(link)
        told.append(words[at])
    if kept[-1] < len(words) - 1:
        told[-1] = told[-1].rstrip(_ENDS)
    return told[0][:1].upper() + " ".join(told)[1:]


def _join(typed: Sequence[str], told: Insertion | None) -> tuple[str, str]:
    """The sign and link between words of which those between have fallen out; `typed` is all that stood there.

    Where the model isn't sure, a sign that was typed there stays.
    """
    if told and told.likely >= _SURE_OF_SIGN and told.sign in _SIGNS and told.words in _LINKS:
        return told.sign, told.words
    if told and told.likely >= _SURE_OF_NONE and not told.sign and told.words in _LINKS:
        return "", told.words
    signs = [word[-1] for word in typed if word[-1] in ",;:.?!"]
    return (";" if signs[-1] in ";.?!" else ",", "") if signs else ("", "")
