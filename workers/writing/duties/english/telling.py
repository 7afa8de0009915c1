"""English items told: an act in the tense of its job, behind "I" or as a bullet's head; things as a noun."""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form, formed
from workers.writing.duties.english.gear import is_gear
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.remarks import is_remark, is_so_often
from workers.writing.words.english_verbs import word_table, words_in

_OWN = re.compile(r"\bmy own\b", re.IGNORECASE)
_MINE = re.compile(
    r"\b(?:my|our)\b(?! (?:uncle|aunt|dad|father|mom|mother|brother|sister|cousin|grandfather)s?\b)", re.IGNORECASE
)
_LONGEST = 220
"""Characters that are read in one go."""
_MADE = re.compile(
    r"(?:i )?(?:assembl|built?d?|fram|cut|fabricat|made|mak|install|hung|hang)\w* (?P<what>[^,]+)$", re.IGNORECASE
)
_COUNTS = frozenset({"one", "two", "three", "four"})
_TIMES = frozenset({"shift", "shifts", "day", "days", "night", "nights", "week", "weeks", "times", "man", "people"})
"""What a count tells how long or by how many, and no further thing: milked 1,200 cows, two shifts."""
_OF_KIND = re.compile(
    r"(?:two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?!\w*[^is]s\b|men\b|people\b)[a-z]+\b"
    r"|\w+ [^,]* at (?:once|a time)$",
    re.IGNORECASE,
)
"""What tells of which kind the one thing before it is, and is no further thing: a CD 102, six color with coater."""
_MEASURE_LAST = re.compile(r", \d[\d.,/-]* ?(?!\w*s\b)[a-z]+$", re.IGNORECASE)
"""How big the thing before is, behind which an "and" would join another to that figure: a press brake, 230 ton."""
_GOVERNED = re.compile(r"\b(?:with|on|in|at|for|to|from|of|by|under|over|as) ")


def in_tense(item: Item, *, past: bool) -> str:
    """The act in the tense of the job. Told as done it stays so: that's no less true of a job still held."""
    text = item.text
    for verb in reversed(item.verbs):
        form = Form.PAST if past or verb.form is Form.PAST else Form.BASE
        if verb.form is not form and verb.form is not Form.GERUND:
            text = text[: verb.start] + conjugated(verb.base, form) + text[verb.end :]
    return closed_list(text)


def in_third_person(item: Item) -> str:
    """The act of a job that is held as a summary tells it of somebody: sets poles; what is told as done stays so."""
    text = item.text
    for verb in reversed(item.verbs):
        if verb.form in {Form.BASE, Form.THIRD}:
            text = text[: verb.start] + conjugated(verb.base, Form.THIRD) + text[verb.end :]
    return closed_list(_MINE.sub("the", _OWN.sub("own", text)))


def conjugated(base: str, form: Form) -> str:
    """The form of a verb that may be written with a hyphen: roughed in, wet-sealed."""
    if "-" not in base:
        return formed(base, form)
    first, _, last = base.rpartition("-")
    return f"{formed(first, form)} {last}" if last in {"in", "up", "out", "off"} else f"{first}-{formed(last, form)}"


def as_bullet(item: Item, *, past: bool) -> str:
    """The item without a subject and without "my"."""
    text = in_tense(item, past=past) if item.kind is Kind.ACT else item.text
    return _MINE.sub("the", _OWN.sub("own", text))


def joined(texts: Sequence[str], *, has_own_end: bool = True) -> str:
    """A; A and B; A, B and C; with a comma before the last "and" where a text has an "and" or a comma of its own.

    `has_own_end`: an "and" within the last text may end the list, as between nouns or verbs that share an object.
    """
    if len(texts) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(texts)
    *before, last = texts
    if last.startswith("but "):
        return f"{', '.join(before)}, {last}"
    first, link, _ = last.partition(" and ")
    is_closed = has_own_end and bool(link) and "," not in last and not _GOVERNED.search(first)
    if is_closed:
        return f"{', '.join(before)}, {last}"
    pause = "," if any(map(_has_list, texts if len(before) > 1 else before)) else ""
    return f"{', '.join(before)}{pause} and {last}"


def _has_list(text: str) -> bool:
    bare = re.sub(r"\([^)]*\)", "", text)
    return " and " in bare or ", " in bare


def closed_list(text: str) -> str:
    """An object's list with "and" before its last: "capacitors, contactors and motors"."""
    bare = re.sub(r"\([^)]*\)", lambda match: "x" * len(match.group()), text)
    place = bare.rfind(", ")
    after = words_in(bare[place + 2 :])
    first = after[0].group().lower() if after else ""
    is_aside = (
        first == "but"
        or is_remark(text[place + 2 :])
        or is_so_often(text[place + 2 :])
        or first in word_table()["asides"]
        or first[:1].isdecimal()
        or first in {"groups", "crews"}
        or _OF_KIND.match(text[place + 2 :])
        or _MEASURE_LAST.search(bare[:place])
        or (first in _COUNTS and len(after) > 1 and after[1].group().lower() in _TIMES)
    )
    if place > 0 and first in _COUNTS and " and " in bare[:place] and " and " not in bare[place:]:
        return f"{text[: place + 1]} and {text[place + 2 :]}"
    if place < 0 or " and " in bare or ":" in bare or is_aside or _is_made_with(text[:place], text[place + 2 :]):
        return text
    return f"{text[:place]} and {text[place + 2 :]}"


def _is_made_with(doing: str, last: str) -> bool:
    """Whether tools stand behind what they made: assembled desks, power drivers."""
    made = _MADE.match(doing)
    return made is not None and is_gear(last) and not is_gear(made["what"])


def shortened(text: str) -> str:
    """The text up to the last comma, "and" or blank before it gets too long to be read in one go."""
    if len(text) <= _LONGEST:
        return text
    head = text[:_LONGEST]
    cuts = (head.rfind(mark) for mark in (", ", " and ", " y ", " "))
    return head[: next((cut for cut in cuts if cut > _LONGEST // 2), _LONGEST)]
