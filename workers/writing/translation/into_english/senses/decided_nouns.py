"""Spanish nouns of several senses, each spelled out in the one that other words of its line show."""

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from workers.language.needles import Needles, has_needle
from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told, plurals_of
from workers.writing.lexicon.spanish import lexicon
from workers.writing.translation.into_english.senses.neighbours import beginnings

_NOT_BEFORE = r"\b(?! (?:de|del|transportador\w*|el[eé]ctric[oa]s?)\b)"
_NOT_BEHIND = r"(?<!\ba )(?<!\bde )(?<!sierra )\b"
"""A mano, and what is of the thing, are no things that are counted."""


class _Sense(msgspec.Struct, frozen=True):
    """What stands beside a noun in a folded line, the noun in both numbers, and what it then names in both."""

    beside: re.Pattern[str]
    word: re.Pattern[str]
    one: str
    many: str
    needles: Needles
    """Spellings of which the line must have one."""

    def named(self, found: re.Match[str]) -> str:
        """What stands in place of the noun; itself where it begins a line and may be a doing: "tiro pliegos"."""
        forms = lexicon().forms.get(fold(found[0]), ()) if not found.start() and found.string[found.end() :] else ()
        if any(told is Told.FIRST for _, told in forms):
            return found[0]
        return self.many if found["many"] else self.one


def decided(text: str, beside: str = "") -> str:
    """The line with each such noun spelled out; folded words `beside` it tell senses, too."""
    folded = text.casefold()
    for shown in filter(None, (fold(text), beside)):
        for sense in _senses():
            if has_needle(sense.needles, folded) and sense.word.search(text) and sense.beside.search(shown):
                text = sense.word.sub(sense.named, text)
                folded = text.casefold()
    return text


@cache
def _senses() -> list[_Sense]:
    tables = tomllib.loads((Path(__file__).parent / "decided_nouns.toml").read_text(encoding="utf-8"))
    return [_sense(table["word"], table["beside"], table["as"]) for table in tables.values()]


def _sense(word: str, beside: str, name: str) -> _Sense:
    first, blank, rest = name.partition(" ")
    ones = {word, fold(word), "ñ".join(map(fold, word.split("ñ")))}
    manys = {many for one in ones for many in (*plurals_of(one), next(iter(plurals_of(fold(one)))))}
    behind = rf"(?! {re.escape(rest)}\b)" if rest else ""
    spelled = rf"{_NOT_BEHIND}(?:(?P<many>{'|'.join(sorted(manys))})|{'|'.join(sorted(ones))}){_NOT_BEFORE}{behind}"
    return _Sense(
        re.compile(rf"\b(?:{beginnings(beside)})"),
        re.compile(spelled, re.IGNORECASE),
        name,
        f"{next(iter(plurals_of(first)))}{blank}{rest}",
        tuple(one.casefold() for one in sorted({*ones, *manys})),
    )
