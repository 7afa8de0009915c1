"""Sentences of two parts that are judged each for itself.

Each may tell of another paper: "my CRL lapsed in 2025, but I remain registered"; what is told of the end of one is no
claim of the other. Or the second has years of what the first says that the posting asks years for: "you ask for four
years of surveying and I have seven" claims seven years of surveying.
"""

import re
from collections.abc import Sequence

from workers.writing.gate.examination import Fault, Reason

_PARTS = re.compile(r"\s*;\s+|,\s+(?:but|pero)\s+")
_POINTS_BACK = re.compile(
    r"\b(?:it|its|both|neither|either|that|this|these|those|them|same|latter|ambos|ambas|mism[oa]s?|es[oea]s?|est[oea]s?)\b",
    re.IGNORECASE,
)
_SOFT = frozenset({Reason.CREDENTIAL, Reason.DATE})
_FEWEST = 3
"""Words of a part that tells something."""


def parts_told_apart(sentence: str, faults: Sequence[Fault]) -> list[str]:
    """The two parts of a sentence whose papers or their days were taken together; none where it isn't made so."""
    if not faults:
        return []
    if years := _of_years(sentence):
        return years
    if not {fault.reason for fault in faults} <= _SOFT:
        return []
    parts = _PARTS.split(sentence.strip().rstrip("."))
    if len(parts) != len({"first", "second"}) or _POINTS_BACK.search(parts[1]):
        return []
    if any(len(part.split()) < _FEWEST for part in parts):
        return []
    return [f"{part[:1].upper()}{part[1:]}." for part in parts]


_ASKED = re.compile(
    r"(?P<asked>(?P<opening>(?:you|your [\w-]+|the (?:posting|ad)|ustedes|su [\w-]+)? ?"
    r"(?:ask|want|require|need|seek|look|call|pid|dese|requier|exig|busc|solicit)\w*(?: for)?) [^,;]*?"
    r"(?P<unit>years?|seasons?|winters?|años|temporadas)(?P<what> (?:of|on|in|as|with|around|de|en|con|como) [^,;]+?)?)"
    r"(?:[,;]|,? (?:and|but|y|pero)|[,;] (?:and|but|y|pero)) (?P<own>i(?:'ve)?|yo|tengo|llevo) "
    r"(?:have |have been at it |bring |tengo |llevo |ya |already |now )*"
    r"(?P<many>(?:more than |over |nearly |almost |más de |casi )?"
    r"[\w-]+(?: and a half| y medio)?)(?: (?:behind me|of them|of those|in it|now))?\.?",
    re.IGNORECASE,
)


def _of_years(sentence: str) -> list[str]:
    """What is said of the years that are asked for, and the person's own of the same; none where it isn't made so."""
    match = _ASKED.fullmatch(sentence.strip())
    if not match:
        return []
    is_spanish = match["own"].lower() not in {"i", "i've"}
    what = match["what"] or (" de experiencia" if is_spanish else " of experience")
    own = f"{'Tengo' if is_spanish else 'I have'} {match['many']} {match['unit']}{what}."
    return [f"{match['asked']}.", own]
