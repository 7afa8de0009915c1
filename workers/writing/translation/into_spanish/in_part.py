"""What of an English line is told in Spanish where the whole can't be: items of a list, beginnings without an end.

What is left out may take nothing from what stands: no bound, condition, helper or denial falls, and no thing stands
without the doing that it belongs to.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from workers.language.conjugation import Form
from workers.writing.translation.from_english.pieces import infinitives_of_pieces
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.from_english.tokens import tokens_of
from workers.writing.translation.into_spanish.doings import doing_at
from workers.writing.translation.into_spanish.listed import lowered

_LEAST_WORDS = 2
_END = re.compile(
    r"\s+(?:for|in|at|on|from|with|using|through|thru|near|across|around|along|while|so|because|which|that|to|into|onto"
    r"|inside|during|within|between|before|after|via|per)\s",
    re.IGNORECASE,
)
"""Where an end begins that may fall: where, with what, what for, when."""
_REASONS = re.compile(r"\s+(?:so|because)\s", re.IGNORECASE)
_TAKES_AWAY = re.compile(
    r"\b(?:not|no|never|only|except|without|just|some|sometimes|occasional\w*|once|under|partial\w*|until|unless|if|when"
    r"|help\w*|assist\w*|learn\w*|watch\w*|shadow\w*|observ\w*|train\w*|class(?:es)?|course|school|simulat\w*|practice"
    r"|intern\w*|almost|nearly|less|fewer|up to|most(?:ly)?|other|others|he|she|they|his|her|their|him|them|me|us|it"
    r"|somebody|someone|else|lead|leads|journeym[ae]n|foreman|foremen|senior|tech|techs|engineers?|supervisors?|boss|super"
    r"|mechanics?|operators?|masters?|inspectors?|crews?|helpers?|apprentices?|guys?|partners?|teams?|contractors?|vendors?"
    r"|managers?|persons?|people|manufacturers?|subs?|dispatch|office|drivers?|electricians?|plumbers?|welders?|steward|permit"
    r"|directors?|superintendents?|coordinators?|owners?|architects?|captains?|chiefs?|co-?workers?|specialists?"
    r"|cent(?:er|re)s?)\b"
    r"|n['\u2019]t\b|[?(:;]",
    re.IGNORECASE,
)
"""What bounds the work, tells who else did it, or says what a figure counts ("16 on center"): it may not fall."""
_BY_OTHERS = re.compile(
    r"^\w+ed by (?:the |my |our |a )?(?:\w+ )?(?:driver|lead|foreman|crew|operator|owner|contractor|inspector|tech"
    r"|mechanic|engineer|supervisor|manager|vendor|customer|journeyman|partner|office|others?)s?\b",
    re.IGNORECASE,
)
"""A doing that another one did, though its form looks like one's own: chained by driver."""
_WITHOUT_OBJECT = re.compile(
    r"^(?!participar|trabajar|asistir|cumplir|ayudar|subir|entrar)\w+[aei]r (?:al?|en|hasta|hacia|desde)\b",
    re.IGNORECASE,
)
"""What is done to something that was named before it: behind an item that fell it is done to nothing."""
_WITH_A_TOOL_ALONE = re.compile(r"^(?!trabajar|cumplir|hablar|ayudar)\w+[aei]r con\b", re.IGNORECASE)
"""What it was done to fell, or was never named: diagnosticar con Studio 5000."""
_PUTS_BACK = re.compile(r"\bput (?:\w+ )?(?:back|together)\b|\breassembl|\bre-assembl", re.IGNORECASE)
"""What was taken apart is whole again: without it the line would say the half of that."""
_MEASURES = re.compile(r"(?:up to|over|under|about|around|at least|more than|average) ", re.IGNORECASE)
"""How many of what an item before it names: aerial drops, up to 40 per week."""
_OF_ITS_END = re.compile(
    r"(?:i |also |then |we )*"
    r"(?!ke(?:ep|pt|eping) (?:[\w-]+ )*(?:records?|logs?|logbooks?|files|notes|inventory) )"
    r"(?:keep|kept|get|got|make|made|put|leave|left|hold|held|bring|brought|let|have|had|has|cut"
    r"|reduce|improve|increase|move|start|began|begin|go|went|convert|turn|take|took|help|assist|learn|train|want|try|tried"
    r"|am|is|are|was|were|certif\w*|licen[sc]\w*|respons\w*|plan|promot\w*|work|account\w*|experience\w*|familiar)"
    r"(?:s|d|ed|ing)?\b",
    re.IGNORECASE,
)
"""What says something else without its end: kept the tool crib in order."""
_RANGE = re.compile(r"[\d\"'%] (?:to|from) ", re.IGNORECASE)
"""What begins a range says too little: 2" to 12" pipe."""
_PARTICLE = re.compile(
    r"\b(?:in|out|up|off|on|over|down|away|back|due|prior|next|close|according|as|be)$", re.IGNORECASE
)


def told_in_part(parts: Sequence[str], tell: Callable[[str], str]) -> list[tuple[str, str]]:
    """What can be told of the items of a line, in order: each with its English, which may lack its end."""
    found: list[tuple[str, str]] = []
    is_led = True
    for part in parts:
        english, spanish = ("", "") if _BY_OTHERS.search(part) or _MEASURES.match(part) else _told(part, tell)
        if (_WITHOUT_OBJECT.match(spanish) and not is_led) or _WITH_A_TOOL_ALONE.match(spanish):
            continue
        if not spanish and _PUTS_BACK.search(part):
            return []
        is_doing = begins_with_doing(spanish)
        is_behind_things = bool(found) and not begins_with_doing(found[0][1])
        is_behind_things = is_behind_things or (not found and part != parts[0] and not _may_be_doing(parts[0]))
        if is_doing and is_behind_things and _may_be_thing(english):
            continue
        if spanish and (is_led or is_doing):
            found.append((english, spanish))
        is_whole = english == part  # what follows may belong to an end that fell
        is_led = (is_led or is_doing) and is_whole if spanish else is_led and not _may_be_doing(part)
    return found


def takes_away(words: str) -> bool:
    """Whether words of a line bound it, or tell who else did it, so that they may not fall from it."""
    return bool(_TAKES_AWAY.search(words))


def as_one(found: Sequence[tuple[str, str]], tell: Callable[[str], str]) -> str:
    """Items told apart as one line: told anew together, or beside one another."""
    if len(found) == 1:
        return found[0][1]
    whole = tell(", ".join([found[0][0], *(_within(english) for english, _ in found[1:])]))
    return whole or ", ".join([found[0][1], *(lowered(spanish) for _, spanish in found[1:])])


def _told(part: str, tell: Callable[[str], str]) -> tuple[str, str]:
    if spanish := tell(part):
        return part, spanish
    for beginning in _without_end(part):
        spanish = tell(beginning)
        if " " in spanish:
            return beginning, spanish
    return part, ""


def _without_end(part: str) -> Iterator[str]:
    """The beginnings of an item, the longest first, without an end that takes nothing from them."""
    if _OF_ITS_END.match(part):
        return
    for end in reversed([*_END.finditer(part)]):
        beginning, tail = part[: end.start()], part[end.start() :]
        if _RANGE.search(f"{beginning[-3:]}{tail[:4]}") or _is_torn(beginning, tail):
            continue
        if not _REASONS.match(tail) and _TAKES_AWAY.search(tail):
            return
        if len(beginning.split()) >= _LEAST_WORDS and not _PARTICLE.search(beginning):
            yield beginning


def _is_torn(beginning: str, tail: str) -> bool:
    """Whether a tail begins with what belongs to the doing before it: set up outriggers and check, for power lines."""
    last, link = beginning.rsplit(maxsplit=1)[-1].casefold(), tail.split(maxsplit=1)[0].casefold()
    form = tables().forms.get(last)
    return form is not None and f"{form[0]} {link}" in tables().verbs


def _within(english: str) -> str:
    """An item within a line: its first letter small where our lists have the word."""
    first = english.split(maxsplit=1)[0].casefold()
    known = tables()
    is_word = first in known.forms or first in known.nouns or first in known.qualities
    return lowered(english) if is_word and first not in known.makes else english


def _may_be_thing(english: str) -> bool:
    """Whether an item of a list of things may be one, though it is told as a doing: disconnect whips, guide coat."""
    tokens, _ = tokens_of(english)
    form = tables().forms.get(tokens[0].folded) if tokens else None
    is_bare = len(tokens) == _LEAST_WORDS and not tokens[1].mark
    return form is not None and form[1] is Form.BASE and is_bare


def _may_be_doing(english: str) -> bool:
    tokens, _ = tokens_of(english)
    at = next((at for at, one in enumerate(tokens) if one.folded not in {"i", "also", "then", "and"}), 0)
    return bool(tokens) and (doing_at(tokens, at) is not None or bool(re.search(r"(?:ed|ing)$", tokens[at].folded)))


def begins_with_doing(spanish: str) -> bool:
    """Whether a line told in Spanish begins with an infinitive of our lists."""
    return bool(spanish) and spanish.split(maxsplit=1)[0].lower() in infinitives()


@cache
def infinitives() -> frozenset[str]:
    """The verbs that an English line is told by."""
    told = (sense.infinitive.split()[0] for senses in tables().verbs.values() for sense in senses if sense.infinitive)
    return frozenset(told) | infinitives_of_pieces()
