"""Capitals where they belong: shouted text in small letters, but for acronyms, units, makers and places."""

import re
import tomllib
from functools import cache
from pathlib import Path

from workers.language.conjugation import is_verb
from workers.language.grammar import LanguageCode, grammar
from workers.language.words import fold
from workers.trades import vocabulary_files

_WORD = re.compile(r"(?:(?<!\d)|(?=[^\W\d_]{2}))[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_CODE = re.compile(r"(?<![\w-])[A-Za-z]*\d[\w./+-]*(?![\w-])")
_SHOUTED_RUN = re.compile(r"(?<![\w/-])[A-ZÁÉÍÓÚÑ]{4,}(?:\s+[A-ZÁÉÍÓÚÑ]{4,})+(?![\w/-])")
_NAMED = re.compile(
    r"(\b(?:[Ss]hip|[Vv]essel|[Tt]ug(?:boat)?|[Tt]ow ?boat|[Bb]oat|[Bb]arge|[Dd]redge|[Ff]erry|[Tt]rawler|M/?V"
    r"|F/?V|S/?S|[Aa]board|[Bb]uque|[Bb]arco|[Rr]emolcador)(?: the| el)? )"
    r"([A-ZÁÉÍÓÚÑ]{3,}(?: [A-ZÁÉÍÓÚÑ]{3,})+)(?![\w/-])"
)
"""A ship's name in capitals, as crews write it."""
_ACRONYMS = re.compile(r"[\s\W]*[A-Z\d]{2,5}(?:\s*[,;/&]\s*[A-Z\d]{2,5}){2,}\W*")
"""Three or more short names between commas: LOTO, GMP, HACCP."""
_SHOUTED_SHARE = 0.6
_LEAST_LETTERS = 12
_SHORT = 3
_UNITS = {"kv": "kV", "kva": "kVA", "kw": "kW", "hp": "HP", "psi": "psi", "mhz": "MHz", "mgd": "MGD"}
_I = re.compile(
    r"(?<![\w/.-])(?<!grade )(?<!class )(?<!level )(?<!type )(?<!tech )(?<!phase )(?<!part )(?<!stage )(?<!operator )"
    r"i(?=['\u2019](?:m|ve|d|ll)\b| (?!and\b|or\b|to\b)[a-z])"
)
"""Oneself, as phones and who types no capitals write it; no grade."""
_SERVICES = re.compile(
    r"(?<![\w/:.-])(?<!\d )(?:(pm)(?= (?:inspections?|routes?|checks?|work|tech\w*|schedules?)\b)"
    r"|pm(s?(?: services?)?)((?:,? (?:and |& )?[a-d]\b)*)(?![\w:/]))"
)
"""Preventive maintenance, and by which letter, in small letters; no time of day: pm services a, b and c."""
_MEASURE = re.compile(r"(?<=\d)\s?(kv|kva|kw)\b", re.IGNORECASE)


def in_sentence_case(line: str, code: LanguageCode) -> str:
    """The line without shouting; acronyms, units and makers' names in the capitals that they have."""
    letters = [c for c in line if c.isalpha()]
    is_in_capitals = sum(c.isupper() for c in letters) >= _SHOUTED_SHARE * len(letters)
    if len(letters) >= _LEAST_LETTERS and is_in_capitals and not _are_acronyms(line, code):
        line = _WORD.sub(lambda match: unshouted(match.group(), code), line)
    else:
        line = _NAMED.sub(lambda match: match[1] + match[2].title(), line)
    line = _SHOUTED_RUN.sub(lambda match: _calmed(match.group(), code), line)
    line = _MEASURE.sub(lambda match: match.group().replace(match[1], _UNITS[match[1].lower()]), line)
    return with_acronyms(_I.sub("I", line) if code == "en" else line)


def _are_acronyms(line: str, code: LanguageCode) -> bool:
    """Whether a line is nothing but short names, of which none is a verb: LOTO, GMP, HACCP."""
    words = [match.group().lower() for match in _WORD.finditer(line)]
    return bool(_ACRONYMS.fullmatch(line)) and not any(is_verb(fold(word), code) for word in words)


def _calmed(run: str, code: LanguageCode) -> str:
    """HAND SIGNALS in small letters; a run with an acronym in it stays."""
    words = run.split()
    if any(word.lower() in _acronyms() for word in words):
        return run
    return " ".join(unshouted(word, code) for word in words)


def unshouted(word: str, code: LanguageCode) -> str:
    """A word typed in capitals as it is written elsewhere."""
    lower = word.lower()
    if lower in _UNITS:
        return _UNITS[lower]
    if lower in _words("places") or (lower in _makers() and len(lower) > _SHORT):
        return lower.title()
    if lower in _words("small") or is_verb(fold(lower), code) or fold(lower) in grammar(code).neutral:
        return lower
    if (lower in _acronyms() and lower not in _words("plain_acronyms")) or not re.search(r"[aeiouyáéíóú]", lower):
        return word.upper()
    return word.upper() if len(word) <= _SHORT and "-" not in word else lower


def with_acronyms(text: str) -> str:
    """Acronyms and makers in capitals, as dictation and phones don't write them."""

    def capitalized(match: re.Match[str]) -> str:
        word = match.group()
        if not word.islower():
            return word
        if word.removesuffix("s") in _words("places"):
            return word.title()
        if word in _acronyms() and word not in _words("plain_acronyms"):
            return _acronyms()[word]
        return word.title() if len(word) > _SHORT and word in _makers() and word not in _words("plain_makers") else word

    text = _named_places().sub(lambda match: _PLACE_WORD.sub(lambda word: word.group().title(), match.group()), text)
    text = _named_products().sub(lambda match: _products()[match[1]] + match[2], text)
    text = re.sub(r"(?<![\w.-])[A-Za-z]{3,}(?![\w-]|['\u2019][a-z])", capitalized, text)
    return _SERVICES.sub(_services_named, text)


def _services_named(match: re.Match[str]) -> str:
    if match[1]:
        return "PM"
    letters = re.sub(r"\b[a-d]\b", lambda letter: letter[0].upper(), match[3])
    return f"PM{match[2]}{letters}"


_PLACE_WORD = re.compile(r"\b(?!of\b)[a-z]+")


@cache
def _named_places() -> re.Pattern[str]:
    """Places of several words in small letters."""
    towns = ", ".join(_raw()["towns"].split("\n")).split(",")
    return re.compile(
        rf"(?<![\w.-])(?:{'|'.join(sorted(filter(None, map(str.strip, towns)), key=len, reverse=True))})\b"
    )


@cache
def _products() -> dict[str, str]:
    return {product.lower(): product for product in _raw()["products"].split()}


@cache
def _named_products() -> re.Pattern[str]:
    """Products in small letters, one or several."""
    return re.compile(rf"(?<![\w.-])({'|'.join(_products())})(s?)(?![\w-])")


def names_with_capital() -> frozenset[str]:
    """Makers, states and weekdays in small letters."""
    return (_makers() - _words("plain_makers")) | _words("places")


def is_short_name(lower: str, *, of_paper: bool = False) -> bool:
    """Whether a word in small letters is initials that trades write in capitals; `of_paper`, in a card's name."""
    return (lower in _acronyms() and lower not in _words("plain_acronyms")) or (of_paper and lower in _words("papers"))


def _words(name: str) -> frozenset[str]:
    """A list of capitals.toml."""
    return _lists()[name]


@cache
def _lists() -> dict[str, frozenset[str]]:
    return {name: frozenset(words.split()) for name, words in _raw().items()}


@cache
def _raw() -> dict[str, str]:
    with (Path(__file__).parent / "capitals.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def _acronyms() -> dict[str, str]:
    path = Path(__file__).parents[3] / "language" / "data" / "vocabulary.toml"
    found = re.findall(r"(?<![\w-])[A-Z]{3,6}(?![\w-])", path.read_text(encoding="utf-8"))
    return {acronym.lower(): acronym for acronym in found} | {one: one.upper() for one in _words("acronyms")}


@cache
def _makers() -> frozenset[str]:
    """Makers whose name is one word."""
    return frozenset(row[0] for row in vocabulary_files.entries("makers.tsv") if row[0].isalpha())
