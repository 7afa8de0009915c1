"""Lines that were typed without a sign, with the commas and small words that a careful hand puts there.

"Frame walls set trusses sheath roofs" is "Frame walls, set trusses and sheath roofs". A line is changed whole or not at
all: half a list with commas reads worse than one without. Lines that have a sign or an article were typed with care,
and are left alone.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from workers.language.conjugation import Form
from workers.language.numbers import number_at
from workers.language.words import fold
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.proofreading.marks.asked import LINKS, REMARKS, wants_marks
from workers.writing.proofreading.marks.model import Case, Gap, Insertion
from workers.writing.proofreading.marks.readings import read_lines
from workers.writing.words.articles import article_for
from workers.writing.words.english_verbs import verb_form

_SURE: dict[tuple[str, str], float] = {
    (",", ""): 0.92,
    ("", "and"): 0.92,
    ("", "y"): 0.95,
    (";", ""): 0.92,
    ("", "a"): 0.96,
    ("", "the"): 0.97,
}
"""What may be put in, and from which probability on. Other words would say more than was typed."""
_SURE_OF_REMARK = 0.85
_NEVER = 2.0
_SURE_OF_NONE = 0.8
"""Where a gap is left alone less surely than that, the line stays as it was typed."""
_SURE_OF_CASE = 0.95
_MODELS = re.compile(r"[A-Z]?\d{2,4}s", re.IGNORECASE)
"""Machines by their model's figure, several of them: King Air 200s."""
_LIST = frozenset({(",", ""), ("", "and"), ("", "y"), (";", "")})


def with_marks(by_rules: ProfileFacts, unparted: ProfileFacts) -> ProfileFacts:
    """The facts with such lines as the model tells them; else as the rules do, unless they parted a line by half.

    `by_rules` are the facts with the commas that rules put in, `unparted` are the same without.
    """
    names = _names(by_rules)
    ruled, plain = (_lines(facts) for facts in (by_rules, unparted))
    asked = [line for at, line in plain.items() if at in ruled and wants_marks(line)]
    told = dict(zip(asked, marked(asked, names), strict=True))
    doubted = [ruled[at] for at, line in plain.items() if told.get(line, "") == line != ruled[at]]
    completed = dict(zip(doubted, _completed(doubted, names), strict=True))

    def line_of(at: tuple[str, int], line: str) -> str:
        typed = plain.get(at, line)
        if typed not in told:
            return line
        if told[typed] != typed:
            return told[typed]
        return typed if (whole := completed.get(line, line)) is None else whole

    def worked(job: Experience) -> Experience:
        lines = (line_of((job.id, at), line) for at, line in enumerate(job.duties.split("\n")))
        return replace(job, duties="\n".join(lines))

    return by_rules.with_rows(job=worked) if told else by_rules


def _lines(facts: ProfileFacts) -> dict[tuple[str, int], str]:
    """Each line by its job and its place in it."""
    return {(job.id, at): line for job in facts.experiences for at, line in enumerate(job.duties.split("\n"))}


def marked(lines: Sequence[str], names: frozenset[tuple[str, str]] = frozenset()) -> list[str]:
    """Each line with what the model puts in, or as it was; words that stand together in `names` are never parted."""
    return [
        _written(line.split(), reading.gaps) if reading and _may_be_told(words, reading.gaps, names) else line
        for line, words, reading in read_lines(lines)
    ]


def _completed(lines: Sequence[str], names: frozenset[tuple[str, str]]) -> list[str | None]:
    """Lines that rules have parted, with what the model adds; None for one that it takes for parted by half."""
    return [
        _written(line.split(), reading.gaps)
        if reading and _may_be_told(words, reading.gaps, names)
        else None
        if reading and any(gap.insertion is None or _parts(gap.insertion) for gap in reading.gaps)
        else line
        for line, words, reading in read_lines(lines)
    ]


def _may_be_told(words: Sequence[str], gaps: Sequence[Gap], names: frozenset[tuple[str, str]]) -> bool:
    """Whether the model is sure of each gap where a list or a run of doings would be parted, or isn't."""
    are_sure = all(
        _is_sure(gap.insertion, words[at + 1]) and not (_parts(gap.insertion) and _stand_together(words, at, names))
        for at, gap in enumerate(gaps)
    )
    return are_sure and _ends_with_link(words, gaps) and not _takes_quality_for_doing(words, gaps)


def _takes_quality_for_doing(words: Sequence[str], gaps: Sequence[Gap]) -> bool:
    """Whether a doing would be parted from what it is done to: removed and damaged shingles.

    Three doings in a row of one thing are surely doings: turned, faced and bored brass.
    """
    items = _items(words, gaps)
    alone = [len(one) == 1 for one in items]
    return any(
        alone[at] and not alone[at + 1] and not (at and alone[at - 1]) and _may_be_quality(items[at + 1][0])
        for at in range(len(items) - 1)
    )


def _items(words: Sequence[str], gaps: Sequence[Gap]) -> list[list[str]]:
    """The words between what is put in."""
    items = [[words[0]]]
    for word, gap in zip(words[1:], gaps, strict=True):
        if _parts(gap.insertion):
            items.append([])
        items[-1].append(word)
    return items


def _may_be_quality(word: str) -> bool:
    """Whether a word may say how a thing is, as well as what was done: damaged, broken, worn."""
    known = verb_form(fold(word))
    return fold(word).endswith(("ed", "en", "wn", "rn")) or (known is not None and known[1] is Form.PAST)


def _ends_with_link(words: Sequence[str], gaps: Sequence[Gap]) -> bool:
    """Whether a link stands behind the last comma, if one is put in: two things with a comma alone are no list.

    A remark needs none: ladders, no tank cars.
    """
    commas = [at for at, gap in enumerate(gaps) if gap.insertion and gap.insertion.sign == ","]
    commas = [at for at in commas if fold(words[at + 1]) not in REMARKS]
    behind = commas[-1] if commas else len(gaps)
    linked = (gap.insertion.words for gap in gaps[behind:] if gap.insertion)
    return not commas or not LINKS.isdisjoint([*linked, *(fold(word) for word in words[behind + 1 :])])


def _is_sure(one: Insertion | None, word: str) -> bool:
    if one is None:
        return False
    if _is_article(one):
        return True  # what is doubtful of them is left out, and the line reads as well
    return one.likely >= _least(one, word)


def _least(one: Insertion, word: str) -> float:
    """From which probability on something may be put in before a word, or be left out."""
    if (one.sign, one.words) == (",", "") and fold(word) in REMARKS:
        return _SURE_OF_REMARK
    return _SURE.get((one.sign, one.words), _NEVER) if one.sign or one.words else _SURE_OF_NONE


def _parts(one: Insertion | None) -> bool:
    return one is not None and (one.sign, one.words) in _LIST


def _is_article(one: Insertion) -> bool:
    return not one.sign and one.words in {"a", "the"}


def _stand_together(words: Sequence[str], at: int, names: frozenset[tuple[str, str]]) -> bool:
    """Whether a word and the next are of one name: by a row, or as a model's figure behind its make's."""
    is_make = at > 0 and words[at][:1].isupper() and words[at][1:].islower()
    return _pair(words, at) in names or (is_make and _MODELS.fullmatch(words[at + 1]) is not None)


def _pair(words: Sequence[str], at: int) -> tuple[str, str]:
    return fold(words[at]), fold(words[at + 1])


def _written(words: Sequence[str], gaps: Sequence[Gap]) -> str:
    """The words with what stands in the gaps before them."""
    told = [words[0]]
    for word, gap in zip(words[1:], gaps, strict=True):
        cased, one = _in_case(word, gap), gap.insertion
        if one is not None and one.likely >= _least(one, word) and not _is_miscounted(one, word):
            told[-1] += one.sign
            told += [article_for(cased) if one.words == "a" else one.words] * bool(one.words)
        told.append(cased)
    return " ".join(told)


def _is_miscounted(one: Insertion, word: str) -> bool:
    """Whether an article of one thing would stand before a number of things: a two compressor overhauls."""
    return one.words == "a" and word.isalpha() and number_at([fold(word)], 0) is not None


def _in_case(word: str, gap: Gap) -> str:
    if gap.likely < _SURE_OF_CASE or not word.islower():
        return word
    return {Case.AS_TYPED: word, Case.CAPITAL: word[0].upper() + word[1:], Case.CAPITALS: word.upper()}[gap.written]


def _names(facts: ProfileFacts) -> frozenset[tuple[str, str]]:
    """Words that stand beside each other in what a row is called: they belong together in a line, too."""
    called = [*(row.name for row in facts.skills), *(row.name for row in facts.credentials)]
    called += [text for job in facts.experiences for text in (job.job_title, job.company_name)]
    return frozenset(pair for name in called for pair in pairwise(fold(name).split()))
