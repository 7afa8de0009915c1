"""Schools, courses and apprenticeships out of a resume's sections: what was learnt where, until when, for how long."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum

import msgspec

from common.tables.background import MOST_HOURS
from workers.resumes.background.study_words import (
    APPRENTICESHIP,
    CREDENTIAL,
    DEGREE_LETTERS,
    FROM_SCHOOL,
    GRADES,
    HOURS,
    LESSONS,
    NO_STUDY,
    SCHOOL,
    STATE_OF_STUDY,
    WHOLE_CREDENTIAL,
)
from workers.resumes.credentials.words import KNOWN
from workers.resumes.resume import ReadEducation
from workers.resumes.text.asides import PLACE, is_aside
from workers.resumes.text.dates import Found, find_date, find_range
from workers.resumes.text.line import Row

LONGEST_NAME = 14  # words; more is a sentence
LONGEST_FIELD = 7
SHORTEST_NAME = 3  # letters
_PARTS = re.compile(r"\s*[|•·;]\s*|\s+[-–—]+\s*|\s*[-–—]\s+|\s{2,}|\s*:\s+|\s*,\s+(?![^()]*\))|\s*,\s*$")
_EDGE = " ,;:|–—-•*·/("
_SENTENCE_END = re.compile(r"(?<=[a-záéíóú]{4})\.$")
_EMPTY_BRACKETS = re.compile(r"\(\s*[,;]?\s*\)")
_OF_PLACE = re.compile(r"^(?:USA?|United States|México|Mexico|Texas|California)$")
_BARE = {"PhD", "Ph.D.", "Diploma", "Certificate", "Degree", "High School Diploma", "Associate", "Bachelor"}
_DIGITS = re.compile(r"\d")


class _Sort(Enum):
    SCHOOL = 1
    CREDENTIAL = 2
    UNKNOWN = 3


class _Entry(msgspec.Struct):
    """The pieces of one entry in their order, and what else is said of it."""

    pieces: list[tuple[_Sort, str]] = []
    dates: Found | None = None
    hours: int | None = None

    def has(self, sort: _Sort) -> bool:
        return any(one is sort for one, _ in self.pieces)


def studies(rows: Sequence[Row]) -> list[ReadEducation]:
    """The entries of an education section, from top to bottom; what names nothing that was learnt is left out."""
    return [read for entry in _entries(rows) if (read := _read(entry))]


def trained(rows: Sequence[Row]) -> list[ReadEducation]:
    """Return the apprenticeships of a section of courses, and what was learnt at a school."""
    others = [row for row in rows if not KNOWN.search(row.text)]
    return [one for one in studies(others) if is_apprenticeship(one) or SCHOOL.search(one.school)]


def is_apprenticeship(one: ReadEducation) -> bool:
    """True for what says so, or how many hours it took."""
    return bool(one.hours or APPRENTICESHIP.search(f"{one.school} {one.credential or ''}"))


def _entries(rows: Sequence[Row]) -> Iterator[_Entry]:
    entry = _Entry()
    for row in rows:
        more = _said_in(row)
        if more is None:
            continue
        if _is_another(entry, more, row):
            yield entry
            entry = more
            continue
        entry.pieces += more.pieces
        entry.dates, entry.hours = entry.dates or more.dates, entry.hours or more.hours
    yield entry


def _is_another(entry: _Entry, more: _Entry, row: Row) -> bool:
    """True for a row that says again what the entry above it has: a school, what was earned, or when."""
    if entry.dates is not None and more.dates is not None:
        return True
    if any(entry.has(sort) and more.has(sort) for sort in (_Sort.SCHOOL, _Sort.CREDENTIAL)):
        return True
    whole = entry.has(_Sort.SCHOOL) and entry.has(_Sort.CREDENTIAL) and entry.dates is not None
    return whole and bool(more.pieces) and row.bold


def _said_in(row: Row) -> _Entry | None:
    """Return the study that a row tells; None for the details under one."""
    entry = _Entry([])
    for line in row.lines:
        text = GRADES.sub(" ", STATE_OF_STUDY.sub(" ", line.text))
        if NO_STUDY.search(text) and not (_is_credential(text) or SCHOOL.search(text)):
            continue
        hours = HOURS.search(text)
        if hours:
            entry.hours = hours_in(hours)
            text = f"{text[: hours.start()]} | {text[hours.end() :]}"
        found = find_range(text) or find_date(text)
        if found:
            entry.dates = entry.dates or found
            text = f"{text[: found.at]} | {text[found.until :]}"
        entry.pieces += _pieces(PLACE.sub(_without_place, text))
    if row.bullet and not any(sort is not _Sort.UNKNOWN for sort, _ in entry.pieces):
        return None
    return entry if entry.pieces or entry.dates or entry.hours else None


def _without_place(place: re.Match[str]) -> str:
    """Return a text without a town; the state in "California State University" stays."""
    behind = place.string[place.end() :]
    is_name = behind[:1] == " " and behind[1:2].isalpha() and not place[0].startswith("City")
    return place[0] if is_name else " | "


def hours_in(found: re.Match[str]) -> int | None:
    """The number that `HOURS` found; None for one that no study takes."""
    count = int(re.sub(r"[,.]", "", found[1]))
    return count if 1 <= count <= MOST_HOURS else None


def _pieces(text: str) -> Iterator[tuple[_Sort, str]]:
    for part in _PARTS.split(text):
        for piece in _school_apart(_EMPTY_BRACKETS.sub("", part or "").strip(_EDGE)):
            bare = _SENTENCE_END.sub("", piece.strip(_EDGE)).lstrip(".")
            if bare.count("(") > bare.count(")"):
                bare += ")"
            if _is_name(bare):
                yield _sort(bare), bare


def _school_apart(text: str) -> list[str]:
    """Part school and credential: "Diploma from Laney College", "High School Diploma Byron High School"."""
    at = FROM_SCHOOL.search(text)
    if at and SCHOOL.search(text[at.end() :]) and _is_credential(text[: at.start()]):
        return [text[: at.start()], text[at.end() :]]
    whole = WHOLE_CREDENTIAL.match(text)
    if whole and SCHOOL.search(text[whole.end() :]):
        return [whole[1], text[whole.end() :]]
    return [text]


def _is_name(text: str) -> bool:
    letters = sum(letter.isalpha() for letter in text)
    if letters < SHORTEST_NAME and not _is_credential(text):
        return False
    if len(text.split()) > LONGEST_NAME or is_aside(text) or _OF_PLACE.match(text) or NO_STUDY.search(text):
        return False
    return not text[:1].islower()


def _is_credential(text: str) -> bool:
    return bool(CREDENTIAL.search(text) or DEGREE_LETTERS.search(text))


def _sort(text: str) -> _Sort:
    school, credential = SCHOOL.search(text), _is_credential(text)
    if school and credential:
        # "Ironworkers Local 378 Apprenticeship" is a program; "Certificate of the School of Welding" was earned.
        begins = CREDENTIAL.match(text) or DEGREE_LETTERS.match(text)
        return _Sort.CREDENTIAL if begins and not APPRENTICESHIP.match(text) else _Sort.SCHOOL
    return _Sort.SCHOOL if school else _Sort.CREDENTIAL if credential else _Sort.UNKNOWN


def _read(entry: _Entry) -> ReadEducation | None:
    """The entry's own words, sorted. Where no school is named, what was earned stands for the program."""
    pieces = _with_fields(entry.pieces)
    schools = [text for sort, text in pieces if sort is _Sort.SCHOOL]
    credentials = [text for sort, text in pieces if sort is _Sort.CREDENTIAL]
    unknown = [text for sort, text in pieces if sort is _Sort.UNKNOWN]
    if not schools and not credentials:
        return None
    if not schools and unknown:  # "Welding, Terre Haute North": what was learnt, then where
        schools = [unknown.pop()]
    school, earned = next(iter(schools), ""), next(iter(credentials), "") or next(iter(schools[1:]), "")
    if unknown and (not earned or DEGREE_LETTERS.fullmatch(earned) or earned in _BARE):
        of_study = {earned, unknown[0]}
        earned = ", ".join(text for _, text in pieces if text in of_study)
    if not school:
        school, earned = earned, ""
        if LESSONS.match(school):
            return None
    start, end = (None, None)
    if entry.dates:
        start, end = (None, entry.dates.start) if entry.dates.single else (entry.dates.start, entry.dates.end)
    return ReadEducation(school, earned or None, entry.hours, start, end)


def _with_fields(pieces: Sequence[tuple[_Sort, str]]) -> list[tuple[_Sort, str]]:
    """A subject goes with what was earned in it ("B.S." and, behind it, "Computer Science")."""
    joined: list[tuple[_Sort, str]] = []
    has_school = any(sort is _Sort.SCHOOL for sort, _ in pieces)
    for sort, text in pieces:
        behind = bool(joined) and joined[-1][0] is _Sort.CREDENTIAL
        few = len(text.split()) <= LONGEST_FIELD and not _DIGITS.search(text)
        if behind and has_school and few and sort is _Sort.UNKNOWN:
            joined[-1] = (_Sort.CREDENTIAL, f"{joined[-1][1]}, {text}")
        else:
            joined.append((sort, text))
    return joined
