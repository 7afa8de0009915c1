"""Sentences of two parts, each of which is judged by itself.

Either each part tells of another paper: in "my CRL lapsed in 2025, but I remain registered" the end of the one, and its
day, are no claim about the other. Or the first part says for what a posting asks years, and the second how many the
person has: "you ask for four years of surveying and I have seven" claims seven years of surveying.
"""

import re
from collections.abc import Iterator, Sequence

from workers.language.numbers import number_at
from workers.language.words import words_of
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
"""Faults that come of taking two papers together."""
_SOFT_OF_DATED = _SOFT | {Reason.NAME, Reason.NUMBER}
"""The same where each paper has a date of its own."""
_FEWEST = 3
"""Words of a part that tells something."""
_FEWEST_OF_TITLE = 2
_SINCE = re.compile(r"\b(?:since|desde) ", re.IGNORECASE)
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
_WITH = re.compile(
    r"(?P<who>[^,;:]{8,}?),? (?P<with>with|con) (?P<paper>(?:(?:an?|the|my|un|una|el|la|mi) )?[^,;:]+)", re.IGNORECASE
)
"""What somebody is or does, and a paper beside it: "boom truck driver since July 2017 with a Class A CDL"."""
_WHICH_IS = re.compile(r" (?:(?:that|which) (?:is|runs|stays) |que (?:está|sigue) )", re.IGNORECASE)
_WHO_HAS = re.compile(r"(?P<who>[^,;:]{8,}?),? who has (?P<rest>(?:been|worked) [^;:]+)", re.IGNORECASE)
"""What somebody is, and where since when: "layout technician who has been with Cascade since 2013"."""
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
_ASKED = re.compile(
    r"(?P<asked>(?:(?:you|your [\w-]+|the (?:posting|ad)|ustedes|su [\w-]+)? ?"
    r"(?:ask|want|require|need|seek|look|call|pid|dese|requier|exig|busc|solicit)\w*(?: for)?) [^,;]*?"
    r"(?P<unit>years?|seasons?|winters?|años|temporadas)(?P<what> (?:of|on|in|as|with|around|de|en|con|como) [^,;]+?)?)"
    r"(?:[,;]|,? (?:and|but|y|pero)|[,;] (?:and|but|y|pero)) (?P<own>i(?:'ve)?|yo|tengo|llevo) "
    r"(?:have |have been at it |bring |tengo |llevo |ya |already |now )*"
    r"(?P<many>(?:more than |over |nearly |almost |más de |casi )?"
    r"(?:(?P<times>twice|double|triple|two times|three times|four times|el doble|el triple|dos veces|tres veces)"
    r"(?: (?:that|as many|as much|eso|de eso))?|[\w-]+(?: and a half| y medio)?))"
    r"(?:,? (?:behind me|of them|of those|in it|now|(?:counting|with) (?:the|my) (?:apprenticeship|helper years)"
    r"|(?:the )?apprenticeship included|contando (?:el|mi) aprendizaje))?",
    re.IGNORECASE,
)
"""The years that a posting asks for, and the person's own: "you ask for four years of surveying and I have seven"."""


def parts_told_apart(sentence: str, faults: Sequence[Fault]) -> Iterator[list[str]]:
    """Yield the ways to part a sentence in which papers, their dates or lengths of time were wrongly taken together.

    `faults` are those of the whole sentence; nothing where they can't come of that, or it has no such parts.
    """
    text = sentence.strip().rstrip(".")
    reasons = {fault.reason for fault in faults}
    if years := _of_years(text):
        yield years
    if reasons <= _SOFT:
        match _PARTS.split(text):
            case [first, second]:
                yield from _told(first, _with_paper_named(second, first))
            case _:
                pass
        if (found := _WITH.fullmatch(text)) and _SINCE.search(found["who"]):
            leads = "I hold" if found["with"].lower() == "with" else "Tengo"
            yield from _told(found["who"], f"{leads} {_WHICH_IS.sub(' ', found['paper'])}")
    if reasons == {Reason.DATE} and (found := _WHO_HAS.fullmatch(text)):
        yield from _told(found["who"], f"I have {found['rest']}", fewest=_FEWEST_OF_TITLE)
    if reasons <= _SOFT_OF_DATED:
        if found := _WITHOUT_VERB.fullmatch(text):
            yield from _told(found["first"], f"{found['second']} {found['verb']} {found['when']} {found['day']}")
        elif found := _LED.fullmatch(text):
            lead, sides = found["lead"] or "", (found["first"], found["second"])
            are_dated = [_DATED.search(side) is not None for side in sides]
            if all(are_dated) or (lead and any(are_dated)):
                yield from _told(*(f"{lead}{side}" for side in sides))


def _with_paper_named(second: str, first: str) -> str:
    """The second part with the first one's word for a paper in place of the article that stands for it."""
    named = _PAPER.search(first)
    whose = "My" if second.lower().startswith("the ") else "Mi"
    return _OF_PAPER.sub(f"{whose} {named[0]}", second, count=1) if named else second


def _told(first: str, second: str, *, fewest: int = _FEWEST) -> Iterator[list[str]]:
    """The parts as sentences, where each tells something of its own."""
    if not _POINTS_BACK.search(second) and all(len(part.split()) >= fewest for part in (first, second)):
        yield [f"{part[:1].upper()}{part[1:]}." for part in (first, second)]


def _of_years(sentence: str) -> list[str]:
    """What is said of the years that are asked for, and the person's own of the same; none where it isn't made so."""
    found = _ASKED.fullmatch(sentence)
    if not found:
        return []
    is_spanish = found["own"].lower() not in {"i", "i've"}
    what = found["what"] or (" de experiencia" if is_spanish else " of experience")
    many = _multiplied(found) if found["times"] else found["many"]
    own = f"{'Tengo' if is_spanish else 'I have'} {many} {found['unit']}{what}." if many else ""
    if not own:
        return []
    return [f"{found['asked']}.", own]


def _multiplied(found: re.Match[str]) -> str:
    """How many years are so many times those that are asked for: "more than twice that", of four, are more than 8."""
    folded = [word.folded for word in words_of(found["asked"])]
    asked = [number_at(folded, at) for at in range(len(folded))]
    value = next((int(one[0]) for one in asked if one and one[0].isdecimal()), 0)
    lead = found["many"].removesuffix(found["many"][found["many"].lower().index(found["times"].lower()) :])
    return f"{lead}{value * _TIMES[found['times'].lower()]}" if value else ""


_TIMES = {
    **dict.fromkeys(("twice", "double", "two times", "el doble", "dos veces"), 2),
    **dict.fromkeys(("triple", "three times", "el triple", "tres veces"), 3),
    "four times": 4,
}
