"""Rows of skills and credentials as a sentence lists them: any name as it was typed, what is said of it in brackets."""

import re
from collections.abc import Callable, Sequence
from datetime import timedelta

from workers.documents.labels import labels, month_of
from workers.language.grammar import LanguageCode
from workers.writing.person.facts import Credential, Skill
from workers.writing.rules.style import Style

_VALID: dict[LanguageCode, str] = {"en": "valid through {}", "es": "vigente hasta {}"}
_EXPIRES: dict[LanguageCode, str] = {"en": "expires {}", "es": "vence en {}"}
"""Of a month that it doesn't last to the end of."""
_UNTIL: dict[LanguageCode, str] = {"en": ", which expires in {}", "es": ", que vence en {}"}
"""Behind a name that has several brackets of its own."""
_LEVEL: dict[LanguageCode, str] = {"en": "{}", "es": "nivel {}"}
"""Behind "nivel" a level has no gender."""

_INITIALS = re.compile(r" \([A-Z]{1,2}\)$")
"""Letters in brackets that are the end of a name."""
_CERTIFIED = re.compile(r"(?<=\w )certified$", re.IGNORECASE)


def with_aside(name: str, aside: str) -> str:
    """The name with something in brackets behind it; one that ends in its only brackets takes it into them.

    Behind a list in brackets it stands apart: "Controller tools (MCE, Otis TOC; intermediate)".
    """
    if not aside:
        return name
    if not name.endswith(")") or " (" not in name or _INITIALS.search(name):  # ULLS-A(E), ARRT (R)
        return f"{name} ({aside})"
    if name.count("(") > 1:
        return f"{name}, {aside}"
    return f"{name[:-1]}{';' if ',' in name[name.index('(') :] else ','} {aside})"


def with_level(name: str, row: Skill, code: LanguageCode) -> str:
    """A skill and how well it is in hand, where its person has said that."""
    level = "" if row.level_assumed else _LEVEL[code].format(labels(code).levels[row.proficiency].lower())
    return with_aside(name, level)


def as_paper(name: str) -> str:
    """What is held, of an English name that says what one is: forklift certification, of "Forklift certified"."""
    return _CERTIFIED.sub("certification", name)


def with_validity(name: str, row: Credential, code: LanguageCode) -> str:
    """A credential and how long it is valid, where it ends."""
    if not row.expires:
        return name
    month = month_of(row.expires, code)
    if name.count("(") > 1:
        return name + _UNTIL[code].format(month)
    is_whole = (row.expires + timedelta(days=1)).day == 1
    return with_aside(name, (_VALID if is_whole else _EXPIRES)[code].format(month))


def listing(
    style: Style, turns: Sequence[str], names: Sequence[str], listed: Callable[[list[str]], str], *, most: int
) -> str:
    """Return a sentence of the first names; those that the gate wouldn't pass among the others make room for the next.

    A name that would run into the one before it ("Electronic Systems and Section 609") stands before that.
    """

    def said(told: list[str]) -> str:
        return style.first([turn.format(listed(told)) for turn in turns]) if told else ""

    if whole := said(list(names[:most])):
        return whole
    told: list[str] = []
    for name in names:
        orders = ([*told[:place], name, *told[place:]] for place in range(len(told), -1, -1))
        told = next((one for one in orders if len(one) <= most and said(one)), told)
    return said(told)
