"""Respirators, for which a posting asks by other names than a person's own row has."""

import re

_BREATHES = re.compile(
    r"\b(?:scba|papr|respirators?|respiratory protection|supplied[- ]air|air[- ]line hood"
    r"|full[- ]face mask|respirador(?:es)?|equipo (?:aut[oó]nomo|de respiraci[oó]n)"
    r"|aire (?:de l[ií]nea|suministrado))\b",
    re.IGNORECASE,
)
"""What one breathes through, for which a posting asks by any of its names: to wear a respirator."""


_SUPPLIED = re.compile(
    r"\b(?:company|employer|shop)[- ](?:supplied|provided|furnished|paid)\b|\bwe supply\b", re.IGNORECASE
)
"""What the employer gives, and asks nobody for."""


def is_breathed_through(text: str) -> bool:
    """Whether it speaks of a respirator by any name, and of none that the employer supplies."""
    return bool(_BREATHES.search(text)) and not _SUPPLIED.search(text)
