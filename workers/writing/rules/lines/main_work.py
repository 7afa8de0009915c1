"""Which lines of a job are its main work, whatever a posting asks: whoever tells of a job begins with that."""

import re

from workers.writing.rules.worth.what_lines_say import share_of_daily_work, share_of_own, share_within_limits

_FIRST, _EARLY = 1.0, 0.75
"""What it is worth to be what the person tells first of a job, and for each further line that stands behind it.

Words that a line shares with a posting say less of its work than that: "fill in the daily report" shares as many as
"run the dredge". But a wish that a line answers outweighs a few places: what is asked for stands above what isn't.
"""
_WHOLE = 4
"""Words of a line that counts as a whole one."""
_PAPERS_COST, _AMOUNT_COSTS = 4.0, 4.0
_OBJECT = (
    r"(?:[\w-]+ ){0,4}(?:reports?|logs?|log ?books?|sheets?|forms?|tickets?|records?|paper ?work|pictures|photos"
    r"|quotes?|work ?orders?|time ?cards?|checklists?|inventory|notes|hours|travelers?|invoices?"
    r"|reportes?|bit[aá]coras?|hojas?|formatos?|registros?|fotos|papeleo|[oó]rdenes|inventario)\b"
)
_PAPERS = re.compile(
    rf"(?:i )?(?:fill(?:ed|s)? (?:in|out|up)|log(?:ged)?|record(?:ed)?|writ(?:e|ten)(?: up)?|wrote(?: up)?|complete[d]?"
    rf"|ke(?:ep|pt)|t(?:ake|ook)|close[d]?(?: out)?|enter(?:ed)?|document(?:ed)?|turn(?:ed)? in|do|did|count(?:ed)?"
    rf"|send|sent|upload(?:ed)?|sign(?:ed)?|llen(?:o|aba|é)|anot(?:o|aba|é)|apunt(?:o|aba|é)|registr(?:o|aba|é)"
    rf"|hac[ií]a|hago|llev(?:o|aba)|mand(?:o|aba)|tom(?:o|aba)|cont(?:aba|é)|cuento) {_OBJECT}"
    r"|(?:order(?:ed)?|count(?:ed)?|pick(?:ed)? up|pid(?:o|i[oó])|ped[ií]a|cuento|contaba)\b(?! (?:entry|picking))"
    r"|(?:own|company) (?:van|truck)\b|(?:daily |work ?orders?|inspection )?(?:reports?|paper ?work|logs?)\b",
    re.IGNORECASE,
)
"""What is written, counted or ordered beside the work, at the head of a line."""
_KEPT = (
    r"(?:[\w-]+ ){0,2}(?:filters?|maint(?:enance)?|cleaning|clean-?up|upkeep|housekeeping|sharpening)"
    r"(?: of (?:[\w-]+ ){0,2}[\w-]+)?"
)
_UPKEEP = re.compile(rf"{_KEPT}(?:(?:,| and|, and| &) {_KEPT})*$", re.IGNORECASE)
"""Nothing but how one's own gear and place are kept: booth filters and gun maintenance."""
_OF_UPKEEP = re.compile(
    r"maint|mechanic|tech|service|clean|janit|custod|housek|repair|detail|sanit|filter|hvac|pool|millwright|operator"
    r"|engineer|helper|labor|porter|ground|wash|facilit|t[eé]cnic|mec[aá]nic|manten|limpi",
    re.IGNORECASE,
)
"""Positions of which that is the work, or much of it."""
_CHECK = re.compile(r"(?:do |did |daily )*pre[- ]?(?:shift|trip|op|start)\b", re.IGNORECASE)
_IN_A_YEAR = re.compile(r"\b(?:in|en|back in) (?:19|20)\d\d\b", re.IGNORECASE)
_OF_PAPERS = re.compile(
    r"clerk|coordinat|inspect|quality|planner|estimat|dispatch|manager|superintend|chief|safety|warehouse|parts|stock"
    r"|inventor|buyer|program|designer|draft|survey|audit|office|supervis|foreman|lead\b|coordina|calidad|almac|segurid"
    r"|superv|encargad|jef[ea]|recib|inspector|shipping|receiv",
    re.IGNORECASE,
)
"""Positions that are about such things."""
_AMOUNT = re.compile(
    r"(?:about|around|roughly|up to|average(?:d)?|unas?|unos|como|casi|hasta)? ?\d[\d,.]*"
    r"(?: ?(?:to|a|-|\u2013) ?\d[\d,.]*)?"
    r"(?: [\w/]+){1,4}? (?:an?|per|each|every|on an?|al|por|cada) (?:good )?"
    r"(?:hour|day|shift|week|month|year|run|night|hora|d[ií]a|turno|semana|mes|a[nñ]o)\b",
    re.IGNORECASE,
)
"""How much was done of what other lines tell: 1,500 tons on a good day."""


_TOLD_BEHIND = 3
"""Words behind such an amount that tell the work itself: 14 stops a day with a hand truck."""


def worth_of_place(place: int, number: int, line: str) -> float:
    """What it is worth in the order of a job's lines to be typed at this place of so many.

    Less for a limited line, and for a note of few words: a list of words stands in any order.
    """
    share = min(share_of_own(line), share_within_limits(line), share_of_daily_work(line), len(line.split()) / _WHOLE)
    return share * ((0.0 if place else _FIRST) + _EARLY * (number - place))


def is_check_before_work(line: str) -> bool:
    """Whether a line is only of the check with which any day begins: pre-shift MSHA, pre-trip inspections."""
    return bool(_CHECK.match(line)) and len(line.split()) <= _WHOLE


def is_of_a_year(line: str) -> bool:
    """Whether a line tells of one year, which is no recent work of every day: two crane picks in 2022."""
    return bool(_IN_A_YEAR.search(line))


def cost_beside(line: str, title: str) -> float:
    """What a line costs there for a position that isn't about such: papers, an order, upkeep, only an amount."""
    if (amount := _AMOUNT.match(line)) and len(line[amount.end() :].split()) < _TOLD_BEHIND:
        return _AMOUNT_COSTS
    if is_check_before_work(line):
        return _PAPERS_COST
    if _UPKEEP.match(line) and not _OF_UPKEEP.search(title):
        return _PAPERS_COST
    return _PAPERS_COST if _PAPERS.match(line) and not _OF_PAPERS.search(title) else 0.0
