"""What a page's headings part: of each section what it holds, and what a reader has passed before it.

One line of another job's card reads as the posting's own do; the heading over it, the lines beside it and what stands
between the posting's first line and this one tell them apart.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workers.language.words import fold
from workers.posting.blocks.borders import bucket
from workers.posting.blocks.page_blocks import Block
from workers.posting.markup.tree import HEADINGS
from workers.posting.text.clean_text import bare
from workers.posting.text.heading_lines import FOREIGN_HEADING
from workers.posting.text.patterns import AnyOf
from workers.posting.text.subjects import JOB_WORD

_CLOSES = AnyOf(
    r"equal[- ]opportunity|\bEEOE?\b|e-verify|affirmative action|regardless of|without regard to|discriminat"
    r"|igualdad de oportunidades|sin discriminar|discrimina|\bapply (?:in person|at|by|with|on|through)\b"
    r"|\b(?:send|bring|mail|e-?mail|fax|text) (?:us |me )?(?:a |an |your |the )|\b(?:call|text|ask for|see) [a-z0-9(]"
    r"|\bto apply\b|\bstop by\b|\bcome (?:by|in|to)\b"
    r"|\b(?:ll[aá]m|mand|env[ií]|pregunt|preséntat|acud|marc|ven a|pas[ae] )",
)
"""How to apply, and that an employer treats all alike: with these postings end."""
_NAME_OF_A_JOB = re.compile(r"^\W*(?P<name>[^.,:;|()!?\u2013\u2014]{3,55}?)(?:\s*[.,:;|(\u2013\u2014]|\s-\s|$)")
_QUOTED = re.compile(r"^[\"'\u201c\u2018\u00ab]")
_WORD = re.compile(r"[a-záéíóúüñ]+(?:'[a-z]+)?|\$|@|©|\d+")
_MOST_WORDS_OF_A_HEADING = 8
_MOST_TITLES = 50
"""With which a line is compared: a hostile page has thousands."""
_LONGEST_NAME = 6
"""Words of a job's name that opens a line."""
_COUNTS = (0, 1, 2, 4, 8)
_CUES = (0, 0.5, 1, 2)
_FAR = (1, 2, 4, 8, 16)
_JOBS = (0, 1, 3)
_LENGTHS = (25, 50, 90, 160)
_MANY_FOREIGN = 2


class Sections:
    """The sections of a page's blocks.

    `first` is the first that the rules took, `titles` the letters of the job's names, `cues` of how many of a posting's
    subjects each block speaks.
    """

    def __init__(self, blocks: Sequence[Block], first: int, titles: set[str], cues: Sequence[int]) -> None:
        self._blocks, self._cues = blocks, cues
        self._starts: list[int] = []
        start = 0
        for number, block in enumerate(blocks):
            start = number if _is_heading(block) else start
            self._starts.append(start)
        few_titles = sorted(titles)[:_MOST_TITLES]
        # A posting may open with its own job's name, in other words than its title's.
        self._other_job = [
            number > first and _names_another_job(block.text, few_titles) for number, block in enumerate(blocks)
        ]
        self._closes = [_CLOSES.search(block.text) for block in blocks]
        ends = [*dict.fromkeys(self._starts), len(blocks)]
        self._signs = {start: list(self._of_section(start, end)) for start, end in pairwise(ends)}
        self._passed = list(self._passed_before(first))

    def signs(self, number: int) -> Iterator[str]:
        """Yield a block's signs: its section's, those of what stands before it, and its own."""
        yield from self._signs[self._starts[number]]
        yield from self._passed[number]
        if self._other_job[number]:
            yield "names another job"
        if self._closes[number]:
            yield "closes"
        if _QUOTED.match(self._blocks[number].text):
            yield "quoted"

    def signs_of_border(self, number: int) -> Iterator[str]:
        """Yield the signs of the border before a block.

        At a heading these are those of the section that begins, and of the heading's words.
        """
        yield from self._passed[number]
        if self._starts[number] == number:
            yield from self._signs[number]
            if _is_heading(self._blocks[number]):
                yield from (f"h={word}" for word in words_of_heading(self._blocks[number].text))
        elif self._other_job[number]:
            yield "names another job"

    def _passed_before(self, first: int) -> Iterator[list[str]]:
        """Yield for each block the signs of what stands between the first that the rules took and it."""
        foreign, others, closed_at = 0, 0, -1
        for number, block in enumerate(self._blocks):
            yield [
                f"passed foreign {min(foreign, _MANY_FOREIGN)}",
                f"passed jobs {bucket(others, _JOBS)}",
                f"since close {bucket(number - closed_at, _FAR) if closed_at >= 0 else 'none'}",
            ]
            if 0 <= first <= number:
                foreign += _is_heading(block) and bool(FOREIGN_HEADING.fullmatch(block.text.rstrip(":!. ")))
                others += self._other_job[number]
                closed_at = number if self._closes[number] else closed_at

    def _of_section(self, start: int, end: int) -> Iterator[str]:
        within = range(start + 1, end)
        if not _is_heading(self._blocks[start]) or not within:
            return
        count = len(within)
        yield f"section of {bucket(count, _COUNTS)}"
        others = sum(self._other_job[one] for one in within)
        yield f"section jobs {0 if not others else 2 if 2 * others > count else 1}"
        texts = [self._blocks[one].text for one in within]
        yield f"section cues {bucket(sum(self._cues[one] for one in within) / count, _CUES)}"
        yield f"section mean {bucket(sum(map(len, texts)) / count, _LENGTHS)}"
        if any(map(_QUOTED.match, texts)):
            yield "section quotes"
        if any("?" in text for text in texts):
            yield "section asks"
        if any(self._closes[one] for one in within):
            yield "section closes"


def _is_heading(block: Block) -> bool:
    return block.box.tag in HEADINGS


def _names_another_job(text: str, titles: Sequence[str]) -> bool:
    """Whether the line begins with a job's name that isn't the posting's: 'Yard Mechanic, Gary, IN. Repairs ...'."""
    found = _NAME_OF_A_JOB.match(text)
    if not found:
        return False
    name = found["name"].strip()
    words = name.split()
    if len(words) > _LONGEST_NAME or not JOB_WORD.search(name):
        return False
    letters = bare(name)
    return not any(letters in title or title in letters for title in titles)


def words_in(text: str) -> list[str]:
    """Return a text's words without capitals and accents; every number is the same word."""
    return ["0" if word.isdecimal() else word for word in _WORD.findall(fold(text))]


def words_of_heading(text: str) -> list[str]:
    """Return a heading's first words."""
    return words_in(text)[:_MOST_WORDS_OF_A_HEADING]
