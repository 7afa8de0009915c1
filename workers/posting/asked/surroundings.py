"""Whether a phrase is required or preferred, and its years, by what stands around it in its sentence."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from workers.posting.asked.headings import Part
from workers.posting.asked.requirement import RequirementLevel
from workers.posting.asked.statements import Statement
from workers.posting.asked.turns import anywhere, plain_quotes
from workers.posting.asked.years import years_in

_BREAK = re.compile(r"[,;.:?!]|\s[\u2013—-]+\s|\s(?:and|but|or|plus|y|e|o|pero)\s", re.IGNORECASE)
_BEFORE_ANOTHER = re.compile(r"[;.]|,?\s(?:but|pero)\s")
"""Where what is said of a phrase ends."""
_ONLY_JOINS = re.compile(r"[\s,/&+]*(?:\b(?:an?|and|or|the|your|y|e|o|un|una|el|la)\b[\s,/&+]*)*", re.IGNORECASE)
_CLOSES = re.compile(r"\b(?:and|or|y|e|o|u)\b|[&/+]", re.IGNORECASE)
"""What comes before the last of a list, where what is said behind it is said of all: "A, B, or C would be nice"."""
_REQUIRED = re.compile(r"\b(?:required|a must|is needed|mandatory|obligatori[oa]|indispensable)\b", re.IGNORECASE)
_MUST = re.compile(
    r"\b(?:must|required?|requires|needs?|needed|mandatory|have to|has to|shall|deber?[áa]?|indispensable"
    r"|obligatori[oa]|requerimos|necesit\w+|se requieren?)\b",
    re.IGNORECASE,
)
_YEARS_BEHIND = re.compile(
    r"^[\s,:(\u2013—-]*((?:at least |mínimo )?[\w+-]+\s?\+?\s(?:years?|yrs?|años?)[\w ]{0,10})(?=[,;.)]|$)",
    re.IGNORECASE,
)
"""Years alone: "electrical construction, 4+ years"."""
_ASIDE = re.compile(r"\([^()]*\)")
_NOT_NEEDED = re.compile(
    r"\s*(?:is |are |isn't |aren't )?(?:not )?(?:strictly )?(?:needed|required|necessary|a must),? but", re.IGNORECASE
)
_IF = re.compile(
    r"\b(?:if (?:you|they)(?:'ve|'re| can| have| know| also| speak| hold| own| happen)\b"
    r"|(?:^|[,;.] )si (?:adem[áa]s |tambi[ée]n |ya )?(?:sab\w+|tienes?|tienen|manejas?|conoces?"
    r"|hablas?|cuentas?|traes?)\b)",
    re.IGNORECASE,
)
"""Before what is welcome: whoever has it hears that it pays."""
_INVITES = re.compile(
    r"\b(?:call|text|apply|contact|come|stop|send|e-?mail|we want|we need|talk to|read|job|ll[áa]m\w+|m[áa]nd\w+"
    r"|ven|vente|contact\w+|aplica|p[áa]sa\w*|escr[íi]b\w+|trabajo|puesto)\b",
    re.IGNORECASE,
)
"""What an "if" leads to that asks: "If you can weld, call us"."""
_TOO = re.compile(r"[\s,]*(?:too|also|as well|tambi[ée]n)\W*", re.IGNORECASE)
"""Behind what is as welcome as the thing before it: "TIG is a plus, a lift card too"."""
_FEW = 3
"""Words between the years and what they are years of: "3 years with our kind of lift"."""


class Phrase(msgspec.Struct, frozen=True):
    """A phrase where it stands, and what is said of it beside it."""

    begin: int
    end: int
    level: RequirementLevel
    years: int | None


def told_of(statement: Statement, spans: Sequence[tuple[int, int]]) -> list[Phrase]:
    """Level and years of each phrase of a sentence, given by the places of its tokens."""
    if not spans:
        return []
    text = plain_quotes(statement.text)
    text = _ASIDE.sub(lambda aside: aside[0] if _prefers(aside[0]) else " " * len(aside[0]), text)
    leads, tails = _around(statement, spans, text)
    levels = list(_levels(statement, spans, leads, tails))
    return [
        Phrase(begin, end, levels[place], _years(leads[place], statement.said(begin, end), tails[place]))
        for place, (begin, end) in enumerate(spans)
    ]


def _around(statement: Statement, spans: Sequence[tuple[int, int]], text: str) -> tuple[list[str], list[str]]:
    """Return the text before each phrase, and the text behind it up to where something else begins."""
    leads, tails, last = [], [], 0
    for place, (begin, end) in enumerate(spans):
        leads.append(text[last : statement.tokens[begin].start])
        last = statement.tokens[end - 1].end
        if place:
            gap = leads[place]
            years = _YEARS_BEHIND.match(gap)
            parted = _BREAK.search(gap, years.end()) if years else _BREAK.search(gap)
            tails.append(gap[: parted.start()] if parted else "" if _ONLY_JOINS.fullmatch(gap) else gap)
            leads[place] = gap[parted.start() :] if parted else gap
    tails.append(text[last:])
    return leads, tails


def _levels(
    statement: Statement, spans: Sequence[tuple[int, int]], leads: Sequence[str], tails: Sequence[str]
) -> Iterator[RequirementLevel]:
    """A turn before a phrase holds for all that follow up to another, one behind it for the list that it closes."""
    here: RequirementLevel = "preferred" if statement.part is Part.PREFERRED else "required"
    levels: list[RequirementLevel] = []
    for place, (lead, tail) in enumerate(zip(leads, tails, strict=True)):
        if _prefers(lead) or (_IF.search(lead) and not _INVITES.search(statement.text)):
            here = "preferred"
        elif _MUST.search(lead):
            here = "required"
        levels.append(here)
        verdict = _BEFORE_ANOTHER.split(tail, maxsplit=1)[0]
        if _prefers(verdict) or _spares(tail) or _ends_welcome(statement.said(*spans[place])):
            closes = bool(_CLOSES.search(leads[place]))
            levels[place] = "preferred"
            for back in range(place, 0, -1):
                if not closes or not _ONLY_JOINS.fullmatch(leads[back]):
                    break
                levels[back - 1] = "preferred"
        elif place and levels[place - 1] == "preferred" and _TOO.fullmatch(verdict):
            levels[place] = "preferred"
        elif _REQUIRED.search(verdict):
            levels[place] = "required"
    yield from levels


def _prefers(text: str) -> bool:
    return bool(anywhere("prose", "prefers").search(text))


def _ends_welcome(phrase: str) -> bool:
    """Whether a phrase has its verdict as its last word: "TPO mejor"."""
    return any(turn.start() and turn.end() == len(phrase) for turn in anywhere("prose", "prefers").finditer(phrase))


def _spares(text: str) -> bool:
    """Whether what stands behind a thing says that it isn't needed: "CDL not needed but nice"."""
    return bool(_NOT_NEEDED.match(text))


def _years(lead: str, phrase: str, tail: str) -> int | None:
    """The years that are counted of the phrase: in it, right before it, or alone behind it."""
    if counted := years_in(phrase):
        return counted[0]
    if (counted := years_in(f"{lead} {phrase}")) and len(counted[2].split()) <= len(phrase.split()) + _FEW:
        return counted[0]
    behind = _YEARS_BEHIND.match(tail)
    counted = years_in(behind[1] if behind else _BREAK.split(tail, maxsplit=1)[0])
    return counted[0] if counted else None
