"""How the word lists beside this module are put together."""

import re
from collections.abc import Iterator

_BEGINS = r"\b"
_FRONT = "^"


def any_of(*patterns: str) -> re.Pattern[str]:
    """Return one pattern that matches where any of these does, in either case."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


class AnyOf:
    """Whether any of many patterns is in a text, in either case; several times as soon as `any_of`, which says where.

    A pattern is tried at each letter. So those that begin with a word stand behind one sign of where words begin, those
    of a text's beginning are tried there alone, and text and patterns are in small letters: of a letter as it stands
    the engine sees at once that no word begins so.
    """

    def __init__(self, *patterns: str) -> None:
        ways = [way for pattern in patterns for way in _ways_of(_in_small_letters(pattern))]
        words, fronts = (
            [way.removeprefix(begin) for way in ways if way.startswith(begin)] for begin in (_BEGINS, _FRONT)
        )
        others = [way for way in ways if not way.startswith((_BEGINS, _FRONT))]
        self._anywhere = [
            re.compile(begin + "(?:" + "|".join(some) + ")") for begin, some in ((_BEGINS, words), ("", others)) if some
        ]
        self._front = re.compile("|".join(fronts) or "(?!)")

    def search(self, text: str) -> bool:
        """Whether the pattern matches anywhere in the text."""
        return self.is_in(text.lower())

    def is_in(self, small: str) -> bool:
        """Whether it is in a text that is in small letters already: who asks for many puts it so once."""
        for pattern in self._anywhere:
            if pattern.search(small):
                return True
        return self._front.match(small) is not None

    def fullmatch(self, text: str) -> bool:
        """Whether the pattern matches the whole text."""
        small = text.lower()
        return any(pattern.fullmatch(small) for pattern in (*self._anywhere, self._front))


class EitherCase:
    """Where a pattern is in a text, in either case; twice as soon as with `re.IGNORECASE`, for the reason above.

    What it returns tells places: the words are in small letters, and are to be taken from the text.
    """

    def __init__(self, pattern: str) -> None:
        self._any = re.compile(pattern, re.IGNORECASE)
        self._small = re.compile(_in_small_letters(pattern))

    def search(self, text: str) -> re.Match[str] | None:
        """Find the first place."""
        pattern, text = self._for(text)
        return pattern.search(text)

    def match(self, text: str) -> re.Match[str] | None:
        """Find it at the text's beginning."""
        pattern, text = self._for(text)
        return pattern.match(text)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Find it as the whole text."""
        pattern, text = self._for(text)
        return pattern.fullmatch(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Find all places."""
        pattern, text = self._for(text)
        return pattern.finditer(text)

    def without(self, text: str, instead: str) -> str:
        """Put `instead` in all places."""
        return self._any.sub(instead, text) if self.search(text) else text

    def _for(self, text: str) -> tuple[re.Pattern[str], str]:
        """Few letters, such as that of İzmir, are two when small; then places would be others."""
        small = text.lower()
        return (self._small, small) if len(small) == len(text) else (self._any, text)


def _in_small_letters(pattern: str) -> str:
    r"""Return a pattern in small letters, without changing its classes of letters such as \W."""
    return re.sub(r"\\.|[^\\]+", lambda part: part[0] if part[0][0] == "\\" else part[0].lower(), pattern)


def _ways_of(pattern: str) -> Iterator[str]:
    """The alternatives of which a pattern consists, as far as they stand in no brackets."""
    depth, way = 0, ""
    for part in re.findall(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|.", pattern, re.DOTALL):
        depth += (part == "(") - (part == ")")
        if part == "|" and not depth:
            yield way
            way = ""
        else:
            way += part
    yield way


def mark(pattern: str) -> str:
    """A word of an id or class: whole, between its hyphens, underscores or blanks."""
    return rf"(?:^|[\W_])(?:{pattern})(?:$|[\W_])"
