"""Which line of a job answers a posting's first duties: whoever reads looks for those first."""

from collections.abc import Callable, Mapping, Sequence

from workers.writing.draft import Assignment
from workers.writing.matching.doing import is_beside
from workers.writing.rules.asked.wished_work import act_of
from workers.writing.rules.asked.word_worth import telling_keys, together
from workers.writing.rules.asked.work_acts import acts_in, acts_of_title, worth_of
from workers.writing.rules.worth.harm import lessens
from workers.writing.rules.worth.what_lines_say import share_of_daily_work, share_within_limits, tells_of_others

_FIRST = 2
"""Duties that a document answers before all others."""
_ANSWERS = 1.0
"""What a line has of a duty, from which it answers it: an act that tells of the work."""
_BY_WORDS = 2.0
"""The same of words alone, where no act is shared."""
_LEAST_SHARE, _LEAST_SHARE_IN_ALL = 0.4, 0.65
_MANY, _BEGINNING = 5, 2
"""Things that commas part, from which a sentence is a whole list of duties, and those of them that come first."""
_SOUGHT = 1.5
"""What an act is worth for which somebody is sought above all: finding faults."""
_WITH_WORDS = 1.0
"""The same of words beside an act that every trade has: running, installing."""
_WORD = 0.5
"""What a word is worth beside an act."""


def _begun(duty: str) -> str:
    """Return the first things of a sentence that names many by commas.

    The others are duties of their own, further on.
    """
    parts = duty.split(", ")
    return ", ".join(parts[:_BEGINNING]) if len(parts) >= _MANY else duty


class FirstDuties:
    """The first duties of one posting, held against lines in the document's language.

    `duties` are all of the posting's, in order; `worths` what its words are worth, see `Relevance`.
    """

    def __init__(self, assignment: Assignment, duties: Sequence[str], worths: Mapping[str, float]) -> None:
        first = [_begun(act_of(one)) for one in duties[:_FIRST]]
        self._code = assignment.language
        self._called = acts_of_title(assignment.posting.title, assignment.posting.language)
        self._of_position = telling_keys(assignment.posting.title, assignment.posting.language)
        self._worths = worths
        self._acts = [acts_in(one, assignment.posting.language) for one in first]
        is_one_language = assignment.posting.language == self._code
        self._keys = [telling_keys(one, self._code) if is_one_language else frozenset[str]() for one in first]

    def first(
        self,
        lines: Sequence[str],
        worth: Callable[[str], float],
        in_all: Callable[[str], float],
        main: str = "",
        title: str = "",
    ) -> list[int]:
        """The places of the lines that answer the first duties, in the order of these; each line once.

        None of far less `worth` than the best: what says nothing else of the posting doesn't stand first for an act.
        Nor of less worth `in_all`, by all the wishes that it answers, but for an act that people are sought for, and
        the `main` work, which the person typed first. Where the job's `title` has a word of what is sought and no line
        answers more, that is the first duty's answer: what a shuttle car operator does is to run one.
        """
        least = _LEAST_SHARE * max(map(worth, lines), default=0.0)
        least_in_all = _LEAST_SHARE_IN_ALL * max(map(in_all, lines), default=0.0)
        told = [
            place
            for place, line in enumerate(lines)
            if worth(line) >= least and (line == main or in_all(line) >= least_in_all or self._is_sought(line))
        ]
        found = list[int]()
        for acts, keys in zip(self._acts, self._keys, strict=True):
            answer = self._answer if acts is self._acts[0] else self._answer_by_both
            weights = {place: answer(lines[place], acts, keys, main) for place in told if place not in found}
            if acts is self._acts[0] and main in lines:
                place = lines.index(main)
                weights[place] = max(weights.get(place, 0.0), self._by_title(title, keys, main))
            best = max(weights, key=lambda place: (weights[place], -place), default=None)
            if best is not None and weights[best] > 0:
                found.append(best)
        return found

    def _is_sought(self, line: str) -> bool:
        return any(worth_of(one) >= _SOUGHT for one in acts_in(line, self._code))

    def _by_title(self, title: str, keys: frozenset[str], main: str) -> float:
        """How much of the first duty the title of a job that is called as the position is says, with its main work."""
        called = keys & self._of_position & telling_keys(title, self._code)
        by_words = together(called | (keys & telling_keys(main, self._code)), self._worths) if called else 0.0
        return _ANSWERS + by_words if by_words >= _WITH_WORDS else 0.0

    def _answer_by_both(self, line: str, acts: frozenset[str], keys: frozenset[str], main: str) -> float:
        """The same of a further duty, which a line answers by an act and by what that is done to."""
        by_words = together(keys & telling_keys(line, self._code), self._worths)
        return (
            self._answer(line, acts, keys, main)
            if by_words >= _WITH_WORDS and acts & acts_in(line, self._code)
            else 0.0
        )

    def _answer(self, line: str, acts: frozenset[str], keys: frozenset[str], main: str) -> float:
        """How much of a duty a line answers; 0 where that is too little, or not the person's daily work.

        The act that the position is called after is enough in the main line: an operator's "operate 60T Grove RT".
        """
        is_whole = share_of_daily_work(line) == share_within_limits(line) == 1.0
        if not is_whole or tells_of_others(line) or lessens(line):
            return 0.0
        done, called = acts & acts_in(line, self._code), self._called if line == main else frozenset[str]()
        by_act = max((max(worth_of(one), _ANSWERS * (one in called)) for one in done), default=0.0)
        by_words = together(keys & telling_keys(line, self._code), self._worths)
        if by_act >= _ANSWERS or (by_act and by_words >= _WITH_WORDS):
            return by_act + _WORD * by_words
        return by_words if by_words >= _BY_WORDS and not is_beside(line, self._code) else 0.0
