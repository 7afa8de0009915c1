"""Machines that a text calls by a Spanish noun and what follows it: "excavadora Cat 336", "compresores de pistón"."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from common.tables import SkillType
from workers.resumes.gear.names import (
    ARTICLES,
    MOST_QUALITIES,
    Named,
    Word,
    end_of_model,
    is_make,
    maker_at,
    never_modifying,
    titles,
)
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries, words

_QUALITY = re.compile(
    r"(?:[ií]c[oa]|ante|ente|al|ad[oa]|id[oa]|il|rio|ria|ble|viajer[ao]|torre|láser|cnc|paralel[ao]|[aeiu][dt]ora?|diésel|diesel)s?$",
    re.IGNORECASE,
)
_SPANISH_TOOL = re.compile(r"(?:[aei]dora|[aei]dor|(?<!cent[ií])(?<!mil[ií])(?<!kil[oó])[oí]metro|ómetro)(?:e?s)?$")
_NO_QUALITIES = {
    "antes",
    "durante",
    "mediante",
    "bastante",
    "diariamente",
    "manualmente",
    "cual",
    "tal",
    "general",
    "cada",
    "nada",
    "todo",
    "toda",
    "ambas",
}


def named_in_spanish(tokens: Sequence[Word]) -> Iterator[Named]:
    """Spanish nouns of machines with the words behind them that tell their sort or make."""
    for number, token in enumerate(tokens):
        kind = _spanish_heads().get(_singular(key(token.text)))
        end = _end_of_sort(tokens, number + 1) if kind else number
        if kind and end > number + 1:
            yield Named(number, end, kind)
        elif kind is None and _is_spanish_tool(tokens, number):
            yield Named(number, _end_of_sort(tokens, number + 1), "Power Tool")


def _is_spanish_tool(tokens: Sequence[Word], number: int) -> bool:
    """True for "con biseladora" and "con el vacuómetro": what ends so is a machine, or a person, as a title says."""
    said = tokens[number].text.lower()
    if number == 0 or not tokens[number].joined or not _SPANISH_TOOL.search(said):
        return False
    before = number - 2 if tokens[number - 1].text.lower() in ARTICLES and number > 1 else number - 1
    works_with = tokens[before].text.lower() in {"con", "usando", "mediante", "manejo", "manejé", "opero", "operé"}
    return works_with and _singular(key(said)) not in titles() | _people()


def spanish_head(noun: str) -> SkillType | None:
    """The type of a machine or tool that a bare Spanish noun names."""
    return _spanish_heads().get(_singular(key(noun)))


def _end_of_sort(tokens: Sequence[Word], start: int) -> int:
    """Behind "de tornillo", "hidráulica", "Cat 336": what tells the sort or the make of the noun before."""
    end = start
    while end < len(tokens) and end - start < MOST_QUALITIES and _is_quality(tokens, end):
        end += 1
    if end + 1 < len(tokens) and tokens[end].joined and tokens[end].text.lower() == "de" and _is_noun(tokens[end + 1]):
        end += 2
    kind, size = maker_at(tokens, end) if end < len(tokens) and tokens[end].joined else (None, 0)
    if kind:
        return max(end_of_model(tokens, end + size), end + size)
    while start <= end < len(tokens) and end - start < MOST_QUALITIES and is_make(tokens[end]):
        end += 1
    return end


def _is_quality(tokens: Sequence[Word], number: int) -> bool:
    token = tokens[number]
    if not token.joined or token.text.istitle() or token.text.lower() in never_modifying() | _NO_QUALITIES:
        return False
    return bool(_QUALITY.search(token.text))


def _is_noun(token: Word) -> bool:
    return token.joined and token.text.islower() and token.text not in never_modifying() and len(token.text) > 3  # noqa: PLR2004 - no article


def _singular(noun: str) -> str:
    if noun.endswith(("dores", "tores", "sores", "nes", "les")):
        return noun.removesuffix("es")
    return noun if noun in _spanish_heads() else noun.removesuffix("s")


@cache
def _people() -> frozenset[str]:
    """Who else is called by a word that ends as a machine's does, besides those whose title it is."""
    return frozenset(key(word) for word in words("people_es"))


@cache
def _spanish_heads() -> dict[str, SkillType]:
    return {key(noun): cast("SkillType", kind) for noun, kind in entries("gear_heads_es.tsv")}
