"""Lines of a job long ended that speak of last year or this year: typed while the job went on, and read today.

Last year is the last one of that job; this year is said of none that anybody knows, and is left out.
"""

import re
from datetime import date

_ENDS = r"(?=\s*(?:[.,;)]|$))"
_LAST = re.compile(
    rf"(?<!the )(?<!every )(?<!each )(?<!of )(?<!since )(?:\b(?:in )?my )?\b[Ll]ast (?:year|yr)\b\.?{_ENDS}"
)
_LAST_IN_SPANISH = re.compile(rf"\b(?:en )?el año pasado\b{_ENDS}", re.IGNORECASE)
_THIS = re.compile(
    r"(?<!\bof)(?<!\bsince)"
    rf"(?:,? (?:so far |already )?(?:in )?this (?:year|yr)(?: so far)?|,? (?:en )?este año){_ENDS}",
    re.IGNORECASE,
)


def without_years_gone(line: str, ended: date | None, today: date) -> str:
    """The line, where its job ended before last year, with the year of the job that it speaks of."""
    if ended is None or ended.year >= today.year - 1:
        return line
    line = _LAST_IN_SPANISH.sub("en el último año", _LAST.sub("in the last year", line))
    return _THIS.sub("", line)
