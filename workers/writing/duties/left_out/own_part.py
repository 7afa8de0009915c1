"""A typed line without what somebody else does in it and without what its person doesn't do.

Printed, both make somebody smaller than they are: "rig loads, never ran the crane". Left is one's own part, where it
says no more than was done: what others do with all of a thing takes the thing along.
"""

import re
from collections.abc import Sequence
from enum import Enum

import msgspec

from workers.language.conjugation import Form
from workers.language.grammar import LanguageCode
from workers.writing.duties.left_out.ends_of_work import ONLY_SO_FAR, SOME, ends_the_work
from workers.writing.duties.left_out.no_work import is_of_good_absence
from workers.writing.duties.left_out.others_clauses import is_of_somebody_else, takes_all
from workers.writing.duties.left_out.symptoms import is_symptom
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.spanish_heads import verb_form as verb_form_in_spanish

_SIGN = re.compile(
    r"(?<!\d),(?!\d)\s*|,\s+|;\s*|\s+[-\u2013\u2014]\s+|\s+(?=(?:but|pero|aunque)\s)|\s*:\s+(?=(?:no|never|not|nunca)\b)"
    r"|\s+(?=and (?:I|i|the \w+|QA|QC|lead|boss|foreman|engineer|office|mechanic|electrician) )"
)
_IN_BRACKETS = re.compile(r"\s*\(([^()]*)\)")
_AND = r"(?:(?:but|and|so|then|pero|aunque|y|porque|because) )?"
_DENIED = re.compile(
    rf"{_AND}(?:(?:i|we)['\u2019]?m? |i am |we are |i was |still |just |they |ones |yo |todav[ií]a |a[uú]n |ya )*"
    r"(?:no(?![.\d-]|\.? ?\d| (?:less|more) than\b| (?:one|heat|cool|start|crank|hub)\b)\b"
    r"|not(?! (?:only|just|to exceed))\b|never\b|cannot\b|nunca\b|tampoco\b"
    r"|(?:do|does|did|have|has|had|can|could|was|were|am|are|is|wo|would)(?:n['\u2019]?t| not)\b"
    r"|(?:have|had|has|get|got|gets|do|did|does) no\b|[^,;]{2,30} (?:nobody|nothing|no one|a nadie)$"
    r"|jam[aá]s\b|ni\b)",
    re.IGNORECASE,
)
"""What its person doesn't do, is not or has not: no TIG, never ran the crane, but don't draw, nunca operé la bomba."""
_DENIED_LAST = re.compile(
    r"[^,;:()]{2,50} (?:no|nope|not yet|todav[ií]a no|a[uú]n no|no mucho|no yet|never)"
    r"(?: (?:hago|hac[ií]a|s[eé]|toco|manejo))?",
    re.IGNORECASE,
)
_NOTHING = re.compile(r"(?:no|nope|nah|not|never|nunca|not me|not mine|no yo|no mucho|not much|not yet)", re.IGNORECASE)
_DENIED_IN_BRACKETS = re.compile(rf"\s*\(({_NOTHING.pattern})\)", re.IGNORECASE)
"""Grúa viajera (nunca)."""
_OF_IT = re.compile(
    r"(?:n['\u2019]?t|\bnot|\bnever) (?:\w+ ){0,2}?(?:it|that|them|those|any|this)\b|\b(?:no|nunca) (?:l[oa]s?) \w+"
    r"|(?:n['\u2019]?t|\bnot|\bnever) (?:yet|used|done|tried|have|do|did)$",
    re.IGNORECASE,
)
"""A denial of what stands before it: never used it."""
_LIMIT = re.compile(
    r"\b(?:alone|by (?:my|our)selves|by myself|unsupervised|solo|sola|certified|licensed|qualified|licencia|cleared"
    r"|signed[- ]off|authorized)\b",
    re.IGNORECASE,
)
"""How one didn't do what stands before it, which without the denial would be told of more than it was."""
_GOOD = re.compile(
    r"\b(?:help|supervision|miss\w*|dropped|damage\w*|failur\w*|failed|leak\w*|warrant\w*|problems?|issues?|downtime"
    r"|touch[- ]?ups?|returns?"
    r"|tard\w*|ausenc\w*|problemas?|fugas?|ayuda|supervisi[oó]n|daños?|devoluci\w*|points?|deviations?)\b",
    re.IGNORECASE,
)
_UNLAWFUL = re.compile(
    r"\b(?:sin licencia|without an? licen[cs]e|w/o (?:a )?licen[cs]e|unlicensed|no licen[cs]e|under the table"
    r"|off the books|por debajo del agua)\b",
    re.IGNORECASE,
)
_OWN_HEAD = re.compile(r"(?:(?:and|but|so|then|y|pero) )?(?:I|i|we|yo|nosotros)(?:['\u2019](?:m|ve))?\b")
_FIRST_PERSON = re.compile(
    rf"{_AND}(?:(?:yo |i )(?:just |only |s[oó]lo |nom[aá]s |nada m[aá]s )?(?!am\b|was\b|can\b|could\b|have\b|had\b)"
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


class _Of(Enum):
    """Whose a clause is."""

    ONESELF = "I weld"
    OTHERS = "QC inspects"
    ALL_OTHERS = "the mechanic does it"
    NOBODY = "no TIG"
    DENIES_ALL = "never used it"


class _Clause(msgspec.Struct, frozen=True):
    """A clause behind the sign that parts it from the one before, and whose it is."""

    sign: str
    text: str
    of: _Of


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
        if post and not _LIMIT.search(post["other"]) and not _GOOD.search(post["other"]):
            sentence = post["own"]  # noqa: PLW2901 - what it says beside isn't so
        clauses = _told_apart(sentence, code)
        takes_back = clauses[0].of in {_Of.DENIES_ALL, _Of.ALL_OTHERS}
        if told and takes_back and not _has_own_act(told[-1], code):
            told.pop()
        is_whole = _is_some(clauses, code) or _is_only_so_far(clauses, code)
        text = _put(clauses) if is_whole else _own_of(clauses, code)
        is_left_out = not text
        told += filter(None, [text])
    return told


def _told_apart(sentence: str, code: LanguageCode) -> list[_Clause]:
    return [_Clause(sign, one, _of(one, code, is_first=not at)) for at, (sign, one) in enumerate(_clauses(sentence))]


def _is_some(clauses: Sequence[_Clause], code: LanguageCode) -> bool:
    """Whether a line says how little was done, or where its act ends: replace boards, no BAS programming."""
    *before, last = clauses
    if last.of is not _Of.NOBODY or not before or any(one.of is not _Of.ONESELF for one in before):
        return False
    if len(before) == 1 and SOME.match(before[0].text):
        return True
    is_end = code == "en" and last.sign == ", " and _has_own_act(before[-1].text, code)
    return is_end and ends_the_work(before[-1].text, last.text)


def _is_only_so_far(clauses: Sequence[_Clause], code: LanguageCode) -> bool:
    """Whether a Spanish line says how far its work goes and what isn't done: half would say more than was done."""
    own = [one for one in clauses if one.of is _Of.ONESELF]
    is_denied = any(one.of is _Of.NOBODY for one in clauses) and len(own) == 1 and len(clauses) == _LEAST
    return code == "es" and is_denied and bool(ONLY_SO_FAR.search(own[0].text))


def tells_how_far(sentence: str) -> bool:
    """Whether a Spanish sentence is such a line: no programo, solo edito lo chico."""
    return _is_only_so_far(_told_apart(sentence, "es"), "es")


def _own_of(clauses: Sequence[_Clause], code: LanguageCode) -> str:
    kept: list[_Clause] = []
    of_before = _Of.ONESELF
    for one in clauses:
        goes_on = of_before is not _Of.ONESELF and not one.sign.startswith(";")
        if (
            one.of is _Of.ONESELF
            and goes_on
            and (_ALL_THE_SAME.fullmatch(one.text) or not _begins_anew(one.text, code))
        ):
            continue
        if one.of is _Of.ONESELF:
            kept.append(_Clause(one.sign, _YES.sub("", one.text), one.of))
        elif one.of is _Of.NOBODY and kept and one.sign.isspace() and ONLY_LOOKS.search(kept[-1].text):
            kept.append(one)
        elif one.of in {_Of.ALL_OTHERS, _Of.DENIES_ALL} and not _keeps_own(one, kept, code):
            kept = kept[:-1] if one.sign.startswith(",") and one.of is _Of.DENIES_ALL else []
        of_before = one.of
    if len(kept) == len(clauses):
        return _without_others_in_brackets(_put(kept), code)
    is_denied_first = clauses[0].of in {_Of.NOBODY, _Of.DENIES_ALL}
    if is_denied_first and not any(one.of is _Of.ONESELF and _begins_anew(one.text, code) for one in clauses):
        return ""
    own = _without_others_in_brackets(_put(kept), code)
    if kept and kept[0].text != clauses[0].text:
        own = _BUT_ABLE.sub("", _FIRST_PERSON.sub("", own, count=1), count=1)
        if _LEANS.match(own):
            return ""
    return own[:1].upper() + own[1:] if len(own.split()) >= _LEAST else ""


def _keeps_own(clause: _Clause, kept: Sequence[_Clause], code: LanguageCode) -> bool:
    """Whether what others do with a thing, or one doesn't, is another act than one's own before it.

    Mount cameras; IT staff programs them. Not so "sat in the crane, did not operate it", "borescope, OEM does it".
    """
    if _DOES.search(clause.text) or _NOTHING.fullmatch(clause.text.strip(" .!")):
        return False
    return any(_has_own_act(one.text, code) for one in kept)


def _has_own_act(text: str, code: LanguageCode) -> bool:
    """Whether a clause tells an act of one's own that is more than to be near one."""
    heads = [text, *text.split(": ")[1:]]
    return any(_is_own_act(one, code) for one in heads) and not _NEAR.match(text)


def _put(kept: Sequence[_Clause]) -> str:
    return "".join(f"{one.sign if place else ''}{one.text}" for place, one in enumerate(kept))


_REST = re.compile(r"\b(?:does|do|did|handles?) the rest$", re.IGNORECASE)
"""Where one's own part ends, which its line tells whole: I only do filters, specialist does the rest."""


def _of(text: str, code: LanguageCode, *, is_first: bool) -> _Of:
    bare = _IN_BRACKETS.sub("", text).strip(" .!")
    if is_of_good_absence(bare) or _GOOD.search(bare) or is_symptom(bare):
        return _Of.ONESELF
    if _NOTHING.fullmatch(bare):
        return _Of.DENIES_ALL
    if (_DENIED.match(bare) and (not is_first or not _is_spanish_own(bare, code))) or _DENIED_LAST.fullmatch(bare):
        if _LIMIT.search(bare):
            return _Of.ONESELF
        return _Of.DENIES_ALL if _OF_IT.search(bare) and not is_first else _Of.NOBODY
    if is_of_somebody_else(bare, code, is_first=is_first) and (is_first or not _REST.search(bare)):
        return _Of.ALL_OTHERS if takes_all(bare, code) else _Of.OTHERS
    return _Of.ONESELF


def _is_spanish_own(text: str, code: LanguageCode) -> bool:
    """Whether a Spanish line begins with "ya" and goes on with work."""
    return code == "es" and text.lower().startswith("ya ") and " no" not in text.lower()


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
    head = re.split(r"[\s/,+]", re.sub(_AND, "", text, count=1, flags=re.IGNORECASE), maxsplit=1)[0]
    if code == "es":
        return verb_form_in_spanish(head) is not None
    return verb_form(head.lower()) is not None


def _without_others_in_brackets(text: str, code: LanguageCode) -> str:
    """The text without brackets that only say what others do, or what isn't done."""

    def own(found: re.Match[str]) -> str:
        clauses = [_Clause(sign, one, _of(one, code, is_first=False)) for sign, one in _clauses(found[1])]
        kept = [one for one in clauses if one.of is _Of.ONESELF]
        if len(kept) == len(clauses):
            return found[0]
        return f" ({_put(kept)})" if kept and not _OWN_HEAD.match(kept[0].text) else ""

    return _IN_BRACKETS.sub(own, text)


def _clauses(sentence: str) -> list[tuple[str, str]]:
    """Return the clauses outside brackets, each with the sign that parts it from the one before."""
    masked = re.sub(r"\([^()]*\)", lambda found: "x" * len(found[0]), sentence)
    signs = [one for one in _SIGN.finditer(masked) if one.start() > 0]
    begins = [0, *(one.end() for one in signs)]
    ends = [*(one.start() for one in signs), len(sentence)]
    marks = ["", *(one.group() for one in signs)]
    return [(mark, sentence[begin:end]) for mark, begin, end in zip(marks, begins, ends, strict=True)]
