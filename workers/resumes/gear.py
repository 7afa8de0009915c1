"""Machines, vehicles, instruments and tools that a running text names.

A name is a term of the trades ("reach truck") or a noun that such names end in ("sorter", "meters") behind a word that
tells its sort or its make. In front of either stand further words of the name ("CAT 140M motor grader"), up to a verb,
a word of grammar or a number.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import cast

from common.tables import SkillType
from workers.resumes.cleaning import key
from workers.resumes.gear_names import Named, Word, named_by_make, named_in_spanish
from workers.trades.vocabulary_files import entries, words

LONGEST_TERM = 4  # words
MOST_MODIFIERS = 3
SHORTEST_NOUN = 3  # letters
_WORD = re.compile(r"[^\W_][\w'’./&+-]*[^\W_]|[^\W_]")
_MODEL = re.compile(r"^(?=.*\d)(?=.*[A-Z-])[\w./-]+$")
_PLURAL_OR_VERB = re.compile(r"(?<![sui])s$")
# Behind a machine's name, these make it a place, a part, a person or a paper.
_NOT_BEFORE = re.compile(
    r"^(?:stations?|modules?|drivers?|mechanics?|assembl\w+|parts?|compan(?:y|ies)|dealers?|shops?|crews?|yards?"
    r"|licen[cs]es?|stops?|lines?|lanes?|sales|engines?|schools?)$"
)


def gear_in(text: str) -> list[tuple[str, SkillType]]:
    """Names of machines and tools in the text's own words, with their types; the closest name of each."""
    tokens = _tokens(text)
    found: list[tuple[str, SkillType]] = []
    end = len(tokens)
    while end > 0:
        name = _name_ending(tokens, end)
        if name is None:
            end -= 1
            continue
        start, kind = name
        found.append((text[tokens[start].at : tokens[end - 1].until], kind))
        end = start
    found.reverse()
    more = ((text[tokens[one.start].at : tokens[one.end - 1].until], one.kind) for one in _called_otherwise(tokens))
    known = {name for name, _ in found}
    found += [one for one in more if one[0] not in known]
    stems = [stems_of(name) for name, _ in found]
    return [one for one, own in zip(found, stems, strict=True) if not any(own < other for other in stems)]


def _called_otherwise(tokens: Sequence[Word]) -> list[Named]:
    """Names by make or in Spanish, the longer of two for one thing."""
    named = [*named_by_make(tokens), *named_in_spanish(tokens)]
    return [
        one
        for one in named
        if not any(other.start <= one.start and one.end <= other.end and other != one for other in named)
    ]


def type_by_noun(name: str) -> SkillType | None:
    """The type of a machine or tool by the noun that its name ends in."""
    said = key(name).split()
    return _heads().get(_singular(said[-1])) if len(said) > 1 else None


def stems_of(name: str) -> frozenset[str]:
    """The words of a name without their plural's s."""
    return frozenset(word.removesuffix("s") for word in key(name).split())


def _tokens(text: str) -> list[Word]:
    found: list[Word] = []
    until = 0
    for match in _WORD.finditer(text):
        joined = bool(found) and text[until : match.start()] == " "  # two blanks part two things
        found.append(Word(match[0], match.start(), match.end(), joined))
        until = match.end()
    return found


def _name_ending(tokens: Sequence[Word], end: int) -> tuple[int, SkillType] | None:
    """Where the name begins that ends before `end`, and its type."""
    if end < len(tokens) and tokens[end].joined and _NOT_BEFORE.match(tokens[end].text.lower()):
        return None
    term = _term_ending(tokens, end)
    if term is not None:
        start, kind = term
        return _with_modifiers(tokens, start), kind
    noun = tokens[end - 1].text.lower()
    head = _heads().get(_singular(noun)) if len(noun) >= SHORTEST_NOUN else None
    start = _with_modifiers(tokens, end - 1)
    if head is not None and start == end - 1 and _is_of_machine(tokens, start):
        start -= 1
    if head is None or start == end - 1:
        return None
    return start, head


def _term_ending(tokens: Sequence[Word], end: int) -> tuple[int, SkillType] | None:
    for size in range(min(LONGEST_TERM, end), 0, -1):
        run = tokens[end - size : end]
        if all(token.joined for token in run[1:]):
            kind = _terms().get(key(" ".join(token.text for token in run)))
            if kind is not None:
                return end - size, kind
    return None


def _is_of_machine(tokens: Sequence[Word], start: int) -> bool:
    """True for a head behind another machine's name that tells its sort ("grinder pumps")."""
    if start == 0 or not tokens[start].joined:
        return False
    before = tokens[start - 1].text.lower()
    return before in _terms() and not before.endswith("s") and before not in _verbs()


def _with_modifiers(tokens: Sequence[Word], start: int) -> int:
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
    if bare in _terms() or bare in _never() or bare in _verbs() or (number == 0 and word[:1].isupper()):
        return False
    if any(letter.isdigit() for letter in word):
        of_make = number > 0 and tokens[number].joined and tokens[number - 1].text.lower() in _makes()
        return of_make or bool(_MODEL.match(word))
    return not bare.endswith(("ed", "ing", "ly")) and not _PLURAL_OR_VERB.search(bare) and len(bare) > 1


def _singular(noun: str) -> str:
    for ending, instead in (("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("ss", "ss"), ("s", "")):
        if noun.endswith(ending):
            return noun.removesuffix(ending) + instead
    return noun


@cache
def _terms() -> dict[str, SkillType]:
    """Our own list's machines and tools by their key, in the singular and in the plain plural."""
    everyday = {key(word) for word in words("everyday_words")}
    return {
        form: cast("SkillType", kind)
        for name, kind in entries("trade_terms.tsv")
        if kind != "Software" and key(name) not in everyday
        for form in forms(key(name))
        if form not in everyday
    }


def forms(term: str) -> tuple[str, str]:
    """A term and its plain plural."""
    return term, f"{term}es" if term.endswith(("s", "ch", "sh", "x")) else f"{term}s"


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
