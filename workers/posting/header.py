"""The first lines of a posting, where position, employer and place stand side by side, told apart by what they are."""

import re
from collections.abc import Iterator
from functools import cache

from workers.language.occupations import is_occupation
from workers.language.words import fold, one_line, words_of
from workers.posting.name_patterns import NAME, NOT_NAMES
from workers.posting.places import US_STATES
from workers.posting.subjects import FIRM_WORD
from workers.trades import vocabulary_files

_LINES = 2
_LONGEST_LINE = 24
"""Words; more is a sentence."""
_PARTS = re.compile(
    r"\s+[-\u2013—|•·@]+\s+|\s*[|;•·]\s*|,\s+|\s*\(|\)\s*|\s{3,}|[!?:]+\s+|[!?]+$"
    r"|\s+(?:wanted|needed)\b(?: for [a-z][^,.]*)?|\s+(?:at|en|para)\s+(?=(?-i:[A-ZÁÉÍÓÚÑ]))",
    re.IGNORECASE,
)
FIRST_SENTENCE = re.compile(r"(?<!\b[SMF][tT])\.\s+(?=[A-Z\dÁÉÍÓÚÑ¡¿+])|\s+\$")
_NOISE = re.compile(
    r"\$|\d{3,}|\b(?:shift|turno|full[- ]time|part[- ]time|tiempo completo|home (?:daily|weekends?|weekly)|remote"
    r"|hiring|wanted|needed|mr|mrs|posted|job (?:order|description"
    r"|type|id)|openings?|opening|ad|project|days?|weeks?|nights?|hours?|contract|duration|start|rate|pay|urgent|now"
    r"|apply|nationwide|territory|signatory|suburbs"
    r"|reports to|position|location|department of|title|class specification|flsa|status|iso|weekly|hourly|month"
    r"|plant staff|se (?:busca|solicita|necesita)\w*"
    r"|contratando|urge|inmediat\w*|plant|downtown|traveling|experiencia|usa|eeuu)\b|^\W*$",
    re.IGNORECASE,
)
_STATES = frozenset(map(str.casefold, US_STATES))
_STATE_CODE = re.compile(
    r"\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]"
    r"|W[AVIY]|DC)\b$"
)
_SUBJECT = re.compile(rf"(?:^|[.!?]\s+|\n)(?P<name>{NAME}),? (?:[a-z]{{3,12}}(?:s|n)|is|are|has|was|es|est[aá])\b")
_TITLE_WORDS = 7
_ENOUGH = 2


def titles_in_header(text: str) -> Iterator[str]:
    """Parts of the first lines that end, in Spanish begin, with an occupation."""
    for part in _parts(text):
        words = [word.folded for word in words_of(part)]
        if not words or len(words) > _TITLE_WORDS or _POSSESSIVE.search(part) or _AGENCY.search(part):
            continue
        bare = [word for word in words if word not in _LEVELS]
        if bare and (
            ends_title(bare)
            or _SPANISH_TITLE.match(part)
            or _is_qualified(bare)
            or (is_occupation(bare[0]) and " de " in part.lower())
        ):
            yield part


def companies_in_header(text: str) -> list[str]:
    """Names that are likely the employer's, the likeliest first."""
    parts = list(_parts(text))
    sentences = [match["name"] for match in _SUBJECT.finditer(text)]
    candidates = {name: place for place, name in reversed(list(enumerate([*parts, *sentences])))}
    scored = [(_likelihood(name, text), -place, name) for name, place in candidates.items() if _may_be_name(name)]
    likely = [name for score, _, name in sorted(scored, reverse=True) if score >= _ENOUGH]
    # A sentence may call the employer by its first word.
    return [max((one for one in parts if one.startswith(f"{name} ")), key=len, default=name) for name in likely]


def _parts(text: str) -> Iterator[str]:
    lines = [line for line in text.splitlines() if line.strip()][:_LINES]
    for line in [heading_of(text), *lines[1:]]:
        if len(line.split()) <= _LONGEST_LINE:
            yield from (one_line(part).strip(' .,:*#"“”') for part in _PARTS.split(line) if part and part.strip())


def heading_of(text: str) -> str:
    """The first line, or the first sentence of a posting on one line (Finisher - Acme Builders. Hospital work)."""
    line = next((line for line in text.splitlines() if line.strip()), "")
    return line if len(line.split()) <= _LONGEST_LINE else FIRST_SENTENCE.split(line, maxsplit=1)[0]


def may_be_employer(part: str) -> bool:
    """Whether a part of a heading is written as names are, and is neither a place nor about pay or shifts."""
    return _may_be_name(part) and (len(part.split()) > 1 or bool(FIRM_WORD.search(part)))


def ends_position(part: str) -> bool:
    """Whether a part of a heading ends with who does the work."""
    return ends_title([word.folded for word in words_of(part)])


def says_position(part: str) -> bool:
    """Whether one of the words of a part of a heading names who does the work."""
    words = [word.folded for word in words_of(part)]
    return any(map(is_title_word, words)) or bool(_SPANISH_TITLE.match(part))


def _may_be_name(name: str) -> bool:
    words = name.split()
    return bool(
        words
        and len(words) <= _TITLE_WORDS
        and name[0].isalnum()
        and words[0].casefold() not in NOT_NAMES
        and sum(c.isalpha() for c in name) > 2  # noqa: PLR2004 - initials of a place
        and all(word[:1].isupper() or word[:1].isdigit() or word in _LINKS for word in words)
        and not _NOISE.search(name)
        and fold(name) not in _STATES
        and not _STATE_CODE.search(name)
    )


def _likelihood(name: str, text: str) -> int:
    words = words_of(name)
    bare = [word.folded for word in words if word.folded not in _LEVELS]
    is_title = ends_title(bare) and not FIRM_WORD.fullmatch(words[-1].surface)
    again = len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)) - 1
    first = name.split(maxsplit=1)[0]
    first_again = len(first) > 3 and len(re.findall(rf"(?<!\w){re.escape(first)}(?!\w)", text)) > again + 1  # noqa: PLR2004
    is_place = bool(re.search(rf"{re.escape(name)},? (?:[A-Z]{{2}}\b|(?i:{'|'.join(_STATES)})\b)", text))
    return (
        3 * min(again, 1)
        + 2 * bool(FIRM_WORD.search(name))
        + 3 * bool(_AGENCY.search(name))
        + bool(first_again)
        + (len(name.split()) > 1)
        - 8 * is_title
        + 2 * _stands_under_title(name, text)
        + _stands_alone_behind_title(name, text)
        - 4 * (is_place and not FIRM_WORD.search(name))
    )


def _stands_under_title(name: str, text: str) -> bool:
    """Whether the second line opens with the name, under a line that is a position."""
    lines = [line.strip(" *#-•\t") for line in text.splitlines() if line.strip()][:2]
    if len(lines) < 2 or not lines[1].startswith(name):  # noqa: PLR2004
        return False
    return any(is_title_word(word.folded) or _SPANISH_TITLE.match(word.surface) for word in words_of(lines[0]))


def _stands_alone_behind_title(name: str, text: str) -> bool:
    """Whether a posting on one line opens with a position and the name, and nothing else."""
    line = heading_of(text)
    parts = [part for part in _PARTS.split(line) if part and part.strip()]
    if text.lstrip().startswith(f"{line}\n") or line == text.strip() or [name] != [part.strip() for part in parts[1:]]:
        return False
    return any(is_title_word(word.folded) or _SPANISH_TITLE.match(word.surface) for word in words_of(parts[0]))


def _is_qualified(words: list[str]) -> bool:
    """Whether an occupation stands before its Spanish quality: pintor industrial, plomero comercial."""
    return len(words) > 1 and bool(_QUALITY.search(words[-1])) and is_occupation(words[-2])


def ends_title(words: list[str]) -> bool:
    """Whether folded words end as titles do; a lead is one behind what is led, and a metal alone."""
    return bool(words) and (is_title_word(words[-1]) or (words[-1] == "lead" and len(words) > 1))


def is_title_word(folded: str) -> bool:
    """Whether a folded word ends titles: an occupation of the trades, or one of O*NET's."""
    if _IS_PERSON.fullmatch(folded) or is_occupation(folded):
        return True
    return folded in _heads() or folded.removesuffix("s") in _heads()


@cache
def _heads() -> frozenset[str]:
    return frozenset(row[0] for row in vocabulary_files.entries("title_heads.txt")) - {
        "air",
        "hand",
        "tool",
        "power",
        "lead",
        "master",
        "general",
        "second",
        "model",
        "guard",
        "press",
        "sample",
    }


_AGENCY = re.compile(
    r"^(?:department|city|county|parish|village|town|state|port|school district) of\b|\bcounty\b", re.IGNORECASE
)
"""What a public employer is called by."""
_IS_PERSON = re.compile(r"[a-z]{4,}(?:persons?|people|woman|women)|techs?")
"""Words that name who does a work by their ending: foreperson, journeyperson, tradeswoman."""
_LINKS = frozenset({"and", "of", "the", "&", "de", "del", "la", "y", "los", "las", "for"})
_QUALITY = re.compile(r"(?:trial|cial|ural|encial)$")
_LEVELS = frozenset({"i", "ii", "iii", "iv", "1", "2", "3", "a", "b", "c", "m", "f", "d"})
_SPANISH_TITLE = re.compile(r"^\w{3,}(?:dor|dora|dores|ista|istas|ero|era|eros|ico|ica)(?:\s|$)", re.IGNORECASE)
_POSSESSIVE = re.compile(r"['\u2019]s licen|licen[cs]e\b|\bexperience\b", re.IGNORECASE)
