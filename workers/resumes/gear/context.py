"""Machines that nothing but the sentence around them shows to be machines.

"on three 600 HP Cleaver-Brooks", "with a SeeSnake and a FlexShaft", "burners: Beckett, Riello, Carlin": a maker's
or a product's name behind a word that takes what people work with, or beside another such name.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from workers.resumes.gear.names import NO_MACHINE, Named, Word, end_of_product, is_thing, maker_at, names_an_employer
from workers.resumes.gear.terms import no_products
from workers.trades.vocabulary_files import words

MOST_NAME_WORDS = 4
FEWEST_PLAIN = 2  # words in small letters that show a text to be a sentence and no title
_CAPITALISED = re.compile(r"^[A-ZÁÉÍÓÚÑ][\w&.'’/-]*$")
_TWO_CAPITALS = re.compile(r"^(?!Ma?c[A-Z])[A-Z][a-z]+[A-Z]\w*$")
_NUMBER = re.compile(r"^\d[\d.,-]*$")
_JOINS = re.compile(r"^(?: [a-z]+)?\s*(?:,|/|,?\s*(?:and|or|y|e|o|&))\s*$", re.IGNORECASE)


def named_in_context(text: str, tokens: Sequence[Word], known: Collection[tuple[int, int]]) -> Iterator[Named]:
    """Names that stand where a machine's name stands. `known` holds start and end of those found otherwise."""
    if sum(token.text.islower() for token in tokens) < FEWEST_PLAIN:
        return
    ends = {end for _, end in known}
    taken = {number for start, end in known for number in range(start, end)}
    number = 0
    while number < len(tokens):
        found = None if number in taken else _name_at(text, tokens, number, ends)
        if found is None:
            number += 1
            continue
        yield found
        ends.add(found.end)
        number = found.end


def _name_at(text: str, tokens: Sequence[Word], number: int, ends: Collection[int]) -> Named | None:
    made, size = maker_at(tokens, number)
    product = bool(_TWO_CAPITALS.match(tokens[number].text))
    if not made and (_counts(tokens[number].text) or not _CAPITALISED.match(tokens[number].text)):
        return None
    beside = _follows_one(text, tokens, number, ends) or (bool(made) and _beside_a_maker(text, tokens, number, size))
    introduced, counted = _introduced(text, tokens, number)
    if not (beside or introduced):
        return None
    end = max(number + size, _end_of_name(tokens, number))
    if end == number or names_an_employer(tokens, end):
        return None
    if (made and end == number + size) or (product and is_thing(tokens, end)):
        end = end_of_product(tokens, end)
    if not (made or product) and not (counted and _stands_alone(tokens, end)):
        return None
    return Named(number, end, made or "Other")


def _end_of_name(tokens: Sequence[Word], start: int) -> int:
    """Behind the capitalised words from `start` on; `start` where one of them is a paper, a person or a place."""
    end = start
    while end < len(tokens) and end - start < MOST_NAME_WORDS and (end == start or tokens[end].joined):
        word = tokens[end].text
        if not _CAPITALISED.match(word) and not (end > start and any(letter.isdigit() for letter in word)):
            break
        if NO_MACHINE.match(word) or word.lower() in no_products():
            return start
        end += 1
    only_initials = all(token.text.isupper() for token in tokens[start:end])
    return start if only_initials else end


def _stands_alone(tokens: Sequence[Word], end: int) -> bool:
    """True where the name is whole: no noun follows that would say what it names ("a Navy ship")."""
    return end == len(tokens) or not tokens[end].joined or tokens[end].text.lower() in _grammar()


def _introduced(text: str, tokens: Sequence[Word], number: int) -> tuple[bool, bool]:
    """Whether a verb or preposition that takes a machine stands before, and whether "a" or a number does."""
    before = number
    while before > 0 and _gap(text, tokens, before).isspace() and _counts(tokens[before - 1].text):
        before -= 1
    if before == 0 or not _gap(text, tokens, before).isspace():
        return False, False
    counted = any(token.text.lower() != "the" for token in tokens[before:number])
    return tokens[before - 1].text.lower() in _takers(), counted


def _counts(word: str) -> bool:
    return bool(_NUMBER.match(word)) or word.lower() in _quantities()


def _follows_one(text: str, tokens: Sequence[Word], number: int, ends: Collection[int]) -> bool:
    """True behind "and" or a comma behind a machine's name."""
    start = number
    while start > 0 and _gap(text, tokens, start).isspace() and _counts(tokens[start - 1].text):
        start -= 1
    for before in (start, start - 1):
        if before in ends and before > 0:
            return bool(_JOINS.match(text[tokens[before - 1].until : tokens[start].at]))
    return False


def _beside_a_maker(text: str, tokens: Sequence[Word], number: int, size: int) -> bool:
    """True before "and", "or" or a comma before another maker's name."""
    for behind in (number + size, number + size + 1):
        if behind < len(tokens) and maker_at(tokens, behind)[0]:
            return bool(_JOINS.match(text[tokens[number + size - 1].until : tokens[behind].at]))
    return False


def _gap(text: str, tokens: Sequence[Word], number: int) -> str:
    return text[tokens[number - 1].until : tokens[number].at]


@cache
def _takers() -> frozenset[str]:
    """Verbs and prepositions behind which stands what a person works with or on."""
    return frozenset(words("take_machines"))


@cache
def _quantities() -> frozenset[str]:
    return frozenset(words("quantities"))


@cache
def _grammar() -> frozenset[str]:
    return frozenset(words("never_modify"))
