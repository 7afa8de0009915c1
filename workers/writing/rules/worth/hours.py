"""Lines about when one works and not at what: second shift, on call, home weekends."""

import re

from workers.writing.rules.worth.leading import leads

_MONTH = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_HOURS = re.compile(
    r"^(?:work(?:ed)? )?(?:(?:\d\w\w|night|day|opening|closing|rotating|swing|graveyard|first|second|third) )?"
    r"(?:on[- ]call|stand-?by|OT\b|shifts?(?! (?:report|lead|supervis|handover|note|log))|nights?|overtime|travel \d"
    r"|turno|(?:de )?guardia|horario|home (?:on )?(?:weekends|weekly|daily|every))\b"
    r"|^(?:(?:night|day|swing|graveyard|shift)s?,? )+rotation\b|^graveyards?$|^rotating (?:days|nights|graveyard)\b"
    r"|^seasonal\b(?! [a-z]+)|^seasonal,? and |^\d+ (?:days? |weeks? )?on,? \d+ (?:days? |weeks? )?off\b"
    r"|^\d{1,2}-\d{1,2}s(?:$|,)"
    r"|^(?:weekends?|evenings?|summers?|nights?|part[- ]time|fines de semana|veranos)(?: and [a-z]+)?"
    r"(?: only| mostly)?(?: (?:during|while|when|in|durante) [a-z]+)?$"
    rf"|^(?:{_MONTH})[a-z]*\.? ?(?:-|to|through) ?(?:{_MONTH})",
    re.IGNORECASE,
)


def says_hours(text: str) -> bool:
    """Whether a line is about hours of work: it says little of the work, but for who leads then."""
    return bool(_HOURS.search(text)) and not leads(text)


_SORTS = (
    re.compile(
        r"\b(?:on[- ]call|stand-?by|call[- ]?outs?|guardias?|after[- ]hours(?: \w+)? (?:rotation|calls?|service))\b"
        r"|\brotation\b[^.;\n]{0,25}\b(?:one|every|\d)\b[^.;\n]{0,12}\bweeks?\b",
        re.IGNORECASE,
    ),
    re.compile(
        r"\b(?:rotating|swing|rotativos?|rotar) (?:\S+ )?(?:shifts?|turnos?)\b|\bturnos? rotativos?\b", re.IGNORECASE
    ),
    re.compile(
        r"\b(?:night|third|3rd)[- ]shift|\bgraveyard\b|\bovernights?\b|\bnights\b|\b(?:turno )?nocturno|\bde noche\b",
        re.IGNORECASE,
    ),
    re.compile(r"\b(?:second|2nd|evening)[- ]shift|\bevenings\b", re.IGNORECASE),
    re.compile(r"\bweekends?\b|\bfines? de semana\b", re.IGNORECASE),
)
"""Sorts of hours by the words of both languages."""


def are_asked(hours: str, posting_text: str) -> bool:
    """Whether hours of a job are of a sort that a posting speaks of; who is home on weekends works none."""
    is_home = re.search(r"\bhome\b", f"{hours} {posting_text}", re.IGNORECASE)
    sorts = _SORTS[:-1] if is_home else _SORTS
    return any(one.search(hours) and one.search(posting_text) for one in sorts)
