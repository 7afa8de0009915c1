"""Verbs behind which what looks like a doing may be a thing more: alike in the past (cut, set), or to carry."""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form, formed
from workers.writing.english_lines.by_what_follows import may_be_noun
from workers.writing.english_lines.compounds import is_thing_or_stuff
from workers.writing.english_lines.items import Item, Kind, Verb
from workers.writing.words.english_verbs import word_table, words_in

_TWO = 2
_OF_CARRYING = frozenset(
    {"haul", "carry", "bring", "deliver", "supply", "order", "issue", "fetch", "sell", "buy", "ship", "receive"}
    | {"transport", "store", "distribute", "dispense", "purchase"}
)
_CARRIED_TOO = frozenset(
    {"lube", "grease", "salt", "mud", "feed", "felt", "seed", "oil", "fill", "form", "frame", "water"}
)
"""What is carried as often as it is done."""


def is_object(verb: Verb, verbs: Sequence[tuple[Verb, str]], line: str, found: re.Match[str]) -> bool:
    """Whether what stands at `found` is one thing more of such a verb: cut angle and plate on the ironworker."""
    first = verbs[0][0]
    is_alike = verb is not first and formed(first.base, Form.PAST) == first.base
    behind = next_word(line[found.end() :])
    is_open = not behind or behind in word_table()["prepositions"]
    has_thing = (
        re.fullmatch(r"[A-Za-z-]+ (?!up\b|out\b|off\b|down\b|in\b)[^,;]+ and ", line[: found.start()]) is not None
    )
    return is_alike and is_open and has_thing and verb.form is Form.BASE and may_be_noun(verb.base)


def are_objects(items: Sequence[Item]) -> bool:
    """Whether what looks like more doings may be more objects of a verb that is alike in the past: cut keys, pipe."""
    if len(items) < _TWO or any(item.kind is not Kind.ACT or not item.verbs for item in items):
        return False
    first, *others = items
    is_alike = len(first.verbs) == 1 and formed(first.verbs[0].base, Form.PAST) == first.verbs[0].base
    doings = [verb for item in others for verb in item.verbs]
    are_bare = all(len(item.text.split()) <= _TWO * len(item.verbs) for item in others)
    return is_alike and are_bare and all(v.form is Form.BASE and is_thing_or_stuff(v.base) for v in doings)


def is_carrying(items: Sequence[Item]) -> bool:
    """Whether somebody carries or sells one thing, and more stand behind it that are done as well: fuel, lube."""
    if len(items) < _TWO or len(items[0].verbs) != 1 or items[0].verbs[0].base not in _OF_CARRYING:
        return False
    stuffs = word_table()["stuffs"] | _CARRIED_TOO
    return all(is_thing_or_stuff(one) or one in stuffs for one in (item.text.lower() for item in items[1:]))


def next_word(text: str) -> str:
    """The first word of what follows, in small letters, but for an "and"; empty without one."""
    words = [word.group().casefold() for word in words_in(text)]
    return next((word for word in words if word not in {"and", "or"}), "")
