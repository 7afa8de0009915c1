"""The forms by which two spellings of one word are found to be equal: stems of both languages, and cognates."""

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import snowballstemmer

from workers.language.grammar import LanguageCode
from workers.language.words import fold

_DATA = Path(__file__).parent
_LEAST_COGNATE = 5
"""Letters: shorter words that look alike are too often strangers."""
_STEM_CHANGES = (("o", "ue"), ("e", "ie"), ("e", "i"), ("u", "ue"))
_SPELLING_CHANGES = (("c", "qu"), ("g", "gu"), ("z", "c"), ("c", "zc"), ("g", "j"))
_COGNATE_RULES = tuple(
    (re.compile(pattern), to)
    for pattern, to in (
        (r"(?:ers|ors|ores|er|or)$", "r"),
        (r"(?:cion|ciones|tions)$", "tion"),
        (r"(?:dad|dades|ties)$", "ty"),
        (r"(?:metro|metros|meters)$", "meter"),
        (r"([a-z])\1", r"\1"),
        ("ph", "f"),
        ("th", "t"),
        ("ch|qu|k", "c"),
        ("y", "i"),
        (r"^es(?=[pct])", "s"),
        (r"(?:icos|icas|ico|ica|ical|ics)$", "ic"),
        (r"(?:es|os|as|s|e|o|a)$", ""),
    )
)


@cache
def table(name: str) -> dict[str, Any]:
    """A file of the strict vocabulary (`actions`, `things`, ...) as it stands, read once per process."""
    with (_DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


@lru_cache(maxsize=16384)
def forms_of(folded: str, code: LanguageCode) -> frozenset[str]:
    """Return what a folded word is compared by in a language: its stem, and its base's stem where it is irregular."""
    if not folded.isalpha():
        return frozenset({f"{code}:{folded}", noun_form(folded, code)})
    words = [folded, *_bases(folded, code)]
    if code == "es":  # the stemmer parts unifilar from unifilares
        words += [folded[: -len(end)] for end in ("es", "s") if folded.endswith(end) and len(folded) > 4]  # noqa: PLR2004
    forms = {f"{code}:{_stem(word, code)}" for word in words}
    return frozenset(forms) | {noun_form(folded, code)}


@lru_cache(maxsize=4096)
def noun_form(folded: str, code: LanguageCode) -> str:
    """A noun without its plural, in Spanish without its gender: a stem would make refrigerante of refrigerador."""
    word = folded
    if not word.isalpha():
        return f"{code}-noun:{word}"
    if code == "en":
        if len(word) > 3 and word.endswith("ies"):  # noqa: PLR2004
            word = word[:-3] + "y"
        elif len(word) > 3 and word.endswith(("ches", "shes", "xes", "sses")):  # noqa: PLR2004
            word = word[:-2]
        elif len(word) > 2 and word.endswith("s") and not word.endswith(("ss", "us", "is")):  # noqa: PLR2004
            word = word[:-1]
    elif len(word) > 3:  # noqa: PLR2004
        word = word.removesuffix("s")
        word = word[:-2] + "z" if word.endswith("ce") else word
        word = word[:-1] if word.endswith(("a", "o", "e")) else word
    return f"{code}-noun:{word}"


@lru_cache(maxsize=16384)
def cognate_of(folded: str) -> str | None:
    """A form that a word shares with its cousin in the other language (refrigerante, refrigerant), or None."""
    if not folded.isalpha():
        return None
    form = folded
    for pattern, to in _COGNATE_RULES:
        form = pattern.sub(to, form)
    return f"cognate:{form}" if len(form) >= _LEAST_COGNATE else None


def spanish_verb_forms(infinitive: str) -> frozenset[str]:
    """Stems of a Spanish verb's forms: changing vowels (cuelgo, colgar) and spellings (coloqué, colocar)."""
    match = re.fullmatch(r"([a-z]+?)(ar|er|ir)(?:se)?", infinitive)
    stem = match[1] if match else infinitive
    if not match or len(stem) < 2:  # noqa: PLR2004 - dar, ver: forms too short to be made by rule
        return frozenset({f"es:{_stem(infinitive, 'es')}"})
    stems = {stem}
    for vowel, changed in _STEM_CHANGES:
        at = stem.rfind(vowel)
        last_vowel = max(stem.rfind(one) for one in "aeiou")
        if at == last_vowel >= 0 and (changed != "i" or match[2] == "ir"):
            stems.add(stem[:at] + changed + stem[at + 1 :])
    stems |= {one[: -len(end)] + to for one in list(stems) for end, to in _SPELLING_CHANGES if one.endswith(end)}
    endings = (
        ("o", "e", "a", "an", "amos", "ando", "ado", "aba", "aron")
        if match[2] == "ar"
        else ("o", "e", "i", "a", "en", "emos", "imos", "iendo", "ido", "ia", "ieron")
    )
    return frozenset(f"es:{_stem(one + ending, 'es')}" for one in stems for ending in endings) | {
        f"es:{_stem(infinitive, 'es')}"
    }


def _bases(folded: str, code: LanguageCode) -> tuple[str, ...]:
    return _irregular(code).get(folded, ())


def is_irregular_past(folded: str) -> bool:
    """Whether a word is an English past that no rule makes (swept)."""
    return folded in _irregular("en")


@cache
def _irregular(code: LanguageCode) -> dict[str, tuple[str, ...]]:
    bases: dict[str, tuple[str, ...]] = {}
    for base, pasts in table("plain_words")[{"en": "irregular", "es": "irregular_spanish"}[code]].items():
        for past in pasts.split():
            bases[past] = (*bases.get(past, ()), base)
    return bases


@cache
def _stemmer(code: LanguageCode) -> Any:
    stemmer: Any = snowballstemmer.stemmer({"en": "english", "es": "spanish"}[code])
    stemmer.maxCacheSize = 0  # its own memory of ten thousand words is larger than the gain
    return stemmer


@lru_cache(maxsize=4096)
def _stem(folded: str, code: LanguageCode) -> str:
    if code == "es" and len(folded) > 3 and folded[-1] == "s" and folded[-2] not in "aeiou":  # noqa: PLR2004
        folded = folded[:-1]  # an English plural in Spanish text: forklifts
    return fold(str(_stemmer(code).stemWord(folded)))
