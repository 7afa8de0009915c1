"""The words, codes and figures of an English line, each with the marks that stand before it."""

import re

import msgspec

from workers.language.words import fold

_PIECE = re.compile(
    r"\d+(?:\.\d+)?:\d(?![\d:.])"  # a ratio: 60:1
    r"|(?:\+/-\s?|±\s?)?[#$.]?\d(?:[\w.,/\"'\u2019°%+-]*[\w\"'%+°])?"
    r"|[A-Z]{1,3}&[A-Z]{1,3}\b|A/C\b"
    r"|[A-Z][A-Z\d]+(?:/[A-Z][A-Z\d]+)+\b"
    r"|[^\W\d_](?:[\w'\u2019.-]*\w)?"
    r"|[,;:()/&+\u2013\u2014-]"
)
_CODE = re.compile(
    r"^(?:[A-Z][a-z]+[A-Z][A-Za-z]*\d*|[A-Z][A-Z\d./&-]*[A-Z\d][a-z]?|[A-Z]?\d[\w./,-]*|\d+(?:\.\d+)?:\d|#\d+)$"
)
_POSSESSIVE = re.compile(r"['\u2019]s?$")


class Token(msgspec.Struct, frozen=True):
    """A word; `folded` is in small letters with blanks for hyphens, `mark` is what stands before it."""

    text: str
    folded: str
    mark: str = ""
    is_first: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it begins with a figure."""
        return bool(re.match(r"[+±/#$. -]*\d", self.text))

    @property
    def is_code(self) -> bool:
        """Letters in capitals, within a word too (ControlLogix), or letters and figures."""
        return bool(_CODE.match(self.text))

    @property
    def is_initials(self) -> bool:
        """Letters alone, all of them capitals: PM, ACT."""
        return len(self.text) > 1 and self.text.isalpha() and self.text.removesuffix("s").isupper()

    @property
    def is_name(self) -> bool:
        """A word with a capital within the line."""
        return self.text[:1].isupper() and not self.is_first


def tokens_of(text: str) -> tuple[list[Token], str]:
    """The tokens of a line, and the marks behind the last."""
    tokens: list[Token] = []
    mark = ""
    for piece in (one.group() for one in _PIECE.finditer(text)):
        if len(piece) == 1 and not piece.isalnum():
            mark += piece
            continue
        several = re.fullmatch(r"([A-Z]{2,})['\u2019]s", piece)
        piece = f"{several[1]}s" if several else piece  # noqa: PLW2901 - VFD's are VFDs
        folded = fold(_POSSESSIVE.sub("", piece)).replace("-", " ")
        tokens.append(Token(piece, folded, mark, is_first=not tokens))
        mark = ""
    return tokens, mark
