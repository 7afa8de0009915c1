"""Words of the trades typed short and spelled out by a table (data/short_words.*.tsv): "3-4 mold chgs", "drive mtrs".

A word with two meanings is spelled out only where what stands beside it says which is meant: drive motors, gas meters.
The rest stays as it was typed, since a wrong word is worse than a short one.
"""

import re
from functools import cache, cached_property, lru_cache
from pathlib import Path

from workers.language.grammar import LanguageCode

_HEAD = re.compile(r"(?:^|[,;:(/.]|\b(?:and|then|or|[yeo])|[&+])\s*$", re.IGNORECASE)
"""What stands before the head of a piece of a line."""
_END = re.compile(
    r"\.?\s*(?:[,;:()/&+]|$|[-\u2013\u2014] )|\.\s|\.? (?:w/|[pc]/|(?:and|or|on|in|for|with|at|per|to|from|of|by|off"
    r"|when|as|[yeoa]|en|de|del|al|con|para|por|x)\b)"
)
"""What stands behind the end of a phrase."""
_MORE = re.compile(r"\.? ?[\w(#&+]")
_STOP = re.compile(r"\.(?=\s+[a-z\d&+(]|\s*[,;:/)]|\s+[-\u2013\u2014] |\s*$)")
"""A full stop that only shortens: no sentence begins behind it."""
_STOP_OF_HEAD = re.compile(r"\.(?=\s+\w)")

Meaning = tuple[str, tuple["_Place", ...]]
"""What a short word stands for, and the places where it does; no place is everywhere."""


class _Place:
    """A place of a short word: "drive _", "^ _ the", "~ ties ballast", "~~ press".

    Read when it is first asked for: of a thousand places a worker meets few.
    """

    def __init__(self, told: str) -> None:
        self._told = told

    @cached_property
    def _parts(self) -> tuple[list[str], list[str], frozenset[str]]:
        """Return prefixes, suffixes, and the signs of a word's head and end."""
        parts = self._told.partition("~")[0].split()
        signs = frozenset(parts) & {"^", "$"}
        parts = [one for one in parts if one not in signs]
        at = parts.index("_") if "_" in parts else 0
        return parts[:at], parts[at + 1 :], signs

    @cached_property
    def _beside(self) -> tuple[re.Pattern[str] | None, re.Pattern[str] | None]:
        before, behind, _ = self._parts
        return (
            re.compile(rf"(?<![\w']){_joined(before)}[ -]*$", re.IGNORECASE) if before else None,
            re.compile(rf"\.?[ -]*{_joined(behind)}(?!\w)", re.IGNORECASE) if behind else None,
        )

    @cached_property
    def _anywhere(self) -> re.Pattern[str] | None:
        words = self._told.partition("~")[2].removeprefix("~").split()
        told = "|".join(re.escape(one.replace("_", " ")) for one in words)
        return re.compile(rf"(?<!\w)(?:{told})(?!\w)", re.IGNORECASE) if words else None

    def holds(self, before: str, behind: str, around: str) -> bool:
        """Whether the text around a short word is such a place; `around` is what else its job says."""
        signs, (left, right) = self._parts[2], self._beside
        if "^" in signs and not (_HEAD.search(before) and (right or _MORE.match(behind))):
            return False
        if "$" in signs and not _END.match(behind):
            return False
        if (left and not left.search(before)) or (right and not right.match(behind)):
            return False
        texts = (before, behind, around if "~~" in self._told else "")
        return self._anywhere is None or any(map(self._anywhere.search, texts))


def _joined(parts: list[str]) -> str:
    return r"\s*".join(map(_part, parts))


def _part(one: str) -> str:
    return {"#": r"\d[\d,.-]*", "*ed": r"[a-z]+ed"}.get(one) or re.escape(one)


@lru_cache(maxsize=1024)
def in_whole_words(text: str, code: LanguageCode = "en", names: frozenset[str] = frozenset(), around: str = "") -> str:
    """A line or a name with its short words spelled out, and all else as it was.

    `names` are right as they are; `around` is the title and the other lines of the job.
    """
    told, begin = "", 0
    for found in _tokens(code).finditer(text):
        before = told + text[begin : found.start()]
        behind = text[found.end() :]
        whole = _meant(found[0], (before, behind, around), code) if found[0] not in names else None
        if whole is None:
            continue
        is_capital = found[0][0].isupper() and not found[0][1:2].isupper()
        stop = _STOP.match(text, found.end()) or (
            _STOP_OF_HEAD.match(text, found.end()) if _HEAD.search(before) else None
        )
        told = before + (whole[0].upper() + whole[1:] if is_capital else whole)
        begin = stop.end() if stop else found.end()
    return told + text[begin:] if begin else text


def _meant(short: str, place: tuple[str, str, str], code: LanguageCode) -> str | None:
    table = _table(code)
    meanings = table.get(short) or (table.get(short.lower()) if short[1:].islower() or len(short) == 1 else None)
    if meanings is None:
        return None
    return next((whole for whole, places in meanings if not places or any(one.holds(*place) for one in places)), None)


@cache
def _tokens(code: LanguageCode) -> re.Pattern[str]:
    shorts = sorted(_table(code), key=len, reverse=True)
    return re.compile(
        rf"(?<![\w@.'\u2019-])(?:{'|'.join(map(re.escape, shorts))})(?![\w@'\u2019-]|\.\w)", re.IGNORECASE
    )


@cache
def _table(code: LanguageCode) -> dict[str, list[Meaning]]:
    rows = (Path(__file__).parent / f"data/short_words.{code}.tsv").read_text(encoding="utf-8").splitlines()
    table: dict[str, list[Meaning]] = {}
    for row in rows:
        if not row.startswith("# "):
            short, whole, *where = row.split("\t")
            places = tuple(_Place(one) for told in where for one in told.split(";"))
            table.setdefault(short, []).append((whole, places))
    return table
