"""Machines, vehicles, instruments and tools that a running text names: by noun, by make, or by what stands around."""

import re
from collections.abc import Sequence

from common.tables import SkillType
from workers.resumes.gear.beside import named_beside
from workers.resumes.gear.context import named_in_context
from workers.resumes.gear.names import Named, Word, named_by_make
from workers.resumes.gear.names_in_spanish import named_in_spanish
from workers.resumes.gear.nouns import named_by_noun
from workers.resumes.gear.worked_on import not_worked_on
from workers.resumes.text.cleaning import key

_WORD = re.compile(r"[^\W_][\w'’./&+-]*[^\W_]|[^\W_]")


def gear_in(text: str, *, listed: bool = False) -> list[tuple[str, SkillType]]:
    """Names of machines and tools in the text's own words, with their types; the closest name of each.

    `listed`: from a list of skills, where all counts. Elsewhere plant that the person only worked on is none of theirs.
    """
    tokens = _tokens(text)
    named = [*reversed(list(named_by_noun(tokens))), *_longest([*named_by_make(tokens), *named_in_spanish(tokens)])]
    named += named_in_context(text, tokens, {(one.start, one.end) for one in named})
    named += named_beside(text, tokens, {(one.start, one.end) for one in named})
    if not listed:
        named = not_worked_on(text, tokens, named)
    found = {text[tokens[one.start].at : tokens[one.end - 1].until]: one.kind for one in reversed(named)}
    stems = {name: stems_of(name) for name in found}
    return [
        (name, kind)
        for name, kind in reversed(found.items())
        if not any(stems[name] < other for other in stems.values())
    ]


def _longest(named: Sequence[Named]) -> list[Named]:
    """The longer of two names for one thing."""
    return [
        one
        for one in named
        if not any(other.start <= one.start and one.end <= other.end and other != one for other in named)
    ]


def stems_of(name: str) -> frozenset[str]:
    """The words of a name without their plural's s."""
    return frozenset(word.removesuffix("s") for word in key(name).split())


def _tokens(text: str) -> list[Word]:
    found: list[Word] = []
    until = 0
    for match in _WORD.finditer(text):
        joined = bool(found) and text[until : match.start()] == " "  # two blanks part two things
        found.append(Word(match[0], match.start(), match.end(), joined))
        until = match.end()
    return found
