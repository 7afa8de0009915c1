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
        words = [one.folded for one in tokens[max(0, at - 2) : at]]
        numbers = [one for one in (at - 2, at - 1, at + 1) if 0 <= one < len(tokens) and _is_day(tokens[one])]
        last = max([at, *numbers])
        behind = [one.folded for one in tokens[last + 1 : last + 4]]
        if behind[:3] in _OF_THIS_YEAR:
            year, indices = today.year, [at, *numbers, last + 1, last + 2, last + 3]
        elif words[-1:] in _THIS:
            year, indices = today.year, [at]
        elif words[-1:] == ["past"] or words[-1:] == ["pasado"] or behind[:1] == ["pasado"]:
            year, indices = today.year - (month > today.month), [at]
        elif behind[:2] == ["last", "year"] or behind[:3] in _OF_LAST_YEAR:
            first, count = (last + 1, 2) if behind[:2] == ["last", "year"] else (last + 1, 3)
            year, indices = today.year - 1, [at, *numbers, *range(first, first + count)]
        elif words[-1:] and words[-1] in _IN and _is_told_to_end(tokens, at):
            year, indices = _nearest_year(month, today, is_ahead=False), [at]
        elif words[-1:] and words[-1] in _BEFORE_MONTHS and not any(map(is_year, tokens[at : at + 4])):
            is_ahead = words[-1] in _AHEAD and not _WORKED & {one.folded for one in tokens[:at]}
            year, indices = _nearest_year(month, today, is_ahead=is_ahead), [at]
        else:
            continue
        day = int(tokens[numbers[0]].value or 0) if numbers else None
        found.append(Day(tuple(sorted(indices)), year, month, day, _lead(tokens, min(indices))))
    return found


def _nearest_year(month: int, today: date, *, is_ahead: bool) -> int:
    """The year that a month without one means: "since January" the last one, "valid through January" the next."""
    return today.year + (month < today.month) if is_ahead else today.year - (month > today.month)


def _is_told_to_end(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a month without its year is when something ended: "expired in April", the last one."""
    has_year = any(map(is_year, tokens[at : at + 4]))
    return not has_year and any(one.folded in _ENDED for one in tokens[max(0, at - _FAR_END) : at])


_FAR_END = 4
_ENDED = frozenset({"expired", "lapsed", "ran", "vencio", "caduco", "expiro", "vencieron", "caducaron"})
_OF_LAST_YEAR = (["of", "last", "year"], ["del", "ano", "pasado"])


_BEFORE_MONTHS = frozenset({"since", "until", "till", "through", "to", "desde", "hasta"})
_AHEAD = frozenset({"until", "till", "through", "to", "hasta"})
_WORKED = frozenset({"worked", "was", "trabaje", "estuve", "fui"})
"""What makes a month the end of work that is over, not of a paper that is valid."""
_SHORT_MONTH = 3
_THIS = (["this"], ["este"])
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
