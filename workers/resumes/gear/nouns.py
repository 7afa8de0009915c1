"""Machines, vehicles, instruments and tools by the noun that their names end in.

A name is a term of the trades ("reach truck") or a noun that such names end in ("sorter", "meters") behind a word that
tells its sort or its make. In front of either stand further words of the name ("CAT 140M motor grader"), up to a verb,
a word of grammar or a number.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from common.tables import SkillType
from workers.resumes.gear.names import Named, Word
from workers.resumes.gear.terms import acronyms, singular, term_kind
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import entries, words

LONGEST_TERM = 4  # words
MOST_MODIFIERS = 3
SHORTEST_NOUN = 3  # letters
MOST_BEFORE = 2  # a verb and an article
_MODEL = re.compile(r"^(?=.*\d)(?=.*[A-Z-])[\w./-]+$")
_MODEL_NUMBER = re.compile(r"^\d{2,4}$")
_ARTICLES = {"a", "an", "the"}
_PLURAL_OR_VERB = re.compile(r"(?<![sui])s$")
# Behind a machine's name, these make it a place, a part, a person or a paper.
_NOT_BEFORE = re.compile(
    r"^(?:stations?|modules?|drivers?|mechanics?|assembl\w+|parts?|compan(?:y|ies)|dealers?|shops?|crews?|yards?"
    r"|licen[cs]es?|stops?|lines?|lanes?|sales|engines?|schools?|studs?|downloads?|logs?|data|readings?)$"
)


def named_by_noun(tokens: Sequence[Word]) -> Iterator[Named]:
    """Names by their nouns, from the text's end on."""
    end = len(tokens)
    while end > 0:
        name = _name_ending(tokens, end)
        if name is None:
            end -= 1
            continue
        start, kind = name
        yield Named(start, end, kind)
        end = start


def noun_kind(noun: str) -> SkillType | None:
    """The type of what a bare noun in small letters names, where it ends names of machines and tools."""
    return _heads().get(singular(noun)) if len(noun) >= SHORTEST_NOUN else None


def type_by_noun(name: str) -> SkillType | None:
    """The type of a machine or tool by the noun that its name ends in."""
    said = key(name).split()
    return _heads().get(singular(said[-1])) if len(said) > 1 else None


def _name_ending(tokens: Sequence[Word], end: int) -> tuple[int, SkillType] | None:
    """Where the name begins that ends before `end`, and its type."""
    if end < len(tokens) and tokens[end].joined and _NOT_BEFORE.match(tokens[end].text.lower()):
        return None
    if _names_other(tokens, end):
        return None
    term = _term_ending(tokens, end)
    if term is not None:
        start, kind = term
        first = modifiers_before(tokens, start)
        if first == start == end - 1 and _is_behind_model(tokens, first):
            first -= 1
        return None if first == end - 1 and _is_cargo(tokens, first) else (first, kind)
    noun = tokens[end - 1].text.lower()
    head = _heads().get(singular(noun)) if len(noun) >= SHORTEST_NOUN else None
    start = modifiers_before(tokens, end - 1)
    if head is not None and start == end - 1 and (_is_of_machine(tokens, start) or _is_behind_model(tokens, start)):
        start -= 1
    if head is None or (start == end - 1 and not _is_worked_with(tokens, start)):
        return None
    return start, head


def _names_other(tokens: Sequence[Word], end: int) -> bool:
    """True for what is done ("critical lift", "rescue drills") and for pupils ("fourth graders")."""
    if end < MOST_BEFORE or not tokens[end - 1].joined:
        return False
    before, noun = tokens[end - 2].text.lower(), tokens[end - 1].text.lower()
    if f"{before} {singular(noun)}" in words("names_an_act"):
        return True
    return noun == "graders" and before in words("ordinals")


def _is_worked_with(tokens: Sequence[Word], start: int) -> bool:
    """True for a bare noun that a verb or "with a" shows to be a machine: "run the mixer", "set beams with a hoist"."""
    if start < MOST_BEFORE or not (tokens[start].joined and tokens[start - 1].joined):
        return False
    taker, article = (token.text.lower() for token in tokens[start - MOST_BEFORE : start])
    return (article in {"a", "an"} and taker in _instrumental()) or (article == "the" and taker in _operating())


def _term_ending(tokens: Sequence[Word], end: int) -> tuple[int, SkillType] | None:
    for size in range(min(LONGEST_TERM, end), 0, -1):
        run = tokens[end - size : end]
        if all(token.joined for token in run[1:]):
            said = " ".join(token.text for token in run)
            kind = term_kind(key(said))
            if kind is not None and not (said.islower() and said in acronyms()):
                return end - size, kind
    return None


def _is_of_machine(tokens: Sequence[Word], start: int) -> bool:
    """True for a head behind another machine's name that tells its sort ("grinder pumps")."""
    if start == 0 or not tokens[start].joined:
        return False
    before = tokens[start - 1].text.lower()
    return term_kind(before) is not None and not before.endswith("s") and before not in _verbs()


def _is_cargo(tokens: Sequence[Word], number: int) -> bool:
    """True for bare "trucks" or "trailers" of which nothing says that the person drives or pulls them."""
    if singular(tokens[number].text.lower()) not in words("often_cargo"):
        return False
    return number == 0 or tokens[number - 1].text.lower() not in {*_operating(), *words("pulling_verbs")}


def _is_behind_model(tokens: Sequence[Word], start: int) -> bool:
    """True for a noun in the singular behind a number that is a model's ("with 980 loader", "ran a 336 excavator")."""
    number = start - 1
    if number < 1 or not (tokens[start].joined and tokens[number].joined) or tokens[start].text.endswith("s"):
        return False
    before = tokens[number - 1].text.lower()
    return bool(_MODEL_NUMBER.match(tokens[number].text)) and before in {*_instrumental(), *_ARTICLES, "on", "and"}


def modifiers_before(tokens: Sequence[Word], start: int) -> int:
    """Where the name begins when the words before it that belong to it are taken in."""
    first = start
    while first > 0 and start - first < MOST_MODIFIERS and tokens[first].joined and _modifies(tokens, first - 1):
        first -= 1
    return first


def _modifies(tokens: Sequence[Word], number: int) -> bool:
    word = tokens[number].text
    bare = word.lower()
    if bare in _known_modifiers():
        # "Press brake" begins with its sort, "Test meters" with a verb.
        return number > 0 or bare not in _verbs()
    if bare in _never() or bare in _verbs() or (number == 0 and word[:1].isupper()) or term_kind(bare):
        return False
    if any(letter.isdigit() for letter in word):
        of_make = number > 0 and tokens[number].joined and tokens[number - 1].text.lower() in _makes()
        return of_make or bool(_MODEL.match(word))
    return not bare.endswith(("ed", "ing", "ly")) and not _PLURAL_OR_VERB.search(bare) and len(bare) > 1


@cache
def _heads() -> dict[str, SkillType]:
    return {noun: cast("SkillType", kind) for noun, kind in entries("gear_heads.tsv")}


@cache
def _known_modifiers() -> frozenset[str]:
    return frozenset([*words("machine_sorts"), *words("modify_too"), *_makes()])


@cache
def _makes() -> frozenset[str]:
    """The words of makers' names."""
    return frozenset(part for make in words("makes") for part in make.split()) - {"&"}


@cache
def _verbs() -> frozenset[str]:
    return frozenset(words("duty_verbs"))


@cache
def _never() -> frozenset[str]:
    return frozenset(words("never_modify"))


@cache
def _operating() -> frozenset[str]:
    return frozenset(words("operating_verbs"))


@cache
def _instrumental() -> frozenset[str]:
    return frozenset([*words("operating_verbs"), "with", "using", "by"])
