"""A number per year as a line's per month, counted out."""

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import Token


def is_rate(examination: Examination, at: int, line: Line, there: int) -> bool:
    """Whether a number per year is a line's per month, counted out: 360 a year, of 30 a month."""
    claimed, known = examination.tokens[at], line.reading.tokens[there]
    if claimed.value is None or not known.value or claimed.unit or known.unit:
        return False
    periods = _period(examination.tokens, at), _period(line.reading.tokens, there)
    if periods not in _TIMES:
        return False
    least, most = _TIMES[periods]
    return least <= claimed.value / known.value <= most


def _period(tokens: tuple[Token, ...], at: int) -> str:
    """What a number is counted per: day, week, month, year, or nothing."""
    for token in tokens[at + 1 : at + 1 + _FAR]:
        for period, words in _PERIODS.items():
            if any(word in words for word in token.words):
                return period
    return ""


_FAR = 6
_PERIODS = {
    "day": frozenset({"day", "daily", "shift", "dia", "diario", "diarios", "diarias", "turno"}),
    "week": frozenset({"week", "weekly", "semana", "semanal", "semanales"}),
    "month": frozenset({"month", "monthly", "mes", "mensual", "mensuales"}),
    "year": frozenset({"year", "yearly", "annually", "annual", "ano", "anual", "anuales"}),
}
_TIMES = {
    ("year", "month"): (12, 12),
    ("year", "week"): (50, 52),
    ("month", "week"): (4, 4.4),
    ("week", "day"): (5, 7),
    ("month", "day"): (20, 31),
}
"""How many of the second period, as it is worked, make one of the first."""
