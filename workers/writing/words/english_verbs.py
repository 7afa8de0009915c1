"""Forms of English verbs by the lists of the language and our own, and the words of a part."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from workers.language.conjugation import Form, form_of, formed
from workers.language.words import fold

_WORD = re.compile(r"[^\W_]+(?:['\u2019&/-][^\W_]+)*")


_HYPHENED = re.compile(
    r"^(?:re|pre|de|un|wet|dry|hot|cold|spot|tack|hand|power|pressure|hydro|rough|cut|touch|double|sand)-"
)


@cache
def word_table() -> dict[str, Any]:
    """The lists of english_words.toml; what stands in a string as a set of words."""
    with (Path(__file__).parent / "english_words.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {
        name: one if isinstance(one, dict) else frozenset(one.split() if isinstance(one, str) else one)
        for name, one in tables.items()
    }


def verb_form(word: str) -> tuple[str, Form] | None:
    """Base and form of a word, by the lists of the language and our own."""
    folded = fold(word)
    if found := form_of(folded) or _own_forms().get(folded):
        return found
    if folded.endswith(("-in", "-up", "-out", "-off")):
        first, _, rest = folded.rpartition("-")
        if found := form_of(first) or _own_forms().get(first):
            return f"{found[0]}-{rest}", found[1]
    if _HYPHENED.match(folded):
        first, _, rest = folded.partition("-")
        if found := form_of(rest) or _own_forms().get(rest):
            return f"{first}-{found[0]}", found[1]
    return None


@cache
def _own_forms() -> dict[str, tuple[str, Form]]:
    forms: dict[str, tuple[str, Form]] = {}
    bases = word_table()["verbs"] | word_table()["also_nouns"]
    for form in (Form.GERUND, Form.THIRD, Form.PAST, Form.BASE):
        forms |= {fold(formed(base, form)): (base, form) for base in bases if base.isalpha()}
    return forms


def words_in(text: str) -> list[re.Match[str]]:
    """The words of a part, codes and compounds with hyphens as one."""
    return list(_WORD.finditer(text))
