"""Which type a skill has, and which machines and tools a running text names."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import cast

from common.tables import SkillType
from workers.resumes.cleaning import key
from workers.trades.vocabulary_files import entries, words

LONGEST_TERM = 3  # words that are looked for within a longer skill

# One letter for one: the places of what is found are those of the text.
_WITHOUT_ACCENTS = str.maketrans("áéíóúüñ", "aeiouun")
# Behind a machine's name, these make it a place, a part, a person or a paper.
_NOT_BEFORE = (
    r"(?! (?:stations?|modules?|drivers?|mechanics?|assembl\w+|parts?|compan(?:y|ies)|dealers?|shops?|crews?|yards?"
    r"|licen[cs]es?|stops?|lines?|lanes?|sales|engines?)\b)"
)


@lru_cache(maxsize=2048)
def skill_type(name: str) -> SkillType:
    """The specification's type of a skill by its words; 'Other' where they tell nothing."""
    whole = key(name)
    for known in (terms(), _tool_names()):
        for form in (whole, whole.removesuffix("s")):
            if form in known:
                return known[form]
    said = whole.split()
    within = next((term for term in _runs(said) if term in terms() and term not in _everyday()), None)
    if within:
        return terms()[within]
    return "Technical Skill" if any(word in _crafts() for word in said) else "Other"


def gear_in(text: str) -> list[tuple[str, SkillType]]:
    """Machines and tools that a sentence names, in its own words, with their types; the closest name of each."""
    lowered = text.lower().translate(_WITHOUT_ACCENTS)
    if len(lowered) != len(text):  # a few letters change their length in lower case; the places would not fit
        text = text.lower()
    found = []
    for match in _gear().finditer(lowered):
        start = match.start(1) if match[1] else match.start(2)
        found.append((text[start : match.end()].strip(), terms()[key(match[2])]))
    stems = [stems_of(name) for name, _ in found]
    return [one for one, own in zip(found, stems, strict=True) if not any(own < other for other in stems)]


def stems_of(name: str) -> frozenset[str]:
    """The words of a name without their plural's s."""
    return frozenset(word.removesuffix("s") for word in key(name).split())


@cache
def terms() -> dict[str, SkillType]:
    """Our own list's terms by their key, each in the singular and in its plain plural."""
    return {form: cast("SkillType", kind) for name, kind in entries("trade_terms.tsv") for form in _forms(key(name))}


def _forms(term: str) -> Iterator[str]:
    yield term
    yield f"{term}es" if term.endswith(("s", "ch", "sh", "x")) else f"{term}s"


def _runs(said: list[str]) -> Iterator[str]:
    """Runs of words, longest first and from the end, where a name has its noun."""
    for size in range(LONGEST_TERM, 0, -1):
        for start in range(len(said) - size, -1, -1):
            yield " ".join(said[start : start + size])


@cache
def _tool_names() -> dict[str, SkillType]:
    """O*NET's names of tools and programs."""
    return {key(name): cast("SkillType", kind) for name, kind in entries("tool_names.tsv")}


@cache
def _gear() -> re.Pattern[str]:
    """Names of machines and tools, longest first, each with the word of its sort before it."""
    named = [term for term, kind in terms().items() if kind != "Software" and term not in _everyday()]
    longest_first = "|".join(re.escape(term).replace(r"\ ", "[ -]") for term in sorted(named, key=len, reverse=True))
    sorts = "|".join(re.escape(sort) for sort in sorted(_sorts(), key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:({sorts}) )?({longest_first})(?!\w){_NOT_BEFORE}")


@cache
def _everyday() -> frozenset[str]:
    """Terms that a sentence more often means otherwise; in a list of skills they are what they say."""
    return frozenset(key(word) for word in words("everyday_words"))


@cache
def _crafts() -> frozenset[str]:
    return frozenset(key(word) for word in words("crafts"))


@cache
def _sorts() -> frozenset[str]:
    """Words that tell the sort of a machine when they stand right before its name; any other is left off."""
    return frozenset(words("machine_sorts"))
