"""How a letter tells a thing typed without a verb: work is done, materials are worked with, houses worked in."""

import re
from functools import cache

from workers.language.conjugation import Form, formed
from workers.language.occupations import is_occupation
from workers.trades import vocabulary_files
from workers.writing.english_lines.parts import tells_an_act
from workers.writing.words.articles import article_for
from workers.writing.words.english_verbs import verb_form, word_table, words_in

_HEAD_ENDS = re.compile(
    r"\s(?:with|for|on|in|at|of|off|to|from|till|when|by|under|up|during|between|per|every|each|out)\s|[(:,]"
)
_TAIL = re.compile(
    r"(?:(?:,| and)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekly|monthly|quarterly|yearly|nights|days"
    r"|weekends))+$",
    re.IGNORECASE,
)
_NO_THING = re.compile(
    r"(?:\d+ (?:year|yr|month|man|story)|not |no |lots of|some of|same |\d+ to \d+|later )", re.IGNORECASE
)
_NOT_WELDED = frozenset({"procedures", "machines", "machine", "rods", "welding"})
"""What stands behind a way to weld and is neither welded nor welded on."""
_APPRENTICED = re.compile(r"\bapprenticeship (?:through|with|at|\()")
_ACT = re.compile(r".{3,}(?:ments?|tions?|sions?|[- ]outs?|[- ]ins?|[- ]ups?|[- ]downs?|overs?)$")
"""How nouns end that tell an act."""
_COUNTED_ACT = re.compile(
    r"\b(test|count|inspection|search|check|audit|survey|repair|install|tune-up|rebuild|estimate|review|change|swap|analysis|tailboard)$"
)
_PLURALS = {"analysis": "analyses", "search": "searches", "survey": "surveys"}


def verb_of_thing(text: str) -> str:  # noqa: C901, PLR0911, PLR0912 - one way out for each kind
    """The verb (in its base form) with which somebody tells it as their doing; empty where none is sure."""
    words = _head(text)
    table = word_table()
    last = words[-1] if words else ""
    if text.startswith("watch for "):
        return ""
    if _APPRENTICED.search(text):
        return "do"
    if not words or _NO_THING.match(text) or last in table["times"] or last[:1].isdecimal():
        return ""
    if text[:1].isdecimal() and words[-1] in table["acts"]:
        return ""  # "3 refinery turnarounds" of a job that goes on
    is_aside = words[0] in table["asides"] - {"daily", "weekly", "monthly"}
    if ":" in text or is_occupation(last) or last in table["ranks"] or is_aside:
        return ""
    if last in table["kept"]:
        return "keep"
    if words[:2] == ["flux", "core"] or (words[0] in table["welding"] and last not in table["acts"] | _NOT_WELDED):
        return "weld"
    parts = re.split(r" and ", " ".join(words))
    places = table["inside"] | table["outside"]
    if " and " in f" {' '.join(words)} " and last in places and not tells_an_act(parts[-1]):
        return "work in" if last in table["inside"] else "work on"
    if any(tells_an_act(part) or is_act(part.split()[-1]) for part in parts if part) or last in table["documents"]:
        return "do"
    if words[-2:] in (["rough", "in"], ["trim", "out"]):
        return "do"
    if words == ["home"]:
        return ""
    if last in table["parts"]:
        return "work on"
    if last in table["inside"]:
        return "work in"
    if last in table["outside"]:
        return "work on"
    return "work with" if _is_worked_with(words) else ""


def as_told(text: str, verb: str) -> str:
    """The thing behind its verb: an act that is counted in the plural, "the" before a log."""
    head = _HEAD_ENDS.split(text, maxsplit=1)[0]
    if verb == "do" and " and " not in head and (counted := _COUNTED_ACT.search(head)):
        act = counted.group(1)
        return f"{text[: counted.start()]}{_PLURALS.get(act, f'{act}s')}{text[counted.end() :]}"
    last = _head(text)[-1]
    if _APPRENTICED.search(text):
        return text if text.startswith(("a ", "an ", "the ", "my ")) else f"{article_for(text)} {text}"
    is_one = verb == "keep" and not last.endswith("s") and not text.lower().startswith(("the ", "a ", "my ", "all "))
    return f"the {text}" if is_one else text


def _head(text: str) -> list[str]:
    """The words of what it is about: without when, where and by whom."""
    words = [word.group().lower() for word in words_in(_HEAD_ENDS.split(_TAIL.sub("", text), maxsplit=1)[0])]
    return words[:-1] if len(words) > 1 and re.fullmatch(r"\w{3,}ed", words[-1]) else words


def is_act(last: str) -> bool:
    """Whether a noun tells an act by how it ends: erection, tear-outs."""
    return bool(_ACT.match(last)) and last not in word_table()["no_acts"]


def as_doing(text: str) -> str:
    """The verb of a doing told as a noun that has an object, in its base form: load reefer trailers; else empty."""
    words = words_in(text)
    first = words[0].group().lower() if words else ""
    known = verb_form(first)
    if not known or known[1] is not Form.GERUND or first in word_table()["materials"] or len(words) == 1:
        return ""
    following = words[1].group().lower()
    if following in word_table()["acts"] | word_table()["documents"] | word_table()["times"] or following in {
        "and",
        "or",
    }:
        return ""
    if text[words[0].end() :][:1] != " " or known[0] in {"be", "have", "include"}:
        return ""
    has_object = following in word_table()["determiners"] | word_table()["prepositions"] or text.rstrip(")").endswith(
        "s"
    )
    return formed(known[0], Form.BASE) + text[words[0].end() :] if has_object else ""


def _is_worked_with(words: list[str]) -> bool:
    """A material, or a machine, a part or a system that the trades have a name for."""
    last = words[-1]
    names = {" ".join(words[begin:]) for begin in range(len(words))}
    names |= {name.removesuffix("s") for name in names}
    if last in word_table()["stuffs"] or last in word_table()["systems"]:
        return True
    return last.endswith("s") and not names.isdisjoint(_names())


@cache
def _names() -> frozenset[str]:
    rows = (*vocabulary_files.entries("trade_terms.tsv"), *vocabulary_files.entries("tool_names.tsv"))
    return frozenset(row[0].lower() for row in rows) | frozenset(
        row[0] for row in vocabulary_files.entries("gear_heads.tsv")
    )
