"""From a posting's text to what it asks for."""

import re
from collections.abc import Iterator

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation, names_occupation
from workers.language.words import one_line, sentences_of, words_of
from workers.posting.asked.cues import BEHIND_SOUGHT, DOES, LEAD, NOT_ASKED, PREFERS, REQUIRES, SEEKS, TAIL, VIRTUE
from workers.posting.asked.items import begins_doing, pieces_of
from workers.posting.asked.kinds import kind_of
from workers.posting.asked.requirement import Requirement, RequirementLevel
from workers.posting.asked.sections import Line, Part, heading_in, lines_of
from workers.posting.asked.years import years_in

_LONGEST = 14
"""Words of a phrase; more is a sentence that wasn't understood."""
_MOST = 60
_SHORT = 7
"""Words of a sentence that may be nothing but the thing that is asked for."""
_TITLE = 5
"""Words of a line that only says who is wanted."""
_TELLING = frozenset({"credential", "education", "other"})
_OF_DRIVERS = re.compile(
    r"\b\w+(?:['\u2019]s|s['\u2019])|\b\w+ licen[cs]e|\b\w+ (?:card|certificate|exam)", re.IGNORECASE
)
"""Occupations that belong to a thing: driver's license, journeyman card."""
_ASIDE = re.compile(r"\([^()]*\)")
_EMPTY = re.compile(
    r"^(?:\w{1,2}|work|job|experience|skills?|the|equipment|tools|other|others|it|them|this|that|you|us|duties|more"
    r"|and|same|license|licensed"
    r"|experiencia|trabajo|bilingual preferred|physical|years?|position|plus|yes|no|hire|hiring|day|people|hands"
    r"|equal|able|good)$",
    re.IGNORECASE,
)


def requirements_in(text: str, code: LanguageCode) -> tuple[Requirement, ...]:
    """What the posting asks for, in its order, each thing once."""
    found: dict[str, Requirement] = {}
    for line in lines_of(text):
        for one in _of_line(line, code):
            key = one.text.casefold()
            if key not in found or (one.years and not found[key].years):
                found[key] = one
    return tuple(found.values())[:_MOST]


def _of_line(line: Line, code: LanguageCode) -> Iterator[Requirement]:
    part = line.part
    for sentence in sentences_of(one_line(line.text)):
        named, rest = heading_in(sentence)
        current: Part | None = named or part
        said = rest if named else sentence
        if current is not Part.OTHER:
            is_sure = line.bulleted and current is not Part.OPEN and "$" not in said
            kept = (one for one in said.split("; ") if is_sure or not NOT_ASKED.search(_ASIDE.sub("", one)))
            said = "; ".join(kept)
        if current is Part.OTHER or not said:
            continue
        if current is Part.OPEN:
            current = Part.REQUIRED if line.bulleted and not PREFERS.search(said) else _part_of_prose(said, code)
            said = _behind_sought(said)
        if current is not None:
            is_doing = line.bulleted and current is Part.DUTIES
            yield from _of_sentence(DOES.sub("", said), current, code, is_doing=is_doing)


def _behind_sought(sentence: str) -> str:
    """Of "seeking a welder who can read prints" what the one sought can do; nothing where only who is said."""
    sought = SEEKS.search(sentence)
    after = _OF_DRIVERS.sub(" ", sentence[sought.end() :]) if sought else ""
    if not sought or not any(is_occupation(word.folded) for word in words_of(after)[:8]):
        return sentence
    behind = BEHIND_SOUGHT.search(sentence, sought.end())
    return sentence[behind.end() :] if behind else ""


def _part_of_prose(sentence: str, code: LanguageCode) -> Part | None:
    """What a sentence under no heading says, by its own words; None for talk."""
    if PREFERS.search(sentence):
        return Part.PREFERRED
    if REQUIRES.search(sentence):
        return (
            None
            if len(sentence.split()) <= _TITLE and names_occupation(sentence) and not years_in(sentence)
            else Part.REQUIRED
        )
    if DOES.match(sentence) or _tells_doings(sentence, code):
        return Part.DUTIES
    is_short = len(sentence.split()) <= _SHORT and not names_occupation(sentence)
    return Part.REQUIRED if is_short and kind_of(sentence, has_years=False, code=code) in _TELLING else None


def _tells_doings(sentence: str, code: LanguageCode) -> bool:
    """Whether it tells what one does: "Read placing drawings", "Audit crews daily, coach foremen"."""
    doings = [begins_doing(part, code) for part in sentence.split(", ")]
    return (doings[0] or sum(doings) > 1) and not sentence.endswith("?")


def _of_sentence(sentence: str, part: Part, code: LanguageCode, *, is_doing: bool) -> Iterator[Requirement]:
    level: RequirementLevel = "preferred" if part is Part.PREFERRED else "required"
    pieces = list(pieces_of(sentence, code, is_doing=is_doing))
    for piece in pieces:
        said: RequirementLevel = level
        if PREFERS.search(piece):
            said = "preferred"
        elif part is Part.PREFERRED and re.search(
            r"\b(?:required|a must|mandatory|obligatori[oa])\b", piece, re.IGNORECASE
        ):
            said = "required"
        elif PREFERS.search(sentence) and len(pieces) > 1 and not PREFERS.search(pieces[-1]):
            said = "required" if REQUIRES.search(piece) else level
        if one := _requirement(piece, said, code):
            yield msgspec.structs.replace(one, is_duty=part is Part.DUTIES)


def _requirement(piece: str, level: RequirementLevel, code: LanguageCode) -> Requirement | None:
    counted = years_in(piece)
    years = counted[0] if counted else None
    phrase = piece
    if counted:
        _, before, after = counted
        phrase = (
            after
            if len(after.split()) > 0 and not re.fullmatch(r"(?:experience|experiencia)?[.\s]*", after, re.IGNORECASE)
            else before
        )
        phrase = phrase or after
    phrase = _bare(phrase)
    words = phrase.split()
    if not words or len(words) > _LONGEST or _EMPTY.match(phrase) or VIRTUE.search(phrase):
        return None
    if not any(map(str.isalpha, phrase)):
        return None
    return Requirement(phrase, kind_of(phrase, has_years=years is not None, code=code), level, years)


def _bare(piece: str) -> str:
    """The thing itself, without what leads to it and what follows it."""
    phrase = piece.strip(" .,;:!?*-\u2013—\"'“”")
    for _ in range(2):
        phrase = TAIL.sub("", phrase).strip(" .,;:!?-\u2013—")
    phrase = LEAD.sub("", phrase, count=1) or phrase
    return re.sub(r"^(?:an?|the|un|una|el|la|los|las)\s+", "", phrase, flags=re.IGNORECASE).strip(' .,;:!?-\u2013—"')
