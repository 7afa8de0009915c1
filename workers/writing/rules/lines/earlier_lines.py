"""Which line of an earlier job a letter tells first: one of the trade applied for, none that any helper could tell."""

import re
from collections.abc import Callable, Sequence

from workers.language.occupations import is_occupation
from workers.language.words import words_of
from workers.writing.rules.worth.what_lines_say import tells_a_helpers_part
from workers.writing.trades.families import families_of_title
from workers.writing.words.phrases import Statement

_OF_ANY_HELPER = re.compile(
    r"(?:(?:i |did |some |general )*)(?:flagg(?:ed|ing)|traffic control|clean(?:ed|ing)?[ -]?up|sw(?:ept|eeping)"
    r"|(?:held |stood )?(?:fire|hole) ?watch|errands|ran (?:for )?parts|(?:hauled |took out )?trash|stock(?:ed|ing)"
    r"|fetch(?:ed|ing)|load(?:ed|ing) trucks?(?! with\b)|hand digging|grunt work)\b",
    re.IGNORECASE,
)
"""What is done at first in any trade, at the head of a line."""

_HOW = re.compile(r"\w (?:with|for|from|on|in|at|to|con|para|en|a) \w")


def says_how(line: str) -> bool:
    """Whether a line tells more of a helper's part than that it was done: carried up materials with a pulley."""
    return _HOW.search(line) is not None


def is_of_any_helper(line: str) -> bool:
    """Whether a line begins with what is done at first in any trade: flagging, cleanup."""
    return bool(_OF_ANY_HELPER.match(line))


def telling_first(
    lines: Sequence[Statement], title: str, says_position: Callable[[Statement], bool]
) -> list[Statement]:
    """The first line, or one of the position's trade before it, then those that say what the position is called."""
    first = next((one for one in lines if names_trade(one.text, title)), None) or next(iter(lines), None)
    rest = sorted((one for one in lines if one is not first), key=says_position, reverse=True)
    return [*([first] if first else []), *rest]


def tells_of_trade(line: str, title: str) -> bool:
    """Whether a line of a learner's job says more than what every helper does, or names the position's trade."""
    return not tells_a_helpers_part(line) or names_trade(line, title)


def names_trade(line: str, title: str) -> bool:
    """Whether a line has a word of the trade that a position is of: the refrigeration contractor."""
    own = families_of_title(title)
    words = [word.folded for word in words_of(line)]
    return any(families_of_title(word) & own for word in words if not is_occupation(word))
