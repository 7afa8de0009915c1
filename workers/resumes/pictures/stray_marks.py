"""What tesseract reads where a picture holds no letters: a table's rules, icons before headings, shadows on the paper.

Only for pictures: in a PDF's text, the same characters are the writer's own.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from statistics import median

import msgspec

from workers.resumes.pictures.tesseract import BULLETS, Word
from workers.resumes.text.headings import heading

GUESSED = 50.0  # percent of confidence: a line without a surer word is no text, but what the paper lies on
WIDE = 1.6  # heights of the letters: a blank that parts two columns
BESIDE_DOT = 0.6  # heights of the letters: a blank on each side of a dot that stands between two columns
PARTS_HEADING = 1.0  # heights of the highest letters: a blank that parts a heading from what stands beside it
LONGEST_SCRAP = 2  # characters
_RULES = frozenset("|¦[]_")
_AFTER_HEADING = frozenset("|¦=»«")  # a heading's own bar, or the bullet of the first item beside it
_DOTS = frozenset("@©®°¢")  # of a line of time, between the dates and what was done


def without_stray_marks(words: Sequence[Word]) -> list[Word]:
    """The words of a page without those that stand for no letters; a line is cut behind a heading at its beginning."""
    found: list[Word] = []
    for _, of_line in groupby(words, key=lambda word: word.line):
        line = [word for word in of_line if word.text.strip()]
        if any(_has_letters(word) and word.confidence >= GUESSED for word in line):
            for number, part in enumerate(_parted_by_dots(list(_without_rules(line)))):
                found += _cut_behind_heading(_without_icon(_on_line(part, f"part {number}")))
    return found


def _without_rules(line: Sequence[Word]) -> Iterator[Word]:
    """The line without a table's rules; what signs are left are no higher than the letters."""
    letters = [word for word in line if _has_letters(word)]
    height = median(word.bottom - word.top for word in letters)
    top, bottom = min(word.top for word in letters), max(word.bottom for word in letters)
    for at, word in enumerate(line):
        before = word.left - line[at - 1].right if at else None
        behind = line[at + 1].left - word.right if at + 1 < len(line) else None
        if _has_letters(word):
            yield word
        elif not set(word.text) <= _RULES or not _stands_apart(before, behind, WIDE * height):
            yield msgspec.structs.replace(word, top=max(top, word.top), bottom=min(bottom, word.bottom))


def _stands_apart(before: float | None, behind: float | None, wide: float) -> bool:
    """True for a rule at either end of a line or beside a blank that parts columns ("Rigging | Welding" has none)."""
    return before is None or behind is None or max(before, behind) > wide


def _parted_by_dots(line: Sequence[Word]) -> list[list[Word]]:
    """The line's parts before and behind a timeline's dot ("2019 - 2021  @  Harbor Steel"); one in most lines."""
    height = median(word.bottom - word.top for word in line if _has_letters(word))
    parts: list[list[Word]] = [[]]
    for at, word in enumerate(line):
        inside = 0 < at < len(line) - 1 and word.text in _DOTS
        if inside and min(word.left - line[at - 1].right, line[at + 1].left - word.right) > BESIDE_DOT * height:
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in parts if part]


def _without_icon(line: Sequence[Word]) -> Sequence[Word]:
    """The line without an icon, which is read as a sign or a letter or two, before the words of a heading."""
    if len(line) == 1 or len(line[0].text) > LONGEST_SCRAP:
        return line
    first, rest = line[0].text, " ".join(word.text for word in line[1:])
    # In small letters, "5S Training" and "• Training" are items of a list.
    in_capitals = rest.isupper() and rest[0].isalpha()
    may_be_icon = in_capitals or (rest[:1].isupper() and not _has_letters(line[0]) and not set(first) <= set(BULLETS))
    known = heading(f"{first} {rest}") is not None and _has_letters(line[0])
    return line[1:] if may_be_icon and not known and heading(rest) is not None else line


def _cut_behind_heading(line: Sequence[Word]) -> list[Word]:
    """The line's words; those beside a heading are a line of their own: "Skills = Rigging", "Experience   Welder"."""
    if not line:
        return []
    height = max(word.bottom - word.top for word in line)
    for at, word in enumerate(line[1:], start=1):
        apart = word.text in _AFTER_HEADING or word.left - line[at - 1].right > PARTS_HEADING * height
        if apart:
            opens = line[0].text[:1].isupper() and heading(" ".join(one.text for one in line[:at])) is not None
            return [*line[:at], *_as_another_line(line[at:])] if opens else list(line)
    return list(line)


def _as_another_line(words: Sequence[Word]) -> list[Word]:
    """The words as a printed line of their own, without a bar before them."""
    return _on_line(words[1:] if set(words[0].text) <= _RULES else words, "behind")


def _on_line(words: Sequence[Word], part: str) -> list[Word]:
    return [msgspec.structs.replace(word, line=(*word.line, part)) for word in words]


def _has_letters(word: Word) -> bool:
    return any(map(str.isalnum, word.text))
