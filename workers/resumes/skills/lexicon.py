"""Finds the type of a skill by its words."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import cast

from common.tables import SkillType
from workers.resumes.gear.nouns import type_by_noun
from workers.resumes.gear.terms import forms, known_kind
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries, words

LONGEST_TERM = 3  # words that are looked for within a longer skill


@lru_cache(maxsize=2048)
def skill_type(name: str) -> SkillType:
    """The specification's type of a skill by its words; 'Other' where they tell nothing."""
    whole = key(name)
    for known in (terms(), _tool_names()):
        for form in (whole, whole.removesuffix("s")):
            if form in known:
                return known[form]
    if kind := known_kind(whole):
        return kind
    said = whole.split()
    within = next((term for term in _runs(said) if term in terms() and term not in _everyday()), None)
    if within:
        return terms()[within]
    if any(word in _crafts() for word in said):
        return "Technical Skill"
    return type_by_noun(name) or "Other"


@cache
def terms() -> dict[str, SkillType]:
    """Our own list's terms by their key, each in the singular and in its plain plural."""
    return {form: cast("SkillType", kind) for name, kind in entries("trade_terms.tsv") for form in forms(key(name))}


def _runs(said: list[str]) -> Iterator[str]:
    """Runs of words, longest first and from the end, where a name has its noun."""
    for size in range(LONGEST_TERM, 0, -1):
        for start in range(len(said) - size, -1, -1):
            yield " ".join(said[start : start + size])


@cache
def _tool_names() -> dict[str, SkillType]:
    """Return O*NET's names of tools and programs, with their types."""
    return {key(name): cast("SkillType", kind) for name, kind in entries("tool_names.tsv")}


@cache
def _everyday() -> frozenset[str]:
    """Terms that a sentence more often means otherwise; in a list of skills they are what they say."""
    return frozenset(key(word) for word in words("everyday_words"))


@cache
def _crafts() -> frozenset[str]:
    return frozenset(key(word) for word in words("crafts"))
