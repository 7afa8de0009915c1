"""Lists as resumes print them: bullets, rows, or items parted by commas that run on over the line's end."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workers.resumes.text.asides import is_aside
from workers.resumes.text.headings import heading
from workers.resumes.text.line import Line, Row

LONGEST_LABEL = 40  # characters of a group's name before its items
LONGEST_LIST = 5_000  # characters
# Points left free at a line's end: less, and the next word would not have fitted.
FULL_LINE, FULL_LIST_LINE = 60, 90
SAME_LEFT, SAME_TOP = 2.0, 0.5  # points
# A sentence of this many words keeps its commas ("Troubleshoot motors, pumps and piping within plant site.").
SENTENCE_WORDS, SENTENCE_PART_WORDS, CLAIM_PART_WORDS = 8, 6, 5

_STRONG = re.compile(r"\s*[;|•·●▪]\s*|\s{2,}|\s-(?=[A-Z])")
# Bullets between items, as a picture's letters were read.
_MISREAD_BULLETS = re.compile(r"\s+[*+~](?:\s+)(?=\S)")
_ALSO_BULLET = re.compile(r"\s+[*+~-]\s+(?=[A-Z\d])")
FEWEST_MISREAD = 2
FEWEST_ITEMS = 4
FEWEST_BULLETS = 3  # in a list whose every item has one
FEWEST_PIECES, FEW_WITH_COMMAS = 3, 1 / 3  # in a list that semicolons part: its pieces, the share with a comma within
_INNER_CAPITAL = re.compile(r"\s[A-ZÁÉÍÓÚÑ]")
_LEADS_ON = {"and", "or", "of", "for", "with", "in", "to", "the", "y", "de", "con", "en", "para", "a"}
_COMMA = re.compile(r"\s*,\s*(?![^()]*\))")
_LABEL = re.compile(r"^([\w&/ .'-]{2,40}):\s+(.+)$")
_SIZE = re.compile(
    r"^\d[\d.,/]*[- ]?(?:tons?|toneladas?|hp|k?w|k?v|amps?|volts?|in(?:ch)?|ft|feet|lbs?|gal(?:lons?)?|yards?|axis"
    r"|[mc]?m|wpm)\b",
    re.IGNORECASE,
)
_SEMICOLON = re.compile(r"\s*;\s*")
_AND = re.compile(r"\s(?:and|y|&|or)\s")
_LEADING_AND = re.compile(r"^(?:and|y|e)\s+")


def paragraphs(rows: Sequence[Row]) -> Iterator[str]:
    """The section's texts: a list that runs on over the line's end is one."""
    lines = [line for row in rows for line in row.lines if not is_aside(line.text) or _is_name(line.text)]
    right = max((line.right for line in lines), default=0.0)
    goes_on = _go_on_below_bullets(lines)
    text, previous = "", None
    for line in lines:
        if previous is not None and (line in goes_on or _runs_on(text, line, previous, right - previous.right)):
            text = f"{text}, {line.text}" if _ends_item(text, line.text) else f"{text} {line.text}"
        else:
            if text:
                yield text
            text = line.text
        previous = line
    if text:
        yield text


def _go_on_below_bullets(lines: Sequence[Line]) -> frozenset[Line]:
    """Lines without a bullet among items that each have one: they go on with the item right above them.

    They stand under its words and no further off than items are; a group's name stands further left, or in bold.
    """
    pairs = [(one, other) for one, other in pairwise(lines) if one.page == other.page and one.top < other.top]
    between = [other.top - one.top for one, other in pairs if one.bullet and other.bullet]
    if sum(line.bullet for line in lines) < FEWEST_BULLETS or not between:
        return frozenset()
    closest = min(between)
    found: set[Line] = set()
    for above, line in pairs:
        within = above.bullet or above in found
        under = abs(line.left - above.left) <= SAME_LEFT and line.bold == above.bold and line.size == above.size
        if within and under and not line.bullet and line.top - above.top <= closest + SAME_TOP:
            found.add(line)
    return frozenset(found)


def _ends_item(text: str, line: str) -> bool:
    """True where a list's line ends with an item: the next begins with a capital, which no item has within."""
    items = [item for item in _COMMA.split(f"{without_label(text)}, {line}") if item]
    if text.endswith((",", ";", "&", "-", "/")) or len(items) < FEWEST_ITEMS or not line[:1].isupper():
        return False
    last = text.rsplit(maxsplit=1)[-1]
    if line.split(maxsplit=1)[0].isupper() or last[:1].isupper() or last in _LEADS_ON:
        return False
    return all(item[:1].isupper() for item in items) and not any(_INNER_CAPITAL.search(item) for item in items)


def _is_name(text: str) -> bool:
    """A single word: "Node.js" looks like an address and is a skill."""
    return len(text.split()) == 1 and not text[:1].isdigit() and "/" not in text


def _runs_on(text: str, line: Line, previous: Line, free: float) -> bool:
    if line.bullet or (line.page, line.top) <= (previous.page, previous.top):
        return False
    if text.endswith((",", ";")) or line.text.startswith("("):
        return True
    full = free < FULL_LINE or line.page > previous.page  # a page may end anywhere
    if line.text[:1].islower() and line.left > previous.left - 2 and full:
        return True
    return text.count(",") > 1 and free < FULL_LIST_LINE and not _LABEL.match(line.text)


def items_of(text: str) -> list[str]:
    """The items of one paragraph, without the label before them."""
    if len(text) < LONGEST_LABEL and text.endswith(":"):
        return []
    if heading(
        text
    ):  # a group's name within the section ("Power Tools") may be a skill too, a bare "Equipment" is none
        return [text] if len(text.split()) > 1 else []
    label = _LABEL.match(text)
    text = label[2] if label else text
    if len(_MISREAD_BULLETS.findall(text)) >= FEWEST_MISREAD:
        text = _ALSO_BULLET.sub(" • ", text)
    parts = [part for piece in _STRONG.split(text) for part in _at_commas(piece)]
    if _semicolons_part(text):
        parts = [piece for piece in _SEMICOLON.split(text) if piece]
    if _is_sentence(text, parts) or (label is None and _is_one_claim(parts)):
        return [text]
    return [_LEADING_AND.sub("", part) for part in _with_sizes(parts)]


def _semicolons_part(text: str) -> bool:
    """True where semicolons part the items and a comma stands within one ("air brakes, 26-L; journals; welding")."""
    pieces = [piece for piece in _SEMICOLON.split(text) if piece]
    if len(pieces) > 1 and all(piece.endswith(")") for piece in pieces):
        return True  # each with its level in brackets
    with_commas = sum("," in piece for piece in pieces)
    return len(pieces) >= FEWEST_PIECES and 0 < with_commas <= FEW_WITH_COMMAS * len(pieces)


def _at_commas(text: str) -> list[str]:
    """A comma in parentheses parts nothing, unless the text is so long that nobody would look for their ends."""
    return _COMMA.split(text) if len(text) <= LONGEST_LIST else text.split(", ")


def _with_sizes(parts: Sequence[str]) -> list[str]:
    """The items; a size behind a comma ("Overhead crane, 50-ton") is no item of its own."""
    found: list[str] = []
    for part in parts:
        if found and _SIZE.match(part):
            found[-1] = f"{found[-1]}, {part}"
        else:
            found.append(part)
    return found


def without_label(text: str) -> str:
    """A row without the name of its group ("Power tools: grinder, drill"); nothing for a row that is such a name."""
    if len(text) < LONGEST_LABEL and text.endswith(":"):
        return ""
    label = _LABEL.match(text)
    return label[2] if label else text


def label_of(text: str) -> str:
    """The name of a row's group ("Power tools: grinder, drill"), or nothing."""
    label = _LABEL.match(text)
    return label[1] if label else ""


def apart(text: str) -> list[str]:
    """What bullets, semicolons, wide blanks or dashes within a line hold apart."""
    return _STRONG.split(text)


def _is_sentence(text: str, parts: Sequence[str]) -> bool:
    longest = max(len(part.split()) for part in parts)
    ended = text.endswith(".") and len(text.split()) >= SENTENCE_WORDS and longest >= SENTENCE_PART_WORDS
    return ended or longest >= SENTENCE_WORDS


def _is_one_claim(parts: Sequence[str]) -> bool:
    """True for one item in its writer's eyes: "Fiberglass, composite and sheet metal". "Excel, Word" are two."""
    few = len(parts) in {2, 3} and all(len(part.split()) <= CLAIM_PART_WORDS for part in parts)
    return few and bool(_AND.search(parts[-1]))
