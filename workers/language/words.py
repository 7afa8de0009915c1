"""Text cut into sentences and words, in a form in which two spellings of one word are equal."""

import re
import unicodedata
from collections.abc import Iterator

import msgspec

from common.folding import fold
from workers.language.kept_lines import kept_of_lines

__all__ = ["Word", "clean_text", "fold", "has_plain_letters", "one_line", "sentences_of", "words_of"]

# Letters and digits in one run; a point, comma or slash inside digits (D1.1, 1,200, 3/4); an apostrophe inside letters.
_WORD = re.compile(r"[^\W_]+(?:(?<=\d)[.,/](?=\d)[^\W_]+|['\u2019](?=[^\W\d_])[^\W\d_]+)*|[%$€£¢+]")
_NUMBER_WITH_UNIT = re.compile(
    r"(\d[\d.,/]*)(v|kv|ft|lb|lbs|hr|hrs|ton|tons|in|mm|cm|hp|kw|amp|amps|psi|gal|yd|yds|yr|yrs|m|kg|k|x)",
    re.IGNORECASE,
)
_CAPITAL_UNIT = re.compile(r"(\d{2,5})([AT])")
"""A switchgear of 3000A, a press of 250T; capitals, since 30a may be a part of something."""
_CAPITALS = {"A": "amps", "T": "tons"}
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"”')]*\s+(?=[\"“'(¿¡]?[A-ZÁÉÍÓÚÑÜ0-9])|\s*\n+\s*")
_ABBREVIATION = re.compile(
    r"(?:\b(?:st|ave|no|mr|mrs|ms|dr|jr|sr|hnos?|bros|approx|e\.g|i\.e|vs)|(?<!['\u2019])\b[A-Z])\.$", re.IGNORECASE
)
_SHORTENED = re.compile(
    r"\b(?:approx|avg|bldg|calib|const|constr|dept|elec|elect|equip|fab|ft|hrs?|hydr|hyd|incl|instr|insul|lbs?|lin|maint"
    r"|max|mech|mgr|mfg|min|misc|pneum|qty|refrig|resid|sq|struct|temp|yds?|w"
    r"|aprox|cal|ced|clas|depto|diam|esp|galv|kgs?|mant|mts?|num|pulgs?|pza?s?|tub)\.$"
)
"""What trades shorten, in both languages and without accents: a number or a small letter goes on with the sentence."""
_LONGEST_ABBREVIATION = 12
"""Characters of a sentence's end that are looked at: a sentence of a thousand of them must not cost a million looks."""
_SYMBOLS = {"%": "percent", "$": "dollar", "€": "euro", "£": "pound", "¢": "cent", "+": "+"}
# Signs that typographers like and parsers stumble over, or that fonts lack.
_PLAIN_SIGNS = str.maketrans(
    {
        "\u2010": "-",
        "\u2011": "-",
        "\u2012": "-",
        "\u2212": "-",
        "\u00a0": " ",
        "\u2009": " ",
        "\u202f": " ",
        "\u00ad": None,
    }
)

_LAID_OUT = str.maketrans("", "", "\n\t")
_UNPRINTED = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})


class Word(msgspec.Struct, frozen=True, gc=False):
    """A word where it stands: `text[start:end]`, and the same in lower case without accents."""

    start: int
    end: int
    surface: str
    folded: str


def has_plain_letters(text: str) -> bool:
    """Whether no letter has an accent; dashes, quotes and degree signs stand in any language."""
    return all(letter.isascii() for letter in text if letter.isalpha())


def clean_text(text: str) -> str:
    """`text` in NFC with plain signs and without control, formatting or private characters; line breaks stay."""
    text = unicodedata.normalize("NFC", text).translate(_PLAIN_SIGNS)
    if not text.translate(_LAID_OUT).isprintable():  # seen at once, and true of few texts
        text = "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in _UNPRINTED)
    return "\n".join(" ".join(line.split()) for line in text.splitlines()).strip()


def one_line(text: str) -> str:
    """`clean_text` with every run of blanks and line breaks as one blank."""
    return " ".join(clean_text(text).split())


_WRAP = re.compile(r"(\s(?:and|or|with|of|the|for|y|de|del|con|para))[ \t]*\n[ \t]*(?=[a-z\d])")
_PAGE_FOOT = re.compile(r"[ \t]*\bpage \d+ (?:of|/) \d+[ \t]*$", re.IGNORECASE | re.MULTILINE)


def without_page_feet(text: str) -> str:
    """`text` without "Page 1 of 2" at the end of a line, which a pasted resume leaves there."""
    return _PAGE_FOOT.sub("", text)


def without_wraps(text: str) -> str:
    """`text` whose lines go on where one ends with a word that links: "mills and" of a pasted resume."""
    return _WRAP.sub(lambda found: found[0] if _STRANDED.search(text[: found.start()]) else f"{found[1]} ", text)


_STRANDED = re.compile(r"\b(?:what|which|who|that)\b[^\n,;.]*$")
"""What a preposition at a line's end may belong to: rejected what I wasn't sure of."""


def words_of(text: str) -> list[Word]:
    """The words of `text` in order. `480V` is two words, `don't` is `do` and `n't`, `owner's` is `owner`."""
    return [*_words_in(text)]


@kept_of_lines
def _words_in(text: str) -> tuple[Word, ...]:
    return tuple(_matched(text))


def _matched(text: str) -> Iterator[Word]:
    for match in _WORD.finditer(text):
        surface = match.group()
        if surface.isalpha():
            yield Word(*match.span(), surface, fold(surface))
        else:
            yield from _split(match)


def sentences_of(text: str) -> list[str]:
    """The sentences of `text`; a line break ends a sentence, the point of an abbreviation doesn't."""
    sentences: list[list[str]] = []
    gaps = ["", *(match.group() for match in _SENTENCE_END.finditer(text))]
    for gap, piece in zip(gaps, _SENTENCE_END.split(text), strict=True):
        end = sentences[-1][-1][-_LONGEST_ABBREVIATION:] if sentences else ""
        is_number_next = "\n" not in gap and piece[:1].isdecimal()
        if _ABBREVIATION.search(end) or (is_number_next and _SHORTENED.search(fold(end))):
            sentences[-1].append(piece)
        elif piece.strip():
            sentences.append([piece.strip()])
    return [" ".join(pieces) for pieces in sentences]


_LOWER_SENTENCE_END = re.compile(r"(?:(?<=\w{4})|(?<=[\d)])|(?<=[A-Z]{2}))[.!?]\s+(?=[a-záéíóúñü])")


def sentences_as_typed(text: str) -> list[str]:
    """The sentences of `text` by somebody who types no capitals: "oil changes. helped on swaps" is two."""
    found: list[str] = []
    for sentence in sentences_of(text):
        start = 0
        for match in _LOWER_SENTENCE_END.finditer(sentence):
            before = sentence[start : match.start() + 1].strip()
            if not _SHORTENED.search(fold(before[-_LONGEST_ABBREVIATION:])):
                found.append(before)
                start = match.end()
        found.append(sentence[start:])
    return [one for one in found if one.strip()]


def _split(match: re.Match[str]) -> list[Word]:
    """Part a word that has a sign, a figure or an apostrophe in it."""
    surface, start, end = match.group(), match.start(), match.end()
    if surface in _SYMBOLS:
        return [Word(start, end, surface, _SYMBOLS[surface])]
    folded = fold(surface)
    if folded.endswith("n't"):
        return [Word(start, end - 3, surface[:-3], folded[:-3]), Word(end - 3, end, surface[-3:], "n't")]
    if folded.endswith("'s"):
        return [Word(start, end - 2, surface[:-2], folded[:-2])]
    if measured := _NUMBER_WITH_UNIT.fullmatch(surface):
        middle = start + len(measured[1])
        return [Word(start, middle, measured[1], fold(measured[1])), Word(middle, end, measured[2], fold(measured[2]))]
    if (sized := _CAPITAL_UNIT.fullmatch(surface)) and match.string[start - 1 : start] != "-":  # R-448A is a gas
        middle = start + len(sized[1])
        unit = Word(middle, end, sized[2], _CAPITALS[sized[2]])
        return [Word(start, middle, sized[1], sized[1]), unit]
    return [Word(start, end, surface, folded)]
