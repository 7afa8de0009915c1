"""Which of several roles that a posting names its applicant is: a roof bolter, of miner operators and roof bolters.

Of two openings ("Section Foreman or Roof Bolter") it is the one that is of their own work.
"""

import re
from collections.abc import Iterable

from workers.language.grammar import grammar
from workers.language.words import words_of
from workers.writing.trades.titles import is_somebody

_TOGETHER = re.compile(
    r"\b(?:crews?|teams?|positions|openings|staff|personnel|jobs|trades|opportunities)$", re.IGNORECASE
)
"""How names of several roles together end."""
_BEHIND = re.compile(r"\s*(?:[-\u2013\u2014:|]|\()\s*(.+)$")
_LINK = re.compile(r"\s*[,/&)]\s*|\s+(?:and|or)\s+", re.IGNORECASE)
_OR = re.compile(
    r"\s*(?:\([^()]*\)\s*)?\b(?:or|o)\s+(?P<role>[^\W\d][^(),;:.|/\u2013\u2014]*?)\s*(?:[(,;:|].*)?", re.IGNORECASE
)
"""A second opening behind the first: Section Foreman (Evening Shift) or Experienced Roof Bolter."""
_PRAISED = re.compile(r"^(?:experienced|skilled|qualified)\s+", re.IGNORECASE)
_OF_ANY_TRADE = frozenset({"operator", "technician", "worker", "mechanic", "helper", "crew", "lead"})
_PLURAL = re.compile(r"(?<=[^\Ws])s$", re.IGNORECASE)


def role_sought(title: str, posting_text: str, own_titles: Iterable[str]) -> str:
    """The role of one's own behind a posting's name for several: "Section Crew - Miner Operator and Roof Bolters".

    The title as it stands where that names one role, or no role behind it shares a word of work with `own_titles`.
    """
    line = next((one for one in posting_text.splitlines() if title and title in one), "")
    own = {key for one in own_titles for key in _keys(one)}
    rest = line.partition(title)[2] if line else ""
    if other := _OR.fullmatch(rest):
        return _opening_of_own(title, _PRAISED.sub("", other["role"].strip()), own)
    behind = _BEHIND.match(rest) if _TOGETHER.search(title) else None
    if not behind:
        return title
    roles = (_PLURAL.sub("", one.strip()) for one in _LINK.split(behind[1]))
    shared = {one: len(own & _keys(one)) for one in roles if one and is_somebody(one)}
    best = max(shared, key=lambda one: shared[one], default="")
    return best if best and shared[best] else title


def _opening_of_own(title: str, other: str, own: set[str]) -> str:
    """Return the other of two openings, where only its name shares a word of work with the person's own titles."""
    is_others = is_somebody(other) and own & _keys(other) and not own & _keys(title)
    return other if is_others else title


def _keys(title: str) -> set[str]:
    """What tells roles apart: not that somebody operates."""
    words = grammar("en")
    told = (word.folded for word in words_of(title) if word.folded.removesuffix("s") not in _OF_ANY_TRADE)
    return {words.key(one) for one in told} - words.neutral
