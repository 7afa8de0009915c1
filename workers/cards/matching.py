"""Matches the dates on a card with their labels, all of them at once.

A label may stand before its day, above it or under it, and beside another day as well. Where labels stand under their
values, all of the card do; no label speaks for two days; and the days that result must make sense together. So every
combination is weighed and the best one taken.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from workers.cards.anniversaries import is_anniversary
from workers.cards.cells import Cell, taken_apart
from workers.cards.days import Day, days
from workers.cards.labels import DAYS, Role
from workers.cards.neighbours import cost, value_near
from workers.resumes.text.line import Line

MATCHED, OTHER_MATCHED = 10.0, 1.5  # what a day or another value with its label counts
# What days cost that contradict each other: less than a match, so that no day is dropped to make the others agree.
NONSENSE, UNUSUAL = 7.0, 3.0
SHORTEST_PERIOD, LONGEST_PERIOD = timedelta(days=31), timedelta(days=3700)
GROWN_UP = timedelta(days=14 * 365)
EARLIEST = 1990  # the year of an issue
FROM_AND_TO = 2
# Beside the day of the course or of the test that of issue counts.
_OF_ISSUE = re.compile(r"\bissu|4\s?a\b|expedi|emi[ts]i", re.IGNORECASE)
# The day of the first certificate, beside that of the one at hand: "Initial course", "Refresher".
_OF_FIRST = re.compile(r"\b(?:initial|original|first|since)\b", re.IGNORECASE)
VALID_FROM = 2.0  # what it costs that "valid" stands before a first day; less than two days of expiry
MOST_LINKS, MOST_CELLS = 4, 6  # weighed at all: each more multiplies the combinations


class Link(msgspec.Struct, frozen=True):
    """A label with the days that it may speak of, and what each of them is by it."""

    label: Cell
    dated: Cell
    cost: float
    roles: tuple[tuple[Role, Day], ...]


def best_links(lines: Sequence[Line]) -> tuple[bool, tuple[Link, ...]]:
    """Whether labels stand under their values on this card, and which label belongs to which days."""
    labels, dated = taken_apart(lines)
    weighed: list[tuple[float, bool, tuple[Link, ...]]] = []
    for under in (False, True):
        links = [_links_of(cell, labels, lines, under=under) for cell in dated]
        links = sorted(filter(None, links), key=lambda of_cell: of_cell[0].cost)[:MOST_CELLS]
        score, chosen = max(((_score(chosen), chosen) for chosen in _choices(links, ())), key=lambda one: one[0])
        weighed.append((score + _others_matched(labels, lines, under=under), under, chosen))
    _, under, chosen = max(weighed, key=lambda one: (one[0], not one[1]))
    return under, chosen


def found_days(links: Sequence[Link]) -> tuple[date | None, date | None]:
    """Day of issue and day of expiry; None for what no label says, what two days are said to be, or what can't be."""
    meant: dict[Role, set[date]] = {Role.ISSUED: set(), Role.EXPIRES: set()}
    named_issue: set[date] = set()  # not the day of the course or of the test
    of_first: set[date] = set()
    for link in links:
        for role, day in link.roles:
            if role in meant:
                meant[role].add(day.first if role is Role.ISSUED else day.last)
            if role is Role.ISSUED and _OF_ISSUE.search(link.label.text):
                named_issue.add(day.first)
            if role is Role.ISSUED and _OF_FIRST.search(link.label.line.text[: link.label.until]):
                of_first.add(day.first)
    if len(named_issue) == 1:
        meant[Role.ISSUED] = named_issue
    meant[Role.ISSUED] = meant[Role.ISSUED] - of_first or meant[Role.ISSUED]
    issued, expires = (next(iter(said)) if len(said) == 1 else None for said in meant.values())
    if issued and (issued > _tomorrow() or (expires and expires - issued > LONGEST_PERIOD)):
        issued = None
    return (None, None) if issued and expires and expires <= issued else (issued, expires)


def completed(
    issued: date | None, expires: date | None, lines: Sequence[Line], links: Sequence[Link]
) -> tuple[date | None, date | None]:
    """Return both dates, where one has a label and the other's label is unknown.

    The only further day of a card, or else month, that no label claims, in the years that a certificate lasts before or
    behind the known one, can be nothing else: a day of birth lies further away.
    """
    if (issued is None) == (expires is None):
        return issued, expires
    claimed = {day.first for link in links for _, day in link.roles}
    for months in (False, True):
        free = [day for day in _each_once(lines, months=months) if day.first not in claimed]
        if issued:
            free = [day for day in free if SHORTEST_PERIOD < day.first - issued <= LONGEST_PERIOD]
        if expires:
            free = [
                day
                for day in free
                if SHORTEST_PERIOD < expires - day.first <= LONGEST_PERIOD and day.first <= _tomorrow()
            ]
        if free:
            break
    if len(free) != 1:
        return issued, expires
    return (issued, free[0].last) if issued else (free[0].first, expires)


def only_day(lines: Sequence[Line], links: Sequence[Link], *, lasting: bool) -> tuple[date | None, date | None]:
    """Return both dates of a card without a known label, by the only date or two on it.

    Of two days some years apart to the day the earlier is that of issue. Of one, a day to come can only be that of
    expiry; one gone by is that of issue on a card that never expires (`lasting`).
    """
    of_others = {day.first for link in links for role, day in link.roles if role in {Role.BORN, Role.OTHER_DAY}}
    seen = sorted(day.first for day in _each_once(lines) if day.first not in of_others)
    if any(role in {Role.ISSUED, Role.EXPIRES} for link in links for role, _ in link.roles) or not seen:
        return None, None
    if len(seen) > 1:
        return (seen[0], seen[1]) if len(seen) == FROM_AND_TO and is_anniversary(*seen) else (None, None)
    if seen[0] > _tomorrow():
        return None, seen[0]
    return (seen[0] if lasting and seen[0].year >= EARLIEST else None), None


def _each_once(lines: Sequence[Line], *, months: bool = False) -> list[Day]:
    """The whole days of a card, or those of which only the month is given."""
    found = {day.first: day for line in lines for day in days(line.text)}
    return [day for day in found.values() if (day.first != day.last) == months]


def _tomorrow() -> date:
    """The latest day of issue: it is tomorrow already in the east."""
    return datetime.now(UTC).date() + timedelta(days=1)


def _others_matched(labels: Sequence[Cell], lines: Sequence[Line], *, under: bool) -> float:
    """How well labels of other things than days find values, where none stands behind them."""
    found = set()
    for label in labels:
        behind = label.line.text[label.until :]
        if label.roles or sum(map(str.isalnum, behind)) > 1:
            continue
        value = value_near(label, lines, under=under)
        if value is not None and not days(value.text):
            found.add(value)
    return OTHER_MATCHED * len(found)


def _links_of(dated: Cell, labels: Sequence[Cell], lines: Sequence[Line], *, under: bool) -> list[Link]:
    links = [
        Link(label, dated, against + unusual, roles)
        for label in labels
        if label.roles and (against := cost(dated, label, lines, under=under)) is not None
        for unusual, roles in _meanings(dated.days, label.roles)
    ]
    return sorted(links, key=lambda link: link.cost)[:MOST_LINKS]


def _meanings(of_days: Sequence[Day], said: tuple[Role, ...]) -> Iterator[tuple[float, tuple[tuple[Role, Day], ...]]]:
    """Yield what dates may mean by a label, and the cost of each meaning.

    Nothing where there are too many dates for it.

    "Valid" is said of a last day; of a first one where another day is the last: "VALID 06/15/22", "EXPIRES 06/30/27".
    """
    if len(of_days) == FROM_AND_TO and len(said) == 1 and said[0] in {Role.PERIOD, Role.EXPIRES, Role.ISSUED}:
        said = (Role.ISSUED, Role.EXPIRES) if of_days[0].first < of_days[1].first else said
    elif said == (Role.PERIOD,):
        yield VALID_FROM, tuple((Role.ISSUED, day) for day in of_days)
        said = (Role.EXPIRES,)
    if len(said) == len(of_days):
        yield 0.0, tuple(zip(said, of_days, strict=True))


def _choices(links: Sequence[Sequence[Link]], chosen: tuple[Link, ...]) -> Iterator[tuple[Link, ...]]:
    """Every choice of at most one label for each cell of days, no label twice."""
    if not links:
        yield chosen
        return
    yield from _choices(links[1:], chosen)
    for link in links[0]:
        if all(link.label is not other.label for other in chosen):
            yield from _choices(links[1:], (*chosen, link))


def _score(chosen: Sequence[Link]) -> float:
    gained = sum(MATCHED * len(link.roles) - link.cost for link in chosen)
    return gained - _contradictions([said for link in chosen for said in link.roles])


def _contradictions(said: Sequence[tuple[Role, Day]]) -> float:
    of = {role: {day.first for other, day in said if other is role} for role in DAYS}
    against = sum(UNUSUAL for role in (Role.ISSUED, Role.EXPIRES, Role.BORN) if len(of[role]) > 1)
    for issued in of[Role.ISSUED]:
        against += NONSENSE * (issued > _tomorrow()) + UNUSUAL * (issued.year < EARLIEST)
        for expires in of[Role.EXPIRES]:
            against += NONSENSE * (expires <= issued) + UNUSUAL * (expires - issued > LONGEST_PERIOD)
    for born in of[Role.BORN]:
        against += NONSENSE * any(other - born < GROWN_UP for other in of[Role.ISSUED] | of[Role.EXPIRES])
    return against
