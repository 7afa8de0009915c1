"""Lines about when one works and not at what: second shift, on call, home weekends."""

import re

_MONTH = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_HOURS = re.compile(
    r"^(?:(?:\d\w\w|night|day|opening|closing|rotating|swing|graveyard|first|second|third) )?"
    r"(?:on[- ]call|stand-?by|shifts?(?! (?:report|lead|supervis|handover|note|log))|nights?|overtime|travel \d|turno"
    r"|guardia|horario|home (?:on )?(?:weekends|weekly|daily|every))\b"
    r"|^seasonal\b(?! [a-z]+)|^seasonal,? and |^\d+ (?:days? |weeks? )?on,? \d+ (?:days? |weeks? )?off\b"
    r"|^\d{1,2}-\d{1,2}s(?:$|,)"
    rf"|^(?:{_MONTH})[a-z]*\.? ?(?:-|to|through) ?(?:{_MONTH})",
    re.IGNORECASE,
)


def says_hours(text: str) -> bool:
    """Whether a line is about hours of work: it says little of the work."""
    return bool(_HOURS.search(text))
