"""Tools that a bare noun names where what stands before it, or another tool beside it, shows that it is one.

"With chains, binders and straps", "made doors on a shaper", "con multímetro y báscula": the noun alone says nothing
("a scale of wages"), so it counts behind a word that takes a tool and in a row with one.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from workers.resumes.gear.names import Named, Word, maker_at
from workers.resumes.gear.names_in_spanish import spanish_head
from workers.resumes.gear.nouns import modifiers_before, noun_kind
from workers.resumes.gear.terms import no_products, noun_in_context
from workers.resumes.text.cleaning import key
from workers.trades.vocabulary_files import words

WORDS_OF_SIZE = 2  # a number and its unit
MOST_OF_MAKE = 2  # words
_JOINS = re.compile(
    r"^\s*(?:,\s*(?:and\s+|or\s+|y\s+|e\s+)?|(?:and|or|y|e|&)\s+|\s/\s*)(?:an?\s+|the\s+|una?\s+|el\s+|la\s+)?$"
)
_WITH = frozenset({"with", "using", "con", "usando"})
_ON = frozenset({"on", "en", "from", "off", "of"})  # "tar out of a kettle"
_OPERATES = frozenset(
    [
        *("ran", "run", "running", "operate", "operated", "operating", "drove"),
        *("opero", "operé", "operó", "operar", "operando", "manejo", "manejé", "manejó", "manejar", "manejando"),
    ]
)
_ARTICLES = frozenset({"a", "an", "the", "un", "una", "el", "la", "los", "las", "own", "my"})
_COUNTS = _ARTICLES - {"own", "my"}
_GOES_ON = frozenset({"y", "e", "o", "de", "para", "en", "con", "del", "hasta"})
# Behind a noun these make it a verb: "stand up", "probe every foot".
_PARTICLES = frozenset({"up", "down", "off", "out", "every", "each", "all", "the", "a", "an", "your", "his", "their"})


def named_beside(text: str, tokens: Sequence[Word], known: Collection[tuple[int, int]]) -> Iterator[Named]:
    """Tools by bare nouns. `known` holds start and end of the machines that are found otherwise."""
    taken = {number for start, end in known for number in range(start, end)}
    bounds = set(known)
    candidates = [one for number in range(len(tokens)) if number not in taken and (one := _noun_at(tokens, number))]
    found: dict[tuple[int, int], Named] = {}
    for one in candidates:  # from left to right, so that each shows the next one of its row
        if _taken_by_word(tokens, one) or _behind_one(text, tokens, one, bounds):
            found[one.start, one.end] = one
            bounds.add((one.start, one.end))
    for one in reversed(candidates):
        if (one.start, one.end) not in found and _before_one(text, tokens, one, bounds):
            found[one.start, one.end] = one
            bounds.add((one.start, one.end))
    yield from found.values()


def _noun_at(tokens: Sequence[Word], number: int) -> Named | None:
    """The name that a noun of tools ends here, with the words before it that tell its sort."""
    said = tokens[number].text
    if not said.islower():
        return None
    alone = noun_in_context(key(said)) or spanish_head(said)
    kind = alone or noun_kind(said)
    if kind is None or _names_more(tokens, number):
        return None
    start = _size_before(tokens, _make_before(tokens, number)) if alone else modifiers_before(tokens, number)
    may_be_verb = start == number and said in _verbs()
    if may_be_verb and (number == 0 or tokens[number - 1].text.lower() not in _ARTICLES):
        return None
    return Named(start, number + 1, kind)


def _names_more(tokens: Sequence[Word], number: int) -> bool:
    """True where the next word goes on with the name, which then is another thing's ("pump rooms")."""
    behind = number + 1
    return (
        behind < len(tokens)
        and tokens[behind].joined
        and tokens[behind].text.lower() not in _grammar() - _PARTICLES | _GOES_ON
    )


def _taken_by_word(tokens: Sequence[Word], one: Named) -> bool:
    """True behind "with", "ran the", "on a 10 foot", and where a maker's name stands before the noun."""
    before = one.start - 1
    if before < 0 or not tokens[one.start].joined:
        return False
    if any(maker_at(tokens, number)[0] for number in range(one.start, one.end)):
        return True
    article = tokens[before].text.lower() in _ARTICLES and before > 0 and tokens[before].joined
    taker = tokens[before - 1 if article else before].text.lower()
    counted = article and tokens[before].text.lower() in _COUNTS
    tended = article and taker in _tending()
    return taker in _WITH or taker in _OPERATES or tended or (counted and taker in _ON)


def _make_before(tokens: Sequence[Word], number: int) -> int:
    """Where a capitalised name in front of a noun begins ("Stahl folder"); a sentence's first word is none."""
    start = number
    while (
        start > 1
        and number - start < MOST_OF_MAKE
        and tokens[start].joined
        and tokens[start - 1].text[0].isupper()
        and tokens[start - 1].text.lower() not in no_products()
    ):
        start -= 1
    return start


def _size_before(tokens: Sequence[Word], number: int) -> int:
    """Where a size in front of a noun begins ("10 foot brake"); the noun's own place where there is none."""
    size = tokens[max(0, number - 2) : number]
    joined = len(size) == WORDS_OF_SIZE and tokens[number].joined and size[1].joined
    return number - 2 if joined and size[0].text[0].isdigit() and size[1].text.lower() in _sizes() else number


def _behind_one(text: str, tokens: Sequence[Word], one: Named, bounds: Collection[tuple[int, int]]) -> bool:
    return any(
        end <= one.start and _JOINS.match(text[tokens[end - 1].until : tokens[one.start].at]) for _, end in bounds
    )


def _before_one(text: str, tokens: Sequence[Word], one: Named, bounds: Collection[tuple[int, int]]) -> bool:
    return any(
        start >= one.end and _JOINS.match(text[tokens[one.end - 1].until : tokens[start].at]) for start, _ in bounds
    )


@cache
def _tending() -> frozenset[str]:
    """Verbs of those who look after a machine ("tended the kettle")."""
    return frozenset(words("tending_verbs"))


@cache
def _sizes() -> frozenset[str]:
    return frozenset(words("quantities")) - _ARTICLES


@cache
def _verbs() -> frozenset[str]:
    return frozenset(words("duty_verbs"))


@cache
def _grammar() -> frozenset[str]:
    return frozenset(words("never_modify"))
