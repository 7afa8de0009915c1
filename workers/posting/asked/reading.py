"""From a posting's text to what it asks for."""

import re
from collections.abc import Iterator

import msgspec

from workers.language.grammar import LanguageCode
from workers.posting.asked.bare import requirement_of
from workers.posting.asked.headings import Part, heading_before
from workers.posting.asked.items import pieces_of
from workers.posting.asked.leads import without_condition
from workers.posting.asked.lists import Piece
from workers.posting.asked.prose import (
    behind_sought,
    does,
    is_group,
    is_unasked,
    part_of,
    without_subject,
    without_talk,
)
from workers.posting.asked.requirement import Requirement, RequirementLevel
from workers.posting.asked.sections import Line, lines_of
from workers.posting.asked.sentences import statements_of
from workers.posting.asked.turns import anywhere, plain_quotes

_MOST = 60
_OF_A_GROUP = re.compile(r"^(?P<who>[A-Z][\w/ ]{2,30}):\s+(?P<asked>\S.*)$")
_LONGEST_TITLE = 16
"""Words of a first line."""
_ENDS_A_SENTENCE = re.compile(r"[.!?:;]$")
_OF_THE_BODY = frozenset({"physical", "other"})
_REQUIRED = re.compile(r"\b(?:required|a must|mandatory|obligatori[oa])\b", re.IGNORECASE)


def requirements_in(text: str, code: LanguageCode) -> tuple[Requirement, ...]:
    """What the posting asks for, in its order, each thing once."""
    found: dict[str, Requirement] = {}
    lines = lines_of(text)
    for place, line in enumerate(lines):
        if place == 0 and _names_the_job(line):
            continue
        for one in _of_line(line, code):
            key = one.text.casefold()
            if key not in found or (one.years and not found[key].years):
                found[key] = one
    return tuple(found.values())[:_MOST]


def _of_line(line: Line, code: LanguageCode) -> Iterator[Requirement]:
    part, before = line.part, None
    if part is Part.OPEN and not line.bulleted and not _ENDS_A_SENTENCE.search(line.text) and _is_a_title(line.text):
        return
    for sentence in statements_of(line.text):
        named, said = heading_before(sentence, strictly=line.bulleted or part is not Part.OPEN)
        if named is None and part is Part.OPEN and (group := _OF_A_GROUP.match(sentence)) and is_group(group["who"]):
            named, said = Part.REQUIRED, group["asked"]
        part = named or part
        if part is Part.OTHER:
            continue
        is_sure = line.bulleted and line.headed and "$" not in said
        if not is_sure:
            said = "; ".join(filter(None, map(without_talk, said.split("; "))))
        asks: Part | None = part
        if part is Part.OPEN:
            asks = Part.REQUIRED if line.bulleted and not _welcomes(said) else part_of(said, before, code)
            said = behind_sought(said)
        before = asks
        if said and asks is not None:
            yield from _of_sentence(said, asks, code, line)


def _names_the_job(first: Line) -> bool:
    """Whether a posting's first line says who is wanted, and where: "Carpenter needed ASAP, Reno"."""
    without_seeking = anywhere("asked", "seeks").sub(" ", plain_quotes(first.text))
    return (
        first.part is Part.OPEN
        and not first.bulleted
        and len(first.text.split()) <= _LONGEST_TITLE
        and not anywhere("prose", "requires").search(without_seeking)
    )


def _is_a_title(text: str) -> bool:
    """Whether a line without a point asks for nothing in so many words."""
    plain = plain_quotes(text)
    return not (anywhere("prose", "requires").search(plain) or _welcomes(plain))


def _welcomes(text: str) -> bool:
    return bool(anywhere("prose", "prefers").search(plain_quotes(text)))


def _of_sentence(sentence: str, part: Part, code: LanguageCode, line: Line) -> Iterator[Requirement]:
    is_doing = line.bulleted and part is Part.DUTIES
    plain = plain_quotes(sentence)
    said = without_condition(plain)
    if said != plain:
        part = Part.PREFERRED
    told = without_subject(does().sub("", said))
    pieces = list(pieces_of(told, code, is_doing=is_doing, is_told=told != said))
    for piece in pieces:
        if is_unasked(piece.text) and not _welcomes(piece.text):
            continue
        one = requirement_of(piece.text, _level(piece, part, sentence, line), code)
        if one and (part is not Part.CONDITIONS or one.kind in _OF_THE_BODY):
            yield msgspec.structs.replace(one, is_duty=part is Part.DUTIES)


def _level(piece: Piece, part: Part, sentence: str, line: Line) -> RequirementLevel:
    """Preferred where the heading, the piece or the list that it stands in says so."""
    if _welcomes(piece.text) or _welcomes(piece.list_end):
        return "preferred"
    if part is not Part.PREFERRED or _REQUIRED.search(piece.text):
        return "required"
    if line.part is Part.PREFERRED or not _welcomes(sentence):
        return "preferred"
    is_asked_for = anywhere("prose", "requires").search(piece.text)
    return "required" if is_asked_for else "preferred"
