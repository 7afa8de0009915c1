"""Whether a word that may be a verb or a noun is a verb where it stands, by what follows it and what it is among."""

import re
from enum import Enum
from functools import cache
from itertools import takewhile

import msgspec

from workers.language.conjugation import Form, formed
from workers.writing.english_lines.by_what_follows import has_object, is_third, may_be_noun
from workers.writing.english_lines.compounds import (
    is_kind_of_truck,
    is_name_of_two,
    may_name_gear,
    names_a_route,
    names_a_tool,
    tells_an_act_by_name,
)
from workers.writing.words.english_verbs import verb_form, word_table


class Head(Enum):
    """What a part is by its first words."""

    VERB = "verb"
    GERUND = "doing as a noun"
    NOUN = "noun"
    FIGURE = "so many in a time"
    RECORD = "what has held good"
    ASIDE = "remark"
    CLAUSE = "sentence of its own"


class Found(msgspec.Struct, frozen=True):
    """A head; for a verb its place among the part's words, its base and form, and whether nothing follows it."""

    head: Head
    at: int = 0
    base: str = ""
    form: Form = Form.BASE
    is_bare: bool = False


_DETERMINED = frozenset({"the", "a", "an", "my", "our", "all", "any"})


AFTER_BARE = frozenset({"up", "out", "off", "down"})


_PLURAL_PARTICLES = (["outs"], ["ups"], ["ins"], ["offs"], ["downs"], ["overs"])
"""Behind a verb they make a noun of it: tear offs."""


def verb_at(  # noqa: C901, PLR0911, PLR0912 - each way in which a first word may be a noun
    text: str, words: list[re.Match[str]], at: int, *, past: bool, typed: Form | None, is_first: bool
) -> Found | None:
    """The verb at one of a part's words, or None where that is a noun; `typed` is the form of the verb before it."""
    if at >= len(words):
        return None
    word = words[at].group()
    lower = word.lower()
    rest = text[words[at].end() :]
    bracket = text.find("(", words[at].end())
    following = [match.group().lower() for match in words[at + 1 : at + 6] if bracket < 0 or match.start() < bracket]
    known = verb_form(lower)
    if (word.isupper() and len(word) > 1 and not text.isupper()) or is_name_of_two(lower, following):
        return None
    if known is None:
        is_plain = word[1:].islower() and lower.isalpha() and lower not in word_table()["never_verbs"]
        if is_plain and not past and following and following[0] in _DETERMINED:
            return Found(Head.VERB, at, lower, Form.BASE)
        if lower.endswith("ed") and past and len(lower) > 4 and lower not in _no_pasts():  # noqa: PLR2004
            return Found(Head.VERB, at, lower, Form.PAST, is_bare=not following)
        return None
    base, form = known
    are_things = base in _THINGS_WORKED and not word_table()["prepositions"].isdisjoint(following[:1])
    if form is Form.GERUND or lower in word_table()["asides"] or following[:1] in _PLURAL_PARTICLES:
        return None  # change outs
    if form is Form.THIRD and are_things:
        return None  # shingles to roofs
    if form is Form.BASE and following[:1] == ["or"] and following[1:] and verb_form(following[1]) is None:
        return None  # pump or buggy
    if "-" in lower and following and following[0] in word_table()["acts"]:
        return None  # fit-up checks
    if _is_noun_with_particle(lower, following, typed) or (form is Form.BASE and _is_done_of(following)):
        return None
    if form is Form.BASE and (_SHARE.match(rest) or tells_an_act_by_name(base, rest, following)):
        return None  # travel 70%; pack test
    found = Found(Head.VERB, at, base, form, is_bare=not set(following) - AFTER_BARE)
    behind = verb_form(following[0]) if following and lower in word_table()["before_verb"] else None
    if behind and behind[1] is Form.GERUND and following[0] not in word_table()["materials"]:
        return None  # spot welding
    if (lower, *following[:1]) in _SURE_VERBS:
        return found
    if form is Form.BASE and _tells_a_doing(base, following):
        return None  # drain clearing with a machine
    if lower in word_table()["more_nouns"] and not word_table()["acts"].isdisjoint(following[:3]):
        return None
    if form is Form.PAST and not past and not following and typed in {Form.BASE, Form.THIRD}:
        return None  # "with the crew, de-energized"
    if form is Form.PAST and formed(base, Form.BASE) != lower:
        is_noun = lower == "ground" and not is_first and following[:1] and following[0] in word_table()["prepositions"]
        is_quality = typed is not Form.PAST and _is_quality(lower, following, past=past, is_first=is_first)
        return None if is_noun or is_quality else found
    if form is Form.THIRD:
        return found if is_third(lower, base, rest, following, typed) else None
    if rest[:1] == "/" or rest[:1] == "-":
        return None
    if typed in {Form.PAST, None} and not is_first and may_name_gear(base, following):
        return None  # welded gates and sort tables
    is_sure = not may_be_noun(base) and bool(following) and following[0].endswith("s")
    if typed is Form.PAST and formed(base, Form.PAST) != base and not is_sure:
        return None  # among pasts a base is a noun
    if not following and typed is None and not is_first:
        return None  # behind a thing it is one, too
    if names_a_tool(text, words, at) or names_a_route(base, following) or is_kind_of_truck(lower, following):
        return None
    if form is Form.BASE and may_be_noun(base) and _is_subject(following):
        return None
    if _is_before_head(base, rest, following):
        return None
    if not may_be_noun(base):
        return found
    if typed is None and not is_first and (past or not following or following[0] in word_table()["particles"]):
        return found if following and following[0] in word_table()["determiners"] else None
    return found if has_object(base, rest, following, is_first=is_first, typed=typed) else None


_SHARE = re.compile(r"\s+(?:about |approx\.? |around |up to )?\d+(?:-\d+)? ?(?:%|percent\b)", re.IGNORECASE)
"""How much of the time, which no verb has for its object."""
_KINDS_WITH_PARTICLE = frozenset({("put", "away"), ("stand", "up"), ("sit", "down")})
"""Work and machines where nothing follows that it could be done to: put-away, stand-up trucks."""


def _is_noun_with_particle(lower: str, following: list[str], typed: Form | None) -> bool:
    """Whether a word and its particle are a noun: reach truck and sit down, put away and replenishment."""
    if lower in {"ground-up", "sit-down", "stand-up"}:
        return True
    if lower.endswith("-in") and following[:1] in (["on"], ["of"], ["for"], ["in"]):
        return True
    return typed is None and (lower, *following) in _KINDS_WITH_PARTICLE


def _is_done_of(following: list[str]) -> bool:
    """Whether "of" says what it is done to, which no verb needs: fab of guards, top-out of drains."""
    behind = following[1:] if following and following[0] in AFTER_BARE else following
    return behind[:1] == ["of"] and following[:1] != ["out"]


_SURE_VERBS = frozenset({("call", "rescue"), ("watch", "for"), ("set", "work"), ("stop", "work")})
"""Words that are verbs before these, and nouns elsewhere."""


_THINGS_WORKED = frozenset({"pile", "grout", "shingle", "clamp", "groove", "sod", "tar", "texture", "staple"})
"""Verbs whose things are named so as well, where a doing follows: pile checking."""


def _tells_a_doing(base: str, following: list[str]) -> bool:
    """Whether a word that may be a noun says what is done to it by the doing behind it: drain clearing.

    So too where one thing follows that it may be done with, and none that anything is done to: label printing Zebra.
    """
    known = verb_form(following[0]) if following else None
    is_doing = known is not None and known[1] is Form.GERUND and following[0] not in word_table()["materials"]
    governing = word_table()["prepositions"] | {"and"}
    is_end = len(following) == 1 or (len(following) > 1 and following[1] in governing)
    things = [*takewhile(lambda word: word not in governing, following[1:])]
    is_end = is_end or not any(one.endswith("s") or one in word_table()["determiners"] for one in things)
    is_thing = may_be_noun(base) or base in _THINGS_WORKED
    return is_doing and is_end and is_thing and base not in word_table()["rarely_nouns"] | {"start", "stop"}


def _is_subject(following: list[str]) -> bool:
    """Whether a clause is told of what the word names: repair rate was under 1.5."""
    known = word_table()["prepositions"] | word_table()["determiners"]
    return following[1:2] != [] and following[1] in _TOLD_OF_A_THING and following[0] not in known


_TOLD_OF_A_THING = frozenset({"was", "were", "is", "are", "went", "dropped"})


def _is_before_head(base: str, rest: str, following: list[str]) -> bool:
    """Whether a noun follows that is told by the one before it: rack systems, a lift director."""
    if base in word_table()["rarely_nouns"] or not following:
        return False
    behind = rest.strip()[len(following[0]) :].lstrip()
    if behind[:1].isalnum() and following[1:2] and following[1] not in word_table()["prepositions"] | {"and"}:
        return False
    if following[0] in {"crew", "crews", "team", "gang"} and base in {"install", "service", "paint", "frame", "repair"}:
        return True
    if base == "load" and following[0] in {"chart", "charts", "cell", "cells", "bank", "banks"}:
        return True
    is_system = following[0] in {"system", "systems"} and base in word_table()["before_systems"]
    return is_system or (
        base in {"lift", "shift", "plant", "shop"} and following[0] in {"director", "operator", "supervisor"}
    )


@cache
def _no_pasts() -> frozenset[str]:
    table = word_table()
    return frozenset({*table["qualities"], *table["things_in_ed"]})


def _is_quality(lower: str, following: list[str], *, past: bool, is_first: bool) -> bool:
    """Whether a past stands before a noun as its quality: forced regens, grooved pipe."""
    if past:
        return False
    if lower in word_table()["qualities"] and following:
        return True
    if is_first:
        return False
    first = following[0] if following else ""
    return not (first in word_table()["determiners"] | word_table()["prepositions"] or first.isdecimal())
