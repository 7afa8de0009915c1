"""The word lists of a language (data/en.toml, data/es.toml), each word by the key that compares it."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

import snowballstemmer

from workers.language.words import Word, fold, words_of

LanguageCode = Literal["en", "es"]
_DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True, eq=False)
class Grammar:
    """The grammar of one language: sets of words by their function. Every set holds keys as `key` makes them."""

    code: LanguageCode
    neutral: frozenset[str]
    negators: frozenset[str]
    hedges: frozenset[str]
    undoing: frozenset[str]
    credential_words: frozenset[str]
    designators: frozenset[str]
    articles: frozenset[str]
    subjects: frozenset[str]
    sentence_breaks: frozenset[str]
    verbs: frozenset[str]
    verb_bases: frozenset[str]
    noun_endings: tuple[str, ...]
    holding: str
    running: str
    tenure: str
    levels: dict[str, str]
    noun_verbs: frozenset[str]
    noun_heads: frozenset[str]
    verbs_before_objects: frozenset[str]
    doubling: frozenset[str]
    irregular: dict[str, str]
    """Ambiguous pasts (ground) by the key of their verb (grind): who grinds has ground."""
    _same: dict[str, str] = field(repr=False)
    _keys: dict[str, str] = field(repr=False, default_factory=dict)

    def key(self, folded: str) -> str:
        """Return what forms of one word share: the stem, or the stem that stands for its group of like words."""
        if (known := self._keys.get(folded)) is None:
            stem = _stem(self.code, folded)
            known = self._keys[folded] = self._same.get(stem, stem)
        return known

    def keys(self, text: str) -> list[str]:
        """The keys of every word of `text`, in order."""
        return self.keys_of(words_of(text))

    def keys_of(self, words: Iterable[Word]) -> list[str]:
        """Return the key of each word, in order."""
        return [self.key(word.folded) for word in words]


@cache
def grammar(code: LanguageCode) -> Grammar:
    """The word lists of one language, read once per process."""
    lists = word_lists(code)
    same = _groups(code, lists)

    def key(word: str) -> str:
        stem = _stem(code, fold(word))
        return same.get(stem, stem)

    def key_set(words: str | Iterable[str]) -> frozenset[str]:
        return frozenset(key(word) for word in (words.split() if isinstance(words, str) else words))

    return Grammar(
        code=code,
        neutral=key_set(lists["neutral"]) | key_set(lists["weak"]) | key_set(lists["possession"]),
        negators=key_set(lists["negators"]),
        hedges=key_set(lists["hedges"]),
        undoing=key_set(lists["undoing"]),
        credential_words=key_set(lists["credential_words"]),
        designators=key_set(lists["designators"]),
        articles=key_set(lists["articles"]),
        subjects=key_set(lists["subjects"]),
        sentence_breaks=key_set(lists["sentence_breaks"]),
        verbs=key_set(lists["verbs"]) | key_set(lists["irregular"]) | key_set(lists["irregular"].values()),
        noun_endings=tuple(lists["noun_endings"]),
        verb_bases=frozenset(fold(verb) for verb in lists["verbs"].split()) | frozenset(map(fold, lists["irregular"])),
        holding=lists["holding"],
        running=lists["running"],
        tenure=lists["tenure"],
        levels=lists["levels"],
        noun_verbs=frozenset(lists["noun_verbs"].split()),
        noun_heads=frozenset(lists["noun_heads"]),
        verbs_before_objects=frozenset(lists["verbs_before_objects"]),
        doubling=frozenset(lists["doubling"]),
        irregular=lists["irregular"],
        _same=same,
    )


def _groups(code: LanguageCode, lists: dict[str, Any]) -> dict[str, str]:
    """The stem that stands for each group of like words; an irregular past stands for its base."""
    same: dict[str, str] = {}
    for base, past in lists["irregular"].items():
        if past in lists["ambiguous_pasts"]:
            continue
        same[_stem(code, fold(past))] = _stem(code, fold(base))
    for group in lists["same"]:
        first = _stem(code, fold(group[0]))
        same |= {_stem(code, fold(word)): first for word in group}
    return same


@cache
def _stemmer(code: LanguageCode) -> Any:
    stemmer: Any = snowballstemmer.stemmer({"en": "english", "es": "spanish"}[code])
    stemmer.maxCacheSize = 0  # its own memory of ten thousand words is larger than the gain
    return stemmer


def _stem(code: LanguageCode, folded: str) -> str:
    if code == "es" and len(folded) > 3 and folded[-1] == "s" and folded[-2] not in "aeiou":  # noqa: PLR2004
        folded = folded[:-1]  # an English plural in Spanish text: forklifts, blueprints
    return str(_stemmer(code).stemWord(folded))


@cache
def word_lists(name: Literal["en", "es", "roles"]) -> dict[str, Any]:
    """A file of word lists as it stands."""
    with (_DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
