"""A posting's lines cut into words, with what stands between them."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from workers.language.words import clean_text, fold

_MOST_CHARACTERS = 12_000
_MOST_LINES = 80
_WORDS_OF_A_LINE = 120
_WORDS = 2_000
_WORD = re.compile(r"\w(?:[\w'\u2019&+#ªº°]|[./-](?=\w))*(?:/\w+)*(?:\((?i:[aos]|as|os|es|a/o|o/a)\))?|&")
_ABBREVIATIONS = frozenset(
    {"st", "mt", "ft", "no", "mr", "mrs", "dr", "misc", "asst", "maint", "mech", "elec", "equip"}
)
"""Short words that a full stop ends, and no sentence: Mt. Shasta, Misc. Metals Welder."""
_FOR = re.compile(r"(?<![\w/])p/ ?(?=[^\W\d_])", re.IGNORECASE)
"""Spanish shorthand: "soldador p/ taller"."""
_BROTHERS = re.compile(
    r"\. (?!(?:We|Our|The|You|Is|Are|In|Now|A|An|If|Must|Need\w*|Looking|Pay|Call|Full|Part)\b)[A-Z]"
)
"""Behind "Bros" a name goes on, unless a sentence begins."""
_LEGAL = frozenset({"inc", "co", "corp", "ltd", "llc", "lp", "llp"})
_GAPS = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("open", r"[(\[{]"),
        ("close", r"[)\]}]"),
        ("colon", r":"),
        ("bar", r"[|\u2022\u00b7*\u2605\u2192=~>]"),
        ("dash", r"[\u2013\u2014]|--|(?:^|\s)-\s"),
        ("mail", r"@"),
        ("bang", r"[!?\u00a1\u00bf]"),
        ("stop", r"\.(?:\s|$)|;"),
        ("comma", r","),
        ("money", r"[$\u20ac#]"),
        ("slash", r"/"),
        ("quote", r"[\"\u201c\u201d\u00ab\u00bb]"),
    )
)
"""Kinds of what stands between two words, the strongest first; an empty kind is a blank."""


@dataclass(frozen=True, slots=True)
class Token:
    """`surface` as written, `folded` in small letters without accents, `gap` the kind of what stands before it."""

    surface: str
    folded: str
    gap: str
    start: int
    end: int

    @property
    def is_capital(self) -> bool:
        """Whether it is written as words of names are: with a capital, or beginning with a digit."""
        return self.surface[0].isupper() or self.surface[0].isdigit()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the posting that isn't empty; `number` counts these, `closing` is the gap behind the last word."""

    number: int
    text: str
    tokens: tuple[Token, ...]
    closing: str

    def gap_behind(self, place: int) -> str:
        """The kind of gap behind the word at `place`."""
        return self.tokens[place + 1].gap if place + 1 < len(self.tokens) else self.closing

    def said(self, begin: int, end: int) -> str:
        """The words from `begin` up to `end` as the line writes them."""
        return self.text[self.tokens[begin].start : self.tokens[end - 1].end]


def lines_of(text: str) -> list[Line]:
    """The first lines, of a bounded number of words in all."""
    text = re.sub(r"[^\S\n]{3,}|\t", " | ", text[:_MOST_CHARACTERS])
    text = clean_text(_FOR.sub("para ", text))
    written = islice((line for line in text.split("\n") if any(map(str.isalnum, line))), _MOST_LINES)
    found: list[Line] = []
    left = _WORDS
    for number, line in enumerate(written):
        tokens, closing = _tokens(line, min(left, _WORDS_OF_A_LINE))
        left -= len(tokens)
        if tokens:
            found.append(Line(number, line, tokens, closing))
    return found


def _tokens(line: str, most: int) -> tuple[tuple[Token, ...], str]:
    found: list[Token] = []
    behind = 0
    for match in islice(_WORD.finditer(line), most):
        end = match.end()
        short = match[0].casefold()
        if line[end : end + 1] == "." and (
            short in _ABBREVIATIONS or (short in {"bros", "hnos"} and _BROTHERS.match(line, end))
        ):
            end += 1
        between = line[behind : match.start()]
        gap = "start" if not found else _kind(between)
        if gap in {"comma", "stop"} and match[0].casefold().strip(".") in _LEGAL and ";" not in between:
            gap = ""
        found.append(
            Token(
                line[match.start() : end],
                fold(line[match.start() : end]).replace("\u2019", "'"),
                gap,
                match.start(),
                end,
            )
        )
        behind = end
    return tuple(found), _kind(line[behind:][:20]) or "end"


@lru_cache(256)
def _kind(between: str) -> str:
    return next((kind for kind, pattern in _GAPS if pattern.search(between)), "")
