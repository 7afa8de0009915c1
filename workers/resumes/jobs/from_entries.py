"""Entries to jobs: which piece of an entry's head is the title and which the employer."""

import re
from collections.abc import Sequence

import msgspec

from workers.resumes.jobs.duties import duties
from workers.resumes.jobs.entries import Entry, entries
from workers.resumes.jobs.pieces import at_employer, pieces
from workers.resumes.resume import ReadJob
from workers.resumes.text.line import Row
from workers.resumes.text.names import PLACEHOLDER, employer_score, title_prefix, title_score

# Below this, one entry's own words don't overrule the order that the section's other entries keep.
SURE = 2.5
RUNNING_TEXT = 70  # characters: more is a duty on the head's row

_BRACKETED = re.compile(r"^([^()]{3,})\s\(([^()]{3,})\)?$")  # the bracket's end may have gone with a piece's edge


class _Named(msgspec.Struct):
    entry: Entry
    pieces: list[str]
    running: str = ""  # the duty that began on a row of the head


def jobs(rows: Sequence[Row]) -> list[ReadJob]:
    """The jobs of one experience section, from top to bottom."""
    named = [_named(entry) for entry in entries(rows)]
    _open_brackets(named)
    _part_at_words(named)
    title_first = _title_first(named)
    _part_like_the_others(named)
    found: list[ReadJob] = []
    for one in named:
        title, company = one.entry.labelled or _title_and_company(one.pieces, title_first)
        if not company and found and title:
            company = found[-1].company  # several roles at one employer, named once
        dates = one.entry.dates
        told = duties(one.entry.duties, one.running)
        if not title and not company:
            if found:  # dates that name nothing are a part of the job above them
                found[-1].duties += told
            continue
        found.append(ReadJob(title, company, dates.start, dates.end, dates.current, told))
    return _without_heads_of_several(found)


def _named(entry: Entry) -> _Named:
    named = _Named(entry, [])
    for piece in pieces(entry.header):
        if len(piece) <= RUNNING_TEXT or named.running:
            named.pieces.append(piece)
            continue
        title = title_prefix(piece)
        named.running = piece[len(title) :].strip(" :.-–—")
        named.pieces += [title] if title else []
    return named


def _title_first(named: Sequence[_Named]) -> bool:
    """The order that the section's entries keep, by the words of all of them."""
    votes = 0.0
    for one in named:
        if len(one.pieces) > 1 and not any(PLACEHOLDER.search(piece) for piece in one.pieces):
            first, second = one.pieces[0], one.pieces[1]
            votes += _as_title(first, second) - _as_title(second, first)
    return votes >= 0


def _open_brackets(named: Sequence[_Named]) -> None:
    """In "Welder (Rivera Steel)" the bracket holds the employer, where most of the section's heads are of that form."""
    bracketed = [(one, found) for one in named if len(one.pieces) == 1 and (found := _BRACKETED.match(one.pieces[0]))]
    if bracketed and len(bracketed) * 2 > len(named):
        for one, found in bracketed:
            one.pieces = [found[1].strip(), found[2].strip()]


def _part_at_words(named: Sequence[_Named]) -> None:
    """Where most heads are one text ("Soldador en Taller Hernández"), the word between title and employer parts it."""
    alone = [one for one in named if len(one.pieces) == 1]
    if len(alone) * 2 > len(named):
        for one in alone:
            one.pieces = at_employer(one.pieces[0])


def _part_like_the_others(named: Sequence[_Named]) -> None:
    """Where the other entries' heads fall into two, one whose words tell nothing falls apart at its comma or word."""
    others = [one for one in named if len(one.pieces) > 1 and not one.entry.labelled]
    alone = [one for one in named if len(one.pieces) == 1 and one.entry.header]
    at_word, at_comma = any(map(_is_at_word, others)), any(map(_is_at_comma, others))
    for one in alone if len(alone) <= len(others) or at_comma or at_word else []:
        if one.pieces[0].count(",") == 1:
            one.pieces = [part.strip() for part in one.pieces[0].split(",")]
        elif at_word:
            one.pieces = at_employer(one.pieces[0], sure=True)


def _is_at_word(one: _Named) -> bool:
    """True where a word parts the entry's title from its employer ("Peón en Constructora Robles")."""
    return any(at_employer(text)[0] == one.pieces[0] != text for text in one.entry.header)


def _is_at_comma(one: _Named) -> bool:
    """True where a comma parts the entry's title from its employer within one text."""
    return any(text.startswith(f"{one.pieces[0]}, {one.pieces[1]}") for text in one.entry.header)


def _as_title(title: str, company: str) -> float:
    return title_score(title) - title_score(company) + employer_score(company) - employer_score(title)


def _title_and_company(found: Sequence[str], title_first: bool) -> tuple[str, str]:  # noqa: FBT001 - an order, kept by a whole section
    placeholder = next((piece for piece in found if PLACEHOLDER.search(piece)), "")
    if placeholder:
        others = [piece for piece in found if piece != placeholder]
        return max(others, key=title_score, default=""), placeholder
    if not found:
        return "", ""
    if len(found) == 1:
        return (found[0], "") if title_score(found[0]) >= employer_score(found[0]) else ("", found[0])
    first, second = _two(found)
    lead = _as_title(first, second) - _as_title(second, first)
    if (lead >= 0) != title_first and abs(lead) < SURE:
        lead = -lead
    if lead == 0:
        lead = 1.0 if title_first else -1.0
    return (first, second) if lead > 0 else (second, first)


def _two(found: Sequence[str]) -> tuple[str, str]:
    """The two pieces that best make a title and an employer, in their order."""
    pairs = [(one, other) for number, one in enumerate(found) for other in found[number + 1 :]]
    return max(
        pairs,
        key=lambda pair: (
            abs(_as_title(*pair) - _as_title(pair[1], pair[0]))
            - 0.5 * (found.index(pair[1]) - 1)
            - 0.5 * found.index(pair[0])
        ),
    )


def _without_heads_of_several(found: list[ReadJob]) -> list[ReadJob]:
    """An employer's row with the dates of all its roles is no job of its own."""
    return [
        job
        for number, job in enumerate(found)
        if job.title or job.duties or number + 1 == len(found) or found[number + 1].company != job.company
    ]
