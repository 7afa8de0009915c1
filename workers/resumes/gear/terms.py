"""The names of machines, vehicles, instruments and tools that the reader knows, in each form that a text gives them."""

import re
from functools import cache
from typing import cast

from common.tables import SkillType
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries, words

_SMALL = re.compile(r"^(?:de|del|para|con|en|a|al|sobre|por|tipo|fuera|todo|pata|pie)$")
"""Behind these, a Spanish name's words stay as they are in the plural ("bombas de vacío")."""

_USED_UP = ("system", "electrode", "line", "rod", "fluid", "paint", "paper")
"""What O*NET counts among tools, and a person buys or builds in."""


def term_kind(said: str) -> SkillType | None:
    """The type of what these words alone name. `said`: by `key`, in the singular or the plural."""
    return _terms().get(said) or (_tool_names().get(singular(said)) if " " in said else None)


def noun_in_context(said: str) -> SkillType | None:
    """The type of what a single noun names where its sentence shows it to be a tool. `said`: by `key`."""
    return _in_context().get(said) or _in_context().get(singular(said))


def known_kind(said: str) -> SkillType | None:
    """The type of an item of a list: there nouns say what they are without a sentence. `said`: by `key`."""
    return _own_terms().get(said) or noun_in_context(said)


@cache
def acronyms() -> frozenset[str]:
    """Names that are written in capitals only, in small letters: "UPS" is one, the "ups" of "call ups" is none."""
    listed = (*entries("trade_terms.tsv"), *entries("gear_terms.tsv"))
    return frozenset(name.lower() for name, _ in listed if name.isupper())


def singular(noun: str) -> str:
    """An English noun, or a name that ends in one, without its plural's ending."""
    for ending, instead in (("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("ss", "ss"), ("s", "")):
        if noun.endswith(ending):
            return noun.removesuffix(ending) + instead
    return noun


def forms(term: str) -> tuple[str, ...]:
    """A term, its plain plural, and the plural of all its words ("bandas transportadoras")."""
    return term, _plural(term), " ".join(map(_plural, term.split()))


def _plural(word: str) -> str:
    return f"{word}es" if word.endswith(("s", "ch", "sh", "x")) else f"{word}s"


def _spanish_forms(term: str) -> tuple[str, str]:
    said = term.split()
    until = next((number for number, word in enumerate(said) if _SMALL.match(word)), len(said))
    return term, " ".join([*map(_spanish_plural, said[:until]), *said[until:]])


def _spanish_plural(word: str) -> str:
    if word.endswith(("s", "x")):
        return word
    return f"{word}s" if word[-1] in "aeiou" else f"{word.removesuffix('z')}ces" if word.endswith("z") else f"{word}es"


@cache
def _terms() -> dict[str, SkillType]:
    """Our own lists' machines and tools that no sentence means otherwise, by each of their forms."""
    everyday = _everyday_words()
    diagnostic = {key(word) for word in words("diagnostic_programs")}
    known = {
        form: cast("SkillType", kind)
        for name, kind in entries("trade_terms.tsv")
        if (kind != "Software" or key(name) in diagnostic) and key(name) not in everyday
        for form in forms(key(name))
        if form not in everyday
    }
    return _own_terms() | known


@cache
def _own_terms() -> dict[str, SkillType]:
    return _by_forms("gear_terms.tsv", "gear_terms_es.tsv")


@cache
def _in_context() -> dict[str, SkillType]:
    everyday = _everyday_words()
    ours = {
        key(name): cast("SkillType", kind)
        for name, kind in entries("trade_terms.tsv")
        if key(name) in everyday and kind != "Software"
    }
    return _by_forms("gear_in_context.tsv", "gear_in_context_es.tsv") | ours


def _by_forms(english: str, spanish: str) -> dict[str, SkillType]:
    found: dict[str, SkillType] = {}
    ways = ((english, forms), (spanish, _spanish_forms))
    for file, formed in ways:
        for name, kind in entries(file):
            found |= dict.fromkeys(formed(key(name)), cast("SkillType", kind))
    return found


@cache
def _tool_names() -> dict[str, SkillType]:
    """O*NET's names of tools in two words and more, in the singular; "smoke detector" is one, and installed."""
    others = frozenset(words("never_modify"))
    return {
        key(name): cast("SkillType", kind)
        for name, kind in entries("tool_names.tsv")
        if " " in name and kind not in {"Software", "Other"} and others.isdisjoint(name.split())
        if not name.endswith(_USED_UP)
    }


@cache
def _everyday_words() -> frozenset[str]:
    """Terms that a sentence more often means otherwise ("ladder", "press", "level")."""
    return frozenset(key(word) for word in words("everyday_words"))


@cache
def no_products() -> frozenset[str]:
    """Capitalised words that name people, times and papers, besides the words of employers and titles."""
    return frozenset([*words("no_products"), *words("employer_words"), *words("title_heads"), *words("title_starts")])
