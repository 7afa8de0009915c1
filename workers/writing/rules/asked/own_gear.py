"""Tools and vehicles of one's own: whether a posting wants them brought, and whether a line says that they are."""

import re
from typing import Literal

Gear = Literal["tools", "vehicle"]
_THINGS: dict[Gear, str] = {
    "tools": r"(?:(?:basic|hand|power|own) ){0,3}(?:tools?|tool ?box)\b(?! (?:crib|room|allowance|provided))",
    "vehicle": r"(?:(?:reliable|own) ){0,2}(?:truck|van|vehicle|car|pickup)\b",
}
_COSAS: dict[Gear, str] = {
    "tools": r"herramientas?(?: de mano| b[aá]sicas?| el[eé]ctricas?){0,2}",
    "vehicle": r"(?:carro|veh[ií]culo|camioneta|troca|transporte)",
}
_ASKS: dict[Gear, re.Pattern[str]] = {
    gear: re.compile(
        rf"\b(?:own|your(?: own)?|bring|with|have) {_THINGS[gear]}|\b{_COSAS[gear]} propi[oa]s?\b", re.IGNORECASE
    )
    for gear in _THINGS
}
_HAS: dict[Gear, re.Pattern[str]] = {
    gear: re.compile(
        rf"\b(?:(?:my|our) own|my|own) {_THINGS[gear]}|\b{_COSAS[gear]} propi[oa]s?\b|\bmis? {_COSAS[gear]}\b",
        re.IGNORECASE,
    )
    for gear in _THINGS
}
_WITHOUT = re.compile(r"\b(?:no|not|without|never|sin|company|shop)\b|n['\u2019]t\b", re.IGNORECASE)


def own_gear_in(posting_text: str) -> frozenset[Gear]:
    """What a posting wants somebody to bring."""
    return frozenset(gear for gear, asks in _ASKS.items() if asks.search(posting_text))


def own_gear_of(line: str, asked: frozenset[Gear]) -> frozenset[Gear]:
    """What of it a line says that its person has of their own."""
    return frozenset(gear for gear in asked if _HAS[gear].search(line)) if not _WITHOUT.search(line) else frozenset()


def has_own_gear_as_asked(line: str, asked: frozenset[Gear]) -> bool:
    """Whether a line says that its person has of their own what is asked for."""
    return bool(own_gear_of(line, asked))
