"""Makers that were typed in small letters beside each other, where each says that the other is one, too."""

import re
from functools import cache
from itertools import groupby

from workers.trades import vocabulary_files
from workers.writing.words.capitals import phrases, words

_LINKED = re.compile(r"(?<![\w.-])[A-Za-z]{3,}(?:(?:,? (?:and|&|or|y|o) |/|, )[A-Za-z]{3,}(?![\w-]))+")
_LINK = re.compile(r"(,? (?:and|&|or|y|o) |/|, )")
"""Words in a list."""
_PAIR = 2
_TWO_NAMES = re.compile(r"[A-Z][\w&'\u2019.-]* [A-Z][\w&'\u2019.-]*")


def with_makers_beside(text: str) -> str:
    """The text with the capitals of such makers."""
    return _LINKED.sub(_named, text)


def _named(match: re.Match[str]) -> str:
    """Makers of which one is no thing, and in a mere pair between commas none: hunter and toro, but crown, case."""
    told = _LINK.split(match[0])
    for is_maker, run in groupby(range(len(told)), lambda at: at % 2 == 1 or _may_be_maker(told[at].lower())):
        places = [at for at in run if at % 2 == 0]
        things = sum(told[at].lower() in words("makers_of_things") for at in places)
        are_apart = len(places) == _PAIR and told[places[0] + 1] == ", "
        if is_maker and len(places) > max(things, 1) and not (things and are_apart):
            for at in places:
                told[at] = told[at].title() if told[at].islower() and told[at] not in words("acronyms") else told[at]
    return "".join(told)


def _may_be_maker(lower: str) -> bool:
    return lower in words("model_makers") or (lower in makers_of_one_word() and lower not in words("plain_makers"))


@cache
def makers_of_one_word() -> frozenset[str]:
    """Makers whose name is one word."""
    return frozenset(row[0] for row in vocabulary_files.entries("makers.tsv") if row[0].isalpha())


def begins_with_maker_of_words(text: str) -> bool:
    """Whether a text begins with a maker's name of several words in their capitals: John Deere combines."""
    two = _TWO_NAMES.match(text)
    return two is not None and two[0].lower() in _makers_of_words()


@cache
def _makers_of_words() -> frozenset[str]:
    """The first two words of makers whose name is several."""
    listed = (row[0] for row in vocabulary_files.entries("makers.tsv"))
    names = (name.split(" ") for name in (*listed, *phrases("makers_of_words")))
    return frozenset(" ".join(name[:2]) for name in names if len(name) > 1)
