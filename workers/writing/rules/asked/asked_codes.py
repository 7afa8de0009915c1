"""Codes that a posting asks for, models and standards, and those of them that a line has."""

import re

from workers.language.words import fold, words_of
from workers.posting.requirements.reading import Posting

_CODE = re.compile(r"^(?=.*\d)(?=.*[A-Za-z])[\w./-]{2,}$|^[A-Z]{2,6}$")
_PARTED = re.compile(r"[\s/]+")
_MODEL = re.compile(r"[a-z]?(\d{2,}x\d{2,}\w*)")
"""A machine by two sizes, before which a maker's letter is often left out: 24x40, of D24x40."""


class AskedCodes:
    """The codes that one posting asks for."""

    def __init__(self, posting: Posting) -> None:
        asked = {word for one in posting.requirements for word in _PARTED.split(one.text)}
        codes = {fold(word) for word in asked if _CODE.match(word)}
        codes |= {fold(keyword.name) for keyword in posting.keywords if not keyword.concept}
        self._codes = {_as_model(one) for one in codes}

    def in_line(self, line: str) -> set[str]:
        """Return the posting's codes that the line has."""
        words = {word.folded for word in words_of(line)}
        words |= {fold(word.strip(".,;()")) for word in _PARTED.split(line)}
        return self._codes & set(map(_as_model, words))


def _as_model(code: str) -> str:
    found = _MODEL.fullmatch(code)
    return found[1] if found else code
