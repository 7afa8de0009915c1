"""Papers that people of every trade have, and schooling, with which no letter begins."""

import re

_COMMON = re.compile(
    r"\bosha\b|\bflagg(?:er|ing)\b|\b(?:fire|hole) ?watch\b|first aid|\bcpr\b|\bbls\b|life support|awareness"
    r"|(?<!commercial )\bdriver'?s?'? licen[cs]e|licencia de (?:conducir|manejo)"
    r"|\bfood\b(?!.*\b(?:pcqi|haccp|sqf|preventive controls)\b)"
    r"|primeros auxilios|high school|\bged\b|secundaria|preparatoria",
    re.IGNORECASE,
)
"""What people of every trade hold: it says nothing where nobody asks for it."""
_OF_ANY_MACHINE = re.compile(
    r"\bfork ?(?:lift|truck)s?\b|\bpowered industrial trucks?\b|\b(?:aerial|scissor|boom|man) ?lifts?\b|\bmewp\b"
    r"|\bmontacargas\b|\brespirator fit\b",
    re.IGNORECASE,
)
_DEGREE = re.compile(
    r"\b(?:[BM]\.? ?[AS]\.?(?=(?: in| of|,| degree)\b|,|$)|bachelor\w*|master of|licenciatura|degree|diploma"
    r"|bachillerato)",
    re.IGNORECASE,
)
"""Schooling speaks for a trade only where the posting has words of it."""
_OF_SITES = re.compile(r"\bosha\b", re.IGNORECASE)
"""The one of them that most sites want to see."""


def is_common(credential: str) -> bool:
    """Whether people of every trade hold it, so that no letter begins with it: OSHA 10, first aid, a flagger's card."""
    return bool(_COMMON.search(credential))


def says_little_unasked(credential: str) -> bool:
    """Whether it says nothing where nobody asks for it: a common one, or the card of a machine of any site."""
    return is_common(credential) or bool(_OF_ANY_MACHINE.search(credential))


def tells_of_its_holder(credential: str) -> bool:
    """Whether a letter may begin with it where it is asked for: not first aid, but what most sites want to see is."""
    return not is_common(credential) or is_of_sites(credential)


def is_degree(credential: str) -> bool:
    """Whether it is schooling, which nobody calls a certification."""
    return bool(_DEGREE.search(credential))


def is_of_sites(credential: str) -> bool:
    """Whether it is what most sites want to see."""
    return bool(_OF_SITES.search(credential))
