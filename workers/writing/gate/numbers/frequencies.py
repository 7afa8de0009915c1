"""How often something is said to be done: not more often, nor otherwise, than the lines of the same thing tell."""

import re

from workers.language.words import fold
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.tokens import says

_DAYS = (
    r"monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?"
)
_PERIODS = {
    "half an hour": r"(?:every|each|cada) (?:half(?: an)? hour|30 min(?:ute|uto)s?|media hora)",
    "hour": r"hourly|(?:every|each|cada) hora\b|(?:every|each) hour|por hora",
    "day": r"daily|diari[oa]s?|diariamente|(?:every|each|per|a|cada|al|por) (?:single )?(?:day|dia)|todos los dias",
    "week": rf"weekly|semanal(?:es|mente)?|(?:every|each|per|a|cada|a la|por) (?:week|semana)|todas las semanas"
    rf"|(?:every|each|on|cada|los|el) (?:{_DAYS})s?",
    "month": r"monthly|mensual(?:es|mente)?|(?:every|each|per|a|cada|al|por) (?:month|mes)|todos los meses",
    "quarter": r"quarterly|trimestral(?:es|mente)?|(?:every|each|cada) (?:quarter|trimestre)",
    "year": r"yearly|annual(?:ly)?|anual(?:es|mente)?|(?:every|each|per|a|cada|al|por) (?:year|ano)|todos los anos",
}
_TOLD = {period: re.compile(rf"\b(?:{words})\b") for period, words in _PERIODS.items()}
_OFTEN = re.compile(
    r"\b(?:daily|diariamente|(?:every|each|cada) (?:single )?(?:day|dia|week|semana|month|mes|hour|hora)"
    r"|(?:every|each|cada) (?:half(?: an)? hour|media hora)|todos los (?:dias|meses)"
    r"|todas las semanas|weekly|monthly|quarterly)\b"
)
"""Ways of telling that something is done again and again; "12 a day" is a rate, which its number proves."""


def check_frequencies(examination: Examination) -> None:
    """Refuse "every day" of what a line of the jobs in question tells as done each week, and none as done each day."""
    text = fold(examination.reading.text)
    told = _OFTEN.search(text)
    if not told or len(text) != len(examination.reading.text) or not (touched := examination.within(told)):
        return
    periods = _periods(told[0])
    known = [(line, _periods(fold(line.reading.text))) for job in examination.jobs for line in job.lines]
    is_of_other = any(often and _shares_thing(examination, line, touched) for line, often in known)
    if is_of_other and not any(periods & often for _, often in known):
        examination.fault(Reason.NUMBER, *touched)


def _periods(text: str) -> frozenset[str]:
    return frozenset(period for period, words in _TOLD.items() if words.search(text))


def _shares_thing(examination: Examination, line: Line, but: list[int]) -> bool:
    """Whether a line names a thing that the sentence names, and counts nothing: 30 a month are no 12 a day."""
    return not any(one.number for one in line.reading.tokens) and any(
        not one.is_plain and not one.number and says(one, line.keys)
        for at, one in enumerate(examination.tokens)
        if at not in but and at not in examination.exempt
    )
