"""The position and the employer that a posting's text names."""

import re
from collections.abc import Iterator

from workers.language.words import one_line, words_of
from workers.posting.first_sentence import first_sentence
from workers.posting.header import companies_in_header, ends_title, is_title_word, titles_in_header
from workers.posting.name_patterns import (
    CLASS_TITLE,
    COMPANY_IN_TEXT,
    GRADE,
    LABELLED_COMPANY,
    LABELLED_TITLE,
    NAME,
    NOT_NAMES,
    OPENS_TITLE,
    PARTS_FROM_PLACE,
    SOUGHT_TITLE,
    TITLE_AT_COMPANY,
    TITLE_ENDS,
    TRADE_OF_SENTENCE,
)

_MARKS = ' ,.:;*#•"“”/&-\u2013—'
_SPANISH_TITLE = re.compile(r"\w{3,}(?:arista|uista|adora?|edora?|idora?)")
_GREETING = re.compile(r"(?:hey|hi|hello|hola|dear|attention|atenci[oó]n)\b", re.IGNORECASE)
_LONGEST_TITLE = 7
"""Words."""
_LONGEST_HEADING = 14
"""Words; more is a sentence."""
_LONGEST_COMPANY = 80
"""Characters."""
_LINES_AT_TOP = 6
_SURE = 5
"""The first of the turns that name an employer; the others come after what stands in the header."""
_ACRONYM = re.compile(
    r"[IVX]+|[B-DF-HJ-NP-TV-Z&/]{2,6}|(?:HVAC|HVACR|HVAC/R|CDL|AC|A/C|EMT|OSHA|IT|QA|EHS|CNC/\\w+|I&E|I&C)"
)
"""What stays in capitals of a title that was shouted: numerals, and what can't be spoken as a word."""
_SHOUTED_WORDS = 2
"""A name in capitals of more words than this is shouted; of fewer it may be written so (CED, US Steel)."""
_LONGEST_ACRONYM = 5
_SMALL_WORDS = frozenset({"and", "or", "of", "for", "de", "y", "o", "del", "la", "el", "en"})


def title_in(text: str, company: str) -> str:
    """The position that the posting is for, without place, pay or grade; empty when it names none."""
    if title := first_sentence(text).title:
        return _cased(GRADE.sub("", title).strip(_MARKS))
    return next(filter(None, (_as_title(candidate, company) for candidate in _title_candidates(text))), "")


def company_in(text: str) -> str:
    """The employer that the posting names; empty when it names none."""
    if company := first_sentence(text).company:
        return company
    return next(filter(None, map(_as_company, _company_candidates(text))), "")


def _title_candidates(text: str) -> Iterator[str]:
    """The surest first: what is labelled, lines at the top, what is sought, what the first lines speak of."""
    lines = _lines(text)
    yield from (match["name"] for match in CLASS_TITLE.finditer(text))
    yield from (match["name"] for match in LABELLED_TITLE.finditer(text))
    yield from titles_in_header(text)
    for line in lines[:_LINES_AT_TOP]:
        if len(line.split()) <= _LONGEST_HEADING:
            yield from (match["name"] for match in SOUGHT_TITLE.finditer(line))
            yield line
    yield from (match["name"] for match in SOUGHT_TITLE.finditer(text))
    for line in lines[:2]:
        if match := TRADE_OF_SENTENCE.match(line):
            yield " ".join(filter(None, (match["name"], match["rest"])))


def _company_candidates(text: str) -> Iterator[str]:
    yield from (match["name"] for match in LABELLED_COMPANY.finditer(text))
    for pattern in COMPANY_IN_TEXT[:_SURE]:
        yield from (match["name"] for match in pattern.finditer(text))
    yield from companies_in_header(text)
    lines = _lines(text)
    if lines and len(lines[0].split()) <= _LONGEST_HEADING and _occupation_place(lines[0]) is not None:
        _, *behind = TITLE_AT_COMPANY.split(lines[0], maxsplit=1)
        yield from (PARTS_FROM_PLACE.split(part)[0] for part in behind)
        yield from (line.split(",", 1)[0] for line in lines[1:2] if _is_name(line))
    for pattern in COMPANY_IN_TEXT[_SURE:]:
        yield from (match["name"] for match in pattern.finditer(text))


def _lines(text: str) -> list[str]:
    return [one_line(line) for line in text.splitlines() if line.strip()]


def _as_title(candidate: str, company: str) -> str:
    """`candidate` cut to a title, or empty when it isn't one."""
    title = GRADE.sub("", one_line(candidate)).strip(_MARKS)
    if company:
        title = re.split(rf"\s*(?:\bat\b|@|[-\u2013—|,]|\ben\b)\s*{re.escape(company)}", title, flags=re.IGNORECASE)[0]
    title = OPENS_TITLE.sub("", TITLE_ENDS.sub("", title).strip(_MARKS))
    names_position = _occupation_place(title) is not None or ends_title([word.folded for word in words_of(title)])
    is_title = names_position and len(title.split()) <= _LONGEST_TITLE
    is_title = is_title and not _GREETING.match(title)
    return _cased(title) if is_title and title.casefold() != company.casefold() else ""


def _as_company(candidate: str) -> str:
    name = PARTS_FROM_PLACE.split(one_line(candidate))[0].strip(' ,:*#•"“”')
    name = re.sub(r"^the (?=[A-Z])", "", name, flags=re.IGNORECASE)
    if begins := re.match(NAME, name):
        name = begins.group()
    is_name = any(c.isalpha() for c in name) and len(name) <= _LONGEST_COMPANY
    if not is_name or name.split()[0].casefold() in NOT_NAMES:
        return ""
    if name.isupper() and len(name.split()) > _SHOUTED_WORDS:
        name = " ".join(map(_spoken, name.split()))
    return name.rstrip(".")


def _is_name(line: str) -> bool:
    """Whether the line under the title is a name: capitals; no sentence, label, pay, place or second title."""
    return bool(
        re.fullmatch(rf"{NAME}(?:,? {NAME})*\.?", line)
        and len(line.split()) <= _LONGEST_TITLE + 1
        and not re.search(r"\d{2}|\b[A-Z]{2}$|,\s*[A-Z]{2}\b", line)
        and _occupation_place(line) != len(words_of(line)) - 1
    )


def _occupation_place(text: str) -> int | None:
    """Index of the last word of `text` that names an occupation."""
    places = [
        place
        for place, word in enumerate(words_of(text))
        if is_title_word(word.folded) or _SPANISH_TITLE.fullmatch(word.folded)
    ]
    return places[-1] if places else None


def _spoken(word: str) -> str:
    """A shouted word as it is written."""
    if _ACRONYM.fullmatch(word):
        return word
    return word.lower() if word.lower() in _SMALL_WORDS else word.capitalize()


def _cased(title: str) -> str:
    """Capitals for a title written in small letters or shouted; acronyms stay as they are."""
    words = title.split()
    if title.isupper():
        words = [_spoken(word) for word in words]
    elif not title.islower() and words[-1][0].isupper():
        words = [
            _spoken(word) if len(word) > _LONGEST_ACRONYM and word.isalpha() and word.isupper() else word
            for word in words
        ]
    return " ".join(
        word if word in _SMALL_WORDS and place else word[:1].upper() + word[1:] for place, word in enumerate(words)
    )
