"""A line of duties as one bullet: what was typed, with its verbs in the tense of its job and nothing moved.

A line cut at its commas loses what held its pieces together ("Class B", "Paper rolls"), and takes the room of several.
"""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form
from workers.writing.rules.duties.english_telling import conjugated
from workers.writing.rules.duties.english_verbs import formed, verb_form, word_table, words_in
from workers.writing.rules.duties.items import Item, Kind, Verb
from workers.writing.rules.duties.parting import parts_of, with_colon
from workers.writing.rules.phrases import capitalized

_OWN = re.compile(r"\b(?:my|our) own\b", re.IGNORECASE)
_MINE = re.compile(
    r"\b(?:my|our)\b(?! (?:uncle|aunt|dad|father|mom|mother|brother|sister|cousin|grandfather)s?\b)", re.IGNORECASE
)
_MY_CARD = re.compile(
    r"(?<=\b[gG]ot )(?:my|our) |(?<=\b[eE]arned )(?:my|our) |(?<=\b[rR]eceived )(?:my|our) "
    r"|\b(?:my|our) (?=(?:[\w-]+ ){0,2}(?:card|licen[cs]e|ticket|cert(?:ificat\w+)?|CDL|GED|degree|diploma)\b)"
)
"""Whose a credential is says nothing here, and "the" would make it one that was spoken of: got journeyman card."""
WELDED_BY = re.compile(r"(TIG|MIG|GTAW|GMAW|SMAW|FCAW|[Ss]tick|[Ss]pot) weld (?=\w)")
"""A process before the verb, which stays as it is: TIG welded stainless pipe."""
_LINK = re.compile(r"\s(?:and|or|&|\+)\s")
_SEPARATOR = re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+")


def line_as_typed(sentence: str, items: Sequence[Item], told: Sequence[str], *, past: bool) -> str:
    """The line with the verbs of its `items` in tense; `told` are the bullets that they would make.

    Where they make one that only puts "and" for the line's last comma, that is the better list.
    """
    text, place = with_colon(sentence), 0
    verbs = [(verb, item.text) for item in items if item.kind is Kind.ACT for verb in item.verbs]
    for verb, item_text in verbs:
        found = _place_of(verb, item_text, text, place)
        is_plural = verb.form is Form.THIRD and verbs[0][0].form is not Form.THIRD  # "fit stairs and embeds"
        if found is not None and not is_plural:
            form = Form.PAST if past or verb.form is Form.PAST else Form.BASE
            is_kept = verb.form in {form, Form.GERUND}
            word = found.group() if is_kept else conjugated(verb.base, form)
            is_apart = text[found.end() : found.end() + 1].isalpha()  # "layout and cut"
            text = f"{text[: found.start()]}{word}{' ' if is_apart else ''}{text[found.end() :]}"
            place = found.start() + len(word)
    if past and (by_process := WELDED_BY.match(text)):
        text = f"{by_process[1]} {formed('weld', Form.PAST)} {text[by_process.end() :]}"
    typed = with_colon(sentence)
    text = typed if past and (_mixes_bare_doings_and_things(items) or _is_half_told(typed, text)) else text
    line = capitalized(_MINE.sub("the", _OWN.sub("own", _MY_CARD.sub("", text))))
    if len(told) == 1 and told[0].casefold().endswith(f" {line.casefold()}"):
        return told[0]  # "work under a journeyman"
    is_closed = len(told) == 1 and not _LINK.search(line) and len(_LINK.findall(told[0])) == 1
    return told[0] if is_closed and _pieces(told[0]) == _pieces(line) else line


def _mixes_bare_doings_and_things(items: Sequence[Item]) -> bool:
    """Whether notes have things beside a doing without an object: in "tear off, comp shingle" it may be a noun too."""
    if not any(item.kind is Kind.THING for item in items):
        return False
    verbs = [verb for item in items if item.kind is Kind.ACT for verb in item.verbs]
    bare = [item for item in items if item.kind is Kind.ACT and is_bare_doing(item.text)]
    return bool(bare) and all(verb.form is Form.BASE for verb in verbs)


def is_bare_doing(text: str) -> bool:
    """Whether a verb stands without what it was done to: tear off, trim."""
    first, _, rest = text.partition(" ")
    return bool(first) and (not rest or rest in word_table()["particles"])


def _pieces(text: str) -> list[str]:
    return _SEPARATOR.split(text.casefold())


def _is_half_told(before: str, after: str) -> bool:
    """Whether verbs around what may be one as well were put into the past: "ordered pipe, check fittings and kept"."""
    parts = [one.text for one in parts_of(after, "en")]
    is_kept = [one in before for one in parts]
    return any(
        kept and _begins_as_verb(part) and _is_among_doings(parts, is_kept, place)
        for place, (part, kept) in enumerate(zip(parts, is_kept, strict=True))
    )


def _is_among_doings(parts: Sequence[str], is_kept: Sequence[bool], place: int) -> bool:
    """Whether a part with an object stands between verbs, or one behind a verb that shares its object."""
    before = place > 0 and not is_kept[place - 1] and " " not in parts[place - 1]
    is_between = not all(is_kept[:place]) and not all(is_kept[place:])
    return before or (is_between and " " in parts[place] and parts[place].endswith("s"))


def _begins_as_verb(part: str) -> bool:
    words = words_in(part)
    known = verb_form(words[0].group().lower()) if words else None
    return known is not None and known[1] is Form.BASE


def _place_of(verb: Verb, item: str, text: str, start: int) -> re.Match[str] | None:
    """Where a verb of an item stands in its line, from `start` on: what follows it within the item is the same."""
    word = re.escape(item[verb.start : verb.end])
    following = _next_word(item[verb.end :])
    pattern = re.compile(rf"(?<![\w-]){word}(?:(?![\w-])|(?=(?:out|up|off)\b))", re.IGNORECASE)
    found = pattern.finditer(text, start)
    return next((one for one in found if following in {"", _next_word(text[one.end() :])}), None)


def _next_word(text: str) -> str:
    words = [word.group().casefold() for word in words_in(text)]
    return next((word for word in words if word not in {"and", "or"}), "")
