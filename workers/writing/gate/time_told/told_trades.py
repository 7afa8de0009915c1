"""Years of a trade told by the name that the writer's rules give it: in low-voltage work, in the elevator trade.

The same rows count as for the writer: who learned the trade, and whose firm is called by it.
"""

from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Token
from workers.writing.person.facts import Experience
from workers.writing.person.tenure import whole_years
from workers.writing.trades.families import families_called
from workers.writing.trades.years_in_trades import jobs_called

_OF_EXPERIENCE = (["of", "experience"], ["de", "experiencia"])
_IN = frozenset({"in", "en"})
_ANDS = frozenset({"and", "or", "y", "e", "o", "u"})


def from_link(phrase: list[Token]) -> list[Token]:
    """The phrase from the "in" before the trade on: of experience in painting."""
    words = [one.folded for one in phrase[:3]]
    return phrase[2:] if words[:2] in _OF_EXPERIENCE and words[2:] and words[2] in _IN else phrase


def jobs_of_told_trade(examination: Examination, phrase: list[Token]) -> tuple[Experience, ...]:
    """The rows of the trade that `phrase`, from its "in" on, names; none where it goes on with another thing."""
    named = _words_of_name(phrase)
    if not named or any(one.folded in _ANDS or not one.is_plain for one in phrase[1 + named : 2 + named]):
        return ()
    return jobs_called(examination.profile.facts, _said(phrase[1 : 1 + named]))


def covered_words(examination: Examination, phrase: list[Token], first: int, years: float) -> range:
    """Indices of the words that name a trade so, from `first` on, where its rows cover the years: they prove them."""
    jobs = jobs_of_told_trade(examination, phrase)
    is_covered = bool(jobs) and int(years) <= whole_years(jobs, examination.profile.facts.today)
    return range(first, first + _words_of_name(phrase)) if is_covered else range(0)


def _words_of_name(phrase: list[Token]) -> int:
    """How many tokens behind the first of a phrase name the trade; 0 for none."""
    return next((many for many in range(len(phrase) - 1, 0, -1) if _is_name(phrase[1 : 1 + many])), 0)


def _is_name(tokens: list[Token]) -> bool:
    return bool(families_called(_said(tokens)))


def _said(tokens: list[Token]) -> str:
    return " ".join(word for one in tokens for word in one.words)
