"""What a posting says that is done there, duty by duty in its order, and how much of it a line of work answers."""

from collections.abc import Sequence

from workers.language.grammar import LanguageCode
from workers.language.words import clean_text
from workers.posting.asked.headings import Part
from workers.posting.asked.statements import statements_in
from workers.posting.requirements import Posting
from workers.writing.rules.work_acts import acts_in, acts_of_title, near_to, worth_of

_ACT = 2.0
"""What it is worth to do an act of the posting's first duty; less of those further down."""
_LAST = 0.35
"""Of that, what an act of the last duty is worth."""
_OF_TITLE, _MUCH_OF_TITLE = 2.0, 1.25
"""Of that, what an act is worth that the position is called after (inspector), or that is much of it (service)."""
_NEAR = 0.6
"""Of that, what an act is worth that mostly goes with one that is asked for: replacing, of who diagnoses."""
_OF_DEMANDS = 0.5
"""Of that, what an act is worth that isn't a duty, and is asked of who does the work: having trained others."""
_PREFERRED = 0.3
_FURTHER = 0.4
"""Of that, what each further act of one line is worth."""
_OF_WORK = frozenset({"experience", "skill", "tool"})
"""Kinds of demands that may tell of an act: training that is to be had teaches nobody."""


def duties_of(posting: Posting, text: str) -> tuple[str, ...]:
    """The sentences that say what the work is, in order: under such a heading, or with a duty that was read."""
    said = [one.said for one in posting.requirements if one.is_duty]
    return tuple(
        one.text
        for one in statements_in(clean_text(text))
        if one.part is Part.DUTIES or any(phrase in one.text for phrase in said)
    )


class WishedActs:
    """Acts that a posting wants done, each by how early it asks for it."""

    def __init__(self, posting: Posting, duties: Sequence[str]) -> None:
        code = posting.language
        self._places = dict.fromkeys(acts_of_title(posting.title, code, beside=True), _MUCH_OF_TITLE)
        self._places |= dict.fromkeys(acts_of_title(posting.title, code), _OF_TITLE)
        for place, duty in enumerate(duties):
            early = 1 - (1 - _LAST) * place / len(duties)
            for family in acts_in(duty, code):
                self._places.setdefault(family, early)
        for one in posting.requirements:
            if not one.is_duty and one.kind in _OF_WORK:
                for family in acts_in(one.text, code):
                    self._places.setdefault(family, _OF_DEMANDS if one.level == "required" else _PREFERRED)

    def answered_by(self, line: str, code: LanguageCode) -> float:
        """What the acts of a line are worth here: the one that is asked for most, and a little of others."""
        worths = sorted((self._worth(family) for family in acts_in(line, code)), reverse=True)
        return _ACT * (sum(worths[:1]) + _FURTHER * sum(worths[1:]))

    def _worth(self, family: str) -> float:
        """Of a family that isn't asked for, what it is worth as one that goes with another."""
        near = (_NEAR * self._places.get(one, 0.0) for one in near_to(family))
        return worth_of(family) * max(self._places.get(family, 0.0), *near, 0.0)
