"""Tokens: words of a line as the translation reads them."""

import re

import msgspec

_CODE = re.compile(r"[#$]?(?:[A-Z][A-Z\d./&-]*|[A-Z]?\d[\w./,°-]*|\d+[\w./]*|[A-Z][a-z]+[A-Z\d]\w*|[A-Z][a-z]*\d+\w*)")
_NUMBER = re.compile(r"[#$-]?\d[\d.,]*(?:/\d+)?%?")


class Token(msgspec.Struct, frozen=True):
    """A word as it stands and folded, and the marks before it (a comma, `"("`; empty for a blank).

    `start` is its place in the line.
    """

    surface: str
    folded: str
    mark: str = ""
    start: int = 0

    @property
    def is_number(self) -> bool:
        """Whether it is a figure: 8, 2,000, 5/8, #4."""
        return bool(_NUMBER.fullmatch(self.surface))

    @property
    def is_code(self) -> bool:
        """Whether it is an acronym, a code or a figure, which every language says alike."""
        return bool(_CODE.fullmatch(self.surface))

    @property
    def is_capital(self) -> bool:
        """Whether it is written as names are."""
        return self.surface[:1].isupper()
