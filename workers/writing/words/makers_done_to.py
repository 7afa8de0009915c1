"""Makers typed as a sentence of their own before what was done to them: "Hoshizaki, True. Cleaned, repaired."."""

import re
from collections.abc import Sequence

from workers.language.conjugation import form_of
from workers.writing.words.makers_beside import makers_of_one_word

_NAME = r"[A-Z][\w&'-]*"
_THEN_DOINGS = re.compile(
    rf"^(?P<mark>\W*)(?P<makers>{_NAME}(?:(?:, | and | & |, and ){_NAME})+)\.\s+"
    r"(?P<doings>[A-Za-z]+(?:(?:, | and | & |, and )[a-z]+)*)\.?\s*$",
    re.MULTILINE,
)
_LINK = re.compile(r", and |, | and | & ")


def are_mostly_makers(names: Sequence[str]) -> bool:
    """Whether more than half of several names are makers that are known: another name among them is one, too."""
    return len(names) > 1 and sum(name.lower() in makers_of_one_word() for name in names) * 2 > len(names)


def with_makers_done_to(duties: str) -> str:
    """The duties with such makers behind their doings, which have no other object."""
    return _THEN_DOINGS.sub(_joined, duties)


def _joined(match: re.Match[str]) -> str:
    makers, doings = (_LINK.split(match[group]) for group in ("makers", "doings"))
    if not are_mostly_makers(makers) or not all(form_of(one.lower()) or one.endswith("ed") for one in doings):
        return match[0]
    return f"{match['mark']}{_in_row(doings)} {_in_row(makers)}"


def _in_row(items: Sequence[str]) -> str:
    return f"{', '.join(items[:-1])} and {items[-1]}" if len(items) > 1 else items[0]
