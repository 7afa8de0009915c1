"""Whether the things of a list are of one kind, so that "and" may stand before the last, and what a letter may name."""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form
from workers.writing.duties.english.gear import is_gear
from workers.writing.duties.english.telling import joined
from workers.writing.duties.english.things import is_act
from workers.writing.english_lines.parts import tells_an_act
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.single_things import is_likely_single, is_single_thing, is_stuff

_HEAD_ENDS = re.compile(
    r"\s(?:with|for|on|in|at|of|off|to|from|till|when|by|under|up|during|between|per|every|each|before|after)\s"
    r"|\sall (?:day|night)\b|[(:]"
)
_IN_BRACKETS = re.compile(r"\s*\([^)]*\)")
_WITH_TOOL = re.compile(r" with ([\w -]+)$")
_FIGURE = re.compile(r"[\d.]")
_SEASONS = frozenset({"winter", "summer", "spring", "fall", "autumn"})
_LINK = re.compile(r",\s*(?:and\s+)?|\s+and\s+")


def list_of_things(texts: Sequence[str]) -> str:
    """The things of one line: "and" before the last of one kind; of several kinds with commas alone, as typed."""
    return joined(texts) if are_of_one_kind(texts) else ", ".join(texts)


def are_of_one_kind(texts: Sequence[str]) -> bool:
    """Whether all are acts, all tools, all pieces or all materials, and only the last says where or with what.

    Tools behind "with" are a list of their own: inspection with mics, bore gages and height gage.
    """
    if len(texts) < 2:  # noqa: PLR2004 - nothing to compare
        return True
    if (tool := _WITH_TOOL.search(texts[0])) and all(map(is_gear, texts[1:])):
        texts = [tool[1], *texts[1:]]
    if not stand_apart(texts):
        return False
    kinds = [_kinds(one) for one in texts]
    return bool(set.intersection(*kinds))


def stand_apart(texts: Sequence[str]) -> bool:
    """Whether none but the last says where, for whom or with what, so that no reader takes it for the next one's."""
    is_led = any(_HEAD_ENDS.search(_IN_BRACKETS.sub("", one)) for one in texts[:-1])
    return not is_led and not any(":" in one for one in texts)


def is_several(text: str) -> bool:
    """Whether a text ends with several of a thing or with a material, which is done the same to."""
    last = text.rstrip(")").rsplit(" ", maxsplit=1)[-1].lower()
    return (last.endswith("s") and not last.endswith("ss")) or last in word_table()["stuffs"]


def _kinds(text: str) -> set[str]:
    head = _HEAD_ENDS.split(text, maxsplit=1)[0]
    words = [word.group().lower() for word in words_in(head)]
    if not words:
        return set()
    last = words[-1]
    kinds = {"act"} if _tells_an_act(head, last) or last in word_table()["documents"] | word_table()["kept"] else set()
    known = verb_form(words[0])
    if known and known[1] is Form.GERUND and words[0] not in word_table()["materials"]:
        kinds.add("doing" if len(words) > 1 else "act")
    if "doing" in kinds:
        return {"doing"}
    if last in word_table()["stuffs"] or is_stuff(last):
        kinds |= {"stuff", "thing"}
    if last.endswith("s") and not _FIGURE.match(words[0]):
        kinds.add("thing")
    if is_gear(head):
        return kinds | {"gear", "thing"}
    return kinds | {"piece"} if is_single_thing(last) and not _FIGURE.match(words[0]) else kinds


def is_told_whole(noun: str) -> bool:
    """Whether a sentence may have the thing or the list as it stands: none of it wants an article or is of no list."""
    heads = [_HEAD_ENDS.split(one, maxsplit=1)[0] for one in _LINK.split(_IN_BRACKETS.sub("", noun)) if one]
    return all(map(_stands_alone, heads)) and not any(c in noun for c in "/+%#=")


def _stands_alone(head: str) -> bool:  # noqa: PLR0911 - one way out for each kind
    words = [word.group().lower() for word in words_in(head)]
    if not words:
        return False
    if words[0] in word_table()["determiners"]:
        return True
    if words[0] in _SEASONS and len(words) > 1 and verb_form(words[1]):
        return False  # "winter rope tents"
    if words[0][:1].isdecimal() and not words[-1].endswith("s"):
        return False
    last = words[-1]
    if len(words) == 1 and (known := verb_form(last)) and known[1] is Form.BASE and last not in word_table()["acts"]:
        return False  # "point with lime mortar"
    if _tells_an_act(head, last) or last in word_table()["documents"]:
        return last.endswith("s") or last not in {"report", "form", "list", "sheet", "estimate", "permit", "route"}
    if last.endswith("s") and not last.endswith("ss"):
        return len(words) > 1 or is_single_thing(last.removesuffix("s")) or _is_listed(last)
    return not (is_single_thing(last) or is_likely_single(last)) and (_is_listed(last) or is_stuff(last))


def _tells_an_act(head: str, last: str) -> bool:
    is_doing = last.endswith("ing") and last not in word_table()["materials"]
    return tells_an_act(head) or is_act(last) or is_doing


def _is_listed(noun: str) -> bool:
    table = word_table()
    return (
        noun in table["stuffs"] | table["systems"] | table["acts"] | table["materials"] | table["parts"] | table["kept"]
    )
