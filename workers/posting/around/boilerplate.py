"""Lines that a site puts into and under a posting: buttons, notices, lists of other jobs."""

import re
from collections.abc import Sequence

from workers.language.words import fold
from workers.posting.text.clean_text import BULLET, clean_lines
from workers.posting.text.heading_lines import SECTION_HEADING
from workers.posting.text.page_lines import ENDS_POSTING, INVITES, NOISE_LINE, is_noise_sentence
from workers.posting.text.subjects import cues_in

_LONGEST_HEADING = 90
_LONGEST_CLOSING_LINE = 90
_LONGEST_NOISE = 400
_BEFORE_CLOSING = 0.3
"""How much of the text must stand before a line that ends a posting: 'Apply now' is also the first line of many."""
_NAME = re.compile(r"\b[A-Z]\w{3,}")
_CUES_OF_A_PART = 2


def without_boilerplate(text: str, board: Sequence[str] = ()) -> str:
    """Lines that are a site's buttons go, and all that follows a line after which no posting goes on.

    `board` is what the site is called where it carries the postings of others: a line that names it is its own.
    """
    lines = text.split("\n")
    kept: list[str] = []
    read = 0
    for number, line in enumerate(lines):
        bare = line.strip().removeprefix(BULLET)
        is_late = len(bare) <= _LONGEST_CLOSING_LINE and read > _BEFORE_CLOSING * len(text)
        if is_late and (ENDS_POSTING.fullmatch(bare) or (INVITES.fullmatch(bare) and not _goes_on(lines[number:]))):
            break
        read += len(line)
        if not _is_noise(bare) and not _speaks_of_the_site(bare, board):
            kept.append(line)
    return clean_lines("\n".join(kept))


def _speaks_of_the_site(line: str, board: Sequence[str]) -> bool:
    """Whether a name in the line is the site's: 'WorkSource' of worksourcewa."""
    if not board or len(line) > _LONGEST_NOISE:
        return False
    names = [fold(word) for word in _NAME.findall(line)]
    return any(slug.startswith(name) and 2 * len(name) > len(slug) for name in names for slug in board)


def _is_noise(line: str) -> bool:
    if len(line) <= _LONGEST_CLOSING_LINE and (NOISE_LINE.fullmatch(line) or INVITES.fullmatch(line)):
        return True
    return len(line) <= _LONGEST_NOISE and is_noise_sentence(line)


def _goes_on(rest: list[str]) -> bool:
    """Whether what follows a button is more of the posting: a section's heading, and what sections speak of."""
    follows = "\n".join(rest[1:])
    has_heading = any(SECTION_HEADING.match(line.strip()) for line in rest[1:] if len(line) <= _LONGEST_HEADING)
    return has_heading and cues_in(follows) > _CUES_OF_A_PART
