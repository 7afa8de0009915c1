"""Sentences of two parts that are judged each for itself.

Each may tell of another paper: "my CRL lapsed in 2025, but I remain registered"; what is told of the end of one is no
claim of the other, nor is a day. Or the second has years of what the first says that the posting asks years for: "you
ask for four years of surveying and I have seven" claims seven years of surveying.
"""

import re
from collections.abc import Iterator, Sequence

from workers.writing.gate.examination import Fault, Reason

_PARTS = re.compile(
    r"\s*;\s+|,\s+(?:but|pero)\s+|,\s+(?:and|y)\s+(?=(?:my|mi|i|the|el|la)\b)"
    r"|\s+(?:and|y)\s+(?=(?:el|la) del? |the one (?:for|in) )"
    r"|,?\s+(?:whereas|while|though|although|mientras que|aunque)\s+",
    re.IGNORECASE,
)
_POINTS_BACK = re.compile(
    r"\b(?:it|its|both|neither|either|that|this|these|those|them|same|latter|ambos|ambas|mism[oa]s?|es[oea]s?|est[oea]s?)\b",
    re.IGNORECASE,
)
_SOFT = frozenset({Reason.CREDENTIAL, Reason.DATE})
_SOFT_OF_DATED = _SOFT | {Reason.NAME, Reason.NUMBER}
_FEWEST = 3
"""Words of a part that tells something."""
_PAPERS = (
    r"tarjeta|curso|licencia|certificado|certificaci[oó]n|constancia|capacitaci[oó]n|permiso"
    r"|card|course|licen[sc]e|certificate|certification|training|endorsement"
)
_PAPER = re.compile(rf"\b(?:{_PAPERS})\b", re.IGNORECASE)
_OF_PAPER = re.compile(r"^(?:el|la)(?= del? )|the one(?= (?:for|in) )", re.IGNORECASE)
"""What stands for a paper that the first part names: "la de montacargas"."""
_LED = re.compile(
    r"(?P<lead>(?:I (?:also )?(?:have|hold|carry)|Holds?|Carries|Tengo|Cuento con|Tiene|Cuenta con) )?"
    r"(?P<first>.+?),? (?:and|y) (?P<second>.+)",
    re.IGNORECASE,
)
"""Two papers, each with a date of its own: "CARO since 2019 and HAZWOPER through May 2027"."""
_DATED = re.compile(r"\b(?:19|20)\d\d\b")
_MONTH = r"(?:[A-Z][a-z]+ )?(?:19|20)\d\d|[A-Z][a-z]+|[a-z]+(?: de (?:19|20)\d\d)?"
_WITHOUT_VERB = re.compile(
    r"(?P<first>(?:my|mi) (?P<name>.+?) "
    r"(?P<verb>(?:is |está )?(?:valid|good|current|vigente|expired|expires|lapsed|ended|ran out|runs|venció|vence)) "
    rf"(?P<when>in|on|until|through|to|en|hasta) (?:{_MONTH})),? (?:and|y) "
    rf"(?P<second>(?:my|mi) .+?) (?:in|on|until|through|to|en|hasta) (?P<day>{_MONTH})(?:,.*)?",
    re.IGNORECASE,
)
"""Two papers, the second without the verb: "my MMC is valid until June 2028 and my TWIC until December 2027"."""


def parts_told_apart(sentence: str, faults: Sequence[Fault]) -> Iterator[list[str]]:
    """Ways to part a sentence whose papers, their days or lengths were taken together; none where it isn't made so."""
    text = sentence.strip().rstrip(".")
    reasons = {fault.reason for fault in faults}
    if years := _of_years(text):
        yield years
    if reasons <= _SOFT:
        parts = _PARTS.split(text)
        if len(parts) == len({"first", "second"}):
            if named := _PAPER.search(parts[0]):
                whose = "My" if parts[1].lower().startswith("the ") else "Mi"
                parts[1] = _OF_PAPER.sub(f"{whose} {named[0]}", parts[1], count=1)
            yield from _told(parts)
    if reasons <= _SOFT_OF_DATED:
        if match := _WITHOUT_VERB.fullmatch(text):
            yield from _told([match["first"], f"{match['second']} {match['verb']} {match['when']} {match['day']}"])
        elif (match := _LED.fullmatch(text)) and all(_DATED.search(match[side]) for side in ("first", "second")):
            lead = match["lead"] or ""
            yield from _told([f"{lead}{match['first']}", f"{lead}{match['second']}"])
        elif match and match["lead"] and (_DATED.search(match["first"]) or _DATED.search(match["second"])):
            yield from _told([f"{match['lead']}{match[side]}" for side in ("first", "second")])


def _told(parts: Sequence[str]) -> Iterator[list[str]]:
    """The parts as sentences, where each tells something of its own."""
    if not _POINTS_BACK.search(parts[1]) and all(len(part.split()) >= _FEWEST for part in parts):
        yield [f"{part[:1].upper()}{part[1:]}." for part in parts]


_ASKED = re.compile(
    r"(?P<asked>(?P<opening>(?:you|your [\w-]+|the (?:posting|ad)|ustedes|su [\w-]+)? ?"
    r"(?:ask|want|require|need|seek|look|call|pid|dese|requier|exig|busc|solicit)\w*(?: for)?) [^,;]*?"
    r"(?P<unit>years?|seasons?|winters?|años|temporadas)(?P<what> (?:of|on|in|as|with|around|de|en|con|como) [^,;]+?)?)"
    r"(?:[,;]|,? (?:and|but|y|pero)|[,;] (?:and|but|y|pero)) (?P<own>i(?:'ve)?|yo|tengo|llevo) "
    r"(?:have |have been at it |bring |tengo |llevo |ya |already |now )*"
    r"(?P<many>(?:more than |over |nearly |almost |más de |casi )?"
    r"[\w-]+(?: and a half| y medio)?)(?: (?:behind me|of them|of those|in it|now))?",
    re.IGNORECASE,
)


def _of_years(sentence: str) -> list[str]:
    """What is said of the years that are asked for, and the person's own of the same; none where it isn't made so."""
    match = _ASKED.fullmatch(sentence)
    if not match:
        return []
    is_spanish = match["own"].lower() not in {"i", "i've"}
    what = match["what"] or (" de experiencia" if is_spanish else " of experience")
    own = f"{'Tengo' if is_spanish else 'I have'} {match['many']} {match['unit']}{what}."
    return [f"{match['asked']}.", own]
