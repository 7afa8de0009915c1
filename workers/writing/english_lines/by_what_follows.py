"""Whether a form that verbs and nouns share is a verb, by the words right behind it: an object makes it one."""

import re

from workers.language.conjugation import Form, formed
from workers.language.grammar import grammar
from workers.writing.english_lines.remarks import UNITS
from workers.writing.words.english_verbs import word_table

_WITH_IN = frozenset({"plug", "tie", "fill", "call", "log", "sign", "put", "turn", "rough", "break"})
_COUNT_ALONE = re.compile(r"\s+\d[\d-]*(?: to \d+| or \d+)? (?:an?|per|each|every)\b", re.IGNORECASE)
"""So many in a time and nothing that it is done to, behind what is a thing then: setups 6-8 a day."""
_SIZE = re.compile(
    r"\s+\d[\d./x-]*(?:\"|'| ?(?:to|thru|through|and) \d[\d./]*)?"
    r"(?:(?<=[/x]\d)|(?<=[/x]\d\d)|(?<=\")|(?<=')|[ -]?(?:in|inch(?:es)?|mm|ga(?:uge)?))"
    r"(?=\s*(?:$|[,;.)]|and\b|sch\b|schedule\b|thick\b|wall\b|max\b|up\b))",
    re.IGNORECASE,
)
"""How big a thing is, with nothing behind it that something is done to: plate 3/8 to 2 in; not weld 1/2 in plate."""
_BEHIND_A_PLURAL = frozenset({"on", "of"})
"""What says what several of an act were done to, where a verb would have its object: retrofits on turbines."""


def is_third(lower: str, base: str, rest: str, following: list[str], typed: Form | None) -> bool:
    """Whether a form in -s is a doing of a third person here, and not several of a thing: repairs 6-8 a day."""
    if not following:
        return typed is Form.THIRD
    first = following[0]
    if typed is not None:
        return typed is Form.THIRD  # "checked pins and chains each stop": nobody changes the form within a list
    is_act = lower in word_table()["acts"] and first in word_table()["prepositions"]
    if is_act or (first in _BEHIND_A_PLURAL and base not in word_table()["go_without"] | word_table()["helps"]):
        return base in {"report", "respond"} and first == "to"  # "repipes in PEX"
    if lower == "helps" or not may_be_noun(base):  # no noun has this form: helps train temps
        return lower not in word_table()["acts"] or not _COUNT_ALONE.match(rest)
    if _COUNT_ALONE.match(rest) or (first.isdecimal() and UNITS & set(following[1:3])):
        return False  # "repairs 6-8 a day", "presses 400 - 1200 ton"
    is_of_others = base in {"report", "respond"} and first == "to"
    return is_of_others or first in word_table()["determiners"] or first.isdecimal()


def may_be_noun(base: str) -> bool:
    """Whether a verb's base is a noun as well."""
    words = grammar("en")
    is_own = base in word_table()["also_nouns"]
    return base in words.noun_verbs or base in words.noun_heads or base in word_table()["more_nouns"] or is_own


def is_surely_verb(base: str) -> bool:
    """Whether a word that is a verb's base is one here, too, since no noun or hardly any is spelled so."""
    return base in word_table()["rarely_nouns"] or not may_be_noun(base)


def has_object(base: str, rest: str, following: list[str], *, is_first: bool, typed: Form | None) -> bool:  # noqa: C901, PLR0911 - each sort of word that may follow
    """Whether a word that may be a noun is a verb here, by what follows it."""
    table = word_table()
    if not following:
        return typed in {Form.BASE, Form.THIRD} or (typed is Form.PAST and formed(base, Form.PAST) == base)
    first = following[0]
    if rest.lstrip().startswith("(") or _SIZE.match(rest) or {base, *following} <= table["states"]:
        return False
    if first in table["determiners"] or first.isdecimal():
        return True
    if first in table["particles"]:
        if first == "in":
            return base in _WITH_IN and len(following) > 1
        return first in {"up", "out", "off", "down"} or base in word_table()["rarely_nouns"] or typed is Form.BASE
    if first in table["prepositions"]:
        is_like = is_first or typed is Form.BASE
        if is_like and first == "with" and base in word_table()["rarely_nouns"]:
            return True
        return is_like and base in word_table()["go_without"]
    if first in table["acts"] and (len(following) == 1 or following[1] in table["prepositions"] | {"and"}):
        is_kind = first.startswith(("work", "job", "call", "check", "repair", "inspection", "watch", "crew"))
        return base in word_table()["rarely_nouns"] and not is_kind
    if len(following) > 1 and following[1] in table["acts"] and base not in word_table()["rarely_nouns"]:
        return False
    if typed is Form.BASE or base in word_table()["rarely_nouns"]:
        return True
    has_plural = first.endswith("s") and not first.endswith("ss")
    if not has_plural and is_first and typed is None:  # "service GE 1.5 MW turbines"
        upto = next((place for place, word in enumerate(following) if word in table["prepositions"]), len(following))
        has_plural = upto > 1 and following[upto - 1].endswith("s") and base in grammar("en").verb_bases
    if has_plural:
        return base not in word_table()["heavy_nouns"] and (
            base in grammar("en").verb_bases or base not in table["also_nouns"]
        )
    return (
        base in grammar("en").noun_verbs
        and base not in grammar("en").noun_heads
        and base not in word_table()["more_nouns"]
    )
