"""Whether notes stay in no tense, as they were typed: their doings may be things, or only half of them would be told.

Changed by half, a list reads worse than as it was typed: grease routes, changed belts.
"""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form, formed
from workers.writing.duties.english.alike_pasts import are_objects, next_word
from workers.writing.english_lines.by_what_follows import is_surely_verb, may_be_noun
from workers.writing.english_lines.compounds import (
    is_name_of_two,
    names_a_tool,
)
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.parting import parts_of
from workers.writing.words.english_verbs import verb_form, word_table, words_in

TWO = 2
LINK = re.compile(r"\s(?:and|or|&|\+)\s")
_AS_NEEDED = re.compile(r" (?:when|as|if|where) (?:needed|required|necessary|asked)$")
"""What is said of a doing alone: paint, chip, clean galley when needed."""
_LIST = 3
"""Pieces between commas."""


def may_be_things(items: Sequence[Item]) -> bool:
    """Whether a list with things in it has doings that were typed in no tense, and may be things as well.

    Insert changes behind offsets, wind turbine cleaning, roll-up doors; vacuum tubes before flume pumps and chillers.
    """
    verbs = [verb for item in items if item.kind is Kind.ACT for verb in item.verbs]
    if _are_notes(items) or are_objects(items):
        return True
    if len(items) == 1 and _AS_NEEDED.search(items[0].text):
        return False
    if not all(verb.form is Form.BASE and ("-" in verb.base or may_be_noun(verb.base)) for verb in verbs):
        return False
    first, *others = items
    is_list = sum(1 + item.text.count(",") for item in items) >= _LIST and not any(LINK.search(i.text) for i in items)
    return first.kind is Kind.THING or (is_list and all(item.kind is Kind.THING for item in others))


def _are_notes(items: Sequence[Item]) -> bool:
    """Whether things stand in a list with no more doings, in no tense and of nobody's: oil, filters, upsell wipers.

    Changed by half, a list reads worse than as it was typed: grease routes, changed belts.
    """
    things = [item for item in items if item.kind is Kind.THING]
    acts = [item for item in items if item.kind is Kind.ACT]
    verbs = [(item, verb) for item in acts for verb in item.verbs]
    if not things or any(verb.form is not Form.BASE for _, verb in verbs):
        return False
    table = word_table()
    is_open = not any(next_word(item.text[verb.end :]) in table["determiners"] for item, verb in verbs)
    is_behind = items[0].kind is Kind.THING
    if is_behind and is_open and len(things) >= TWO * len(acts) and len(things) > TWO:
        return True
    may_be = not any(is_surely_verb(verb.base) for _, verb in verbs)
    if is_behind and len(things) < len(acts):
        return is_open and _begins_as_verb(items[0].text)
    return is_open and len(things) >= len(acts) and may_be


def mixes_bare_doings_and_things(items: Sequence[Item]) -> bool:
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


def is_half_told(before: str, after: str) -> bool:
    """Whether verbs around what may be one as well were put into the past: "ordered pipe, check fittings and kept".

    Among nothing but short doings each may be one: "deburr, saw cut, tumble".
    """
    parts = [one.text for one in parts_of(after, "en")]
    is_kept = [one in before for one in parts]
    if not all(is_kept) and any(kept and _is_sure_act(part) for kept, part in zip(is_kept, parts, strict=True)):
        return True
    if len(parts) > 1 and is_kept[0] and not is_kept[1] and (_is_verb_of_two_words(parts[0]) or _is_left(parts[0])):
        return True  # color sand and polish; check in trucks, assign docks
    if len(parts) >= _LIST and all(len(part.split()) <= TWO for part in parts) and not all(is_kept):
        alone = (part for kept, part in zip(is_kept, parts, strict=True) if kept and " " not in part)
        return any(_begins_as_verb(part) and formed(part.lower(), Form.PAST) != part.lower() for part in alone)
    return any(
        kept and (_begins_as_verb(part) or _is_verb_of_two_words(part)) and _is_among_doings(parts, is_kept, place)
        for place, (part, kept) in enumerate(zip(parts, is_kept, strict=True))
    )


def _is_left(part: str) -> bool:
    """Whether a part begins with a verb and its particle before a thing, which no noun does: check in trucks."""
    words = [word.group().lower() for word in words_in(part)]
    is_verb = len(words) > TWO and verb_form(words[0]) == (words[0], Form.BASE)
    return is_verb and words[1] in word_table()["particles"] and formed(words[0], Form.PAST) != words[0]


def _is_sure_act(part: str) -> bool:
    """Whether a part is a verb in no tense with its object, and hardly anything else: clean coils, aim the boards."""
    table, matches = word_table(), words_in(part)
    words = [word.group().lower() for word in matches]
    if len(words) < TWO or verb_form(words[0]) != (words[0], Form.BASE) or matches[0].group().isupper():
        return False
    if formed(words[0], Form.PAST) == words[0] or is_name_of_two(words[0], words[1:]) or names_a_tool(part, matches, 0):
        return False
    is_verb = is_surely_verb(words[0])
    is_noun_behind = words[1] not in table["acts"] | table["prepositions"] | {"and", "or"}
    return words[1] in table["determiners"] or (is_verb and is_noun_behind)


def _is_among_doings(parts: Sequence[str], is_kept: Sequence[bool], place: int) -> bool:
    """Whether a part with an object stands between verbs, or one behind a verb that shares its object."""
    before = place > 0 and not is_kept[place - 1] and " " not in parts[place - 1]
    is_between = not all(is_kept[:place]) and not all(is_kept[place:])
    has_object = " " in parts[place] and parts[place].endswith("s")
    return before or (is_between and (has_object or _is_verb_of_two_words(parts[place])))


def _is_verb_of_two_words(part: str) -> bool:
    """Whether a part is nothing but a verb and how it is done: wet sand, spot weld."""
    how, *doing = [word.group().lower() for word in words_in(part)] or [""]
    is_base = len(doing) == 1 and verb_form(doing[0]) == (doing[0], Form.BASE)
    return is_base and how in word_table()["before_verb"]


def _begins_as_verb(part: str) -> bool:
    words = words_in(part)
    known = verb_form(words[0].group().lower()) if words else None
    return known is not None and known[1] is Form.BASE
