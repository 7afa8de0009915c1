"""Forms of the English verbs that the trades use (data/en.toml), made from their bases and found back."""

import re
from enum import Enum
from functools import cache

from workers.language.grammar import LanguageCode, grammar, word_lists

_VOWELS = "aeiou"


class Form(Enum):
    """The forms of a verb that are told apart."""

    BASE = "weld"
    PAST = "welded"
    THIRD = "welds"
    GERUND = "welding"


def is_verb(folded: str, code: LanguageCode) -> bool:
    """Whether a folded word is a form of a known verb (prevents), not a word of its kin (preventive, prevention)."""
    if code == "en":
        return folded in _forms()
    language = grammar(code)
    return language.key(folded) in language.verbs and not folded.endswith(language.noun_endings)


def form_of(folded: str) -> tuple[str, Form] | None:
    """Base and form of a folded English word, or None; forms that look alike (cut) count as bases."""
    return _forms().get(folded)


def formed(base: str, form: Form) -> str:
    """Return a verb's base in a form."""
    match form:
        case Form.BASE:
            return base
        case Form.PAST:
            return _past(base)
        case Form.THIRD:
            return _third(base)
        case Form.GERUND:
            return _gerund(base)


@cache
def _forms() -> dict[str, tuple[str, Form]]:
    forms: dict[str, tuple[str, Form]] = {}
    for form in (Form.GERUND, Form.THIRD, Form.PAST, Form.BASE):  # of two that look alike the last stays
        forms |= {formed(base, form): (base, form) for base in grammar("en").verb_bases}
    return forms


def _past(base: str) -> str:
    if irregular := _irregular_past(base):
        return irregular
    if base.endswith("e"):
        return f"{base}d"
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return f"{base[:-1]}ied"
    return f"{_before_ending(base)}ed"


def _irregular_past(base: str) -> str | None:
    """The past that no rule makes, also of what a prefix makes of its verb: rewrote, underbid."""
    pasts, lists = _irregular_pasts(), word_lists("en")
    if base in pasts or base in lists["regular_pasts"]:
        return pasts.get(base)
    for prefix in lists["past_prefixes"]:
        if base.startswith(prefix) and (past := pasts.get(base.removeprefix(prefix))):
            return f"{prefix}{past}"
    return None


@cache
def _irregular_pasts() -> dict[str, str]:
    words = word_lists("en")["pasts"].split()
    return dict(zip(words[::2], words[1::2], strict=True)) | grammar("en").irregular


def _third(base: str) -> str:
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return f"{base[:-1]}ies"
    return f"{base}es" if base.endswith(("s", "sh", "ch", "x", "z", "do", "go")) else f"{base}s"


def _gerund(base: str) -> str:
    if base.endswith("ie"):
        return f"{base[:-2]}ying"
    if base.endswith("e") and not base.endswith("ee"):
        return f"{base[:-1]}ing"
    return f"{_before_ending(base)}ing"


def _before_ending(base: str) -> str:
    """The base as "ed" and "ing" follow it: stopp, specc, hydrovack, weld."""
    if re.search(r"[aeiou]c$", base) and not _is_one_syllable(base):
        return f"{base}k"
    return f"{base}{base[-1]}" if _doubles(base) else base


def _doubles(base: str) -> bool:
    """Whether the last consonant is doubled: one vowel before it, in a stressed syllable.

    That is mostly the only one, also of a verb that another word stands before: rewrap, glovebag, offset.
    """
    if not re.search(r"[^aeiou][aeiou][bcdfgklmnprtvz]$", base):
        return False
    lists = word_lists("en")
    own = [base.removeprefix(before) for before in ("", *lists["before_doubling"]) if base.startswith(before)]
    doubling = grammar("en").doubling
    return any(one in doubling or (_is_one_syllable(one) and (one == base or one in _verbs())) for one in own)


@cache
def _verbs() -> frozenset[str]:
    """Return all known verbs, with those of one syllable that only occur within other verbs."""
    return grammar("en").verb_bases | set(word_lists("en")["short_doubling"].split())


def _is_one_syllable(word: str) -> bool:
    return len(re.findall(r"[aeiouy]+", word)) == 1
