"""Words without which a pattern finds nothing, so that most patterns of a long table needn't be tried."""

import re

_OPTIONAL = re.compile(r"[?*]|\{0?,")
_REPEATED = re.compile(r"(?:[?*+]|\{[\d,]*\})[?+]?")
_IN_GROUP = re.compile(r"\(\?(?:[aiLmsux-]*:|P<\w+>|=)|\((?!\?)")
"""A group whose text stands in what is found, or behind it; not one that must be missing, or stands before it."""
_LEAST = 2
_MOST = 12
_ANYWHERE = ("",)
"""What every text has."""

Needles = tuple[str, ...]


def has_needle(needles: Needles, folded: str) -> bool:
    """Whether one of them stands in a folded text."""
    for one in needles:  # noqa: SIM110 - a loop of its own is half as long as a generator's
        if one in folded:
            return True
    return False


def needles_of(pattern: str) -> Needles:
    """Folded texts of which one stands in whatever the pattern finds; one empty text where none is sure."""
    return _of_choice(pattern, 0)[0] or _ANYWHERE


def _of_choice(pattern: str, at: int) -> tuple[Needles, int]:
    """The needles of what stands from there to the end of its group, and that end; none where a branch has none."""
    branches: list[Needles] = []
    while True:
        needles, at = _of_branch(pattern, at)
        branches.append(needles)
        if at >= len(pattern) or pattern[at] == ")":
            break
        at += 1
    together = tuple(dict.fromkeys(one for needles in branches for one in needles))
    return together if all(branches) and len(together) <= _MOST else (), at


def _of_branch(pattern: str, at: int) -> tuple[Needles, int]:
    """The best needles of a sequence, and where the branch ends."""
    best: Needles = ()
    run = ""
    while at < len(pattern) and pattern[at] not in "|)":
        is_plain = pattern[at] not in "\\[(.^$"
        inner: Needles = ()
        if pattern[at] == "(":
            opened = _IN_GROUP.match(pattern, at)
            inner, at = _of_choice(pattern, opened.end() if opened else _past_sign(pattern, at))
            inner = inner if opened else ()
            at += 1
        elif pattern[at] == "[":
            at = _past_class(pattern, at)
        else:
            at += 2 if pattern[at] == "\\" else 1
        repeated = _REPEATED.match(pattern, at)
        is_sure = not _OPTIONAL.match(pattern, at)
        if is_plain and is_sure:
            run += pattern[at - 1]
        if not is_plain or repeated:
            best, run = _better(best, (run,)), ""
        best = _better(best, inner) if is_sure else best
        at = repeated.end() if repeated else at
    return _better(best, (run,)), at


def _better(one: Needles, other: Needles) -> Needles:
    """Which are the rarer: longer ones, and fewer."""
    folded = tuple(text.casefold() for text in other)
    if not folded or min(map(len, folded)) < _LEAST:
        return one
    return folded if not one or _weight(folded) > _weight(one) else one


def _weight(needles: Needles) -> float:
    return min(map(len, needles)) - len(needles) / 2


def _past_sign(pattern: str, at: int) -> int:
    """Return the index behind the opening of a lookaround: "(?<!", "(?!", "(?<="."""
    return at + (4 if pattern.startswith("(?<", at) else 3)


def _past_class(pattern: str, at: int) -> int:
    """Return the index behind the bracket that ends a class of letters."""
    at += 2 if pattern.startswith("[^", at) else 1
    at += pattern.startswith("]", at)
    while pattern[at] != "]":
        at += 2 if pattern[at] == "\\" else 1
    return at + 1
