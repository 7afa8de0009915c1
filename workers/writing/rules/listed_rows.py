"""Rows of skills and credentials as a sentence lists them: any name as it was typed, what is said of it in brackets."""

from collections.abc import Callable, Sequence

from workers.documents.labels import labels, month_of
from workers.language.grammar import LanguageCode
from workers.writing.facts import Credential, Skill
from workers.writing.rules.style import Style

_VALID: dict[LanguageCode, str] = {"en": "valid through {}", "es": "vigente hasta {}"}
_LEVEL: dict[LanguageCode, str] = {"en": "{}", "es": "nivel {}"}
"""Behind "nivel" a level has no gender."""


def with_aside(name: str, aside: str) -> str:
    """The name with something in brackets behind it; one that ends in brackets takes it into them."""
    if not aside:
        return name
    return f"{name[:-1]}, {aside})" if name.endswith(")") and "(" in name else f"{name} ({aside})"


def with_level(name: str, row: Skill, code: LanguageCode) -> str:
    """A skill and how well it is in hand, where its person has said that."""
    level = "" if row.level_assumed else _LEVEL[code].format(labels(code).levels[row.proficiency].lower())
    return with_aside(name, level)


def with_validity(name: str, row: Credential, code: LanguageCode) -> str:
    """A credential and how long it is valid, where it ends."""
    return with_aside(name, _VALID[code].format(month_of(row.expires, code)) if row.expires else "")


def listing(
    style: Style, turns: Sequence[str], names: Sequence[str], listed: Callable[[list[str]], str], *, most: int
) -> str:
    """One sentence of the first names; those that the fact gate wouldn't pass make room for the next."""
    if whole := style.first([turn.format(listed(list(names[:most]))) for turn in turns] if names else []):
        return whole
    proven = [name for name in names if style.first([turn.format(name) for turn in turns])]
    return style.first([turn.format(listed(proven[:most])) for turn in turns]) if proven else ""
