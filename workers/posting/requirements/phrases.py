"""Phrases of a posting that the vocabulary lacks, as keywords of their own."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import ConceptKind, vocabulary
from workers.language.words import words_of
from workers.posting.asked.requirement import Requirement, RequirementKind
from workers.posting.requirements.keywords import Keyword

_KINDS: dict[RequirementKind, ConceptKind] = {
    "credential": "certification",
    "education": "certification",
    "tool": "tool",
    "skill": "skill",
    "experience": "skill",
}
"""What a profile can show; what the body can do and when somebody can start aren't in one."""
_LONGEST = 8
"""Words."""
SORTS = frozenset(
    [
        "experience",
        "experienced",
        "license",
        "licensed",
        "card",
        "certification",
        "certificate",
        "certified",
        "valid",
        "current",
        "own",
        "skills",
        "training",
        "basic",
        "tools",
        "ability",
        "state",
        "experiencia",
        "licencia",
        "tarjeta",
        "certificado",
        "certificación",
        "propia",
        "propias",
        "herramienta",
        "herramientas",
        "vigente",
        "años",
        "years",
        "year",
    ]
)
"""Words for the sort of a thing, which leave open what it is."""


def phrases_of(asked: Sequence[Requirement], known: Iterable[Keyword], code: LanguageCode) -> list[Keyword]:
    """Return what is asked for and isn't said by the keywords that are `known`."""
    codes = {word.folded for keyword in known if not keyword.concept for word in words_of(keyword.name)}
    return [
        Keyword(one.text, _KINDS[one.kind], None, 1, one.level)
        for one in asked
        if not one.is_duty
        and one.kind in _KINDS
        and len(one.text.split()) <= _LONGEST
        and _says_more(one.text, codes, code)
    ]


def _says_more(phrase: str, codes: set[str], code: LanguageCode) -> bool:
    """Whether a word of the phrase is in no vocabulary entry and no code."""
    read = words_of(phrase)
    words = grammar(code)
    keys = words.keys_of(read)
    inside = {index for start, end, _ in vocabulary(code).find(read, keys) for index in range(start, end)}
    return any(
        index not in inside
        and word.folded not in codes
        and word.folded not in SORTS
        and keys[index] not in words.neutral
        and not word.folded.isdecimal()
        and len(word.folded) > 1
        for index, word in enumerate(read)
    )


@lru_cache(maxsize=512)
def _concepts_in(phrase: str, code: LanguageCode) -> frozenset[str]:
    """Entries of the vocabulary; each phrase of a posting is held against each of its keywords."""
    read = words_of(phrase)
    return frozenset(name for _, _, name in vocabulary(code).find(read, grammar(code).keys_of(read)))


def names(phrase: str, keyword: Keyword, code: LanguageCode) -> bool:
    """Whether the phrase names what the keyword stands for."""
    if keyword.concept:
        return keyword.concept in _concepts_in(phrase, code)
    return keyword.name.casefold() in phrase.casefold()
