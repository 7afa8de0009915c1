"""Things that are used: machines, tools and vehicles, with "a" before a single one."""

import re
from functools import cache

from workers.trades import vocabulary_files
from workers.writing.words.articles import article_for
from workers.writing.words.english_verbs import word_table, words_in

_MODEL = 3
"""Digits from which a number is a model's: a 950 loader, but 2 lathes."""
_SHORTEST = 3
_NOT_USED = frozenset({"some", "maintaining", "repairing", "inspecting", "servicing", "cleaning", "operating"})
_HEAD_ENDS = re.compile(r"\s(?:with|for|on|in|at|of|to|from|till|when|by|under|up)\s|[(:,]", re.IGNORECASE)


def is_gear(text: str) -> bool:
    """Whether what a thing is about is used: digger derrick, track saw, ELD (Samsara).

    Machines in the plural may as well be what somebody repairs: heat pumps.
    """
    words = _head(text)
    if (
        not words
        or ":" in text
        or words[0] in _NOT_USED
        or words[-1] in word_table()["parts"]
        or words[-1].startswith("unit")
        or any(word in word_table()["acts"] for word in words)
    ):
        return False
    types = _types(words)
    is_one = not words[-1].endswith("s") or words[-1].endswith("ss") or any(c.isdecimal() for c in text)
    return bool(types & {"Hand Tool", "Power Tool"}) or (is_one and "Heavy Equipment" in types)


def is_repaired_too(text: str) -> bool:
    """Whether they are several machines: some drive such, others repair them, and all work with them."""
    words = _head(text)
    return bool(words) and words[-1].endswith("s") and "Heavy Equipment" in _types(words) and len(_types(words)) == 1


def is_driven(text: str) -> bool:
    """Whether it is one machine that somebody drives or runs: a dry van, a 950 loader."""
    words = _head(text)
    return bool(words) and not words[-1].endswith("s") and _types(words) == {"Heavy Equipment"}


def _types(words: list[str]) -> set[str]:
    names = [" ".join(words[begin:]) for begin in range(len(words))]
    return {_names().get(one, "") for name in names for one in (name, name.removesuffix("s"))} - {""}


def with_article_of_gear(text: str) -> str:
    """The thing behind "a" where it is a single one and nothing determines it."""
    if re.fullmatch(r"[\w-]+(?: [\w-]+)? and [\w-]+(?: [\w-]+)?", text):
        return " and ".join(map(with_article_of_gear, text.split(" and ")))
    words = _head(text)
    last = words[-1] if words else ""
    is_single = not last.endswith("s") or last.endswith("ss")
    is_measure = bool(re.match(r"\d+(?:['\"\u2019]|-?ft\b| ?ton\b)", text))
    is_counted = bool(words) and words[0].isdecimal() and len(words[0]) < _MODEL and not is_measure
    is_determined = not words or words[0] in word_table()["determiners"] or is_counted or " and " in text
    is_named = re.search(r"\d", last) or last.endswith(("equipment", "ware", "ing"))
    return text if not is_single or is_determined or is_named else f"{article_for(text)} {text}"


def _head(text: str) -> list[str]:
    return [word.group().lower() for word in words_in(_HEAD_ENDS.split(text, maxsplit=1)[0])]


@cache
def _names() -> dict[str, str]:
    """The type of machines and tools by their names, and by the nouns that end such names."""
    rows = (
        *vocabulary_files.entries("gear_heads.tsv"),
        *vocabulary_files.entries("trade_terms.tsv"),
        *vocabulary_files.entries("tool_names.tsv"),
    )
    return {row[0].lower(): row[1] for row in rows if len(row) > 1 and len(row[0]) >= _SHORTEST}
