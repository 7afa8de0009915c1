"""The care of machines and of a place: a chore in most lines, and work where a posting has it among its duties."""

import re

from workers.writing.rules.worth.hours import are_asked
from workers.writing.rules.worth.what_lines_say import is_limited, says_little

_CARE = re.compile(
    r"\b(?:wash(?:ed|ing)?[ -]?(?:ups?|downs?)?|clean(?:ed|ing)?(?:[ -]?(?:ups?|outs?))?|wip(?:e|ed|ing)|blankets?"
    r"|rollers?|greas(?:e|ed|ing)|lub(?:e|ed|rication)|oil(?:ed|ing)|filters?|blades?|sharpen(?:ed|ing)?|sanitiz\w+"
    r"|lav(?:o|aba|ado|ar)|limpi(?:o|aba|eza|ar)|engras\w+|aceit\w+|filtros?)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"\b(?:(?:daily|weekly|routine|basic|minor|preventive|preventative|operator|light)(?:,? (?:and|or|y|/) \w+)?"
    r" (?:press |machine |equipment |truck |tool |machinery )?(?:maintenance|upkeep|care|cleaning|service|servicing)"
    r"|(?:press|machine|equipment) (?:maintenance|upkeep|care|cleaning)"
    r"|(?:clean|wash|lubricate|grease) (?:and \w+ )?(?:the |your )?(?:press|machines?|equipment|trucks?|tools|units?)"
    r"|mantenimiento (?:diario|semanal|b[aá]sico|preventivo|de rutina)"
    r"|limpieza de (?:la )?(?:m[aá]quinas?|equipos?))\b",
    re.IGNORECASE,
)


def is_kept(line: str, posting_text: str) -> bool:
    """Whether a letter keeps a line that says little since the posting speaks of what it tells.

    Of such care, as wash up for daily press maintenance, or of hours: wash down on night shift, for the graveyard's.
    """
    is_care = bool(_CARE.search(line)) and bool(_ASKS.search(posting_text))
    return is_care or are_asked(line, posting_text)


def is_of_little(line: str, first_sentence: str) -> bool:
    """Whether a line says little, or its first sentence how far its work went."""
    return says_little(line) or is_limited(first_sentence or line)
