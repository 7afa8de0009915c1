"""A sentence of duties parted where a list goes on: at commas, semicolons and "and", never within brackets."""

import re
from itertools import pairwise

import msgspec

from workers.language.grammar import LanguageCode
from workers.writing.english_lines.compounds import named_by_two_doings

_SEPARATORS: dict[LanguageCode, re.Pattern[str]] = {
    "en": re.compile(r"\s*[,;]+\s*(?:and\s+)?|\s+(?:and|&|\+)\s+", re.IGNORECASE),
    "es": re.compile(r"\s*[,;]+\s*(?:[ye]\s+)?|\s+[ye]\s+", re.IGNORECASE),
}
_TAIL = re.compile(r"(?<!\d):\s+|\s+[-\u2013\u2014]+\s+")
"""What follows a colon or a dash explains what stands before it."""
_ENDS_AS_NUMBER = re.compile(r"\d\s?(?:[A-Za-z]{1,3}|[\"'%\u00b0])?$")
"""A figure, with its unit or without."""


class Part(msgspec.Struct, frozen=True):
    """A piece between two separators: whether "and" stood before it, whether a comma did, and what explains it."""

    text: str
    link: bool = False
    tail: str = ""
    has_comma: bool = False
    is_doing: bool = False
    """Whether it is known to begin with a verb: unload/stack with a forklift."""


def parts_of(sentence: str, code: LanguageCode) -> list[Part]:
    """The parts of one sentence. What follows a dash or a colon goes with the part before it, whole."""
    sentence, _, tail = _untailed(sentence)
    cuts = [match for match in _SEPARATORS[code].finditer(sentence) if _is_cut(sentence, match)]
    bounds = [(0, 0, ""), *((m.start(), m.end(), m.group()) for m in cuts)]
    bounds.append((len(sentence), len(sentence), ""))
    parts = [
        Part(
            sentence[first[1] : second[0]].strip(),
            bool(first[2].strip(" ,;")),
            has_comma=bool(set(",;") & set(first[2])),
        )
        for first, second in pairwise(bounds)
        if sentence[first[1] : second[0]].strip()
    ]
    if parts and tail:
        parts[-1] = msgspec.structs.replace(parts[-1], tail=tail)
    return parts


def _untailed(sentence: str) -> tuple[str, str, str]:
    for match in _TAIL.finditer(sentence):
        if depth_at(sentence, match.start()) == 0 and match.start() > 0 and not _is_range(sentence, match):
            return sentence[: match.start()], match.group(), sentence[match.end() :].strip()
    return sentence, "", ""


def _is_range(sentence: str, match: re.Match[str]) -> bool:
    """6 - 8 jobs a day, 12kV - 21kV."""
    is_number = _ENDS_AS_NUMBER.search(sentence[: match.start()]) is not None
    return is_number and sentence[match.end() : match.end() + 1].isdecimal()


def _is_cut(sentence: str, match: re.Match[str]) -> bool:
    if depth_at(sentence, match.start()):
        return False
    before, after = sentence[: match.start()].rstrip(), sentence[match.end() :]
    if not before or not after:
        return False
    if any(term.start() < match.start() < term.end() for term in named_by_two_doings(sentence)):
        return False
    if "," not in match.group() and _QUALITY.fullmatch(re.split(r"[,;]\s*", before)[-1]):
        return False
    if match.group() == "," and before[-1].isdecimal() and after[:3].isdecimal():
        return False
    return "," in match.group() or ";" in match.group() or not _ONE_NAME.match(after)


_QUALITY = re.compile(
    r"daily|weekly|monthly|annual|quarterly|yearly|pre|wet|dry|hot|cold|new|old|spring", re.IGNORECASE
)
"""A quality before "and" has its noun behind it: daily and monthly inspections."""
_ONE_NAME = re.compile(
    r"(?:[A-Z]{0,3}-?\d|[A-Z]\b(?!\w)|back\b(?!\s+\w+ed)|forth\b"
    r"|clamp(?: scaffold\w*)?(?:$|[ ,;])|(?:fry|saut[eé]|prep|pantry|broiler|salad) (?:stations?|lines?)\b)"
)
"""Behind an "and" that joins codes ("VF-2 and VF-4 mills") or words ("to Dallas and back") nothing new begins."""


def depth_at(text: str, place: int) -> int:
    """How many brackets are open before `place`."""
    return max(text.count("(", 0, place) - text.count(")", 0, place), 0)
