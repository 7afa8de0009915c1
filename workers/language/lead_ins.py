"""Words before a duty that aren't part of it: "I was responsible for", "Mis funciones eran"."""

import re

from workers.language.grammar import LanguageCode

_SAID_OF_A_DOING = (
    r"(?!(?:the|an?|all|any|every|each|both|(?:my|our)(?!\s+own\b)|their|up\s+to|over|about|\d+)\b"
    r"|\w+(?:\s+and\s+\w+)?\s+of\b"
    r"|(?!\w+ing\b|(?:(?:my|our)\s+)?own\b)[^,;]+$"
    r"|(?:hitting|meeting|making\s+sure|ensuring|keeping|getting|having|seeing|being|reaching)\b)"
)
"""Behind "responsible for": no "the crew", "12 trucks", "hitting 22,000 units" or "operation of boilers", which alone
say less than was done or more than that."""

_FILLER = (
    r"(?:pues\b,?|bueno(?:,|(?=\s+pues\b))(?=\s+(?:pues\s+)?yo\b)|este,"
    r"|(?:la\s+verdad(?:\s+es)?(?:\s+que)?|o\s+sea(?:\s+que)?|(?:f[ií]jese|f[ií]jate|mire|oiga)\s+que)\b,?)\s+"
)
"""What is said before one says something, and says nothing: la verdad, pues, o sea."""
_LEAD_IN: dict[LanguageCode, re.Pattern[str]] = {
    "en": re.compile(
        r"^(?:(?:and|also|then|plus|so)\b,?\s+|(?:job )?description\s*[:\u2013-]\s*"
        r"|(?:my\s+)?(?:main\s+|primary\s+|daily\s+|job\s+|key\s+)*(?:duties|responsibilities|tasks|job|work|role)"
        r"\s*(?:(?:was|were|is|are|include[sd]?|including|involve[sd]?|consist(?:s|ed) of)\s*:?|:)\s*(?:to\s+)?"
        rf"|(?:i\s+(?:was|am|have been)\s+)?responsible\s+for\s+{_SAID_OF_A_DOING}"
        r"|(?:i|we)\s+(?:also\s+|then\s+|would\s+|usually\s+|did\s+the\s+|have\s+|'ve\s+)*"
        r"(?:(?:was|am)\s+(?:an?\s+|the\s+)?)?)",
        re.IGNORECASE,
    ),
    "es": re.compile(
        rf"^(?:(?:y|también|luego|además)\b,?\s+|{_FILLER}"
        r"|(?:mis\s+|las\s+)?(?:principales\s+)?(?:funciones|responsabilidades|tareas|labores)\s*"
        r"(?:(?:eran|son|incluyen|incluían|incluyeron|principales)\s*:?|:)\s*"
        r"|(?:(?:yo\s+)?(?:era|fui|soy)\s+)?responsable\s+de\s+(?!(?:el|la|los|las)\s)|yo\s+(?!y\s))",
        re.IGNORECASE,
    ),
}
_FILLERS = re.compile(rf"^(?:{_FILLER})+", re.IGNORECASE)
_NESTED = 3
"""Lead-ins nest: "And also I was responsible for"."""


def without_filler(text: str) -> str:
    """A Spanish line without what is said before it, whose first person stays."""
    return _FILLERS.sub("", text)


def after_lead_in(text: str, code: LanguageCode) -> int:
    """Return the index in `text` at which the duty begins."""
    begin = 0
    for _ in range(_NESTED):
        match = _LEAD_IN[code].match(text[begin:])
        if not match:
            break
        begin += match.end()
    return begin
