"""What the state calls its regions, and what people do."""

import re

_KIND = re.compile(r"\s+(?:MSA|MD|Region)$")
_HYPHENS = re.compile(r"-+")


def label_of(name: str) -> str:
    """Return a region's name without the statistical abbreviation: "Stockton-Lodi MSA" is "Stockton–Lodi"."""
    return _HYPHENS.sub("–", _KIND.sub("", name))
