"""Whether what a sentence says of the posting's terms stands there: its shifts, days, benefits, and what is a must."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from workers.language.grammar import LanguageCode
from workers.trades.proof.stems import table
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import says

_OFFERED = re.compile(
    r"\b(?:your|its|their|su|sus)\s+(?:(?!(?:is|are|was|were|has|had|es|esta|estaba)\b)[\w'-]+\s+(?:and\s+|y\s+)?){0,6}$"
)
_DENIAL = re.compile(r"\b(?:no|not|never|without|sin|nunca|neither)\s+(?:[\w-]+\s+){0,2}$")
_COUNTED = re.compile(r"(?:\d|ty|teen|one|two|three|four|five|six|seven|eight|nine|ten|few|several)[ -]$")
_DAYS = (
    ("mon", "monday", "lunes"),
    ("tue", "tuesday", "martes"),
    ("wed", "wednesday", "miercoles"),
    ("thu", "thursday", "jueves"),
    ("fri", "friday", "viernes"),
    ("sat", "saturday", "sabado"),
    ("sun", "sunday", "domingo"),
)
_DAY = r"\b(?:" + "|".join(f"{short}s?|{english}s?|{spanish}s?" for short, english, spanish in _DAYS) + r")\b"
_RANGE = re.compile(rf"({_DAY})\s*(?:-|to|through|thru|a)\s*({_DAY})")
_EVERY = re.compile(rf"\bevery ({_DAY})")


def check_posting_terms(examination: Examination, posting_text: str, code: LanguageCode) -> None:
    """Refuse a term of the posting that it hasn't, or denies, and a must that it only prefers."""
    text, posting = simplified(examination.reading.text), simplified(posting_text)
    if len(text) != len(examination.reading.text):
        return
    for match in _told(examination, text):
        touched = [at for at, token in enumerate(examination.tokens) if _touches(match, token.start, token.end)]
        if touched and not _is_said(match, posting):
            examination.fault(Reason.POSTING, *touched)
            return
    if raised := _raised(examination, text, posting_text, code):
        examination.fault(Reason.POSTING, *raised)


def _touches(match: re.Match[str], start: int, end: int) -> bool:
    return start < match.end() and match.start() < end


def _told(examination: Examination, text: str) -> Iterator[re.Match[str]]:
    """The terms that a sentence tells as the posting's."""
    spans = [(examination.tokens[at].start, examination.tokens[at].end) for at in examination.of_posting]
    for term in (*_terms().values(), _EVERY, re.compile(_DAY)):
        for match in term.finditer(text):
            if match[0] == "days" and _COUNTED.search(text[: match.start()]):
                continue  # "within ninety days"
            is_denied = _DENIAL.search(text[: match.start()])
            is_of_posting = any(_touches(match, start, end) for start, end in spans)
            if not is_denied and (is_of_posting or _OFFERED.search(text[: match.start()])):
                yield match


def _is_said(told: re.Match[str], posting: str) -> bool:
    """Whether the posting has the term, somewhere not denied."""
    if told.re is _EVERY:
        days = {_day(match[1]) for match in _EVERY.finditer(posting)}
        return _day(told[1]) in days
    if re.fullmatch(_DAY, told[0]):
        return _day(told[0]) in _days_of(posting)
    return any(not _DENIAL.search(posting[: match.start()]) for match in told.re.finditer(posting))


def _days_of(posting: str) -> set[int]:
    """The days of the week that a posting names, also within its ranges: Mon-Thu."""
    found = {_day(match[0]) for match in re.finditer(_DAY, posting)}
    for match in _RANGE.finditer(posting):
        found |= set(range(_day(match[1]), _day(match[2]) + 1))
    if _terms()["weekend"].search(posting):
        found |= {5, 6}
    return found


def _day(word: str) -> int:
    return next(number for number, names in enumerate(_DAYS) if any(word.startswith(name) for name in names))


def _raised(examination: Examination, text: str, posting_text: str, code: LanguageCode) -> list[int]:
    """Words of what is told as required and what the posting names only as preferred."""
    levels = _levels()
    found: list[int] = []
    for required in levels["required"].finditer(text):
        clause = [at for at in examination.of_posting if _is_near(text, examination.tokens[at].start, required.start())]
        if not clause or levels["preferred"].search(text):
            continue
        for at in sorted(clause):
            token = examination.tokens[at]
            is_telling = any(key.startswith(("thing:", "act:")) for key in token.keys) or token.surface[:1].isupper()
            naming = [level for level, keys in _lines(posting_text, code) if says(token, keys)]
            if is_telling and token.start > 0 and naming and "required" not in naming:
                found.append(at)
    return found


def _is_near(text: str, start: int, required: int) -> bool:
    """Whether no mark but a comma parts two places."""
    first, last = sorted((start, required))
    return not set(";:.") & set(text[first:last])


@lru_cache(maxsize=1)
def _lines(posting_text: str, code: LanguageCode) -> tuple[tuple[str, frozenset[str]], ...]:
    """What a posting says, part by part: whether it is only preferred, and its keys."""
    found = []
    heading = "required"
    for line in posting_text.splitlines():
        level = "preferred" if _levels()["preferred"].search(simplified(line)) else "required"
        if line.rstrip().endswith(":") or (len(line.split()) <= _HEADING and not line.startswith(("-", "*", "\u2022"))):
            heading = level
        is_list = re.match(r"[^.;]{3,30}:", line)
        for part in re.split(r"[.;]\s+", line):
            is_under_heading = heading == "preferred" or (bool(is_list) and level == "preferred")
            is_welcome = is_under_heading or bool(_levels()["preferred"].search(simplified(part)))
            found.append(("preferred" if is_welcome else "required", keys_of(read(part, code).tokens)))
    return tuple(found)


_HEADING = 3


@cache
def _terms() -> dict[str, re.Pattern[str]]:
    return {name: re.compile(rf"(?:{words})") for name, words in table("posting_terms")["terms"].items()}


@cache
def _levels() -> dict[str, re.Pattern[str]]:
    return {name: re.compile(words) for name, words in table("posting_terms")["levels"].items()}
