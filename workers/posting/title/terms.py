"""Terms that employers hang on a job's title: its shift, its hours, the certificates that it asks for.

Nobody says them who names the job: 'I apply as Maintenance Mechanic II', not 'as Maintenance Mechanic II (2nd Shift)'.
"""

import re

_TIME = (
    r"(?:1st|2nd|3rd|4th|first|second|third|fourth|day|night|evening|swing|grave(?:yard)?|weekend|overnight|late|early"
    r"|morning|afternoon|rotating|[ap]\.?m\.?)"
)
_SHIFT = (
    rf"(?:{_TIME}(?: ?(?:&|and|/|or|to) ?{_TIME}){{0,2}}[ -]shifts?"
    r"|(?:days?|nights?|evenings?|weekends?|swings?|graves?|graveyard|overnights?)(?: (?:only|shift))?"
    r"|(?:full|part)[ -]?time|(?:4|four|5|five)(?: ?x ?|[ -])(?:8|10|12|eight|ten|twelve)s?"
    r"|(?:primer|segundo|tercer|cuarto|1er|2do|3er|[1-4][º°o]?\.?) turno"
    r"|turno (?:de (?:la )?)?(?:noche|d[ií]a|tarde|ma[ñn]ana|madrugada|fin(?:es)? de semana)"
    r"|turno (?:nocturno|diurno|matutino|vespertino|mixto|rotativo|[1-4])|de (?:noche|madrugada)"
    r"|fin(?:es)? de semana|(?:tiempo completo|medio tiempo))"
)
_CERTIFICATE = (
    r"(?:(?:NCCCO|CCO|NCCER|OSHA|EPA|AWS|ASE|ASME|API|TWIC|MSHA|NATE|NICET|NIMS|CET|CWI|CSST|CCCM|CDL|LBC|EVITP|QAC|QAL"
    r"|HAZWOPER|DOT|FAA|A&P|PE|CHST|CSP)(?:[ -](?:[A-Z]|\d{1,3}|certified|required|[Uu]niversal|[Cc]lass [A-D]))*"
    r"|[A-D]-\d{1,2}|[1-6]GR?|[Cc]lass [A-D](?: CDL)?|[Ll]icensed|[Cc]ertified|[Cc]on licencia|[Cc]ertificad[oa]"
    r"|licencia [A-D]|[Cc]lase [A-D])"
)
_TERMS = (
    re.compile(rf"\s*[(\[]\s*{_SHIFT}\s*[)\]]$", re.IGNORECASE),
    re.compile(rf"\s*(?:,|\s[-\u2013\u2014|/])\s*{_SHIFT}$", re.IGNORECASE),
    re.compile(rf"\s+{_TIME}[ -]shift$", re.IGNORECASE),
    re.compile(rf"\s*[(\[]\s*{_CERTIFICATE}(?:\s*(?:,|/|&|;|and|or|y|o|\s)\s*{_CERTIFICATE}){{0,3}}\s*[)\]]$"),
)
_SHORTEST = 4


def without_terms(title: str) -> str:
    """'Crane Operator (NCCCO) - Nights' -> 'Crane Operator'; what would be nothing else stays."""
    for _ in range(2):
        for terms in _TERMS:
            rest = terms.sub("", title)
            title = rest if len(rest) >= _SHORTEST else title
    return title
