"""A word that was typed in capitals as it is written elsewhere: small, as initials, or with one capital."""

import re

from workers.language.conjugation import is_verb
from workers.language.grammar import LanguageCode, grammar
from workers.language.words import fold
from workers.writing.words.acronyms import acronyms, is_plain_acronym
from workers.writing.words.capitals import words
from workers.writing.words.english_spelling import is_known_word
from workers.writing.words.makers_beside import makers_of_one_word

_OWN = {"pms": "PMs", "nox": "NOx", "ph": "pH"}
UNITS = {"kv": "kV", "kva": "kVA", "kw": "kW", "hp": "HP", "psi": "psi", "mhz": "MHz", "mgd": "MGD"}
_LINKS_OF_FIRMS = frozenset({"of", "and", "the", "for", "at", "in", "on", "de", "del", "y", "la", "las", "el", "los"})
_SHORTENED_OF_FIRMS = frozenset(
    {"inc", "co", "corp", "ltd", "bros", "dept", "mfg", "intl", "jr", "sr", "st", "ft", "mt"}
)
_PART = re.compile(r"[^\W\d_]+")
_SHORT, _LONGEST_INITIALS = 3, 5
"""Letters up to which what no list has is initials; up to which a word that nobody knows may be."""
_OF_WORDS = re.compile(r"[ñáéíóú]")
"""What Spanish words have and no initials: señas, grúa."""
_VOWEL = re.compile(r"[aeiouyáéíóú]")
_BEGINS = re.compile(r"(?:[^aeiouyáéíóú]{4}|(?!sch|scr|shr|spl|spr|str|squ|thr|chr|phr)[^aeiouyáéíóú]{3})")
_ENDS = re.compile(
    r"(?:[^aeiouyáéíóú]{4}|(?!ght|tch|nch|rch|lch|rst|cks|lls|nds|ngs|nks|nts|rks|rls|rms|rns|rds|rps|rts|sts|sks|sps|mps"
    r"|mpt|fts|lts|lds|lks|lms|pts|cts|rth|nth|lth|fth|rsh|tts|ffs|ggs|dth|ths|shs|chs|rls|wls|wns|wks|rbs|rfs|nst|rld"
    r"|nks|lps|lbs|rmt|dst|xts|hns|hts)[^aeiouyáéíóú]{3})$"
)
"""How no word begins or ends."""


def unshouted(word: str, code: LanguageCode, names: frozenset[str] = frozenset()) -> str:
    """A word typed in capitals as it is written elsewhere; `names` are the profile's own, in small letters."""
    if word.upper().endswith(("N'T", "N\u2019T")):
        return word.lower()
    head, apostrophe, behind = _parted_at_apostrophe(word)
    is_several = "-" in head
    told = _PART.sub(lambda part: part[0] if is_several and len(part[0]) == 1 else _one(part[0], code, names), head)
    return f"{told}{apostrophe}{behind.lower()}"


def _one(word: str, code: LanguageCode, names: frozenset[str]) -> str:  # noqa: PLR0911 - one way out for each kind
    lower = word.lower()
    if own := UNITS.get(lower) or _OWN.get(lower):
        return own
    if lower in words("places") or lower in names:
        return lower.title()
    if lower in words("small") or is_verb(fold(lower), code) or fold(lower) in grammar(code).neutral:
        return lower
    if len(lower) > _SHORT and lower in makers_of_one_word():
        return lower.title() if lower not in words("plain_makers") or lower in words("makers_in_capitals") else lower
    one = lower.removesuffix("s")
    if one != lower and is_plain_acronym(one):
        return f"{one.upper()}s"
    if (lower in acronyms() and lower not in words("plain_acronyms")) or lower in words("papers"):
        return word.upper()
    return word.upper() if may_be_initials(lower) else lower


def may_be_initials(lower: str) -> bool:
    """Whether a word that no list has may be letters: what is short, what nobody can speak, short ones nobody knows."""
    if len(lower) <= _SHORT or not _VOWEL.search(lower):
        return True
    if is_known_word(lower) or _OF_WORDS.search(lower):
        return False
    return len(lower) <= _LONGEST_INITIALS or not is_speakable(lower)


def is_speakable(lower: str) -> bool:
    """Whether a word has a vowel, and begins and ends as words do."""
    return bool(_VOWEL.search(lower)) and not (_BEGINS.match(lower) or _ENDS.search(lower))


def word_of_firm(word: str, *, is_first: bool) -> str:  # noqa: PLR0911 - one way out for each kind
    """A word of an employer's name that was typed in capitals: Logging, of, IBEW, OMHST, McCoy's."""
    head, apostrophe, behind = _parted_at_apostrophe(word)
    lower = head.lower()
    if len(lower) == 1 and apostrophe and len(behind) > 1:
        return f"{head}{apostrophe}{behind.capitalize()}"  # O'Neill
    if lower in _LINKS_OF_FIRMS and not is_first:
        return lower
    if lower in _SHORTENED_OF_FIRMS:
        return word.capitalize()
    if re.match(r"mc[a-z]{3,}", lower):
        return f"Mc{lower[2:].capitalize()}{apostrophe}{behind.lower()}"
    is_word = len(lower) >= _SHORT and (is_verb(lower, "en") or lower in words("small"))
    if (lower in acronyms() and not is_word) or lower in words("papers") or not is_speakable(lower):
        return f"{head}{apostrophe}{behind.lower()}"
    if len(lower) <= _SHORT and not is_word and not apostrophe:
        return word
    return f"{lower.capitalize()}{apostrophe}{behind.lower()}"


def _parted_at_apostrophe(word: str) -> tuple[str, str, str]:
    at = next((place for place, sign in enumerate(word) if sign in "'\u2019"), len(word))
    return word[:at], word[at : at + 1], word[at + 1 :]
