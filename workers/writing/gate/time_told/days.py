"""The dates that a sentence names: by their year, or by the day on which it is written."""

import re
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from workers.documents.labels import MONTHS
from workers.language.words import fold
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Token

_SINCE = word_set("times_since")
_UNTIL = word_set("times_until")
_MONTH_NUMBERS = {fold(name): number for names in MONTHS.values() for number, name in enumerate(names, start=1)} | {
    fold(name)[:3]: number for names in MONTHS.values() for number, name in enumerate(names, start=1)
}
_ENDS_OF = (["end", "of"], ["fin", "de"], ["finales", "de"], ["final", "de"])
_YEAR = re.compile(r"(?:19[5-9]|20[0-6])\d")


@dataclass(frozen=True, slots=True)
class Day:
    """A date as a sentence says it, and the word that says how it is meant."""

    indices: tuple[int, ...]
    year: int
    month: int | None
    day: int | None
    leads: str


def is_year(token: Token) -> bool:
    """Whether a number is a year of the calendar."""
    return bool(token.number and _YEAR.fullmatch(token.number)) and token.unit is None


def days_told(examination: Examination) -> list[Day]:
    """Every date that a sentence names: by its year, or by the day on which it is written ("this past June")."""
    return [*_days_told(examination.tokens, examination.profile.facts.today)]


@lru_cache(maxsize=16)
def _days_told(tokens: tuple[Token, ...], today: date) -> tuple[Day, ...]:
    dated = days_in(tokens)
    taken = {at for day in dated for at in day.indices}
    return (*dated, *(day for day in relative_days(tokens, today) if not taken & set(day.indices)))


def relative_days(tokens: tuple[Token, ...], today: date) -> list[Day]:
    """Dates told by the day on which a text is written: this past June, October 1 of this year."""
    found = []
    for at, token in enumerate(tokens):
        month = _MONTH_NUMBERS.get(token.folded)
        if month is None or (not token.surface[:1].isupper() and len(token.folded) == _SHORT_MONTH):
            continue
        numbers = [one for one in _day_places(tokens, at) if _is_day(tokens[one])]
        start = _start(tokens, min([at, *numbers]))
        told = _year_behind(tokens, max([at, *numbers]) + 1, month, today)
        told = told or _year_before(tokens, at, start, today, has_day=bool(numbers))
        if told is None:
            continue
        day = int(tokens[numbers[0]].value or 0) if numbers else None
        indices = tuple(sorted([at, *numbers, *told[1]]))
        found.append(Day(indices, told[0], month, day, _lead(tokens, indices[0])))
    return found


def _year_behind(tokens: tuple[Token, ...], first: int, month: int, today: date) -> tuple[int, range] | None:
    """The year that the words behind a month name, and their indices: of this year, last year, that same year."""
    behind = [one.folded for one in tokens[first : first + 5]]
    before = today.year - (month > today.month)
    named = next((int(one.number or 0) for one in reversed(tokens[:first]) if is_year(one)), today.year)
    for phrases, year in ((_OF_THIS_YEAR, today.year), (_OF_LAST_YEAR, today.year - 1), (_OF_SAME_YEAR, named)):
        for phrase in phrases:
            if behind[: len(phrase)] == phrase:
                return year, range(first, first + len(phrase))
    return (before, range(0)) if behind[:1] == ["pasado"] else None


def _year_before(
    tokens: tuple[Token, ...], at: int, start: int, today: date, *, has_day: bool
) -> tuple[int, range] | None:
    """The year that the word before a month's date says, which begins at `start`: this, since, until, expired in."""
    month, lead = _MONTH_NUMBERS[tokens[at].folded], tokens[start - 1].folded if start else ""
    if lead in _THIS:
        return today.year, range(0)
    if lead in _PAST:
        return _nearest_year(month, today, is_ahead=False), range(0)
    if any(map(is_year, tokens[at : at + 4])):
        return None
    if lead in _BEFORE_MONTHS:
        is_ahead = lead in _AHEAD and not _WORKED & {one.folded for one in tokens[:at]}
        return _nearest_year(month, today, is_ahead=is_ahead), range(0)
    is_end = (has_day or lead in _WHEN) and _is_told_to_end(tokens, start)
    return (_nearest_year(month, today, is_ahead=False), range(0)) if is_end else None


def _nearest_year(month: int, today: date, *, is_ahead: bool) -> int:
    """The year that a month without one means: "since January" the last one, "valid through January" the next."""
    return today.year + (month < today.month) if is_ahead else today.year - (month > today.month)


def _day_places(tokens: tuple[Token, ...], at: int) -> list[int]:
    """Return the indices at which a month's day may stand: October 3, 3 October, "el 3 de octubre"."""
    before = at - 2 if at > 1 and tokens[at - 1].folded in _OF else at - 1
    return [one for one in (before, at + 1) if 0 <= one < len(tokens) and not (one > at and tokens[one].breaks)]


def _start(tokens: tuple[Token, ...], at: int) -> int:
    """Return where a date begins, with "the end of" and the like before its month."""
    for phrase in _ENDS_OF:
        if [one.folded for one in tokens[max(0, at - len(phrase)) : at]] == phrase:
            at -= len(phrase)
            break
    return at - 1 if at and tokens[at - 1].folded in _ARTICLES else at


_ARTICLES = frozenset({"the", "el", "on"})


def _is_told_to_end(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a month without its year is when something ended: "expired in April", the last one."""
    return any(one.folded in _ENDED for one in tokens[max(0, at - _FAR_END) : at])


_FAR_END = 4
_ENDED = frozenset({"expired", "lapsed", "ran", "vencio", "caduco", "expiro", "vencieron", "caducaron"})
_OF_SAME_YEAR = (
    ["that", "year"],
    ["that", "same", "year"],
    ["the", "same", "year"],
    ["of", "that", "year"],
    ["of", "that", "same", "year"],
    ["de", "ese", "ano"],
    ["de", "ese", "mismo", "ano"],
    ["del", "mismo", "ano"],
)
_PAST = frozenset({"past", "pasado", "last"})
_OF_LAST_YEAR = (["last", "year"], ["of", "last", "year"], ["del", "ano", "pasado"])


_BEFORE_MONTHS = frozenset({"since", "until", "till", "through", "to", "desde", "hasta"})
_AHEAD = frozenset({"until", "till", "through", "to", "hasta"})
_WORKED = frozenset({"worked", "was", "trabaje", "estuve", "fui"})
"""What makes a month the end of work that is over, not of a paper that is valid."""
_SHORT_MONTH = 3
_THIS = frozenset({"this", "este"})
_OF_THIS_YEAR = (["of", "this", "year"], ["de", "este", "ano"])


def _is_day(token: Token) -> bool:
    return bool(token.value and token.value <= 31 and not token.unit)  # noqa: PLR2004 - days of a month


def days_in(tokens: tuple[Token, ...]) -> list[Day]:
    """Every date that a sentence names by its year."""
    found = []
    for index, token in enumerate(tokens):
        if not is_year(token):
            continue
        indices, month, day = [index], None, None
        for back in range(index - 1, max(-1, index - 5), -1):
            word = tokens[back].folded
            if word in _MONTH_NUMBERS:
                month = _MONTH_NUMBERS[word]
                indices += range(back, index)
                for near in (back - 1, back - 2, back + 1):
                    if near == back - 2 and tokens[back - 1].folded not in _OF:
                        continue  # "OSHA 10 since July 2019"
                    value = tokens[near].value if 0 <= near < len(tokens) and near != index else None
                    if value and value <= 31 and not tokens[near].unit:  # noqa: PLR2004 - days of a month
                        day = int(value)
                        indices.append(near)
                        break
                break
        first = min(indices)
        leads = _lead(tokens, first)
        found.append(Day(tuple(sorted(set(indices))), int(token.number or 0), month, day, leads))
    return found


_OF = frozenset({"of", "de", "th"})
_IN = frozenset({"in", "en"})
_WHEN = _IN | {"at", "a"}
_THROUGH = frozenset({"through", "till", "until", "hasta"})
"""Words that say until when only right before a date: "I took it through TEEX in 2021"."""


def _lead(tokens: tuple[Token, ...], first: int) -> str:
    """The word that says how a date is meant; "a" and "to" only right before it."""
    if [one.folded for one in tokens[max(0, first - 2) : first]] in _ENDS_OF:  # "to the end of 2028"
        first -= 3 if tokens[max(0, first - 3)].folded in {"the", "el"} else 2
    before = [one.folded for one in tokens[max(0, first - 3) : first]]
    if before[-2:-1] == ["out"] and before[:1] and before[0].startswith("start"):
        before.pop(-2)  # "I started out in 2015"
    if before[-1:] and before[-1] in {"a", "to", "de"} | _SINCE | _UNTIL:
        return before[-1]
    others = {"a", "to", "de"} | (_THROUGH if before[-1:] and before[-1] in _IN else set())
    return next((one for one in reversed(before) if one in (_SINCE | _UNTIL) - others), "")
