"""A typed line without what somebody else does in it and without what its person doesn't do.

Printed, both make somebody smaller than they are: "rig loads, never ran the crane". Left is one's own part, where it
says no more than was done: what others do with all of a thing takes the thing along.
"""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form
from workers.language.grammar import LanguageCode
from workers.writing.duties.left_out.ends_of_work import ONLY_SO_FAR, SOME, ends_the_work
from workers.writing.duties.left_out.others_in_spanish import own_doing_to_their_thing
from workers.writing.duties.left_out.whose_clauses import (
    AND,
    GOOD,
    IN_BRACKETS,
    LIMIT,
    NOTHING,
    Clause,
    Of,
    clauses_told_apart,
)
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.spanish_heads import verb_form as verb_form_in_spanish

_DENIED_IN_BRACKETS = re.compile(rf"\s*\(({NOTHING.pattern})\)", re.IGNORECASE)
"""Grúa viajera (nunca)."""
_UNLAWFUL = re.compile(
    r"\b(?:sin licencia|without an? licen[cs]e|w/o (?:a )?licen[cs]e|unlicensed|no licen[cs]e|under the table"
    r"|off the books|por debajo del agua)\b",
    re.IGNORECASE,
)
_OWN_HEAD = re.compile(r"(?:(?:and|but|so|then|y|pero) )?(?:I|i|we|yo|nosotros)(?:['\u2019](?:m|ve))?\b")
_FIRST_PERSON = re.compile(
    rf"{AND}(?:(?:yo |i )(?:just |only |s[oó]lo |nom[aá]s |nada m[aá]s )?(?!am\b|was\b|can\b|could\b|have\b|had\b)"
    r"|(?:just |only |s[oó]lo |nom[aá]s |nada m[aá]s ))",
    re.IGNORECASE,
)
_BUT_ABLE = re.compile(r"(?:but|pero) (?:i (?=(?:can|could)\b))?", re.IGNORECASE)
_ONLY = re.compile(
    r"(?:but |pero )?(?:i |yo )?(?:only|just|s[oó]lo|nom[aá]s|nada m[aá]s) (?!the\b|an?\b|\d|el\b|los?\b|las?\b)",
    re.IGNORECASE,
)
_DOES = re.compile(r"\b(?:do|does|did|doing|hace|hac[ií]an?|handles?)\b", re.IGNORECASE)
_NEAR = re.compile(
    r"(?:i |yo )?(?:have |had |one year )?"
    r"(?:watch\w*|s[ae]t|rode|ride|saw|see|look\w*|observ\w*|shadow\w*|stood|learn\w*|mir\w+|ve[oí]\w*)\b",
    re.IGNORECASE,
)
ONLY_LOOKS = re.compile(r"\b(?:and|or) (?:just |only )?(?:look|watch|see|observe|view)$", re.IGNORECASE)
"""What is no work without how far it goes: I can go online and look but I don't write logic."""
_ABLE = re.compile(r"but (?:can|could)\b", re.IGNORECASE)
_LEANS = re.compile(
    r"(?:\w+ )(?:it|them|that|those|the (?:rest|others?))\b|(?:want|wish|hope|plan) "
    r"|[^,;]*\bmy own\b|(?:l[oa]s?|les?) \w+o\b",
    re.IGNORECASE,
)
"""What says nothing without the clause before it: I cut them, le paso herramienta."""
_ALL_THE_SAME = re.compile(
    r"(?:but|still) (?:(?:I|we|it) )?(?:still )?(?:did|do|got) (?:it|them|that|done)\b[^,;]*", re.IGNORECASE
)
"""That the work before a denial was done, which is told already: didn't like it but I did it."""
_BY_ALL = re.compile(r"(?:we (?:call|hire|use|sub|send)|they|it|eso|ellos)\b", re.IGNORECASE)
_YES = re.compile(r" (?:s[ií]|yes)$", re.IGNORECASE)
_LEAST = 2
"""Words of a rest that says something."""


_IN_A_POST = re.compile(
    r"(?P<own>[^,;:()]*\b(?:as (?:an? |the )?)[a-z][\w/ -]{2,30}?),? (?:but )?not (?:yet )?"
    r"(?P<other>[^\W\d][^\d,;:()]{2,40})",
    re.IGNORECASE,
)
"""What one was there, and behind it what one wasn't: tagged as builder not competent person."""


def own_part(line: Sequence[str], code: LanguageCode) -> list[str]:
    """The sentences of a line with one's own part alone; those where there is none fall."""
    told: list[str] = []
    is_left_out = False
    for sentence in line:
        if _UNLAWFUL.search(sentence) or (is_left_out and not told and _BY_ALL.match(sentence)):
            continue
        if sentence.count("(") != sentence.count(")"):
            told.append(sentence)
            continue
        sentence = _DENIED_IN_BRACKETS.sub(r" - \1", sentence)  # noqa: PLW2901 - the same in other signs
        post = _IN_A_POST.fullmatch(sentence)
        if post and not LIMIT.search(post["other"]) and not GOOD.search(post["other"]):
            sentence = post["own"]  # noqa: PLW2901 - what it says beside isn't so
        clauses = clauses_told_apart(sentence, code)
        takes_back = clauses[0].of in {Of.DENIES_ALL, Of.ALL_OTHERS}
        if told and takes_back and not _has_own_act(told[-1], code):
            told.pop()
        is_whole = _is_some(clauses, code) or _is_only_so_far(clauses, code)
        text = _put(clauses) if is_whole else _done_to_theirs(clauses, code) or _own_of(clauses, code)
        is_left_out = not text
        told += filter(None, [text])
    return told


def _is_some(clauses: Sequence[Clause], code: LanguageCode) -> bool:
    """Whether a line says how little was done, or where its act ends: replace boards, no BAS programming."""
    *before, last = clauses
    if last.of is not Of.NOBODY or not before or any(one.of is not Of.ONESELF for one in before):
        return False
    if len(before) == 1 and SOME.match(before[0].text):
        return True
    is_end = code == "en" and last.sign == ", " and _has_own_act(before[-1].text, code)
    return is_end and ends_the_work(before[-1].text, last.text)


def _is_only_so_far(clauses: Sequence[Clause], code: LanguageCode) -> bool:
    """Whether a Spanish line says how far its work goes and what isn't done: half would say more than was done."""
    own = [one for one in clauses if one.of is Of.ONESELF]
    is_denied = any(one.of is Of.NOBODY for one in clauses) and len(own) == 1 and len(clauses) == _LEAST
    is_told_whole = clauses[-1].text.startswith("nada de ") and own == [clauses[0]]
    return code == "es" and is_denied and not is_told_whole and bool(ONLY_SO_FAR.search(own[0].text))


def tells_how_far(sentence: str) -> bool:
    """Whether a Spanish sentence is such a line: no programo, solo edito lo chico."""
    return _is_only_so_far(clauses_told_apart(sentence, "es"), "es")


def _done_to_theirs(clauses: Sequence[Clause], code: LanguageCode) -> str:
    """One's own doing with the thing that a Spanish clause tells others' work of: colgamos el ducto."""
    are_two = code == "es" and len(clauses) == _LEAST and clauses[0].of in {Of.OTHERS, Of.ALL_OTHERS}
    return own_doing_to_their_thing(clauses[0].text, clauses[1].text) if are_two else ""


def _own_of(clauses: Sequence[Clause], code: LanguageCode) -> str:
    kept: list[Clause] = []
    of_before = Of.ONESELF
    for one in clauses:
        goes_on = of_before is not Of.ONESELF and not one.sign.startswith(";")
        if one.of is Of.ONESELF and goes_on and (_ALL_THE_SAME.fullmatch(one.text) or not _begins_anew(one.text, code)):
            continue
        if one.of is Of.ONESELF:
            kept.append(Clause(one.sign, _YES.sub("", one.text), one.of))
        elif one.of is Of.NOBODY and kept and one.sign.isspace() and ONLY_LOOKS.search(kept[-1].text):
            kept.append(one)
        elif one.of in {Of.ALL_OTHERS, Of.DENIES_ALL} and not _keeps_own(one, kept, code):
            kept = kept[:-1] if one.sign.startswith(",") and one.of is Of.DENIES_ALL else []
        of_before = one.of
    if len(kept) == len(clauses):
        return _without_others_in_brackets(_put(kept), code)
    is_denied_first = clauses[0].of in {Of.NOBODY, Of.DENIES_ALL}
    if is_denied_first and not any(one.of is Of.ONESELF and _begins_anew(one.text, code) for one in clauses):
        return ""
    own = _without_others_in_brackets(_put(kept), code)
    if kept and kept[0].text != clauses[0].text:
        own = _BUT_ABLE.sub("", _FIRST_PERSON.sub("", own, count=1), count=1)
        if _LEANS.match(own):
            return ""
    return own[:1].upper() + own[1:] if len(own.split()) >= _LEAST else ""


def _keeps_own(clause: Clause, kept: Sequence[Clause], code: LanguageCode) -> bool:
    """Whether what others do with a thing, or one doesn't, is another act than one's own before it.

    Mount cameras; IT staff programs them. Not so "sat in the crane, did not operate it", "borescope, OEM does it".
    """
    if _DOES.search(clause.text) or NOTHING.fullmatch(clause.text.strip(" .!")):
        return False
    return any(_has_own_act(one.text, code) for one in kept)


def _has_own_act(text: str, code: LanguageCode) -> bool:
    """Whether a clause tells an act of one's own that is more than to be near one."""
    heads = [text, *text.split(": ")[1:]]
    return any(_is_own_act(one, code) for one in heads) and not _NEAR.match(text)


def _put(kept: Sequence[Clause]) -> str:
    return "".join(f"{one.sign if place else ''}{one.text}" for place, one in enumerate(kept))


def _begins_anew(text: str, code: LanguageCode) -> bool:
    """Whether a clause behind somebody else's, or behind a denial, surely tells one's own work."""
    if _OWN_HEAD.match(text) or _YES.search(text) or _ONLY.match(text) or _ABLE.match(text):
        return True
    head = re.split(r"[\s/,+]", text, maxsplit=1)[0]
    if code == "es":
        return verb_form_in_spanish(head) is not None
    known = verb_form(head.lower())
    return known is not None and known[1] is Form.BASE and (head.lower() not in word_table()["acts"])


def _is_own_act(text: str, code: LanguageCode) -> bool:
    """Whether a clause begins with "I" or with a verb of one's own, so that it goes on with nobody else's."""
    if _OWN_HEAD.match(text):
        return True
    head = re.split(r"[\s/,+]", re.sub(AND, "", text, count=1, flags=re.IGNORECASE), maxsplit=1)[0]
    if code == "es":
        return verb_form_in_spanish(head) is not None
    return verb_form(head.lower()) is not None


def _without_others_in_brackets(text: str, code: LanguageCode) -> str:
    """The text without brackets that only say what others do, or what isn't done."""

    def own(found: re.Match[str]) -> str:
        clauses = clauses_told_apart(found[1], code, is_aside=True)
        kept = [one for one in clauses if one.of is Of.ONESELF]
        if len(kept) == len(clauses):
            return found[0]
        return f" ({_put(kept)})" if kept and not _OWN_HEAD.match(kept[0].text) else ""

    return IN_BRACKETS.sub(own, text)
