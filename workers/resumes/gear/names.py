"""Machines that a text calls by a maker's name and a model: "ran a Haas VF-4", "using an Inficon leak detector"."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, cast

from common.tables import SkillType
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries, words

MOST_MODEL_WORDS = 3
MOST_QUALITIES = 2
_MODEL = re.compile(r"^(?=.*\d)[A-Z0-9][\w./-]*$|^[A-Z]+-[A-Z]+$|^[A-Z][a-z]+[A-Z]\w*$")
_CAPITALISED = re.compile(r"^[A-ZÁÉÍÓÚÑ][\w&.'-]+$")
# Behind these words, a name with a model is what the person works with.
_INTRODUCES = re.compile(
    r"^(?:with|using|on|via|ran|runs?|running|operate[ds]?|operating|drove|drive|used|use|con|usando|operar|opero)$",
    re.IGNORECASE,
)
SHORTEST_NUMBER = 3  # digits of a model that is a number only
ARTICLES = {"a", "an", "the", "un", "una", "el", "la"}
# Papers, standards, grades and places have numbers, too.
NO_MACHINE = re.compile(
    r"^(?:osha|ansi|astm|asme|aws|api|nfpa|nec|epa|iso|dot|faa|msha|nccer|mil|sae|class|level|grade|type|tier|phase|step"
    r"|route|highway|interstate|us|fortune|top|section|title|part|chapter|code|local|unit|building|suite|floor|room|cat"
    r"|clase|nivel|tipo|local|piso|covid|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march"
    r"|april|june|july|august|september|october|november|december|i|english|spanish)$",
    re.IGNORECASE,
)


# Behind a maker's name, these make it a place, a person or a paper.
_NO_PRODUCT = re.compile(
    r"^(?:dealers?|dealerships?|stores?|plants?|shops?|yards?|stations?|drivers?|mechanics?|technicians?|customers?"
    r"|parts?|products?|training|manuals?|certifi\w+|warranty|service|work|sales|accounts?|sites?|crews?|standards?)$"
)


class Word(NamedTuple):
    """A word with its place, and whether only a blank stands between it and the word before."""

    text: str
    at: int
    until: int
    joined: bool


class Named(NamedTuple):
    """A machine's place among the words, from `start` up to `end`, and its type."""

    start: int
    end: int
    kind: SkillType


def named_by_make(tokens: Sequence[Word]) -> Iterator[Named]:
    """Makers' names with a model or a product's name behind them."""
    number = 0
    while number < len(tokens):
        kind, size = maker_at(tokens, number)
        end = end_of_model(tokens, number + size) if kind else number
        if kind and end > number + size:
            yield Named(number, end, kind)
        elif (end := _introduced(tokens, number)) > number:
            yield Named(number, end, "Power Tool")
        number = max(number + 1, end)


def maker_at(tokens: Sequence[Word], number: int) -> tuple[SkillType | None, int]:
    """What a maker makes whose name begins here, and the name's words."""
    for size in (2, 1):
        run = tokens[number : number + size]
        if len(run) == size and all(token.joined for token in run[1:]) and run[0].text[0].isupper():
            kind = _makers().get(" ".join(token.text.lower() for token in run))
            if kind:
                return kind, size
    return None, 0


def end_of_model(tokens: Sequence[Word], start: int) -> int:
    """Behind the model: its letters and numbers, or the product's capitalised name."""
    end = start
    while end < len(tokens) and end - start < MOST_MODEL_WORDS and tokens[end].joined:
        further = end > start and tokens[end].text.isdigit()  # "Hilti TE 70"
        if not (further or _is_model(tokens[end].text)):
            break
        end += 1
    if names_an_employer(tokens, end):
        return start
    if end > start and end < len(tokens) and tokens[end].joined and tokens[end].text in _sorts():
        return end + 1  # "Lincoln PipeFab orbital"
    return end if end > start else _end_of_things(tokens, start)


def _end_of_things(tokens: Sequence[Word], start: int) -> int:
    """Behind "automatic tools" and the like, which with a maker's name are machines; `start` elsewhere."""
    for end in range(start, min(start + MOST_QUALITIES, len(tokens) - 1) + 1):
        if end >= len(tokens) or not tokens[end].joined or not tokens[end].text.islower():
            return start
        if tokens[end].text in _things():
            return end + 1
    return start


def end_of_product(tokens: Sequence[Word], start: int) -> int:
    """Behind the small words that say what a maker's machine is ("Mahr bore gage"); `start` where none do.

    Only for a name that stands where a machine's name does: these words alone don't show it to be one.
    """
    end = start
    while end < len(tokens) and end - start < MOST_MODEL_WORDS and tokens[end].joined and _tells_what(tokens[end].text):
        end += 1
    whole = (
        end == len(tokens) or not tokens[end].joined or not tokens[end].text.islower() or _is_grammar(tokens[end].text)
    )
    return end if whole and end > start and not _NO_PRODUCT.match(tokens[end - 1].text) else start


def is_thing(tokens: Sequence[Word], number: int) -> bool:
    """True for the noun that says what a product is ("drives", "tool")."""
    return number < len(tokens) and tokens[number].joined and tokens[number].text in _things()


def _tells_what(text: str) -> bool:
    return text.isalpha() and text.islower() and not _is_grammar(text) and not text.endswith(("ed", "ly"))


def _is_grammar(text: str) -> bool:
    return text in never_modifying() or text in _verbs()


def names_an_employer(tokens: Sequence[Word], end: int) -> bool:
    """True where a word behind the name makes it an employer's: "Toyota Motor Manufacturing", "Miller Brothers"."""
    if end >= len(tokens) or not tokens[end].joined:
        return False
    text = tokens[end].text
    return text[:1].isupper() and text.lower() in _employer_words()


def _is_model(text: str) -> bool:
    bare = text.lower()
    if NO_MACHINE.match(text) or bare in _employer_words():
        return False
    if text.isdigit():
        return len(text) >= SHORTEST_NUMBER
    return bool(_MODEL.match(text) or (_CAPITALISED.match(text) and bare not in titles()))


def is_make(token: Word) -> bool:
    """True for a capitalised word behind a machine's noun, which is its make ("amarradora Max")."""
    said = token.text.lower()
    return token.joined and bool(_CAPITALISED.match(token.text)) and said not in _employer_words() | titles()


def _introduced(tokens: Sequence[Word], number: int) -> int:
    """Where a name ends that "with a", "ran an" or the like stands before; `number` where there is none."""
    before = [token.text.lower() for token in tokens[max(0, number - 2) : number]]
    if not before or not tokens[number].joined or not _CAPITALISED.match(tokens[number].text):
        return number
    article = before[-1] in ARTICLES
    introduces = before[-2] if article and len(before) > 1 else before[-1]
    first = tokens[number].text.lower()
    if not _INTRODUCES.match(introduces) or (introduces == "with" and not article):
        return number
    if NO_MACHINE.match(first) or first in _employer_words() | titles():
        return number
    end = number + 1
    if end < len(tokens) and tokens[end].joined and _MODEL.match(tokens[end].text):
        return end + 1
    if is_thing(tokens, end) and _MODEL.match(tokens[number].text):
        return end + 1  # "with a ProPress tool"
    return number


@cache
def _things() -> frozenset[str]:
    """Nouns that are machines behind a maker's name, in the singular and the plural ("Marley towers")."""
    return frozenset(form for noun in words("things_by_make") for form in (noun, f"{noun}s"))


@cache
def _makers() -> dict[str, SkillType]:
    return {name: cast("SkillType", kind) for name, kind in entries("makers.tsv")}


@cache
def never_modifying() -> frozenset[str]:
    """Words that say nothing of a machine's sort."""
    return frozenset(words("never_modify"))


@cache
def _verbs() -> frozenset[str]:
    return frozenset(words("duty_verbs"))


@cache
def _sorts() -> frozenset[str]:
    return frozenset(words("machine_sorts"))


@cache
def _employer_words() -> frozenset[str]:
    return frozenset(key(word) for word in words("employer_words"))


@cache
def titles() -> frozenset[str]:
    """Words that say who somebody is, not what they work with."""
    return frozenset(row[0] for row in entries("title_heads.txt")) | frozenset(words("title_heads"))
