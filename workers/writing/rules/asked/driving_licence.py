"""A plain driving licence, for which postings ask without a word of driving: valid license, own vehicle and license."""

import re

_OWN = re.compile(
    r"\bdriver\S{0,2} licen[cs]e|\bdriving licen[cs]e|^(?:operator\S{0,2}|auto|car) licen[cs]e"
    r"|^(?:(?:valid|state|[A-Z]{2}|[A-Z][a-z]+) )*(?:class|clase) [cdem]\b(?: licen[cs]e)?$"
    r"|\blicencia (?:\w+ )?(?:de |para )?(?:conducir|conductor|manej(?:o|ar)|chofer)",
    re.IGNORECASE,
)
"""Names of papers with which one drives a car."""
_ASKED_BY_NAME = re.compile(
    r"\bdriver\S{0,2}\s+licen[cs]e|\bdriving\s+(?:licen[cs]e|record)|\b(?:clean|good|acceptable)\s+(?:mvr|record)\b"
    r"|\bmvr\b|(?-i:\bDL\b)|\bmotor vehicle record|\blicen[cs]ed? to drive"
    r"|\blicencia (?:\w+ )?(?:de |para )?(?:conducir|manej)"
    r"|\brecord de manejo|\bhistorial de manejo",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"(?:^|[:;,.(/]|\b(?:and|with|have|has|your|a|own|current|clean|valid|good|active|need|needs|required?|requires"
    r"|must have|so|bring|y|con|una?|su|tu|tener))\s*(?:an? |su |una )?(?:valid |current |clean |good |active )*"
    r"(?:licen[cs]e|licencia)(?: (?:vigente|v[a\u00e1]lida|al corriente|al d[i\u00ed]a|limpia))?"
    r"(?=\s*(?:$|[.;,()\n]|\b(?:and|is|plus|required|needed|preferred|or|with (?:a )?(?:good|clean)"
    r"|in good standing|to drive|y|para (?:manejar|conducir))\b))",
    re.IGNORECASE | re.MULTILINE,
)
"""A licence of which nothing says for what; behind "electrical" or "state" it is one of a trade."""
_OF_A_TRADE = re.compile(
    r"\b(?:card|certificat\w+|applicator|contractor|operator|plumb\w+|electric\w*|journey\w*|trade|state|boiler|engineer"
    r"|hvac|gas|pilot|pesticid\w*|security|guard|cosmetolog\w+|nurs\w+|commercial|cdl)\W+(?:\w+\W+)?$",
    re.IGNORECASE,
)
_NEAR = 200
"""Characters before a licence in which its trade is sought: two words."""


_FEW = 5
"""Words of a demand that asks for nothing beside it."""


def is_licence_alone(demand: str) -> bool:
    """Whether a demand is only of such a paper, which no line of work answers: who drives the van has shown none."""
    return is_driving_licence(demand) and len(demand.split()) <= _FEW


def is_driving_licence(name: str) -> bool:
    """Whether a paper is one to drive a car with, and no commercial one."""
    return bool(_OWN.search(name)) and "commercial" not in name.casefold()


def asks_to_drive(posting_text: str) -> bool:
    """Whether a posting asks for such a paper, by its name or as a licence of no trade."""
    if _ASKED_BY_NAME.search(posting_text):
        return True
    return any(
        not (one[0][0].isalpha() and _OF_A_TRADE.search(posting_text, max(0, one.start() - _NEAR), one.start()))
        for one in _BARE.finditer(posting_text)
    )
